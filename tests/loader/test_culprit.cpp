// After a crash the next start names the module that was in use.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <functional>

#include "host/plugin/culprit.hpp"
#include "host/support/paths.hpp"
#include "tests/support/surroundings.hpp"

using namespace sitdown::host;
using namespace sitdown::tests;

namespace {

// Runs in a process of its own; gives how that ended.
int elsewhere(const std::function<void()>& work) {
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr rlimit none{0, 0};
        ::setrlimit(RLIMIT_CORE, &none);
        for (const int signal : {SIGSEGV, SIGABRT, SIGINT, SIGTERM, SIGHUP}) ::signal(signal, SIG_DFL);
        work();
        ::_exit(0);
    }
    int ending = 0;
    ::waitpid(child, &ending, 0);
    return ending;
}

std::size_t files() {
    std::error_code none;
    std::size_t count = 0;
    for (std::filesystem::directory_iterator entry(state_folder() / "in-use", none), end; !none && entry != end;
         ++entry)
        ++count;
    return count;
}

std::string sentence(const std::string& what) {
    return "the last run ended suddenly while " + what +
           "; if that happens again, remove the module or get a repaired one";
}

}  // namespace

TEST_CASE("an orderly end leaves nothing behind", "[culprit]") {
    const ScratchHome home;
    {
        const Culprit playing("poker", "being played");
        CHECK(files() == 1);
        const Culprit opening("dice", "being opened");
        CHECK(files() == 1);
        CHECK(Culprit::left_behind().empty());  // this process is alive
    }
    CHECK(files() == 0);
    CHECK(Culprit::left_behind().empty());
}

TEST_CASE("after a crash the module in use is named, once", "[culprit]") {
    const ScratchHome home;
    const int signal = GENERATE(SIGSEGV, SIGABRT, SIGKILL);
    const int ending = elsewhere([&] {
        const Culprit playing("poker", "being played");
        ::raise(signal);
    });
    CHECK(WTERMSIG(ending) == signal);
    CHECK(Culprit::left_behind() == std::vector{sentence("module poker was being played")});
    CHECK(Culprit::left_behind().empty());
}

TEST_CASE("a module that ends the program is named too", "[culprit]") {
    const ScratchHome home;
    elsewhere([] {
        const Culprit playing("poker", "being played");
        ::_exit(0);
    });
    CHECK(Culprit::left_behind() == std::vector{sentence("module poker was being played")});
}

TEST_CASE("of several modules in use the last one is named", "[culprit]") {
    const ScratchHome home;
    elsewhere([] {
        const Culprit playing("poker", "being played");
        { const Culprit done("chess", "being opened"); }
        const Culprit opening("dice", "being opened");
        ::raise(SIGSEGV);
    });
    CHECK(Culprit::left_behind() == std::vector{sentence("module dice was being opened")});
}

TEST_CASE("a user who ends the program accuses nobody", "[culprit]") {
    const ScratchHome home;
    const int signal = GENERATE(SIGINT, SIGTERM, SIGHUP);
    const int ending = elsewhere([&] {
        const Culprit playing("poker", "being played");
        ::raise(signal);
    });
    CHECK(WIFSIGNALED(ending));
    CHECK(WTERMSIG(ending) == signal);
    CHECK(Culprit::left_behind().empty());
    CHECK(files() == 0);
}

TEST_CASE("several runs that crashed are all named", "[culprit]") {
    const ScratchHome home;
    for (const char* name : {"one", "two"})
        elsewhere([&] {
            const Culprit playing(name, "being played");
            ::raise(SIGKILL);
        });
    CHECK(Culprit::left_behind().size() == 2);
}

TEST_CASE("without a folder to write to, nothing is remembered and nothing fails", "[culprit]") {
    const Variable moved("SITDOWN_HOME", "/dev/null/nowhere");
    const Culprit playing("poker", "being played");
    CHECK(Culprit::left_behind().empty());
}
