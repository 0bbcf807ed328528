// Later turns: buying and placing (GF-3, GF-4).
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

TEST_CASE("a turn goes bonus, card, buying, surrounding, new card", "[GF-3.1][GF-Q18]") {
    Match match(2);
    match.close(midtown, 1, bookmaking, 2);
    match.racket(harlem, hijacking);
    match.turn_with(1, match.card(CardKind::money, 400));
    // Bonus first, then the card: $3,000 + $300 + $400.
    CHECK(match.s.cash[1] == 3700);
    std::vector<int> texts;
    for (const sd_event &event : match.log) texts.push_back(event.text);
    const auto at = [&](Text text) { return std::find(texts.begin(), texts.end(), int(number_of(text))) - texts.begin(); };
    CHECK(at(Text::instalment) < at(Text::plays_card));
    match.buy(harlem, "C2");
    CHECK(match.s.cards.in(in_hand + 1).empty());
    match.answer(Act::done);
    CHECK(match.s.cards.in(in_hand + 1).count() == 1);
}

TEST_CASE("playing the card is compulsory, buying is not", "[GF-3.2]") {
    Match match(2);
    match.turn_with(1, match.card(CardKind::money, 100));
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(match.choices().front().id == Choice::make(number_of(Act::done)));
    const int before = match.s.cash[1];
    match.answer(Act::done);
    CHECK(match.s.cash[1] == before);
}

TEST_CASE("free men are placed before any can be bought", "[GF-3.3]") {
    Match match(2);
    match.turn_with(1, match.card(CardKind::figure, 2, loan_sharking));
    CHECK(match.s.step == Step::free_neighborhood);
    CHECK_FALSE(match.offers_any(Act::done));
    match.answer(Act::send, harlem);
    match.place(harlem, "C2");
    CHECK(match.s.step == Step::free_neighborhood);
    match.answer(Act::send, harlem);
    match.place(harlem, "C3");
    CHECK(match.s.step == Step::buy_neighborhood);
    CHECK(match.s.cash[1] == 3000);
}

TEST_CASE("given $250 and only a bookmaking neighbourhood open, nothing can be bought", "[GF-4.2]") {
    Match match(2);
    match.close_all_but({harlem});
    match.racket(harlem, bookmaking);
    match.buying(1);
    match.s.cash[1] = 250;
    CHECK(match.choices().size() == 1);
    CHECK(match.offers(Act::done));
}

TEST_CASE("he may buy as many as he can pay for, in as many neighbourhoods as he likes", "[GF-4.2][GF-4.6]") {
    Match match(2);
    match.buying(1);
    match.s.cash[1] = 1500;
    for (const int hood : {harlem, wall_street, lower_east_side, park_west, upper_west_side}) {
        match.racket(hood, hijacking);
        for (const char *label : {"B2", "B3", "B4"}) match.buy(hood, label);
    }
    CHECK(match.s.cash[1] == 0);
    CHECK(match.game.men_on_map(match.s, 1) == 15);
    CHECK(match.choices().size() == 1);
}

TEST_CASE("what is bought is placed at once: the price goes with the position", "[GF-4.2]") {
    Match match(2);
    match.racket(harlem, bootlegging);
    match.buying(1);
    match.answer(Act::buy, harlem);
    CHECK(match.s.cash[1] == 3000);
    CHECK(match.s.step == Step::buy_cell);
    CHECK_FALSE(match.offers_any(Act::done));
    match.place(harlem, "D4");
    CHECK(match.s.cash[1] == 2800);
}

TEST_CASE("prices and values are those printed", "[GF-4.1][GF-Q4][GF-Q31]") {
    const Match match(2);
    const Data &data = match.game.the_data();
    const int prices[] = {300, 250, 200, 150, 100};
    const char *names[] = {"bookie", "strongarm", "bootlegger", "loan shark", "hijacker"};
    for (std::size_t racket = 0; racket < 5; ++racket) {
        CHECK(data.rackets[racket].cost == prices[racket]);
        CHECK(data.rackets[racket].half * 2 == prices[racket]);
        CHECK(data.rackets[racket].piece == names[racket]);
    }
    const int values[8][5] = {{10000, 8000, 6400, 5000, 3200}, {9000, 7200, 5800, 4500, 2800}, {8500, 6800, 5400, 4300, 2700},
                              {5500, 4400, 3500, 2700, 1800},  {5500, 4400, 3500, 2700, 1700}, {4500, 3600, 3000, 2300, 1500},
                              {4000, 3200, 2500, 2000, 1300},  {3000, 2400, 1900, 1500, 1000}};
    for (std::size_t hood = 0; hood < 8; ++hood) {
        for (std::size_t racket = 0; racket < 5; ++racket) CHECK(data.neighborhoods[hood].value[racket] == values[hood][racket]);
    }
}

TEST_CASE("a man stays where he was placed until something takes him", "[GF-4.3]") {
    Match match(2);
    match.racket(harlem, hijacking);
    match.buying(0);
    match.buy(harlem, "D3");
    match.answer(Act::done);
    const Cells there = Match::cells({"D3"});
    for (int turn = 0; turn < 6; ++turn) {
        CHECK(match.s.men[harlem][0] == there);
        match.pass_turn();
    }
}

TEST_CASE("an emptied neighbourhood keeps its racket", "[GF-4.4][GF-Q5]") {
    Match match(2);
    match.racket(midtown, bookmaking);
    match.buying(1);
    CHECK(match.game.board(match.s, midtown).occupied() == 0);
    CHECK(match.offers(Act::buy, midtown));
    for (unsigned racket = 0; racket < 5; ++racket) CHECK_FALSE(match.offers(Act::open, midtown, racket));
    match.s.cash[1] = 299;
    CHECK_FALSE(match.offers(Act::buy, midtown));
}

TEST_CASE("an untouched neighbourhood can be opened with any racket the purse allows, a closed one never", "[GF-4.5]") {
    Match match(2);
    match.close(wall_street, 0);
    match.buying(1);
    match.s.cash[1] = 200;
    for (unsigned racket = 0; racket < 5; ++racket) {
        CHECK(match.offers(Act::open, harlem, racket) == (racket >= bootlegging));
        CHECK_FALSE(match.offers(Act::open, wall_street, racket));
    }
    CHECK_FALSE(match.offers(Act::buy, wall_street));
    match.answer(Act::open, harlem, loan_sharking);
    match.place(harlem, "C2");
    CHECK(match.s.racket[harlem] == loan_sharking + 1);
    CHECK(match.s.cash[1] == 50);
}

TEST_CASE("one free and two bought men fill a neighbourhood for this turn", "[GF-4.8]") {
    Match match(2);
    match.racket(harlem, bookmaking);
    match.turn_with(1, match.card(CardKind::figure, 1, bookmaking));
    match.answer(Act::send, harlem);
    match.place(harlem, "C2");
    match.buy(harlem, "C3");
    CHECK(match.offers(Act::buy, harlem));
    match.buy(harlem, "C4");
    CHECK_FALSE(match.offers(Act::buy, harlem));
    CHECK(match.offers_any(Act::open));
    match.answer(Act::done);
    match.pass_until(1);
    CHECK(match.offers(Act::buy, harlem)); // three more next turn
}

TEST_CASE("an empty bag means no buying and no receiving", "[GF-4.9][GF-Q30]") {
    Match match(2, {{"piece_supply", 20}});
    match.racket(harlem, hijacking);
    match.racket(wall_street, hijacking);
    match.picture(harlem, {".11111", ".111111", "1111111", "1"}); // 19 of 20
    match.buying(1);
    CHECK(match.game.bag_left(match.s, 1) == 1);
    match.buy(wall_street, "A1");
    CHECK(match.choices().size() == 1);

    Match other(2, {{"piece_supply", 20}});
    other.racket(harlem, hijacking);
    other.picture(harlem, {".11111", ".111111", "1111111", "11"});
    other.turn_with(1, other.card(CardKind::figure, 3, hijacking));
    CHECK(other.s.step == Step::buy_neighborhood);
    CHECK(other.events(Text::void_pieces) == 1);

    Match unlimited(2);
    CHECK(unlimited.game.bag_left(unlimited.s, 0) >= 166);
    Match small(2, {{"piece_supply", 7}}); // a bag holds 20 at least
    CHECK(small.game.bag_left(small.s, 0) == 20);
}
