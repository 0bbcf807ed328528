// Claims, control, bonus (GF-7, GF-8).
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

namespace {

// V29 in Wall Street: one man at B4 makes twelve men and four safe pockets, 16 of 30.
void almost(Match &match, int racket = hijacking) {
    match.racket(wall_street, racket);
    match.picture(wall_street, {".0.0.0", "000000", ".01111", "0.1...", "11...."});
    match.buying(0);
}

// Midtown: five men of seat 0 whose fence holds only once a man of seat 1 is gone.
void balanced(Match &match) {
    match.racket(midtown, bookmaking);
    match.picture(midtown, {".00.", "000", "11."});
}

} // namespace

TEST_CASE("sixteen of thirty at the end of a turn is a claim that waits for every opponent", "[GF-7.2][GF-7.3][GF-7.4]") {
    Match match(4);
    almost(match);
    CHECK(match.game.positions_held(match.s, wall_street, 0) < 16);
    match.buy(wall_street, "B4");
    match.answer(Act::done);
    CHECK(match.game.positions_held(match.s, wall_street, 0) == 16);
    CHECK(match.s.claimant[wall_street] == 1);
    CHECK(match.s.awaiting[wall_street] == 0b1110);
    CHECK(match.events(Text::claim_made) == 1);
}

TEST_CASE("opponents who do nothing let it become control, just before the claimant's next turn", "[GF-7.4][GF-Q15]") {
    Match match(4);
    almost(match);
    match.buy(wall_street, "B4");
    match.answer(Act::done);
    match.pass_turn();
    CHECK(match.s.awaiting[wall_street] == 0b1100);
    match.pass_turn();
    CHECK(match.s.controller[wall_street] == 0);
    match.pass_turn();
    CHECK(match.s.controller[wall_street] == 1);
    CHECK(match.s.turn == 0);
    CHECK(match.events(Text::control) == 1);
}

TEST_CASE("a capture that breaks the majority ends the claim; regained, it starts anew", "[GF-7.4][GF-7.5][GF-7.7][GF-Q13]") {
    Match match(2);
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {"0.0.0.", ".0.0.0", "0.0.0.", ".0.0..", "0.0.0."});
    match.buying(0);
    match.buy(wall_street, "F4");
    match.answer(Act::done);
    CHECK(match.game.positions_held(match.s, wall_street, 0) == 16); // the chequered pattern: 15 and one pocket
    CHECK(match.s.claimant[wall_street] == 1);
    match.buy(wall_street, "B1"); // a hole: what is missing for the capture must follow
    match.place(wall_street, "D1");
    match.place(wall_street, "C2");
    match.answer(Act::done);
    CHECK(match.game.positions_held(match.s, wall_street, 0) == 14);
    CHECK(match.s.claimant[wall_street] == 0);
    CHECK(match.events(Text::claim_lost) == 1);
    CHECK(match.s.cash[0] >= 2900); // no penalty
    // Three more men make seventeen: a new claim, all over again.
    match.pass_until(0);
    for (const char *label : {"B3", "D3", "B5"}) match.buy(wall_street, label);
    match.answer(Act::done);
    CHECK(match.s.claimant[wall_street] == 1);
    CHECK(match.s.awaiting[wall_street] == 0b10);
}

TEST_CASE("a majority that a bad break gives the claimant in a rival's turn waits for that rival too", "[GF-7.8][GF-Q16][GF-Q17]") {
    Match match(2);
    balanced(match);
    CHECK(match.game.positions_held(match.s, midtown, 0) == 5);
    match.break_with(1, false, "b02"); // a bookie
    match.answer(Act::give_up, match.at(midtown, "B3"));
    match.answer(Act::done);
    CHECK(match.game.positions_held(match.s, midtown, 0) == 7);
    CHECK(match.s.claimant[midtown] == 1);
    CHECK(match.s.awaiting[midtown] == 0b10); // his turn is over, and he gets another
    match.pass_turn();
    CHECK(match.s.controller[midtown] == 0);
    match.pass_turn();
    CHECK(match.s.controller[midtown] == 1);
}

TEST_CASE("a fingerman upsets a claim", "[GF-7.7][GF-Q17]") {
    Match match(2);
    almost(match);
    match.buy(wall_street, "B4");
    match.hold(1, match.card(CardKind::fingerman));
    match.answer(Act::done);
    REQUIRE(match.s.step == Step::finger_target);
    match.answer(Act::finger, match.at(wall_street, "B4"));
    match.answer(Act::stop);
    match.answer(Act::done);
    CHECK(match.s.claimant[wall_street] == 0);
}

TEST_CASE("an intruder in a pocket costs one position", "[GF-7.6][GF-Q14]") {
    Match match(2);
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {".0.01.", "00.01.", ".000.1", "000.1.", ".0...1"});
    CHECK(match.game.positions_held(match.s, wall_street, 0) == 17);
    match.buying(1);
    match.buy(wall_street, "C1");
    match.answer(Act::done);
    CHECK(match.game.positions_held(match.s, wall_street, 0) == 16);
    CHECK(match.s.claimant[wall_street] == 1);
}

TEST_CASE("larger pockets count only if the option says so", "[GF-7.3][GF-7.5][GF-Q13]") {
    for (const int pocket : {1, 2, 3}) {
        Match match(2, {{"direct_pocket", pocket}});
        match.racket(wall_street, hijacking);
        match.picture(wall_street, {"..0...", "..0...", "000..."});
        CHECK(match.game.positions_held(match.s, wall_street, 0) == 5); // a pocket of four
        match.picture(wall_street, {"...0..", "0000.."});
        CHECK(match.game.positions_held(match.s, wall_street, 0) == (pocket == 3 ? 8 : 5));
        match.picture(wall_street, {"..0...", "000..."});
        CHECK(match.game.positions_held(match.s, wall_street, 0) == (pocket >= 2 ? 6 : 4));
        match.picture(wall_street, {".0....", "00...."});
        CHECK(match.game.positions_held(match.s, wall_street, 0) == 4);
    }
}

TEST_CASE("control clears the neighbourhood but for one man and closes it for good", "[GF-8.1]") {
    Match match(2);
    almost(match);
    match.buy(wall_street, "B4");
    match.answer(Act::done);
    match.pass_turn();
    REQUIRE(match.s.controller[wall_street] == 1);
    CHECK(surround::count(match.s.men[wall_street][0]) == 1);
    CHECK(match.s.men[wall_street][1] == 0);
    Rng rng{5};
    for (int step = 0; step < 400 && match.random_step(rng); ++step) {
        for (const sd_choice &each : match.status().ending ? std::vector<sd_choice>{} : match.choices()) {
            const Choice choice{each.id, 0};
            const auto act = static_cast<Act>(choice.act());
            if (act == Act::place || act == Act::finger || act == Act::sell || act == Act::give_up) CHECK(hood_of(choice.first()) != wall_street);
            if (act == Act::buy || act == Act::open || act == Act::send) CHECK(choice.first() != wall_street);
        }
        CHECK(surround::count(match.s.men[wall_street][0]) == 1);
    }
}

TEST_CASE("extortion in the Lower East Side: $6,800, and $700 on each of three turns", "[GF-8.2][GF-8.3][GF-8.4][GF-Q18][GF-Q19]") {
    Match match(2);
    match.racket(lower_east_side, extortion);
    match.picture(lower_east_side, {"0000", "00000", "00000", "...1."});
    match.buying(0);
    match.s.claimant[lower_east_side] = 1; // seat 1 is the last to move
    match.s.awaiting[lower_east_side] = 0b10;
    match.s.turn = 1;
    match.hold(0, match.card(CardKind::money, 100));
    for (const int card : match.s.cards.in(in_hand + 1)) match.s.cards.move(card, in_deck, sitdown::nobody);
    match.s.men[lower_east_side][0] |= Match::cells({"A4"});
    match.s.touched = 0xff;
    const int before = match.s.cash[0];
    match.answer(Act::done);
    CHECK(match.s.controller[lower_east_side] == 1);
    CHECK(match.game.control_value(match.s, 0) == 6800);
    CHECK(match.s.cash[0] == before + 700 + 100); // the very next turn is the first of the three
    CHECK(match.game.bonus_to_come(match.s, 0) == 1400);
    int paid = match.events(Text::instalment);
    for (int turn = 0; turn < 10; ++turn) {
        match.pass_turn();
        paid += match.events(Text::instalment);
    }
    CHECK(paid == 3);
    CHECK(match.game.bonus_to_come(match.s, 0) == 0);
}

TEST_CASE("a tenth is rounded to $100, halves up, or not at all", "[GF-8.3][GF-Q19]") {
    Match rounded(2), exact(2, {{"bonus_rounding", "exact"}});
    const int table[8][5] = {{1000, 800, 600, 500, 300}, {900, 700, 600, 500, 300}, {900, 700, 500, 400, 300}, {600, 400, 400, 300, 200},
                             {600, 400, 400, 300, 200},  {500, 400, 300, 200, 200}, {400, 300, 300, 200, 100}, {300, 200, 200, 200, 100}};
    for (int hood = 0; hood < 8; ++hood) {
        for (int racket = 0; racket < 5; ++racket) {
            rounded.racket(hood, racket);
            exact.racket(hood, racket);
            CHECK(rounded.game.instalment(rounded.s, hood) == table[hood][racket]);
            const Neighborhood &place = exact.game.the_data().neighborhoods[static_cast<std::size_t>(hood)];
            CHECK(exact.game.instalment(exact.s, hood) * 10 == place.value[static_cast<std::size_t>(racket)]);
        }
    }
}

TEST_CASE("several bonuses run side by side", "[GF-8.4]") {
    Match match(2);
    match.close(midtown, 1, bookmaking, 1);
    match.close(the_docks, 1, bookmaking, 3);
    match.turn_with(1, match.card(CardKind::money, 100));
    CHECK(match.s.cash[1] == 3000 + 300 + 400 + 100);
    CHECK(match.s.instalments[midtown] == 0);
    CHECK(match.s.instalments[the_docks] == 2);
}
