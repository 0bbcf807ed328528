// Effects that last for a turn: this one or the next.
#include "position.hpp"

using namespace greed_test;
using greed::Icon;

TEST_CASE("given Louis played in round 5, when round 6 has resolved, then one more card must be played",
          "[GR-4.3][GR-D3][GR-#67][GR-2.1-10]") {
    Position p(2);
    p.hand(0, {67, 22, 60}).open().play({67}).next_choose();
    REQUIRE(p.state.round == 6);
    p.play({60});
    REQUIRE(p.prompt() == Prompt::extra_play_pick);
    CHECK(p.waits_for(0));
    CHECK_FALSE(p.waits_for(1));
    for (const sd_choice &choice : p.choices(0))
        CHECK(sitdown::Choice{choice.id, 0}.act() == static_cast<unsigned>(Act::play_extra));
    p.pick(0, 22);
    CHECK(p.displayed(0, 22));
    CHECK(p.cash(0) == 10000);
    CHECK(p.asked(Prompt::extra_play_pick) == 1);
}

TEST_CASE("given an extra play and an empty hand, when it is due, then it lapses without a prompt", "[GR-5.26]") {
    Position p(2);
    p.hand(0, {60}).lasting(0, 67).open().play({60});
    CHECK(p.asked(Prompt::extra_play_pick) == 0);
    CHECK(p.prompt() == Prompt::draft_pick);
}

TEST_CASE("given Louis paid as a cost before the extra plays, when they come, then his still happens", "[GR-5.9]") {
    Position p(2);
    p.thugs(0, {67}).hand(0, {35, 22}).lasting(0, 67).open().play({35}).pick(0, 67);
    REQUIRE(p.prompt() == Prompt::extra_play_pick);
    p.pick(0, 22);
    CHECK(p.cash(0) == 35000);
}

TEST_CASE("given two extra plays of two players, when they are due, then they come by the number of their cards",
          "[GR-4.3][GR-5.10]") {
    Position p(2);
    p.hand(0, {60, 22, 76}).lasting(0, 67).lasting(0, 67).open().play({60});
    REQUIRE(p.prompt() == Prompt::extra_play_pick);
    p.pick(0, 22);
    REQUIRE(p.prompt() == Prompt::extra_play_pick);
    p.pick(0, 76);
    CHECK(p.asked(Prompt::extra_play_pick) == 2);
    CHECK(p.prompt() == Prompt::draft_pick);
}

TEST_CASE("given Pete, when Grand Design! resolves, then it is back in hand and its effect is scheduled",
          "[GR-4.4-9][GR-#68][GR-#43][GR-2.1-10]") {
    Position p(2);
    p.hand(0, {43}).thugs(0, {22, 65}).holding(0, 7).lasting(0, 68).open().play({43});
    CHECK(p.in_hand(0, 43));
    CHECK(p.state.round == 6);
    REQUIRE(p.state.active.size() == 1); // the next round has begun
    CHECK(p.state.active[0].kind == greed::TurnKind::holding_bonus_markers);
}

TEST_CASE("given Pete, when Séance brings Fresh Paint!, then both return", "[GR-4.4-9]") {
    Position p(2);
    p.hand(0, {80, 38}).lasting(0, 68).open().play({80});
    p.pick(0, 38);
    CHECK(p.in_hand(0, 80));
    CHECK(p.in_hand(0, 38));
}

TEST_CASE("given Pete, when an Action fails its need, then it is discarded", "[GR-5.6]") {
    Position p(2);
    p.hand(0, {56}).lasting(0, 68).open().play({56});
    CHECK(p.discarded(56));
}

TEST_CASE("given Varney, when Liquidate! is not paid, then $0; paid with 3 markers, $45,000",
          "[GR-5.15][GR-#63][GR-2.1-3][GR-D4]") {
    Position p(2);
    p.hand(0, {4}).holding(0, 9, 3).lasting(0, 63).open().play({4});
    REQUIRE(p.prompt() == Prompt::pay_cost);
    CHECK(p.offers(0, Act::pay_nothing));
    CHECK_FALSE(p.offers(0, Act::decline));
    Position paid = p;
    p.answer(0, Act::pay_nothing);
    CHECK(p.cash(0) == 0);
    CHECK(p.displayed(0, 9));
    paid.pick(0, 9);
    CHECK(paid.cash(0) == 45000);
}

TEST_CASE("given Varney, when Last Ride! is played, then it is free without a question", "[GR-5.15]") {
    Position p(2);
    p.hand(0, {35}).thugs(0, {22}).lasting(0, 63).open().play({35});
    CHECK(p.asked(Prompt::pay_cost) == 0);
    CHECK(p.displayed(0, 22));
    CHECK(p.cash(0) == 25000);
}

TEST_CASE("given Varney, when Relocate! is not paid, then the bonus is 2", "[GR-5.16]") {
    Position p(2);
    p.hand(0, {41, 46})
        .holding(0, 9, 3)
        .lasting(0, 63)
        .open()
        .play({41})
        .answer(0, Act::pay_nothing)
        .next_choose()
        .play({46});
    CHECK(p.markers(46) == 2);
}

TEST_CASE("given Relocate! paid with 3 markers, when two Holdings are played next turn, then each gets 5 more",
          "[GR-2.1-11][GR-#41][GR-5.20]") {
    Position p(2);
    p.hand(0, {41, 46}).holding(0, 9, 3).cash(0, 10000).scheduled(0, 67).open().play({41}).pick(0, 9);
    CHECK(p.in_hand(0, 9));
    p.next_choose().play({46}).pick(0, 9).answer(0, Act::pay_money);
    CHECK(p.markers(46) == 5);
    CHECK(p.markers(9) == 7);
}

TEST_CASE("given Master Plan in round 12, when the game ends, then it had no effect", "[GR-5.8]") {
    Position p(2);
    p.round(12).hand(0, {78}).open().play({78});
    CHECK(p.over());
    CHECK(p.state.scheduled.empty());
    CHECK(p.cash(0) == 0);
}

TEST_CASE("given Master Plan in round 11 and Bookie's Joint, when the game ends, then $20,000, not doubled",
          "[GR-4.7][GR-4.7-gain][GR-#7]") {
    Position p(2);
    p.round(11).hand(0, {78, 30}).holding(0, 7, 4).open().play({78}).next_choose().play({30}).finish_game();
    CHECK(p.cash(0) == 20000);
    CHECK(p.score(0) == 60000);
}

TEST_CASE("given Master Plan, when Bankroll enters and the Magpie pays, then $20,000 and $10,000",
          "[GR-4.7-gain][GR-#78]") {
    Position p(2);
    p.hand(0, {22}).thugs(0, {69}).lasting(0, 78).open().play({22});
    CHECK(p.cash(0) == 30000);
}

TEST_CASE("given two doublings, when Bankroll enters, then $40,000", "[GR-5.10][GR-2.1-10]") {
    Position p(2);
    p.hand(0, {22}).lasting(0, 78).lasting(0, 78).open().play({22});
    CHECK(p.cash(0) == 40000);
}

TEST_CASE("given Harvey, when the left neighbour takes $25,000 later, then so does his owner, this turn only",
          "[GR-2.1-9][GR-#1][GR-5.19][GR-4.7-gain]") {
    Position p(3);
    p.hand(0, {1, 44}).hand(1, {35, 44 - 22}).thugs(1, {64}).open().play({1, 35}).pick(1, 64);
    CHECK(p.cash(1) == 25000);
    CHECK(p.cash(0) == 25000);
    p.next_choose().play({44, 22});
    CHECK(p.cash(1) == 35000);
    CHECK(p.cash(0) == 45000); // his own Loan Shark alone
}

TEST_CASE("given Harvey, when the left neighbour's Magpie pays in the same turn, then his owner takes $5,000",
          "[GR-2.1-9][GR-#69][GR-4.5]") {
    Position p(2);
    p.hand(0, {1}).thugs(1, {69}).open().play({1});
    CHECK(p.cash(1) == 5000);
    CHECK(p.cash(0) == 5000);
}

TEST_CASE("given Harvey under a doubling, when the left neighbour takes $10,000, then his owner takes $20,000",
          "[GR-4.7-gain]") {
    Position p(2);
    p.hand(0, {1}).hand(1, {22}).lasting(0, 78).open().play({1, 22});
    CHECK(p.cash(1) == 10000);
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("given a doubling of the left neighbour, when he takes, then Harvey matches the doubled amount",
          "[GR-5.28]") {
    Position p(2);
    p.hand(0, {1}).hand(1, {22}).lasting(1, 78).open().play({1, 22});
    CHECK(p.cash(1) == 20000);
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("given two mirrors facing each other, when one gain comes, then each answers once", "[GR-5.36]") {
    Position p(2);
    p.lasting(0, 1).lasting(1, 1).hand(0, {22}).open().play({22});
    CHECK(p.cash(0) == 20000);
    CHECK(p.cash(1) == 10000);
}

TEST_CASE("given Harvey from an earlier turn, when a Hideout stirs him, then he mirrors for the rest of the turn",
          "[GR-5.19]") {
    Position p(2);
    p.thugs(0, {1}).hand(0, {55}).hand(1, {76}).cash(0, 10000).open();
    p.play({55, 76});
    CHECK(p.cash(0) == 0); // Manny takes, nobody gains
    Position gain(2);
    gain.thugs(0, {1}).hand(0, {55}).hand(1, {60}).open().play(
        {55, 60}); // Protection Money! pays $5,000 for one Holding
    CHECK(gain.cash(1) == 5000);
    CHECK(gain.cash(0) == 5000);
}

TEST_CASE("given Inform!, when both neighbours play Actions, then $30,000 in all",
          "[GR-2.1-9][GR-#2][GR-4.4-5][GR-5.17]") {
    Position p(4);
    p.hand(0, {2}).hand(1, {60}).hand(3, {38}).hand(2, {75}).open().play({2, 60, 75, 38});
    CHECK(p.cash(0) == 30000);
}

TEST_CASE("given two players and Inform!, when the opponent plays one Action, then $20,000 in all", "[GR-5.3]") {
    Position p(2);
    p.hand(0, {2}).hand(1, {60}).open().play({2, 60});
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("given Inform!, when the neighbour's play and extra play are Actions, then $30,000 in all", "[GR-5.17]") {
    Position p(2);
    p.hand(0, {2}).hand(1, {60, 75}).lasting(1, 67).open().play({2, 60}).pick(1, 75);
    CHECK(p.told(SD_PAY).size() >= 3);
    int taken = 0;
    for (const sd_event &event : p.told(SD_PAY)) {
        if (event.whom == 0) taken += event.amount;
    }
    CHECK(taken == 30000);
}

TEST_CASE("given Harvey played before Shakedown!, when it resolves, then only $10,000", "[GR-5.18][GR-#3]") {
    Position p(2);
    p.hand(0, {3}).hand(1, {1}).open().play({3, 1});
    CHECK(p.cash(0) == 10000);
}

TEST_CASE("given Shakedown!, when the neighbour's Séance brings Harvey, then nothing for him; another Thug pays",
          "[GR-5.18][GR-2.1-9]") {
    Position p(2);
    p.hand(0, {3}).hand(1, {80, 1, 22}).open().play({3, 80});
    REQUIRE(p.prompt() == Prompt::play_another);
    Position other = p;
    p.pick(1, 1);
    CHECK(p.cash(0) == 10000);
    other.pick(1, 22);
    CHECK(other.cash(0) == 20000);
}

TEST_CASE("given Shakedown!, when a neighbour's Teach becomes Harvey, then he was played as Teach and pays",
          "[GR-5.18]") {
    Position p(2);
    p.hand(0, {3}).hand(1, {54}).thugs(1, {1}).open().play({3, 54});
    REQUIRE(p.prompt() == Prompt::choose_thug);
    p.pick(1, 1);
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("given Tuttle, when a card with needs is played next turn, then they do not bind",
          "[GR-#64][GR-2.1-10][GR-4.0]") {
    Position p(2);
    p.hand(0, {64, 30}).open().play({64}).next_choose().play({30});
    CHECK(p.cash(0) == 25000);
    CHECK(p.state.active.empty());
}

TEST_CASE("given Caesar, when the next turn begins, then a gun and a key more, until it ends",
          "[GR-4.0][GR-2.1-12][GR-#72]") {
    Position p(2);
    p.hand(0, {72, 28}).open().play({72});
    REQUIRE(p.prompt() == Prompt::draft_pick); // the next round has begun
    CHECK(p.icon(0, Icon::gun) == 1);
    CHECK(p.icon(0, Icon::key) == 1);
    CHECK(p.icon(0, Icon::car) == 1);
    p.next_choose().play({28});
    CHECK(p.cash(0) == 30000);
    CHECK(p.icon(0, Icon::gun) == 0);
    CHECK(p.icon(0, Icon::car) == 1);
}

TEST_CASE("given Caesar paid as a cost in his own turn, when the next turn begins, then no icons anywhere",
          "[GR-4.0][GR-5.9]") {
    Position p(2);
    p.hand(0, {80, 72, 35}).lasting(0, 67).open().play({80}).pick(0, 72).pick(0, 35).pick(0, 72);
    CHECK(p.discarded(72));
    CHECK(p.state.round == 6);
    CHECK(p.icon(0, Icon::gun) == 0);
    CHECK(p.icon(0, Icon::key) == 0);
}

TEST_CASE("given Broken Windows! in round 5, when round 6 ends, then each opponent gives up a Holding",
          "[GR-4.6][GR-D10][GR-#79][GR-2.1-12]") {
    Position p(3);
    p.hand(0, {79, 30}).thugs(0, {64}).holding(0, 9, 1).holding(1, 14, 2).holding(1, 13).open().play({79});
    CHECK(p.in(place::kept(0), 79));
    p.next_choose().play({30});
    REQUIRE(p.prompt() == Prompt::lose_card);
    CHECK(p.waits_for(1));
    CHECK_FALSE(p.waits_for(0));
    CHECK_FALSE(p.waits_for(2)); // has none
    p.pick(1, 13);
    CHECK(p.discarded(13));
    CHECK(p.displayed(0, 9));
    CHECK(p.displayed(1, 14));
    CHECK(p.discarded(79)); // its turn has passed
}

TEST_CASE("given Farewell Tour! due and one own Thug, when the turn ends, then the one choice is left to the host",
          "[GR-4.6][GR-5.39][GR-#73]") {
    Position p(2);
    p.thugs(0, {22}).lasting(1, 73).hand(0, {60}).open().play({60});
    REQUIRE(p.prompt() == Prompt::lose_card);
    CHECK(p.choices(0).size() == 1);
    CHECK(p.choices(0).front().id == sitdown::Choice::make(static_cast<unsigned>(Act::give_up), 22));
    p.defaults();
    CHECK(p.discarded(22));
}

TEST_CASE("given Staged Fire! and Broken Windows! due, when the turn ends, then 2, 3, 1 Holdings become 1, 1, 0",
          "[GR-5.31][GR-4.6]") {
    Position p(3);
    p.holding(0, 8)
        .holding(0, 9)
        .holding(1, 13)
        .holding(1, 14)
        .holding(1, 15)
        .holding(2, 16)
        .lasting(0, 79)
        .lasting(0, 5)
        .open()
        .play({});
    REQUIRE(p.prompt() == Prompt::lose_card);
    CHECK(p.state.cause == 5 - 1); // the lower number first
    p.pick(0, 8).pick(1, 13).pick(2, 16);
    REQUIRE(p.prompt() == Prompt::lose_card);
    CHECK_FALSE(p.waits_for(0));
    CHECK_FALSE(p.waits_for(2));
    p.pick(1, 14);
    CHECK(greed::count_of(p.state, 0, greed::Type::holding) == 1);
    CHECK(greed::count_of(p.state, 1, greed::Type::holding) == 1);
    CHECK(greed::count_of(p.state, 2, greed::Type::holding) == 0);
}

TEST_CASE(
    "given losses of two players, when they choose, then nothing is seen before both have, and all leave together",
    "[GR-D10][GR-4.6]") {
    Position p(2);
    p.thugs(0, {62, 22}).thugs(1, {23, 24}).lasting(0, 73).open().play({});
    REQUIRE(p.prompt() == Prompt::lose_card);
    p.pick(0, 62);
    CHECK(p.displayed(0, 62));
    CHECK(p.cash(0) == 0);
    p.pick(1, 24);
    CHECK(p.discarded(62));
    CHECK(p.discarded(24));
    CHECK(p.cash(0) == 20000); // Bad Penny, still in this turn
    std::vector<unsigned> beats;
    for (const sd_event &event : p.told(SD_SHOW)) {
        if (event.text == greed::text(greed::Text::gives_up)) beats.push_back(event.beat);
    }
    REQUIRE(beats.size() == 2);
    CHECK(beats[0] == beats[1]);
}

TEST_CASE("given a kept Master Plan, when Last Ride! wants a Thug, then a kept Action pays nothing", "[GR-3.3]") {
    Position p(2);
    p.hand(0, {78, 35}).open().play({78});
    CHECK(p.in(place::kept(0), 78));
    p.next_choose().play({35});
    CHECK(p.discarded(35));
    CHECK(p.cash(0) == 0);
    CHECK(p.asked(Prompt::pay_cost) == 0);
}
