// Surrounding as it is played: prompts, captures, forbidden entries (GF-6, GF-4.7).
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

namespace {

// V19: the centre of a ring of four, open above to the left and right.
void ring(Match &match, int cash) {
    match.close_all_but({wall_street});
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {"..0...", ".0.0..", "..0...", "......", "......"});
    match.buying(1);
    match.s.cash[1] = cash;
}

} // namespace

TEST_CASE("men placed in one turn are judged together when the placing is over", "[GF-6.2][GF-Q9]") {
    Match match(2);
    ring(match, 300);
    match.answer(Act::buy, wall_street);
    CHECK(match.offers(Act::place, match.at(wall_street, "C2")));
    match.place(wall_street, "C2");
    // The centre alone would be taken: only what completes the capture is offered, and there is no way out.
    CHECK(match.s.step == Step::buy_cell);
    CHECK(match.offered(wall_street) == Match::cells({"B1", "D1"}));
    CHECK_FALSE(match.offers_any(Act::done));
    match.place(wall_street, "B1");
    CHECK(match.offered(wall_street) == Match::cells({"D1"}));
    match.place(wall_street, "D1");
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(surround::count(match.s.men[wall_street][0]) == 4); // not yet judged
    CHECK(match.s.men[wall_street][1] == 0);
    match.answer(Act::done);
    CHECK(surround::count(match.s.men[wall_street][0]) == 3);
    CHECK(surround::count(match.s.men[wall_street][1]) == 3);
    CHECK(match.events(Text::captured) == 1);
}

TEST_CASE("with money for two the centre is not offered", "[GF-6.8][GF-6.9][GF-4.2]") {
    Match match(2);
    ring(match, 200);
    match.answer(Act::buy, wall_street);
    CHECK_FALSE(match.offers(Act::place, match.at(wall_street, "C2")));
    match.place(wall_street, "B1");
    match.answer(Act::buy, wall_street);
    CHECK_FALSE(match.offers(Act::place, match.at(wall_street, "C2")));
}

TEST_CASE("one by one, the same capture is out of reach", "[GF-6.2][GF-Q9]") {
    Match match(2, {{"play_resolution", "piecewise"}});
    ring(match, 300);
    match.answer(Act::buy, wall_street);
    CHECK_FALSE(match.offers(Act::place, match.at(wall_street, "C2")));
    match.place(wall_street, "B1");
    match.buy(wall_street, "D1");
    match.answer(Act::buy, wall_street);
    CHECK(match.offers(Act::place, match.at(wall_street, "C2"))); // now it captures
    match.place(wall_street, "C2");
    CHECK(surround::count(match.s.men[wall_street][0]) == 3); // judged at once
}

TEST_CASE("a captive's position is free next turn, or at once when men are judged one by one", "[GF-4.7][GF-Q10]") {
    for (const bool piecewise : {false, true}) {
        Match match(2, {{"play_resolution", piecewise ? "piecewise" : "set"}});
        match.racket(little_italy, hijacking);
        match.picture(little_italy, {"01...", ".....", "....."});
        match.buying(1);
        match.buy(little_italy, "A2"); // takes A1
        match.answer(Act::buy, little_italy);
        CHECK(match.offers(Act::place, match.at(little_italy, "A1")) == piecewise);
    }
}

TEST_CASE("forbidden entries are not on the list", "[GF-6.8]") {
    Match match(2);
    match.close_all_but({wall_street});
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {".0...0", "0...0.", "......", "..0...", ".0.0.."}); // holes: A1 ringed by two, C5 by three
    match.buying(1);
    match.s.cash[1] = 100; // one man, who can capture nothing
    match.answer(Act::buy, wall_street);
    CHECK_FALSE(match.offers(Act::place, match.at(wall_street, "A1")));
    CHECK_FALSE(match.offers(Act::place, match.at(wall_street, "C5")));
    CHECK(match.offers(Act::place, match.at(wall_street, "C2")));
    CHECK(match.game.why_not(match.s, 1, sitdown::slot(part::map, 0), 0).reason() != nullptr);
}

TEST_CASE("closing oneself and a third colour into a ring is forbidden", "[GF-6.8][GF-Q11]") {
    Match match(3);
    match.close_all_but({wall_street});
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {"2.0...", "00...."});
    match.buying(1);
    match.s.cash[1] = 200; // two men cannot break the ring
    match.answer(Act::buy, wall_street);
    CHECK_FALSE(match.offers(Act::place, match.at(wall_street, "B1")));
}

TEST_CASE("one play may take several separate masses", "[GF-6.3][GF-6.9]") {
    Match match(2);
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {".1.1..", ".010..", "..0..."});
    match.buying(0);
    for (const char *label : {"A1", "C1", "E1"}) match.buy(wall_street, label);
    match.answer(Act::done);
    CHECK(match.s.men[wall_street][1] == 0);
    CHECK(match.events(Text::captured) == 3);
}

TEST_CASE("a captured bookie is lost without compensation", "[GF-6.10]") {
    Match match(2);
    match.racket(the_docks, bookmaking);
    match.men(the_docks, 1, {"A1"});
    match.buying(0);
    match.buy(the_docks, "B1");
    const int before = match.s.cash[1];
    match.answer(Act::done);
    CHECK(match.s.men[the_docks][1] == 0);
    // Seat 1 has since played its held card of $100; nothing else changed.
    CHECK(match.s.cash[1] == before + 100);
}

TEST_CASE("a diagonal fence leaks nothing", "[GF-6.1][GF-Q7]") {
    Match match(2);
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {".....", "..0..", ".010.", "....."});
    match.buying(0);
    match.buy(wall_street, "C4");
    match.answer(Act::done);
    CHECK(match.s.men[wall_street][1] == 0);
}

TEST_CASE("free men count before bought ones when a play must be completed", "[GF-6.9][GF-3.3]") {
    Match match(2);
    match.close_all_but({wall_street});
    match.racket(wall_street, bootlegging);
    match.picture(wall_street, {"..0...", ".0.0..", "..0..."});
    match.s.cash[1] = 200;
    match.turn_with(1, match.card(CardKind::figure, 2, bootlegging));
    match.answer(Act::send, wall_street);
    match.place(wall_street, "C2");
    CHECK(match.s.step == Step::free_cell); // at once, in the same neighbourhood
    match.place(wall_street, "B1");
    CHECK(match.s.step == Step::buy_cell);
    match.place(wall_street, "D1");
    CHECK(match.s.cash[1] == 0);
    CHECK(match.s.step == Step::buy_neighborhood);
}
