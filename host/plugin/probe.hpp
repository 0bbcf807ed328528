// Tries a module out in a child process, so that one that crashes, hangs, exits or lies never takes the host down.
//
// The child is this same program, started with `--probe PATH`: every main that uses the host's library begins with
// answer_probe(). What counts is the reply that the child writes, not how it ends.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>

namespace sitdown::host {

struct ProbeResult {
    bool ok = false;
    std::string code;    // as in Error: bad_input, not_found, fault
    std::string reason;  // a sentence: what is wrong with the module and what to do
};

constexpr std::chrono::milliseconds probe_patience{5000};

// `module` is its folder or its library. Opens it, makes a game with the default options and the fewest seats, deals,
// lists the choices of every waiting seat, and closes it again.
ProbeResult probe(const std::filesystem::path& module, std::chrono::milliseconds patience = probe_patience);

// For the first lines of main: if this process is a probe's child, does its work and gives the exit code.
std::optional<int> answer_probe(int count, char** words);

}  // namespace sitdown::host
