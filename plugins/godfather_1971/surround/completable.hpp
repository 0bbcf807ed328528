// Which positions may be used next, when a play of several men is judged only at its end (GF-6.2, 6.9): a position is
// offered if the play is legal with it, or can still be made legal with the men that are left.
//
// No position is tried. A man with an open side beside him harms nobody, so only isolated holes are in doubt, and all
// of them are judged at once by the masses around them. Only a capture can save a man without an open side, so the
// only completions worth a thought are the open sides of opposing masses.
//
// The board is as play leaves it: no mass of it is without an open side, and all its positions hang together.
#pragma once

#include "capture.hpp"

namespace godfather::surround {

inline constexpr int longest_play = 3;

// How the neighbourhood would stand if the play ended here.
struct Outcome {
    Board board;      // with the play's men, without those they take
    Cells air{};      // open positions, those of the captives among them
    bool legal = true;
};

constexpr Outcome outcome(const Board &before, int mover, Cells play) {
    Outcome now{before, before.open()};
    if (play == 0) return now;
    now.board.add(mover, play);
    now.board.remove(captured_beside(now.board, mover, play));
    now.air = now.board.open();
    for (Cells rest = play & ~beside(now.air); rest != 0 && now.legal; rest &= rest - 1) {
        now.legal = !stifled(now.board, mover, lowest(rest), now.air);
    }
    return now;
}

// Which of the holes asked for lie beside a mass of these men that keeps another open side when the hole is filled.
// `lasting`: open positions that stay open. No two holes are neighbours.
constexpr Cells beside_steady(Cells men, Cells asked, Cells holes, Cells lasting) {
    Cells steady = men & beside(lasting), found = asked & beside(steady);
    while (found != asked) { // a flood that ends when all are found
        const Cells wider = (steady | beside(steady)) & men;
        if (wider == steady) break;
        steady = wider;
        found = asked & beside(steady);
    }
    if (found == asked) return found;
    const Cells others = men & ~steady;
    for (Cells seeds = others & beside(asked & ~found); seeds != 0;) {
        const Cells mass = connected(lowest(seeds), others), sides = beside(mass) & holes;
        seeds &= ~mass;
        if (count(sides) > 1) found |= sides & asked;
    }
    return found;
}

// Which of the holes asked for are the only open side of a mass of these men.
constexpr Cells last_sides(Cells men, Cells asked, Cells air) {
    Cells found = 0;
    for (Cells seeds = men & beside(asked); seeds != 0;) {
        const Cells mass = connected(lowest(seeds), men), sides = beside(mass) & air;
        seeds &= ~mass;
        if (count(sides) == 1) found |= sides;
    }
    return found;
}

// The holes that can be filled with one man: no single opponent encloses the mass that he comes to lie in, or else he
// takes a mass whose last open side it was.
constexpr Cells fillable(const Outcome &now, int mover, Cells holes) {
    const Cells occupied = now.board.occupied(), lasting = now.air & ~holes;
    Cells safe = holes;
    for (int rival = 0; safe != 0 && rival < most_colours; ++rival) {
        const Cells fence = now.board.of(rival);
        if (rival != mover && fence != 0) safe = beside_steady(occupied & ~fence, safe, holes, lasting);
    }
    const Cells doubtful = holes & ~safe;
    return doubtful == 0 ? holes : safe | last_sides(occupied & ~now.board.of(mover), doubtful, now.air);
}

// Those of the wanted open positions that one man more may use after a legal play.
constexpr Cells usable(const Outcome &now, int mover, Cells wanted) {
    const Cells airy = wanted & beside(now.air), holes = wanted & ~airy;
    return holes == 0 ? airy : airy | fillable(now, mover, holes);
}

// What becomes usable because the play takes one mass more, or two. `found` is known to be usable already.
constexpr Cells with_captures(const Board &board, int mover, Cells play, int left, const Outcome &now, Cells found) {
    // For each opposing mass what is missing for its capture. Masses do not touch, so there are at most half as many
    // as positions, and one.
    std::array<Cells, most_rows * most_columns / 2 + 1> missing{};
    int masses = 0;
    each_mass(now.board.occupied() & ~now.board.of(mover), [&](Cells mass) {
        const Cells sides = beside(mass) & now.air;
        if (count(sides) <= left) missing[static_cast<std::size_t>(masses++)] = sides;
    });
    const Cells open = board.open() & ~play;
    const auto complete = [&](Cells captures) {
        const int spare = left - count(captures);
        if (spare < 0 || (open & ~found & ~(spare == 0 ? ~captures : 0)) == 0) return;
        const Outcome then = outcome(board, mover, play | captures);
        if (then.legal) found |= captures | (spare == 0 ? 0 : usable(then, mover, open & ~captures));
    };
    for (int first = 0; first < masses; ++first) {
        const Cells one = missing[static_cast<std::size_t>(first)];
        complete(one);
        for (int second = first + 1; second < masses; ++second) {
            const Cells both = one | missing[static_cast<std::size_t>(second)];
            if (both != one) complete(both);
        }
    }
    return found;
}

// The positions that may be used next. `play`: the men already placed, not yet on the board; `left`: how many more may
// come, the one asked for included (at most longest_play with those placed).
constexpr Cells completable(const Board &board, int mover, Cells play, int left) {
    if (left <= 0) return 0;
    const Cells open = board.open() & ~play;
    if (((open | play) & ~beside(open)) == 0) return open; // an open side everywhere
    const Outcome now = outcome(board, mover, play);
    const Cells found = now.legal ? usable(now, mover, open) : 0;
    if (found == open || (now.legal && left == 1)) return found;
    return with_captures(board, mover, play, left, now, found);
}

// Whether any position may be used next; cheaper than the list where the answer is yes.
constexpr bool any_completable(const Board &board, int mover, Cells play, int left) {
    if (left <= 0) return false;
    const Cells open = board.open() & ~play;
    if (play == 0 && (open & beside(open)) != 0) return true;
    const Outcome now = outcome(board, mover, play);
    if (now.legal && usable(now, mover, open) != 0) return true;
    return (left > 1 || !now.legal) && with_captures(board, mover, play, left, now, 0) != 0;
}

// The fewest men with which the mover can enter legally at all, up to a limit; 0 if he cannot.
constexpr int fewest_men(const Board &board, int mover, int limit) {
    for (int men = 1; men <= limit; ++men) {
        if (any_completable(board, mover, 0, men)) return men;
    }
    return 0;
}

} // namespace godfather::surround
