// simulate and bench.
#include <catch2/catch.hpp>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

TEST_CASE("simulate counts games, and the signature does not depend on the threads", "[cli][simulate]") {
    const auto play = [](const char* threads) {
        return run(
            {"simulate", "goofspiel", "--games", "200", "--seats", "3", "--seed", "5", "--threads", threads, "--json"});
    };
    const Ended ended = play("1");
    REQUIRE(ended.code == 0);
    CHECK(ended.err.empty());  // no bar where there is no terminal
    const Json one = ended.json();
    for (const char* field : {"game", "games", "seats", "seed", "decisions", "seconds", "decisions_per_second",
                              "games_per_second", "signature", "wins_by_seat", "wins_by_label", "mean_scores",
                              "mean_rounds", "median_rounds", "rounds_p10_p90", "endings"})
        CHECK(one.contains(field));
    CHECK(one.at("game") == "goofspiel");
    CHECK(one.at("games") == 200);
    CHECK(one.at("decisions") == 200 * 3 * 13);
    CHECK(one.at("endings") == Json{{"all_taken", 200}});
    CHECK(play("2").json().at("signature") == one.at("signature"));
    CHECK(run({"simulate", "goofspiel", "--games", "200", "--seats", "3", "--seed", "6", "--json"})
              .json()
              .at("signature") != one.at("signature"));
}

TEST_CASE("bots are named for all seats or for each", "[cli][simulate]") {
    const Ended ended =
        run({"simulate", "goofspiel", "--games", "20", "--seats", "2", "--bot", "greedy,random", "--json"});
    REQUIRE(ended.code == 0);
    CHECK(ended.json().at("bots") == Json{"greedy", "random"});
    CHECK_THAT(run({"simulate", "goofspiel", "--games", "20"}).out, Contains("Signature") && Contains("all_taken 20"));
}

TEST_CASE("bench measures each module and compares with the reference", "[cli][bench]") {
    const Ended ended = run({"bench", "goofspiel", "--json"});
    REQUIRE(ended.code == 0);
    const Json document = ended.json();
    REQUIRE(document.size() == 1);
    for (const char* field :
         {"game", "seats", "decisions_per_second", "with_copy_per_second", "with_events_per_second", "games_per_second",
          "copy_ns", "view_us", "determinize_ns", "choices_mean", "state_bytes"})
        CHECK(document[0].contains(field));
    CHECK(document[0].at("seats") == 4);
    CHECK(document[0].at("decisions_per_second").get<double>() > 0);
}
