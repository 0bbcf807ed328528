// Where the game stands, as an author writes it: only what is not the usual. It follows from facts that every viewer
// has.
#pragma once

#include "abi.h"
#include "seats.hpp"

namespace sitdown {

struct Status {
    Seats waiting = 0;     // who must answer
    unsigned phase = 0;    // numbers in the manifest's lists, from 1
    unsigned round = 0;    // from 1; 0 = before the first
    unsigned prompt = 0;
    unsigned window = 0;   // the secret window's number, 0 = none
    bool optional = false; // may be passed for the rest of the phase
    unsigned ending = 0;   // 0 = running

    constexpr operator sd_status() const {
        return {waiting,
                static_cast<std::uint16_t>(phase),
                static_cast<std::uint16_t>(round),
                static_cast<std::uint16_t>(prompt),
                static_cast<std::uint16_t>(window),
                static_cast<std::uint8_t>(optional),
                static_cast<std::uint8_t>(ending),
                0};
    }
};

} // namespace sitdown
