// On a real terminal: colours unless they are not wanted, the screen cleared at the curtain, a progress bar.
#include <pty.h>

#include <catch2/catch.hpp>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

namespace {

// All that the program writes to a terminal on which these lines are typed.
std::string at_terminal(const Home& home, const Words& words, const std::string& typed, bool colours = true) {
    int master = -1;
    winsize size{24, 80, 0, 0};
    const pid_t child = ::forkpty(&master, nullptr, nullptr, &size);
    if (child == 0) {
        auto variables = home.variables();
        if (!colours) variables["NO_COLOR"] = "1";
        Running::execute(words, variables);
    }
    REQUIRE(::write(master, typed.data(), typed.size()) == static_cast<ssize_t>(typed.size()));
    std::string out;
    std::array<char, 4096> part;
    for (ssize_t count = 0; (count = ::read(master, part.data(), part.size())) > 0;)
        out.append(part.data(), static_cast<std::size_t>(count));
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(master);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
    return out;
}

}  // namespace

TEST_CASE("a terminal has colours unless NO_COLOR is set", "[cli][terminal]") {
    const Home home;
    const Words words = {"play", "goofspiel", "--seats", "human,random", "--seed", "3"};
    CHECK_THAT(at_terminal(home, words, "4\nquit\n"), Contains("\033[") && Contains("Rosa sends the 4."));
    CHECK_THAT(at_terminal(home, words, "4\nquit\n", false), !Contains("\033[") && Contains("Rosa sends the 4."));
    CHECK_THAT(at_terminal(home, {"list"}, "", false), !Contains("\033["));
}

TEST_CASE("the curtain clears the screen and what scrolled away", "[cli][terminal][hotseat]") {
    const Home home;
    const std::string out = at_terminal(home, {"play", "goofspiel", "--seats", "human,human"}, "\n4\n\n5\n\nquit\n");
    CHECK_THAT(out, Contains("\033[2J\033[3J\033[H") && Contains("Pass to"));
}

TEST_CASE("a long simulation shows a bar on a terminal", "[cli][terminal][simulate]") {
    const Home home;
    const std::string out = at_terminal(home, {"simulate", "goofspiel", "--games", "300000", "--threads", "1"}, "");
    CHECK_THAT(out, Contains("of 300,000 games") && Contains("Signature"));
}
