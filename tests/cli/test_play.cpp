// play: by bots alone, and at the terminal table with a script in a person's place.
#include <catch2/catch.hpp>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

namespace {

std::string times(const std::string& text, int many) {
    std::string all;
    for (int n = 0; n < many; ++n) all += text;
    return all;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + part.size())) ++found;
    return found;
}

}  // namespace

TEST_CASE("without a terminal bots play a game and its log is printed", "[cli][play]") {
    const Home home;
    const Words words =
        GENERATE(Words{}, Words{"play"}, Words{"play", "goofspiel", "--seats", "human,bot,random", "--seed", "3"});
    const Ended ended = run(home, words);
    CAPTURE(ended.err);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.err, Contains("no terminal"));
    CHECK_THAT(ended.out, Contains(" 1.  ") || Contains("1. "));
    REQUIRE(home.journals().size() == 1);
    CHECK(run(home, {"replay", home.journals()[0].string(), "--verify"}).code == 0);
}

TEST_CASE("one of something is not several", "[cli][play]") {
    const Home home;
    const Words words = {"play", "greed", "--terminal", "--seats", "human,human", "--seed", "9"};
    const std::string out = run(home, words, times("\n1\n", 120)).out; // a line for the curtain, one for the answer
    CHECK_THAT(out, Contains("(1 marker)"));
    CHECK_THAT(out, !Contains("(1 markers)"));
    CHECK_THAT(out, Contains("(3 markers)"));
}

TEST_CASE("the same seed deals the same game", "[cli][play]") {
    const auto first_line = [] {
        const std::string out = run({"play", "goofspiel", "--seats", "random,random", "--seed", "12"}).out;
        return out.substr(0, out.find('\n'));
    };
    CHECK(first_line() == first_line());
}

TEST_CASE("a script plays a whole game at the terminal table", "[cli][play][terminal]") {
    const Home home;
    const Ended ended =
        run(home, {"play", "goofspiel", "--terminal", "--seats", "human,random", "--seed", "5"}, times("1\n", 13));
    CAPTURE(ended.out, ended.err);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("Choose the envelope you send for this score.") && Contains("Rosa sends the 1.") &&
                              Contains("round 13") && Contains("All thirteen scores have come up."));
    CHECK(ended.out.find('\033') == std::string::npos);  // no colours where there is no terminal
    std::istringstream lines(ended.out);
    for (std::string line; std::getline(lines, line);) {
        const auto columns = std::count_if(line.begin(), line.end(), [](char byte) { return (byte & 0xc0) != 0x80; });
        CHECK(columns <= 80);
    }
}

TEST_CASE("choices can be named", "[cli][play][terminal]") {
    const Ended ended = run({"play", "goofspiel", "--terminal", "--seats", "human,random", "--names", "Anna,Ben"},
                            "send the 12\n10\nthirteen\nthe 1\nSEND 2\nquit\n");
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("Anna sends the 12.") && Contains("There is no such choice") &&
                              Contains("Anna sends the 1.") && Contains("Anna sends the 2."));
}

TEST_CASE("every command of the terminal table answers", "[cli][play][terminal]") {
    const Home home;
    const std::string copy = (home.path() / "copy.journal").string();
    const Ended ended =
        run(home, {"play", "goofspiel", "--terminal", "--seats", "human,greedy", "--seed", "5"},
            "help\nview\nchoices\nlook 7\nlook nothing\nwhy 7\nwhy nothing\nrules\nrules all\nlog\nskip\nback\n"
            "undo\n3\nlog all\nundo\nundo turn\nundo x\n4\nundo 1\n5\nsave\nsave " +
                copy + "\nsave " + copy + "\nresume\nresume 9\n\n?\nquit\n");
    CAPTURE(ended.out, ended.err);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("undo [turn|N]") && Contains("the 7  ") && Contains("called \"nothing\"") &&
                              Contains("you can use it") && Contains("Everybody sends one envelope in secret.") &&
                              Contains("On the table") && Contains("cannot be passed") && Contains("Undone.") &&
                              Contains("Rosa sends the 3.") && Contains("no other unfinished game") &&
                              Contains("Go on from there with:\n  sitdown play --resume " + copy + "\n") &&
                              Contains("Go on with:\n  sitdown play --resume goofspiel-"));
    CHECK(run(home, {"replay", copy, "--verify"}).code == 0);
    CHECK(run(home, {"replay", home.journals()[0].string(), "--verify"}).code == 0);
}

TEST_CASE("a game that was left can be gone on with, and the next start says so", "[cli][play][resume]") {
    const Home home;
    const Words begin = {"play", "goofspiel", "--terminal", "--seats", "human,random", "--seed", "5"};
    run(home, begin, "7\n6\nquit\n");
    REQUIRE(home.journals().size() == 1);
    const std::string file = home.journals()[0].string(), name = home.journals()[0].stem().string();
    const Ended again = run(home, begin, "quit\n");
    CHECK_THAT(again.err, Contains("Unfinished") && Contains("--resume " + name));

    const std::string by = GENERATE(std::string("name"), std::string("file"));
    const Ended ended = run(home, {"play", "--terminal", "--resume", by == "name" ? name : file}, times("1\n", 11));
    CAPTURE(ended.out, ended.err);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out,
               Contains("Rosa sends the 7.") && Contains("round 3") && Contains("All thirteen scores have come up."));
    // Without a name it is the last one, here the other game; without a terminal the person cannot be asked.
    CHECK_THAT(run(home, {"play", "--resume", "--terminal"}, "quit\n").out, Contains("round 1"));
    CHECK(run(home, {"play", "--resume"}).code == 2);
}

TEST_CASE("the end of the input leaves the game unfinished and kept", "[cli][play][resume]") {
    const Home home;
    const Ended ended = run(home, {"play", "goofspiel", "--terminal", "--seats", "human,random"}, "3\n");
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("The game is kept."));
    CHECK(run(home, {"play", "--resume", "--terminal"}, "quit\n").code == 0);
}

TEST_CASE("a person goes over to another unfinished game", "[cli][play][resume]") {
    const Home home;
    run(home, {"play", "goofspiel", "--terminal", "--seats", "human,random", "--names", "Ada,Bot"}, "3\nquit\n");
    const Ended ended = run(home, {"play", "goofspiel", "--terminal", "--seats", "human,random", "--names", "Zoe,Bot"},
                            "resume\nresume 1\nlog\nquit\n");
    CAPTURE(ended.out, ended.err);
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("Unfinished games") && Contains("Ada sends the 3."));
}

TEST_CASE("persons at one keyboard have a curtain between them", "[cli][play][hotseat]") {
    const Words words = {"play",    "goofspiel", "--terminal", "--seats", "human,human",
                         "--names", "Anna,Ben",  "--seed",     "2"};
    const Ended ended = run(words, "\n3\n\n4\n5\n\nquit\n");
    CAPTURE(ended.out);
    CHECK(ended.code == 0);
    // From the very first frame; Ben, who is at the keyboard, begins the next round.
    CHECK(count(ended.out, "Pass to A Anna and press Enter.") == 2);
    CHECK(count(ended.out, "Pass to B Ben and press Enter.") == 1);
    // What the one picked is not on the other's side of the curtain.
    const std::size_t curtain = ended.out.find("Pass to B Ben");
    const std::size_t shown = ended.out.find("Anna sends the 3.");
    const std::string bens = ended.out.substr(curtain, shown - curtain);
    CHECK(bens.find("picked") == bens.npos);
    CHECK_THAT(bens, Contains("Ben> 4"));
    // A script may leave out the Enter.
    CHECK_THAT(run(words, "3\n4\nquit\n").out, Contains("Anna sends the 3.") && Contains("Ben sends the 4."));
}

TEST_CASE("an answer can be changed until the last one is in", "[cli][play][hotseat]") {
    const Ended ended = run({"play", "goofspiel", "--terminal", "--seats", "human,human", "--names", "Anna,Ben"},
                            "\n3\nback\n5\n\n4\nquit\n");
    CAPTURE(ended.out);
    CHECK_THAT(ended.out, Contains("Anna can still type \"back\"") && Contains("Anna sends the 5.") &&
                              !Contains("Anna sends the 3."));
}

TEST_CASE("undoing what was told needs everybody's consent", "[cli][play][hotseat]") {
    const Words words = {"play", "goofspiel", "--terminal", "--seats", "human,human", "--names", "Anna,Ben"};
    const Ended refused = run(words, "\n3\n\n4\nundo\nn\nquit\n");
    CAPTURE(refused.out);
    CHECK_THAT(refused.out, Contains("Anna, Ben wants to undo. Do you agree?") && Contains("Anna does not agree"));
    const Ended done = run(words, "\n3\n\n4\nundo\ny\nquit\n");
    CAPTURE(done.out);
    CHECK_THAT(done.out, Contains("Undone."));
}

TEST_CASE("three bots and nobody else can play at the terminal table too", "[cli][play][terminal]") {
    const Ended ended = run({"play", "goofspiel", "--terminal", "--seats", "random,greedy,random"});
    CHECK(ended.code == 0);
    CHECK_THAT(ended.out, Contains("All thirteen scores have come up."));
}

TEST_CASE("a killed program loses no accepted choice", "[cli][play][resume]") {
    const Home home;
    {
        Running running({"play", "goofspiel", "--terminal", "--seats", "human,random", "--seed", "5"},
                        home.variables());
        running.send("7\n");
        while (running.line().find("Rosa sends the 7.") == std::string::npos) {}
        ::kill(running.pid(), SIGKILL);
    }
    const Ended ended = run(home, {"play", "--resume", "--terminal"}, "log\nquit\n");
    CAPTURE(ended.out, ended.err);
    CHECK_THAT(ended.out, Contains("Rosa sends the 7.") && Contains("round 2"));
}
