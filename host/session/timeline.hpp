// The game as it was played, step by step, after all undoing. Knows no files, viewers or persons.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "host/session/journal.hpp"

namespace sitdown::host {

struct Step {
    enum class Kind { start, choice, state, seed } kind = Kind::choice;
    std::uint32_t seat = 0;
    Choice choice;
    Why why = Why::chosen;
    bool forced = false;  // there was nothing to decide: one choice with one amount
    Applied effect;
    std::uint64_t seed = 0;
    std::uint64_t hash = 0;
    sd_status status{};  // after the step
    std::vector<sd_event> events;
    std::shared_ptr<const State> snapshot;  // after the step; kept now and then
};

class Timeline {
public:
    Timeline(std::shared_ptr<const Rules>, std::uint64_t seed);

    const Rules& rules() const { return *rules_; }
    std::shared_ptr<const Rules> shared_rules() const { return rules_; }
    const State& state() const { return state_; }
    const sd_status& status() const { return steps_.back().status; }
    std::uint64_t hash() const { return steps_.back().hash; }
    // Steps since the deal. Step 0 is the deal; step n is at(n).
    std::size_t size() const { return steps_.size() - 1; }
    const Step& at(std::size_t n) const { return steps_[n]; }
    // As it was after step n.
    State state_at(std::size_t n) const;

    // Checked; throws Error illegal and nothing has happened.
    void choose(std::uint32_t seat, Choice, Why);
    void load(State);
    void reseed(std::uint64_t seed);
    // Leaves `to` steps.
    void rewind(std::size_t to);
    // Whether that went back over chance: then the dice must be new, or somebody knows what they will show.
    bool owes_seed() const { return owes_seed_; }
    // Forgets the last step as if it had not been made: it never became a fact.
    void retract();
    // The deal, or the last state that was loaded: nothing before it can be undone.
    std::size_t beginning() const;
    // Where the open secret window began: so many steps came before it. Nothing if none is open.
    std::optional<std::size_t> window_began() const;
    // The seat's own steps in the open window.
    std::uint32_t steps_in_window(std::uint32_t seat) const;
    // Plays the open window again without this seat's steps but the first `keep`.
    void take_back(std::uint32_t seat, std::uint32_t keep);

    // Does what a record says. Throws Error bad_input; with `verify` also if the hash is not the recorded one.
    void play(const Record&, bool verify);

private:
    void push(Step&&, State&&);

    std::shared_ptr<const Rules> rules_;
    std::vector<Step> steps_;
    State state_;
    bool owes_seed_ = false, owed_before_ = false;  // now, and before the last step
};

// Whether these rules can play this journal: module, version, data, seats. Throws Error bad_input.
void check_fits(const Rules&, const StartRecord&);
// Plays a journal again. Errors name the line. `to`: then back to so many steps.
Timeline replay(std::shared_ptr<const Rules>, const JournalContents&, bool verify,
                std::optional<std::size_t> to = std::nullopt);

}  // namespace sitdown::host
