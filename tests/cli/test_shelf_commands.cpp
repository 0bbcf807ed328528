// The commands that only read: list, info, compare; and how wrong words are answered.
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

TEST_CASE("list shows every module with the fields that scripts read", "[cli][list]") {
    const Ended ended = run({"list", "--json"});
    REQUIRE(ended.code == 0);
    CHECK(ended.err.empty());
    bool found = false;
    for (const Json& entry : ended.json()) {
        for (const char* field : {"id", "version", "title", "seats", "status", "reason", "path"})
            CHECK(entry.contains(field));
        if (entry.at("id") != "goofspiel") continue;
        found = true;
        CHECK(entry.at("status") == "ok");
        CHECK(entry.at("seats") == Json{{"min", 2}, {"max", 6}});
        CHECK(std::filesystem::exists(entry.at("path").get<std::string>()));
    }
    CHECK(found);
    CHECK_THAT(run({"list"}).out, Contains("goofspiel") && Contains("The Take"));
}

TEST_CASE("a broken module is listed with its reason and stops nothing", "[cli][list]") {
    const Home home;
    const auto folder = home.path() / "data" / "plugins" / "hollow";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "hollow.so") << "not a library";
    const Ended ended = run(home, {"list", "--json"});
    REQUIRE(ended.code == 0);
    const Json list = ended.json();
    const auto hollow =
        std::find_if(list.begin(), list.end(), [](const Json& each) { return each.at("id") == "hollow"; });
    REQUIRE(hollow != list.end());
    CHECK(hollow->at("status") == "rejected");
    CHECK_FALSE(hollow->at("reason").get<std::string>().empty());
    CHECK_THAT(run(home, {"list"}).out, Contains("Rejected") && Contains("hollow"));
    const Ended refused = run(home, {"info", "hollow"});
    CHECK(refused.code == 2);
    CHECK(refused.error_lines() == 1);
}

TEST_CASE("info gives the manifest", "[cli][info]") {
    const Ended ended = run({"info", "goofspiel", "--json"});
    REQUIRE(ended.code == 0);
    CHECK(ended.json().at("id") == "goofspiel");
    CHECK(ended.json().at("phases").size() == 1);
    const Ended text = run({"info", "goofspiel"});
    CHECK(text.code == 0);
    CHECK_THAT(text.out,
               Contains("The Take") && Contains("2 to 6") && Contains("Everybody sends one envelope in secret."));
    CHECK(run({"info", SITDOWN_BUILD "/plugins/goofspiel"}).code == 0);
}

TEST_CASE("compare lays rule sets side by side", "[cli][compare]") {
    const Ended ended = run({"compare", "goofspiel", "goofspiel", "--json"});
    REQUIRE(ended.code == 0);
    const Json document = ended.json();
    REQUIRE(document.at("games").size() == 2);
    for (const Json& section : document.at("sections")) {
        for (const Json& fact : section.at("facts")) CHECK(fact.at("same") == true);
    }
    CHECK(run({"compare", "goofspiel", "goofspiel"}).code == 0);
    CHECK(run({"compare", "goofspiel"}).code == 2);
}

TEST_CASE("wrong words get one line that says what to do, and exit code 2", "[cli]") {
    const auto [words, says] = GENERATE(table<Words, std::string>({
        {{"plya"}, "Did you mean play"},
        {{"info", "goofspeil"}, "Did you mean goofspiel"},
        {{"info"}, "GAME is required"},
        {{"info", "/no/such/module.so"}, "/no/such/module.so"},
        {{"list", "--jsn"}, "--jsn"},
        {{"simulate", "goofspiel", "--seats", "9"}, "2 to 6"},
        {{"simulate", "goofspiel", "--seats", "many"}, "many"},
        {{"simulate", "goofspiel", "--option", "colour=red"}, "colour"},
        {{"simulate", "goofspiel", "--option", "colour"}, "="},
        {{"simulate", "goofspiel", "--bot", "clever"}, "random"},
        {{"simulate", "goofspiel", "--seats", "3", "--bot", "random,greedy"}, "one for each of the 3 seats"},
        {{"simulate", "goofspiel", "--games", "0"}, "1 to"},
        {{"simulate", "goofspiel", "--threads", "0"}, "threads"},
        {{"simulate", "goofspiel", "--seed", "-1"}, "seed"},
        {{"simulate", "goofspiel", "--seed", "99999999999999999999"}, "seed"},
        {{"simulate", "goofspiel", "--seats", "4294967298"}, "seats"},
        {{"play", "goofspiel", "--seats", "human"}, "2 to 6"},
        {{"play", "goofspiel", "--seats", "human,dog"}, "dog"},
        {{"play", "goofspiel", "--seats", "99999999999"}, "seats"},
        {{"play", "goofspiel", "--names", "A,B,C,D,E,F,G,H", "--seats", "human,bot"}, "more names"},
        {{"play", "--resume", "nothing-like-this"}, "nothing-like-this"},
        {{"replay", "/no/such/file"}, "/no/such/file"},
        {{"engine"}, "which game"},
        {{"engine", "nothing"}, "nothing"},
        {{"bench", "nothing"}, "nothing"},
        {{"validate", "nothing"}, "nothing"},
    }));
    const Ended ended = run(words);
    CAPTURE(words, ended.err);
    CHECK(ended.code == 2);
    CHECK(ended.out.empty());
    CHECK(ended.error_lines() == 1);
    CHECK_THAT(ended.err, Contains(says));
}

TEST_CASE("help and version are results", "[cli]") {
    CHECK_THAT(run({"--help"}).out, Contains("simulate") && Contains("Exit codes"));
    CHECK_THAT(run({"simulate", "--help"}).out, Contains("--threads"));
    CHECK_THAT(run({"--version"}).out, Contains("sitdown "));
    for (const char* word : {"play", "list", "info", "compare", "simulate", "validate", "engine", "replay", "bench"}) {
        const Ended ended = run({word, "--help"});
        CHECK(ended.code == 0);
        CHECK(ended.err.empty());
        std::istringstream lines(ended.out);
        for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 100);
    }
}
