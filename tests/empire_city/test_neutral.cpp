// EC-11: the seven neutral squares.
#include "scene.hpp"

using namespace table;

TEST_CASE("City Hall takes several donations of $500", "[EC-11.2][EC-A-19][EC-A-33]") {
    Scene t;
    t.money(0, 1100);
    t.go(At::declarations);
    t.choose(Act::use, "city_hall");
    CHECK(t.list().choices.at(0).high == 2);
    t.choose(Act::donate, -1, -1, 2);
    CHECK(t.cash(0) == 100);
    CHECK(t.s.points[0] == 4);
    CHECK(t.s.pot == 500);
}

TEST_CASE("City Hall and St Mary's need $500, the Docks and Local 162 $200", "[EC-11.2][EC-11.6][EC-11.7][EC-11.8]") {
    Scene t;
    t.money(0, 450);
    t.go(At::declarations);
    CHECK_FALSE(t.list().has(Act::use, t.square("city_hall")));
    CHECK_FALSE(t.list().has(Act::use, t.square("st_marys")));
    CHECK(t.list().has(Act::use, t.square("docks")));
    t.money(0, 150);
    CHECK_FALSE(t.list().has(Act::use, t.square("docks")));
    CHECK_FALSE(t.list().has(Act::use, t.square("local_162")));
    CHECK(t.list().has(Act::use, t.square("central_station"))); // legal although nobody can be paid
}

TEST_CASE("a seven at Pitney Downs wins the pot, another total nothing", "[EC-11.3][EC-A-20][EC-A-21]") {
    Scene t;
    t.s.pot = 900;
    t.go(At::declarations);
    t.choose_until([](const State &s) { return s.dice.sum() == 7; }, Act::use, t.square("pitney_downs"));
    CHECK(t.cash(0) == 1400);
    CHECK(t.s.pot == 300);
    Scene six;
    six.s.pot = 900;
    six.go(At::declarations);
    six.choose_until([](const State &s) { return s.dice.sum() == 12; }, Act::use, six.square("pitney_downs"));
    CHECK(six.cash(0) == 500);
    CHECK(six.s.pot == 900);
    Scene empty;
    empty.give(0, "m_hot_tip");
    empty.s.pot = 200;
    empty.go(At::declarations);
    empty.play_card("m_hot_tip");
    CHECK(empty.s.pot == 0);
    empty.choose_until([](const State &s) { return s.dice.sum() == 7; }, Act::use, empty.square("pitney_downs"));
    CHECK(empty.cash(0) == 700);
    CHECK(empty.s.pot == 300);
    Scene race;
    race.cop_card("race_day");
    race.go(At::declarations);
    race.choose_until([](const State &s) { return s.dice.sum() == 11; }, Act::use, race.square("pitney_downs"));
    CHECK(race.cash(0) == 1000);
}

TEST_CASE("Pancetta: two draws, the second deck after the first card", "[EC-11.4][EC-A-47]") {
    Scene t;
    t.go(At::declarations);
    t.choose(Act::use, "pancetta");
    t.choose(Act::draw_from, 0);
    CHECK(t.city_count(0) == 1);
    REQUIRE(t.asked(Question::deck, 0));
    t.choose(Act::draw_from, 2);
    CHECK(t.city_count(0) == 2);
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("Central Station: any number, corruption each, the track is filled afterwards", "[EC-11.5][EC-11.9][EC-A-19]") {
    Scene t;
    t.money(0, 550);
    t.track({"h02", "h05", "h04", "h03", "h09", "h17"});
    t.go(At::declarations);
    t.choose(Act::use, "central_station");
    t.choose(Act::hire, t.man("h02")); // $250, 1
    CHECK(t.s.henchmen.in(henchman_track).count() == 5);
    t.choose(Act::hire, t.man("h05")); // $300, 1
    CHECK(t.cash(0) == 0);
    CHECK(t.s.corruption[0] == 2);
    CHECK(t.list().choices.size() == 1);
    CHECK(t.s.henchmen.in(henchman_track).count() == 4);
    t.choose(Act::stop);
    CHECK(t.s.henchmen.in(henchman_track).count() == 6);
    CHECK(t.s.henchmen.knows(1, t.man("h02"))); // seen once, remembered
    CHECK(t.s.pot == 500);
}

TEST_CASE("what a henchman does when hired happens at once", "[EC-11.9]") {
    Scene t;
    t.track({"h10", "h19", "h04", "h03", "h09", "h17"});
    t.go(At::declarations);
    t.choose(Act::use, "central_station");
    t.choose(Act::hire, t.man("h10"));
    CHECK(t.city_count(0) == 1); // one slums card
    t.choose(Act::hire, t.man("h19"));
    t.choose(Act::draw_from, 1);
    CHECK(t.city_count(0) == 2);
}

TEST_CASE("hiring without corruption by option, refreshing with it", "[EC-11.9][EC-A-44]") {
    Scene t(3, {{"hire_corruption", false}});
    t.track({"h05", "h19", "h04", "h03", "h09", "h17"});
    t.money(0, 1000);
    t.go(At::declarations);
    t.choose(Act::use, "central_station");
    t.choose(Act::hire, t.man("h05"));
    CHECK(t.cash(0) == 700);
    CHECK(t.s.corruption[0] == 0);
    t.tired(0, "h05");
    t.go(At::refresh);
    t.choose(Act::refresh, t.man("h05"));
    CHECK(t.s.corruption[0] == 1);
}

TEST_CASE("the Docks: $200 into the pot and six new henchmen", "[EC-11.6][EC-A-19]") {
    Scene t;
    t.money(0, 200);
    const HenchmanSet before = t.s.henchmen.in(henchman_track);
    t.go(At::declarations);
    t.choose(Act::use, "docks");
    CHECK(t.s.pot == 700);
    CHECK(t.s.henchmen.in(henchman_pile) == before);
    CHECK(t.s.henchmen.in(henchman_track).count() == 6);
    CHECK((t.s.henchmen.in(henchman_track) & before).empty());
    CHECK(t.asked(Question::hire, 0));
}

TEST_CASE("St Mary's: $500 for 5 corruption, not below 0, once unless the option says otherwise", "[EC-11.7][EC-A-33][EC-A-19]") {
    Scene t;
    t.s.corruption[0] = 3;
    t.go(At::declarations);
    t.choose(Act::use, "st_marys");
    CHECK(t.cash(0) == 0);
    CHECK(t.s.corruption[0] == 0);
    CHECK(t.asked(Question::declare, 1));
    Scene twice(3, {{"st_marys_multiple", true}});
    twice.money(0, 1100);
    twice.s.corruption[0] = 12;
    twice.go(At::declarations);
    twice.choose(Act::use, "st_marys");
    twice.choose(Act::donate, -1, -1, 2);
    CHECK(twice.cash(0) == 100);
    CHECK(twice.s.corruption[0] == 2);
}

TEST_CASE("Local 162: new rackets for own squares, and nothing is claimed", "[EC-11.8][EC-4.1]") {
    Scene t;
    t.hold(0, {"A1", "C3"});
    t.money(0, 2000);
    const RacketSet before = t.s.racket_track;
    t.go(At::declarations);
    t.choose(Act::use, "local_162");
    CHECK(t.s.pot == 700);
    CHECK(t.s.racket_pile == before);
    CHECK(t.s.racket_track.count() == 6);
    REQUIRE(t.question() == Question::buy);
    const int racket = t.list().things(Act::buy).front();
    t.choose(Act::buy, racket);
    if (t.question() == Question::buy_square) {
        for (const int square : t.list().things(Act::place_racket)) CHECK(has_square(t.s.held[0], square));
        t.choose(Act::place_racket);
    }
    CHECK(std::popcount(t.s.held[0]) == 2);
    CHECK(t.query().square_of_racket(racket) >= 0); // never in hand
}

TEST_CASE("an effect's hire costs less and the gap is filled before the figure is placed", "[EC-11.10][EC-18.4]") {
    Scene t;
    t.give(0, "m_hiring_hall");
    t.track({"h09", "h19", "h04", "h03", "h02", "h17"});
    t.money(0, 50);
    t.go(At::declarations);
    t.play_card("m_hiring_hall");
    REQUIRE(t.asked(Question::hire_one, 0));
    t.choose(Act::hire, t.man("h09")); // $50 less $100
    CHECK(t.cash(0) == 50);
    CHECK(t.s.henchmen.in(henchman_track).count() == 6);
    CHECK(t.asked(Question::declare, 0));
}
