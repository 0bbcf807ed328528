// Each-turn rules, the end of a turn and of the game, and the options about them.
#include "position.hpp"

using namespace greed_test;
using greed::Icon;

TEST_CASE("given no cash, Penniless and the Magpie, when each-turn rules run, then $10,000 and $5,000",
          "[GR-4.5][GR-5.7][GR-#6]") {
    Position p(2);
    p.thugs(0, {6, 69}).open().play({});
    CHECK(p.cash(0) == 15000);
}

TEST_CASE("given the option, when the Magpie is put first, then $5,000 in all", "[GR-5.7][GR-5.44][GR-D9]") {
    Position p(2, {{"each_turn_order", "prompt"}});
    p.thugs(0, {6, 69}).thugs(1, {65}).open().play({});
    REQUIRE(p.prompt() == Prompt::each_turn_order);
    CHECK(p.waits_for(0));
    CHECK_FALSE(p.waits_for(1));
    Position other = p;
    p.pick(0, 69);
    CHECK(p.cash(0) == 5000);
    other.pick(0, 6);
    CHECK(other.cash(0) == 15000);
}

TEST_CASE("given three rules to order, when two are placed, then the last follows by itself", "[GR-D9]") {
    Position p(2, {{"each_turn_order", "prompt"}});
    p.thugs(0, {6, 69}).holding(0, 46).open().play({});
    p.pick(0, 69);
    CHECK(p.waits_for(0));
    CHECK(p.choices(0).size() == 2);
    p.pick(0, 46);
    CHECK(p.asked(Prompt::each_turn_order) == 2);
    CHECK(p.cash(0) == 15000);
}

TEST_CASE("given two players with orders, when rules run, then of the next ones the lowest number comes first",
          "[GR-5.44]") {
    Position p(2, {{"each_turn_order", "prompt"}});
    p.thugs(0, {6, 69}).holding(1, 46).holding(1, 16).open().play({});
    p.pick(0, 69).pick(1, 46); // 69 then 6 against 46 then 16
    std::vector<unsigned> order;
    for (const sd_event &event : p.told(SD_PAY)) order.push_back(event.other);
    CHECK(order == std::vector<unsigned>{46, 16, 69});
}

TEST_CASE("given orders in secret, when one has answered, then nothing runs before all have", "[GR-D9][GR-4.8]") {
    Position p(2, {{"each_turn_order", "prompt"}});
    p.thugs(0, {6, 69}).holding(1, 46).holding(1, 16).open().play({});
    p.pick(0, 69);
    CHECK(p.cash(0) == 0);
    CHECK_FALSE(p.waits_for(0));
    CHECK(p.waits_for(1));
}

TEST_CASE("given the Magpie in a display in round 2, when the draft is done, then $5,000 and no play",
          "[GR-4.1][GR-5.29]") {
    Position p(2);
    p.round(2).thugs(0, {69}).open_draft();
    p.state.cards.move(0, place::hand(0), sitdown::only(0)); // the card drafted in round 1
    p.state.cards.move(1, place::hand(1), sitdown::only(1));
    p.defaults();
    CHECK(p.state.round == 3);
    CHECK(p.cash(0) == 5000);
    CHECK(p.asked(Prompt::play_pick) == 0);
}

TEST_CASE("given a card with an each-turn rule, when it is played, then the rule already works this turn", "[GR-4.5]") {
    Position p(2);
    p.hand(0, {69}).holding(0, 8).holding(0, 9).open().play({69});
    CHECK(p.cash(0) == 5000);
}

TEST_CASE("given each-turn rules of several players, when they run, then by ascending number over all displays",
          "[GR-4.5]") {
    Position p(3);
    p.thugs(0, {69}).thugs(1, {6}).holding(2, 46).open().play({});
    std::vector<unsigned> order;
    for (const sd_event &event : p.told(SD_PAY)) order.push_back(event.other);
    CHECK(order == std::vector<unsigned>{6, 46, 69});
}

TEST_CASE("given Breaker's Lot and 2 other spanners, when the game ends, then 3 markers worth $30,000",
          "[GR-4.7][GR-#12]") {
    Position p(2);
    p.round(12).holding(0, 12).holding(0, 7).holding(0, 58).open().play({});
    CHECK(p.over());
    CHECK(p.markers(12) == 3);
    CHECK(p.score(0) == 30000);
}

TEST_CASE("given Dot Malloy and $10,000, when the game ends, then nothing is left of it", "[GR-4.7][GR-#24]") {
    Position p(2);
    p.round(12).cash(0, 10000).thugs(0, {24}).open().play({});
    CHECK(p.over());
    CHECK(p.cash(0) == 0);
}

TEST_CASE("given Starlight Dance Hall and Dot Malloy, when the game ends, then $20,000 first and then $0",
          "[GR-4.7][GR-#13]") {
    Position p(2);
    p.round(12).thugs(0, {24}).holding(0, 13).open().play({});
    int won = 0;
    for (const sd_event &event : p.told(SD_PAY)) won += event.whom == 0 ? event.amount : 0;
    CHECK(won == 20000);
    CHECK(p.cash(0) == 0);
}

TEST_CASE("given equal totals at the top, when the game ends, then the victory is shared", "[GR-4.7]") {
    Position p(3);
    p.round(12).cash(0, 30000).cash(1, 10000).cash(2, 20000).holding(1, 8, 2).open().play({});
    REQUIRE(p.over());
    CHECK(p.game.status(p.state).ending == 1);
    CHECK(p.game.status(p.state).waiting == 0);
    CHECK(p.place_of(0) == 1);
    CHECK(p.place_of(1) == 1);
    CHECK(p.place_of(2) == 3);
}

TEST_CASE("given hand cards at the end, when totals are counted, then they are worth nothing", "[GR-4.7]") {
    Position p(2);
    p.round(12).cash(0, 5000).hand(0, {30, 18, 22}).open().play({30});
    CHECK(p.score(0) == 5000);
}

TEST_CASE("given payments beyond all the notes there are, when a gain comes, then it is paid in full", "[GR-5.22]") {
    Position p(2);
    p.cash(0, 2000000).cash(1, 1000000).hand(0, {22}).open().play({22});
    CHECK(p.cash(0) == 2010000);
}

TEST_CASE("given limited markers and 53 in play, when Fresh Paint! comes, then 1 is placed and none is owed",
          "[GR-5.23][GR-5.41]") {
    Position p(2, {{"limited_markers", true}});
    p.hand(0, {38}).holding(0, 8, 3).holding(1, 18, 50).open().play({38}).pick(0, 8);
    CHECK(p.markers(8) == 4);
    Position unlimited(2);
    unlimited.hand(0, {38}).holding(0, 8, 3).holding(1, 18, 50).open().play({38}).pick(0, 8);
    CHECK(unlimited.markers(8) == 5);
}

TEST_CASE("given a draw pile without Thugs, when Hydra Helen enters, then all is turned up, discarded, nothing played",
          "[GR-5.24][GR-#53]") {
    Position p(2);
    p.hand(0, {53}).draw_pile({2, 4, 5}).open().play({53});
    CHECK(p.displayed(0, 53));
    CHECK(p.state.cards.in(place::draw).empty());
    for (const int number : {2, 4, 5}) CHECK(p.discarded(number));
    CHECK(greed::count_of(p.state, 0, greed::Type::thug) == 1);
}

TEST_CASE(
    "given an empty draw pile and no Thug among the discards, when they are reshuffled, then they are discards again",
    "[GR-5.24][GR-5.42]") {
    Position p(2, {{"reshuffle_discards", true}}, [](Json &) {});
    p.hand(0, {53}).draw_pile({}).open();
    // Only Actions and Holdings among the discards.
    for (const int card : p.state.cards.in(place::discard)) {
        if (p.game.rules.deck[card].type == greed::Type::thug)
            p.state.cards.move(card, place::thugs(1), sitdown::everyone);
    }
    greed::recount(p.game.rules, p.state);
    const int before = p.state.cards.in(place::discard).count();
    p.play({53});
    CHECK(p.state.cards.in(place::draw).empty());
    CHECK(p.state.cards.in(place::aside).empty());
    CHECK(p.state.cards.in(place::discard).count() >= before);
    CHECK(greed::count_of(p.state, 0, greed::Type::thug) == 1);
    CHECK(p.told(SD_SHUFFLE).size() == 1);
}

TEST_CASE("given an empty draw pile, when a card is to be drawn, then nothing, unless discards are reshuffled",
          "[GR-5.24][GR-5.42]") {
    for (const bool reshuffle : {false, true}) {
        Position p(2, {{"reshuffle_discards", reshuffle}});
        p.hand(0, {74}).thugs(0, {65}).draw_pile({}).open().play({74});
        CHECK(p.state.cards.in(place::hand(0)).count() == (reshuffle ? 1 : 0));
    }
}

TEST_CASE("given three players and Manny of the second, when opponents lose, then the third first, then the first",
          "[GR-5.38][GR-2.1-13][GR-#76]") {
    Position p(3);
    p.cash(0, 20000).cash(2, 20000).hand(1, {76}).open().play({0, 76});
    std::vector<int> round;
    for (const sd_event &event : p.told(SD_PAY)) round.push_back(event.by);
    CHECK(round == std::vector<int>{2, 0});
}

TEST_CASE("given markers for several Holdings, when they are placed, then by ascending number", "[GR-2.1-13]") {
    Position p(2);
    p.hand(0, {39}).holding(0, 14).holding(0, 8).holding(0, 46).open().play({39});
    std::vector<unsigned> order;
    for (const sd_event &event : p.told(SD_CHANGE)) order.push_back(event.face);
    CHECK(order == std::vector<unsigned>{8, 14, 46});
}

TEST_CASE("given a condition on an effect, when it is reached, then it is tested for the owner alone",
          "[GR-2.1-1][GR-2.1-2][GR-#74]") {
    Position p(2); // a gun only: opponents lose, no gain, no card
    p.hand(0, {74}).thugs(0, {22}).thugs(1, {65, 66}).cash(0, 30000).cash(1, 30000).open().play({74});
    CHECK(p.cash(0) == 30000);
    CHECK(p.cash(1) == 20000);
    CHECK(p.state.cards.in(place::hand(0)).empty());
}
