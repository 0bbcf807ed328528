// Which positions may be used next, when a play of several men is judged only at its end (GF-6.2, 6.9): a position is
// offered if the play is legal with it, or can still be made legal with the men that are left.
//
// No position is tried at random. A man with an open side beside him harms nobody, so with a play that is legal as it
// stands every open position with an open neighbour is fine. Only isolated holes need a test, and only a capture can
// save a man without an open side: so the only completions worth trying are the open sides of opposing masses.
#pragma once

#include "capture.hpp"

namespace godfather::surround {

inline constexpr int longest_play = 3;

// Positions that would complete a capture: for each opposing mass, its open sides that the play has not filled.
class Completions {
public:
    // `left`: how many more men the play may get.
    constexpr Completions(const Board &board, int mover, Cells play, int left) {
        const Cells occupied = board.occupied(), open = board.area & ~occupied;
        each_mass(occupied & ~board.of(mover), [&](Cells mass) {
            const Cells missing = beside(mass) & open & ~play;
            if (missing != 0 && surround::count(missing) <= left) needs[static_cast<std::size_t>(size++)] = missing;
        });
    }

    // Whether the play becomes legal by one of them, or by two together, with at most `left` men.
    constexpr bool save(const Board &board, int mover, Cells play, int left) const {
        for (int first = 0; first < size; ++first) {
            const Cells one = at(first) & ~play;
            if (one == 0 || surround::count(one) > left) continue;
            if (legal(board, mover, play | one)) return true;
            for (int second = first + 1; second < size; ++second) {
                const Cells both = (one | at(second)) & ~play;
                if (both != one && surround::count(both) <= left && legal(board, mover, play | both)) return true;
            }
        }
        return false;
    }

    constexpr bool none() const { return size == 0; }

private:
    constexpr Cells at(int index) const { return needs[static_cast<std::size_t>(index)]; }

    // Masses do not touch by their sides, so there are at most half as many as positions, and one.
    std::array<Cells, most_rows * most_columns / 2 + 1> needs;
    int size = 0;
};

// The positions that may be used next. `play`: the men already placed, not yet on the board; `left`: how many more may
// come, the one asked for included (at most longest_play with those placed).
constexpr Cells completable(const Board &board, int mover, Cells play, int left) {
    if (left <= 0) return 0;
    const Cells open = board.open() & ~play;
    const bool sound = play == 0 || legal(board, mover, play);
    const Cells free = sound ? open & beside(open) : 0;
    Cells result = free, doubtful = open & ~free;
    for (const int bit : bits(doubtful)) {
        if (legal(board, mover, play | cell(bit))) result |= cell(bit);
    }
    doubtful &= ~result;
    if (doubtful == 0 || left < 2) return result;
    // One of the missing positions may be the one asked for, so masses that need all that is left count too.
    const Completions completions(board, mover, play, left);
    if (completions.none()) return result;
    for (const int bit : bits(doubtful)) {
        if (completions.save(board, mover, play | cell(bit), left - 1)) result |= cell(bit);
    }
    return result;
}

// Whether any position may be used next; cheaper than the list where the answer is yes.
constexpr bool any_completable(const Board &board, int mover, Cells play, int left) {
    if (left <= 0) return false;
    const Cells open = board.open() & ~play;
    if ((open & beside(open)) != 0 && (play == 0 || legal(board, mover, play))) return true;
    return completable(board, mover, play, left) != 0;
}

// The fewest men with which the mover can enter legally at all, up to a limit; 0 if he cannot.
constexpr int fewest_men(const Board &board, int mover, int limit) {
    for (int men = 1; men <= limit; ++men) {
        if (any_completable(board, mover, 0, men)) return men;
    }
    return 0;
}

} // namespace godfather::surround
