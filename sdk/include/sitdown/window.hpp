// An optional reaction, open to the seats that publicly might have one: whether they do is their secret, so they are
// all asked, one after the other or all at once.
#pragma once

#include <cstdint>

#include "seats.hpp"

namespace sitdown {

struct Window {
    std::uint8_t asked{};   // who may still react; 0: closed
    std::uint8_t in_turn{}; // 1: one after the other
    std::uint8_t first{};   // in turn: who is asked first; whoever has passed is no longer in `asked`
    std::uint8_t seats{};   // in turn: how many sit around the table

    // Clockwise from the first seat. With an empty mask it stays closed.
    constexpr void open_in_turn(Seats mask, Seat first_seat, Seat seat_count) {
        *this = {};
        if (mask == 0) return;
        asked = static_cast<std::uint8_t>(mask);
        in_turn = 1;
        first = static_cast<std::uint8_t>(first_seat);
        seats = static_cast<std::uint8_t>(seat_count);
    }

    constexpr void open_at_once(Seats mask) {
        *this = {};
        asked = static_cast<std::uint8_t>(mask);
    }

    constexpr bool is_open() const { return asked != 0; }

    constexpr Seats waiting() const {
        return in_turn != 0 && is_open() ? seat_bit(in_order_from(first, asked, seats)) : Seats{asked};
    }

    // True when that closed the window.
    constexpr bool pass(Seat seat) {
        asked = static_cast<std::uint8_t>(asked & ~seat_bit(seat));
        if (asked == 0) {
            close();
            return true;
        }
        return false;
    }

    // The seat has reacted. If it still might, it is asked again, at once; else it is as if it had passed.
    constexpr bool used(Seat seat, bool still) {
        if (!still) return pass(seat);
        return false;
    }

    // A reaction that gives everybody a new reason: all of the mask are asked (again), in the same manner.
    constexpr void ask_again(Seats mask, Seat first_seat) {
        if (in_turn != 0) {
            open_in_turn(mask, first_seat, seats);
        } else {
            open_at_once(mask);
        }
    }

    constexpr void close() { *this = {}; }

    friend constexpr bool operator==(const Window &, const Window &) = default;

    template <class F>
    void fields(F &f) {
        f("asked", asked, 0, 255);
        f("in_turn", in_turn, 0, 1);
        f("first", first, 0, 7);
        f("seats", seats, 0, 8);
        if (f.reading && in_turn != 0 && (asked & ~all_seats(seats)) != 0) {
            return f.fail("a seat is asked that is not at the table");
        }
    }
};

} // namespace sitdown
