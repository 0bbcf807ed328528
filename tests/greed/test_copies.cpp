// Teach, who becomes somebody else, and the Hideout, which has everybody do it again.
#include "position.hpp"

using namespace greed_test;
using greed::Icon;

TEST_CASE("given the Magpie, when Teach copies her, then $10,000 a turn", "[GR-2.1-6][GR-#54][GR-D6]") {
    Position p(2);
    p.hand(0, {54}).thugs(0, {69}).open().play({54});
    REQUIRE(p.prompt() == Prompt::choose_thug);
    CHECK(p.choices(0).size() == 1);
    p.pick(0, 69);
    CHECK(p.cash(0) == 10000);
}

TEST_CASE("given Teach as a copy, when he enters, then he does the entry rule and shows the icons", "[GR-2.1-6]") {
    Position p(2);
    p.hand(0, {54}).thugs(0, {22, 42}).open().play({54}).pick(0, 22);
    CHECK(p.cash(0) == 10000);
    CHECK(p.icon(0, Icon::gun) == 2);
    CHECK(p.icon(0, Icon::car) == 2);
    const Json thugs = p.view(1)["places"]["thugs@0"]["items"];
    bool seen = false;
    for (const Json &item : thugs) seen |= item["face"] == "greed_054" && item["on"][0]["face"] == "greed_022";
    CHECK(seen);
}

TEST_CASE("given a Hideout with Bankroll and the Magpie, when it enters, then $10,000 only from entry rules",
          "[GR-2.1-7][GR-#55]") {
    Position p(2);
    p.hand(0, {55}).thugs(0, {22, 69}).open().play({55});
    int entry = 0;
    for (const sd_event &event : p.told(SD_PAY)) entry += event.other == 22 ? event.amount : 0;
    CHECK(entry == 10000);
    CHECK(p.cash(0) == 15000); // and the Magpie's own each-turn rule
}

TEST_CASE("given Louis from an earlier turn, when a Hideout stirs him, then one extra play next turn", "[GR-5.11]") {
    Position p(2);
    p.hand(0, {55, 60, 22}).thugs(0, {67}).open().play({55}).next_choose().play({60});
    REQUIRE(p.prompt() == Prompt::extra_play_pick);
    p.pick(0, 22);
    CHECK(p.asked(Prompt::extra_play_pick) == 1);
    CHECK(p.prompt() == Prompt::draft_pick);
}

TEST_CASE("given a Thug of this turn, when a Hideout follows, then the option decides whether he is stirred",
          "[GR-5.11]") {
    for (const bool earlier : {false, true}) {
        Position p(2, {{"hideout_scope", earlier ? "previous_turns" : "all_in_display"}});
        p.hand(0, {22, 55}).lasting(0, 67).open().play({22}).pick(0, 55);
        CHECK(p.cash(0) == (earlier ? 10000 : 20000));
    }
}

TEST_CASE("given Bankroll and Teach as Bankroll, when a Hideout enters, then $20,000 and no choice",
          "[GR-5.12][GR-5.13]") {
    Position p(2);
    p.hand(0, {54, 55}).thugs(0, {22}).open().play({54}).pick(0, 22);
    CHECK(p.cash(0) == 10000);
    p.next_choose().play({55});
    CHECK(p.cash(0) == 30000);
    CHECK(p.asked(Prompt::choose_thug) == 1);
    std::vector<unsigned> order;
    for (const sd_event &event : p.told(SD_SAY)) {
        if (event.text == greed::text(greed::Text::again)) order.push_back(event.face);
    }
    CHECK(order == std::vector<unsigned>{22, 54});
}

TEST_CASE("given a copy between other numbers, when rules run by number, then it comes directly after its original",
          "[GR-5.13]") {
    Position p(2);
    p.hand(0, {54, 55}).thugs(0, {22, 23, 24}).open().play({54}).pick(0, 23).next_choose().play({55});
    std::vector<unsigned> order;
    for (const sd_event &event : p.told(SD_SAY)) {
        if (event.text == greed::text(greed::Text::again)) order.push_back(event.face);
    }
    CHECK(order == std::vector<unsigned>{22, 23, 54, 24});
}

TEST_CASE("given Teach as Bad Penny, when he pays for Last Ride!, then $20,000 and $25,000, and he is Teach again",
          "[GR-5.14]") {
    Position p(2);
    p.hand(0, {54, 35}).thugs(0, {62}).open().play({54}).pick(0, 62).next_choose().play({35}).pick(0, 54);
    CHECK(p.cash(0) == 45000);
    CHECK(p.state.acts_as[53] == 53);
    CHECK(p.icon(0, Icon::key) == 1);
}

TEST_CASE("given a copied Thug, when the original leaves, then Teach stays a copy", "[GR-5.14]") {
    Position p(2);
    p.hand(0, {54, 35}).thugs(0, {69}).open().play({54}).pick(0, 69);
    CHECK(p.cash(0) == 10000);
    p.next_choose().play({35}).pick(0, 69);
    CHECK(p.cash(0) == 40000); // $25,000 and one each-turn rule
}

TEST_CASE("given Caesar with temporary icons, when Teach copies him, then printed icons now, his own next turn",
          "[GR-5.33]") {
    Position p(2);
    p.thugs(0, {72}).hand(0, {54}).lasting(0, 72).open();
    CHECK(p.icon(0, Icon::gun) == 1);
    p.play({54});
    REQUIRE(p.prompt() == Prompt::choose_thug);
    p.pick(0, 72);
    // The next round has begun: Caesar's icons are over, Teach's have come.
    CHECK(p.icon(0, Icon::car) == 2);
    CHECK(p.icon(0, Icon::gun) == 1);
    CHECK(p.icon(0, Icon::key) == 1);
    REQUIRE(p.state.active.size() == 1);
    CHECK(p.state.active[0].source == 53);
}

TEST_CASE("given no needs and no other Thug, when Teach is played and then a Hideout, then nothing at all",
          "[GR-5.34]") {
    Position p(2);
    p.hand(0, {54, 55}).lasting(0, 64).open().play({54});
    CHECK(p.displayed(0, 54));
    CHECK(p.asked(Prompt::choose_thug) == 0);
    p.next_choose().play({55});
    CHECK(p.asked(Prompt::choose_thug) == 0);
    CHECK(p.cash(0) == 0);
    for (const Icon icon : {Icon::gun, Icon::car, Icon::key}) CHECK(p.icon(0, icon) == 0);
}

TEST_CASE("given Gus and Teach as Gus, when a third Thug is played, then both pay", "[GR-2.1-6][GR-#61]") {
    Position p(2);
    p.hand(0, {54, 22}).thugs(0, {61}).open().play({54}).pick(0, 61);
    CHECK(p.cash(0) == 15000);
    p.next_choose().play({22});
    CHECK(p.cash(0) == 15000 + 10000 + 30000);
}

TEST_CASE("given Teach as Penny-Pinch, when a price is due, then both reductions count", "[GR-2.1-4][GR-2.1-6]") {
    Position p(2);
    p.hand(0, {54, 8}).thugs(0, {66}).open().play({54}).pick(0, 66).next_choose().play({8}).answer(0, Act::pay_money);
    CHECK(p.displayed(0, 8));
    CHECK(p.cash(0) == 0);
}
