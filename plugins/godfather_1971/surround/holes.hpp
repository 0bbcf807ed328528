// Holes: open positions without an open neighbour, the only ones where one man more could be taken at once. All of
// them are judged together, by the masses around them. The board is as play leaves it: no mass of it is without an
// open side, and all its positions hang together.
#pragma once

#include "capture.hpp"

namespace godfather::surround {

// How the neighbourhood would stand if the play ended here.
struct Outcome {
    Board board; // with the play's men, without those they take
    Cells air{}; // open positions, those of the captives among them
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
// `lasting`: the open positions that are no holes.
constexpr Cells beside_steady(Cells men, Cells asked, Cells holes, Cells lasting) {
    Cells steady = men & beside(lasting), found = asked & beside(steady);
    while (found != asked) { // a flood that ends when all are found
        const Cells wider = (steady | beside(steady)) & men;
        if (wider == steady) break;
        steady = wider;
        found = asked & beside(steady);
    }
    const Cells others = men & ~steady;
    for (Cells seeds = others & beside(asked & ~found); seeds != 0;) {
        const Cells mass = connected(lowest(seeds), others), sides = beside(mass) & holes;
        seeds &= ~mass;
        if (count(sides) > 1) found |= sides & asked;
    }
    return found;
}

struct Filling {
    Cells safe = 0;  // the holes asked for where a man hangs on to others with an open side
    Cells rings = 0; // for the rest: men who would be enclosed with him, and men who enclose them
};

// A man in a hole is safe if no single opponent encloses the mass that he comes to lie in.
constexpr Filling fill(const Outcome &now, int mover, Cells asked, Cells holes) {
    const Cells occupied = now.board.occupied(), lasting = now.air & ~holes;
    Filling out{asked, 0};
    for (int rival = 0; out.safe != 0 && rival < most_colours; ++rival) {
        const Cells fence = now.board.of(rival), men = occupied & ~fence;
        if (rival == mover || fence == 0) continue;
        const Cells steady = beside_steady(men, out.safe, holes, lasting), ringed = out.safe & ~steady;
        out.safe = steady;
        if (ringed == 0) continue;
        const Cells masses = connected(ringed, men | ringed);
        out.rings |= masses | beside(masses);
    }
    return out;
}

} // namespace godfather::surround
