// The games that the checks look at: which ones, and one of them played at random with every state kept.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <sitdown/rng.hpp>
#include <string>
#include <vector>

#include "host/conformance/findings.hpp"
#include "host/rules/rules.hpp"

namespace sitdown::host::conformance {

// The seed says everything: the seats, the options, the deal and the random choices.
struct Game {
    std::uint64_t seed = 0;
    std::uint32_t seats = 0;
    Json options = Json::object();

    std::string words() const;  // "the game with seed 3, 4 seats, options {…}"
};

// How to see these games again: "sitdown validate …".
std::string command(const std::string& module, const Settings&, std::uint32_t games, std::uint64_t seed);

Game game_of(const Json& manifest, const Settings&, std::uint64_t seed);

struct Step {
    std::uint32_t seat = 0, id = 0;
    std::int32_t amount = 0;
};

struct Trail {
    Game game;
    std::shared_ptr<const Rules> rules;
    std::vector<Step> steps;            // all of them
    std::vector<State> states;          // before the step of the same number; of a long game only the first ones
    std::vector<std::uint64_t> hashes;  // of the states, when they were new
    bool over = false;                  // the last state is the end

    const State& state(std::size_t at) const { return states[at]; }
    std::size_t moments() const { return states.size(); }  // the last one, when the game is over, has no step
    bool has_step(std::size_t at) const { return at < steps.size() && at + 1 < states.size(); }
    // A generator for whatever a check does at this moment, the same in every run.
    Rng dice(std::size_t at, std::uint64_t salt = 0) const;
    // True for about `wanted` moments of the game, the same ones in every run.
    bool sampled(std::size_t at, std::size_t wanted, std::uint64_t salt) const;
};

// Games of a configuration share their rules object.
class Plan {
public:
    Plan(std::shared_ptr<const Module> module, const Settings& settings)
        : module_(std::move(module)), settings_(settings) {}

    const Json& manifest() const { return module_->manifest(); }
    const Settings& settings() const { return settings_; }
    const std::shared_ptr<const Module>& module() const { return module_; }
    std::uint64_t bound() const;  // of decisions in a game

    // Plays the n-th game. Options that the module refuses in this combination give way to the defaults.
    Trail play(std::uint32_t number, Findings&);

private:
    std::shared_ptr<const Rules> rules(Game&, Findings&);

    std::shared_ptr<const Module> module_;
    const Settings& settings_;
    std::map<std::string, std::shared_ptr<const Rules>> made_;
};

// A random answer of a random waiting seat; nothing if nobody can answer.
std::optional<Step> random_step(const Rules&, const State&, Rng&);
// Plays on at random for at most so many steps. Empty: it went well; else what went wrong.
std::string play_on(const Rules&, State, Rng, std::uint64_t most, bool to_the_end);
std::string words_of(const Rules&, const Step&);  // "seat 1 answers bid (id 0x…)"

}  // namespace sitdown::host::conformance
