// A secret window: some seats answer, in any number of steps, and nobody learns more than who is ready until the last
// one is. Inside it only marks are set and drafts filled; what the answers do happens when it closes.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>

#include "seats.hpp"

namespace sitdown {

struct SecretWindow {
    std::uint16_t openings{};  // how often it was opened; never 0 once it was
    std::uint8_t asked_mask{}; // 0: closed
    std::uint8_t ready_mask{};

    constexpr bool is_open() const { return asked_mask != 0; }
    // For `status`: the number of this opening, 0 if it is closed. Two openings in a row have different numbers.
    constexpr std::uint16_t window() const { return is_open() ? openings : std::uint16_t{0}; }

    constexpr Seats asked() const { return asked_mask; }
    constexpr bool ready(Seat seat) const { return has_seat(ready_mask, seat); }
    constexpr Seats waiting() const { return asked() & ~Seats{ready_mask}; }

    // True when this was the last seat: the window is closed now and its answers are to be carried out.
    constexpr bool done(Seat seat) {
        if (!has_seat(waiting(), seat)) return false;
        ready_mask = static_cast<std::uint8_t>(ready_mask | seat_bit(seat));
        if (ready_mask != asked_mask) return false;
        close();
        return true;
    }

    // The seat has not answered after all. For resampling, which then answers anew for it.
    constexpr void reopen(Seat seat) { ready_mask = static_cast<std::uint8_t>(ready_mask & ~seat_bit(seat)); }

    // Also for a game that ends meanwhile. Drafts stay: they are read now.
    constexpr void close() { asked_mask = ready_mask = 0; }

    friend constexpr bool operator==(const SecretWindow &, const SecretWindow &) = default;

protected:
    constexpr void open_for(Seats asked_seats) {
        openings = openings == std::numeric_limits<std::uint16_t>::max() ? std::uint16_t{1}
                                                                         : static_cast<std::uint16_t>(openings + 1);
        asked_mask = static_cast<std::uint8_t>(asked_seats);
        ready_mask = 0;
    }

    template <class F>
    void window_fields(F &f) {
        f("openings", openings, 0, std::numeric_limits<std::uint16_t>::max());
        f("asked", asked_mask, 0, 255);
        f("ready", ready_mask, 0, 255);
        if (!f.reading) return;
        if ((ready_mask & ~asked_mask) != 0) return f.fail("a seat is ready that was not asked");
        if (is_open() && ready_mask == asked_mask) return f.fail("all seats are ready, so the window must be closed");
        if (is_open() && openings == 0) return f.fail("an open window has a number above 0");
    }
};

struct NoDraft {};

// Draft: what a seat has put together so far; an integer, or a structure with `fields`. Zero is the empty draft.
template <int SeatCount, class Draft = NoDraft>
struct Secret : SecretWindow {
    static_assert(SeatCount > 0 && SeatCount <= static_cast<int>(most_seats));
    static_assert(alignof(Draft) <= alignof(std::uint32_t), "a wider draft would leave padding in the state");

    Draft drafts[SeatCount]{};

    // All drafts are empty then. With no seat asked it stays closed.
    constexpr void open(Seats asked_seats) {
        open_for(asked_seats);
        clear_drafts();
    }

    constexpr Draft &draft(Seat seat) { return drafts[seat]; }
    constexpr const Draft &draft(Seat seat) const { return drafts[seat]; }

    // Once the answers are carried out: a draft left behind would be a secret that nobody hides.
    constexpr void clear_drafts() {
        for (Draft &mine : drafts) mine = Draft{};
    }

    friend constexpr bool operator==(const Secret &, const Secret &) = default;

    template <class F>
    void fields(F &f) {
        window_fields(f);
        if constexpr (std::is_integral_v<Draft>) {
            f("drafts", drafts, std::numeric_limits<Draft>::min(), std::numeric_limits<Draft>::max());
        } else {
            f.object("drafts", [&] {
                for (int seat = 0; seat < SeatCount; ++seat) {
                    f.object(std::to_string(seat).c_str(), [&] { drafts[seat].fields(f); });
                }
            });
        }
    }
};

template <int SeatCount>
struct Secret<SeatCount, NoDraft> : SecretWindow {
    static_assert(SeatCount > 0 && SeatCount <= static_cast<int>(most_seats));

    // With no seat asked it stays closed.
    constexpr void open(Seats asked_seats) { open_for(asked_seats); }

    friend constexpr bool operator==(const Secret &, const Secret &) = default;

    template <class F>
    void fields(F &f) {
        window_fields(f);
    }
};

} // namespace sitdown
