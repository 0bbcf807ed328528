// One card from its needs to its disposal.
#include "position.hpp"

using namespace greed_test;
using greed::Icon;

TEST_CASE("given $10,000, when Corner Still costs $15,000, then it is discarded unpaid", "[GR-4.4-2][GR-5.6]") {
    Position p(2);
    p.hand(0, {11}).cash(0, 10000).open().play({11});
    CHECK(p.discarded(11));
    CHECK(p.cash(0) == 10000);
    CHECK(p.asked(Prompt::pay_cost) == 0);
}

TEST_CASE("given $20,000, when the player declines, then Corner Still is discarded and nothing paid",
          "[GR-4.4-2][GR-D4]") {
    Position p(2);
    p.hand(0, {11}).cash(0, 20000).open().play({11});
    REQUIRE(p.prompt() == Prompt::pay_cost);
    CHECK(sitdown::Choice{p.choices(0).front().id, 0}.act() == static_cast<unsigned>(Act::decline));
    p.answer(0, Act::decline);
    CHECK(p.discarded(11));
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("given a Holding with 4 markers, when it pays for Liquidate!, then $60,000 and the markers are gone",
          "[GR-4.4-2][GR-#4][GR-4.4]") {
    Position p(2);
    p.hand(0, {4}).holding(0, 9, 4).open().play({4}).pick(0, 9);
    CHECK(p.cash(0) == 60000);
    CHECK(p.discarded(9));
    CHECK(p.discarded(4));
    CHECK(p.state.markers_in_play == 0);
}

TEST_CASE("given no cash and a Holding with markers, when money is due, then markers cannot pay", "[GR-4.4-2]") {
    Position p(2);
    p.hand(0, {11}).holding(0, 9, 4).open().play({11});
    CHECK(p.discarded(11));
    CHECK(p.markers(9) == 4);
    CHECK(p.asked(Prompt::pay_cost) == 0);
}

TEST_CASE("given no spanner, when Copycat! is played, then it fails", "[GR-4.4-1][GR-#56]") {
    Position p(2);
    p.hand(0, {56}).holding(0, 13, 1).holding(1, 18, 6).open().play({56});
    CHECK(p.discarded(56));
    CHECK(p.markers(13) == 1);
}

TEST_CASE("given one Thug, when Otto needs two, then he counts himself, unless the option is off",
          "[GR-5.5][GR-#42][GR-4.4-1]") {
    Position p(2);
    p.hand(0, {42}).thugs(0, {22}).open().play({42});
    CHECK(p.displayed(0, 42));
    Position off(2, {{"needs_count_played_card", false}});
    off.hand(0, {42}).thugs(0, {22}).open().play({42});
    CHECK(off.discarded(42));
}

TEST_CASE("given no other Thug, when Teach is played, then his need is not met", "[GR-1.2][GR-4.4-1][GR-#54]") {
    Position p(2);
    p.hand(0, {54}).open().play({54});
    CHECK(p.discarded(54));
}

TEST_CASE("given 2 hearts and 1 spanner, when Mabel's Bakery enters, then 5 markers", "[GR-4.4-4][GR-#9]") {
    Position p(2);
    p.hand(0, {9}).cash(0, 10000).holding(0, 13).holding(0, 49).holding(0, 7).open().play({9}).answer(0,
                                                                                                      Act::pay_money);
    CHECK(p.markers(9) == 5);
    CHECK(p.cash(0) == 0);
}

TEST_CASE("given a Holding with 2 hearts and 2 hearts beside it, when it enters, then 4 markers", "[GR-4.4-4]") {
    Position p(2, Json::object(), [](Json &cards) {
        printed(cards, 50) = {{"number", 50},      {"id", "greed_050"},       {"type", "holding"},
                              {"name", "Fixture"}, {"icons", {{"heart", 2}}}, {"text", "No rule."}};
    });
    p.hand(0, {50}).holding(0, 13).holding(0, 19).open().play({50});
    CHECK(p.markers(50) == 4);
}

TEST_CASE("given a cost and an unmet need, when the card resolves, then nothing is paid", "[GR-5.4]") {
    Position p(2, Json::object(), [](Json &cards) {
        printed(cards, 11)["needs"] = {{{"kind", "icon"}, {"icon", "gun"}, {"n", 1}}};
    });
    p.hand(0, {11}).cash(0, 50000).open().play({11});
    CHECK(p.discarded(11));
    CHECK(p.cash(0) == 50000);
    CHECK(p.asked(Prompt::pay_cost) == 0);
}

TEST_CASE("given an empty display, when Loan Shark is played, then no marker, and the next Holding gets one fewer",
          "[GR-4.4-7][GR-#44]") {
    Position p(2);
    p.hand(0, {44, 9}).cash(0, 10000).open().play({44});
    CHECK(p.cash(0) == 30000);
    CHECK(p.markers(44) == 0);
    p.next_choose().play({9}).answer(0, Act::pay_money);
    CHECK(p.markers(9) == 1);
}

TEST_CASE("given Otto, Loan Shark and Ned, when a Hideout enters, then its marker is left out before Ned counts",
          "[GR-4.4-7][GR-#57]") {
    Position p(2);
    p.hand(0, {55}).thugs(0, {42, 57}).holding(0, 44).open().play({55});
    CHECK(p.displayed(0, 55));
    CHECK(p.markers(55) == 0);
    CHECK(p.cash(0) == 0);
}

TEST_CASE("given Loan Shark and 2 other spanners, when Breaker's Lot is played, then 0 markers now and 3 at the end",
          "[GR-5.35][GR-#12][GR-4.7]") {
    Position p(2);
    p.round(12).hand(0, {12}).cash(0, 10000).holding(0, 44).holding(0, 7).holding(0, 16).open().play({12}).answer(
        0, Act::pay_money);
    CHECK(p.over());
    CHECK(p.markers(12) == 3);
}

TEST_CASE("given Otto and Loan Shark, when Mutual Assurance is played, then 0 markers", "[GR-5.21][GR-4.4-7]") {
    Position p(2);
    p.hand(0, {45}).thugs(0, {42}).holding(0, 44).open().play({45});
    CHECK(p.displayed(0, 45));
    CHECK(p.markers(45) == 0);
}

TEST_CASE("given Penny-Pinch and Permit Bureau, when Corner Still is bought, then $5,000 and $5,000 back",
          "[GR-4.4-2][GR-4.4-5][GR-2.1-4][GR-#52][GR-#66]") {
    Position p(2);
    p.hand(0, {11}).cash(0, 5000).thugs(0, {66}).holding(0, 52).open().play({11});
    REQUIRE(p.offers(0, Act::pay_money));
    p.answer(0, Act::pay_money);
    CHECK(p.cash(0) == 5000);
    CHECK(p.markers(11) == 3);
}

TEST_CASE("given Penny-Pinch and no cash, when Starlight Dance Hall costs $0, then it is offered and can be declined",
          "[GR-4.4-2][GR-2.1-4][GR-#13]") {
    Position p(2);
    p.hand(0, {13}).thugs(0, {66}).open().play({13});
    REQUIRE(p.prompt() == Prompt::pay_cost);
    CHECK(p.offers(0, Act::pay_money));
    CHECK(p.offers(0, Act::decline));
    p.answer(0, Act::pay_money);
    CHECK(p.displayed(0, 13));
}

TEST_CASE("given a Thug as the only card, when it costs a Thug, then it cannot pay for itself", "[GR-4.4-2][GR-#71]") {
    Position p(2);
    p.hand(0, {71}).open().play({71});
    CHECK(p.discarded(71));
}

TEST_CASE("given Thugs and Holdings, when they are played, then they join the display, and Actions are put away",
          "[GR-4.4-3][GR-4.4-9]") {
    Position p(3);
    p.hand(0, {22}).hand(1, {46}).hand(2, {60}).open().play({22, 46, 60});
    CHECK(p.in(place::thugs(0), 22));
    CHECK(p.in(place::holdings(1), 46));
    CHECK(p.discarded(60));
}

TEST_CASE("given Busy Hands in the display, when an Action fails, then it was not played", "[GR-5.6][GR-4.4-8]") {
    Position p(2);
    p.hand(0, {56}).thugs(0, {70}).open().play({56});
    CHECK(p.cash(0) == 0);
    Position good(2);
    good.hand(0, {38}).thugs(0, {70}).open().play({38});
    CHECK(good.cash(0) == 5000);
}

TEST_CASE("given no Holding, when Séance brings Busy Hands, then he pays for that Séance",
          "[GR-5.32][GR-4.4-6][GR-4.4-8][GR-#80]") {
    Position p(2);
    p.hand(0, {80, 70}).open().play({80});
    REQUIRE(p.prompt() == Prompt::play_another);
    p.pick(0, 70);
    CHECK(p.cash(0) == 15000);
    CHECK(p.displayed(0, 70));
    CHECK(p.discarded(80));
}

TEST_CASE("given Cue & Cask paid away for the Action, when it is done, then no marker is placed for it", "[GR-5.32]") {
    Position p(2);
    p.hand(0, {4}).holding(0, 17, 2).open().play({4}).pick(0, 17);
    CHECK(p.cash(0) == 30000);
    CHECK(p.markers(17) == 0);
    CHECK(p.discarded(17));
}

TEST_CASE("given a Séance, when the player says no, then nothing more is played", "[GR-5.27][GR-D8][GR-2.1-8]") {
    Position p(2);
    p.hand(0, {80, 22}).open().play({80});
    REQUIRE(p.prompt() == Prompt::play_another);
    CHECK(sitdown::Choice{p.choices(0).front().id, 0}.act() == static_cast<unsigned>(Act::stop));
    p.answer(0, Act::stop);
    CHECK(p.in_hand(0, 22));
    CHECK(p.cash(0) == 10000);
}

TEST_CASE("given a Séance as the last hand card, when it is played, then nobody is asked for another", "[GR-D8]") {
    Position p(2);
    p.hand(0, {80}).open().play({80});
    CHECK(p.asked(Prompt::play_another) == 0);
}

TEST_CASE("given Burned Bridge!, when the answer is no or the hand is empty, then no cash, but an Action was played",
          "[GR-1.1][GR-4.4-6][GR-D7][GR-2.1-8]") {
    Position p(2);
    p.hand(0, {27, 22}).thugs(0, {70}).open().play({27});
    REQUIRE(p.prompt() == Prompt::discard_for_cash);
    CHECK(sitdown::Choice{p.choices(0).front().id, 0}.act() == static_cast<unsigned>(Act::keep_hand));
    p.answer(0, Act::keep_hand);
    CHECK(p.cash(0) == 5000);
    CHECK(p.in_hand(0, 22));
    Position empty(2);
    empty.hand(0, {27}).thugs(0, {70}).open().play({27});
    CHECK(empty.asked(Prompt::discard_for_cash) == 0);
    CHECK(empty.cash(0) == 5000);
}

TEST_CASE("given Mutual Assurance and Bad Penny, when Bad Penny pays, then $20,000 and 2 markers",
          "[GR-5.20][GR-4.4][GR-#62][GR-#45]") {
    Position p(2);
    p.hand(0, {35}).thugs(0, {62}).holding(0, 45, 1).open().play({35}).pick(0, 62);
    CHECK(p.cash(0) == 45000);
    CHECK(p.markers(45) == 3);
}

TEST_CASE("given Mutual Assurance, when Relocate! takes another Holding back to hand, then that is a loss",
          "[GR-5.20][GR-#41]") {
    Position p(2);
    p.hand(0, {41}).holding(0, 45).holding(0, 9, 3).open().play({41}).pick(0, 9);
    CHECK(p.markers(45) == 2);
    CHECK(p.in_hand(0, 9));
}

TEST_CASE("given Mutual Assurance with 2 markers, when it pays for Liquidate!, then they count and are gone",
          "[GR-5.40][GR-2.1-5]") {
    Position p(2);
    p.hand(0, {4}).holding(0, 45, 2).open().play({4}).pick(0, 45);
    CHECK(p.cash(0) == 30000);
    CHECK(p.state.markers_in_play == 0);
    CHECK(p.discarded(45));
}

TEST_CASE("given one own Holding or none, when markers are to be placed, then one is asked, none is not",
          "[GR-D5][GR-4.4-6]") {
    Position p(2);
    p.hand(0, {38}).holding(0, 13, 1).open().play({38});
    REQUIRE(p.prompt() == Prompt::choose_holding);
    CHECK(p.choices(0).size() == 1);
    p.pick(0, 13);
    CHECK(p.markers(13) == 3);
    Position none(2);
    none.hand(0, {38}).open().play({38});
    CHECK(none.asked(Prompt::choose_holding) == 0);
    Position zero(2); // nothing to copy: no markers, no question
    zero.hand(0, {56}).holding(0, 7).open().play({56});
    CHECK(zero.asked(Prompt::choose_holding) == 0);
}

TEST_CASE("given entry rules that bring in a card, when they run, then it is finished first", "[GR-4.4-6][GR-4.3]") {
    Position p(2);
    p.hand(0, {80, 4}).holding(0, 9, 2).open().play({80});
    p.pick(0, 9).pick(0, 4).pick(0, 9); // a marker on the Bakery, Liquidate! as well, paid with the Bakery
    CHECK(p.cash(0) == 55000);
    CHECK(p.discarded(4));
    CHECK(p.discarded(80));
}
