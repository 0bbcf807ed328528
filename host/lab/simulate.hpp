// Many games by bots, on several threads. The result depends on the settings alone, never on the number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "host/lab/tally.hpp"

namespace sitdown::host {

class Rules;

struct SimulationSettings {
    std::uint64_t games = 1000;
    std::vector<std::string> bots = {"random"};  // one for all seats, or one per seat; "name" or "name:profile"
    std::uint64_t seed = 1;
    std::uint32_t threads = 1;
};

struct Simulation {
    Tally tally;
    SimulationSettings settings;
    double seconds = 0;
    std::uint64_t signature = 0;  // of the choices and the last state of every game
};

constexpr std::uint64_t most_games = 100'000'000;
constexpr std::uint32_t most_threads = 256;

// Called now and then from the calling thread, and once when all is done.
using Progress = std::function<void(std::uint64_t done, std::uint64_t total)>;

// Throws Error usage for settings that make no sense, Error fault that names the game if a module fails in play.
Simulation simulate(const Rules&, const SimulationSettings&, const Progress& = {});

nlohmann::ordered_json to_json(const Simulation&, const Rules&);

}  // namespace sitdown::host
