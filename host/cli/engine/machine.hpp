// The game behind the engine protocol: every state since `new`, so that each op can be undone exactly.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "host/rules/rules.hpp"
#include "host/rules/words.hpp"

namespace sitdown::host::cli {

class Machine {
public:
    static constexpr std::size_t most_steps = 20000;  // beyond that the oldest cannot be undone

    explicit Machine(std::shared_ptr<const Module> module) : module_(std::move(module)) {}

    const Module& module() const { return *module_; }
    // All throw Error, and then nothing has changed. Those that need a game throw usage when there is none yet.
    void start(std::uint32_t seats, std::uint64_t seed, const Json& options);
    Applied apply(std::uint32_t seat, std::uint32_t choice, std::optional<std::int32_t> amount);
    void load(const Json& state);
    void determinize(std::uint32_t viewer, std::uint64_t seed);
    void undo();

    const Rules& rules() const;
    const State& state() const;
    const Words& words() const;
    std::vector<sd_choice> choices(std::uint32_t seat) const;  // empty for a seat that is not asked
    std::size_t steps() const { return forgotten_ + past_.size(); }  // the deal is one
    // What the viewer was told by the steps from this one on; 0 is the deal.
    Json events(std::uint32_t viewer, std::size_t from) const;
    // The first step whose events this viewer has not asked for.
    std::size_t& unread(std::uint32_t viewer) { return unread_[viewer]; }

private:
    struct Step {
        State state;
        std::vector<sd_event> events;
    };
    void push(State, std::vector<sd_event> = {});

    std::shared_ptr<const Module> module_;
    std::unique_ptr<const Rules> rules_;
    std::unique_ptr<const Words> words_;
    std::deque<Step> past_;  // the last one is now
    std::size_t forgotten_ = 0;
    std::array<std::size_t, SD_SPECTATOR + 1> unread_{};
};

}  // namespace sitdown::host::cli
