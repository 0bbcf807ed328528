// How games end and who wins (GF-9, GF-1.7).
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

namespace {

Ending ending(const Match &match) { return match.s.ending; }

// Midtown is about to be seat 0's: seat 1 finishes and the claim holds.
void last_claim(Match &match) {
    match.close_all_but({midtown}, 1);
    match.racket(midtown, bookmaking);
    match.picture(midtown, {".00.", "000", "1.."});
    match.buying(1);
    match.s.claimant[midtown] = 1;
    match.s.awaiting[midtown] = 0b10;
}

} // namespace

TEST_CASE("the eighth control ends the game before anyone moves, and instalments lapse", "[GF-9.1][GF-8.5][GF-Q29]") {
    Match match(2);
    last_claim(match);
    const int before = match.s.cash[0];
    match.answer(Act::done);
    CHECK(ending(match) == Ending::all_controlled);
    CHECK(match.status().waiting == 0);
    CHECK(match.s.cash[0] == before);
    CHECK(match.score(0) == before + 3000);
}

TEST_CASE("or they are paid, if the table has chosen so", "[GF-8.5][GF-Q29]") {
    Match match(2, {{"bonus_at_end", "pay"}});
    last_claim(match);
    match.answer(Act::done);
    CHECK(match.s.cash[0] == 3000 + 3 * 300);
}

TEST_CASE("a full neighbourhood of 15 to 15 with all else closed is a locked end without value", "[GF-9.2][GF-9.3]") {
    Match match(2);
    match.close_all_but({wall_street}, 1);
    match.racket(wall_street, bookmaking);
    // Set up by hand: play cannot get here, because the last man would capture.
    match.picture(wall_street, {"000111", "000111", "000111", "000111", "000111"});
    match.s.touched = 0;
    match.buying(1);
    const int before = match.score(0);
    match.answer(Act::done);
    CHECK(ending(match) == Ending::locked);
    CHECK(match.score(0) == before);
    CHECK(surround::count(match.s.men[wall_street][0]) == 15); // they stay
}

TEST_CASE("play never locks: wherever a position is open somebody has a legal play", "[GF-9.3]") {
    Match match(3);
    int boards = 0;
    for (std::uint64_t seed = 0; boards < 1000; ++seed) {
        match.restart(seed);
        Rng rng{seed};
        while (match.random_step(rng)) {
            if (match.s.step != Step::buy_neighborhood || rng.below(8) != 0) continue;
            for (int hood = 0; hood < neighborhood_count; ++hood) {
                if (!match.game.is_open(match.s, hood) || match.s.play[hood] != 0) continue;
                const surround::Board board = match.game.board(match.s, hood);
                REQUIRE(board.open() != 0);
                bool anybody = false;
                for (int seat = 0; seat < 3; ++seat) anybody = anybody || surround::any_completable(board, seat, 0, 3);
                REQUIRE(anybody);
                ++boards;
            }
        }
        CHECK(ending(match) != Ending::locked);
    }
}

TEST_CASE("men in a neighbourhood without a boss can be sold for a bad break, and the position played again", "[GF-9.2][GF-5.8]") {
    Match match(2);
    match.close_all_but({little_italy}, 0);
    match.racket(little_italy, bookmaking);
    match.picture(little_italy, {"00.11", "00.11", "..1.."});
    match.s.cash[1] = 250;
    match.break_with(1, false, "b17");
    match.answer(Act::sell, match.at(little_italy, "C3"));
    CHECK(match.s.cash[1] == 100); // 250 + 150 - 300
    match.s.cash[1] = 300;
    match.buy(little_italy, "C3");
    CHECK(match.s.cash[1] == 0);
}

TEST_CASE("four rounds without any change on the map end the game", "[GF-9.4][GF-Q26]") {
    Match match(2);
    match.buying(1);
    match.racket(harlem, bookmaking);
    match.men(harlem, 0, {"C2"});
    match.s.changed = 1; // this round has seen something
    for (int seat = 0; seat < 2; ++seat) match.s.cash[seat] = 0;
    int rounds = 0;
    for (; !match.status().ending && rounds < 30; ++rounds) {
        // Money cards only, so that nothing happens by itself.
        for (Seat seat = 0; seat < 2; ++seat) {
            if (seat != match.s.turn) match.hold(seat, match.card(CardKind::money, 100 + 100 * (rounds % 2)));
        }
        match.pass_turn();
    }
    CHECK(ending(match) == Ending::idle);
    CHECK(match.s.round == 6); // the rounds 3 to 6
}

TEST_CASE("a running claim postpones the idle end", "[GF-9.4]") {
    Match match(2);
    last_claim(match);
    match.s.idle = 3;
    match.s.first = 0;
    match.s.awaiting[midtown] = 0b10;
    match.s.turn = 1;
    match.s.controller[harlem] = 0; // something else is open
    match.s.men[harlem][1] = 0;
    match.s.racket[harlem] = 0;
    match.answer(Act::done);
    CHECK(match.s.controller[midtown] == 1);
    CHECK(ending(match) == Ending::none); // closing has cleared the map of men: not idle
    CHECK(match.s.idle == 0);
}

TEST_CASE("eight rounds with one neighbourhood open end the game", "[GF-9.5]") {
    Match match(2, {{"idle_rounds", 0}});
    match.close_all_but({harlem});
    match.racket(harlem, bookmaking);
    match.buying(0);
    int rounds = 0;
    while (!match.status().ending && rounds < 20) {
        match.pass_turn();
        match.pass_turn();
        ++rounds;
    }
    CHECK(ending(match) == Ending::last_stand);
    CHECK(rounds == 8);
    CHECK(match.s.stand == 8);
}

TEST_CASE("a claim that runs in the eighth round is decided first", "[GF-9.5]") {
    Match match(2, {{"idle_rounds", 0}});
    match.close_all_but({midtown}, 1);
    match.racket(midtown, bookmaking);
    match.picture(midtown, {".00.", "000", "1.."});
    match.buying(1);
    match.s.stand = 7;
    match.s.claimant[midtown] = 1;
    match.s.awaiting[midtown] = 0b10;
    SECTION("it holds") {
        match.answer(Act::done);
        CHECK(ending(match) == Ending::all_controlled);
    }
    SECTION("it is lost later") {
        match.s.claimant[midtown] = match.s.awaiting[midtown] = 0;
        match.s.touched = 0xff; // a majority at the end of seat 1's turn: the claim begins now
        match.answer(Act::done);
        CHECK(match.s.claimant[midtown] == 1);
        CHECK(match.s.stand == 8);
        CHECK(ending(match) == Ending::none);
        match.s.men[midtown][0] &= ~Match::cells({"B2", "C2"}); // as if a break had taken them
        match.s.touched = 0xff;
        match.pass_turn();
        CHECK(ending(match) == Ending::last_stand);
    }
}

TEST_CASE("in a game begun with one neighbourhood there is no last stand", "[GF-9.5]") {
    Match match(2, {{"neighborhoods", {"harlem"}}, {"idle_rounds", 0}, {"round_limit", 12}});
    match.racket(harlem, bookmaking);
    match.buying(0);
    for (int turn = 0; turn < 40 && !match.status().ending; ++turn) match.pass_turn();
    CHECK(ending(match) == Ending::round_limit);
    CHECK(match.s.stand == 0);
}

TEST_CASE("after the last round the game is over in any case", "[GF-9.6]") {
    Match match(2, {{"round_limit", 10}, {"idle_rounds", 0}});
    last_claim(match);
    match.s.controller[harlem] = 0;
    match.s.men[harlem][1] = 0;
    match.s.racket[harlem] = 0;
    match.s.round = 10;
    match.s.awaiting[midtown] = 0b11 & ~1; // still running
    match.s.claimant[midtown] = 1;
    match.s.turn = 1;
    match.s.men[harlem][0] = 0;
    match.answer(Act::done);
    CHECK(ending(match) == Ending::round_limit);
}

TEST_CASE("every clock can be switched off but the last", "[GF-9.6][GF-Q26]") {
    Match match(2, {{"round_limit", 200}, {"idle_rounds", 0}, {"last_stand_rounds", 0}});
    match.close_all_but({harlem});
    match.racket(harlem, bookmaking);
    match.buying(0, 199);
    match.s.idle = 150;
    match.pass_turn();
    match.pass_turn();
    CHECK(ending(match) == Ending::none);
    CHECK(match.s.stand == 0);
    match.pass_turn();
    match.pass_turn();
    CHECK(ending(match) == Ending::round_limit);
    CHECK(match.s.round == 200);
}

TEST_CASE("cash and controlled values make the score; ties go to neighbourhoods, then cash", "[GF-1.7][GF-9.7][GF-9.8][GF-Q32]") {
    Match match(3);
    match.close(midtown, 0, hijacking);     // 1,000
    match.close(the_docks, 0, hijacking);   // 1,300
    match.close(little_italy, 0, hijacking); // 1,500
    match.close(park_west, 1, hijacking);   // 1,800
    match.close(upper_west_side, 1, bootlegging); // 3,500
    match.s.cash[0] = 12300 - 3800;
    match.s.cash[1] = 12300 - 5300;
    match.s.cash[2] = 12299;
    CHECK(match.score(0) == 12300);
    CHECK(match.score(1) == 12300);
    CHECK(match.standing(0).place == 1); // three neighbourhoods against two
    CHECK(match.standing(1).place == 2);
    CHECK(match.standing(2).place == 3);
    match.close(midtown, 1, hijacking);
    match.s.cash[0] += 1000;
    match.s.cash[1] -= 1000;
    CHECK(match.standing(1).place == 1); // now he has three
    match.close(midtown, 2, hijacking);
    match.s.cash[1] = 12300 - 5300;
    match.s.cash[2] = 0;
    CHECK(match.score(0) == match.score(1));
    CHECK(match.standing(0).place == 1); // two each: more cash
    CHECK(match.standing(1).place == 2);

    Match tied(2);
    CHECK(tied.standing(0).place == 1);
    CHECK(tied.standing(1).place == 1);
}

TEST_CASE("a secret vote ends the game only if it is unanimous, and tells no more than that", "[GF-Q26]") {
    Match match(3, {{"stalemate_vote", true}});
    match.buying(2);
    match.racket(harlem, bookmaking);
    SECTION("after a round without purchases all are asked at once") {
        match.answer(Act::done);
        REQUIRE(match.s.step == Step::stalemate_vote);
        CHECK(match.status().waiting == 0b111);
        CHECK(match.status().window != 0);
        CHECK(match.choices(0).front().id == Choice::make(number_of(Act::vote_no)));
        match.give(0, Choice::make(number_of(Act::vote_yes)));
        match.give(2, Choice::make(number_of(Act::vote_yes)));
        CHECK(match.status().waiting == 0b010);
        SECTION("unanimous") {
            match.give(1, Choice::make(number_of(Act::vote_yes)));
            CHECK(ending(match) == Ending::agreed);
        }
        SECTION("not unanimous") {
            match.give(1, Choice::make(number_of(Act::vote_no)));
            CHECK(ending(match) == Ending::none);
            CHECK(match.events(Text::not_unanimous) == 1);
            CHECK(match.s.round == 3);
            for (const std::uint8_t draft : match.s.vote.drafts) CHECK(draft == 0);
        }
    }
    SECTION("after a purchase nobody is asked") {
        match.buy(harlem, "C2");
        match.answer(Act::done);
        CHECK(match.s.step != Step::stalemate_vote);
        CHECK(match.s.round == 3);
    }
}
