// How fast modules are: random games on one core through the C table, in one run, so that they can be compared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace sitdown::host {

class Module;

struct BenchSettings {
    std::uint32_t rounds = 5;         // the best of these counts
    std::uint32_t milliseconds = 60;  // processor time of one measurement
    std::uint32_t seats = 4;          // or the nearest that a game allows
};

struct BenchFigures {
    std::string game;
    bool reference = false;
    std::uint32_t seats = 0;
    double decisions_per_second = 0;   // lists and choices only
    double with_copy_per_second = 0;   // and a copy of the state at each decision
    double with_events_per_second = 0; // and somebody who counts the events
    double games_per_second = 0;
    double copy_ns = 0, view_us = 0, determinize_ns = 0;
    double choices_mean = 0;
    std::size_t state_bytes = 0;
};

// Modules take turns within each round, so that a disturbance of the machine meets all of them. Default options.
// Throws Error if a module fails in play.
std::vector<BenchFigures> bench(const std::vector<std::shared_ptr<const Module>>&, const BenchSettings& = {});

// One object per module; rates also as ratios to the reference, null if there is none among the figures.
nlohmann::ordered_json to_json(const BenchFigures&, const BenchFigures* reference);

}  // namespace sitdown::host
