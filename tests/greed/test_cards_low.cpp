// Cards 1 to 40, each by itself.
#include "position.hpp"

using namespace greed_test;
using greed::Icon;

TEST_CASE("#5 Staged Fire! pays for the best own Holding and threatens everybody", "[GR-#5][GR-2.1-12]") {
    Position p(2);
    p.hand(0, {5, 30}).thugs(0, {65}).holding(0, 8, 3).holding(0, 9, 1).holding(1, 18, 9).open().play({5});
    CHECK(p.cash(0) == 15000);
    p.next_choose().play({30});
    CHECK(p.waits_for(0));
    CHECK(p.waits_for(1));
}

TEST_CASE("#6 Penniless pays only while the cash is zero", "[GR-#6]") {
    Position p(2);
    p.thugs(0, {6}).cash(0, 5000).open().play({});
    CHECK(p.cash(0) == 5000);
}

TEST_CASE("#7 Bookie's Joint costs $10,000 and gets its spanner marker", "[GR-#7]") {
    Position p(2);
    p.hand(0, {7}).cash(0, 15000).open().play({7}).answer(0, Act::pay_money);
    CHECK(p.cash(0) == 5000);
    CHECK(p.markers(7) == 1);
}

TEST_CASE("#8 Lantern Row and #14 Green Fairy Lounge share the beer", "[GR-#8][GR-#14]") {
    Position p(2);
    p.hand(0, {8}).holding(0, 14, 2).cash(0, 10000).open().play({8}).answer(0, Act::pay_money);
    CHECK(p.markers(8) == 3);
    Position q(2);
    q.hand(0, {14}).holding(0, 8, 2).cash(0, 10000).open().play({14}).answer(0, Act::pay_money);
    CHECK(q.markers(14) == 3);
}

TEST_CASE("#10 Velvet Switchboard pays whoever leads alone in Holdings", "[GR-#10]") {
    Position p(2);
    p.holding(0, 10).holding(1, 8).holding(1, 9).open().play({});
    CHECK(p.cash(0) == 0);
    CHECK(p.cash(1) == 5000);
    Position tie(2);
    tie.holding(0, 10).holding(1, 8).open().play({});
    CHECK(tie.cash(0) == 0);
    CHECK(tie.cash(1) == 0);
}

TEST_CASE("#11 Corner Still enters with 2 more markers", "[GR-#11]") {
    Position p(2);
    p.hand(0, {11}).cash(0, 15000).open().play({11}).answer(0, Act::pay_money);
    CHECK(p.markers(11) == 3);
}

TEST_CASE("#13 Starlight Dance Hall pays at the end for the most Thugs, alone", "[GR-#13]") {
    Position p(2);
    p.round(12).holding(0, 13).thugs(0, {22}).thugs(1, {23}).open().play({});
    CHECK(p.cash(0) == 0);
    Position q(2);
    q.round(12).holding(0, 13).thugs(0, {22}).open().play({});
    CHECK(q.cash(0) == 20000);
}

TEST_CASE("#15 Clover Tap gets a marker for every car", "[GR-#15]") {
    Position p(2);
    p.hand(0, {15}).thugs(0, {42, 66}).open().play({15});
    CHECK(p.markers(15) == 1 + 1 + 3); // its beer, Otto, three cars
}

TEST_CASE("#16 Almshouse pays a small outfit", "[GR-#16][GR-2.1-2]") {
    Position p(2);
    p.holding(0, 16).holding(0, 8).thugs(0, {22, 23}).open().play({});
    CHECK(p.cash(0) == 5000);
    Position q(2);
    q.holding(0, 16).thugs(0, {22, 23, 24}).open().play({});
    CHECK(q.cash(0) == 0);
}

TEST_CASE("#17 Cue & Cask gets a marker after every Action", "[GR-#17][GR-4.4-8]") {
    Position p(2);
    p.hand(0, {60}).holding(0, 17).open().play({60});
    CHECK(p.markers(17) == 1);
}

TEST_CASE("#18 Grand Meridian Hotel enters with 5 more markers", "[GR-#18]") {
    Position p(2);
    p.hand(0, {18}).cash(0, 30000).open().play({18}).answer(0, Act::pay_money);
    CHECK(p.markers(18) == 6);
    CHECK(p.cash(0) == 0);
}

TEST_CASE("#19 Feather & Fan Revue pays whoever leads alone in hearts", "[GR-#19]") {
    Position p(2);
    p.holding(0, 19).holding(1, 13).holding(1, 14).open().play({});
    CHECK(p.cash(0) == 0);
    CHECK(p.cash(1) == 5000);
    Position q(2);
    q.holding(0, 19).open().play({});
    CHECK(q.cash(0) == 5000);
}

TEST_CASE("#20 Soup Line! needs every opponent to have more Thugs", "[GR-#20][GR-2.1-2]") {
    Position p(3);
    p.hand(0, {20}).thugs(1, {22}).thugs(2, {23}).open().play({20});
    CHECK(p.cash(0) == 25000);
    Position q(3);
    q.hand(0, {20}).thugs(1, {22}).open().play({20});
    CHECK(q.cash(0) == 0);
    CHECK(q.discarded(20));
}

TEST_CASE("#21 Duke costs a Thug, a Holding or $10,000", "[GR-#21][GR-D4]") {
    Position p(2);
    p.hand(0, {21}).thugs(0, {22}).holding(0, 8, 1).cash(0, 10000).open().play({21});
    CHECK(p.choices(0).size() == 4);
    Position money = p, thug = p, holding = p;
    money.answer(0, Act::pay_money);
    CHECK(money.cash(0) == 0);
    CHECK(money.displayed(0, 21));
    thug.pick(0, 22);
    CHECK(thug.discarded(22));
    CHECK(thug.displayed(0, 21));
    holding.pick(0, 8);
    CHECK(holding.discarded(8));
    CHECK(holding.icon(0, Icon::car) == 1);
}

TEST_CASE("#22 Bankroll brings $10,000", "[GR-#22]") {
    Position p(2);
    p.hand(0, {22}).open().play({22});
    CHECK(p.cash(0) == 10000);
    CHECK(p.icon(0, Icon::gun) == 1);
}

TEST_CASE("#23 Sprinkler pays for every gun, his own included", "[GR-#23][GR-2.1-3]") {
    Position p(2);
    p.hand(0, {23}).thugs(0, {22, 57}).open().play({23});
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("#24 Dot Malloy brings $20,000", "[GR-#24]") {
    Position p(2);
    p.hand(0, {24}).open().play({24});
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("#25 Copperkettle pays $10,000 for every beer", "[GR-#25]") {
    Position p(2);
    p.hand(0, {25}).holding(0, 8).holding(0, 14).open().play({25});
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("#26 Big Top Job! needs 2 Holdings and pays for Thugs", "[GR-#26]") {
    Position p(2);
    p.hand(0, {26}).holding(0, 8).holding(0, 9).thugs(0, {22, 23, 24}).open().play({26});
    CHECK(p.cash(0) == 30000);
    Position q(2);
    q.hand(0, {26}).holding(0, 8).thugs(0, {22}).open().play({26});
    CHECK(q.discarded(26));
    CHECK(q.cash(0) == 0);
}

TEST_CASE("#27 Burned Bridge! pays $30,000 for a hand card", "[GR-#27][GR-D7]") {
    Position p(2);
    p.hand(0, {27, 18}).open().play({27}).pick(0, 18);
    CHECK(p.cash(0) == 30000);
    CHECK(p.discarded(18));
}

TEST_CASE("#28 Manor Job! pays once for each kind of Thug icon", "[GR-#28]") {
    Position p(2);
    p.hand(0, {28}).thugs(0, {57, 65}).open().play({28});
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("#29 Stock Tip! needs $90,000 and does not spend it", "[GR-#29]") {
    Position p(2);
    p.hand(0, {29}).cash(0, 90000).open().play({29});
    CHECK(p.cash(0) == 135000);
    Position q(2);
    q.hand(0, {29}).cash(0, 85000).open().play({29});
    CHECK(q.cash(0) == 85000);
}

TEST_CASE("#30 Gallery Job! needs a gun, a car and a key", "[GR-#30]") {
    Position p(2);
    p.hand(0, {30}).thugs(0, {21}).open().play({30});
    CHECK(p.cash(0) == 25000);
    Position q(2);
    q.hand(0, {30}).thugs(0, {71}).open().play({30});
    CHECK(q.cash(0) == 0);
}

TEST_CASE("#31 Quick Hands! pays for keys and spanners", "[GR-#31]") {
    Position p(2);
    p.hand(0, {31}).thugs(0, {61}).holding(0, 7).open().play({31});
    CHECK(p.cash(0) == 30000);
}

TEST_CASE("#32 Moonlit Run! needs a car and a beer", "[GR-#32]") {
    Position p(2);
    p.hand(0, {32}).thugs(0, {66}).holding(0, 8).open().play({32});
    CHECK(p.cash(0) == 25000);
    Position q(2);
    q.hand(0, {32}).thugs(0, {66}).open().play({32});
    CHECK(q.cash(0) == 0);
}

TEST_CASE("#33 Honey Trap! pays for cars and hearts", "[GR-#33]") {
    Position p(2);
    p.hand(0, {33}).thugs(0, {42}).holding(0, 13).open().play({33});
    CHECK(p.cash(0) == 30000);
}

TEST_CASE("#34 Rigged Raffle! pays everybody", "[GR-#34][GR-2.1-13]") {
    Position p(3);
    p.hand(0, {34}).open().play({34});
    CHECK(p.cash(0) == 30000);
    CHECK(p.cash(1) == 10000);
    CHECK(p.cash(2) == 10000);
}

TEST_CASE("#35 Last Ride! costs a Thug", "[GR-#35]") {
    Position p(2);
    p.hand(0, {35}).thugs(0, {22}).open().play({35}).pick(0, 22);
    CHECK(p.cash(0) == 25000);
    CHECK(p.discarded(22));
}

TEST_CASE("#36 Day Job! comes back while the cash stays under $50,000", "[GR-#36][GR-2.1-8][GR-4.4-9]") {
    Position p(2);
    p.hand(0, {36}).cash(0, 30000).open().play({36});
    CHECK(p.cash(0) == 45000);
    CHECK(p.in_hand(0, 36));
    CHECK(p.state.cards.knows(1, 35)); // it went back openly
    Position q(2);
    q.hand(0, {36}).cash(0, 35000).open().play({36});
    CHECK(q.cash(0) == 50000);
    CHECK(q.discarded(36));
}

TEST_CASE("#37 Headquarters counts itself among the Holdings", "[GR-#37]") {
    Position p(2);
    p.hand(0, {37}).thugs(0, {23}).holding(0, 8).holding(0, 9).open().play({37});
    CHECK(p.markers(37) == 3);
    Position q(2);
    q.hand(0, {37}).thugs(0, {22}).open().play({37});
    CHECK(q.discarded(37));
}

TEST_CASE("#38 Fresh Paint! puts 2 markers on a Holding of your choice", "[GR-#38][GR-D5]") {
    Position p(2);
    p.hand(0, {38}).holding(0, 8).holding(0, 9, 1).open().play({38}).pick(0, 9);
    CHECK(p.markers(9) == 3);
    CHECK(p.markers(8) == 0);
}

TEST_CASE("#39 Neon Night! needs a heart and serves every Holding", "[GR-#39]") {
    Position p(2);
    p.hand(0, {39}).holding(0, 13, 1).holding(0, 8).holding(1, 9).open().play({39});
    CHECK(p.markers(13) == 2);
    CHECK(p.markers(8) == 1);
    CHECK(p.markers(9) == 0);
    Position q(2);
    q.hand(0, {39}).holding(0, 8).open().play({39});
    CHECK(q.markers(8) == 0);
}

TEST_CASE("#40 Clean House! serves Holdings with fewer than 2 markers and threatens opponents' Thugs", "[GR-#40]") {
    Position p(2);
    p.hand(0, {40, 30})
        .holding(0, 8)
        .holding(0, 9, 1)
        .holding(0, 14, 2)
        .thugs(0, {22})
        .thugs(1, {24})
        .open()
        .play({40});
    CHECK(p.markers(8) == 1);
    CHECK(p.markers(9) == 2);
    CHECK(p.markers(14) == 2);
    CHECK(p.in(place::kept(0), 40));
    p.next_choose().play({30});
    REQUIRE(p.prompt() == Prompt::lose_card);
    CHECK_FALSE(p.waits_for(0));
    p.pick(1, 24);
    CHECK(p.discarded(24));
    CHECK(p.discarded(40));
}
