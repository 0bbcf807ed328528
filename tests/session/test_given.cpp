// Answers that the host gives for a seat.
#include <catch2/catch.hpp>

#include "host/session/player.hpp"
#include "host/session/stand_in.hpp"
#include "table.hpp"

using namespace sitdown::host;
using namespace std::chrono_literals;

namespace {

const Step& last(const Session& session) { return session.timeline().at(session.timeline().size()); }

}  // namespace

TEST_CASE("a seat with one answer is asked all the same, and the host answers for it at once", "[given]") {
    auto session = in_parlour({0, 0, 1});
    session->answer(0, act::call);
    CHECK(session->status().waiting == 0b100);
    CHECK(last(*session).seat == 1);
    CHECK(last(*session).why == Why::single);
    CHECK_FALSE(session->pending_single(2));
}

TEST_CASE("on a discreet table the host answers no faster than a person", "[given]") {
    Hands hands;
    auto session = in_parlour({0, 0, 1}, hands.settings(true));
    session->answer(0, act::call);
    CHECK(session->status().waiting == 0b110);
    const auto due = session->pending_single(1);
    REQUIRE(due);
    CHECK(*due >= hands.now + 1500ms);
    CHECK(*due <= hands.now + 4500ms);
    CHECK(session->next_due() == due);
    CHECK_FALSE(session->tick());
    hands.now = *due - 1ms;
    CHECK_FALSE(session->tick());
    hands.now = *due;
    CHECK(session->tick());
    CHECK(last(*session).why == Why::single);
    CHECK(session->status().waiting == 0b100);
    CHECK_FALSE(session->next_due());
}

TEST_CASE("the time of a discreet answer is the same whatever the seat holds", "[given]") {
    Hands one, other;
    auto poor = in_parlour({0, 0, 0}, one.settings(true));
    auto rich = in_parlour({0, 1, 0}, other.settings(true));
    poor->answer(0, act::call);
    rich->answer(0, act::call);
    const auto due = poor->pending_single(1);
    REQUIRE(due);
    CHECK_FALSE(rich->pending_single(1));
    other.now = *due - 1ms;
    CHECK_FALSE(rich->ripe(1));
    other.now = *due;
    CHECK(rich->ripe(1));
    CHECK(poor->pending_single(2) == rich->pending_single(2));
}

TEST_CASE("others' secret steps do not change when a discreet answer comes", "[given]") {
    Hands hands;
    auto session = in_parlour({0, 0, 0}, hands.settings(true));
    session->answer(0, act::seal);
    session->answer(1, act::add(1));
    session->answer(1, act::add(1));
    const auto due = session->pending_single(1);
    REQUIRE(due);
    hands.now += 700ms;
    session->answer(0, act::add(2));
    session->answer(2, act::done);
    session->take_back(2);
    CHECK(session->pending_single(1) == due);
}

TEST_CASE("bots on a discreet table wait for the same moment", "[given]") {
    Hands hands;
    auto session = Session::create(parlour(2), seed_with_coins({0, 1}), {{"Vito", "person"}, {"Bot", "random"}}, {},
                                   hands.settings(true));
    auto players = seat_players(*session, 4);
    session->answer(0, act::call);
    CHECK_FALSE(ask_players(*session, players));
    const auto due = session->next_due();
    REQUIRE(due);
    CHECK(*due >= hands.now + 1500ms);
    hands.now = *due;
    CHECK_FALSE(session->next_due());  // there is a choice, so the host does not answer
    CHECK(ask_players(*session, players));
}

TEST_CASE("the table may change its mind about being discreet", "[given]") {
    Hands hands;
    auto session = in_parlour({0, 0}, hands.settings(true));
    session->answer(0, act::call);
    CHECK(session->waits_for(1));
    session->set_discreet(false);
    CHECK(session->waits_for(0));
    session->set_discreet(true);
    session->answer(0, act::call);
    CHECK(session->waits_for(1));
    CHECK(session->pending_single(1));
}

TEST_CASE("passing for the rest of the phase passes where it is optional, and only there", "[given]") {
    auto session = in_parlour({0, 1, 0});
    session->answer(0, act::call);
    REQUIRE(session->waits_for(1));
    session->pass_rest_of_phase(1);
    CHECK(session->timeline().at(3).why == Why::pass);
    CHECK(session->timeline().at(3).choice.id == act::let_it_be);
    session->answer(0, act::call);  // again, in the same round: a reaction is a step of the turn's phase
    CHECK(session->waits_for(0));
    CHECK(session->passes_rest_of_phase(1));
    session->answer(0, act::stop);
    CHECK(session->waits_for(1));  // his own turn is not optional, though stopping is a pass
    session->answer(1, act::seal);
    CHECK_FALSE(session->passes_rest_of_phase(1));  // another phase
}

TEST_CASE("passing ends with the round, and when the seat says so", "[given]") {
    auto session = in_parlour({0, 1});
    session->pass_rest_of_phase(1);
    session->pass_rest_of_phase(1, false);
    session->answer(0, act::call);
    CHECK(session->waits_for(1));
    session->pass_rest_of_phase(1);
    CHECK(session->waits_for(0));
    session->answer(0, act::stop);
    session->answer(1, act::stop);
    REQUIRE(session->status().round == 2);
    session->answer(0, act::call);
    CHECK(session->waits_for(1));
}

TEST_CASE("whoever undoes a pass wants to decide: he does not pass any more", "[given]") {
    auto session = Session::create(parlour(2), seed_with_coins({0, 1}), {{"Bot", "random"}, {"Rosa", "person"}});
    session->answer(0, act::call);
    session->pass_rest_of_phase(1);
    REQUIRE(session->waits_for(0));
    CHECK(session->undo_step(1) == Undone::done);
    CHECK(session->waits_for(1));
    CHECK_FALSE(session->passes_rest_of_phase(1));
}

TEST_CASE("for an absent seat the first choice is taken until it comes back", "[given]") {
    auto session = in_parlour({0, 1, 0});
    session->set_absent(1, true);
    CHECK(session->absent(1));
    session->answer(0, act::call);
    CHECK(session->waits_for(0));
    CHECK(session->timeline().at(2).why == Why::absent);
    session->answer(0, act::stop);
    CHECK(session->waits_for(2));  // seat 1's whole turn was stopping
    session->set_absent(1, false);
    CHECK(session->undo_step(1) == Undone::done);  // nobody has acted since: he decides himself after all
    CHECK(session->waits_for(1));
}

TEST_CASE("an absent seat that undoes is there again", "[given]") {
    auto session = in_parlour({0, 0});
    session->set_absent(1, true);
    session->answer(0, act::stop);
    REQUIRE(session->waits_for(0));
    CHECK(session->undo_step(1) == Undone::done);
    CHECK(session->waits_for(1));
    CHECK_FALSE(session->absent(1));
}

TEST_CASE("steps of a phase belong to it", "[given]") {
    const Json manifest = Json::parse(
        R"({"phases":[{"id":"a"},{"id":"b","of":"a"},{"id":"c","of":"b"},{"id":"d","of":"d"},{"id":"e","of":"x"}]})");
    CHECK(whole_phase(manifest, 1) == 1);
    CHECK(whole_phase(manifest, 2) == 1);
    CHECK(whole_phase(manifest, 3) == 1);
    CHECK(whole_phase(manifest, 4) == 4);
    CHECK(whole_phase(manifest, 5) == 5);
    CHECK(whole_phase(manifest, 0) == 0);
    CHECK(whole_phase(manifest, 9) == 9);
}
