// A piece of work in a process of its own, watched: it may crash, hang or exit, and that is then known.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>

#include "host/conformance/findings.hpp"

namespace sitdown::host::conformance {

struct Departure {
    bool finished = false;
    std::string how;  // not finished: "crashed (segmentation fault)", "did not return for 20 s", "ended the process"
    std::string check, game, again;  // where it was then
    std::uint64_t step = 0;
    std::string output;  // what it wrote last
};

using Message = std::function<void(const nlohmann::json&)>;

// Runs `work` in a child. Its findings come to `message` as they are made. Throws Error fault if no process can be
// made.
Departure in_child(const std::string& module, const Settings&, const std::function<void(Findings&)>& work,
                   const Message& message);

// What was written to the standard and the error output in this child so far.
std::string output_of_child();

}  // namespace sitdown::host::conformance
