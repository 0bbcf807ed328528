// A session on its own: answers become facts, and each viewer gets what is his.
#include <catch2/catch.hpp>

#include "table.hpp"

using namespace sitdown::host;
using Catch::Contains;

namespace {

constexpr std::uint32_t bid(std::uint32_t value) { return 1u << 24 | value; }

}  // namespace

TEST_CASE("an answer that the rules do not allow is refused in a sentence and changes nothing", "[session]") {
    auto session = Session::create(goofspiel(3), 1, people(3));
    session->answer(0, bid(4));
    const auto before = session->timeline().hash();
    const auto number = session->number(1);
    CHECK(refusal([&] { session->answer(0, bid(5)); }) ==
          "illegal: Vito is not asked now; the game waits for Rosa, Sal.");
    CHECK_THAT(refusal([&] { session->answer(1, bid(14)); }), Contains("not among the choices"));
    CHECK_THAT(refusal([&] { session->answer(1, bid(3), 5); }), Contains("amount"));
    CHECK_THAT(refusal([&] { session->answer(7, bid(3)); }), Contains("no seat 7"));
    CHECK(session->timeline().hash() == before);
    CHECK(session->number(1) == number);
}

TEST_CASE("after the end nobody is asked", "[session]") {
    auto session = Session::create(goofspiel(2), 3, people(2));
    sitdown::Rng rng{1};
    while (random_step(*session, rng)) {}
    CHECK(session->list(0).empty());
    CHECK(session->choices(0).empty());
    CHECK_THAT(refusal([&] { session->answer(0, bid(1)); }), Contains("The game is over"));
}

TEST_CASE("the last envelope is a single answer and is sent by the host", "[session]") {
    auto session = Session::create(goofspiel(2), 3, people(2));
    for (std::uint32_t round = 1; round <= 12; ++round) {
        REQUIRE(session->status().round == round);
        session->answer(0, bid(round));
        session->answer(1, bid(round));
    }
    CHECK(session->over());
    const Timeline& timeline = session->timeline();
    CHECK(timeline.at(timeline.size()).why == Why::single);
    CHECK(timeline.at(timeline.size() - 1).why == Why::single);
    CHECK(timeline.at(timeline.size() - 2).why == Why::chosen);
}

TEST_CASE("choices are described for their seat alone, with names for people", "[session]") {
    auto session = Session::create(goofspiel(2), 1, people(2));
    const Json choices = session->choices(0);
    REQUIRE(choices.size() == 13);
    CHECK(choices[2].at("text") == "Send the 3");
    CHECK(choices[2].at("id") == bid(3));
    CHECK(session->why_not(0, "deck").empty());  // this game gives no reasons
    session->answer(0, bid(3));
    session->answer(1, bid(4));
    CHECK_THAT(session->log_lines(spectator), Catch::VectorContains(std::string("Vito sends the 3.")));
}

TEST_CASE("a listener hears of a change once it is a fact, and may stop listening", "[session]") {
    TemporaryFolder folder;
    auto session = Session::create(goofspiel(2), 1, people(2), folder / "a.journal");
    std::vector<std::uint32_t> told;
    const auto first = session->listen([&](const Change& change) {
        told.push_back(change.viewer);
        CHECK(change.number == session->number(change.viewer));
        CHECK(Journal::read(session->journal_path()).records.size() == session->timeline().size());
    });
    session->answer(0, bid(3));
    CHECK(told == std::vector<std::uint32_t>{0, 1, spectator});
    session->unlisten(first);
    session->answer(1, bid(3));
    CHECK(told.size() == 3);
}

TEST_CASE("a listener may answer, and one that fails harms nobody", "[session]") {
    const QuietLog quiet;
    auto session = Session::create(goofspiel(2), 1, people(2));
    session->listen([&](const Change&) { throw std::runtime_error("no paper"); });
    session->listen([&](const Change& change) {
        if (change.viewer == 1 && session->waits_for(1) && !session->waits_for(0))
            session->answer(1, session->list(1)[0].id);
    });
    for (std::uint32_t value = 1; value <= 12; ++value) session->answer(0, bid(value));
    CHECK(session->over());
}

TEST_CASE("what a choice would do is foreseen on a resampled copy", "[session]") {
    Hands hands;
    auto session = Session::create(goofspiel(2), 1, people(2), {}, hands.settings());
    const auto before = session->timeline().hash();
    CHECK_FALSE(session->foresee(0, {bid(3), 0}).told);
    session->answer(1, bid(2));
    const Applied closing = session->foresee(0, {bid(3), 0});
    CHECK(closing.told);
    CHECK(closing.chance);
    CHECK(session->timeline().size() == 1);
    CHECK(session->timeline().at(0).hash == before);
}

TEST_CASE("a saved state is loaded again, also after hand editing, and the journal knows of it", "[session]") {
    TemporaryFolder folder;
    auto session = Session::create(goofspiel(2), 1, people(2), folder / "a.journal");
    session->answer(0, bid(3));
    session->answer(1, bid(4));
    Json state = session->save_state();
    state["points"][0] = 50;
    session->load_state(state);
    CHECK(session->standings()[0].score == 50);
    CHECK(session->view(spectator)["numbers"]["points@0"] == 50);
    const auto hash = session->timeline().hash();
    state["points"][0] = 5000;
    CHECK_THAT(refusal([&] { session->load_state(state); }), Contains("points[0]"));
    CHECK(session->timeline().hash() == hash);
    CHECK_THAT(refusal([&] { session->undo_step(0); }), Contains("nothing yet"));
    CHECK_THAT(refusal([&] { session->undo_to_line(0, 0); }), Contains("loaded"));
    session.reset();
    session = Session::resume(goofspiel(2), folder / "a.journal");
    CHECK(session->timeline().hash() == hash);
}
