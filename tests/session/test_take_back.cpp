// Changing one's mind inside a secret window.
#include <catch2/catch.hpp>

#include "table.hpp"

using namespace sitdown::host;
using Catch::Contains;

namespace {

int sealed(const Session& session, std::uint32_t seat) {
    return session.view(seat)["numbers"]["sealed@" + std::to_string(seat)].get<int>();
}
bool ready(const Session& session, std::uint32_t seat) {
    return session.status().window != 0 && !session.waits_for(seat);
}

}  // namespace

TEST_CASE("given secret answers, when a seat takes its own back, then the others' stay", "[take_back]") {
    auto session = in_parlour({0, 0, 0});
    session->answer(0, act::seal);
    session->answer(0, act::add(3));
    session->answer(1, act::add(2));
    session->answer(0, act::done);
    session->answer(1, act::done);
    REQUIRE(ready(*session, 0));
    session->take_back(0);
    CHECK_FALSE(ready(*session, 0));
    CHECK(ready(*session, 1));
    CHECK(sealed(*session, 0) == 0);
    CHECK(sealed(*session, 1) == 2);
    CHECK(session->list(0).size() == 4);
    session->answer(0, act::done);
    session->answer(2, act::done);
    CHECK_THAT(session->log_lines(2), Catch::VectorContains(std::string("Rosa has sealed 2.")));
    CHECK_THAT(session->log_lines(2), Catch::VectorContains(std::string("Vito has sealed 0.")));
}

TEST_CASE("given an answer of several steps, when a seat undoes, then its last step alone goes", "[take_back]") {
    auto session = in_parlour({0, 0, 0});
    session->answer(0, act::seal);
    session->answer(1, act::add(2));
    session->answer(0, act::add(3));
    session->answer(1, act::done);
    CHECK(session->undo_step(1) == Undone::done);
    CHECK_FALSE(ready(*session, 1));
    CHECK(sealed(*session, 1) == 2);
    CHECK(session->undo_step(1) == Undone::done);
    CHECK(sealed(*session, 1) == 0);
    CHECK(sealed(*session, 0) == 3);
}

TEST_CASE("given the host finished the answer, taking back does not lead straight into it again", "[take_back]") {
    auto session = in_parlour({0, 0, 0});
    session->answer(0, act::seal);
    session->answer(1, act::add(2));
    session->answer(1, act::add(1));  // two parts: done is all that is left
    REQUIRE(ready(*session, 1));
    CHECK(session->undo_step(1) == Undone::done);
    CHECK_FALSE(ready(*session, 1));
    CHECK(sealed(*session, 1) == 2);
    session->answer(1, act::add(3));
    REQUIRE(ready(*session, 1));
    session->take_back(1);
    CHECK_FALSE(ready(*session, 1));
    CHECK(sealed(*session, 1) == 0);
}

TEST_CASE("undo to a line of one's own inside the window keeps what came before it", "[take_back]") {
    auto session = in_parlour({0, 0, 0});
    session->answer(0, act::seal);
    session->answer(1, act::add(2));
    const std::size_t line = session->log(1).size() - 1;
    session->answer(0, act::add(1));
    session->answer(1, act::done);
    CHECK(session->undo_to_line(1, line) == Undone::done);
    CHECK(sealed(*session, 1) == 2);
    CHECK_FALSE(ready(*session, 1));
    CHECK(sealed(*session, 0) == 1);
    CHECK(session->undo_to_line(1, line - 1) == Undone::done);
    CHECK(sealed(*session, 1) == 0);
}

TEST_CASE("what is not there cannot be taken back", "[take_back]") {
    auto session = in_parlour({0, 0});
    CHECK_THAT(refusal([&] { session->take_back(0); }), Contains("No secret answer is open"));
    session->answer(0, act::seal);
    session->answer(0, act::add(1));
    CHECK_THAT(refusal([&] { session->take_back(1); }), Contains("given no secret answer yet"));
    session->answer(0, act::done);
    session->answer(1, act::done);
    CHECK_THAT(refusal([&] { session->take_back(0); }), Contains("No secret answer is open"));
}

TEST_CASE("a window that closes and opens at once does not let shown answers be taken back", "[take_back]") {
    auto session = Session::create(goofspiel(2), 1, people(2));
    session->answer(0, act::id(1, 5));
    session->answer(1, act::id(1, 6));
    REQUIRE(session->status().round == 2);
    CHECK_THAT(refusal([&] { session->take_back(0); }), Contains("given no secret answer yet"));
    CHECK(session->undo_step(0) == Undone::proposed);
    session->agree(1);
    CHECK(session->status().round == 1);
    CHECK(session->waits_for(0));
    session->answer(0, act::id(1, 7));
    session->take_back(0);
    CHECK(session->waits_for(0));
}

TEST_CASE("before an open window others answer in, a seat goes back only if all agree", "[take_back]") {
    auto session = in_parlour({0, 0});
    session->answer(0, act::seal);
    CHECK(session->undo_step(0) == Undone::proposed);
    session->answer(1, act::add(1));
    CHECK(session->proposal());  // a secret step tells nothing, so nothing is seen of it here either
    session->answer(1, act::done);
    CHECK(session->proposal());
    session->agree(1);
    CHECK(session->timeline().size() == 0);
    CHECK(session->status().window == 0);
}

TEST_CASE("a proposal goes away when the window closes", "[take_back]") {
    auto session = in_parlour({0, 0});
    session->answer(0, act::seal);
    session->undo_step(0);
    session->answer(1, act::done);
    session->answer(0, act::done);
    CHECK_FALSE(session->proposal());
}
