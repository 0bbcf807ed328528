// Undo outside a secret window: alone, or with everybody's consent.
#include <catch2/catch.hpp>

#include "table.hpp"

using namespace sitdown::host;
using Catch::Contains;

namespace {

const Step& last(const Session& session) { return session.timeline().at(session.timeline().size()); }

}  // namespace

TEST_CASE("given a plain step, when its seat undoes it, then it is undone at once", "[undo]") {
    auto session = in_parlour({0, 0});
    session->answer(0, act::take, 2);
    const auto one = session->timeline().hash();
    session->answer(0, act::take, 3);
    CHECK(session->undo_step(0) == Undone::done);
    CHECK(session->timeline().hash() == one);
    CHECK(session->log_lines(1).back() == "Vito takes 2.");
    CHECK_FALSE(session->proposal());
}

TEST_CASE("given nothing decided, when a seat undoes, then it is told so", "[undo]") {
    auto session = in_parlour({0, 0});
    CHECK_THAT(refusal([&] { session->undo_step(0); }), Contains("decided nothing yet"));
    session->answer(0, act::take, 1);
    CHECK_THAT(refusal([&] { session->undo_step(1); }), Contains("decided nothing yet"));
    CHECK_THAT(refusal([&] { session->reset_turn(1); }), Contains("decided nothing yet"));
    CHECK_THAT(refusal([&] { session->undo_step(9); }), Contains("no seat 9"));
}

TEST_CASE("given a roll since, when its seat undoes, then all have to agree and the dice are new", "[undo]") {
    Hands hands;
    auto session = in_parlour({0, 0, 0}, hands.settings());
    const auto before = session->timeline().hash();
    session->answer(0, act::roll);
    const auto rolled = session->timeline().hash();
    REQUIRE(session->undo_step(0) == Undone::proposed);
    REQUIRE(session->proposal());
    CHECK(session->proposal()->by == 0);
    CHECK(session->proposal()->needed == 0b111);
    CHECK(session->proposal()->agreed == 0b001);
    CHECK(session->timeline().hash() == rolled);
    session->agree(1);
    session->agree(1);
    CHECK(session->timeline().hash() == rolled);
    session->agree(2);
    CHECK_FALSE(session->proposal());
    CHECK(last(*session).kind == Step::Kind::seed);
    CHECK(session->timeline().at(session->timeline().size() - 1).hash == before);
    CHECK(session->timeline().hash() != before);
    CHECK(session->waits_for(0));
}

TEST_CASE("given a look at a hidden coin, when its seat undoes, then all have to agree", "[undo]") {
    auto session = in_parlour({0, 1});
    session->answer(0, act::look(1));
    CHECK(session->undo_step(0) == Undone::proposed);
    session->agree(1);
    CHECK(session->timeline().size() == 0);  // no chance was used, so the dice stay
}

TEST_CASE("given a proposal, when somebody refuses, then it is gone", "[undo]") {
    auto session = in_parlour({0, 0, 0});
    session->answer(0, act::roll);
    const auto rolled = session->timeline().hash();
    session->undo_step(0);
    session->agree(2);
    session->refuse(1);
    CHECK_FALSE(session->proposal());
    CHECK(session->timeline().hash() == rolled);
    CHECK_THAT(refusal([&] { session->agree(2); }), Contains("No undo is proposed"));
    CHECK_THAT(refusal([&] { session->refuse(2); }), Contains("No undo is proposed"));
    session->undo_step(0);
    session->refuse(0);
    CHECK_FALSE(session->proposal());
}

TEST_CASE("given a proposal, when another is made, then it has to wait", "[undo]") {
    auto session = in_parlour({0, 0, 0});
    session->answer(0, act::roll);
    session->answer(0, act::stop);
    session->answer(1, act::roll);
    session->undo_step(0);
    CHECK_THAT(refusal([&] { session->undo_step(1); }), Contains("Vito has proposed an undo already"));
}

TEST_CASE("given a proposal, when the game goes on openly, then it is gone and all are told", "[undo]") {
    auto session = in_parlour({0, 0});
    session->answer(0, act::roll);
    session->undo_step(0);
    const auto number = session->number(1);
    session->answer(0, act::take, 1);
    CHECK_FALSE(session->proposal());
    CHECK(session->number(1) > number);
    CHECK_FALSE(session->proposal_leaves(0));
}

TEST_CASE("given a proposal, then each viewer is told what it leaves of his own log", "[undo]") {
    auto session = in_parlour({0, 1, 0});
    session->answer(0, act::take, 1);
    const auto own = session->log(1).size(), others = session->log(spectator).size();
    session->answer(0, act::look(1));
    session->undo_step(0);
    CHECK(session->proposal_leaves(1) == own);
    CHECK(session->proposal_leaves(spectator) == others);
}

TEST_CASE("given another seat acted since, when a seat undoes, then all have to agree", "[undo]") {
    auto session = in_parlour({0, 0});
    session->answer(0, act::take, 3);
    session->answer(0, act::stop);
    const auto before = session->timeline().hash();
    session->answer(1, act::take, 1);
    CHECK(session->undo_step(0) == Undone::proposed);
    session->refuse(1);
    CHECK(session->undo_step(1) == Undone::done);
    CHECK(session->timeline().hash() == before);
    CHECK(session->undo_step(0) == Undone::done);  // the turn went on, but nobody has acted
    CHECK(session->waits_for(0));
}

TEST_CASE("given bots and one person, when he undoes, then nobody else is asked", "[undo]") {
    auto session = Session::create(parlour(2), seed_with_coins({0, 0}), {{"Vito", "person"}, {"Bot", "random"}});
    session->answer(0, act::roll);
    session->answer(0, act::stop);
    session->answer(1, act::take, 1);
    CHECK(session->undo_step(0) == Undone::done);
    CHECK(session->waits_for(0));
    CHECK(session->undo_step(0) == Undone::done);
    CHECK(last(*session).kind == Step::Kind::seed);
}

TEST_CASE("given an absent person, when others agree, then he is not waited for", "[undo]") {
    auto session = in_parlour({0, 0, 0});
    session->answer(0, act::roll);
    session->set_absent(2, true);
    session->undo_step(0);
    CHECK(session->proposal()->needed == 0b011);
    CHECK_THAT(refusal([&] { session->agree(2); }), Contains("Sal is not asked"));
    session->set_absent(1, true);
    CHECK_FALSE(session->proposal());
    CHECK(last(*session).kind == Step::Kind::seed);
}

TEST_CASE("reset turn goes back to where the turn began", "[undo]") {
    auto session = in_parlour({0, 0});
    session->answer(0, act::take, 3);
    session->answer(0, act::stop);
    const auto begin = session->timeline().hash();
    session->answer(1, act::take, 1);
    session->answer(1, act::take, 2);
    CHECK(session->reset_turn(1) == Undone::done);
    CHECK(session->timeline().hash() == begin);
    session->answer(1, act::take, 1);
    session->answer(1, act::roll);
    session->answer(1, act::take, 1);
    CHECK(session->reset_turn(1) == Undone::proposed);
    session->agree(0);
    CHECK(session->timeline().at(session->timeline().size() - 1).hash == begin);
}

TEST_CASE("undo to a line of the log undoes all that was decided after it", "[undo]") {
    auto session = in_parlour({0, 0});
    session->answer(0, act::take, 1);
    const std::size_t line = session->log(0).size() - 1;
    const auto then = session->timeline().hash();
    session->answer(0, act::take, 2);
    CHECK_THAT(refusal([&] { session->undo_to_line(0, session->log(0).size() - 1); }),
               Contains("Nothing has been decided since"));
    CHECK_THAT(refusal([&] { session->undo_to_line(0, 99); }), Contains("no line 99"));
    CHECK(session->undo_to_line(0, line) == Undone::done);
    CHECK(session->timeline().hash() == then);
    CHECK(session->log(0).size() == line + 1);
    session->answer(0, act::stop);
    CHECK(session->undo_to_line(1, 0) == Undone::proposed);  // seat 1 has not acted: it is not his to undo
}

TEST_CASE("given an answer that the host gave, undo goes back to the last real decision", "[undo]") {
    auto session = in_parlour({0, 0});
    session->answer(0, act::take, 1);
    session->answer(0, act::take, 1);
    const auto before = session->timeline().hash();
    session->answer(0, act::take, 1);  // the third: to stop is all that is left
    REQUIRE(last(*session).why == Why::single);
    REQUIRE(session->waits_for(1));
    CHECK(session->undo_step(0) == Undone::done);
    CHECK(session->timeline().hash() == before);
    CHECK(session->waits_for(0));
    CHECK(session->list(0).size() > 1);
}

TEST_CASE("given a single answer that its seat gave itself, undo does not stop there either", "[undo]") {
    Hands hands;
    auto session = in_parlour({0, 0}, hands.settings(true));
    session->answer(0, act::take, 1);
    session->answer(0, act::take, 1);
    const auto before = session->timeline().hash();
    session->answer(0, act::take, 1);
    session->answer(0, act::stop);
    CHECK(last(*session).why == Why::chosen);
    CHECK(session->undo_step(0) == Undone::done);
    CHECK(session->timeline().hash() == before);
}

TEST_CASE("given only answers that the host gave since a line, there is nothing to undo", "[undo]") {
    auto session = in_parlour({0, 0, 0});
    session->answer(0, act::call);  // both rivals have no gold, so the host lets it be for them
    REQUIRE(session->timeline().size() == 3);
    const Json& log = session->log(0);
    std::size_t called = 0;
    while (log[called].value("text", "") != "Vito calls.") ++called;
    CHECK_THAT(refusal([&] { session->undo_to_line(0, called); }), Contains("Nothing has been decided since"));
    CHECK_THAT(refusal([&] { session->undo_step(1); }), Contains("decided nothing yet"));
    // That a rival had no objection was answered by another seat, so it is not Vito's alone to undo.
    CHECK(session->undo_step(0) == Undone::proposed);
}

TEST_CASE("given the game is over, all can agree to go back", "[undo]") {
    TemporaryFolder folder;
    auto session = in_parlour({0, 0}, {}, folder / "a.journal");
    while (!session->over()) {
        const std::uint32_t seat = session->waits_for(0) ? 0 : 1;
        session->answer(seat, act::stop);
    }
    CHECK(list_journals(folder.path()).at(0).over);
    CHECK(session->undo_step(1) == Undone::done);
    CHECK(session->waits_for(1));
    CHECK_FALSE(list_journals(folder.path()).at(0).over);
    const auto hash = session->timeline().hash();
    session.reset();
    session = Session::resume(parlour(2), folder / "a.journal");
    CHECK(session->timeline().hash() == hash);
    session->answer(1, act::stop);
    CHECK(session->over());
    CHECK(list_journals(folder.path()).at(0).over);
}
