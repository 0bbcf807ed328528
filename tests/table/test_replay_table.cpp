// A game that was played, step by step, through any eyes once it is over.
#include <catch2/catch.hpp>

#include "host/table/replay_table.hpp"
#include "session/table.hpp"

using namespace sitdown::host;

namespace {

std::unique_ptr<Session> played(const std::filesystem::path& journal, int steps) {
    auto session = Session::create(goofspiel(3), 4, people(3), journal);
    sitdown::Rng rng{9};
    while (steps-- > 0 && random_step(*session, rng)) {}
    return session;
}


}  // namespace

TEST_CASE("a replay steps to any moment and back, and stays within the game", "[replay]") {
    TemporaryFolder folder;
    const auto session = played(folder / "a.jsonl", 1000);
    const JournalContents contents = Journal::read(folder / "a.jsonl");
    ReplayTable table(replay(goofspiel(3), contents, false), contents.start.players);
    CHECK(table.step() == 0);
    CHECK(table.steps() == static_cast<int>(session->timeline().size()));
    CHECK(table.round() == 1);
    table.setStep(table.steps() + 50);
    CHECK(table.step() == table.steps());
    CHECK(table.ending() == "All thirteen scores have come up.");
    table.setStep(-3);
    CHECK(table.step() == 0);
    CHECK(table.log()->rowCount() >= 1);
    CHECK_FALSE(table.acting());
    CHECK(table.seats().size() == 3);
    CHECK(table.seats().value(1).toMap().value("name") == "Rosa");
}

TEST_CASE("through a seat's eyes, a spectator's, or open", "[replay]") {
    TemporaryFolder folder;
    played(folder / "a.jsonl", 1000);
    const JournalContents contents = Journal::read(folder / "a.jsonl");
    ReplayTable table(replay(goofspiel(3), contents, false), contents.start.players);
    REQUIRE(table.finished());
    table.setStep(1);  // one envelope is in
    const auto picked = [&] {
        int count = 0;
        for (int seat = 0; seat < 3; ++seat) {
            PlaceModel* hand = table.place("hand@" + QString::number(seat));
            for (int row = 0; row < hand->shown(); ++row) count += hand->get(row).value("picked").toBool();
        }
        return count;
    };
    CHECK(picked() == 0);
    int seen = 0;
    for (int seat = 0; seat < 3; ++seat) {
        table.setSeat(seat);
        CHECK(table.viewer() == seat);
        seen += picked();
    }
    CHECK(seen == 1);
    table.setSeat(-1);
    CHECK(table.seat() == -1);
    table.setSeat(7);  // nobody
    CHECK(table.seat() == -1);
}

TEST_CASE("of a game that is not over only what everybody saw is shown", "[replay]") {
    TemporaryFolder folder;
    played(folder / "a.jsonl", 7);
    const JournalContents contents = Journal::read(folder / "a.jsonl");
    ReplayTable table(replay(goofspiel(3), contents, false), contents.start.players);
    CHECK_FALSE(table.finished());
    table.setSeat(0);
    CHECK(table.seat() == static_cast<int>(spectator));
    table.setSeat(-1);
    CHECK(table.seat() == static_cast<int>(spectator));
}

TEST_CASE("a line of the log leads to its step", "[replay]") {
    TemporaryFolder folder;
    played(folder / "a.jsonl", 1000);
    const JournalContents contents = Journal::read(folder / "a.jsonl");
    ReplayTable table(replay(goofspiel(3), contents, false), contents.start.players);
    table.setStep(table.steps());
    const int lines = table.log()->rowCount();
    const int entry = table.log()->data(table.log()->index(lines / 2), LogModel::EntryRole).toInt();
    const int step = table.stepOfEntry(entry);
    CHECK(step > 0);
    CHECK(step < table.steps());
    table.setStep(step);
    CHECK(table.log()->rowCount() > lines / 2);
    table.setStep(step - 1);
    CHECK(table.log()->rowCount() <= lines / 2);
    CHECK(table.stepOfEntry(-1) == 0);
    CHECK(table.stepOfEntry(100000) == 0);
}
