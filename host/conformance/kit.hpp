// The conformance kit: one list of checks that any module can be held against, used by `validate`, by the tests and
// by authors of games. Knows no game. The module is only ever called in a child process, so that one that crashes,
// hangs or exits is a finding and not the end of the host.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sitdown::host::conformance {

// What the kit looks for, whatever the module is.
struct Check {
    std::string_view id;      // "hidden.step": its group and its name
    std::string_view rule;    // what a module promises, as a sentence
    std::string_view remedy;  // what to do when it is broken
};

// All checks, those of one group together, in the order of a report.
std::span<const Check> checks();

enum class Status { pass, warn, fail, skip, crash };
std::string_view word(Status);

struct Settings {
    std::uint32_t games = 20;
    std::uint64_t seed = 1;             // game number n has the seed `seed + n`, which also picks seats and options
    bool thorough = false;              // try every choice instead of a few at each decision
    std::optional<std::uint32_t> seats; // left out: every seat count that the manifest allows, in turn
    nlohmann::json options = nlohmann::json::object();  // pinned; the others have their default or are varied
    std::uint32_t patience = 20;        // seconds without a sign of life before a module counts as hanging
    std::function<void(std::string_view group)> progress;  // told when a group of checks begins; may be empty
};

struct Result {
    std::string id;
    Status status = Status::pass;
    std::string detail;  // a failure: which rule, in which game and step, how to see it again, what to do
};

struct Report {
    std::string module;
    std::vector<Result> checks;
    std::uint32_t passed = 0, failed = 0;  // failed counts `fail` and `crash`; `warn` and `skip` are neither

    const Result* find(std::string_view id) const;
    nlohmann::json json() const;  // {module, checks:[{id,status,detail}], passed, failed}
};

// `module` is its folder or its library. Throws Error usage when the settings make no sense for it (an unknown
// option, a seat count it does not have); a module that cannot be loaded is a report whose first check failed.
Report run(const std::filesystem::path& module, const Settings& settings = {});

}  // namespace sitdown::host::conformance
