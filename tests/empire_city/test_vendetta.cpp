// EC-9: vendetta tokens.
#include "scene.hpp"

using namespace table;

TEST_CASE("A attacks B holding two tokens of B and cashes both", "[EC-9.2][EC-9.4]") {
    Scene t;
    t.hold(1, {"A1"});
    t.s.vendetta[0][1] = 2;
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    for (int token = 0; token < 2; ++token) {
        REQUIRE(t.asked(Question::cash, 0));
        t.choose(Act::cash, 1);
        t.choose(Act::draw_from);
    }
    CHECK(t.city_count(0) == 2);
    CHECK(t.s.vendetta[0][1] == 0);
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("cashing in is optional", "[EC-9.4]") {
    Scene t;
    t.hold(1, {"A1"});
    t.s.vendetta[0][1] = 2;
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    t.choose(Act::enough);
    CHECK(t.s.vendetta[0][1] == 2);
    CHECK(t.city_count(0) == 0);
}

TEST_CASE("a card against a rival lets cash in before it takes effect", "[EC-9.3]") {
    Scene t;
    t.give(0, "d_scandal");
    t.s.vendetta[0][1] = 1;
    t.go(At::declarations);
    t.play_card("d_scandal");
    REQUIRE(t.asked(Question::against, 0));
    t.choose(Act::against, 1);
    REQUIRE(t.asked(Question::cash, 0));
    CHECK(t.s.corruption[1] == 0);
    t.choose(Act::cash, 1);
    t.choose(Act::draw_from);
    CHECK(t.s.corruption[1] == 4);
    CHECK(t.city_count(0) == 1);
}

TEST_CASE("a card against a racket concerns its controller", "[EC-9.3]") {
    Scene t;
    t.hold(1, {"D2"});
    t.open("D2", "r01");
    t.give(0, "m_torch_job");
    t.s.vendetta[0][1] = 1;
    t.s.vendetta[0][2] = 1;
    t.go(At::declarations);
    t.play_card("m_torch_job");
    t.choose(Act::against_racket, t.racket("r01"));
    REQUIRE(t.question() == Question::cash);
    CHECK(t.list().things(Act::cash) == std::vector<int>{1});
    t.choose(Act::enough);
    CHECK(t.s.racket_pile.has(t.racket("r01")));
}

TEST_CASE("two attacks give two tokens", "[EC-9.1]") {
    Scene t;
    t.hold(1, {"A1", "B1"});
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    while (!t.asked(Question::declare, 0)) t.choose(Act::use, "pitney_downs");
    t.choose(Act::attack, "B1");
    CHECK(t.s.vendetta[1][0] == 2);
}

TEST_CASE("a limited supply of tokens allows neither claims nor vendetta tokens", "[EC-9.5][EC-A-10]") {
    Scene t(3, {{"token_supply", 2}});
    t.hold(0, {"A1", "B1"});
    t.hold(1, {"C3"});
    t.go(At::declarations);
    for (const int square : t.list().things(Act::control)) CHECK(t.owns(0, t.game.book.square(square).id.c_str()));
    CHECK(std::string(t.query().may_control(0, t.square("F1")).reason()) == "You have no family token left.");
    t.choose(Act::attack, "C3");
    CHECK(t.s.corruption[0] == 3);
    CHECK(t.s.vendetta[1][0] == 0);
    t.s.agenda.clear();
    t.crew(0, "h04");
    t.go(At::combat);
    t.choose_as(0, Act::score, t.man("h04"));
    t.all_done();
    CHECK(t.owns(0, "C3"));
    CHECK(t.s.tokens[t.square("C3")] == 1);
}
