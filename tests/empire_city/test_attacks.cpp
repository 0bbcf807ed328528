// EC-13: attacks are declared.
#include "scene.hpp"

using namespace table;

TEST_CASE("an attack costs 3 corruption and gives a token; the fight comes later", "[EC-10.3][EC-13.1][EC-13.2][EC-A-34]") {
    Scene t;
    t.hold(1, {"A1"});
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    CHECK(t.s.corruption[0] == 3);
    CHECK(t.s.vendetta[1][0] == 1);
    CHECK(t.owns(1, "A1"));
    CHECK(t.query().attackers_of(t.square("A1")) == seat_bit(0));
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("5 corruption by option, and cop cards change it", "[EC-13.2][EC-A-04]") {
    Scene t(3, {{"attack_corruption", 5}});
    t.hold(1, {"A1"});
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    CHECK(t.s.corruption[0] == 5);
    Scene riot;
    riot.cop_card("riot_squad");
    CHECK(riot.query().attack_price(0) == 5);
    riot.cop_card("blind_eye");
    CHECK(riot.query().attack_price(0) == 2);
    CHECK(riot.query().hit_price(0) == 3);
}

TEST_CASE("corruption, token, cash-ins, then the next capo", "[EC-13.3]") {
    Scene t;
    t.hold(1, {"A1"});
    t.s.corruption[0] = 10;
    t.s.vendetta[0][1] = 1;
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    CHECK(t.s.corruption[0] == 13);
    CHECK(t.s.vendetta[1][0] == 1);
    REQUIRE(t.asked(Question::cash, 0));
    t.choose(Act::enough);
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("who joins an attack pays, and gives a token to all involved", "[EC-13.4][EC-A-07]") {
    Scene t;
    t.hold(1, {"A1"});
    t.attack(0, "A1");
    t.go(At::declarations);
    t.choose(Act::use, "pitney_downs");
    t.choose(Act::use, "pitney_downs");
    REQUIRE(t.waiting() == 2);
    t.choose(Act::attack, "A1");
    CHECK(t.s.corruption[2] == 3);
    CHECK(t.s.corruption[0] == 0);
    CHECK(t.s.vendetta[0][2] == 1);
    CHECK(t.s.vendetta[1][2] == 1);
}

TEST_CASE("by option everybody pays for a joined attack and may cash in", "[EC-13.4][EC-A-07]") {
    Scene t(3, {{"multi_attack_corruption", "everyone"}});
    t.hold(1, {"A1"});
    t.attack(0, "A1");
    t.s.vendetta[0][1] = 1;
    t.s.godfather = 2;
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    for (Seat seat = 0; seat < 3; ++seat) CHECK(t.s.corruption[seat] == 3);
    REQUIRE(t.asked(Question::cash, 0)); // holds tokens of 1 and now of 2
    CHECK(t.list().things(Act::cash) == std::vector<int>{1, 2});
    t.choose(Act::enough);
    REQUIRE(t.asked(Question::cash, 1)); // holds the newcomer's token
    t.choose(Act::enough);
    CHECK(t.asked(Question::declare, 0));
}

TEST_CASE("own squares, squares under own attack and neutral ones are not attacked", "[EC-13.1][EC-A-43]") {
    Scene t;
    t.hold(0, {"A1"});
    t.hold(1, {"B1", "C3"});
    t.attack(0, "B1");
    t.go(At::declarations);
    CHECK(t.list().things(Act::attack) == std::vector<int>{t.square("C3")});
    CHECK(std::string(t.query().may_attack(0, t.square("B1")).reason()) == "You attack it already.");
}

TEST_CASE("martial law by an attack ends the game before the token", "[EC-13.5][EC-17.3]") {
    Scene t;
    t.hold(1, {"A1"});
    t.s.corruption[0] = 78;
    t.s.corruption[1] = 5;
    t.s.corruption[2] = 9;
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    CHECK(t.won(Ending::martial_law, 1));
    CHECK(t.s.vendetta[1][0] == 0);
}
