// A uniformly random choice out of a list, and a uniformly random amount of its range. Inline: it sits in hot loops.
#pragma once

#include <sitdown/abi.h>

#include <cstdint>
#include <sitdown/rng.hpp>

namespace sitdown::host {

inline std::int32_t random_amount(const sd_choice& choice, Rng& generator) {
    if (choice.high <= choice.low) return choice.low;
    const std::int32_t step = choice.step > 0 ? choice.step : 1;
    const auto width = static_cast<std::uint32_t>(choice.high) - static_cast<std::uint32_t>(choice.low);
    const std::uint32_t steps = width / static_cast<std::uint32_t>(step);
    return choice.low + static_cast<std::int32_t>(generator.below(steps + 1) * static_cast<std::uint32_t>(step));
}

}  // namespace sitdown::host
