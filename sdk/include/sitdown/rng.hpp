// The generator that lives in a game's state. Algorithm and mapping to integers are fixed for ever:
// the same seed gives the same game on every machine, which the standard library's distributions do not promise.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>

namespace sitdown {

struct Rng {
    std::uint64_t state{};

    // splitmix64
    constexpr std::uint64_t next() {
        std::uint64_t mixed = (state += 0x9e3779b97f4a7c15u);
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    }

    // 0 to count - 1; 0 if count is 0. The bias of the multiplication is below count / 2^32.
    constexpr std::uint32_t below(std::uint32_t count) {
        return static_cast<std::uint32_t>(((next() >> 32) * count) >> 32);
    }

    // lowest to highest, both included.
    constexpr int between(int lowest, int highest) {
        const auto low = static_cast<std::uint32_t>(lowest);
        return static_cast<int>(low + below(static_cast<std::uint32_t>(highest) - low + 1));
    }

    // Every order equally likely. Takes anything that is contiguous: an array, a list, a span.
    template <class Values>
    constexpr void shuffle(Values &&values) {
        const std::span items(values);
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
        }
    }

    template <class F>
    void fields(F &f) {
        f("state", state, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max());
    }
};

} // namespace sitdown
