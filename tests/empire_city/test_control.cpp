// EC-4 and EC-12: control of territory, rackets.
#include "scene.hpp"

using namespace table;

TEST_CASE("one square is claimed and three rackets are bought with one declaration", "[EC-12.1][EC-12.2][EC-12.3][EC-12.4]") {
    Scene t;
    t.money(0, 2000);
    t.hold(0, {"A1", "C3"});
    t.racket_track({"r01", "r02", "r03", "r19", "r35", "r38"});
    t.go(At::declarations);
    t.choose(Act::control, "F1"); // far from everything: adjacency is not needed
    CHECK(t.owns(0, "F1"));
    CHECK(t.cash(0) == 2000);
    for (const char *racket : {"r01", "r02", "r03"}) {
        REQUIRE(t.question() == Question::buy);
        CHECK_FALSE(t.list().has(Act::control));
        t.choose(Act::buy, t.racket(racket));
        if (t.question() == Question::buy_square) t.choose(Act::place_racket);
        if (std::string(racket) == "r01") CHECK(t.s.racket_track.count() == 5);
    }
    CHECK(t.cash(0) == 1700);
    CHECK(t.s.racket_track.count() == 6); // no square has room: the declaration is over
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("squares with cops, rivals' squares and neutral squares cannot be claimed; an own one will do", "[EC-6.14][EC-12.1][EC-12.5][EC-12.6][EC-A-11]") {
    Scene t;
    t.no_cops();
    t.cop("A1");
    t.hold(0, {"B1"});
    t.hold(1, {"C3"});
    t.money(0, 0);
    t.go(At::declarations);
    CHECK_FALSE(t.list().has(Act::control, t.square("A1")));
    CHECK_FALSE(t.list().has(Act::control, t.square("C3")));
    CHECK(t.list().has(Act::attack, t.square("C3")));
    t.choose(Act::control, "B1");
    CHECK(t.s.consigliere == t.square("B1"));
    if (t.question() == Question::buy) t.choose(Act::stop);
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("no racket is bought that fits no own square", "[EC-4.1]") {
    Scene t;
    t.money(0, 2000);
    t.racket_track({"r38", "r39", "r40"});
    t.go(At::declarations);
    t.s.racket_deck.clear(); // nothing else comes
    t.s.racket_pile = RacketSet::all() - t.s.racket_track;
    t.choose(Act::control, "A1"); // slums; only downtown bordellos are open
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("casinos and bordellos keep to their neighbourhoods", "[EC-4.3][EC-4.4]") {
    Scene t;
    t.hold(0, {"A1", "D1", "C3"});
    CHECK(t.query().racket_squares(0, t.racket("r19"), true) == (square_bit(t.square("A1")) | square_bit(t.square("D1"))));
    CHECK(t.query().racket_squares(0, t.racket("r38"), true) == square_bit(t.square("C3")));
    CHECK(std::popcount(t.query().racket_squares(0, t.racket("r01"), true)) == 3);
}

TEST_CASE("one racket per square, more by option, never two bordellos", "[EC-4.5][EC-A-03]") {
    Scene t;
    t.hold(0, {"D1"});
    t.open("D1", "r01");
    CHECK(t.query().racket_squares(0, t.racket("r02"), true) == 0);
    Scene two(3, {{"racket_capacity", 2}});
    two.hold(0, {"D1"});
    two.open("D1", "r35");
    CHECK(two.query().racket_squares(0, two.racket("r24"), true) == square_bit(two.square("D1")));
    CHECK(two.query().racket_squares(0, two.racket("r36"), true) == 0);
}

TEST_CASE("a burnt bordello takes its extra tokens along; a new one begins anew", "[EC-4.9][EC-A-45]") {
    Scene t;
    t.hold(1, {"D2"});
    t.open("D2", "r35", 3);
    t.give(0, "m_torch_job");
    t.go(At::declarations);
    t.play_card("m_torch_job");
    t.choose(Act::against_racket, t.racket("r35"));
    CHECK(t.owns(1, "D2"));
    CHECK(t.s.tokens[t.square("D2")] == 1);
    t.open("D2", "r36");
    t.s.racket_pile.remove(t.racket("r36"));
    t.s.points[1] = 0;
    t.money(1, 0);
    t.play().collect_income(1);
    CHECK(t.cash(1) == 250 + 50); // column 1
}
