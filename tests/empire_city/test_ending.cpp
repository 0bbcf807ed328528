// EC-17: the ends of the game.
#include "scene.hpp"

using namespace table;

TEST_CASE("80 points end the game at once", "[EC-17.1][EC-5.3]") {
    Scene t;
    t.s.points[0] = 78;
    t.money(0, 500);
    t.go(At::declarations);
    t.choose(Act::use, "city_hall");
    t.choose(Act::donate, -1, -1, 1);
    CHECK(t.won(Ending::points, 0));
    sd_standing places[6]{};
    t.game.standings(t.s, places);
    CHECK(places[0].place == 1);
    CHECK(places[1].place == 2);
    CHECK(t.status().waiting == 0);
}

TEST_CASE("five specials win only in hand, unless the option says otherwise", "[EC-17.2][EC-A-13]") {
    Scene t;
    for (const char *id : {"h56", "h57", "h58", "h59"}) t.crew(0, id);
    t.tired(0, "h60");
    t.money(0, 1000);
    t.go(At::refresh);
    CHECK(t.s.ending == 0);
    t.choose(Act::refresh, t.man("h60"));
    CHECK(t.won(Ending::specials, 0));
    Scene loose(3, {{"special_zone", "hand_or_exhausted"}});
    for (const char *id : {"h57", "h58", "h59"}) loose.crew(0, id);
    loose.tired(0, "h60");
    loose.track({"h56", "h19", "h04", "h03", "h02", "h17"});
    loose.go(At::declarations);
    loose.choose(Act::use, "central_station");
    loose.choose(Act::hire, loose.man("h56"));
    CHECK(loose.won(Ending::specials, 0));
}

TEST_CASE("martial law: the lowest corruption wins, ties by the godfather, by points and money, or shared", "[EC-17.3][EC-7.8][EC-A-05]") {
    const auto law = [](const char *tie) {
        Scene t(4, {{"martial_law_tie", tie}});
        t.s.corruption[0] = 78;
        t.s.corruption[1] = t.s.corruption[2] = 4;
        t.s.corruption[3] = 9;
        t.s.points[1] = 40;
        t.s.points[2] = 52;
        t.hold(3, {"A1"});
        t.go(At::declarations);
        t.choose(Act::attack, "A1");
        return t;
    };
    Scene t = law("godfather");
    REQUIRE(t.asked(Question::end_tie, 0));
    CHECK(t.s.ending == 0);
    CHECK(t.list().things(Act::name_capo) == std::vector<int>{1, 2});
    t.choose(Act::name_capo, 1);
    CHECK(t.won(Ending::martial_law, 1));
    CHECK(law("vp_money_godfather").won(Ending::martial_law, 2));
    Scene shared = law("shared");
    CHECK(shared.s.ending == static_cast<int>(Ending::martial_law));
    CHECK(shared.s.winners == 6);
    sd_standing places[6]{};
    shared.game.standings(shared.s, places);
    CHECK(places[1].place == 1);
    CHECK(places[2].place == 1);
    CHECK(places[0].place == 3);
}

TEST_CASE("one gain brings two capos to 80: most points win, then the godfather's word", "[EC-17.4][EC-18.4]") {
    Scene t;
    t.s.points[1] = 78;
    t.s.points[2] = 79;
    t.s.agenda.push(Job::round);
    CHECK(t.play().gain_points(7, 3, Text::points_gained));
    CHECK(t.won(Ending::points, 2));
    Scene tied;
    tied.s.points[1] = tied.s.points[2] = 78;
    tied.s.agenda.push(Job::round);
    CHECK(tied.play().gain_points(7, 3, Text::points_gained));
    REQUIRE(tied.asked(Question::end_tie, 0));
    tied.choose(Act::name_capo, 1);
    CHECK(tied.won(Ending::points, 1));
}

TEST_CASE("after the last round most points win, then the lowest corruption, then money", "[EC-17.5]") {
    const auto last = [](const std::function<void(Scene &)> &arrange) {
        Scene t(3, {{"round_limit", 10}});
        t.s.round = 10;
        arrange(t);
        t.go(At::end);
        return t;
    };
    CHECK(last([](Scene &t) { t.s.points[2] = 5; }).won(Ending::round_limit, 2));
    CHECK(last([](Scene &t) { t.s.corruption[0] = t.s.corruption[2] = 1; }).won(Ending::round_limit, 1));
    CHECK(last([](Scene &t) { t.money(2, 550); }).won(Ending::round_limit, 2));
    Scene tied = last([](Scene &) {});
    REQUIRE(tied.asked(Question::end_tie, 0));
    tied.choose(Act::name_capo, 2);
    CHECK(tied.won(Ending::round_limit, 2));
}
