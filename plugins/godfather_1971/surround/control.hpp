// Control (GF-7): positions occupied, and open positions in small pockets behind a fence that no single opponent can
// break with one play. Territory is the wider notion of the declared variant (GF-10.1).
#pragma once

#include "area.hpp"

namespace godfather::surround {

// What is asked of a fence, and who may attack it.
struct Siege {
    int colours = most_colours; // players in the game; one without a man here may attack too
    int reach = 3;              // men in one play
    int pocket = 2;             // positions in a pocket that counts
};

// The men of a colour that some opponent could take with one play: he takes a mass, seen from him, by filling all its
// open sides, so it is weak exactly when it has no more of them than a play has men.
constexpr Cells weak_men(const Board &board, int colour, const Siege &siege) {
    const Cells mine = board.of(colour), occupied = board.occupied(), open = board.area & ~occupied;
    Cells weak = 0;
    bool newcomer_seen = false;
    for (int rival = 0; rival < siege.colours; ++rival) {
        if (rival == colour) continue;
        if (board.of(rival) == 0) { // all who have no man here see the same masses
            if (newcomer_seen) continue;
            newcomer_seen = true;
        }
        each_mass(occupied & ~board.of(rival), [&](Cells mass) {
            if ((mass & mine) != 0 && count(beside(mass) & open) <= siege.reach) weak |= mass & mine;
        });
    }
    return weak;
}

// Positions, open or not, that have fewer than `pocket` side neighbours not held by this colour: nothing else can lie
// in a pocket.
constexpr Cells pocket_candidates(Cells outside, int pocket) {
    const Cells west = outside << 1, east = outside >> 1, north = outside << stride, south = outside >> stride;
    const Cells one = west | east | north | south;
    if (pocket <= 1) return outside & ~one;
    const Cells two = (west & east) | (north & south) | ((west | east) & (north | south));
    if (pocket == 2) return outside & ~two;
    const Cells three = (west & east & (north | south)) | ((west | east) & north & south);
    return outside & ~three;
}

// The open positions that a colour controls directly (GF-7.3).
constexpr Cells direct(const Board &board, int colour, const Siege &siege) {
    const Cells mine = board.of(colour), outside = board.area & ~mine;
    const Cells candidates = pocket_candidates(outside, siege.pocket);
    if (mine == 0 || (candidates & board.open()) == 0) return 0;
    const Cells weak = weak_men(board, colour, siege);
    Cells result = 0, rest = candidates;
    while (rest != 0) {
        const Cells pocket = connected(lowest(rest), outside);
        rest &= ~pocket;
        if (count(pocket) <= siege.pocket && (beside(pocket) & weak) == 0) result |= pocket & board.open();
    }
    return result;
}

constexpr int held(const Board &board, int colour, const Siege &siege) {
    return count(board.of(colour)) + count(direct(board, colour, siege));
}

// The colour that holds more than half of all positions, or -1. Counts never overlap, so there is at most one.
constexpr int holder(const Board &board, const Siege &siege) {
    const int needed = majority(board.area), open = count(board.open());
    for (int colour = 0; colour < siege.colours; ++colour) {
        const Cells mine = board.of(colour);
        const int men = count(mine);
        if (men >= needed) return colour;
        if (men + open < needed) continue;
        const int most = men + count(pocket_candidates(board.area & ~mine, siege.pocket) & board.open());
        if (most >= needed && held(board, colour, siege) >= needed) return colour;
    }
    return -1;
}

// The men of a colour and every open region that touches no other colour.
constexpr Cells territory(const Board &board, int colour) {
    const Cells open = board.open(), others = board.occupied() & ~board.of(colour);
    const Cells shared = connected(open & beside(others), open);
    return board.of(colour) | (open & ~shared);
}

} // namespace godfather::surround
