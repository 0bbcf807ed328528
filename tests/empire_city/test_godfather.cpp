// EC-7 and EC-8: the godfather phase, offers and gifts.
#include "scene.hpp"

using namespace table;

namespace {

// The bids of all seats, in seat order; the cop card calls for them.
void bids(Scene &t, std::initializer_list<int> amounts) {
    t.cop_card("curfew");
    t.go(At::godfather);
    Seat seat = 0;
    for (const int amount : amounts) {
        REQUIRE(t.question() == Question::bid);
        t.choose_as(seat++, Act::bid, -1, -1, amount);
    }
}

} // namespace

TEST_CASE("without the mark and without a call the godfather stays", "[EC-7.1][EC-7.2]") {
    Scene t;
    t.give(1, "d_gala");
    t.cop_card("dock_strike");
    t.go(At::godfather);
    REQUIRE(t.asked(Question::sitdown_window, 1)); // he holds a card, so he is asked
    t.choose(Act::pass);
    CHECK(t.s.godfather == 0);
    CHECK(t.question() == Question::declare);
}

TEST_CASE("a called sit-down takes place once, and the window closes", "[EC-7.1][EC-A-40]") {
    Scene t;
    t.give(1, "d_sit_down");
    t.give(2, "d_sit_down");
    t.cop_card("dock_strike");
    t.go(At::godfather);
    t.play_card("d_sit_down");
    REQUIRE(t.question() == Question::bid);
    CHECK(t.status().waiting == 7);
    for (Seat seat = 0; seat < 3; ++seat) t.choose_as(seat, Act::bid, -1, -1, 0);
    CHECK(t.question() == Question::declare);
    CHECK(t.city_count(2) == 1);
}

TEST_CASE("a bid is any sum in steps of $50, and everybody is asked", "[EC-7.3][EC-18.10]") {
    Scene t;
    t.money(0, 470);
    t.money(1, 0);
    t.cop_card("curfew");
    t.go(At::godfather);
    const sd_choice rich = t.list(0).choices.at(0), poor = t.list(1).choices.at(0);
    CHECK(rich.low == 0);
    CHECK(rich.high == 450);
    CHECK(rich.step == 50);
    CHECK(t.status().waiting == 7);
    CHECK(poor.high == 0);
}

TEST_CASE("the highest bid goes to Pitney Downs and makes the godfather; others keep theirs", "[EC-7.4][EC-7.5][EC-A-19]") {
    Scene t;
    bids(t, {100, 300, 200});
    CHECK(t.s.godfather == 1);
    CHECK(t.cash(0) == 500);
    CHECK(t.cash(1) == 200);
    CHECK(t.cash(2) == 500);
    CHECK(t.s.pot == 800);
}

TEST_CASE("the godfather picks among tied bids, himself included", "[EC-7.4][EC-7.8]") {
    Scene t(3, {{"politics", "off"}});
    bids(t, {0, 300, 300});
    REQUIRE(t.asked(Question::bid_tie, 0));
    CHECK(t.list().things(Act::name_capo) == std::vector<int>{1, 2});
    t.choose(Act::name_capo, 2);
    CHECK(t.s.godfather == 2);
    CHECK(t.cash(2) == 200);
    CHECK(t.cash(1) == 500);
    CHECK(t.s.pot == 800);
    Scene own(3, {{"politics", "off"}});
    bids(own, {300, 300, 0});
    own.choose(Act::name_capo, 0);
    CHECK(own.s.godfather == 0);
    CHECK(own.cash(0) == 200);
}

TEST_CASE("without bids the godfather stays", "[EC-7.6]") {
    Scene t;
    bids(t, {0, 0, 0});
    CHECK(t.s.godfather == 0);
    CHECK(t.s.pot == 500);
}

TEST_CASE("a new godfather begins the declarations and has the consigliere", "[EC-5.2][EC-7.7]") {
    Scene t;
    bids(t, {0, 0, 50});
    CHECK(t.asked(Question::declare, 2));
    CHECK(t.s.figures_left[2] == 3);
    CHECK(t.s.figures_left[0] == 2);
}

TEST_CASE("a sweetener moves only if its giver is named", "[EC-8.5]") {
    for (const Seat named : {1u, 2u}) {
        Scene t;
        t.give(1, "d_gala");
        t.crew(2, "h02");
        bids(t, {0, 300, 300});
        REQUIRE(t.question() == Question::sweeten);
        CHECK(t.status().waiting == 6);
        t.choose_as(1, Act::give_money, -1, -1, 100);
        t.choose_as(1, Act::give_card, t.face("d_gala"));
        CHECK(t.city_count(1) == 1); // nothing moves yet
        t.choose_as(1, Act::done);
        t.choose_as(2, Act::give_henchman, t.man("h02"));
        t.choose_as(2, Act::done);
        REQUIRE(t.asked(Question::bid_tie, 0));
        t.choose(Act::name_capo, static_cast<int>(named));
        CHECK(t.cash(0) == (named == 1 ? 600 : 500));
        CHECK(t.city_count(0) == (named == 1 ? 1 : 0));
        CHECK(t.in_hand(0, "h02") == (named == 2));
        CHECK(t.cash(1) == (named == 1 ? 100 : 500));
    }
}

TEST_CASE("the money of a sweetener is what the bid leaves", "[EC-8.5]") {
    Scene t;
    bids(t, {0, 450, 450});
    CHECK(t.list(1).find(Act::give_money)->high == 50);
}

TEST_CASE("a pact is a marker, the money moves, and an attack stays legal", "[EC-8.2][EC-8.3][EC-A-22]") {
    Scene t;
    t.hold(1, {"A1"});
    t.go(At::declarations);
    t.choose(Act::offer, 1);
    t.choose(Act::give_money, -1, -1, 100);
    t.choose(Act::ask_pact);
    CHECK(t.cash(0) == 500);
    t.choose(Act::send);
    REQUIRE(t.asked(Question::offer_answer, 1));
    t.choose(Act::accept);
    CHECK(t.cash(0) == 400);
    CHECK(t.cash(1) == 600);
    CHECK(t.s.pact_until[0][1] == t.s.round + 1);
    CHECK(t.list().has(Act::attack, t.square("A1")));
    t.go(At::end);
    CHECK(t.s.pact_until[0][1] != 0); // until the end of the next round
    t.go(At::end);
    CHECK(t.s.pact_until[0][1] == 0);
}

TEST_CASE("declining ends an offer and nothing moves", "[EC-8.3]") {
    Scene t;
    t.give(0, "d_gala");
    t.go(At::declarations);
    t.choose(Act::offer, 2);
    t.choose(Act::give_card, t.face("d_gala"));
    t.choose(Act::ask_card);
    t.choose(Act::send);
    REQUIRE(t.asked(Question::offer_answer, 2));
    CHECK(t.list().choices.size() == 1); // he has no card: asked all the same
    t.choose(Act::decline);
    CHECK(t.city_count(0) == 1);
    CHECK(t.asked(Question::declare, 0));
}

TEST_CASE("a card or a henchman of the partner's choice fulfils what was asked", "[EC-8.3]") {
    Scene t;
    t.give(1, "d_gala");
    t.give(1, "s_ambush");
    t.crew(1, "h02");
    t.go(At::declarations);
    t.choose(Act::offer, 1);
    t.choose(Act::ask_card);
    t.choose(Act::send);
    CHECK(t.list().things(Act::accept_card).size() == 2);
    t.choose(Act::accept_card, t.face("s_ambush"));
    CHECK(t.city_count(0) == 1);
    CHECK(t.city_count(1) == 1);
    t.choose(Act::use, "pitney_downs");
    t.choose(Act::offer, 0); // now seat 1 declares
    t.choose(Act::give_henchman, t.man("h02"));
    t.choose(Act::send);
    CHECK(t.in_hand(0, "h02")); // a gift needs no answer
    CHECK(t.asked(Question::declare, 1));
}

TEST_CASE("asked money is $50 to $1,000 whatever the partner owns", "[EC-8.3]") {
    Scene t;
    t.money(1, 200);
    t.go(At::declarations);
    t.choose(Act::offer, 1);
    const sd_choice ask = *t.list().find(Act::ask_money);
    CHECK(ask.low == 50);
    CHECK(ask.high == 1000);
    t.choose(Act::ask_money, -1, -1, 500);
    t.choose(Act::send);
    CHECK(t.list().choices.size() == 1);
    CHECK(t.list().has(Act::decline));
}

TEST_CASE("exhausted henchmen are not for giving", "[EC-8.1]") {
    Scene t;
    t.tired(0, "h02");
    t.crew(0, "h12");
    t.go(At::declarations);
    t.choose(Act::offer, 1);
    CHECK(t.list().has(Act::give_henchman, t.man("h12")));
    CHECK_FALSE(t.list().has(Act::give_henchman, t.man("h02")));
}

TEST_CASE("offers are counted per declaration and per round", "[EC-8.4][EC-A-49]") {
    Scene t;
    t.go(At::declarations);
    const auto gift = [](Scene &at_table) {
        at_table.choose(Act::offer);
        at_table.choose(Act::give_money, -1, -1, 50);
        at_table.choose(Act::send);
    };
    for (int turn = 0; turn < 2; ++turn) {
        while (!t.asked(Question::declare, 0)) t.choose(Act::use, "pitney_downs");
        gift(t);
        CHECK_FALSE(t.list().has(Act::offer)); // one per declaration
        t.choose(Act::use, "pitney_downs");
    }
    while (!t.asked(Question::declare, 0)) t.choose(Act::use, "pitney_downs");
    CHECK_FALSE(t.list().has(Act::offer)); // two per round
    CHECK(std::string(t.query().may_offer(0).reason()) == "You have made your offers of this round.");
    Scene free(3, {{"offers_per_round", 0}, {"offers_per_turn", 3}});
    free.go(At::declarations);
    for (int each_offer = 0; each_offer < 3; ++each_offer) gift(free);
    CHECK_FALSE(free.list().has(Act::offer));
}

TEST_CASE("gifts only, or no politics at all", "[EC-8.3][EC-8.5]") {
    Scene t(3, {{"politics", "gifts"}});
    t.go(At::declarations);
    t.choose(Act::offer, 1);
    for (const Act act : {Act::ask_money, Act::ask_card, Act::ask_henchman, Act::ask_pact}) CHECK_FALSE(t.list().has(act));
    CHECK_FALSE(t.list().has(Act::send)); // nothing is given yet
    Scene off(3, {{"politics", "off"}});
    off.go(At::declarations);
    CHECK_FALSE(off.list().has(Act::offer));
    bids(off, {0, 100, 100});
    CHECK(off.question() == Question::bid_tie);
}

TEST_CASE("the fifth special as a gift wins at once", "[EC-8.6][EC-17.2]") {
    Scene t;
    for (const char *id : {"h56", "h57", "h58", "h59"}) t.crew(1, id);
    t.crew(0, "h60");
    t.go(At::declarations);
    t.choose(Act::offer, 1);
    t.choose(Act::give_henchman, t.man("h60"));
    t.choose(Act::send);
    CHECK(t.won(Ending::specials, 1));
}

TEST_CASE("an unseen gift makes the others forget that hand", "[EC-A-38]") {
    Scene t;
    t.money(0, 1000);
    t.track({"h02", "h12", "h20", "h36", "h09", "h17"});
    t.go(At::declarations);
    t.choose(Act::use, "central_station");
    t.choose(Act::hire, t.man("h02"));
    t.choose(Act::hire, t.man("h12"));
    t.choose(Act::stop);
    CHECK(t.s.henchmen.knows(2, t.man("h02")));
    CHECK(t.s.henchmen.knows(spectator, t.man("h12")));
    while (!t.asked(Question::declare, 0)) t.choose(Act::use, "pitney_downs");
    t.choose(Act::offer, 1);
    t.choose(Act::give_henchman, t.man("h02"));
    t.choose(Act::send);
    CHECK(t.s.henchmen.knows(1, t.man("h02")));
    CHECK_FALSE(t.s.henchmen.knows(2, t.man("h02")));
    CHECK_FALSE(t.s.henchmen.knows(2, t.man("h12"))); // it could have been that one
    CHECK(t.s.henchmen.knows(1, t.man("h12")));
}
