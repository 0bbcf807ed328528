// Surrounding and control: every recorded vector, and the bit sets against the slow reference on random positions.
#include "reference.hpp"
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;
using surround::Board;

namespace {

const std::string signs = "+-ox";

int colour_of(char sign) { return static_cast<int>(signs.find(sign)); }

Board board_of(const Json &shape, const Json &rows) {
    Board board;
    for (std::size_t row = 0; row < shape.size(); ++row) {
        const std::string outline = shape[row], picture = rows[row];
        for (std::size_t column = 0; column < outline.size(); ++column) {
            const Cells here = surround::cell(static_cast<int>(row), static_cast<int>(column));
            if (outline[column] == '#') board.area |= here;
            if (colour_of(picture[column]) >= 0) board.add(colour_of(picture[column]), here);
        }
    }
    return board;
}

Cells cells_of(const Json &pairs) {
    Cells out = 0;
    for (const Json &pair : pairs) out |= surround::cell(pair[0].get<int>(), pair[1].get<int>());
    return out;
}

// The colours in the game come first in the order of the signs, except where a vector leaves one out.
void check_counts(const Json &vector, const Board &board, const char *when) {
    for (const auto &[sign, expected] : vector.at(when).items()) {
        CAPTURE(when, sign);
        const int colour = colour_of(sign[0]);
        CHECK(surround::count(board.of(colour)) == expected.at("occupied").get<int>());
        static constexpr const char *fields[] = {"direct_pocket_1", "direct", "direct_pocket_3"};
        for (int pocket = 1; pocket <= 3; ++pocket) {
            // All colours of a vector may attack; one that has no man here counts like any newcomer.
            CHECK(surround::count(surround::direct(board, colour, {4, 3, pocket})) == expected.at(fields[pocket - 1]).get<int>());
        }
    }
}

const Json &vectors() {
    static const Json all = Json::parse(text_of(std::filesystem::path(GODFATHER_TESTS) / "capture_vectors.json")).at("vectors");
    return all;
}

// A vector by its id.
const Json &vector(const std::string &id) {
    for (const Json &each : vectors()) {
        if (each.at("id") == id) return each;
    }
    FAIL("no vector " << id);
    return vectors();
}

bool is_legal(const std::string &id) {
    const Json &v = vector(id);
    const Board board = board_of(v.at("shape"), v.at("before"));
    const Cells placed = cells_of(v.at("placed"));
    if ((placed & ~board.open()) != 0 || surround::count(placed) > 3) return false;
    return surround::legal(board, colour_of(v.at("mover").get<std::string>()[0]), placed);
}

Cells taken(const std::string &id) {
    const Json &v = vector(id);
    return surround::captures(board_of(v.at("shape"), v.at("before")), colour_of(v.at("mover").get<std::string>()[0]), cells_of(v.at("placed")));
}

Board random_board(Cells area, int colours, Rng &rng) {
    Board board{area, {}};
    const std::uint32_t filled = 20 + rng.below(80);
    for (const int bit : surround::bits(area)) {
        if (rng.below(100) < filled) board.add(static_cast<int>(rng.below(static_cast<std::uint32_t>(colours))), surround::cell(bit));
    }
    return board;
}

Cells random_cell(Cells cells, Rng &rng) {
    for (auto skip = rng.below(static_cast<std::uint32_t>(surround::count(cells))); skip > 0; --skip) cells &= cells - 1;
    return surround::lowest(cells);
}

Cells random_play(const Board &board, Rng &rng) {
    Cells open = board.open(), play = 0;
    for (auto men = 1 + rng.below(3); men > 0 && open != 0; --men) {
        play |= random_cell(open, rng);
        open &= ~play;
    }
    return play;
}

// Few open positions, where holes matter; as play leaves it, so that no mass stands enclosed.
Board crowded_board(Cells area, int colours, Rng &rng) {
    Board board = random_board(area, colours, rng);
    for (const int bit : surround::bits(board.open())) {
        if (rng.below(100) < 60) board.add(0, surround::cell(bit));
    }
    for (int colour = 0; colour < colours; ++colour) board.remove(surround::captured_by(board, colour));
    return board;
}

// What a fight of so and so many legal plays has come to.
Board played_board(Cells area, int colours, Rng &rng) {
    Board board{area, {}};
    for (auto plays = 5 + rng.below(60); plays > 0; --plays) {
        const int mover = static_cast<int>(rng.below(static_cast<std::uint32_t>(colours)));
        const Cells play = random_play(board, rng);
        if (play == 0 || !surround::legal(board, mover, play)) continue;
        board.add(mover, play);
        board.remove(surround::captured_by(board, mover));
    }
    return board;
}

reference::Squares squares_of(Cells cells) {
    reference::Squares out;
    for (const int bit : surround::bits(cells)) out.push_back(bit);
    return out;
}

const std::array<Neighborhood, neighborhood_count> &shapes() {
    static const Match match(2);
    return match.game.the_data().neighborhoods;
}

// In each shape, this many boards: what is offered is what some set of men completes.
void compare_completable(int boards, std::uint64_t seed) {
    for (const Neighborhood &place : shapes()) {
        Rng rng{static_cast<std::uint64_t>(place.size) * 7 + seed};
        for (int trial = 0; trial < boards; ++trial) {
            const int colours = 2 + static_cast<int>(rng.below(3));
            const Board board = trial % 2 == 0 ? crowded_board(place.area, colours, rng) : played_board(place.area, colours, rng);
            const reference::Grid grid(board);
            const int mover = static_cast<int>(rng.below(static_cast<std::uint32_t>(colours)));
            Cells play = 0;
            int left = 1 + static_cast<int>(rng.below(3));
            while (left > 0) {
                Cells expected = 0;
                for (const int bit : surround::bits(board.open() & ~play)) {
                    reference::Squares with = squares_of(play | surround::cell(bit));
                    if (reference::can_be_completed(grid, mover, with, left - 1)) expected |= surround::cell(bit);
                }
                const Cells offered = surround::completable(board, mover, play, left);
                if (offered != expected || surround::any_completable(board, mover, play, left) != (expected != 0)) {
                    CAPTURE(place.name, trial, mover, left, play, offered, expected, board.men[0], board.men[1], board.men[2], board.men[3]);
                    FAIL("the two disagree");
                }
                if (offered == 0) break;
                play |= random_cell(offered, rng);
                --left;
            }
        }
    }
}

} // namespace

TEST_CASE("every recorded vector is judged as written", "[GF-6.2][GF-6.3][GF-6.4][GF-6.5][GF-6.6][GF-6.7][GF-6.8][GF-6.9][GF-7.1][GF-7.2][GF-7.3][GF-7.5][GF-Q7][GF-Q8][GF-Q33]") {
    CHECK(vectors().size() == 58);
    for (const Json &v : vectors()) {
        const std::string id = v.at("id"), title = v.at("title");
        CAPTURE(id, title);
        const Board before = board_of(v.at("shape"), v.at("before"));
        const int mover = colour_of(v.at("mover").get<std::string>()[0]);
        const Cells placed = cells_of(v.at("placed"));
        CHECK(surround::count(before.area) == v.at("positions").get<int>());
        CHECK(surround::majority(before.area) == v.at("majority").get<int>());
        check_counts(v, before, "counts_before");
        CHECK(is_legal(id) == v.at("legal").get<bool>());

        Board after = before;
        if (v.at("legal").get<bool>()) {
            const Cells gone = surround::captures(before, mover, placed);
            CHECK(gone == cells_of(v.at("removed")));
            after.add(mover, placed);
            after.remove(gone);
        }
        const Board expected = board_of(v.at("shape"), v.at("after"));
        CHECK(after.men == expected.men);
        check_counts(v, after, "counts_after");
        const Json &holder = v.at("majority_holder_after");
        const int found = surround::holder(after, {4, 3, 2});
        CHECK(found == (holder.is_null() ? -1 : colour_of(holder.get<std::string>()[0])));
    }
}

TEST_CASE("basic captures: diamond, edge, corner, border", "[GF-6.3][GF-6.4]") {
    for (const char *id : {"V01", "V02", "V03", "V06", "V38", "V57"}) {
        CAPTURE(id);
        CHECK(is_legal(id));
        CHECK(taken(id) != 0);
    }
}

TEST_CASE("an open position inside the fence saves the mass until it is filled", "[GF-6.5][GF-Q33]") {
    CHECK(taken("V09") == 0);
    CHECK(surround::count(taken("V10")) == 1);
    CHECK(surround::count(taken("V43")) == 9); // the man in the middle does not touch the fence
}

TEST_CASE("several opponents inside one fence all go, but two opponents never fence together", "[GF-6.6][GF-6.7]") {
    CHECK(surround::count(taken("V12")) == 2);
    CHECK(surround::count(taken("V13")) == 3);
    CHECK(taken("V14") == 0);
    CHECK(taken("V36") == 0);
}

TEST_CASE("a man may not be placed where he would be taken at once", "[GF-6.8][GF-Q11]") {
    for (const char *id : {"V16", "V17", "V18", "V21", "V22", "V35", "V37", "V54", "V58"}) {
        CAPTURE(id);
        CHECK_FALSE(is_legal(id));
    }
}

TEST_CASE("unless the play captures so that every man placed gets an open side", "[GF-6.9][GF-Q12]") {
    CHECK(is_legal("V19"));
    CHECK(surround::count(taken("V20")) == 3);
    CHECK(is_legal("V26"));
    CHECK(is_legal("V27"));
    CHECK_FALSE(is_legal("V28")); // four holes are more than one play can fill
    CHECK_FALSE(is_legal("V41")); // a capture here, a self-capture there
}

TEST_CASE("the position of a captive cannot be filled in the same play, nor more than three used", "[GF-4.7][GF-4.8][GF-Q10]") {
    CHECK_FALSE(is_legal("V46"));
    CHECK_FALSE(is_legal("V34"));
    CHECK_FALSE(is_legal("V33"));
}

TEST_CASE("pockets count behind a fence that one play cannot break", "[GF-7.3][GF-7.5][GF-7.6][GF-Q13][GF-Q14]") {
    const auto held_after = [](const std::string &id) { return vector(id).at("counts_after").at("+"); };
    CHECK(held_after("V29").at("direct") == 4);
    CHECK(held_after("V31").at("direct") == 0);
    CHECK(held_after("V32").at("direct") == 2);
    CHECK(held_after("V56").at("direct") == 0);
    // An intruder costs his own position only.
    CHECK(held_after("V53").at("occupied") == 12);
    CHECK(held_after("V53").at("direct") == 4);
    // The chequered pattern loses its majority to three men.
    CHECK(is_legal("V23"));
    CHECK(vector("V23").at("counts_after").at("+").at("occupied") == 14);
}

TEST_CASE("bit sets and reference agree on captures, legality, control and territory", "[GF-6.3][GF-6.7][GF-6.8][GF-7.3][GF-7.9][GF-10.1]") {
    for (const Neighborhood &place : shapes()) {
        Rng rng{static_cast<std::uint64_t>(place.size) * 1000 + 1};
        for (int trial = 0; trial < 100'000; ++trial) {
            const int colours = 2 + static_cast<int>(rng.below(3));
            const Board board = random_board(place.area, colours, rng);
            const reference::Grid grid(board);
            const int colour = static_cast<int>(rng.below(static_cast<std::uint32_t>(colours)));
            const Cells play = random_play(board, rng);
            const bool same = surround::captured_by(board, colour) == reference::set_of(reference::captured_by(grid, colour)) &&
                              surround::legal(board, colour, play) == reference::legal(grid, colour, squares_of(play)) &&
                              surround::territory(board, colour) == reference::set_of(reference::territory(grid, colour));
            const auto weak = reference::weak_men(grid, colour, colours);
            const int pocket = 1 + static_cast<int>(rng.below(3));
            const Cells pockets = reference::set_of(reference::direct(grid, colour, pocket, [&](int square) { return weak[static_cast<std::size_t>(square)]; }));
            if (same && surround::direct(board, colour, {colours, 3, pocket}) == pockets) continue;
            CAPTURE(place.name, trial, colours, colour, pocket, play, board.men[0], board.men[1], board.men[2], board.men[3]);
            FAIL("the two disagree");
        }
    }
}

TEST_CASE("completable positions are exactly those from which some set of men makes the play legal", "[GF-6.9][GF-4.8]") {
    compare_completable(3000, 3);
}

TEST_CASE("so they are on a hundred thousand boards of each shape", "[.soak]") { compare_completable(100'000, 4); }

TEST_CASE("a man is weak exactly when some single play of three takes him", "[GF-7.3]") {
    for (const int hood : {int(midtown), int(the_docks), int(little_italy)}) {
        const Neighborhood &place = shapes()[static_cast<std::size_t>(hood)];
        Rng rng{static_cast<std::uint64_t>(place.size)};
        for (int trial = 0; trial < 60; ++trial) {
            const int colours = 2 + static_cast<int>(rng.below(2));
            Board board = random_board(place.area, colours, rng);
            // Play never leaves a mass enclosed.
            for (int colour = 0; colour < colours; ++colour) board.remove(surround::captured_by(board, colour));
            const reference::Grid grid(board);
            const Cells weak = surround::weak_men(board, 0, {colours, 3, 2});
            for (const int bit : surround::bits(board.of(0))) {
                bool takeable = false;
                for (int rival = 1; rival < colours; ++rival) takeable = takeable || reference::can_take(grid, rival, bit, {}, 3, 0);
                CAPTURE(place.name, trial, bit);
                CHECK(takeable == ((weak & surround::cell(bit)) != 0));
            }
        }
    }
}
