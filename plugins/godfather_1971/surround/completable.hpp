// Which positions may be used next, when a play of several men is judged only at its end (GF-6.2, 6.9): a position is
// offered if the play is legal with it, or can still be made legal with the men that are left.
//
// No position is tried. A man with an open side beside him harms nobody, so only holes are in doubt; and only a capture
// can save a man without an open side, so the only completions worth a thought are the open sides of opposing masses.
#pragma once

#include "holes.hpp"

namespace godfather::surround {

inline constexpr int longest_play = 3;

// The captures that so many men more could still make, each by what is missing for it.
class Captures {
public:
    // Of masses on which one of the seeds lies.
    constexpr Captures(const Outcome &now, int mover, Cells seeds, int left) {
        const Cells others = now.board.occupied() & ~now.board.of(mover);
        for (seeds &= others; seeds != 0;) {
            Cells mass = lowest(seeds), missing = beside(mass) & now.air;
            while (count(missing) <= left) { // a flood that ends when there are too many
                const Cells wider = (mass | beside(mass)) & others;
                if (wider == mass) break;
                mass = wider;
                missing = beside(mass) & now.air;
            }
            seeds &= ~mass;
            if (count(missing) > left) continue;
            list[static_cast<std::size_t>(size++)] = missing;
            either |= missing;
        }
    }

    constexpr Cells all() const { return either; }

    // visit(missing) for each of them, and for every two together.
    template <class Visit>
    constexpr void one_or_two(Visit visit) const {
        for (int first = 0; first < size; ++first) {
            const Cells one = list[static_cast<std::size_t>(first)];
            visit(one);
            for (int second = first + 1; second < size; ++second) {
                const Cells both = one | list[static_cast<std::size_t>(second)];
                if (both != one) visit(both);
            }
        }
    }

private:
    // Masses do not touch, so there are at most half as many as positions, and one.
    std::array<Cells, most_rows * most_columns / 2 + 1> list;
    Cells either = 0;
    int size = 0;
};

// Those of the open positions that may be used next after a legal play, without a capture elsewhere: a man there has an
// open side, helps to take a mass beside him, or is safe among others.
constexpr Filling usable(const Outcome &now, int mover, Cells open, int left) {
    const Cells airy = open & beside(now.air), holes = open & ~airy;
    Filling out{airy, 0};
    const auto take = [&](Cells asked) { out.safe |= Captures(now, mover, beside(asked), left).all() & open; };
    if (airy == 0) take(holes); // where all is full, a capture is near
    if (const Cells asked = holes & ~out.safe; asked != 0) {
        const Filling filling = fill(now, mover, asked, holes);
        out = {out.safe | filling.safe, filling.rings};
        if (airy != 0 && filling.safe != asked) take(asked & ~filling.safe);
    }
    return out;
}

// The positions that may be used next. `play`: the men already placed, not yet on the board; `left`: how many more may
// come, the one asked for included (at most longest_play with those placed).
constexpr Cells completable(const Board &board, int mover, Cells play, int left) {
    if (left <= 0) return 0;
    const Cells open = board.open() & ~play;
    if (((open | play) & ~beside(open)) == 0) return open; // an open side everywhere
    const Outcome now = outcome(board, mover, play);
    const Filling filling = now.legal ? usable(now, mover, open, left) : Filling{0, board.area};
    Cells found = filling.safe;
    if (found == open || (now.legal && left == 1)) return found;
    // Only captures in the rings around a man can give him an open side.
    Captures(now, mover, filling.rings, left).one_or_two([&](Cells missing) {
        const int spare = left - count(missing);
        const Cells gain = open & ~found & (spare > 0 ? open : missing);
        if (spare < 0 || gain == 0) return;
        const Outcome then = outcome(board, mover, play | missing);
        if (then.legal) found |= missing | (spare > 0 ? usable(then, mover, open & ~missing, spare).safe : 0);
    });
    return found;
}

// Whether any position may be used next; cheaper than the list where the answer is yes.
constexpr bool any_completable(const Board &board, int mover, Cells play, int left) {
    const Cells open = board.open() & ~play;
    if (left <= 0 || open == 0) return false;
    if (play == 0) {
        if ((open & beside(open)) != 0) return true;
        if (Captures({board, open}, mover, beside(lowest(open)), left).all() != 0) return true;
    }
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
