// EC-15.8: who dies in a combat, who is saved, who is abducted.
#include "fights.hpp"

using namespace table;

TEST_CASE("losers roll for those who fought; two of three die", "[EC-15.8][EC-15.9][EC-A-28]") {
    Scene t;
    t.hold(1, {"A1"});
    for (const char *id : {"h01", "h09", "h17"}) t.crew(1, id);
    t.crew(0, "h32"); // 6, and deaths on one number more
    t.give(0, "s_tommy_gun");
    t.attack(0, "A1");
    t.go(At::combat);
    t.choose_as(0, Act::score, t.man("h32"));
    t.choose_as(0, Act::arm, t.face("s_tommy_gun"));
    t.choose_as(0, Act::done);
    for (const char *id : {"h01", "h09", "h17"}) t.choose_as(1, Act::score, t.man(id));
    t.choose_until([&](const State &) { return t.dead("h01") + t.dead("h09") + t.dead("h17") == 2; }, Act::done);
    CHECK(t.s.points[0] == 7);
    CHECK(t.is_tired(1, "h01") + t.is_tired(1, "h09") + t.is_tired(1, "h17") == 1);
}

TEST_CASE("who dies is what the dice say: on 1 and 2", "[EC-15.8][EC-A-21]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(1, "h01");
    t.crew(0, "h04");
    t.attack(0, "A1");
    t.go(At::combat);
    t.choose_as(0, Act::score, t.man("h04"));
    t.choose_as(0, Act::done);
    t.choose_as(1, Act::score, t.man("h01"));
    const State before = t.s;
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        t.s = before;
        t.s.rng.state = seed;
        t.choose_as(1, Act::done);
        CHECK(t.dead("h01") == (t.s.dice.values[0] <= 2));
        CHECK(t.s.points[0] == (t.dead("h01") ? 6 : 5));
    }
}

TEST_CASE("Pavel kills one who fought, without a die, if he wins", "[EC-2.8][EC-15.8][EC-15.9][EC-A-48][EC-A-27]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(0, "h26");
    t.crew(1, "h12");
    t.crew(1, "h25"); // Sergei, revealed for his ability only
    t.open("A1", "r01");
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h26"}}, {.seat = 1, .men = {"h12"}, .abilities = {"h25"}}});
    REQUIRE(t.asked(Question::kill, 0));
    CHECK(t.list().choices.size() == 1); // compulsory, and only who fought
    t.choose(Act::kill, t.man("h12"));
    CHECK(t.dead("h12"));
    CHECK(t.is_tired(1, "h25"));
    CHECK(t.s.points[0] == 6);
}

TEST_CASE("Pavel kills nobody when he loses", "[EC-2.8]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(0, "h26"); // 5
    t.crew(1, "h32"); // 6
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h26"}}, {.seat = 1, .men = {"h32"}}});
    CHECK(t.question() != Question::kill);
    CHECK(t.is_tired(1, "h32"));
}

TEST_CASE("Sergei burns the racket, adds no score and risks nothing", "[EC-2.7][EC-15.8]") {
    Scene t;
    t.hold(1, {"A1"});
    t.open("A1", "r32", 3);
    t.crew(0, "h25");
    t.crew(1, "h01");
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .abilities = {"h25"}}, {.seat = 1, .men = {"h01"}}});
    CHECK(t.s.racket_pile.has(t.racket("r32")));
    CHECK(t.owns(1, "A1")); // 3 (Bruno in the slums) against 0
    CHECK(t.s.tokens[t.square("A1")] == 1);
    CHECK(t.is_tired(0, "h25"));
}

TEST_CASE("a getaway car saves also the man picked by Pavel", "[EC-15.8][EC-A-48]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(0, "h26");
    t.crew(1, "h12");
    t.give(1, "s_getaway_car");
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h26"}}, {.seat = 1, .men = {"h12"}, .cards = {"s_getaway_car"}}});
    t.choose(Act::kill, t.man("h12"));
    REQUIRE(t.asked(Question::save, 1));
    t.choose(Act::save, t.man("h12"));
    CHECK(t.is_tired(1, "h12"));
    CHECK(t.s.points[0] == 5);
    Scene benno;
    benno.hold(1, {"A1"});
    benno.crew(0, "h26");
    benno.crew(1, "h24"); // saves one after a loss
    benno.attack(0, "A1");
    benno.go(At::combat);
    fight(benno, {{.seat = 0, .men = {"h26"}}, {.seat = 1, .men = {"h24"}}});
    benno.choose(Act::kill, benno.man("h24"));
    REQUIRE(benno.asked(Question::save, 1));
    benno.choose(Act::enough);
    CHECK(benno.dead("h24"));
}

TEST_CASE("a special who would die is abducted and scores nothing", "[EC-2.10][EC-15.9][EC-A-27][EC-A-02]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(0, "h04");
    t.crew(1, "h56");
    t.attack(0, "A1");
    t.go(At::combat);
    t.choose_as(0, Act::score, t.man("h04"));
    t.choose_as(0, Act::done);
    t.choose_as(1, Act::score, t.man("h56"));
    t.choose_until([&](const State &s) { return s.dice.values[0] == 1; }, Act::done);
    CHECK(t.is_tired(0, "h56"));
    CHECK(t.s.points[0] == 5);
}

TEST_CASE("roof and adjacency, doctor and casualties", "[EC-15.4][EC-15.8]") {
    Scene t;
    t.hold(1, {"A1"});
    t.hold(0, {"B1"});
    t.crew(1, "h52");
    t.crew(0, "h01");
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 1, .abilities = {"h52"}}}); // the attacker's square counts nothing: 0 to 0
    CHECK(t.asked(Question::combat_tie, 0));
    Scene doctor;
    doctor.corruption_card(1, "private_doctor");
    doctor.hold(1, {"A1"});
    doctor.crew(1, "h01");
    doctor.crew(0, "h04");
    doctor.attack(0, "A1");
    doctor.go(At::combat);
    doctor.choose_as(0, Act::score, doctor.man("h04"));
    doctor.choose_as(0, Act::done);
    doctor.choose_as(1, Act::score, doctor.man("h01"));
    doctor.choose_until([](const State &s) { return s.dice.values[0] == 2; }, Act::done);
    CHECK(doctor.is_tired(1, "h01"));
}
