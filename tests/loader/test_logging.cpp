// What is noted, and where it goes.
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <functional>

#include "host/support/files.hpp"
#include "host/support/logging.hpp"
#include "host/support/paths.hpp"
#include "tests/support/surroundings.hpp"

using namespace sitdown::host;
using namespace sitdown::tests;

namespace {

// What reaches standard error while a fresh process does the work: the logger is one for a whole process.
std::string standard_error_of(const std::function<void()>& work) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], 2);
        work();
        ::_exit(0);
    }
    ::close(ends[1]);
    std::string text;
    char part[512];
    for (ssize_t count; (count = ::read(ends[0], part, sizeof part)) > 0;)
        text.append(part, static_cast<std::size_t>(count));
    ::close(ends[0]);
    ::waitpid(child, nullptr, 0);
    return text;
}

std::string log_file() {
    const auto path = state_folder() / "sitdown.log";
    return std::filesystem::exists(path) ? read_file(path, 1 << 22) : std::string();
}

void say_everything() {
    start_logging();
    log(LogLevel::debug, "a detail");
    log(LogLevel::info, "a note");
    log(LogLevel::warn, "a {warning}\nin two lines");
    log(LogLevel::error, "a fault");
}

}  // namespace

TEST_CASE("warnings and worse go to standard error, notes to the file", "[logging]") {
    const ScratchHome home;
    const Variable level("SITDOWN_LOG", nullptr);
    CHECK(standard_error_of(say_everything) == "sitdown: a {warning} in two lines\nsitdown: a fault\n");
    CHECK_THAT(log_file(), Catch::Contains(" info a note\n") &&
                               Catch::Contains(" warning a {warning} in two lines\n") && !Catch::Contains("detail"));
}

TEST_CASE("SITDOWN_LOG says how much is noted", "[logging]") {
    const ScratchHome home;
    SECTION("more") {
        const Variable level("SITDOWN_LOG", "debug");
        CHECK(standard_error_of(say_everything) == "sitdown: a {warning} in two lines\nsitdown: a fault\n");
        CHECK_THAT(log_file(), Catch::Contains(" debug a detail\n"));
    }
    SECTION("less") {
        const Variable level("SITDOWN_LOG", "error");
        CHECK(standard_error_of(say_everything) == "sitdown: a fault\n");
        CHECK_THAT(log_file(), Catch::Contains("a fault") && !Catch::Contains("warning"));
    }
    SECTION("nothing") {
        const Variable level("SITDOWN_LOG", "off");
        CHECK(standard_error_of(say_everything) == "");
        CHECK(log_file() == "");
    }
    SECTION("a word that is none") {
        const Variable level("SITDOWN_LOG", "loud");
        CHECK_THAT(
            standard_error_of(say_everything),
            Catch::StartsWith("sitdown: SITDOWN_LOG is \"loud\"; it can be trace, debug, info, warn, error or off\n"));
    }
}

TEST_CASE("without a folder for the log, warnings still reach the user", "[logging]") {
    const Variable moved("SITDOWN_HOME", "/dev/null/nowhere"), level("SITDOWN_LOG", nullptr);
    const std::string text = standard_error_of(say_everything);
    CHECK_THAT(text, Catch::StartsWith("sitdown: there is no log file: cannot make the folder /dev/null/nowhere"));
    CHECK_THAT(text, Catch::EndsWith("sitdown: a fault\n"));
}

TEST_CASE("a long log is put aside at the next start", "[logging]") {
    const ScratchHome home;
    const Variable level("SITDOWN_LOG", nullptr);
    const auto path = made(state_folder()) / "sitdown.log";
    std::ofstream(path) << std::string((1u << 20) + 1, 'x');
    standard_error_of(say_everything);
    CHECK(std::filesystem::file_size(path) < 1000);
    CHECK(std::filesystem::file_size(path.string() + ".old") == (1u << 20) + 1);
}

TEST_CASE("before logging is started, warnings go to standard error", "[logging]") {
    CHECK(standard_error_of([] {
              log(LogLevel::info, "a note");
              log(LogLevel::warn, "a warning");
          }) == "sitdown: a warning\n");
}
