// Dice: a roll, and the last roll kept in the state so that the table can show it.
#pragma once

#include <cstdint>

#include "rng.hpp"

namespace sitdown {

// 1 to sides.
constexpr int roll(Rng &rng, int sides) { return 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(sides))); }

template <int N>
struct Dice {
    static_assert(N > 0);

    std::uint8_t values[N]{}; // 0: not rolled yet

    // Rolls all of them and returns the sum; a die has at most 255 sides.
    constexpr int roll(Rng &rng, int sides) {
        for (auto &value : values) value = static_cast<std::uint8_t>(sitdown::roll(rng, sides));
        return sum();
    }

    constexpr int sum() const {
        int total = 0;
        for (const auto value : values) total += value;
        return total;
    }

    constexpr bool rolled() const { return values[0] != 0; }
    constexpr void clear() { *this = {}; }

    friend constexpr bool operator==(const Dice &, const Dice &) = default;

    template <class F>
    void fields(F &f) {
        f("values", values, 0, 255);
    }
};

} // namespace sitdown
