// Positions of one neighbourhood as bit sets. Side neighbours are one shift away; what hangs together by sides is a
// flood. Knows nothing of cards, money or turns.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

namespace godfather::surround {

// A bit for each position: row * stride + column.
using Cells = std::uint64_t;

// One column more than the widest neighbourhood has: that column is never part of an area, so a shift cannot join the
// end of a row to the beginning of the next.
inline constexpr int stride = 9;
inline constexpr int most_columns = stride - 1;
inline constexpr int most_rows = 7;
inline constexpr int most_colours = 4;

constexpr Cells cell(int bit) { return Cells{1} << bit; }
constexpr Cells cell(int row, int column) { return cell(row * stride + column); }
constexpr int count(Cells cells) { return std::popcount(cells); }
constexpr Cells lowest(Cells cells) { return cells & (~cells + 1); }

// The side neighbours; some may lie outside of the area, so the caller masks.
constexpr Cells beside(Cells cells) { return cells << 1 | cells >> 1 | cells << stride | cells >> stride; }

// Everything in `within` that hangs together by sides with the seed. The seed lies within.
constexpr Cells connected(Cells seed, Cells within) {
    while (true) {
        const Cells wider = (seed | beside(seed)) & within;
        if (wider == seed) return seed;
        seed = wider;
    }
}

// The bit numbers of a set, lowest first: for (int bit : bits(cells)).
class bits {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(Cells left) : rest(left) {}
        constexpr int operator*() const { return std::countr_zero(rest); }
        constexpr Iterator &operator++() {
            rest &= rest - 1;
            return *this;
        }
        constexpr bool operator==(std::default_sentinel_t) const { return rest == 0; }

    private:
        Cells rest;
    };

    constexpr explicit bits(Cells cells) : all(cells) {}
    constexpr Iterator begin() const { return Iterator(all); }
    constexpr std::default_sentinel_t end() const { return {}; }

private:
    Cells all;
};

// visit(mass) for every side-connected part of the set.
template <class Visit>
constexpr void each_mass(Cells set, Visit visit) {
    while (set != 0) {
        const Cells mass = connected(lowest(set), set);
        set &= ~mass;
        visit(mass);
    }
}

struct Board {
    Cells area{};
    std::array<Cells, most_colours> men{};

    constexpr Cells occupied() const { return men[0] | men[1] | men[2] | men[3]; }
    constexpr Cells open() const { return area & ~occupied(); }
    constexpr void add(int colour, Cells cells) { men[static_cast<std::size_t>(colour)] |= cells; }
    constexpr void remove(Cells cells) {
        for (Cells &mine : men) mine &= ~cells;
    }
    constexpr Cells of(int colour) const { return men[static_cast<std::size_t>(colour)]; }
};

// More than half of all positions (GF-7.1).
constexpr int majority(Cells area) { return count(area) / 2 + 1; }

} // namespace godfather::surround
