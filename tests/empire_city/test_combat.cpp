// EC-15: combat.
#include "fights.hpp"

using namespace table;

TEST_CASE("attacks are fought in turn order, one each time round", "[EC-15.1]") {
    Scene t(4);
    t.hold(2, {"A1", "F1"});
    t.hold(3, {"C3"});
    t.attack(0, "A1");
    t.attack(0, "C3");
    t.attack(1, "F1");
    t.crew(2, "h01"); // somebody has to be asked
    t.crew(3, "h06");
    t.go(At::combat);
    REQUIRE(t.asked(Question::combat_pick, 0));
    t.choose(Act::fight, "C3");
    CHECK(t.s.fight.square == t.square("C3"));
    t.all_done();
    if (t.question() == Question::combat_tie) t.choose(Act::name_capo);
    CHECK(t.s.fight.square == t.square("F1"));
    t.all_done();
    if (t.question() == Question::combat_tie) t.choose(Act::name_capo);
    CHECK(t.s.fight.square == t.square("A1"));
}

TEST_CASE("henchman, weapon and adjacency against adjacency", "[EC-15.2][EC-15.5][EC-15.9][EC-3.2][EC-4.6]") {
    Scene t;
    t.hold(1, {"B4", "A4", "B5", "C4"});
    t.hold(0, {"C3"});
    t.s.held[0] = square_bit(t.square("C4"));
    t.s.held[1] &= ~t.s.held[0];
    t.s.tokens[t.square("C3")] = 0;
    t.hold(1, {"A3"});
    t.open("B4", "r32", 3);
    t.crew(0, "h12"); // 3
    t.give(0, "s_switchblade"); // 2
    t.attack(0, "B4");
    t.go(At::combat);
    // attacker 3 + 2 + 2 (C4) = 7, defender 2 + 2 (A4, B5) = 4
    fight(t, {{.seat = 0, .men = {"h12"}, .weapons = {"s_switchblade"}}});
    CHECK(t.owns(0, "B4"));
    CHECK_FALSE(t.owns(1, "B4"));
    CHECK(t.s.tokens[t.square("B4")] == 1);
    CHECK(t.s.racket_at[t.square("B4")][0] == t.racket("r32") + 1);
    CHECK(t.s.points[0] == 5);
    CHECK(t.is_tired(0, "h12"));
    t.money(0, 0);
    t.play().collect_income(0);
    CHECK(t.cash(0) == 500 + 50); // godfather: 250 + 250; the bordello pays column 1
}

TEST_CASE("a successful defence keeps square and tokens and scores", "[EC-15.9][EC-A-16]") {
    Scene t;
    t.hold(1, {"A1"});
    t.open("A1", "r32", 2);
    t.crew(1, "h12");
    t.crew(0, "h09");
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h09"}}, {.seat = 1, .men = {"h12"}}});
    CHECK(t.owns(1, "A1"));
    CHECK(t.s.tokens[t.square("A1")] == 2);
    CHECK(t.s.points[1] == (t.dead("h09") ? 6 : 5));
    CHECK(t.s.points[0] == 0);
}

TEST_CASE("a combat without anything is a tie for the godfather", "[EC-15.3][EC-15.6][EC-A-17]") {
    Scene t;
    t.hold(1, {"A1"});
    t.attack(2, "A1");
    t.go(At::combat);
    REQUIRE(t.asked(Question::combat_tie, 0));
    CHECK(t.list().things(Act::name_capo) == std::vector<int>{1, 2});
    const std::uint64_t dice = t.s.rng.state;
    t.choose(Act::name_capo, 2);
    CHECK(t.owns(2, "A1"));
    CHECK(t.s.rng.state == dice); // nobody rolls
}

TEST_CASE("a tied defender wins by option; attackers tied above him stay with the godfather", "[EC-15.6][EC-A-14]") {
    Scene t(4, {{"combat_tie", "defender"}});
    t.hold(1, {"A1"});
    t.attack(0, "A1");
    t.go(At::combat);
    CHECK(t.owns(1, "A1"));
    CHECK(t.s.points[1] == 5);
    Scene two(4, {{"combat_tie", "defender"}});
    two.hold(1, {"A1"});
    two.crew(2, "h02");
    two.crew(3, "h12");
    two.attack(2, "A1");
    two.attack(3, "A1");
    two.go(At::combat);
    fight(two, {{.seat = 2, .men = {"h02"}}, {.seat = 3, .men = {"h12"}}});
    CHECK(two.asked(Question::combat_tie, 0));
}

TEST_CASE("an ability wins ties without the godfather", "[EC-15.6]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(2, "h34"); // 2, wins ties
    t.crew(1, "h06"); // 2 when defending
    t.attack(2, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 1, .men = {"h06"}}, {.seat = 2, .men = {"h34"}}});
    CHECK(t.owns(2, "A1"));
}

TEST_CASE("everything committed is discarded or exhausted", "[EC-15.7]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(0, "h12");
    t.crew(0, "h52"); // Rooftop Ray
    t.give(0, "s_street_toughs");
    t.give(0, "s_shotgun");
    t.crew(1, "h07");
    t.give(1, "s_barricade");
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h12"}, .abilities = {"h52"}, .cards = {"s_street_toughs"}, .weapons = {"s_shotgun"}}, {.seat = 1, .men = {"h07"}, .cards = {"s_barricade"}}});
    for (const char *card : {"s_street_toughs", "s_shotgun", "s_barricade"}) CHECK(t.discarded(card));
    CHECK(t.is_tired(0, "h12"));
    CHECK(t.is_tired(0, "h52"));
    CHECK((t.is_tired(1, "h07") || t.dead("h07")));
    CHECK(t.s.city.marked.empty());
    CHECK(t.s.henchmen.marked.empty());
}

TEST_CASE("three fight, one wins, both others lose", "[EC-15.11][EC-A-15]") {
    Scene t(4);
    t.hold(1, {"A1"});
    t.crew(1, "h04"); // 5
    t.crew(2, "h32"); // 6
    t.give(2, "s_street_toughs"); // 8
    t.crew(3, "h26"); // 5
    t.give(3, "s_switchblade"); // 7
    t.attack(2, "A1");
    t.attack(3, "A1");
    t.go(At::combat);
    t.choose_as(1, Act::score, t.man("h04"));
    t.choose_as(1, Act::done);
    t.choose_as(2, Act::score, t.man("h32"));
    t.choose_as(2, Act::commit, t.face("s_street_toughs"));
    t.choose_as(2, Act::done);
    t.choose_as(3, Act::score, t.man("h26"));
    t.choose_as(3, Act::arm, t.face("s_switchblade"));
    t.choose_until([&](const State &) { return t.dead("h04") && t.dead("h26"); }, Act::done);
    CHECK(t.owns(2, "A1"));
    CHECK(t.s.points[2] == 7);
    CHECK(t.s.points[3] == 0);
}

TEST_CASE("two opposing cancels both work", "[EC-15.4]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(0, "h12"); // 3
    t.give(0, "s_tommy_gun");
    t.give(0, "s_jammed_guns");
    t.crew(1, "h39"); // 4
    t.crew(1, "h50"); // Switchman
    t.give(1, "s_shotgun");
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h12"}, .cards = {"s_jammed_guns"}, .weapons = {"s_tommy_gun"}}, {.seat = 1, .men = {"h39"}, .abilities = {"h50"}, .weapons = {"s_shotgun"}}});
    CHECK(t.owns(1, "A1")); // 3 against 4
}

TEST_CASE("a standoff does not stop a fire", "[EC-15.4][EC-15.10]") {
    Scene t;
    t.hold(1, {"A1"});
    t.open("A1", "r01");
    t.crew(0, "h04");
    t.give(0, "s_firebomb");
    t.crew(1, "h01");
    t.give(1, "d_truce");
    t.attack(0, "A1");
    t.go(At::combat);
    const std::uint64_t dice = t.s.rng.state;
    fight(t, {{.seat = 0, .men = {"h04"}, .cards = {"s_firebomb"}}, {.seat = 1, .men = {"h01"}, .cards = {"d_truce"}}});
    CHECK(t.s.racket_pile.has(t.racket("r01")));
    CHECK(t.owns(1, "A1"));
    CHECK(t.s.points[0] + t.s.points[1] == 0);
    CHECK(t.s.rng.state == dice);
    CHECK(t.is_tired(0, "h04"));
    CHECK(t.is_tired(1, "h01"));
}

TEST_CASE("a square won earlier in the phase counts as adjacent", "[EC-15.12]") {
    Scene t;
    t.hold(1, {"A4", "A5"});
    t.crew(0, "h12");
    t.crew(1, "h01");
    t.attack(0, "A4");
    t.attack(0, "A5");
    t.go(At::combat);
    t.choose(Act::fight, "A4");
    t.choose_as(0, Act::score, t.man("h12"));
    t.choose_as(0, Act::done);
    t.choose_as(1, Act::done);
    CHECK(t.owns(0, "A4"));
    REQUIRE(t.asked(Question::select, 1)); // the other hand is empty
    t.choose(Act::done); // nobody commits anything: 2 for A4 against 0
    CHECK(t.owns(0, "A5"));
}

TEST_CASE("the points of the victory end the game before effects of henchmen", "[EC-15.13]") {
    Scene t;
    t.s.points[0] = 74;
    t.hold(1, {"A1"});
    t.crew(0, "h54"); // Lefty: 1 more point
    t.crew(0, "h26");
    t.crew(1, "h12");
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h54", "h26"}}, {.seat = 1, .men = {"h12"}}});
    t.choose(Act::kill, t.man("h12"));
    CHECK(t.s.points[0] == 80);
    CHECK(t.won(Ending::points, 0));
}

TEST_CASE("effects of a victory: family, corruption cards, henchmen by number", "[EC-15.13]") {
    Scene t(3, Json::object(), Families::real);
    t.family(0, "tessaro");
    t.family(1, "adler");
    t.hold(1, {"A1"});
    for (const char *id : {"h03", "h08", "h14", "h39", "h54"}) t.crew(0, id);
    t.s.corruption[0] = 4;
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h03", "h08", "h14", "h39", "h54"}}});
    CHECK(t.s.corruption[0] == 3); // Tommaso
    CHECK(t.cash(0) == 700); // Carmine and Jack
    CHECK(t.city_count(0) == 1); // Declan
    CHECK(t.s.points[0] == 7); // 5, Tessaro's 1 as attacker, Lefty's 1
}

TEST_CASE("who played a card in a fight may cash in; what he draws is not in it", "[EC-9.6][EC-A-23]") {
    Scene t;
    t.hold(1, {"A1"});
    t.crew(0, "h12");
    t.give(0, "s_street_toughs");
    t.s.vendetta[0][1] = 1;
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h12"}, .cards = {"s_street_toughs"}}});
    REQUIRE(t.asked(Question::cash, 0));
    t.choose(Act::cash, 1);
    t.choose(Act::draw_from, 2);
    CHECK(t.city_count(0) == 1);
    CHECK(t.owns(0, "A1"));
}

TEST_CASE("by option fight cards cash in nothing, cards against a rival do", "[EC-9.3][EC-A-23]") {
    Scene t(3, {{"vendetta_by_fight_card", false}});
    t.hold(1, {"A1"});
    t.crew(0, "h12");
    t.give(0, "s_street_toughs");
    t.s.vendetta[0][1] = 1;
    t.attack(0, "A1");
    t.go(At::combat);
    fight(t, {{.seat = 0, .men = {"h12"}, .cards = {"s_street_toughs"}}});
    CHECK(t.s.vendetta[0][1] == 1);
    CHECK(t.question() != Question::cash);
    t.give(0, "d_smear");
    t.s.points[1] = 5;
    t.go(At::declarations);
    t.play_card("d_smear");
    t.choose(Act::against, 1);
    CHECK(t.asked(Question::cash, 0));
}

TEST_CASE("cards and henchmen that change the score of a combat", "[EC-15.5]") {
    const auto score = [](const std::function<void(Scene &)> &arrange, const Commit &mine, const char *where = "A1", bool attack = true) {
        Scene t(3, Json::object(), Families::plain);
        t.hold(attack ? 1 : 0, {where});
        t.attack(attack ? 0 : 1, where);
        arrange(t);
        for (const char *man : mine.men) t.crew(0, man);
        for (const char *card : mine.cards) t.give(0, card);
        for (const char *card : mine.weapons) t.give(0, card);
        if (t.city_count(0) == 0 && mine.men.empty()) t.give(0, "d_gala");
        t.go(At::combat);
        for (const char *man : mine.men) t.choose_as(0, Act::score, t.man(man));
        for (const char *card : mine.cards) t.choose_as(0, Act::commit, t.face(card));
        for (std::size_t at = 0; at < mine.weapons.size(); ++at) t.choose_as(0, Act::arm, t.face(mine.weapons[at]), t.man(mine.men[at]));
        t.all_done();
        for (const sd_event &event : t.told.heard) {
            if (event.verb == SD_COMPARE && event.by == 0) return int{event.amount};
        }
        return -1;
    };
    const auto plain = [](Scene &) {};
    CHECK(score(plain, {.seat = 0, .men = {"h01"}}) == 3);                    // Bruno in the slums
    CHECK(score(plain, {.seat = 0, .men = {"h01"}}, "C3") == 1);
    CHECK(score(plain, {.seat = 0, .men = {"h05", "h02"}}) == 8);              // the captain and an Iron Hand
    CHECK(score(plain, {.seat = 0, .men = {"h06"}}) == 4);                    // Nico attacks
    CHECK(score(plain, {.seat = 0, .men = {"h06"}}, "A1", false) == 2);
    CHECK(score(plain, {.seat = 0, .men = {"h07"}}, "A1", false) == 4);       // Rocco defends
    CHECK(score(plain, {.seat = 0, .men = {"h45"}}, "C3") == 5);              // Gaston downtown
    CHECK(score(plain, {.seat = 0, .men = {"h47"}}, "D1") == 5);              // Baptiste in midtown
    CHECK(score(plain, {.seat = 0, .men = {"h53"}}) == 5);                    // Moll in the slums
    CHECK(score([](Scene &t) { t.hold(0, {"B1"}); }, {.seat = 0, .men = {"h16"}}) == 6); // Colm: 3 + 3
    CHECK(score([](Scene &t) { t.hold(0, {"B1"}); }, {.seat = 0, .cards = {"s_home_turf"}}) == 3);
    CHECK(score(plain, {.seat = 0, .men = {"h40"}, .weapons = {"s_switchblade"}}) == 6); // Tony: weapon 3
    CHECK(score([](Scene &t) { t.cop_card("gun_amnesty"); }, {.seat = 0, .men = {"h02"}, .weapons = {"s_brass_knuckles"}}) == 3);
    CHECK(score([](Scene &t) { t.corruption_card(0, "hard_name"); }, {.seat = 0, .men = {"h02"}}) == 5);
    CHECK(score(plain, {.seat = 0, .cards = {"s_ambush"}}) == 3);
    CHECK(score(plain, {.seat = 0, .cards = {"s_barricade"}}, "A1", false) == 3);
    CHECK(score([](Scene &t) { t.hold(0, {"B1"}); t.crew(1, "h52"); }, {.seat = 0, .men = {"h02"}}) == 5);
}
