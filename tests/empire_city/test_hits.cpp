// EC-14: assassinations.
#include <set>

#include "scene.hpp"

using namespace table;

namespace {

// Seat 0 sends this man after an exhausted henchman of seat 1; the windows are still to come.
void send(Scene &t, const char *assassin, const char *target) {
    t.go(At::declarations);
    t.choose(Act::hit, 1);
    if (t.question() == Question::cash) t.stop_all(Question::cash);
    REQUIRE(t.asked(Question::assassin, 0));
    t.choose(Act::assassin, t.man(assassin));
    REQUIRE(t.asked(Question::target, 0));
    t.choose(Act::target, t.man(target));
}

void send_at_random(Scene &t, const char *assassin) {
    t.go(At::declarations);
    t.choose(Act::hit, 1);
    t.choose(Act::assassin, t.man(assassin));
    t.choose(Act::target_random);
}

} // namespace

TEST_CASE("a hit needs a fit henchman here and a henchman there", "[EC-14.1]") {
    Scene t;
    t.crew(0, "h02");
    t.tired(2, "h01");
    t.go(At::declarations);
    CHECK(t.list().things(Act::hit) == std::vector<int>{2});
    CHECK_FALSE(t.list(1).has(Act::hit));
    CHECK(std::string(t.query().may_hit(0, 1).reason()) == "That capo has no henchman.");
    Scene curfew;
    curfew.crew(0, "h02");
    curfew.tired(2, "h01");
    curfew.cop_card("curfew");
    curfew.go(At::declarations);
    CHECK_FALSE(curfew.list().has(Act::hit));
}

TEST_CASE("corruption and token come before the target", "[EC-14.2]") {
    Scene t;
    t.crew(0, "h02");
    t.tired(1, "h01");
    t.s.vendetta[0][1] = 1;
    t.go(At::declarations);
    t.choose(Act::hit, 1);
    CHECK(t.s.corruption[0] == 5);
    CHECK(t.s.vendetta[1][0] == 1);
    REQUIRE(t.asked(Question::cash, 0));
    t.choose(Act::enough);
    CHECK(t.asked(Question::assassin, 0));
}

TEST_CASE("a random target is hidden from the attacker and known to its owner", "[EC-14.3][EC-14.4][EC-A-24]") {
    Scene t;
    t.crew(0, "h02");
    t.crew(1, "h01");
    t.crew(1, "h07");
    t.give(1, "d_gala"); // so that the window stays open
    t.go(At::declarations);
    t.choose(Act::hit, 1);
    t.choose(Act::assassin, t.man("h02"));
    t.choose(Act::target_random);
    bool told = false;
    for (const sd_event &event : t.told.heard) {
        if (event.text != number(Text::target_drawn)) continue;
        told = true;
        CHECK(event.tells == only(1));
        CHECK(event.exists == everyone);
    }
    CHECK(told);
    CHECK_FALSE(t.s.henchmen.knows(0, t.s.fight.target));
    std::set<int> dreamt;
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        State other = t.s;
        Rng rng{seed};
        t.game.determinize(other, 0, rng);
        CHECK(other.henchmen.where(other.fight.target) == henchman_hand(1));
        dreamt.insert(other.fight.target);
    }
    CHECK(dreamt.size() > 2); // for all he knows it could be anybody
}

TEST_CASE("an assassin who picks is shown, sees the hand and must choose from it", "[EC-14.3]") {
    Scene t;
    t.crew(0, "h28");
    t.crew(1, "h01");
    t.crew(1, "h04");
    t.go(At::declarations);
    t.choose(Act::hit, 1);
    t.choose(Act::assassin, t.man("h28"));
    t.choose(Act::target_pick);
    CHECK(t.s.henchmen.where(t.man("h28")) == henchman_shown(0));
    CHECK(t.s.henchmen.knows(0, t.man("h04")));
    CHECK_FALSE(t.s.henchmen.knows(2, t.man("h04")));
    REQUIRE(t.asked(Question::pick_victim, 0));
    CHECK(t.list().choices.size() == 2);
    t.choose(Act::pick_victim, t.man("h01"));
    t.all_done();
    CHECK(t.dead("h01"));
    CHECK(t.is_tired(0, "h28"));
}

TEST_CASE("only cards for hits of one's own role, and another man's hit ability, can be committed", "[EC-14.5][EC-A-25][EC-A-26]") {
    Scene t;
    t.crew(0, "h02");
    t.give(0, "s_shotgun");
    t.give(0, "s_brass_knuckles");
    t.tired(1, "h01");
    t.crew(1, "h32"); // a 6 in hand does not help
    t.crew(1, "h48"); // Odette can negate
    t.give(1, "s_brass_knuckles");
    t.give(1, "s_revolver");
    t.give(1, "s_ambush");
    send(t, "h02", "h01");
    REQUIRE(t.question() == Question::hit_cards);
    CHECK(t.list(0).things(Act::commit) == std::vector<int>{t.face("s_brass_knuckles")});
    CHECK(t.list(1).things(Act::commit) == std::vector<int>{t.face("s_revolver")});
    CHECK(t.list(1).things(Act::ability) == std::vector<int>{t.man("h48")});
    CHECK_FALSE(t.list(0).has(Act::ability));
}

TEST_CASE("an exhausted target counts nothing", "[EC-14.6][EC-14.8][EC-A-12]") {
    Scene t;
    t.crew(0, "h12"); // 3
    t.tired(1, "h04"); // 5
    send(t, "h12", "h04");
    CHECK(t.dead("h04"));
    CHECK(t.s.points[0] == 2);
    CHECK(t.is_tired(0, "h12"));
}

TEST_CASE("by option an exhausted target counts his printed score", "[EC-14.6][EC-A-12]") {
    Scene t(3, {{"exhausted_target_score", "printed"}});
    t.crew(0, "h12");
    t.tired(1, "h04");
    send(t, "h12", "h04");
    CHECK(t.dead("h12"));
    CHECK(t.s.points[0] == 0);
}

TEST_CASE("records and cards help an exhausted target", "[EC-14.6]") {
    Scene t;
    t.crew(0, "h04"); // 5
    t.tired(1, "h01");
    t.corruption_card(1, "hired_guns"); // +2
    t.give(1, "s_bodyguard"); // +4
    send(t, "h04", "h01");
    t.choose_as(1, Act::commit, t.face("s_bodyguard"));
    t.choose_as(1, Act::done);
    REQUIRE(t.asked(Question::cash, 1)); // he played a card and holds the attacker's new token
    t.choose(Act::enough);
    CHECK(t.dead("h04")); // 5 against 6
    CHECK(t.is_tired(1, "h01"));
}

TEST_CASE("a target revealed before in this round counts like an exhausted one", "[EC-14.6][EC-A-41]") {
    Scene t;
    t.crew(0, "h12");
    t.crew(1, "h04");
    t.s.revealed.add(t.man("h04"));
    send_at_random(t, "h12");
    CHECK(t.dead("h04"));
}

TEST_CASE("a stronger target kills the assassin, and nobody scores", "[EC-14.7][EC-14.8][EC-14.9]") {
    Scene t;
    t.crew(0, "h43"); // 2, and 2 as assassin
    t.crew(1, "h04"); // 5
    send_at_random(t, "h43");
    CHECK(t.dead("h43"));
    CHECK(t.s.points[0] == 0);
    CHECK(t.s.points[1] == 0);
    CHECK(t.is_tired(1, "h04"));
}

TEST_CASE("the godfather decides a tied hit", "[EC-14.7][EC-7.8]") {
    for (const Seat named : {0u, 1u}) {
        Scene t;
        t.s.godfather = 2;
        t.crew(0, "h02");
        t.crew(1, "h12");
        t.go(At::declarations);
        t.choose(Act::use, "pitney_downs");
        t.choose(Act::hit, 1);
        t.choose(Act::assassin, t.man("h02"));
        t.choose(Act::target_random);
        REQUIRE(t.asked(Question::hit_tie, 2));
        CHECK(t.list().things(Act::name_capo).front() == 1); // the defender first
        t.choose(Act::name_capo, static_cast<int>(named));
        CHECK(t.dead("h02") == (named == 1));
        CHECK(t.dead("h12") == (named == 0));
    }
}

TEST_CASE("a special who loses is abducted, exhausted or to the hand", "[EC-2.10][EC-14.7][EC-A-02]") {
    for (const bool to_hand : {false, true}) {
        Scene t(3, {{"abduction_to", to_hand ? "hand" : "exhausted"}});
        t.crew(0, "h12");
        t.tired(1, "h56");
        send(t, "h12", "h56");
        CHECK(t.is_tired(0, "h56") == !to_hand);
        CHECK(t.in_hand(0, "h56") == to_hand);
        CHECK(t.s.points[0] == 2);
    }
    Scene fifth(3, {{"abduction_to", "hand"}});
    for (const char *id : {"h57", "h58", "h59", "h60"}) fifth.crew(0, id);
    fifth.crew(0, "h12");
    fifth.tired(1, "h56");
    send(fifth, "h12", "h56");
    CHECK(fifth.won(Ending::specials, 0));
}

TEST_CASE("a success by abduction scores and fires like any other", "[EC-14.8][EC-14.11]") {
    Scene t;
    t.crew(0, "h29"); // Dmitri: 1 more point
    t.tired(1, "h56");
    send(t, "h29", "h56");
    CHECK(t.s.points[0] == 3);
    CHECK(t.is_tired(0, "h56"));
}

TEST_CASE("a negated hit changes nothing but what was paid", "[EC-14.9][EC-14.10]") {
    Scene t;
    t.crew(0, "h04");
    t.crew(1, "h01");
    t.give(1, "s_tip_off");
    send_at_random(t, "h04");
    t.choose_as(1, Act::commit, t.face("s_tip_off"));
    t.choose_as(1, Act::done);
    t.stop_all(Question::cash);
    CHECK(t.is_tired(0, "h04"));
    CHECK(t.is_tired(1, "h01"));
    CHECK(t.s.points[0] == 0);
    CHECK(t.s.corruption[0] == 5);
    CHECK(t.s.vendetta[1][0] == 1);
    CHECK(t.discarded("s_tip_off"));
    Scene odette;
    odette.crew(0, "h04");
    odette.tired(1, "h01");
    odette.crew(1, "h48");
    send(odette, "h04", "h01");
    odette.choose_as(1, Act::ability, odette.man("h48"));
    odette.choose_as(1, Act::done);
    CHECK(odette.is_tired(1, "h48"));
    CHECK(odette.is_tired(1, "h01"));
    CHECK(odette.is_tired(0, "h04"));
}

TEST_CASE("effects of a success come after its points", "[EC-14.11]") {
    Scene t(3, Json::object(), Families::real);
    t.family(0, "zorin");
    t.family(1, "tessaro");
    t.crew(0, "h30"); // Oleg: $150
    t.tired(1, "h01");
    t.go(At::declarations);
    t.choose(Act::hit, 1);
    CHECK(t.s.corruption[0] == 2); // Zorin: 3 less
    t.choose(Act::assassin);
    t.choose(Act::target);
    CHECK(t.s.points[0] == 4);
    CHECK(t.cash(0) == 800); // Zorin's $150 and Oleg's
    CHECK(t.dead("h01"));
    Scene quiet;
    quiet.crew(0, "h31");
    quiet.tired(1, "h01");
    send(quiet, "h31", "h01");
    CHECK(quiet.s.corruption[0] == 3);
}

TEST_CASE("the game ends in the middle of a declaration", "[EC-5.3][EC-17.1]") {
    Scene t;
    t.s.points[0] = 78;
    t.crew(0, "h12");
    t.tired(1, "h04");
    send(t, "h12", "h04");
    CHECK(t.won(Ending::points, 0));
    CHECK(t.status().waiting == 0);
}

TEST_CASE("a card with combat and hit effects is used for one of them", "[EC-18.3]") {
    Scene t;
    t.crew(0, "h02"); // 3
    t.give(0, "s_brass_knuckles"); // +1 as assassin
    t.crew(1, "h12"); // 3
    send_at_random(t, "h02");
    t.choose_as(0, Act::commit, t.face("s_brass_knuckles"));
    t.choose_as(0, Act::done);
    CHECK(t.dead("h12")); // 4 against 3
    CHECK(t.discarded("s_brass_knuckles"));
}

TEST_CASE("henchmen with a gift for hits", "[EC-14.6]") {
    Scene yuri;
    yuri.crew(0, "h27"); // 2 + 3
    yuri.crew(1, "h39"); // 4
    send_at_random(yuri, "h27");
    CHECK(yuri.dead("h39"));
    Scene wendell;
    wendell.crew(0, "h04"); // 5
    wendell.crew(1, "h51"); // 3 + 3
    send_at_random(wendell, "h04");
    CHECK(wendell.dead("h04"));
    Scene pick;
    pick.crew(0, "h02"); // 3
    pick.give(0, "s_ice_pick"); // +3
    pick.crew(1, "h04"); // 5
    send_at_random(pick, "h02");
    pick.choose_as(0, Act::commit, pick.face("s_ice_pick"));
    pick.choose_as(0, Act::done);
    CHECK(pick.dead("h04"));
    Scene alibi;
    alibi.crew(0, "h04");
    alibi.tired(1, "h01");
    alibi.give(1, "d_alibi");
    send(alibi, "h04", "h01");
    alibi.choose_as(1, Act::commit, alibi.face("d_alibi"));
    alibi.choose_as(1, Act::done);
    alibi.stop_all(Question::cash);
    CHECK(alibi.is_tired(1, "h01"));
}
