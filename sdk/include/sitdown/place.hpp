// References as an author writes them: a place, a slot of it, a group, a seat, a face.
#pragma once

#include "abi.h"
#include "seats.hpp"

namespace sitdown {

struct Place {
    sd_ref ref{};
    friend constexpr bool operator==(Place, Place) = default;
};

inline constexpr Seat no_seat = SD_NO_SEAT;

// Components are numbered from 1, in the order in which `components` lists them.
constexpr Place at(unsigned component, Seat owner = no_seat) { return {SD_REF(SD_REF_PLACE, component, owner, 0)}; }
constexpr Place slot(unsigned component, unsigned index, Seat owner = no_seat) {
    return {SD_REF(SD_REF_SLOT, component, owner, index)};
}
constexpr Place group(unsigned component, unsigned index, Seat owner = no_seat) {
    return {SD_REF(SD_REF_GROUP, component, owner, index)};
}
constexpr Place seat_place(Seat seat) { return {SD_REF(SD_REF_SEAT, 0, seat, seat)}; }
constexpr Place face_place(unsigned face) { return {SD_REF(SD_REF_FACE, 0, no_seat, face)}; }

} // namespace sitdown
