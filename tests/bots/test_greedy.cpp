// How far the greedy bot looks, and what it tries there.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "host/bots/greedy_bot.hpp"
#include "support/script_game.hpp"

namespace {

using namespace sitdown::host;
using sitdown::Status;

constexpr sd_choice play{script::plays << 24, 0, 1, 1};
constexpr sd_choice trade{script::trades << 24, 0, 1, 1};

constexpr Status asks{.waiting = 0b01, .phase = 1, .round = 1, .prompt = 1};
constexpr Status next_turn{.waiting = 0b10, .phase = 1, .round = 1, .prompt = 1};
constexpr Status own_more{.waiting = 0b01, .phase = 1, .round = 1, .prompt = 2};
constexpr Status others_answer{.waiting = 0b10, .phase = 1, .round = 1, .prompt = 2};
constexpr Status reaction{.waiting = 0b11, .phase = 1, .round = 1, .prompt = 2, .optional = true};
constexpr Status next_phase{.waiting = 0b01, .phase = 2, .round = 1, .prompt = 2};
constexpr Status next_round{.waiting = 0b01, .phase = 1, .round = 2, .prompt = 2};
constexpr Status over{.ending = 1};

constexpr Status secret(unsigned window, sitdown::Seats waiting, unsigned round = 1) {
    return {.waiting = waiting, .phase = 1, .round = round, .prompt = 1, .window = window};
}

std::shared_ptr<const Module> scripted() {
    static const auto module = Module::embedded(script::table());
    return module;
}

Choice answer(std::vector<Status> moments, std::vector<sd_choice> first, std::uint64_t seed = 1) {
    const int wanted = script::now.wanted;
    script::now = {.moments = std::move(moments), .first = std::move(first), .wanted = wanted};
    const Rules rules(scripted(), 2, Json::object());
    const State state = rules.start(1);
    return GreedyBot(rules, seed, 2).choose(rules, state.data(), 0);
}

// The moment at which every candidate was judged.
unsigned reach(std::vector<Status> moments, sd_choice choice = play) {
    answer(std::move(moments), {choice});
    const std::set<unsigned> all(script::now.looked_at.begin(), script::now.looked_at.end());
    REQUIRE(all.size() == 1);
    return *all.begin();
}

}  // namespace

TEST_CASE("a plain answer is judged at once", "[greedy]") {
    CHECK(reach({asks, next_turn, over}) == 1);
    CHECK(reach({asks, asks, over}) == 1);
    CHECK(reach({asks, next_phase, over}) == 1);
    CHECK(reach({asks, next_round, over}) == 1);
    CHECK(reach({asks, over}) == 1);
}

TEST_CASE("an answer in a secret window is judged when the window has closed", "[greedy]") {
    CHECK(reach({secret(1, 0b11), secret(1, 0b10), next_turn, over}) == 2);
    CHECK(reach({secret(1, 0b11), secret(1, 0b11), secret(1, 0b01), secret(1, 0b10), next_phase, over}) == 4);
}

TEST_CASE("windows that follow each other have no open moment between them", "[greedy]") {
    CHECK(reach({secret(1, 0b11), secret(1, 0b10), secret(2, 0b11, 2), secret(2, 0b10, 2), next_turn, over}) == 4);
    CHECK(reach({secret(1, 0b01), secret(2, 0b01, 2), over}) == 2);
}

TEST_CASE("a window that the answer opened is part of it", "[greedy]") {
    CHECK(reach({asks, secret(1, 0b11), secret(1, 0b10), next_turn, over}) == 3);
}

TEST_CASE("what the seat itself is asked next belongs to its answer", "[greedy]") {
    CHECK(reach({asks, own_more, own_more, next_turn, over}) == 3);
    CHECK(reach({secret(1, 0b01), own_more, next_turn, over}) == 2);
}

TEST_CASE("reactions belong to the answer", "[greedy]") {
    CHECK(reach({asks, reaction, reaction, next_turn, over}) == 3);
}

TEST_CASE("others' replies belong to what was done to them, not to any other act", "[greedy]") {
    CHECK(reach({asks, others_answer, next_turn, over}, trade) == 2);
    CHECK(reach({asks, others_answer, own_more, others_answer, asks, over}, trade) == 4);
    CHECK(reach({asks, others_answer, next_turn, over}, play) == 1);
}

TEST_CASE("the bot does not look further than it has to", "[greedy]") {
    std::vector<Status> endless(300, secret(1, 0b10));
    endless.front() = secret(1, 0b11);
    CHECK(reach(endless) == 1 + GreedyBot::longest_reach);
}

TEST_CASE("of a range both ends and six between are tried, in every world", "[greedy]") {
    answer({asks, over}, {{script::plays << 24, 100, 800, 10}});
    std::vector<int> once(script::now.tried.begin(), script::now.tried.begin() + GreedyBot::range_tries);
    CHECK(once == std::vector<int>{100, 200, 300, 400, 500, 600, 700, 800});
    CHECK(script::now.tried.size() == GreedyBot::range_tries * GreedyBot::default_worlds);
}

TEST_CASE("a short range is tried wholly, and the end that the step allows is the last", "[greedy]") {
    answer({asks, over}, {{script::plays << 24, 5, 12, 3}});
    CHECK(std::set<int>(script::now.tried.begin(), script::now.tried.end()) == std::set<int>{5, 8, 11});
    answer({asks, over}, {{script::plays << 24, -1000000000, 1000000000, 1}});
    CHECK(*std::ranges::min_element(script::now.tried) == -1000000000);
    CHECK(*std::ranges::max_element(script::now.tried) == 1000000000);
}

TEST_CASE("the best answer is taken", "[greedy]") {
    script::now.wanted = 500;
    CHECK(answer({asks, over}, {{script::plays << 24, 100, 800, 10}}) == Choice{script::plays << 24, 500});
    script::now.wanted = 0;
}

TEST_CASE("equal answers are decided by the generator", "[greedy]") {
    std::set<std::uint32_t> taken;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        taken.insert(answer({asks, over}, {{script::plays << 24, 0, 0, 0}, {script::passes << 24, 0, 0, 0}}, seed).id);
    }
    CHECK(taken.size() == 2);
}

TEST_CASE("a single answer is given without thinking", "[greedy]") {
    CHECK(answer({asks, over}, {{script::plays << 24, 30, 30, 0}}) == Choice{script::plays << 24, 30});
    CHECK(script::now.looked_at.empty());
}

TEST_CASE("the profile goes to the evaluation", "[greedy]") {
    answer({asks, over}, {play});
    REQUIRE_FALSE(script::now.profiles.empty());
    CHECK(std::ranges::all_of(script::now.profiles, [](unsigned profile) { return profile == 2; }));
}

TEST_CASE("a module that fails under the bot is reported, not the end of the program", "[greedy]") {
    const Rules rules(scripted(), 2, Json::object());
    script::now = {.moments = {asks, own_more, over}, .first = {play}, .fails = true};
    const State state = rules.start(1);
    CHECK_THROWS_WITH(GreedyBot(rules, 1, 0).choose(rules, state.data(), 0), Catch::Contains("run validate"));
}
