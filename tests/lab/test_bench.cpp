#include "host/lab/bench.hpp"

#include <catch2/catch.hpp>

#include "host/rules/rules.hpp"
#include "support/script_game.hpp"

namespace {

using namespace sitdown::host;

const BenchSettings quick{.rounds = 1, .milliseconds = 2, .seats = 4};

std::shared_ptr<const Module> example() {
    static const auto module = Module::open(SITDOWN_BUILD "/plugins/goofspiel");
    return module;
}

}  // namespace

TEST_CASE("every figure of a module is measured", "[bench]") {
    const auto figures = bench({example()}, quick);
    REQUIRE(figures.size() == 1);
    const BenchFigures& one = figures[0];
    CHECK(one.game == "goofspiel");
    CHECK(one.reference);
    CHECK(one.seats == 4);
    CHECK(one.choices_mean == Approx(7));  // hands of thirteen down to one
    CHECK(one.decisions_per_second == Approx(one.games_per_second * 52));
    for (const double rate : {one.with_copy_per_second, one.with_events_per_second, one.copy_ns, one.view_us})
        CHECK(rate > 0);
    CHECK(one.determinize_ns >= 0);
    CHECK(one.state_bytes == Rules(example(), 4, Json::object()).state_bytes());
}

TEST_CASE("modules are measured in one run, each with four seats or the nearest it allows", "[bench]") {
    const sitdown::Status asks{.waiting = 1, .phase = 1, .round = 1, .prompt = 1};
    script::now = {.moments = {asks, asks, {.ending = 1}}, .first = {{script::passes << 24, 0, 9, 1}}};
    const auto figures =
        bench({example(), Module::embedded(script::table())}, {.rounds = 1, .milliseconds = 2, .seats = 6});
    REQUIRE(figures.size() == 2);
    CHECK(figures[0].seats == 6);
    CHECK(figures[1].seats == 4);
    CHECK_FALSE(figures[1].reference);
}

TEST_CASE("a document has the figures, and each rate as a ratio to the reference", "[bench]") {
    BenchFigures reference;
    reference.decisions_per_second = 200;
    reference.with_copy_per_second = 100;
    reference.games_per_second = 4;
    BenchFigures slow = reference;
    slow.game = "slow";
    slow.decisions_per_second = 50;
    const Ordered json = to_json(slow, &reference);
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) keys.push_back(key);
    CHECK(keys == std::vector<std::string>{"game", "seats", "decisions_per_second", "decisions_per_second_ratio",
                                           "with_copy_per_second", "with_copy_per_second_ratio",
                                           "with_events_per_second", "with_events_per_second_ratio", "games_per_second",
                                           "games_per_second_ratio", "copy_ns", "view_us", "determinize_ns",
                                           "choices_mean", "state_bytes"});
    CHECK(json.at("decisions_per_second_ratio") == 0.25);
    CHECK(json.at("with_copy_per_second_ratio") == 1.0);
    CHECK(json.at("with_events_per_second_ratio").is_null());  // the reference has none
}

TEST_CASE("without a reference the ratios are null", "[bench]") {
    const Ordered json = to_json(BenchFigures{}, nullptr);
    for (const char* ratio : {"decisions_per_second_ratio", "with_copy_per_second_ratio",
                              "with_events_per_second_ratio", "games_per_second_ratio"}) {
        CHECK(json.at(ratio).is_null());
    }
}

TEST_CASE("a module that fails while it is measured is named", "[bench]") {
    const sitdown::Status asks{.waiting = 1, .phase = 1, .round = 1, .prompt = 1};
    script::now = {.moments = {asks, asks, {.ending = 1}}, .first = {{script::passes << 24, 0, 0, 0}}, .fails = true};
    CHECK_THROWS_WITH(bench({Module::embedded(script::table())}, quick),
                      Catch::Contains("\"script\"") && Catch::Contains("sitdown validate script"));
    script::now = {.moments = {asks, {.ending = 1}}};
    CHECK_THROWS_WITH(bench({Module::embedded(script::table())}, quick), Catch::Contains("has no choice"));
}
