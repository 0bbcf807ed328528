// Seats and viewers: small numbers, and bit masks of them.
#pragma once

#include <bit>
#include <cstdint>
#include <iterator>

namespace sitdown {

using Seat = std::uint32_t;    // 0 to 7
using Seats = std::uint32_t;   // a bit for each seat
using Viewers = std::uint16_t; // bits 0 to 7: seats; bit 15: spectators

inline constexpr Seat most_seats = 8;
inline constexpr Seat spectator = 15; // the viewer number of everybody who has no seat

inline constexpr Viewers everyone = 0xffff;
inline constexpr Viewers nobody = 0;

constexpr Seats seat_bit(Seat seat) { return Seats{1} << seat; }

constexpr bool has_seat(Seats mask, Seat seat) { return (mask >> seat & 1u) != 0; }

constexpr Seats all_seats(Seat count) { return (Seats{1} << count) - 1; }

// The named viewers and no others.
template <class... More>
constexpr Viewers only(Seat first, More... others) {
    return static_cast<Viewers>(seat_bit(first) | (0u | ... | seat_bit(static_cast<Seat>(others))));
}

constexpr Viewers but(Seat seat) { return static_cast<Viewers>(~seat_bit(seat)); }

constexpr bool sees(Viewers mask, Seat viewer) { return (mask >> viewer & 1u) != 0; }

// The seats of a mask, lowest first: for (Seat seat : each(mask)). It keeps a copy of the mask.
class EachSeat {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(Seats left) : rest(left) {}
        constexpr Seat operator*() const { return static_cast<Seat>(std::countr_zero(rest)); }
        constexpr Iterator &operator++() {
            rest &= rest - 1;
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return rest == 0; }

    private:
        Seats rest;
    };

    constexpr explicit EachSeat(Seats mask) : all(mask) {}
    constexpr Iterator begin() const { return Iterator(all); }
    constexpr std::default_sentinel_t end() const { return {}; }

private:
    Seats all;
};

constexpr EachSeat each(Seats mask) { return EachSeat(mask); }

// Clockwise: seat numbers rise, and 0 follows the last.
constexpr Seat next_seat(Seat seat, Seat seats) { return seat + 1 >= seats ? 0 : seat + 1; }

// The first seat of the mask, clockwise from `first` (which may be it); `seats` if the mask has none.
constexpr Seat in_order_from(Seat first, Seats mask, Seat seats) {
    const Seats present = mask & all_seats(seats);
    if (present == 0) return seats;
    const Seats later = present >> first << first;
    return static_cast<Seat>(std::countr_zero(later != 0 ? later : present));
}

} // namespace sitdown
