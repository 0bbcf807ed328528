// When the disk does not do its part: nothing is shown that is not kept.
#include <signal.h>
#include <sys/resource.h>

#include <catch2/catch.hpp>

#include "table.hpp"

using namespace sitdown::host;
using Catch::Contains;

namespace {

// No file of this process can grow beyond so many bytes while this lives: what a full disk looks like from here.
class FullDisk {
public:
    explicit FullDisk(std::uint64_t bytes) {
        ::signal(SIGXFSZ, SIG_IGN);
        REQUIRE(::getrlimit(RLIMIT_FSIZE, &before_) == 0);
        const rlimit tight{bytes, before_.rlim_max};
        REQUIRE(::setrlimit(RLIMIT_FSIZE, &tight) == 0);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
};

struct Facts {
    explicit Facts(const Session& session)
        : hash(session.timeline().hash()), steps(session.timeline().size()), number(session.number(0)),
          log(session.log(0)), file(bytes_of(session.journal_path())) {}
    std::uint64_t hash;
    std::size_t steps;
    std::uint64_t number;
    Json log;
    std::string file;
    bool operator==(const Facts&) const = default;
};

}  // namespace

TEST_CASE("when the disk is full, no choice, undo, take-back or load is accepted, and all is as before", "[disk]") {
    const QuietLog quiet;
    TemporaryFolder folder;
    auto session = in_parlour({0, 0}, {}, folder / "a.journal");
    session->answer(0, act::take, 1);
    session->answer(0, act::seal);
    session->answer(0, act::add(1));
    const Json state = session->save_state();
    int told = 0;
    session->listen([&](const Change&) { ++told; });
    const Facts before(*session);
    for (const std::uint64_t room : {0u, 1u, 40u}) {  // nothing, or a part of the line
        const FullDisk full(before.file.size() + room);
        CHECK_THAT(refusal([&] { session->answer(1, act::done); }), Contains("fault: ") && Contains("not accepted"));
        CHECK(Facts(*session) == before);
        CHECK_FALSE(refusal([&] { session->take_back(0); }).empty());
        CHECK(Facts(*session) == before);
        CHECK_FALSE(refusal([&] { session->load_state(state); }).empty());
        CHECK(Facts(*session) == before);
    }
    CHECK(told == 0);
    session->answer(1, act::done);
    CHECK(Session::resume(parlour(2), (session.reset(), folder / "a.journal"))->status().waiting == 0b01);
}

TEST_CASE("when the disk is full, no half copy is left behind", "[disk]") {
    TemporaryFolder folder;
    auto session = in_parlour({0, 0}, {}, folder / "a.journal");
    const FullDisk full(bytes_of(folder / "a.journal").size() - 1);
    CHECK_THAT(refusal([&] { session->save(folder / "copy.journal"); }), Contains("make room"));
    CHECK_FALSE(std::filesystem::exists(folder / "copy.journal"));
}

TEST_CASE("when the disk is full, an undo that all agreed to can be tried again", "[disk]") {
    const QuietLog quiet;
    TemporaryFolder folder;
    auto session = in_parlour({0, 0}, {}, folder / "a.journal");
    session->answer(0, act::roll);
    session->undo_step(0);
    const Facts before(*session);
    {
        const FullDisk full(before.file.size());
        CHECK_FALSE(refusal([&] { session->agree(1); }).empty());
        CHECK(session->timeline().hash() == before.hash);
        CHECK(session->proposal());
    }
    session->agree(1);
    CHECK(session->timeline().at(session->timeline().size()).kind == Step::Kind::seed);
}

TEST_CASE("when there is room for the undo and not for the new dice, play waits for them", "[disk]") {
    const QuietLog quiet;
    TemporaryFolder folder;
    auto session = in_parlour({0, 0}, {}, folder / "a.journal");
    session->answer(0, act::roll);
    session->undo_step(0);
    {
        const FullDisk full(bytes_of(folder / "a.journal").size() + 100);
        session->agree(1);
        CHECK(session->timeline().size() == 0);
        CHECK_FALSE(refusal([&] { session->answer(0, act::roll); }).empty());
        CHECK(session->timeline().size() == 0);
    }
    session->answer(0, act::roll);
    CHECK(session->timeline().at(1).kind == Step::Kind::seed);
    CHECK(session->timeline().at(2).kind == Step::Kind::choice);
}

TEST_CASE("an undo that was cut off before its new dice gets them on resuming", "[disk]") {
    TemporaryFolder folder;
    auto session = in_parlour({0, 0}, {}, folder / "a.journal");
    session->answer(0, act::roll);
    session->undo_step(0);
    session->agree(1);
    const auto seed = session->timeline().at(1).seed;
    session.reset();
    std::string bytes = bytes_of(folder / "a.journal");
    bytes.resize(bytes.rfind('\n', bytes.size() - 2) + 1);
    put_bytes(folder / "a.journal", bytes);
    session = Session::resume(parlour(2), folder / "a.journal");
    REQUIRE(session->timeline().size() == 1);
    CHECK(session->timeline().at(1).kind == Step::Kind::seed);
    CHECK(session->timeline().at(1).seed != seed);
}

TEST_CASE("an answer of the host that cannot be kept stays due; the choice before it stands", "[disk]") {
    const QuietLog quiet;
    Hands hands;
    TemporaryFolder folder;
    auto session = in_parlour({0, 0}, hands.settings(), folder / "a.journal");
    session->answer(0, act::take, 1);
    {
        const auto one_line = bytes_of(folder / "a.journal").size();
        session->answer(0, act::take, 1);
        const auto two_lines = bytes_of(folder / "a.journal").size();
        const FullDisk full(two_lines + (two_lines - one_line) / 2 * 3);  // room for one line more
        session->answer(0, act::call);
        CHECK(session->timeline().at(3).choice.id == act::call);
        CHECK(session->waits_for(1));
        CHECK(session->next_due());
        hands.now = *session->next_due();
        CHECK_FALSE(refusal([&] { session->tick(); }).empty());
    }
    hands.now = *session->next_due();
    CHECK(session->tick());
    CHECK(session->timeline().at(4).why == Why::single);
}

TEST_CASE("a place where no file can be made is refused with advice", "[disk]") {
    TemporaryFolder folder;
    CHECK_THAT(refusal([&] {
                   in_parlour({0, 0}, {}, folder / "nowhere/a.journal");
               }),
               Contains("cannot be made") && Contains("check that its folder"));
    CHECK_THAT(refusal([&] { in_parlour({0, 0}, {}, "/proc/a.journal"); }), Contains("cannot be made"));
    put_bytes(folder / "a.journal", "precious");
    CHECK_THAT(refusal([&] { in_parlour({0, 0}, {}, folder / "a.journal"); }), Contains("cannot be made"));
    CHECK(bytes_of(folder / "a.journal") == "precious");
    CHECK_THAT(refusal([&] { Session::resume(parlour(2), folder.path()); }), Contains("not a plain file"));
}

TEST_CASE("a session is open in one program at a time", "[disk]") {
    TemporaryFolder folder;
    auto session = in_parlour({0, 0}, {}, folder / "a.journal");
    CHECK(refusal([&] { Session::resume(parlour(2), folder / "a.journal"); }) ==
          "usage: The session a is open in another program; close it there first.");
    session->answer(0, act::take, 1);
    session.reset();
    CHECK(Session::resume(parlour(2), folder / "a.journal")->standings()[0].score == 1);
}
