// What an undo may do: which steps it takes back, and whether the seat may do it alone. Decided by what the seat
// knows: whether others have made secret steps in an open window changes nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "host/session/timeline.hpp"

namespace sitdown::host {

struct UndoPlan {
    bool in_window = false;   // only the seat's own steps in the open secret window, all but the first `keep`
    std::uint32_t keep = 0;
    std::size_t to = 0;       // else: leaves so many steps of the game,
    bool free = true;         // without asking anybody
};

// A step that the host would answer in the same way again is no decision: to go back to it would lead straight to
// where we are. `repeats` says which these are, by what the undoing seat knows of them.
class UndoRules {
public:
    using Repeats = std::function<bool(const Step&)>;

    UndoRules(const Timeline&, std::uint32_t seat, Repeats repeats);

    // All of these throw Error illegal if there is no such decision.
    UndoPlan whole_secret_answer() const;
    UndoPlan last_decision() const;
    UndoPlan turn() const;
    // Every decision after step n.
    UndoPlan after(std::size_t n) const;

private:
    bool decision(std::size_t n) const;
    bool own_decision(std::size_t n) const;
    // Plan that takes back the seat's steps in the window from its first decision after step n on.
    std::optional<UndoPlan> own_from(std::size_t n) const;
    UndoPlan back_to(std::size_t n) const;
    bool free(std::size_t to) const;

    const Timeline& timeline_;
    std::uint32_t seat_;
    Repeats repeats_;
    std::optional<std::size_t> window_;
    std::size_t open_;  // steps of which everybody knows that they were made
};

}  // namespace sitdown::host
