// Standard output: pure with --json, and its failure is never success.
#include <catch2/catch.hpp>
#include <fstream>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

namespace {

// Through a shell, which can close and redirect.
int shell(const Home& home, const std::string& command) {
    const std::string line = "SITDOWN_HOME=" + home.path().string() + " ; export SITDOWN_HOME; " + command;
    const int status = std::system(line.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

TEST_CASE("--json prints one document and nothing else", "[cli][json]") {
    const Words words = GENERATE(
        Words{"list", "--json"}, Words{"info", "goofspiel", "--json"},
        Words{"compare", "goofspiel", "goofspiel", "--json"}, Words{"simulate", "goofspiel", "--games", "5", "--json"},
        Words{"bench", "goofspiel", "--json"}, Words{"validate", "goofspiel", "--games", "1", "--json"});
    const Ended ended = run(words);
    CAPTURE(words, ended.err);
    CHECK(ended.code == 0);
    CHECK_NOTHROW(ended.json());  // parses whole, so nothing stands before or after it
}

TEST_CASE("a closed or full standard output is a failure with a reason", "[cli][output]") {
    const Home home;
    const std::string error = (home.path() / "error").string();
    const std::string where = GENERATE(std::string(">&-"), std::string(">/dev/full"));
    CHECK(shell(home, program_path() + " list --json " + where + " 2>" + error) == 1);
    std::ifstream file(error);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    CHECK_THAT(text, Contains("standard output"));
}

TEST_CASE("a reader that goes away ends the program quietly", "[cli][output]") {
    const Home home;
    const std::string error = (home.path() / "error").string();
    CHECK(shell(home, program_path() + " engine --help 2>" + error + " | true") == 0);
    CHECK(std::filesystem::file_size(error) == 0);
    const std::string endless =
        "yes '{\"op\":\"pending\"}' | " + program_path() + " engine goofspiel 2>" + error + " | head -n 3 >/dev/null";
    CHECK(shell(home, endless) == 0);
    CHECK(std::filesystem::file_size(error) == 0);
}

TEST_CASE("with standard streams closed no journal is written into", "[cli][output]") {
    const Home home;
    CHECK(shell(home, program_path() + " play goofspiel --seats bot,bot --seed 4 <&- >&- 2>&-") == 1);
    for (const auto& journal : home.journals()) CHECK(run(home, {"replay", journal.string(), "--verify"}).code == 0);
}
