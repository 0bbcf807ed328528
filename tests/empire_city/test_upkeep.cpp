// EC-4.2 to 4.4, EC-5 and EC-16: rackets pay, the round, upkeep.
#include "scene.hpp"

using namespace table;

TEST_CASE("a bordello pays by its tokens and grows up to three", "[EC-4.4][EC-16.2]") {
    Scene t;
    t.s.godfather = 2;
    t.hold(0, {"D1"});
    t.open("D1", "r35"); // 50, 150, 200
    for (const int income : {50, 150, 200, 200}) {
        t.money(0, 0);
        t.play().collect_income(0);
        CHECK(t.cash(0) == 250 + income);
    }
    CHECK(t.s.tokens[t.square("D1")] == 3);
}

TEST_CASE("a speakeasy pays by its neighbourhood, also under a cop's eyes", "[EC-4.2][EC-4.8]") {
    Scene t;
    t.s.godfather = 2;
    t.hold(0, {"D1"});
    t.open("D1", "r18"); // 50, 100, 150
    t.cop("D1");
    t.money(0, 0);
    t.play().collect_income(0);
    CHECK(t.cash(0) == 350);
}

TEST_CASE("a casino pays by one die each", "[EC-4.3][EC-A-21]") {
    Scene t;
    t.s.godfather = 2;
    t.hold(0, {"D1"});
    t.open("D1", "r19"); // 0 0 50 100 150 200
    const int table_of[] = {0, 0, 50, 100, 150, 200};
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        t.s.rng.state = seed;
        t.money(0, 0);
        t.play().collect_income(0);
        CHECK(t.cash(0) == 250 + table_of[t.s.dice.values[0] - 1]);
    }
}

TEST_CASE("what changes the income of rackets", "[EC-16.2][EC-18.4]") {
    Scene t(3, Json::object(), Families::real);
    t.s.godfather = 2;
    t.family(0, "montefusco");
    t.hold(0, {"D1", "A1", "D2"});
    t.open("D1", "r19");
    t.open("A1", "r01"); // 50
    t.open("D2", "r35"); // 50
    t.money(0, 0);
    t.cop_card("dry_raid");
    t.s.rng.state = 3;
    t.play().collect_income(0);
    const int rolled = std::min(6, t.s.dice.values[0] + 1); // the house edge
    const int table_of[] = {0, 0, 50, 100, 150, 200};
    CHECK(t.cash(0) == 250 + 0 + 50 + table_of[rolled - 1]); // the speakeasy pays nothing
    t.cop_card("vice_squad");
    t.money(0, 0);
    t.s.blocked.add(t.racket("r19"));
    t.play().collect_income(0);
    CHECK(t.cash(0) == 250 + 50 + 50); // the bordello had two tokens: 150 less 100
    t.cop_card("holiday_crowds");
    t.money(0, 0);
    t.play().collect_income(0);
    CHECK(t.cash(0) == 250 + 100 + 200);
}

TEST_CASE("the phases of the first and of a later round", "[EC-5.1][EC-1.13]") {
    const auto phases_of = [](Scene &t) {
        std::vector<int> out;
        for (int step = 0; step < 300 && t.status().round < 4; ++step) {
            if (t.status().round == 3 && (out.empty() || out.back() != t.status().phase)) out.push_back(t.status().phase);
            const sd_choice first = t.list().choices.at(0);
            t.game.apply(t.s, t.waiting(), {first.id, first.low}, t.events);
        }
        return out;
    };
    Scene t;
    t.crew(0, "h12");
    t.tired(1, "h02");
    t.tired(2, "h12");
    t.hold(1, {"A1"});
    for (Seat seat = 0; seat < 3; ++seat) t.give(seat, "d_gala");
    t.s.corruption[1] = 1;
    t.next_cop_card("walkout"); // with the mark
    t.go(At::end);
    const auto seen = phases_of(t);
    using enum Phase;
    std::vector<int> wanted;
    for (const Phase phase : {cops, godfather, declarations, Phase::refresh, collect}) wanted.push_back(static_cast<int>(phase));
    CHECK(seen == wanted); // nobody attacked: nothing is asked in the combat phase
    EmpireCity game(data_files().setup(3));
    State s{};
    Events silent(nullptr);
    game.start(s, silent);
    while (s.round == 0) {
        sd_choice first[SD_MAX_CHOICES];
        Choices list(first, SD_MAX_CHOICES);
        const Seat seat = static_cast<Seat>(std::countr_zero(game.status(s).waiting));
        game.choices(s, seat, list);
        game.apply(s, seat, {first[0].id, first[0].low}, silent);
    }
    CHECK(game.status(s).phase == static_cast<int>(declarations));
}

TEST_CASE("the income of a round cannot pay its refresh", "[EC-16.1][EC-16.2]") {
    Scene t;
    t.tired(0, "h05");
    t.money(0, 100);
    t.go(At::refresh);
    REQUIRE(t.asked(Question::refresh, 0));
    CHECK(t.list().choices.size() == 1);
    t.choose(Act::stop);
    CHECK(t.is_tired(0, "h05"));
    CHECK(t.cash(0) == 600); // collected after that
}

TEST_CASE("a safe house refreshes two for free in the refresh step", "[EC-2.6][EC-16.1]") {
    Scene t;
    t.tired(0, "h04");
    t.tired(0, "h05");
    t.tired(0, "h02");
    t.give(0, "m_safe_house");
    t.money(0, 0);
    t.go(At::refresh);
    t.play_card("m_safe_house");
    t.choose(Act::refresh_free, t.man("h04"));
    t.choose(Act::refresh_free, t.man("h05"));
    CHECK(t.in_hand(0, "h04"));
    CHECK(t.in_hand(0, "h05"));
    CHECK(t.is_tired(0, "h02"));
    CHECK(t.s.corruption[0] == 0);
    CHECK(t.asked(Question::refresh, 0));
}

TEST_CASE("the godfather's dues", "[EC-7.7][EC-16.3]") {
    Scene t;
    t.go(At::collect);
    CHECK(t.cash(0) == 1000);
    CHECK(t.s.points[0] == 5);
    CHECK(t.s.corruption[0] == 5);
    CHECK(t.cash(1) == 750);
    CHECK(t.s.points[1] == 0);
}

TEST_CASE("points are counted before corruption in a collect turn", "[EC-16.4][EC-A-06][EC-17.4]") {
    Scene t;
    t.s.points[0] = 74;
    t.s.corruption[0] = 76;
    t.hold(0, {"C3"});
    t.go(At::collect);
    CHECK(t.s.points[0] == 81);
    CHECK(t.won(Ending::points, 0));
}

TEST_CASE("the first in turn order to reach 80 in a collect step wins", "[EC-17.1][EC-A-06]") {
    Scene t;
    t.s.points[1] = 79;
    t.s.points[2] = 79;
    t.s.godfather = 2;
    t.hold(1, {"C3"});
    t.hold(2, {"E3"});
    t.go(At::collect);
    CHECK(t.won(Ending::points, 2));
    CHECK(t.s.points[1] == 79);
}

TEST_CASE("families and corruption cards score and draw at collect", "[EC-16.2][EC-16.4]") {
    Scene t(3, Json::object(), Families::real);
    t.s.godfather = 2;
    t.family(0, "ohanlon");
    t.family(1, "montefusco");
    t.hold(0, {"A1", "B1", "E1"});
    for (const auto &[square, racket] : {std::pair{"A1", "r01"}, {"B1", "r02"}, {"E1", "r03"}}) t.open(square, racket);
    t.hold(1, {"D1"});
    t.open("D1", "r19");
    t.corruption_card(1, "ballot_boxes");
    t.corruption_card(1, "wiretaps");
    t.corruption_card(0, "collection_ring");
    t.go(At::collect);
    CHECK(t.s.points[0] == 2); // at most 2 for three speakeasies
    CHECK(t.cash(0) == 500 + 250 + 150 + 150);
    REQUIRE(t.asked(Question::deck, 1)); // wiretaps draw with the income, before the points
    CHECK(t.s.points[1] == 0);
    t.choose(Act::draw_from, 0);
    CHECK(t.s.points[1] == 1 + 1 + 2); // square, casino, ballot boxes
}

TEST_CASE("cards and reveals of the collect step", "[EC-16.4]") {
    Scene t(3, Json::object(), Families::plain);
    t.s.godfather = 2;
    t.hold(0, {"D1", "D2", "A1", "C3"});
    t.open("D1", "r19");
    t.open("D2", "r35");
    t.open("A1", "r01");
    t.money(0, 0);
    for (const char *card : {"m_rent_day", "m_happy_hour", "m_high_rollers", "m_convention"}) t.give(0, card);
    for (const char *man : {"h18", "h33", "h41", "h60"}) t.crew(0, man);
    t.give(0, "d_gala"); // a hand that is not empty keeps the window open
    t.go(At::collect);
    REQUIRE(t.asked(Question::collect, 0)); // the others hold nothing
    t.play_card("m_rent_day");
    CHECK(t.cash(0) == 100);
    t.play_card("m_happy_hour");
    CHECK(t.cash(0) == 150);
    t.play_card("m_high_rollers");
    CHECK(t.cash(0) == 250);
    t.play_card("m_convention");
    CHECK(t.cash(0) == 350);
    t.reveal("h18");
    CHECK(t.cash(0) == 500);
    t.reveal("h60");
    CHECK(t.cash(0) == 800);
    t.reveal("h41");
    t.choose(Act::add_token, "D2");
    CHECK(t.s.tokens[t.square("D2")] == 2);
    const int before = t.cash(0);
    t.reveal("h33");
    t.choose_until([&](const State &s) { return s.dice.values[0] == 6; }, Act::collect_one, t.racket("r19"));
    CHECK(t.cash(0) == before + 200);
}
