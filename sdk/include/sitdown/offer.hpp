// A gift, a trade, a share, a bribe: built in secret, sent to one seat, answered, countered up to n times. Every
// beginning is counted, also one that is dropped, so that offers come to an end.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "seats.hpp"

namespace sitdown {

// Parts: what is given and asked; an integer, or a structure with `fields`. Only the two seats see it.
template <class Parts>
struct Offer {
    static_assert(alignof(Parts) <= 8);

    enum class Stage : std::uint8_t { none, building, sent };

    std::uint16_t number{}; // of the secret window in which it is built
    Stage stage{};
    std::uint8_t from{};  // whose terms are on the table
    std::uint8_t to{};    // who answers them
    std::uint8_t began{}; // who made the first offer; counters do not change it
    std::uint8_t counters_left{};
    std::uint8_t countered{};        // how many counters were made
    std::uint8_t made[most_seats]{}; // offers begun by each seat in this phase
    Parts parts{};

    constexpr void begin(Seat seat, std::uint16_t window_number, int counters = 0) {
        close();
        number = window_number;
        stage = Stage::building;
        from = began = static_cast<std::uint8_t>(seat);
        counters_left = static_cast<std::uint8_t>(counters);
        if (made[seat] < std::numeric_limits<std::uint8_t>::max()) ++made[seat];
    }

    constexpr bool building() const { return stage == Stage::building; }
    constexpr bool sent() const { return stage == Stage::sent; }
    constexpr bool is_open() const { return stage != Stage::none; }

    // For `status`: building is a secret window of one seat; answering is an open prompt.
    constexpr std::uint16_t window() const { return building() ? number : std::uint16_t{0}; }

    constexpr Seats waiting() const {
        if (building()) return seat_bit(from);
        return sent() ? seat_bit(to) : Seats{0};
    }

    // The two who see the parts; the builder alone before it is sent.
    constexpr Viewers seen_by() const {
        if (building()) return only(from);
        return sent() ? only(from, to) : nobody;
    }

    constexpr void send(Seat partner) {
        to = static_cast<std::uint8_t>(partner);
        stage = Stage::sent;
        number = 0;
    }

    constexpr bool may_counter() const { return sent() && counters_left > 0; }

    // The roles swap and the one who offered has to answer; the caller changes the parts.
    constexpr void counter() {
        if (!may_counter()) throw std::length_error("an offer was countered more often than it may be");
        std::swap(from, to);
        --counters_left;
        ++countered;
    }

    // Accepted, declined or dropped.
    constexpr void close() {
        Offer closed;
        std::copy(std::begin(made), std::end(made), closed.made);
        *this = closed;
    }

    constexpr bool may(Seat seat, int limit) const { return made[seat] < limit; }
    constexpr void new_phase() { std::fill(std::begin(made), std::end(made), std::uint8_t{0}); }

    friend constexpr bool operator==(const Offer &, const Offer &) = default;

    template <class F>
    void fields(F &f) {
        auto stage_number = static_cast<std::uint8_t>(stage);
        f("window", number, 0, std::numeric_limits<std::uint16_t>::max());
        f("stage", stage_number, 0, 2);
        f("from", from, 0, 7);
        f("to", to, 0, 7);
        f("began", began, 0, 7);
        f("counters_left", counters_left, 0, 255);
        f("countered", countered, 0, 255);
        f("made", made, 0, 255);
        if constexpr (std::is_integral_v<Parts>) {
            f("parts", parts, std::numeric_limits<Parts>::min(), std::numeric_limits<Parts>::max());
        } else {
            f.object("parts", [&] { parts.fields(f); });
        }
        stage = static_cast<Stage>(stage_number);
    }
};

} // namespace sitdown
