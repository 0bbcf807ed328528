// EC-2 and EC-3: cards, hands, henchmen, the board.
#include "scene.hpp"

using namespace table;

TEST_CASE("a capo sees his own hands and money, others only their sizes", "[EC-2.1]") {
    Scene t;
    t.give(1, "d_gala");
    t.crew(1, "h04");
    t.go(At::declarations);
    std::vector<sd_seen> seen(2048);
    const auto view_of = [&](Seat viewer) {
        const Configured<EmpireCity> whole(scene_setup(3, Json::object(), Families::plain));
        std::string out;
        const sd_sink sink{&out, nullptr, [](void *to, const char *bytes, std::uint32_t length) { static_cast<std::string *>(to)->append(bytes, length); }};
        Module<EmpireCity>::view(&whole, &t.s, viewer, &sink);
        return Json::parse(out);
    };
    const Json own = view_of(1), other = view_of(0);
    CHECK(own["places"]["city_hand@1"]["items"].size() == 1);
    CHECK(own["numbers"].contains("money@1"));
    CHECK(other["places"]["city_hand@1"]["items"].empty());
    CHECK(other["places"]["city_hand@1"]["hidden"] == 1);
    CHECK(other["places"]["henchmen_hand@1"]["hidden"] == 1);
    CHECK_FALSE(other["numbers"].contains("money@1"));
    CHECK(other["numbers"]["city_hand@1.downtown"] == 1);
}

TEST_CASE("open money is in every view", "[EC-2.1]") {
    Scene t(3, {{"open_money", true}});
    t.go(At::declarations);
    const Configured<EmpireCity> whole(scene_setup(3, {{"open_money", true}}, Families::plain));
    std::string out;
    const sd_sink sink{&out, nullptr, [](void *to, const char *bytes, std::uint32_t length) { static_cast<std::string *>(to)->append(bytes, length); }};
    Module<EmpireCity>::view(&whole, &t.s, spectator, &sink);
    for (const char *place : {"money@0", "money@1", "money@2"}) CHECK(Json::parse(out)["numbers"][place] == 500);
}

TEST_CASE("the city hand has no limit unless one is set", "[EC-2.2]") {
    const char *cards[] = {"d_gala", "d_ribbon", "d_favor", "d_skyline", "d_scandal", "d_smear", "m_payday", "m_lawyer", "m_hot_tip", "s_ambush"};
    Scene t;
    for (const char *card : cards) t.give(0, card);
    t.go(At::collect);
    t.choose(Act::pass);
    CHECK(t.city_count(0) == 10);
    Scene limited(3, {{"city_hand_limit", 7}});
    for (const char *card : cards) limited.give(0, card);
    limited.go(At::collect);
    limited.choose(Act::pass);
    for (int left = 3; left > 0; --left) {
        REQUIRE(limited.asked(Question::discard, 0));
        limited.choose(Act::discard);
    }
    CHECK(limited.city_count(0) == 7);
    CHECK(limited.question() != Question::discard);
}

TEST_CASE("a played midtown card lies open on the midtown pile", "[EC-2.3]") {
    Scene t;
    t.give(0, "m_payday");
    t.go(At::declarations);
    t.play_card("m_payday");
    CHECK(t.cash(0) == 650);
    CHECK(t.discarded("m_payday"));
    CHECK(t.question() == Question::declare);
}

TEST_CASE("a henchman refreshed in mid-round is in hand but not fit before the next round", "[EC-2.4][EC-A-41]") {
    Scene t;
    t.crew(0, "h09");
    t.crew(0, "h13");
    t.hold(1, {"A1"});
    t.go(At::declarations);
    t.reveal("h09");
    t.choose(Act::draw_from);
    t.reveal("h13"); // refreshes another
    t.choose(Act::refresh_free, t.man("h09"));
    CHECK(t.in_hand(0, "h09"));
    CHECK_FALSE(t.list().has(Act::reveal, t.man("h09")));
    t.s.city.move(t.s.city.in(city_hand(0)).first(), city_pile(0), everyone);
    for (const int card : t.s.city.in(city_hand(0))) t.s.city.move(card, city_pile(t.game.book.deck_of(card)), everyone);
    t.attack(0, "A1");
    t.go(At::combat);
    CHECK_FALSE(t.list(0).has(Act::score, t.man("h09")));
    t.go(At::cops); // the next round
    CHECK(t.query().fit(0).has(t.man("h09")));
}

TEST_CASE("an exhausted henchman is not offered in combat", "[EC-2.5][EC-15.2]") {
    Scene t;
    t.tired(0, "h04");
    t.crew(0, "h02");
    t.hold(1, {"A1"});
    t.attack(0, "A1");
    t.go(At::combat);
    CHECK(t.list(0).has(Act::score, t.man("h02")));
    CHECK_FALSE(t.list(0).has(Act::score, t.man("h04")));
}

TEST_CASE("refreshing costs price and corruption and is not offered without the money", "[EC-2.6][EC-16.1]") {
    Scene t;
    t.tired(0, "h05"); // $300, 1 corruption
    t.money(0, 300);
    t.go(At::refresh);
    REQUIRE(t.asked(Question::refresh, 0));
    t.choose(Act::refresh, t.man("h05"));
    CHECK(t.cash(0) == 0);
    CHECK(t.s.corruption[0] == 1);
    CHECK(t.in_hand(0, "h05"));
    CHECK(t.s.henchmen.knows(2, t.man("h05")));
    Scene poor;
    poor.tired(0, "h05");
    poor.money(0, 250);
    poor.go(At::refresh);
    CHECK(poor.list().choices.size() == 1);
    poor.choose(Act::stop);
    CHECK(poor.is_tired(0, "h05"));
}

TEST_CASE("the killed never come back, the swept do", "[EC-2.9]") {
    Scene t;
    t.s.henchmen.move(t.man("h01"), henchman_dead, everyone);
    t.money(0, 200);
    t.go(At::declarations);
    t.choose(Act::use, "docks");
    const HenchmanSet swept = t.s.henchmen.in(henchman_pile);
    CHECK(swept.count() == 6);
    for (const int man : t.s.henchmen.in(henchman_deck)) t.s.henchmen.move(man, henchman_dead, everyone);
    for (const int man : t.s.henchmen.in(henchman_track)) t.s.henchmen.move(man, henchman_dead, everyone);
    t.play().refill_henchmen();
    CHECK(t.s.henchmen.in(henchman_track) == swept);
    CHECK(t.dead("h01"));
}

TEST_CASE("an empty deck is made from its pile, and a track may stay short", "[EC-2.11]") {
    Scene t;
    for (const int man : t.s.henchmen.in(henchman_deck)) t.s.henchmen.move(man, henchman_dead, everyone);
    int left = 4;
    for (const int man : t.s.henchmen.in(henchman_track)) t.s.henchmen.move(man, left-- > 0 ? henchman_pile : henchman_dead, everyone);
    t.play().refill_henchmen();
    CHECK(t.s.henchmen.in(henchman_track).count() == 4);
    CHECK(t.s.henchmen.in(henchman_pile).empty());
    for (int deck = 0; deck < deck_count; ++deck) {
        for (const int card : t.s.city.in(city_deck(deck))) t.s.city.move(card, city_hand(2), only(2));
    }
    t.go(At::declarations);
    t.choose(Act::use, "pancetta"); // nothing can be drawn: legal all the same
    CHECK(t.question() == Question::declare);
    CHECK(t.waiting() == 1);
}

TEST_CASE("the cop card in force joins the pile before the next is drawn", "[EC-2.11]") {
    Scene t;
    t.cop_card("curfew");
    t.s.cop_pile = t.s.cop_deck;
    t.s.cop_deck.clear();
    t.go(At::cops);
    t.stop_all(Question::chief, Act::name_capo);
    CHECK(t.s.cop_card != absent);
    CHECK(t.s.cop_deck.count() == 19);
    CHECK(t.s.cop_pile.empty());
}

TEST_CASE("the first capo at a corruption mark draws its card, the second none", "[EC-2.12]") {
    Scene t;
    t.s.corruption[0] = 18;
    t.s.corruption[1] = 18;
    t.play().gain_corruption(seat_bit(0), 5, Text::corruption_gained);
    CHECK(t.s.corruption_held[0].count() == 1);
    t.play().gain_corruption(seat_bit(1), 5, Text::corruption_gained);
    CHECK(t.s.corruption_held[1].empty());
    t.play().gain_corruption(seat_bit(0), -13, Text::corruption_lost);
    CHECK(t.s.corruption[0] == 10);
    CHECK(t.s.corruption_held[0].count() == 1);
}

TEST_CASE("marks jumped together give a card each, and several capos draw in turn order", "[EC-2.12][EC-A-32]") {
    Scene t;
    t.s.corruption[0] = 19;
    t.play().gain_corruption(seat_bit(0), 22, Text::corruption_gained);
    CHECK(t.s.corruption_held[0].count() == 2);
    Scene audit;
    audit.s.godfather = 1;
    audit.s.corruption[0] = audit.s.corruption[2] = 19;
    audit.next_cop_card("federal_audit");
    audit.go(At::cops);
    CHECK(audit.s.corruption[0] == 21);
    CHECK(audit.s.corruption[2] == 21);
    CHECK(audit.s.corruption_held[2].count() == 1); // seat 2 comes before seat 0 after godfather 1
    CHECK(audit.s.corruption_held[0].empty());
}

TEST_CASE("one henchman carries one weapon", "[EC-2.13]") {
    Scene t;
    t.crew(0, "h02");
    t.give(0, "s_shotgun");
    t.give(0, "s_switchblade");
    t.hold(1, {"A1"});
    t.attack(0, "A1");
    t.go(At::combat);
    CHECK_FALSE(t.list(0).has(Act::arm));
    t.choose_as(0, Act::score, t.man("h02"));
    CHECK(t.list(0).has(Act::arm, t.face("s_shotgun")));
    t.choose_as(0, Act::arm, t.face("s_shotgun"));
    CHECK_FALSE(t.list(0).has(Act::arm));
}

TEST_CASE("adjacency is symmetric and orthogonal", "[EC-3.1]") {
    Scene t;
    const Book &book = t.game.book;
    for (int a = 0; a < squares; ++a) {
        for (int b = 0; b < squares; ++b) {
            const int apart = std::abs(book.square(a).column - book.square(b).column) + std::abs(book.square(a).row - book.square(b).row);
            CHECK(has_square(book.adjacent[static_cast<std::size_t>(a)], b) == (apart == 1));
        }
    }
    CHECK(book.adjacent[static_cast<std::size_t>(t.square("A1"))] == (square_bit(t.square("B1")) | square_bit(t.square("docks"))));
}

TEST_CASE("neutral squares take any number of figures and nothing else", "[EC-3.3][EC-11.1]") {
    Scene t;
    t.go(At::declarations);
    for (int figure = 0; figure < 3; ++figure) {
        t.choose(Act::use, "pancetta");
        while (t.question() == Question::deck) t.choose(Act::draw_from);
    }
    t.choose(Act::use, "pancetta"); // the godfather's second figure
    while (t.question() == Question::deck) t.choose(Act::draw_from);
    const int pancetta = t.square("pancetta");
    CHECK(t.s.consigliere == pancetta);
    CHECK(t.s.figures[pancetta][0] == 1);
    CHECK(t.s.figures[pancetta][1] == 1);
    CHECK(t.s.figures[pancetta][2] == 1);
    CHECK_FALSE(t.list().has(Act::control, pancetta));
    CHECK_FALSE(t.list().has(Act::attack, pancetta));
    CHECK(t.list().has(Act::use, pancetta));
}

TEST_CASE("squares score by neighbourhood, higher with the option", "[EC-3.4][EC-A-35]") {
    for (const bool high : {false, true}) {
        Scene t(3, {{"territory_vp", high ? "high" : "low"}});
        t.s.godfather = 2;
        t.hold(0, {"A1", "C3"});
        t.go(At::collect);
        CHECK(t.s.points[0] == (high ? 4 : 2));
    }
}

TEST_CASE("two capos send assassins to the same mark", "[EC-3.5]") {
    Scene t;
    t.crew(0, "h02");
    t.crew(1, "h12");
    t.tired(2, "h01");
    t.tired(2, "h07");
    t.go(At::declarations);
    for (const char *victim : {"h01", "h07"}) {
        t.choose(Act::hit, 2);
        t.choose(Act::assassin);
        t.choose(Act::target, t.man(victim));
        CHECK(t.dead(victim));
    }
    CHECK(t.s.consigliere == mark_spot(2));
    CHECK(t.s.figures[mark_spot(2)][1] == 1);
    CHECK(t.s.points[0] == 2);
    CHECK(t.s.points[1] == 2);
}
