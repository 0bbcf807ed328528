// A hidden number (money, mostly) and, for each viewer, the interval he can deduce. Nearly all changes of hidden
// money are public, so a viewer who counts along knows a lot; bots are given exactly that.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <stdexcept>

#include "rng.hpp"
#include "seats.hpp"

namespace sitdown {

// Always: low(viewer) <= get() <= high(viewer), and, unless MayBeNegative, everybody knows that it is not below 0.
template <int SeatCount, class Int = std::int16_t, bool MayBeNegative = false>
struct Veiled {
    static_assert(SeatCount > 0 && SeatCount <= static_cast<int>(most_seats) && sizeof(Int) <= 4);

    static constexpr int viewer_count = SeatCount + 1; // the last: spectators
    static constexpr Int least = MayBeNegative ? std::numeric_limits<Int>::min() : Int{0};
    static constexpr Int most = std::numeric_limits<Int>::max();

    Int value{};
    Int lows[viewer_count]{};
    Int highs[viewer_count]{};

    // Those who are not told know only the range.
    constexpr void start(int number, Viewers told, int lowest = least, int highest = most) {
        require(lowest <= number && number <= highest, "a veiled number starts outside its own range");
        value = narrow(number);
        for (int index = 0; index < viewer_count; ++index) {
            const bool sure = sees(told, viewer_at(index));
            lows[index] = sure ? value : clamp(lowest);
            highs[index] = sure ? value : clamp(highest);
        }
    }

    constexpr int get() const { return value; }
    constexpr int low(Seat viewer) const { return lows[index_of(viewer)]; }
    constexpr int high(Seat viewer) const { return highs[index_of(viewer)]; }
    constexpr bool knows(Seat viewer) const { return low(viewer) == high(viewer); }
    constexpr Viewers knowers() const {
        Viewers mask = nobody;
        for (int index = 0; index < viewer_count; ++index) {
            if (lows[index] == highs[index]) mask = static_cast<Viewers>(mask | only(viewer_at(index)));
        }
        return mask;
    }

    // Everybody sees by how much it changes.
    constexpr void shift(int delta) {
        value = narrow(std::int64_t{value} + delta);
        for (Int &low : lows) low = added(low, delta);
        for (Int &high : highs) high = added(high, delta);
    }

    // Those who are not told only know that the change lies within lowest to highest.
    constexpr void change(int delta, Viewers told, int lowest, int highest) {
        require(lowest <= delta && delta <= highest,
                "a veiled number changes by more than others are told is possible");
        value = narrow(std::int64_t{value} + delta);
        for (int index = 0; index < viewer_count; ++index) {
            const bool sure = sees(told, viewer_at(index));
            lows[index] = clamp(std::int64_t{lows[index]} + (sure ? delta : lowest));
            highs[index] = clamp(std::int64_t{highs[index]} + (sure ? delta : highest));
        }
    }

    constexpr void look(Seat viewer) { lows[index_of(viewer)] = highs[index_of(viewer)] = value; }
    constexpr void reveal(Viewers viewers) {
        for (int index = 0; index < viewer_count; ++index) {
            if (sees(viewers, viewer_at(index))) lows[index] = highs[index] = value;
        }
    }

    // A shown bid or a price that was within reach proves it, to those who see it.
    constexpr void at_least(int proven, Viewers seen_by = everyone) {
        require(proven <= value, "a veiled number is smaller than what was said to be proven");
        for (int index = 0; index < viewer_count; ++index) {
            if (sees(seen_by, viewer_at(index))) lows[index] = std::max(lows[index], clamp(proven));
        }
    }
    constexpr void at_most(int proven, Viewers seen_by = everyone) {
        require(proven >= value, "a veiled number is greater than what was said to be proven");
        for (int index = 0; index < viewer_count; ++index) {
            if (sees(seen_by, viewer_at(index))) highs[index] = std::min(highs[index], clamp(proven));
        }
    }

    // Uniform over low, low + step, low + 2 step... up to high; the step is 1 or more. Who knew the number knows the
    // new one; where another's interval does not reach it, it is made to.
    constexpr void resample(Seat viewer, Rng &rng, int step = 1) {
        const auto width = static_cast<std::uint32_t>(std::int64_t{high(viewer)} - low(viewer));
        const auto size = static_cast<std::uint32_t>(step);
        const auto drawn = static_cast<Int>(low(viewer) + std::int64_t{rng.below(width / size + 1)} * size);
        for (int index = 0; index < viewer_count; ++index) {
            const bool sure = lows[index] == highs[index];
            lows[index] = sure ? drawn : std::min(lows[index], drawn);
            highs[index] = sure ? drawn : std::max(highs[index], drawn);
        }
        value = drawn;
    }

    friend constexpr bool operator==(const Veiled &, const Veiled &) = default;

    template <class F>
    void fields(F &f) {
        f("value", value, least, most);
        f("low", lows, least, most);
        f("high", highs, least, most);
        if (!f.reading) return;
        for (int index = 0; index < viewer_count; ++index) {
            if (lows[index] > value || value > highs[index]) {
                return f.fail("the value is not between the low and the high end of every viewer");
            }
        }
    }

private:
    static constexpr int index_of(Seat viewer) { return static_cast<int>(viewer < SeatCount ? viewer : SeatCount); }
    static constexpr Seat viewer_at(int index) { return index == SeatCount ? spectator : static_cast<Seat>(index); }

    static constexpr void require(bool holds, const char *sentence) {
        if (!holds) throw std::out_of_range(sentence);
    }
    static constexpr Int clamp(std::int64_t number) {
        return static_cast<Int>(std::clamp(number, std::int64_t{least}, std::int64_t{most}));
    }
    // No further than the ends of the range, and without wider numbers: nearly every change of money comes here.
    static constexpr Int added(Int number, int delta) {
        if (delta >= 0) return number > most - delta ? most : static_cast<Int>(number + delta);
        return number < least - delta ? least : static_cast<Int>(number + delta);
    }
    static constexpr Int narrow(std::int64_t number) {
        require(least <= number && number <= most, "a veiled number leaves its range: a payment was not covered?");
        return static_cast<Int>(number);
    }
};

} // namespace sitdown
