// Surrounding and control once more, slowly and straight from the rules: a grid of signs, a search from square to
// square, no bit tricks. Only for comparing.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "plugins/godfather_1971/surround/control.hpp"

namespace godfather::reference {

constexpr int side = 9;      // as in the sets, so that a square's number is a bit's number
constexpr int squares = 63;
constexpr int nowhere = -2, nobody = -1;

struct Grid {
    std::array<int, squares> at{}; // nowhere, nobody, or a colour

    explicit Grid(const surround::Board &board) {
        for (int square = 0; square < squares; ++square) {
            const auto here = surround::cell(square);
            at[square] = (board.area & here) ? nobody : nowhere;
            for (int colour = 0; colour < 4; ++colour) {
                if (board.of(colour) & here) at[square] = colour;
            }
        }
    }

    // The squares that share an edge with this one.
    std::array<int, 4> around(int square) const {
        const int row = square / side, column = square % side;
        const auto inside = [&](int r, int c) { return r >= 0 && r < squares / side && c >= 0 && c < side ? r * side + c : -1; };
        return {inside(row - 1, column), inside(row + 1, column), inside(row, column - 1), inside(row, column + 1)};
    }
};

using Squares = std::vector<int>;

// The squares that hang together with this one through squares of the wanted kind.
template <class Wanted>
Squares mass(const Grid &grid, int start, std::array<bool, squares> &seen, Wanted wanted) {
    Squares found{start};
    seen[start] = true;
    for (std::size_t next = 0; next < found.size(); ++next) {
        for (const int neighbour : grid.around(found[next])) {
            if (neighbour < 0 || seen[neighbour] || grid.at[neighbour] == nowhere || !wanted(grid.at[neighbour])) continue;
            seen[neighbour] = true;
            found.push_back(neighbour);
        }
    }
    return found;
}

template <class Wanted, class Visit>
void each_mass(const Grid &grid, Wanted wanted, Visit visit) {
    std::array<bool, squares> seen{};
    for (int square = 0; square < squares; ++square) {
        if (!seen[square] && grid.at[square] != nowhere && wanted(grid.at[square])) visit(mass(grid, square, seen, wanted));
    }
}

inline int open_sides(const Grid &grid, const Squares &of) {
    std::array<bool, squares> counted{};
    int sides = 0;
    for (const int square : of) {
        for (const int neighbour : grid.around(square)) {
            if (neighbour >= 0 && grid.at[neighbour] == nobody && !counted[neighbour]) counted[neighbour] = true, ++sides;
        }
    }
    return sides;
}

inline bool touches(const Grid &grid, const Squares &of, int colour) {
    for (const int square : of) {
        for (const int neighbour : grid.around(square)) {
            if (neighbour >= 0 && grid.at[neighbour] == colour) return true;
        }
    }
    return false;
}

inline Squares captured_by(const Grid &grid, int colour) {
    Squares dead;
    each_mass(grid, [&](int owner) { return owner >= 0 && owner != colour; }, [&](const Squares &each) {
        if (open_sides(grid, each) == 0 && touches(grid, each, colour)) dead.insert(dead.end(), each.begin(), each.end());
    });
    return dead;
}

inline bool legal(Grid grid, int mover, const Squares &placed) {
    for (const int square : placed) grid.at[square] = mover;
    for (const int square : captured_by(grid, mover)) grid.at[square] = nobody;
    for (int colour = 0; colour < 4; ++colour) {
        if (colour == mover) continue;
        for (const int dead : captured_by(grid, colour)) {
            for (const int square : placed) {
                if (dead == square) return false;
            }
        }
    }
    return true;
}

// Whether the play can be made legal with at most `left` more men, by trying every set of open squares.
inline bool can_be_completed(const Grid &grid, int mover, const Squares &play, int left) {
    if (legal(grid, mover, play)) return true;
    if (left == 0) return false;
    for (int square = 0; square < squares; ++square) {
        if (grid.at[square] != nobody || std::find(play.begin(), play.end(), square) != play.end()) continue;
        Squares more = play;
        more.push_back(square);
        if (can_be_completed(grid, mover, more, left - 1)) return true;
    }
    return false;
}

// Whether this rival can take this square's man with one play of up to three men, by trying every play.
inline bool can_take(const Grid &grid, int rival, int target, const Squares &play, int left, int from) {
    if (!play.empty() && legal(grid, rival, play)) {
        Grid after = grid;
        for (const int square : play) after.at[square] = rival;
        const Squares dead = captured_by(after, rival);
        if (std::find(dead.begin(), dead.end(), target) != dead.end()) return true;
    }
    for (int square = from; left > 0 && square < squares; ++square) {
        if (grid.at[square] != nobody) continue;
        Squares more = play;
        more.push_back(square);
        if (can_take(grid, rival, target, more, left - 1, square + 1)) return true;
    }
    return false;
}

// weak(square): can the man there be taken in one play?
template <class Weak>
Squares direct(const Grid &grid, int colour, int pocket, Weak weak) {
    Squares result;
    bool present = false;
    for (const int owner : grid.at) present |= owner == colour;
    if (!present) return result;
    each_mass(grid, [&](int owner) { return owner != colour; }, [&](const Squares &region) {
        if (static_cast<int>(region.size()) > pocket) return;
        for (const int square : region) {
            for (const int neighbour : grid.around(square)) {
                if (neighbour >= 0 && grid.at[neighbour] == colour && weak(neighbour)) return;
            }
        }
        for (const int square : region) {
            if (grid.at[square] == nobody) result.push_back(square);
        }
    });
    return result;
}

// Every mass that holds the man, seen from each rival, must have four open sides.
inline std::array<bool, squares> weak_men(const Grid &grid, int colour, int players) {
    std::array<bool, squares> weak{};
    for (int rival = 0; rival < players; ++rival) {
        if (rival == colour) continue;
        each_mass(grid, [&](int owner) { return owner >= 0 && owner != rival; }, [&](const Squares &each) {
            if (open_sides(grid, each) > 3) return;
            for (const int square : each) weak[square] = weak[square] || grid.at[square] == colour;
        });
    }
    return weak;
}

inline Squares territory(const Grid &grid, int colour) {
    Squares result;
    for (int square = 0; square < squares; ++square) {
        if (grid.at[square] == colour) result.push_back(square);
    }
    each_mass(grid, [](int owner) { return owner == nobody; }, [&](const Squares &region) {
        for (int other = 0; other < 4; ++other) {
            if (other != colour && touches(grid, region, other)) return;
        }
        result.insert(result.end(), region.begin(), region.end());
    });
    return result;
}

inline surround::Cells set_of(const Squares &list) {
    surround::Cells out = 0;
    for (const int square : list) out |= surround::cell(square);
    return out;
}

} // namespace godfather::reference
