// EC-6: the cops phase.
#include "scene.hpp"

using namespace table;

namespace {

int cops_out(const Scene &t) { return static_cast<int>(most_cops - std::count(t.s.cop_at, t.s.cop_at + most_cops, absent)); }

// A bust of this square of seat 1: the cop comes from City Hall.
void bust(Scene &t, const char *square, const char *card) {
    t.s.corruption[1] = 5;
    t.s.corruption[2] = 5; // seat 0 is chief
    t.next_cop_card(card);
    t.go(At::cops);
    while (t.question() == Question::cops_window) t.choose(Act::pass);
    REQUIRE(t.asked(Question::move_cop, 0));
    t.choose(Act::move_cop, square);
}

} // namespace

TEST_CASE("the godfather names the chief among those tied for the lowest corruption", "[EC-6.1][EC-7.8][EC-A-30]") {
    Scene t;
    t.s.corruption[1] = 3;
    t.go(At::cops);
    REQUIRE(t.asked(Question::chief, 0));
    CHECK(t.list().things(Act::name_capo) == std::vector<int>{0, 2});
    t.choose(Act::name_capo, 0);
    CHECK(t.s.chief == 0);
    Scene alone;
    alone.s.corruption[0] = alone.s.corruption[1] = 4;
    alone.go(At::cops);
    CHECK(alone.s.chief == 2);
}

TEST_CASE("five capos at 56 corruption have four cops and Elliot Ness", "[EC-6.2][EC-6.3]") {
    Scene t(5);
    t.no_cops();
    t.cop("city_hall");
    t.cop("city_hall");
    t.s.corruption[1] = 56;
    t.s.marks_taken = 7;
    t.next_cop_card("lazy_shift");
    t.go(At::cops);
    t.stop_all(Question::chief, Act::name_capo);
    CHECK(cops_out(t) == 4);
    CHECK(t.s.ness_in_play == 1);
    CHECK(t.question() == Question::ness);
}

TEST_CASE("the chief removes a cop when corruption has fallen", "[EC-6.2]") {
    Scene t;
    t.no_cops();
    for (const char *where : {"A1", "B1", "city_hall"}) t.cop(where);
    t.s.corruption[0] = 38;
    t.s.corruption[1] = 2;
    t.s.marks_taken = 7;
    t.next_cop_card("lazy_shift");
    t.go(At::cops);
    REQUIRE(t.asked(Question::remove_cop, 2));
    CHECK(t.list().things(Act::remove_cop).front() == t.square("city_hall"));
    t.choose(Act::remove_cop, "B1");
    CHECK(cops_out(t) == 2);
}

TEST_CASE("corruption of the cop card changes the cops only in the next round", "[EC-6.2][EC-A-29][EC-A-46]") {
    Scene t;
    t.s.corruption[0] = 19;
    t.s.corruption[1] = 2;
    t.next_cop_card("federal_audit");
    t.go(At::cops);
    CHECK(t.s.corruption[0] == 21);
    CHECK(t.s.corruption_held[0].count() == 1);
    CHECK(cops_out(t) == 1);
}

TEST_CASE("Elliot Ness leaves below 50, unless he stays by option", "[EC-6.3][EC-A-09]") {
    for (const bool leaves : {true, false}) {
        Scene t(3, {{"ness_leaves", leaves}});
        t.ness("D4");
        t.s.corruption[0] = 45;
        t.s.marks_taken = 7;
        t.next_cop_card("lazy_shift");
        t.go(At::cops);
        t.stop_all(Question::chief, Act::name_capo);
        CHECK(t.s.ness_in_play == (leaves ? 0 : 1));
        CHECK((t.question() == Question::ness) == !leaves);
    }
}

TEST_CASE("the effect of a cop card holds until the next one", "[EC-6.4]") {
    Scene t;
    t.money(0, 1000);
    t.cop_card("election_season");
    t.go(At::declarations);
    t.choose(Act::use, "city_hall");
    t.choose(Act::donate, -1, -1, 1);
    CHECK(t.s.points[0] == 3);
    t.next_cop_card("blind_eye");
    t.go(At::cops);
    t.stop_all(Question::chief, Act::name_capo);
    CHECK(t.query().city_hall_points(0) == 2);
}

TEST_CASE("what a cop card does when drawn comes before the window and the moves", "[EC-6.5]") {
    Scene t;
    t.give(1, "d_desk_duty");
    t.s.corruption[0] = 1;
    t.s.corruption[1] = 1;
    t.next_cop_card("race_day");
    t.go(At::cops);
    CHECK(t.s.pot == 800);
    REQUIRE(t.asked(Question::cops_window, 1));
    CHECK(t.s.cops_moved == 0);
    t.choose(Act::pass);
    CHECK(t.asked(Question::move_cop, 2));
}

TEST_CASE("a card in the window moves a cop, which the chief cannot move again", "[EC-6.5][EC-6.8]") {
    Scene t;
    t.no_cops();
    t.cop("E1");
    t.hold(0, {"D1"});
    t.give(1, "d_anonymous_call");
    t.s.corruption[0] = t.s.corruption[1] = 1;
    t.next_cop_card("dock_strike");
    t.go(At::cops);
    t.play_card("d_anonymous_call");
    REQUIRE(t.asked(Question::move_cop, 1));
    t.choose(Act::move_cop, "D1");
    CHECK(t.discarded("d_anonymous_call"));
    REQUIRE(t.asked(Question::bust, 0)); // no card left in hand, the cop has moved: on to the busts
}

TEST_CASE("cops do not stop on neutral squares or beside another cop", "[EC-6.6][EC-6.8]") {
    Scene t;
    t.no_cops();
    t.cop("A1");
    t.cop("B1");
    t.s.corruption[0] = t.s.corruption[1] = 25;
    t.s.marks_taken = 7;
    t.next_cop_card("dock_strike");
    t.go(At::cops);
    REQUIRE(t.asked(Question::move_cop, 2)); // A1 has only the Docks and B1: the cop on B1 must go first
    CHECK(t.list().things(Act::move_cop) == std::vector<int>{t.square("B2")});
    t.choose(Act::move_cop, "B2");
    REQUIRE(t.asked(Question::move_cop, 2));
    CHECK(t.list().things(Act::move_cop) == std::vector<int>{t.square("B1")});
}

TEST_CASE("with two steps a cop passes over anything", "[EC-6.6][EC-A-31]") {
    Scene t;
    t.no_cops();
    t.cop("E1");
    t.s.corruption[0] = t.s.corruption[1] = 1;
    t.next_cop_card("street_sweep");
    t.go(At::cops);
    auto there = t.list().things(Act::move_cop);
    std::sort(there.begin(), there.end());
    std::vector<int> wanted;
    for (const char *id : {"D1", "F1", "D2", "E3", "F2"}) wanted.push_back(t.square(id));
    std::sort(wanted.begin(), wanted.end());
    CHECK(there == wanted);
}

TEST_CASE("two cops leave City Hall for different squares, and City Hall stays open", "[EC-6.7][EC-A-08]") {
    Scene t(5);
    t.no_cops();
    t.cop("city_hall");
    t.cop("city_hall");
    t.money(0, 500);
    t.s.corruption[0] = t.s.corruption[1] = t.s.corruption[2] = t.s.corruption[3] = 1;
    CHECK(bool(t.query().may_use(0, Neutral::city_hall)));
    t.next_cop_card("dock_strike");
    t.go(At::cops);
    t.choose(Act::move_cop, "D2");
    REQUIRE(t.asked(Question::move_cop, 4));
    CHECK_FALSE(t.list().has(Act::move_cop, t.square("D2")));
    t.choose(Act::move_cop, "E3");
    CHECK(t.s.cop_at[0] != t.s.cop_at[1]);
}

TEST_CASE("a cop without a destination stays and busts nothing", "[EC-6.8]") {
    Scene t;
    t.no_cops();
    t.cop("F5"); // its neighbours are the station and E5
    t.cop("E5");
    t.hold(0, {"F5"});
    t.s.corruption[0] = 25;
    t.s.marks_taken = 7;
    t.s.corruption[1] = 1;
    t.give(2, "d_desk_duty");
    t.next_cop_card("dock_strike");
    t.go(At::cops);
    t.play_card("d_desk_duty");
    t.choose(Act::freeze_cop, "E5");
    CHECK(t.heard(Text::no_cop_moves));
    CHECK(t.owns(0, "F5"));
    CHECK(t.question() != Question::bust);
}

TEST_CASE("when no cop may move, cards for cops are of no use, but Ness moves", "[EC-6.8][EC-6.12]") {
    Scene t;
    t.give(1, "d_anonymous_call");
    t.ness("D4");
    t.s.corruption[0] = 55;
    t.s.marks_taken = 7;
    t.s.corruption[1] = 1;
    t.next_cop_card("lazy_shift");
    t.no_cops();
    for (int cop = 0; cop < 3; ++cop) t.cop("city_hall");
    t.go(At::cops);
    CHECK(t.asked(Question::ness, 2));
    CHECK_FALSE(t.query().can_use(t.face("d_anonymous_call"), Timing::cops, 1));
}

TEST_CASE("the chief's own square is busted like any other", "[EC-6.9]") {
    Scene t;
    t.hold(0, {"D2"});
    bust(t, "D2", "dock_strike");
    CHECK(t.asked(Question::bust, 0));
}

TEST_CASE("several busted squares are settled in an order of choice", "[EC-6.9]") {
    Scene t(5);
    t.no_cops();
    t.cop("city_hall");
    t.cop("city_hall");
    t.hold(1, {"D2", "E3"});
    t.money(1, 250);
    for (Seat seat = 1; seat < 5; ++seat) t.s.corruption[seat] = 1;
    t.next_cop_card("dock_strike"); // bribe 250
    t.go(At::cops);
    t.choose(Act::move_cop, "D2");
    t.choose(Act::move_cop, "E3");
    REQUIRE(t.asked(Question::bust_order, 1));
    CHECK(t.list().things(Act::settle_first).front() == t.square("E3"));
    t.choose(Act::settle_first, "D2");
    t.choose(Act::bribe);
    REQUIRE(t.asked(Question::bust, 1));
    CHECK_FALSE(t.list().has(Act::bribe)); // nothing is left
    t.choose(Act::give_up);
    CHECK(t.owns(1, "D2"));
    CHECK_FALSE(t.owns(1, "E3"));
}

TEST_CASE("who cannot pay in full loses tokens and rackets", "[EC-6.9][EC-6.10][EC-4.7][EC-A-18]") {
    Scene t;
    t.hold(1, {"D2"});
    t.open("D2", "r35", 3);
    t.money(1, 300);
    bust(t, "D2", "feast_day"); // bribe 350
    REQUIRE(t.asked(Question::bust, 1));
    CHECK(t.list().choices.size() == 1);
    t.choose(Act::give_up);
    CHECK_FALSE(t.owns(1, "D2"));
    CHECK(t.s.tokens[t.square("D2")] == 0);
    CHECK(t.s.racket_pile.has(t.racket("r35")));
    CHECK(has_square(t.query().free_squares(), t.square("D2")));
    CHECK(t.cash(1) == 300);
}

TEST_CASE("a bribe lowered to nothing is paid and counts as paid", "[EC-6.10][EC-18.4]") {
    Scene t(3, Json::object(), Families::real);
    t.family(1, "laurent");
    t.corruption_card(1, "pocket_judge");
    t.hold(1, {"D2"});
    t.money(1, 0);
    bust(t, "D2", "precinct_payday"); // bribe 150, less 100 twice
    t.choose(Act::bribe);
    CHECK(t.owns(1, "D2"));
    CHECK(t.cash(1) == 0);
    CHECK(t.s.points[1] == 1); // Laurent scores a paid bribe
}

TEST_CASE("after a bribe the cop stays and bars control and attack there", "[EC-6.11][EC-6.14][EC-A-19]") {
    Scene t;
    t.hold(1, {"D2"});
    t.money(1, 600);
    bust(t, "D2", "dock_strike");
    t.choose(Act::bribe);
    CHECK(t.cash(1) == 350);
    CHECK(t.s.pot == 500); // bribes go to the bank
    CHECK(t.owns(1, "D2"));
    t.defaults_until(Question::declare);
    CHECK_FALSE(t.list(0).has(Act::attack, t.square("D2")));
    CHECK_FALSE(bool(t.query().may_control(1, t.square("D2"))));
    CHECK(std::string(t.query().may_attack(0, t.square("D2")).reason()) == "A cop stands there.");
}

TEST_CASE("a lawyer keeps a busted square without a bribe", "[EC-6.9]") {
    Scene t;
    t.hold(1, {"D2"});
    t.give(1, "m_lawyer");
    bust(t, "D2", "dock_strike");
    t.play_card("m_lawyer");
    CHECK(t.owns(1, "D2"));
    CHECK(t.cash(1) == 500);
    CHECK(t.discarded("m_lawyer"));
    Scene revealed;
    revealed.hold(1, {"D2"});
    revealed.crew(1, "h23");
    bust(revealed, "D2", "dock_strike");
    revealed.reveal("h23");
    CHECK(revealed.owns(1, "D2"));
    CHECK(revealed.is_tired(1, "h23"));
}

TEST_CASE("nothing saves a square from Elliot Ness", "[EC-6.12][EC-A-09]") {
    Scene t;
    t.hold(1, {"C3"});
    t.money(1, 5000);
    t.give(1, "m_lawyer");
    t.ness("D4");
    t.s.corruption[0] = 55;
    t.s.corruption[1] = 5;
    t.s.marks_taken = 7;
    t.next_cop_card("lazy_shift");
    t.no_cops();
    for (int cop = 0; cop < 3; ++cop) t.cop("city_hall");
    t.go(At::cops);
    REQUIRE(t.asked(Question::ness, 2));
    CHECK_FALSE(t.list().has(Act::move_ness, t.square("D4"))); // not where he is
    CHECK_FALSE(t.list().has(Act::move_ness, t.square("city_hall"))); // not on a cop's square
    CHECK(t.list().things(Act::move_ness).front() == t.square("C3"));
    t.choose(Act::move_ness, "C3");
    CHECK_FALSE(t.owns(1, "C3"));
    CHECK(t.cash(1) == 5000);
    CHECK(t.city_count(1) == 1);
}

TEST_CASE("Elliot Ness closes a neutral square for everybody", "[EC-6.13]") {
    Scene t;
    t.ness("pancetta");
    t.go(At::declarations);
    for (Seat seat = 0; seat < 3; ++seat) CHECK_FALSE(t.list(seat).has(Act::use, t.square("pancetta")));
    CHECK(t.list().has(Act::use, t.square("pitney_downs")));
}

TEST_CASE("rackets of a control declaration avoid cops, those of Local 162 do not", "[EC-6.14][EC-11.8][EC-12.3][EC-A-42]") {
    Scene t;
    t.no_cops();
    t.cop("A1");
    t.hold(0, {"A1"});
    t.racket_track({"r01"});
    t.go(At::declarations);
    t.choose(Act::control, "B1");
    REQUIRE(t.question() == Question::buy);
    t.choose(Act::buy, t.racket("r01"));
    CHECK(t.s.racket_at[t.square("B1")][0] == t.racket("r01") + 1); // the one square without a cop
    Scene local;
    local.no_cops();
    local.cop("A1");
    local.hold(0, {"A1"});
    local.money(0, 1000);
    local.go(At::declarations);
    local.choose(Act::use, "local_162");
    REQUIRE(local.question() == Question::buy);
    for (const int racket : local.list().things(Act::buy)) CHECK(local.query().affordable_squares(0, racket, false) == square_bit(local.square("A1")));
}
