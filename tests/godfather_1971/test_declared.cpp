// The declared-control variant and the short game (GF-10, GF-11).
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

namespace {

const Json declared = {{"control_mode", "declared"}};

// A wall of seat 0 across Little Italy: ten of fifteen positions are his, or touch nobody else.
void wall(Match &match) {
    match.racket(little_italy, hijacking);
    match.picture(little_italy, {"..001", "..0.1", "..0.."});
    match.buying(0);
}

} // namespace

TEST_CASE("a territory that is a majority may be declared at the end of one's placing", "[GF-10.1]") {
    Match match(2, declared);
    match.racket(little_italy, hijacking);
    match.picture(little_italy, {"..0..", "..0..", "...11"});
    match.buying(0);
    match.answer(Act::done);
    CHECK(match.s.turn == 1); // two men are too few, and the region behind them is open
    match.pass_until(0);
    match.buy(little_italy, "C3");
    match.answer(Act::done);
    CHECK(match.s.turn == 1); // nine positions, but three men
    match.pass_until(0);
    match.buy(little_italy, "D2");
    match.answer(Act::done);
    REQUIRE(match.s.step == Step::declare_control);
    CHECK(match.choices().front().id == Choice::make(number_of(Act::stay_quiet)));
    match.answer(Act::declare, little_italy);
    CHECK(match.s.claimant[little_italy] == 1);
    CHECK(match.s.awaiting[little_italy] == 0b10);
    CHECK(match.s.territory[little_italy] == Match::cells({"A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3", "D2"}));
}

TEST_CASE("nobody need declare, and the number of men needed is an option", "[GF-10.1][GF-Q27]") {
    Match quiet(2, declared);
    wall(quiet);
    quiet.answer(Act::done);
    REQUIRE(quiet.s.step == Step::declare_control);
    quiet.answer(Act::stay_quiet);
    CHECK(quiet.s.claimant[little_italy] == 0);

    Match strict(2, {{"control_mode", "declared"}, {"declare_min_pieces", 5}});
    wall(strict);
    strict.answer(Act::done);
    CHECK(strict.s.turn == 1);

    Match loose(2, {{"control_mode", "declared"}, {"declare_min_pieces", 1}});
    const Seat seat = loose.s.turn;
    loose.answer(Act::enter, harlem);
    loose.answer(Act::choose_racket, hijacking);
    loose.place(harlem, "C2");
    loose.answer(Act::enough);
    loose.answer(Act::enter, midtown);
    loose.answer(Act::choose_racket, hijacking);
    loose.place(midtown, "B2");
    loose.answer(Act::enough);
    CHECK(loose.s.turn == seat);
    CHECK(loose.s.step == Step::declare_control); // a lone man has everything
}

TEST_CASE("a declaration that nobody challenges becomes control", "[GF-10.2]") {
    Match match(3, declared);
    wall(match);
    match.answer(Act::done);
    match.answer(Act::declare, little_italy);
    CHECK(match.s.awaiting[little_italy] == 0b110);
    match.pass_turn();
    CHECK(match.s.awaiting[little_italy] == 0b100);
    CHECK(match.s.controller[little_italy] == 0);
    match.pass_turn();
    CHECK(match.s.controller[little_italy] == 1);
    CHECK(match.s.claimant[little_italy] == 0);
    CHECK(match.s.territory[little_italy] == 0);
}

TEST_CASE("a man placed inside withholds control and costs the declarer a man of his choice", "[GF-10.3][GF-10.4][GF-Q28]") {
    Match match(2, declared);
    wall(match);
    match.answer(Act::done);
    match.answer(Act::declare, little_italy);
    match.pass_until(1);
    match.buy(little_italy, "B2");
    match.answer(Act::done);
    CHECK(match.s.step == Step::declare_penalty_piece);
    CHECK(match.status().waiting == 0b01); // the declarer, in another's turn
    CHECK(match.s.turn == 1);
    CHECK(match.choices().size() == 4);
    match.answer(Act::lose, match.at(little_italy, "D1"));
    CHECK(match.s.men[little_italy][0] == Match::cells({"C1", "C2", "C3"}));
    CHECK(match.s.claimant[little_italy] == 0);
    CHECK(match.s.turn == 0);
}

TEST_CASE("the challenger's captures come first; with no man left there is no penalty", "[GF-10.4]") {
    Match match(2, {{"control_mode", "declared"}, {"declare_min_pieces", 1}});
    match.racket(the_docks, hijacking);
    match.men(the_docks, 0, {"A1"});
    match.buying(0);
    match.answer(Act::done);
    REQUIRE(match.s.step == Step::declare_control);
    match.answer(Act::declare, the_docks);
    match.pass_until(1);
    match.buy(the_docks, "B1");
    match.answer(Act::done);
    CHECK(match.s.men[the_docks][0] == 0);
    CHECK(match.s.claimant[the_docks] == 0);
    CHECK(match.s.step == Step::declare_control); // now it is the challenger's to declare
    CHECK(match.s.turn == 1);
}

TEST_CASE("a capture from outside makes a declaration lapse without penalty; it may be declared again", "[GF-10.5][GF-Q28]") {
    Match match(2, declared);
    match.racket(little_italy, hijacking);
    match.picture(little_italy, {"..01.", "..00.", "..01."});
    match.buying(0);
    match.answer(Act::done);
    match.answer(Act::declare, little_italy);
    match.pass_until(1);
    match.s.men[little_italy][0] &= ~Match::cells({"C2", "D2"}); // as if fingers had taken them
    match.s.touched = 0xff;
    match.answer(Act::done);
    CHECK(match.s.claimant[little_italy] == 0);
    CHECK(surround::count(match.s.men[little_italy][0]) == 2);
    CHECK(match.events(Text::lapses) == 1);
    match.pass_until(0);
    match.buy(little_italy, "C2");
    match.buy(little_italy, "D2");
    match.answer(Act::done);
    CHECK(match.s.step == Step::declare_control);
}

TEST_CASE("a fence broken without entering the territory is no challenge", "[GF-10.5]") {
    Match match(2, declared);
    match.racket(wall_street, hijacking);
    // Seat 0 holds the south; its man at C2 sticks out and can be taken by playing on C1 alone.
    match.picture(wall_street, {"......", ".101..", "000000", "......", "......"});
    match.s.men[wall_street][0] &= ~Match::cells({"C3"});
    match.s.men[wall_street][1] |= Match::cells({"C3"});
    match.s.men[wall_street][1] &= ~Match::cells({"B2"});
    match.buying(1);
    match.s.claimant[wall_street] = 1;
    match.s.awaiting[wall_street] = 0b10;
    match.s.territory[wall_street] = surround::territory(match.game.board(match.s, wall_street), 0);
    for (const char *label : {"B2", "C1"}) {
        CHECK((match.s.territory[wall_street] & Match::cells({label})) == 0);
        match.buy(wall_street, label);
    }
    match.answer(Act::done);
    CHECK((match.s.men[wall_street][0] & Match::cells({"C2"})) == 0); // taken from outside
    CHECK(match.s.step != Step::declare_penalty_piece);
    CHECK(match.s.claimant[wall_street] == 0); // the south is open to both now
}

TEST_CASE("in a short game the others are not there and cards that name them are void", "[GF-11.1][GF-5.11]") {
    Match match(2, {{"preset", "four"}});
    for (const int hood : {harlem, lower_east_side, upper_west_side, the_docks}) {
        CHECK_FALSE(match.game.in_game(hood));
        CHECK_FALSE(match.offers(Act::enter, static_cast<unsigned>(hood)));
    }
    CHECK(match.choices().size() == 4);
    match.break_with(1, true, "g19"); // men for Harlem
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(match.events(Text::void_card) == 1);
    Match docks(2, {{"preset", "four"}});
    docks.break_with(1, true, "g20"); // a man for The Docks and $100
    CHECK(docks.s.cash[1] == 3100);
}

TEST_CASE("it ends after its last closing", "[GF-11.1][GF-9.1]") {
    Match match(2, {{"preset", "four"}});
    match.close_all_but({midtown}, 1);
    match.racket(midtown, bookmaking);
    match.picture(midtown, {".00.", "000", "1.."});
    match.buying(1);
    match.s.claimant[midtown] = 1;
    match.s.awaiting[midtown] = 0b10;
    match.answer(Act::done);
    CHECK(match.s.ending == Ending::all_controlled);
}

TEST_CASE("presets and free choices of neighbourhoods", "[GF-11.1]") {
    CHECK(files().game(2, {{"preset", "six"}})->the_options().in_play == (0xff & ~(1u << lower_east_side) & ~(1u << the_docks)));
    CHECK(files().game(2, {{"preset", "five"}})->the_options().in_play == 0b11111000);
    CHECK(files().game(2, {{"preset", "four"}})->the_options().in_play == (1u << wall_street | 1u << park_west | 1u << little_italy | 1u << midtown));
    CHECK(files().game(2, {{"neighborhoods", {"harlem", "midtown"}}})->the_options().in_play == (1u << harlem | 1u << midtown));
    CHECK(files().game(2, {{"neighborhoods", Json::array()}})->the_options().in_play == 0xff);
    CHECK_THROWS_WITH(files().game(2, {{"neighborhoods", {"soho"}}}), Catch::Contains("soho"));
    CHECK_THROWS_WITH(files().game(2, {{"preset", "nine"}}), Catch::Contains("six, five or four"));
}
