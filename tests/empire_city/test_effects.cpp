// EC-18: how effects work, and what the cards of the declarations and of the cops phase do.
#include <cstring>

#include "scene.hpp"

using namespace table;

TEST_CASE("a card is offered only if something in it can happen", "[EC-18.1]") {
    Scene t;
    t.give(0, "d_gala"); // nothing to lose yet
    t.give(0, "d_blackmail"); // nobody holds a city card
    t.give(0, "m_hot_tip");
    t.give(0, "s_ambush"); // for combats
    t.s.pot = 0;
    t.go(At::declarations);
    CHECK_FALSE(t.list().has(Act::play));
    t.s.pot = 50;
    t.s.corruption[0] = 1;
    t.give(2, "d_ribbon");
    CHECK(t.list().has(Act::play, t.face("d_gala")));
    CHECK(t.list().has(Act::play, t.face("m_hot_tip")));
    CHECK(t.list().has(Act::play, t.face("d_blackmail")));
    CHECK_FALSE(t.list().has(Act::play, t.face("s_ambush")));
    CHECK(std::string(t.game.why_not(t.s, 0, part(Part::city_hand, 0), static_cast<unsigned>(t.face("s_ambush"))).reason()) == "This card is for another moment.");
}

TEST_CASE("effects happen in order, one without a target is skipped", "[EC-18.2]") {
    Scene t;
    t.crew(0, "h56"); // 2 points and 1 corruption less
    t.go(At::declarations);
    CHECK(t.list().has(Act::reveal, t.man("h56")));
    t.reveal("h56");
    CHECK(t.s.points[0] == 2);
    CHECK(t.s.corruption[0] == 0);
    CHECK(t.is_tired(0, "h56"));
}

TEST_CASE("optional effects may be declined", "[EC-18.2]") {
    Scene t;
    t.no_cops();
    t.cop("E1");
    t.crew(0, "h57"); // The Commissioner
    t.s.corruption[0] = t.s.corruption[1] = 1;
    t.next_cop_card("dock_strike");
    t.go(At::cops);
    REQUIRE(t.asked(Question::cops_window, 0));
    t.reveal("h57");
    REQUIRE(t.asked(Question::freeze_cop, 0));
    t.choose(Act::stop);
    REQUIRE(t.asked(Question::pick_cop, 0));
    t.choose(Act::stop);
    CHECK(t.s.cops_moved == 0);
    CHECK(t.s.cops_frozen == 0);
    CHECK(t.is_tired(0, "h57"));
    CHECK(t.asked(Question::move_cop, 2));
}

TEST_CASE("prices are never below nothing, and reductions add up", "[EC-18.4]") {
    Scene t;
    t.corruption_card(0, "kickbacks"); // 50
    t.give(0, "m_cheap_lumber"); // 100
    t.racket_track({"r01"}); // $100
    t.money(0, 0);
    t.hold(0, {"A1"});
    t.go(At::declarations);
    t.play_card("m_cheap_lumber");
    CHECK(t.query().racket_price(0, t.racket("r01"), Hood::slums) == 0);
    t.choose(Act::control, "A1");
    t.choose(Act::buy, t.racket("r01"));
    CHECK(t.cash(0) == 0);
    CHECK(t.query().racket_price(0, t.racket("r17"), Hood::slums) == 250); // the lumber is used up
}

TEST_CASE("the same seed and the same answers give the same game", "[EC-18.5]") {
    const EmpireCity game(data_files().setup(4));
    const auto run = [&] {
        State s{};
        s.rng.state = 99;
        Listener listener;
        Events events(&listener.sink);
        game.start(s, events);
        Rng picks{5};
        for (int step = 0; step < 400 && game.status(s).ending == 0; ++step) {
            sd_choice all[SD_MAX_CHOICES];
            Choices list(all, SD_MAX_CHOICES);
            const Seat seat = static_cast<Seat>(std::countr_zero(game.status(s).waiting));
            game.choices(s, seat, list);
            const sd_choice &pick = all[picks.below(list.count())];
            game.apply(s, seat, {pick.id, pick.low}, events);
        }
        return std::pair(s, listener.heard.size());
    };
    const auto one = run(), two = run();
    CHECK(std::memcmp(&one.first, &two.first, sizeof(State)) == 0);
    CHECK(one.second == two.second);
}

TEST_CASE("a rival is never oneself, and is asked nothing", "[EC-18.5][EC-18.6]") {
    Scene t;
    t.give(0, "d_scandal");
    for (const char *card : {"d_alibi", "s_tip_off", "m_lawyer"}) t.give(1, card);
    t.go(At::declarations);
    t.play_card("d_scandal");
    CHECK(t.list().things(Act::against) == std::vector<int>{1, 2});
    t.choose(Act::against, 1);
    CHECK(t.s.corruption[1] == 4);
    CHECK(t.asked(Question::declare, 0));
}

TEST_CASE("a theft takes at most what is there, and only the two learn how much", "[EC-18.7][EC-18.8]") {
    Scene t;
    t.money(1, 100);
    t.money(2, 0);
    t.give(0, "m_shakedown");
    t.crew(0, "h37");
    t.go(At::declarations);
    t.play_card("m_shakedown");
    CHECK(t.list().things(Act::against) == std::vector<int>{1, 2}); // who has nothing is listed too
    t.choose(Act::against, 1);
    CHECK(t.cash(0) == 600);
    CHECK(t.cash(1) == 0);
    CHECK_FALSE(t.s.money[1].knows(2));
    CHECK(t.s.money[1].knows(0));
    t.reveal("h37");
    t.choose(Act::against, 2);
    CHECK(t.cash(0) == 600);
    CHECK(t.is_tired(0, "h37"));
}

TEST_CASE("the rival of a card is named once", "[EC-18.9]") {
    Scene t;
    t.crew(0, "h59"); // The Publisher
    t.s.points[1] = 5;
    t.go(At::declarations);
    t.reveal("h59");
    t.choose(Act::against, 1);
    CHECK(t.s.corruption[1] == 4);
    CHECK(t.s.points[1] == 4);
    CHECK(t.asked(Question::declare, 0));
}

TEST_CASE("who is asked follows from open facts", "[EC-18.10][EC-A-39]") {
    const auto asked = [](const char *card, const char *man, At where) {
        Scene t;
        t.give(1, card);
        t.crew(2, man);
        t.s.corruption[0] = t.s.corruption[1] = 1;
        t.cop_card("dock_strike");
        t.next_cop_card("dock_strike");
        t.s.cop_card = absent;
        if (where != At::cops) t.cop_card("dock_strike");
        t.go(where);
        return std::pair(t.status().prompt, t.status().waiting);
    };
    CHECK(asked("d_desk_duty", "h35", At::cops) == asked("d_gala", "h02", At::cops));
    CHECK(asked("d_sit_down", "h55", At::godfather) == asked("d_gala", "h02", At::godfather));
    CHECK(asked("m_rent_day", "h18", At::collect) == asked("d_gala", "h02", At::collect));
}

TEST_CASE("points, corruption and money of the declaration cards", "[EC-10.5][EC-18.2]") {
    Scene t;
    t.s.corruption[0] = 10;
    t.hold(0, {"C3", "E3"});
    for (const char *card : {"d_gala", "d_ribbon", "d_favor", "d_skyline", "m_payday", "m_loan_shark", "m_hot_tip"}) t.give(0, card);
    for (const char *man : {"h17", "h44", "h58"}) t.crew(0, man);
    t.go(At::declarations);
    t.play_card("d_gala");
    CHECK(t.s.corruption[0] == 7);
    t.play_card("d_ribbon");
    t.play_card("d_favor");
    CHECK(t.s.points[0] == 5);
    CHECK(t.s.corruption[0] == 10);
    t.play_card("d_skyline");
    CHECK(t.s.points[0] == 7);
    t.play_card("m_payday");
    t.play_card("m_loan_shark");
    CHECK(t.cash(0) == 950);
    CHECK(t.s.corruption[0] == 13);
    t.play_card("m_hot_tip");
    CHECK(t.cash(0) == 1150);
    CHECK(t.s.pot == 300);
    t.reveal("h17");
    CHECK(t.cash(0) == 1300);
    t.reveal("h44");
    CHECK(t.s.corruption[0] == 11);
    t.reveal("h58");
    CHECK(t.s.corruption[0] == 7);
}

TEST_CASE("cards and henchmen against a rival", "[EC-18.9][EC-2.1]") {
    Scene t;
    t.s.points[1] = 5;
    for (const char *card : {"d_smear", "d_inspector", "d_blackmail"}) t.give(0, card);
    for (const char *card : {"s_ambush", "s_barricade", "s_shotgun", "d_gala"}) t.give(1, card);
    for (const char *man : {"h22", "h38", "h42", "h46"}) t.crew(0, man);
    t.crew(1, "h04");
    t.go(At::declarations);
    t.play_card("d_smear");
    t.choose(Act::against, 1);
    CHECK(t.s.points[1] == 3);
    t.play_card("d_blackmail");
    t.choose(Act::against); // the only one with a card
    CHECK(t.city_count(1) == 3);
    CHECK(t.city_count(0) == 2);
    t.reveal("h22"); // looks, then one is discarded
    t.choose(Act::against, 1);
    CHECK(t.city_count(1) == 2);
    CHECK((t.s.city.in(city_hand(1)) - t.s.city.known_by(0)).empty());
    CHECK((t.s.city.in(city_hand(1)) & t.s.city.known_by(2)).empty());
    t.reveal("h38"); // looks at everything, then draws
    t.choose(Act::against, 1);
    CHECK(t.s.henchmen.knows(0, t.man("h04")));
    t.choose(Act::draw_from, 0);
    CHECK(t.city_count(0) == 3);
    t.play_card("d_inspector");
    t.choose(Act::against, 1);
    CHECK(t.city_count(1) == 0);
    t.reveal("h42");
    t.choose(Act::against, 2);
    CHECK(t.s.corruption[2] == 3);
    t.reveal("h46");
    t.choose(Act::against, 1);
    CHECK(t.is_tired(1, "h04"));
    CHECK_FALSE(t.s.revealed.has(t.man("h04"))); // this was no reveal
}

TEST_CASE("squares, hires and figures without a declaration", "[EC-12.2][EC-11.10]") {
    Scene t;
    t.give(0, "d_zoning");
    for (const char *man : {"h11", "h15", "h21"}) t.crew(0, man);
    t.track({"h02", "h19", "h04", "h03", "h10", "h17"});
    t.go(At::declarations);
    t.play_card("d_zoning");
    for (const int square : t.list().things(Act::claim)) CHECK(t.game.book.hood(square) == Hood::midtown);
    t.choose(Act::claim, t.square("D1"));
    t.reveal("h15");
    for (const int square : t.list().things(Act::claim)) CHECK(t.game.book.hood(square) == Hood::slums);
    t.choose(Act::claim, t.square("A1"));
    CHECK(std::popcount(t.s.held[0]) == 2);
    t.reveal("h11");
    t.choose(Act::hire, t.man("h02"));
    CHECK(t.cash(0) == 350);
    CHECK(t.s.corruption[0] == 1);
    t.reveal("h21");
    CHECK(t.query().racket_price(0, t.racket("r17"), Hood::slums) == 200);
    CHECK(t.asked(Question::declare, 0));
}

TEST_CASE("cops are moved and held by henchmen too", "[EC-6.5]") {
    Scene t;
    t.no_cops();
    t.cop("E1");
    t.crew(0, "h49");
    t.crew(1, "h35");
    t.s.corruption[0] = t.s.corruption[1] = 1;
    t.next_cop_card("dock_strike");
    t.go(At::cops);
    t.choose(Act::pass);
    REQUIRE(t.asked(Question::cops_window, 1));
    t.reveal("h35");
    t.choose(Act::freeze_cop, "E1");
    CHECK(t.s.cops_frozen == 1);
    CHECK(t.question() != Question::move_cop); // the only cop stays
    Scene pete;
    pete.no_cops();
    pete.cop("E1");
    pete.crew(0, "h49");
    pete.s.corruption[0] = pete.s.corruption[1] = 1;
    pete.next_cop_card("dock_strike");
    pete.go(At::cops);
    pete.reveal("h49");
    pete.choose(Act::move_cop, "E3");
    CHECK(pete.s.cop_at[0] == pete.square("E3"));
}

TEST_CASE("the cop cards", "[EC-6.4][EC-7.8]") {
    const auto drawn = [](const char *id, const std::function<void(Scene &)> &arrange) {
        Scene t;
        t.s.corruption[0] = 4;
        t.s.corruption[1] = 3;
        t.s.corruption[2] = 2;
        arrange(t);
        t.next_cop_card(id);
        t.go(At::cops);
        return t;
    };
    CHECK(drawn("precinct_payday", [](Scene &) {}).s.corruption[2] == 0);
    CHECK(drawn("relief_money", [](Scene &) {}).cash(1) == 600);
    CHECK(drawn("front_page", [](Scene &t) { t.s.points[1] = 3; }).s.corruption[1] == 7);
    Scene tie = drawn("front_page", [](Scene &) {});
    REQUIRE(tie.asked(Question::top_tie, 0));
    tie.choose(Act::name_capo, 2);
    CHECK(tie.s.corruption[2] == 6);
    CHECK(drawn("grand_jury", [](Scene &t) {
              for (const char *card : {"d_gala", "s_ambush", "m_payday"}) t.give(0, card);
          }).city_count(0) == 1);
    CHECK_FALSE(bool(drawn("walkout", [](Scene &) {}).query().may_use(0, Neutral::local_162)));
    CHECK_FALSE(bool(drawn("dock_strike", [](Scene &) {}).query().may_use(0, Neutral::docks)));
    CHECK(drawn("feast_day", [](Scene &) {}).query().church_relief(0) == 8);
    Scene hungry = drawn("hungry_times", [](Scene &) {});
    CHECK(hungry.query().hire_price(0, hungry.man("h02")) == 200);
    CHECK(drawn("blind_eye", [](Scene &) {}).query().hit_price(0) == 3);
}

TEST_CASE("families hire their own cheaper and have their abilities", "[EC-1.3][EC-18.4]") {
    Scene t(3, Json::object(), Families::real);
    for (const auto &[family, man] : {std::pair{"tessaro", "h02"}, {"ohanlon", "h12"}, {"adler", "h20"}, {"zorin", "h29"}, {"montefusco", "h36"}, {"laurent", "h45"}}) {
        t.family(0, family);
        CHECK(t.query().hire_price(0, t.man(man)) == t.game.book.henchman(t.man(man)).cost - 50);
        CHECK(t.query().hire_price(0, t.man("h53")) == 250);
    }
    t.family(0, "adler");
    CHECK(t.query().city_hall_points(0) == 3);
    t.cop_card("election_season");
    CHECK(t.query().city_hall_points(0) == 4); // set, then added to
    CHECK(t.query().stat(0, Stat::income_street, 250) == 400);
    t.family(0, "laurent");
    CHECK(t.query().stat(0, Stat::corr_godfather, 5) == 3);
    t.hold(1, {"A1"});
    t.s.vendetta[0][1] = 1;
    t.go(At::declarations);
    t.choose(Act::attack, "A1");
    t.choose(Act::cash, 1);
    CHECK(t.cash(0) == 550);
    t.family(0, "ohanlon");
    CHECK(t.query().racket_price(0, t.racket("r01"), Hood::slums) == 50);
    t.corruption_card(0, "padded_payroll");
    CHECK(t.query().refresh_price(0, t.man("h02")) == 200);
}
