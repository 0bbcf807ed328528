#include "host/bots/bots.hpp"

#include <bit>
#include <catch2/catch.hpp>
#include <set>

#include "host/lab/simulate.hpp"
#include "spy.hpp"
#include "support/script_game.hpp"

namespace {

using namespace sitdown::host;

std::shared_ptr<const Module> example() {
    static const auto module = Module::open(SITDOWN_BUILD "/plugins/goofspiel");
    return module;
}

// Calls visit(state, seat) at every decision of a random game.
template <class Visit>
void each_decision(const Rules& rules, std::uint64_t seed, Visit visit) {
    State state = rules.start(seed);
    const auto random = make_bot("random", rules, seed);
    for (sd_status now = rules.status(state); now.ending == 0; now = rules.status(state)) {
        const auto seat = static_cast<std::uint32_t>(std::countr_zero(now.waiting));
        visit(std::as_const(state), seat);
        const Choice choice = random->choose(rules, state.data(), seat);
        rules.apply(state, seat, choice.id, choice.amount);
    }
}

std::string refusal(const std::string& name, const Json& manifest) {
    try {
        parse_bot(name, manifest);
    } catch (const Error& error) {
        CHECK(error.code() == "not_found");
        return error.what();
    }
    return "accepted";
}

}  // namespace

TEST_CASE("a bot is named by its kind and the profile that the manifest declares", "[bots]") {
    const Json manifest = script::Game::manifest();
    CHECK(parse_bot("random", manifest).kind == "random");
    CHECK(parse_bot("greedy", manifest).profile == 0);
    CHECK(parse_bot("greedy:meek", manifest).profile == 1);
    CHECK(parse_bot("greedy:bold", manifest).profile == 2);
    CHECK(bot_names() == std::vector<std::string>{"random", "greedy"});
}

TEST_CASE("an unknown bot or profile is refused with those there are", "[bots]") {
    const Json manifest = script::Game::manifest();
    CHECK(refusal("clever", manifest) == "There is no bot \"clever\"; choose random, greedy or greedy:PROFILE.");
    CHECK(refusal("", manifest) == "There is no bot \"\"; choose random, greedy or greedy:PROFILE.");
    CHECK(refusal("greedy:shy", manifest) == "script has no bot profile \"shy\"; choose one of: meek, bold.");
    CHECK(refusal("greedy:", manifest) == "script has no bot profile \"\"; choose one of: meek, bold.");
    CHECK(refusal("random:bold", manifest) == "The bot \"random\" has no profiles; write \"random\" alone.");
    CHECK(refusal("greedy:bold", example()->manifest()) ==
          "goofspiel declares no profiles for bots; write \"greedy\" without \":bold\".");
}

TEST_CASE("a bot's answers follow from its seed", "[bots]") {
    const Rules rules(example(), 4, Json::object());
    for (const char* name : {"random", "greedy"}) {
        const auto first = make_bot(name, rules, 7), second = make_bot(name, rules, 7),
                   third = make_bot(name, rules, 8);
        int differ = 0;
        std::vector<Choice> answers;
        each_decision(rules, 3, [&](const State& state, std::uint32_t seat) {
            const Choice answer = first->choose(rules, state.data(), seat);
            CHECK(second->choose(rules, state.data(), seat) == answer);
            differ += third->choose(rules, state.data(), seat) != answer;
            answers.push_back(answer);
        });
        CHECK(differ > 0);
        first->restart(7);
        std::size_t n = 0;
        each_decision(rules, 3, [&](const State& state, std::uint32_t seat) {
            CHECK(first->choose(rules, state.data(), seat) == answers.at(n++));
        });
    }
}

TEST_CASE("a bot leaves the state it was given as it is, and answers what is listed", "[bots]") {
    const Rules rules(example(), 3, Json::object());
    for (const char* name : {"random", "greedy"}) {
        const auto bot = make_bot(name, rules, 1);
        each_decision(rules, 5, [&](const State& state, std::uint32_t seat) {
            const std::uint64_t before = state.hash();
            const Choice answer = bot->choose(rules, state.data(), seat);
            CHECK(state.hash() == before);
            State next = state;
            CHECK_NOTHROW(rules.apply_checked(next, seat, answer.id, answer.amount));
        });
    }
}

TEST_CASE("of a true state a bot asks its own choices and who must answer, nothing more", "[bots]") {
    const Rules rules(Module::embedded(spy::on(example()->table())), 4, Json::object());
    for (const char* name : {"random", "greedy"}) {
        const auto bot = make_bot(name, rules, 1);
        each_decision(rules, 11, [&](const State& state, std::uint32_t seat) {
            spy::calls.clear();
            bot->choose(rules, state.data(), seat);
            std::set<const void*> resampled;
            for (const spy::Call& call : spy::calls) {
                if (call.state != state.data()) {
                    // A copy: the first thing done with one is to resample it for this seat.
                    if (resampled.empty()) CHECK(call.what == "determinize");
                    if (call.what == "determinize") CHECK(call.seat == seat);
                    resampled.insert(call.state);
                    continue;
                }
                CHECK((call.what == "status" || call.what == "choices"));
                if (call.what == "choices") CHECK(call.seat == seat);
            }
        });
    }
}

TEST_CASE("what a seat cannot tell apart is answered alike", "[bots]") {
    // Resampling this game depends on nothing that the seat cannot know, so even the answers are the same, not only
    // how likely they are.
    const Rules rules(example(), 4, Json::object());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        each_decision(rules, seed, [&](const State& state, std::uint32_t seat) {
            const State world = rules.determinize(state, seat, seed + 99);
            const auto here = make_bot("greedy", rules, seed), there = make_bot("greedy", rules, seed);
            CHECK(here->choose(rules, state.data(), seat) == there->choose(rules, world.data(), seat));
        });
    }
}

TEST_CASE("the greedy bot beats the random one", "[bots]") {
    for (const std::uint32_t seats : {2u, 4u}) {
        const Rules rules(example(), seats, Json::object());
        SimulationSettings settings;
        settings.games = 300;
        settings.bots.assign(seats, "random");
        settings.bots[0] = "greedy";
        const double share = simulate(rules, settings).tally.wins_by_seat()[0] / 300;
        CHECK(share > (seats == 2 ? 0.62 : 0.34));  // luck alone: 0.5 and 0.25; more than four standard deviations
    }
}

TEST_CASE("the random bot takes every answer and every amount alike often", "[bots]") {
    const Rules rules(Module::embedded(script::table()), 2, Json::object());
    script::now = {.moments = {{.waiting = 1, .phase = 1, .round = 1, .prompt = 1}, {.ending = 1}},
                   .first = {{script::plays << 24, 0, 40, 10}, {script::passes << 24, 0, 0, 0}}};
    const State state = rules.start(1);
    const auto bot = make_bot("random", rules, 5);
    std::map<std::int32_t, int> amounts;
    int passes = 0;
    for (int n = 0; n < 10000; ++n) {
        const Choice answer = bot->choose(rules, state.data(), 0);
        if (answer.id >> 24 == script::passes) ++passes;
        else ++amounts[answer.amount];
    }
    CHECK(passes == Approx(5000).margin(250));
    CHECK(amounts.size() == 5);
    for (const auto& [amount, count] : amounts) CHECK(count == Approx(1000).margin(150));
}

TEST_CASE("a seat with nothing to choose is refused", "[bots]") {
    const Rules rules(Module::embedded(script::table()), 2, Json::object());
    script::now = {.moments = {{.waiting = 1, .phase = 1, .round = 1, .prompt = 1}, {.ending = 1}}};
    const State state = rules.start(1);
    for (const char* name : {"random", "greedy"})
        CHECK_THROWS_AS(make_bot(name, rules, 1)->choose(rules, state.data(), 0), Error);
}
