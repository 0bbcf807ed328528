// Cards: money, figures, breaks, fingermen, decks (GF-5).
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

TEST_CASE("a money card of seven pays $700 and ends at the bottom of the deck", "[GF-5.1][GF-5.10]") {
    Match match(2);
    const int card = match.card(CardKind::money, 700);
    match.turn_with(1, card);
    CHECK(match.s.cash[1] == 3700);
    CHECK(match.s.cards.where(card) == in_play); // open while the turn lasts
    match.answer(Act::done);
    CHECK(match.s.cards.where(card) == in_deck);
    CHECK(match.s.under.cards[match.s.under.size() - 1] == card);
    for (const Seat viewer : {0u, 1u, sitdown::spectator}) CHECK(match.s.cards.knows(viewer, card));
}

TEST_CASE("three free hijackers and two legal positions: two are placed, one is lost", "[GF-5.2][GF-5.4]") {
    Match match(2);
    match.close_all_but({midtown});
    match.racket(midtown, hijacking);
    match.picture(midtown, {"0000", "011", "0.."}); // 1 can use B3 and C3
    match.s.cash[1] = 0;
    match.turn_with(1, match.card(CardKind::figure, 3, hijacking));
    match.answer(Act::send, midtown);
    match.place(midtown, "B3");
    CHECK(match.s.free_racket[hijacking] == 2);
    // Filling the last open side of his own mass would be self-capture unless it captures: the rest is void.
    const bool last = match.s.step == Step::free_neighborhood;
    if (last) {
        match.answer(Act::send, midtown);
        match.place(midtown, "C3");
    }
    CHECK(match.s.free_racket[hijacking] == 0);
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(match.events(Text::void_pieces) == 1);
    CHECK(match.s.cash[1] == 0);
}

TEST_CASE("exactly as many free men as there are places are placed", "[GF-5.2][GF-5.4]") {
    Match match(2);
    match.close_all_but({the_docks});
    match.racket(the_docks, hijacking);
    match.picture(the_docks, {"000", " 00", "000", " 00", "1.."}); // A5 taken, B5 and C5 open; the mass of 0 lives by them
    match.s.cash[1] = 0;
    match.turn_with(1, match.card(CardKind::figure, 3, hijacking));
    int placed = 0;
    while (match.s.step == Step::free_neighborhood) {
        match.answer(Act::send, the_docks);
        match.give(1, match.choices().front().id);
        ++placed;
    }
    CHECK(placed == 2);
    CHECK(match.events(Text::void_pieces) == 1);
    match.answer(Act::done);
    // Both open sides of the ten are filled: they are taken.
    CHECK(match.s.men[the_docks][0] == 0);
    CHECK(surround::count(match.s.men[the_docks][1]) == 3);
}

TEST_CASE("figure men for a racket that fits nowhere are void, and no cash is given", "[GF-5.4][GF-5.11]") {
    Match match(2);
    match.close_all_but({harlem});
    match.racket(harlem, bookmaking);
    match.turn_with(1, match.card(CardKind::figure, 2, loan_sharking));
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(match.s.cash[1] == 3000);
    CHECK(match.events(Text::void_pieces) == 1);
}

TEST_CASE("free men may open an untouched neighbourhood and may be split", "[GF-5.3][GF-Q34]") {
    Match match(2);
    match.racket(harlem, bootlegging);
    match.turn_with(1, match.card(CardKind::figure, 2, bootlegging));
    match.answer(Act::send, the_docks);
    match.place(the_docks, "B3");
    CHECK(match.s.racket[the_docks] == bootlegging + 1);
    match.answer(Act::send, harlem);
    match.place(harlem, "C2");
    CHECK(match.s.step == Step::buy_neighborhood);
}

TEST_CASE("a free man who needs a purchase that cannot be paid is void, not a debt", "[GF-5.4][GF-6.9]") {
    // The only position is the centre of a ring that needs two more men to be broken.
    const auto set = [](Match &match, int cash) {
        match.close_all_but({wall_street});
        match.racket(wall_street, extortion);
        match.picture(wall_street, {"0.0.00", "000000", "000000", "000000", "000000"});
        match.s.cash[1] = cash;
        match.turn_with(1, match.card(CardKind::figure, 1, extortion));
    };
    Match poor(2);
    set(poor, 0);
    CHECK(poor.events(Text::void_pieces) == 1);
    CHECK(poor.s.step == Step::buy_neighborhood);
    Match rich(2);
    set(rich, 250);
    REQUIRE(rich.s.step == Step::free_neighborhood);
    rich.answer(Act::send, wall_street);
    rich.place(wall_street, "B1");
    CHECK(rich.s.step == Step::buy_cell); // the second must be bought
    CHECK(rich.choices().size() == 1);
    rich.place(wall_street, "D1");
    CHECK(rich.s.cash[1] == 0);
    rich.answer(Act::done);
    CHECK(rich.s.men[wall_street][0] == 0);
}

TEST_CASE("an even roll turns up a good break, an odd one a bad break", "[GF-5.5][GF-5.10]") {
    Match good(2);
    good.break_with(1, true, "g03");
    CHECK(good.s.dice.sum() % 2 == 0);
    CHECK(good.s.cash[1] == 3500);
    good.hold(0, good.card(CardKind::money, 100));
    good.answer(Act::done);
    CHECK(good.s.good_under.cards[19] == 2); // at the bottom
    CHECK(good.s.break_card == 0);

    Match bad(2);
    bad.break_with(1, false, "b17");
    CHECK(bad.s.dice.sum() % 2 == 1);
    CHECK(bad.s.cash[1] == 2700);
}

TEST_CASE("a good break pays at once and its men must be placed", "[GF-5.6][GF-Q24]") {
    Match match(2);
    match.break_with(1, true, "g01"); // two strongarms and $150
    CHECK(match.s.cash[1] == 3150);
    CHECK(match.s.step == Step::free_neighborhood);
    CHECK(match.s.free_racket[extortion] == 2);
    CHECK_FALSE(match.offers_any(Act::done));
}

TEST_CASE("men for a named neighbourhood go there, or nowhere if it is untouched or closed", "[GF-5.6][GF-5.11]") {
    Match open(2);
    open.racket(harlem, bookmaking);
    open.break_with(1, true, "g19");
    CHECK(open.s.step == Step::free_cell);
    CHECK(open.s.hood == harlem);
    open.place(harlem, "C2");
    open.place(harlem, "C3");
    CHECK(open.s.step == Step::buy_neighborhood);
    CHECK(open.s.cash[1] == 3000);

    Match untouched(2);
    untouched.break_with(1, true, "g19");
    CHECK(untouched.s.step == Step::buy_neighborhood);
    CHECK(untouched.events(Text::void_card) == 1);

    Match closed(2);
    closed.close(harlem, 0);
    closed.break_with(1, true, "g19");
    CHECK(closed.s.step == Step::buy_neighborhood);
}

TEST_CASE("a bad break takes what there is: no strongarm, only the cash is due", "[GF-5.7]") {
    Match match(2);
    match.break_with(1, false, "b01");
    CHECK(match.s.cash[1] == 2750);
    CHECK(match.s.step == Step::buy_neighborhood);
}

TEST_CASE("he chooses which men a bad break takes, if he has more than he owes", "[GF-5.7][GF-Q22]") {
    Match match(2);
    match.racket(harlem, extortion);
    match.racket(midtown, extortion);
    match.racket(park_west, bookmaking);
    match.men(harlem, 1, {"C2"});
    match.men(midtown, 1, {"B2"});
    match.men(park_west, 1, {"B2"});
    match.men(harlem, 0, {"E4"});
    match.break_with(1, false, "b01"); // one strongarm and $250
    CHECK(match.s.step == Step::give_up_piece);
    CHECK(match.s.cash[1] == 3000); // men first
    CHECK(match.choices().size() == 2);
    match.answer(Act::give_up, match.at(midtown, "B2"));
    CHECK(match.s.men[midtown][1] == 0);
    CHECK(match.s.men[harlem][1] != 0);
    CHECK(match.s.cash[1] == 2750); // and nothing for the man
}

TEST_CASE("when all of them must go nobody is asked; more than there are is forgiven", "[GF-5.7]") {
    Match match(2);
    match.racket(wall_street, hijacking);
    match.men(wall_street, 1, {"C2"});
    match.break_with(1, false, "b19"); // two men in Wall Street
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(match.s.men[wall_street][1] == 0);
    CHECK(match.events(Text::gives_up) == 1);
}

TEST_CASE("men in a closed neighbourhood are out of reach of a bad break", "[GF-5.7][GF-5.11]") {
    Match match(2);
    match.close(wall_street, 1, hijacking);
    match.break_with(1, false, "b19");
    CHECK(match.s.men[wall_street][1] != 0);
}

TEST_CASE("$100, a penalty of $400, a bookie and a hijacker: both are sold and the rest is waived", "[GF-5.8][GF-Q21]") {
    Match match(2);
    match.racket(harlem, bookmaking);
    match.racket(midtown, hijacking);
    match.men(harlem, 1, {"C2"});
    match.men(midtown, 1, {"B2"});
    match.s.cash[1] = 100;
    match.break_with(1, false, "b16");
    CHECK(match.s.step == Step::sell_piece);
    match.answer(Act::sell, match.at(harlem, "C2"));
    CHECK(match.s.cash[1] == 250);
    CHECK(match.s.step == Step::sell_piece);
    match.answer(Act::sell, match.at(midtown, "B2"));
    CHECK(match.s.cash[1] == 0); // 300 paid, 100 waived
    CHECK(match.events(Text::waived) == 1);
    CHECK(match.s.step == Step::buy_neighborhood);
}

TEST_CASE("$100, a penalty of $250, a strongarm and a hijacker: both are sold and $25 is left", "[GF-5.8][GF-Q20]") {
    for (const bool rounded : {false, true}) {
        Match match(2, rounded ? Json{{"half_value", "up_to_10"}} : Json::object());
        match.racket(harlem, extortion);
        match.racket(midtown, hijacking);
        match.men(harlem, 1, {"C2"});
        match.men(midtown, 1, {"B2"});
        match.s.cash[1] = 100;
        match.break_with(1, false, "b17"); // $300
        match.s.due = 250;
        match.answer(Act::sell, match.at(harlem, "C2"));
        CHECK(match.s.cash[1] == (rounded ? 230 : 225));
        CHECK(match.s.step == Step::sell_piece);
        match.answer(Act::sell, match.at(midtown, "B2"));
        CHECK(match.s.cash[1] == (rounded ? 30 : 25));
    }
}

TEST_CASE("while cash suffices nothing is sold", "[GF-5.8]") {
    Match match(2);
    match.racket(harlem, bookmaking);
    match.men(harlem, 1, {"C2"});
    match.s.cash[1] = 500;
    match.break_with(1, false, "b17");
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(match.s.cash[1] == 200);
    for (const sd_choice &choice : match.choices()) CHECK(Choice{choice.id, 0}.act() != number_of(Act::sell));
}

TEST_CASE("a bonus can pay a bad break", "[GF-Q18][GF-5.8]") {
    Match match(2);
    match.close(midtown, 1, bookmaking, 3);
    match.racket(harlem, bookmaking);
    match.men(harlem, 1, {"C2"});
    match.s.cash[1] = 0;
    match.break_with(1, false, "b17");
    CHECK(match.s.cash[1] == 0); // $300 in, $300 out
    CHECK(match.s.men[harlem][1] != 0);
}

TEST_CASE("a fingerman takes up to three opposing men of any colour and may stop", "[GF-5.9][GF-Q23]") {
    Match match(3);
    match.racket(harlem, hijacking);
    match.racket(midtown, hijacking);
    match.men(harlem, 0, {"C2", "D2"});
    match.men(midtown, 2, {"B2", "C2"});
    match.men(midtown, 1, {"A1"});
    match.turn_with(1, match.card(CardKind::fingerman));
    CHECK(match.s.step == Step::finger_target);
    CHECK(match.choices().size() == 5); // stop and four men
    CHECK(match.choices().front().id == Choice::make(number_of(Act::stop)));
    match.answer(Act::finger, match.at(harlem, "C2"));
    match.answer(Act::finger, match.at(midtown, "B2"));
    match.answer(Act::stop);
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(surround::count(match.s.men[harlem][0]) == 1);
    CHECK(surround::count(match.s.men[midtown][2]) == 1);
    CHECK(surround::count(match.s.men[midtown][1]) == 1);
}

TEST_CASE("three is the limit, and with the option it is also the least", "[GF-5.9][GF-Q23]") {
    Match match(2, {{"fingerman_mandatory", true}});
    match.racket(harlem, hijacking);
    match.men(harlem, 0, {"B1", "C1", "D1", "E1"});
    match.turn_with(1, match.card(CardKind::fingerman));
    for (const char *label : {"B1", "C1", "D1"}) {
        CHECK_FALSE(match.offers_any(Act::stop));
        match.answer(Act::finger, match.at(harlem, label));
    }
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(surround::count(match.s.men[harlem][0]) == 1);
}

TEST_CASE("what the finger frees may be used in the same turn", "[GF-5.9]") {
    Match match(2);
    match.close_all_but({wall_street});
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {"......", "..0...", ".0.0..", "..0...", "......"});
    match.turn_with(1, match.card(CardKind::fingerman));
    match.answer(Act::finger, match.at(wall_street, "C2"));
    match.answer(Act::stop);
    match.answer(Act::buy, wall_street);
    CHECK((match.offered(wall_street) & Match::cells({"C2", "C3"})) == Match::cells({"C2", "C3"}));
    match.place(wall_street, "C2");
}

TEST_CASE("bosses of closed neighbourhoods are safe from the finger", "[GF-5.9][GF-5.11]") {
    Match match(2);
    match.close(harlem, 0);
    match.turn_with(1, match.card(CardKind::fingerman));
    CHECK(match.s.step == Step::buy_neighborhood);
}

TEST_CASE("removing men captures nothing", "[GF-6.11]") {
    Match match(3);
    match.racket(wall_street, hijacking);
    // A joint ring of 0 and 2 around 1: taking a man of 2 away opens a side, it never completes a ring.
    match.picture(wall_street, {"..2...", ".010..", "..0...", "......"});
    match.turn_with(0, match.card(CardKind::fingerman), 3);
    match.answer(Act::finger, match.at(wall_street, "C1"));
    match.answer(Act::stop);
    match.answer(Act::done);
    CHECK(match.s.men[wall_street][1] != 0);
}

TEST_CASE("decks are not shuffled: after one run through, everybody can know what is drawn", "[GF-5.10][GF-5.12][GF-Q25]") {
    Match match(2);
    match.buying(1);
    int known = 0;
    for (int turn = 0; turn < 60 && !match.status().ending; ++turn) {
        CHECK(match.s.cards.in(in_deck).count() >= 47);
        const Seat seat = match.s.turn;
        match.racket(harlem, hijacking);
        match.s.changed = 1; // no idle end
        match.pass_turn();
        const int card = match.s.cards.in(in_hand + static_cast<int>(seat)).first();
        if (turn > 52) known += match.s.cards.knows(1 - seat, card);
    }
    CHECK(known > 0);
}

TEST_CASE("with the option a deck is shuffled once all of it has been drawn", "[GF-5.10][GF-Q25]") {
    Match match(2, {{"reshuffle", "each_cycle"}, {"idle_rounds", 0}});
    match.buying(1);
    int shuffles = 0;
    for (int turn = 0; turn < 60 && !match.status().ending; ++turn) {
        const Seat seat = match.s.turn;
        match.pass_turn();
        shuffles += match.events(Text::shuffled);
        const int card = match.s.cards.in(in_hand + static_cast<int>(seat)).first();
        CHECK_FALSE(match.s.cards.knows(1 - seat, card));
    }
    CHECK(shuffles >= 1);
}

TEST_CASE("the three decks are made up as designed", "[GF-1.3][GF-5.1][GF-5.2]") {
    const Match match(2);
    int money = 0, figures = 0, men = 0, breaks = 0, fingermen = 0, sum = 0;
    for (const PlayingCard &card : match.game.the_data().cards) {
        money += card.kind == CardKind::money;
        sum += card.amount;
        figures += card.kind == CardKind::figure;
        if (card.kind == CardKind::figure) men += card.count;
        breaks += card.kind == CardKind::breaks;
        fingermen += card.kind == CardKind::fingerman;
    }
    CHECK(money == 27);
    CHECK(sum == 13500);
    CHECK(figures == 12);
    CHECK(men == 25);
    CHECK(breaks == 10);
    CHECK(fingermen == 3);
}
