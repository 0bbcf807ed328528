// Cards 41 to 80, each by itself.
#include "position.hpp"

using namespace greed_test;
using greed::Icon;

TEST_CASE("#42 Otto adds a marker to every Holding played", "[GR-#42][GR-4.4-5]") {
    Position p(2);
    p.hand(0, {46}).thugs(0, {42}).open().play({46});
    CHECK(p.markers(46) == 1);
}

TEST_CASE("#43 Grand Design! adds 3 markers to every Holding of next turn", "[GR-#43][GR-2.1-11]") {
    Position p(2);
    p.hand(0, {43, 46}).thugs(0, {65}).holding(0, 7).open().play({43}).next_choose().play({46});
    CHECK(p.markers(46) == 3);
}

TEST_CASE("#45 Mutual Assurance is not stripped by Sledgehammers!", "[GR-#45][GR-#59][GR-2.1-5]") {
    Position p(2);
    p.hand(1, {59}).thugs(1, {22}).holding(0, 45, 3).holding(0, 8, 2).holding(0, 9, 0).open().play({0, 59});
    CHECK(p.markers(45) == 3);
    CHECK(p.markers(8) == 1);
    CHECK(p.markers(9) == 0);
}

TEST_CASE("#46 Jenny's Waterfront Dive pays while no beer or heart Holding is in play", "[GR-#46][GR-2.1-2]") {
    Position p(2);
    p.holding(0, 46).holding(1, 13).open().play({});
    CHECK(p.cash(0) == 0);
    Position q(2);
    q.holding(0, 46).holding(1, 7).open().play({});
    CHECK(q.cash(0) == 10000);
    Position own(2);
    own.holding(0, 46).holding(0, 8).open().play({});
    CHECK(own.cash(0) == 0);
}

TEST_CASE("#47 Alley Cat Lounge, #48 Steam Baths and #51 Burglar's Rest need two icons each",
          "[GR-#47][GR-#48][GR-#51]") {
    struct Case {
        int holding, two, one;
    };
    for (const Case &each : {Case{47, 57, 22}, Case{48, 42, 66}, Case{51, 61, 65}}) {
        Position p(2);
        p.hand(0, {each.holding}).thugs(0, {each.two}).open().play({each.holding});
        CHECK(p.displayed(0, each.holding));
        CHECK(p.markers(each.holding) == 2 + (each.two == 42)); // Otto adds one
        Position q(2);
        q.hand(0, {each.holding}).thugs(0, {each.one}).open().play({each.holding});
        CHECK(q.discarded(each.holding));
    }
}

TEST_CASE("#49 Ruby's Room pays with 3 markers or more", "[GR-#49]") {
    Position p(2);
    p.holding(0, 49, 3).holding(1, 8, 5).open().play({});
    CHECK(p.cash(0) == 5000);
    Position q(2);
    q.holding(0, 49, 2).open().play({});
    CHECK(q.cash(0) == 0);
    Position need(2);
    need.hand(0, {49}).open().play({49});
    CHECK(need.discarded(49));
}

TEST_CASE("#50 Six Corners serves Holdings without icons, itself included", "[GR-#50]") {
    Position p(2);
    p.hand(0, {50}).holding(0, 37, 1).holding(0, 8).open().play({50});
    CHECK(p.markers(37) == 2);
    CHECK(p.markers(50) == 1);
    CHECK(p.markers(8) == 0);
}

TEST_CASE("#52 Permit Bureau makes Holdings cheaper and pays for other Holdings", "[GR-#52]") {
    Position p(2);
    p.hand(0, {52}).open().play({52});
    CHECK(p.cash(0) == 0); // not for itself
    Position thug(2);
    thug.hand(0, {21}).holding(0, 52).cash(0, 5000).open().play({21});
    CHECK_FALSE(thug.offers(0, Act::pay_money)); // no Holding, no reduction
}

TEST_CASE("#53 Hydra Helen brings the next Thug into play, whatever he needs", "[GR-#53]") {
    Position p(2);
    p.hand(0, {53}).draw_pile({61}).open().play({53});
    CHECK(p.displayed(0, 61));
    Position paid(2);
    paid.hand(0, {53}).draw_pile({57}).holding(0, 8, 2).open().play({53});
    CHECK(paid.displayed(0, 57)); // no cost either
    CHECK(paid.displayed(0, 8));
    CHECK(paid.cash(0) == 10000); // and his entry rule runs
}

TEST_CASE("#53 Hydra Helen discards what lies above the Thug", "[GR-#53]") {
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        Position p(2);
        p.hand(0, {53}).draw_pile({2, 4, 5, 22}).open();
        p.state.rng.state = seed;
        p.play({53});
        CHECK(p.displayed(0, 22));
        CHECK(p.cash(0) == 10000);
        int turned = 0;
        for (const int number : {2, 4, 5}) turned += p.discarded(number);
        CHECK(turned == 3 - p.state.cards.in(place::draw).count());
    }
}

TEST_CASE("#56 Copycat! copies the best Holding of any opponent", "[GR-#56]") {
    Position p(3);
    p.hand(0, {56}).holding(0, 7, 9).holding(1, 8, 2).holding(2, 9, 4).open().play({56}).pick(0, 7);
    CHECK(p.markers(7) == 13);
}

TEST_CASE("#57 Keyhole Ned costs a Holding and counts the best Holding in play", "[GR-#57][GR-2.1-3]") {
    Position p(2);
    p.hand(0, {57}).holding(0, 8, 7).holding(1, 9, 3).open().play({57}).pick(0, 8);
    CHECK(p.cash(0) == 15000); // his own is paid and gone
    CHECK(p.icon(0, Icon::gun) == 2);
}

TEST_CASE("#58 Sal's Surplus & Shells costs a Holding and strips opponents", "[GR-#58][GR-2.1-5]") {
    Position p(2);
    p.hand(0, {58}).holding(0, 8, 1).holding(1, 9, 2).holding(1, 45, 2).holding(1, 46, 0).open().play({58}).pick(0, 8);
    CHECK(p.markers(9) == 1);
    CHECK(p.markers(45) == 2);
    CHECK(p.markers(46) == 0);
    CHECK(p.displayed(0, 58));
    CHECK(p.markers(58) == 1);
}

TEST_CASE("#59 Sledgehammers! needs a gun", "[GR-#59]") {
    Position p(2);
    p.hand(0, {59}).holding(1, 8, 2).open().play({59});
    CHECK(p.markers(8) == 2);
}

TEST_CASE("#60 Protection Money! counts the Holdings of whoever has the most", "[GR-#60][GR-2.1-3]") {
    Position p(2);
    p.hand(0, {60}).holding(1, 8).holding(1, 9).holding(0, 46).holding(0, 13).holding(0, 14).open().play({60});
    CHECK(p.cash(0) == 15000);
}

TEST_CASE("#61 Gus pays for other Thugs, not for himself", "[GR-#61]") {
    Position p(2);
    p.hand(0, {22}).thugs(0, {61}).open().play({22});
    CHECK(p.cash(0) == 25000);
    Position himself(2);
    himself.hand(0, {61}).thugs(0, {71}).open().play({61});
    CHECK(himself.displayed(0, 61));
    CHECK(himself.cash(0) == 0);
}

TEST_CASE("#62 Bad Penny pays when he is given up", "[GR-#62]") {
    Position p(2);
    p.thugs(0, {62}).lasting(1, 40).open().play({}).pick(0, 62);
    CHECK(p.cash(0) == 20000);
}

TEST_CASE("#63 Varney makes the costs of next turn free", "[GR-#63]") {
    Position p(2);
    p.hand(0, {63, 18}).open().play({63}).next_choose().play({18});
    CHECK(p.displayed(0, 18));
    CHECK(p.asked(Prompt::pay_cost) == 0);
}

TEST_CASE("#65 Grab Bag draws a card for every key", "[GR-#65]") {
    Position p(2);
    p.hand(0, {65}).thugs(0, {61}).open().play({65});
    CHECK(p.state.cards.in(place::hand(0)).count() == 3);
    for (const int card : p.state.cards.in(place::hand(0))) {
        CHECK(p.state.cards.knows(0, card));
        CHECK_FALSE(p.state.cards.knows(1, card));
    }
}

TEST_CASE("#66 Penny-Pinch makes every money cost cheaper", "[GR-#66]") {
    Position p(2);
    p.hand(0, {21}).thugs(0, {66}).cash(0, 5000).open().play({21}).answer(0, Act::pay_money);
    CHECK(p.cash(0) == 0);
    CHECK(p.displayed(0, 21));
}

TEST_CASE("#69 The Magpie needs 2 Holdings", "[GR-#69]") {
    Position p(2);
    p.hand(0, {69}).holding(0, 8).open().play({69});
    CHECK(p.discarded(69));
}

TEST_CASE("#70 Busy Hands pays after every Action", "[GR-#70]") {
    Position p(2);
    p.hand(0, {38}).thugs(0, {70}).open().play({38});
    CHECK(p.cash(0) == 5000);
}

TEST_CASE("#71 The Cleaver costs a Thug and pays for guns after every Action", "[GR-#71]") {
    Position p(2);
    p.hand(0, {71, 38}).thugs(0, {22, 57}).open().play({71}).pick(0, 22);
    p.next_choose().play({38});
    CHECK(p.cash(0) == 15000);
}

TEST_CASE("#73 Farewell Tour! counts the Thugs of whoever has the most", "[GR-#73]") {
    Position p(2);
    p.hand(0, {73}).thugs(0, {22}).thugs(1, {23, 64, 65}).open().play({73});
    CHECK(p.cash(0) == 15000);
    CHECK(p.in(place::kept(0), 73));
}

TEST_CASE("#74 Case the Block! does one thing for each icon", "[GR-#74]") {
    Position p(2);
    p.hand(0, {74}).thugs(0, {21}).cash(1, 5000).open().play({74});
    CHECK(p.cash(0) == 10000);
    CHECK(p.cash(1) == 0);
    CHECK(p.state.cards.in(place::hand(0)).count() == 1);
}

TEST_CASE("#75 Torch the Lot! costs opponents $10,000 for each of your Thugs", "[GR-#75]") {
    Position p(3);
    p.hand(0, {75}).thugs(0, {22, 23}).cash(1, 50000).cash(2, 15000).open().play({75});
    CHECK(p.cash(1) == 30000);
    CHECK(p.cash(2) == 0);
}

TEST_CASE("#76 Manny takes $10,000 from every opponent, or what there is", "[GR-#76]") {
    Position p(2);
    p.hand(0, {76}).cash(1, 5000).open().play({76});
    CHECK(p.cash(1) == 0);
    CHECK(p.cash(0) == 0);
}

TEST_CASE("#77 Safe Dillard counts the Holdings of each victim", "[GR-#77]") {
    Position p(3);
    p.hand(0, {77}).holding(1, 8).holding(1, 9).holding(2, 46).cash(1, 20000).cash(2, 20000).open().play({77});
    CHECK(p.cash(1) == 10000);
    CHECK(p.cash(2) == 15000);
}

TEST_CASE("#78 Master Plan is kept until the end of the turn it doubles", "[GR-#78][GR-4.4-9][GR-4.6]") {
    Position p(2);
    p.hand(0, {78, 22}).open().play({78});
    CHECK(p.in(place::kept(0), 78));
    p.next_choose().play({22});
    CHECK(p.cash(0) == 20000);
    CHECK(p.discarded(78));
}

TEST_CASE("#79 Broken Windows! needs a car", "[GR-#79]") {
    Position p(2);
    p.hand(0, {79}).open().play({79});
    CHECK(p.discarded(79));
    CHECK(p.state.active.empty());
}

TEST_CASE("#80 Séance pays, adds a marker and lets another card be played", "[GR-#80]") {
    Position p(2);
    p.hand(0, {80, 46}).holding(0, 8).open().play({80}).pick(0, 8).pick(0, 46);
    CHECK(p.markers(8) == 1);
    CHECK(p.displayed(0, 46));
    CHECK(p.cash(0) == 10000);
}
