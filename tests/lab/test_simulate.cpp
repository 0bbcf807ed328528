#include "host/lab/simulate.hpp"

#include <catch2/catch.hpp>
#include <thread>

#include "host/rules/rules.hpp"
#include "support/script_game.hpp"

namespace {

using namespace sitdown::host;

std::shared_ptr<const Module> example() {
    static const auto module = Module::open(SITDOWN_BUILD "/plugins/goofspiel");
    return module;
}

SimulationSettings settings(std::uint64_t games, std::uint32_t threads, std::vector<std::string> bots = {"random"}) {
    SimulationSettings made;
    made.games = games;
    made.threads = threads;
    made.bots = std::move(bots);
    return made;
}

// All that must not depend on the number of threads.
Ordered figures(const Simulation& simulation, const Rules& rules) {
    Ordered json = to_json(simulation, rules);
    for (const char* measured : {"seconds", "decisions_per_second", "games_per_second", "threads"})
        json.erase(measured);
    return json;
}

std::string refusal(const Rules& rules, const SimulationSettings& asked, const std::string& code) {
    try {
        simulate(rules, asked);
    } catch (const Error& error) {
        CHECK(error.code() == code);
        return error.what();
    }
    return "accepted";
}

}  // namespace

TEST_CASE("the result does not depend on the number of threads", "[simulate]") {
    const Rules rules(example(), 3, Json::object());
    for (const char* bot : {"random", "greedy"}) {
        const std::uint64_t games = std::string(bot) == "random" ? 700 : 60;
        const Ordered one = figures(simulate(rules, settings(games, 1, {bot})), rules);
        CHECK(figures(simulate(rules, settings(games, 2, {bot})), rules) == one);
        CHECK(figures(simulate(rules, settings(games, 5, {bot})), rules) == one);
    }
}

TEST_CASE("another seed, other bots or more games are another signature", "[simulate]") {
    const Rules rules(example(), 2, Json::object());
    SimulationSettings asked = settings(50, 1);
    const std::uint64_t signature = simulate(rules, asked).signature;
    CHECK(simulate(rules, asked).signature == signature);
    asked.seed = 2;
    CHECK(simulate(rules, asked).signature != signature);
    CHECK(simulate(rules, settings(51, 1)).signature != signature);
    CHECK(simulate(rules, settings(50, 1, {"random", "greedy"})).signature != signature);
}

TEST_CASE("a simulation's document has every figure", "[simulate]") {
    const Rules rules(example(), 4, Json::object());
    const Ordered json = to_json(simulate(rules, settings(200, 2)), rules);
    CHECK(json.at("game") == "goofspiel");
    CHECK(json.at("games") == 200);
    CHECK(json.at("seats") == 4);
    CHECK(json.at("seed") == 1);
    CHECK(json.at("decisions") == 200 * 4 * 13);
    CHECK(json.at("seconds") > 0.0);
    CHECK(json.at("decisions_per_second") > 0.0);
    CHECK(json.at("games_per_second") > 0.0);
    CHECK(json.at("signature").get<std::string>().size() == 16);
    double wins = 0;
    for (const double each : json.at("wins_by_seat")) wins += each;
    CHECK(wins == Approx(200));
    CHECK(json.at("wins_by_label") == Ordered::object());
    CHECK(json.at("mean_scores").size() == 4);
    CHECK(json.at("mean_rounds") == 13.0);
    CHECK(json.at("median_rounds") == 13.0);
    CHECK(json.at("rounds_p10_p90") == Ordered({13, 13}));
    CHECK(json.at("endings") == Ordered({{"all_taken", 200}}));
}

TEST_CASE("progress comes from the calling thread and ends with everything done", "[simulate]") {
    const Rules rules(example(), 6, Json::object());
    std::uint64_t last = 0, calls = 0;
    const auto here = std::this_thread::get_id();
    simulate(rules, settings(300, 2, {"greedy"}), [&](std::uint64_t done, std::uint64_t total) {
        CHECK(std::this_thread::get_id() == here);
        CHECK(total == 300);
        CHECK(done >= last);
        last = done;
        ++calls;
    });
    CHECK(last == 300);
    CHECK(calls >= 1);
}

TEST_CASE("settings that make no sense are refused with what would", "[simulate]") {
    const Rules rules(example(), 3, Json::object());
    CHECK(refusal(rules, settings(0, 1), "usage") == "the number of games must be 1 to 100000000.");
    CHECK(refusal(rules, settings(most_games + 1, 1), "usage") == "the number of games must be 1 to 100000000.");
    CHECK(refusal(rules, settings(1, 0), "usage") == "the number of threads must be 1 to 256.");
    CHECK(refusal(rules, settings(1, 257), "usage") == "the number of threads must be 1 to 256.");
    CHECK(refusal(rules, settings(1, 1, {"random", "random"}), "usage") ==
          "name one bot for all seats or one for each of the 3 seats; 2 were named.");
    CHECK_THAT(refusal(rules, settings(1, 1, {"clever"}), "not_found"), Catch::Contains("random, greedy"));
    CHECK_THAT(refusal(rules, settings(1, 1, {"greedy:bold"}), "not_found"), Catch::Contains("no profiles"));
}

TEST_CASE("more threads than games do no harm", "[simulate]") {
    const Rules rules(example(), 2, Json::object());
    CHECK(simulate(rules, settings(3, 64)).signature == simulate(rules, settings(3, 1)).signature);
}

TEST_CASE("a module that fails in play is named with the game", "[simulate]") {
    const Rules rules(Module::embedded(script::table()), 2, Json::object());
    const sitdown::Status asks{.waiting = 1, .phase = 1, .round = 1, .prompt = 1};
    script::now = {.moments = {asks, asks, {.ending = 1}}, .first = {{script::passes << 24, 0, 0, 0}}};
    CHECK(simulate(rules, settings(4, 2)).tally.endings() == std::map<std::uint32_t, std::uint64_t>{{1, 4}});
    script::now.fails = true;
    CHECK_THAT(refusal(rules, settings(1, 1), "fault"),
               Catch::StartsWith("game 1 of \"script\" (base seed 1) broke off") && Catch::Contains("decision 1") &&
                   Catch::Contains("sitdown validate script"));
}

TEST_CASE("a game that waits for nobody, or never ends, is a fault", "[simulate]") {
    const Rules rules(Module::embedded(script::table()), 2, Json::object());
    const sitdown::Status asks{.waiting = 1, .phase = 1, .round = 1, .prompt = 1};
    script::now = {.moments = {asks, {.phase = 1}}, .first = {{script::passes << 24, 0, 0, 0}}};
    CHECK_THAT(refusal(rules, settings(1, 1), "fault"), Catch::Contains("it is not over and waits for nobody"));
    script::now.moments.assign(300, asks);
    CHECK_THAT(refusal(rules, settings(1, 1), "fault"),
               Catch::Contains("does not end within the declared 200 decisions"));
}
