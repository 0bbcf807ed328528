// Surrounding (GF-6): a fence may run diagonally, so only sides count for what is inside. A mass of everybody else's
// men that has no open side and is bounded by one colour and the border is taken.
#pragma once

#include "area.hpp"

namespace godfather::surround {

// All men that this colour encloses: masses of the others, of whatever colours, without an open side.
constexpr Cells captured_by(const Board &board, int colour) {
    const Cells occupied = board.occupied(), fence = board.of(colour), others = occupied & ~fence;
    const Cells breathing = connected(others & beside(board.area & ~occupied), others);
    const Cells stifled = others & ~breathing;
    // A mass that touches no man of this colour fills the whole area by itself: nobody encloses it.
    return stifled == 0 ? 0 : connected(stifled & beside(fence), stifled);
}

// The same after a play, on a board where nothing stood enclosed before it: only masses beside its men can have lost
// their last open side. The men placed are on the board already.
constexpr Cells captured_beside(const Board &board, int colour, Cells placed) {
    const Cells occupied = board.occupied(), open = board.area & ~occupied, others = occupied & ~board.of(colour);
    Cells taken = 0;
    for (Cells suspects = others & beside(placed); suspects != 0;) {
        Cells mass = lowest(suspects);
        while (true) { // a flood that ends at the first open side
            const Cells around = beside(mass), wider = (mass | around) & others;
            if ((around & open) != 0) break;
            if (wider == mass) {
                taken |= mass;
                break;
            }
            mass = wider;
        }
        suspects &= ~mass;
    }
    return taken;
}

// What the play takes. All its men are judged together (GF-6.2).
constexpr Cells captures(Board board, int mover, Cells placed) {
    board.add(mover, placed);
    return captured_by(board, mover);
}

// Whether this man lies in a mass without an open side that some single opponent of the mover encloses. `open`: the
// positions that are open now.
constexpr bool stifled(const Board &board, int mover, Cells man, Cells open) {
    const Cells occupied = board.occupied();
    for (int colour = 0; colour < most_colours; ++colour) {
        const Cells fence = board.of(colour);
        if (colour == mover || fence == 0) continue;
        Cells mass = man;
        while (true) { // a flood that ends at the first open side
            const Cells around = beside(mass);
            if ((around & open) != 0) break;
            const Cells wider = (mass | around) & occupied & ~fence;
            if (wider == mass) {
                if ((around & fence) != 0) return true;
                break;
            }
            mass = wider;
        }
    }
    return false;
}

// GF-6.8: no man just placed may lie in a mass that one opponent encloses once the captures are gone. Captures only
// open positions, so they are looked for only where a man has no other air.
constexpr bool legal(const Board &before, int mover, Cells placed) {
    Cells open = before.open() & ~placed;
    Cells rest = placed & ~beside(open);
    if (rest == 0) return true;
    Board board = before;
    board.add(mover, placed);
    Cells doubtful = 0;
    for (; rest != 0; rest &= rest - 1) {
        if (stifled(board, mover, lowest(rest), open)) doubtful |= lowest(rest);
    }
    if (doubtful == 0) return true;
    const Cells taken = captured_by(board, mover);
    if (taken == 0) return false;
    board.remove(taken);
    open |= taken;
    for (rest = doubtful & ~beside(open); rest != 0; rest &= rest - 1) {
        if (stifled(board, mover, lowest(rest), open)) return false;
    }
    return true;
}

} // namespace godfather::surround
