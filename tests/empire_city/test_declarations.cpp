// EC-4 and EC-9 to EC-13: rackets, vendetta, declarations, neutral squares, control and attack.
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
    t.choose(Act::stop);
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
    t.choose(Act::stop);
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

TEST_CASE("one square is claimed and three rackets are bought with one declaration", "[EC-12.1][EC-12.2][EC-12.3][EC-12.4]") {
    Scene t;
    t.money(0, 2000);
    t.hold(0, {"A1", "C3"});
    t.racket_track({"r01", "r02", "r03", "r19", "r35", "r38"});
    t.go(At::declarations);
    t.choose(Act::control, "F1"); // far from everything: adjacency is not needed
    CHECK(t.owns(0, "F1"));
    CHECK(t.cash(0) == 2000);
    for (const char *racket : {"r01", "r02", "r03"}) {
        REQUIRE(t.question() == Question::buy);
        CHECK_FALSE(t.list().has(Act::control));
        t.choose(Act::buy, t.racket(racket));
        if (t.question() == Question::buy_square) t.choose(Act::place_racket);
        if (std::string(racket) == "r01") CHECK(t.s.racket_track.count() == 5);
    }
    CHECK(t.cash(0) == 1700);
    CHECK(t.s.racket_track.count() == 6); // no square has room: the declaration is over
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("squares with cops, rivals' squares and neutral squares cannot be claimed; an own one will do", "[EC-6.14][EC-12.1][EC-12.5][EC-12.6][EC-A-11]") {
    Scene t;
    t.no_cops();
    t.cop("A1");
    t.hold(0, {"B1"});
    t.hold(1, {"C3"});
    t.money(0, 0);
    t.go(At::declarations);
    CHECK_FALSE(t.list().has(Act::control, t.square("A1")));
    CHECK_FALSE(t.list().has(Act::control, t.square("C3")));
    CHECK(t.list().has(Act::attack, t.square("C3")));
    t.choose(Act::control, "B1");
    CHECK(t.s.consigliere == t.square("B1"));
    if (t.question() == Question::buy) t.choose(Act::stop);
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("no racket is bought that fits no own square", "[EC-4.1]") {
    Scene t;
    t.money(0, 2000);
    t.racket_track({"r38", "r39", "r40"});
    t.go(At::declarations);
    t.s.racket_deck.clear(); // nothing else comes
    t.s.racket_pile = RacketSet::all() - t.s.racket_track;
    t.choose(Act::control, "A1"); // slums; only downtown bordellos are open
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("casinos and bordellos keep to their neighbourhoods", "[EC-4.3][EC-4.4]") {
    Scene t;
    t.hold(0, {"A1", "D1", "C3"});
    CHECK(t.query().racket_squares(0, t.racket("r19"), true) == (square_bit(t.square("A1")) | square_bit(t.square("D1"))));
    CHECK(t.query().racket_squares(0, t.racket("r38"), true) == square_bit(t.square("C3")));
    CHECK(std::popcount(t.query().racket_squares(0, t.racket("r01"), true)) == 3);
}

TEST_CASE("one racket per square, more by option, never two bordellos", "[EC-4.5][EC-A-03]") {
    Scene t;
    t.hold(0, {"D1"});
    t.open("D1", "r01");
    CHECK(t.query().racket_squares(0, t.racket("r02"), true) == 0);
    Scene two(3, {{"racket_capacity", 2}});
    two.hold(0, {"D1"});
    two.open("D1", "r35");
    CHECK(two.query().racket_squares(0, two.racket("r24"), true) == square_bit(two.square("D1")));
    CHECK(two.query().racket_squares(0, two.racket("r36"), true) == 0);
}

TEST_CASE("a burnt bordello takes its extra tokens along; a new one begins anew", "[EC-4.9][EC-A-45]") {
    Scene t;
    t.hold(1, {"D2"});
    t.open("D2", "r35", 3);
    t.give(0, "m_torch_job");
    t.go(At::declarations);
    t.play_card("m_torch_job");
    t.choose(Act::against_racket, t.racket("r35"));
    CHECK(t.owns(1, "D2"));
    CHECK(t.s.tokens[t.square("D2")] == 1);
    t.open("D2", "r36");
    t.s.racket_pile.remove(t.racket("r36"));
    t.s.points[1] = 0;
    t.money(1, 0);
    t.play().collect_income(1);
    CHECK(t.cash(1) == 250 + 50); // column 1
}

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
    t.choose(Act::stop);
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
    t.choose(Act::stop);
    REQUIRE(t.asked(Question::cash, 1)); // holds the newcomer's token
    t.choose(Act::stop);
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
