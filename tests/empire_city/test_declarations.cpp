// EC-10: declarations, one figure at a time; what lists and reasons say of them.
#include "scene.hpp"

using namespace table;

TEST_CASE("three capos with two figures each: the godfather places three, one at a time", "[EC-10.1][EC-10.2][EC-A-01]") {
    Scene t;
    t.go(At::declarations);
    std::vector<Seat> order;
    while (t.question() == Question::declare) {
        order.push_back(t.waiting());
        t.choose(Act::use, "pitney_downs");
    }
    CHECK(order == std::vector<Seat>{0, 1, 2, 0, 1, 2, 0});
}

TEST_CASE("four gangsters, and one more by a card", "[EC-10.1][EC-A-01]") {
    Scene t(3, {{"gangsters_per_capo", 4}});
    t.give(1, "d_rush_job");
    t.go(At::declarations);
    CHECK(t.s.figures_left[0] == 5);
    CHECK(t.s.figures_left[1] == 4);
    t.choose(Act::use, "pitney_downs");
    t.play_card("d_rush_job");
    CHECK(t.s.figures_left[1] == 5);
}

TEST_CASE("a figure must be placed unless passing is allowed", "[EC-10.4][EC-A-37]") {
    Scene t;
    t.go(At::declarations);
    CHECK_FALSE(t.list().has(Act::idle));
    Scene lazy(3, {{"allow_pass", true}});
    lazy.go(At::declarations);
    REQUIRE(lazy.list().has(Act::idle));
    lazy.choose(Act::idle);
    CHECK(lazy.s.figures_left[0] == 2);
    CHECK(lazy.s.consigliere == absent);
    CHECK(lazy.asked(Question::declare, 1));
}

TEST_CASE("money of a card can be spent in the same declaration", "[EC-10.5]") {
    Scene t;
    t.money(0, 350);
    t.give(0, "m_payday");
    t.go(At::declarations);
    CHECK_FALSE(t.list().has(Act::use, t.square("city_hall")));
    t.play_card("m_payday");
    REQUIRE(t.list().has(Act::use, t.square("city_hall")));
    t.choose(Act::use, "city_hall");
    t.choose(Act::donate, -1, -1, 1);
    CHECK(t.cash(0) == 0);
    CHECK(t.s.points[0] == 2);
}

TEST_CASE("figures and blocks are gone after upkeep", "[EC-10.6][EC-16.5]") {
    Scene t;
    t.hold(1, {"D2"});
    t.open("D2", "r01");
    t.give(0, "m_rat_infestation");
    t.go(At::declarations);
    t.play_card("m_rat_infestation");
    t.choose(Act::against_racket, t.racket("r01"));
    CHECK(t.s.blocked.has(t.racket("r01")));
    while (t.question() == Question::declare) t.choose(Act::use, "pitney_downs");
    CHECK(t.s.round == 3); // nobody has anything to decide until the next round
    CHECK(t.s.blocked.empty());
    for (int spot = 0; spot < spots; ++spot) {
        for (const std::uint8_t figures : t.s.figures[spot]) CHECK(figures == 0);
    }
    CHECK(t.cash(1) == 750); // street money, and nothing from the blocked racket
}

TEST_CASE("lists by masks and reasons by tests agree", "[EC-12.1][EC-13.1][EC-14.1]") {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Scene t(4);
        Rng rng{seed};
        t.no_cops();
        t.cop("B2");
        t.cop("D4");
        for (int square = 0; square < squares; ++square) {
            if (t.game.book.square(square).neutral < 0 && rng.below(2) == 0) t.hold(rng.below(4), {t.game.book.square(square).id.c_str()});
        }
        t.crew(1, "h02");
        t.go(At::declarations);
        for (Seat seat = 0; seat < 4; ++seat) {
            const Listed list = t.list(seat);
            for (int square = 0; square < squares; ++square) {
                CHECK(list.has(Act::control, square) == bool(t.query().may_control(seat, square)));
                CHECK(list.has(Act::attack, square) == bool(t.query().may_attack(seat, square)));
            }
            for (Seat rival = 0; rival < 4; ++rival) CHECK(list.has(Act::hit, static_cast<int>(rival)) == bool(t.query().may_hit(seat, rival)));
        }
    }
}
