// What a seat answers with: an id from the list, and an amount where the choice has a range.
#pragma once

#include <sitdown/abi.h>

#include <cstdint>

namespace sitdown::host {

struct Choice {
    std::uint32_t id = 0;
    std::int32_t amount = 0;
    friend bool operator==(const Choice&, const Choice&) = default;
};

// A range without a step goes by ones.
constexpr std::int32_t step_of(const sd_choice& choice) { return choice.step > 0 ? choice.step : 1; }

// How many amounts a choice offers; 1 for a choice without a range.
constexpr std::uint32_t amounts(const sd_choice& choice) {
    if (choice.high <= choice.low) return 1;
    const std::int64_t width = static_cast<std::int64_t>(choice.high) - choice.low;
    return static_cast<std::uint32_t>(width / step_of(choice) + 1);
}

// The n-th amount, from 0.
constexpr std::int32_t amount_at(const sd_choice& choice, std::uint32_t n) {
    return static_cast<std::int32_t>(choice.low + static_cast<std::int64_t>(n) * step_of(choice));
}

// A list that leaves nothing to decide: one choice with one amount.
constexpr bool is_single(const sd_choice* choices, std::uint32_t count) {
    return count == 1 && amounts(choices[0]) == 1;
}

// What is taken for a seat that does not choose: the first of the list, of a range its low end.
constexpr Choice default_of(const sd_choice& choice) { return {choice.id, choice.low}; }

}  // namespace sitdown::host
