// A program that is killed at any moment loses nothing that it had accepted.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <optional>
#include <thread>

#include "table.hpp"

using namespace sitdown::host;

namespace {

// The driver in a process of its own, and what it acknowledged.
class Driver {
public:
    Driver(const std::filesystem::path& journal, const std::string& game, std::uint32_t seats, std::uint64_t seed) {
        int ends[2];
        REQUIRE(::pipe(ends) == 0);
        const std::string program = SITDOWN_BUILD "/session_driver";
        const std::string count = std::to_string(seats), number = std::to_string(seed);
        process_ = ::fork();
        REQUIRE(process_ >= 0);
        if (process_ == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::close(ends[0]);
            ::close(ends[1]);
            ::execl(program.c_str(), program.c_str(), journal.c_str(), game.c_str(), count.c_str(), number.c_str(),
                    nullptr);
            ::_exit(127);
        }
        ::close(ends[1]);
        from_ = ends[0];
    }
    ~Driver() {
        if (process_ > 0) kill();
        ::close(from_);
    }
    Driver(const Driver&) = delete;
    Driver& operator=(const Driver&) = delete;

    // Waits until so many lines have come, or the driver has ended.
    void read_lines(std::size_t wanted) {
        while (count_ < wanted && read_some()) {}
    }
    void kill() {
        ::kill(process_, SIGKILL);
        ::waitpid(process_, &status_, 0);
        process_ = -1;
        while (read_some()) {}
    }
    int finish() {
        while (read_some()) {}
        ::waitpid(process_, &status_, 0);
        process_ = -1;
        return WIFEXITED(status_) ? WEXITSTATUS(status_) : -1;
    }
    const std::string& acknowledged() const { return text_; }

private:
    bool read_some() {
        char part[512];
        const ssize_t got = ::read(from_, part, sizeof part);
        if (got <= 0) return false;
        for (ssize_t i = 0; i < got; ++i) count_ += part[i] == '\n';
        text_.append(part, static_cast<std::size_t>(got));
        return true;
    }

    pid_t process_ = -1;
    int from_ = -1, status_ = 0;
    std::string text_;
    std::size_t count_ = 0;
};

// What a journal holds of that which the driver acknowledges, in the driver's words.
std::string accepted_in(const JournalContents& contents) {
    std::string text;
    for (const Record& record : contents.records) {
        const auto* step = std::get_if<ChoiceRecord>(&record);
        if (step && step->why == Why::chosen)
            text += std::to_string(step->seat) + " " + std::to_string(step->choice.id) + " " +
                    std::to_string(step->choice.amount) + "\n";
        if (std::holds_alternative<UndoRecord>(record) || std::holds_alternative<TakeBackRecord>(record))
            text += "back\n";
    }
    return text;
}

void check_nothing_lost(const std::filesystem::path& journal, const std::string& acknowledged) {
    const std::string accepted = accepted_in(Journal::read(journal));
    CHECK(accepted.starts_with(acknowledged));
    // At most one thing can be safe already and not yet acknowledged.
    const auto more =
        std::count(accepted.begin() + static_cast<std::ptrdiff_t>(std::min(acknowledged.size(), accepted.size())),
                   accepted.end(), '\n');
    CHECK(more <= 1);
}

// Kills a game so many times on its way, then lets it end.
int play_and_kill(const std::string& game, std::uint32_t seats, std::uint64_t seed, int kills) {
    TemporaryFolder folder;
    const auto journal = folder / "a.journal";
    sitdown::Rng rng{seed};
    int killed = 0;
    std::string before;
    while (killed < kills) {
        Driver driver(journal, game, seats, seed * 100 + static_cast<std::uint64_t>(killed));
        driver.read_lines(rng.below(8));
        std::this_thread::sleep_for(std::chrono::microseconds(rng.below(1500)));
        driver.kill();
        if (!std::filesystem::exists(journal) || bytes_of(journal).find('\n') == std::string::npos) {
            CHECK(driver.acknowledged().empty());
            std::filesystem::remove(journal);
            continue;
        }
        ++killed;
        check_nothing_lost(journal, before + driver.acknowledged());
        const auto session = Session::resume(rules_of(game, seats), journal);
        before = accepted_in(Journal::read(journal));
        if (session->over()) return killed;
        CHECK(session->status().waiting != 0);
    }
    Driver last(journal, game, seats, seed * 100 + 99);
    CHECK(last.finish() == 0);
    check_nothing_lost(journal, before + last.acknowledged());
    CHECK(Session::resume(rules_of(game, seats), journal)->over());
    return killed;
}

}  // namespace

TEST_CASE("killing a session at 100 random points and resuming loses no accepted choice", "[kill]") {
    const QuietLog quiet;
    int killed = 0;
    for (std::uint64_t seed = 1; killed < 100; ++seed)
        killed += seed % 2 == 0 ? play_and_kill("plugins/goofspiel", 3, seed, 6)
                                : play_and_kill("fixtures/parlour", 3, seed, 6);
    CHECK(killed >= 100);
}
