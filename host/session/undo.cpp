#include "host/session/undo.hpp"

#include <algorithm>
#include <utility>

namespace sitdown::host {

UndoRules::UndoRules(const Timeline& timeline, std::uint32_t seat, Repeats repeats)
    : timeline_(timeline), seat_(seat), repeats_(std::move(repeats)), window_(timeline.window_began()),
      open_(window_.value_or(timeline.size())) {}

bool UndoRules::decision(std::size_t n) const {
    const Step& step = timeline_.at(n);
    return step.kind == Step::Kind::choice && !repeats_(step);
}

bool UndoRules::own_decision(std::size_t n) const { return timeline_.at(n).seat == seat_ && decision(n); }

std::optional<UndoPlan> UndoRules::own_from(std::size_t n) const {
    UndoPlan plan;
    plan.in_window = true;
    for (std::size_t i = open_ + 1; i <= timeline_.size(); ++i) {
        if (i > n && own_decision(i)) return plan;
        plan.keep += timeline_.at(i).kind == Step::Kind::choice && timeline_.at(i).seat == seat_;
    }
    return std::nullopt;
}

bool UndoRules::free(std::size_t to) const {
    for (std::size_t n = to + 1; n <= open_; ++n) {
        const Step& step = timeline_.at(n);
        if (step.effect.chance || step.effect.told) return false;
        if (step.kind == Step::Kind::choice && step.seat != seat_) return false;
    }
    // Others may have begun their secret answers or not: that must not be seen from what the seat is allowed.
    return !window_ || (timeline_.at(*window_).status.waiting & ~(1u << seat_)) == 0;
}

UndoPlan UndoRules::back_to(std::size_t n) const {
    UndoPlan plan;
    plan.to = n;
    plan.free = free(n);
    return plan;
}

UndoPlan UndoRules::whole_secret_answer() const {
    if (!window_) throw Error("illegal", "No secret answer is open, so none can be taken back; use undo.");
    if (const auto plan = own_from(open_)) return *plan;
    if (timeline_.steps_in_window(seat_) == 0)
        throw Error("illegal", "This seat has given no secret answer yet, so there is none to take back.");
    throw Error("illegal", "This seat had only one answer, so there is nothing else to answer instead.");
}

UndoPlan UndoRules::last_decision() const {
    for (std::size_t n = timeline_.size(); window_ && n > open_; --n) {
        if (own_decision(n)) return *own_from(n - 1);
    }
    for (std::size_t n = open_; n > timeline_.beginning(); --n) {
        if (own_decision(n)) return back_to(n - 1);
    }
    throw Error("illegal", "This seat has decided nothing yet that could be undone.");
}

// A turn is the last row of decisions of one seat in one round.
UndoPlan UndoRules::turn() const {
    if (window_) {
        if (const auto plan = own_from(open_)) return *plan;
    }
    std::optional<std::size_t> first;
    for (std::size_t n = open_; n > timeline_.beginning(); --n) {
        if (first && timeline_.at(n - 1).status.round != timeline_.at(*first - 1).status.round) break;
        if (own_decision(n)) first = n;
        else if (first && decision(n)) break;
    }
    if (!first) throw Error("illegal", "This seat has decided nothing yet that could be undone.");
    return back_to(*first - 1);
}

UndoPlan UndoRules::after(std::size_t n) const {
    if (n < timeline_.beginning())
        throw Error("illegal", "A saved state was loaded after that line; undo goes back to the load at most.");
    for (std::size_t i = n + 1; i <= open_; ++i) {
        if (decision(i)) return back_to(i - 1);
    }
    if (window_) {
        if (const auto plan = own_from(std::max(n, open_))) return *plan;
    }
    throw Error("illegal", "Nothing has been decided since that line, so there is nothing to undo.");
}

}  // namespace sitdown::host
