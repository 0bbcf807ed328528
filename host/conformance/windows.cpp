#include <algorithm>
#include <map>
#include <optional>

#include "host/conformance/hidden.hpp"
#include "host/lab/random_choice.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t sampled_answers = 4;

}  // namespace

std::vector<Step> Windows::answers(std::size_t at, std::uint32_t seat, std::uint64_t salt) const {
    Rng rng = trail_.dice(at, salt + seat);
    std::vector<Step> all;
    for (const sd_choice& choice : rules_.choices(trail_.state(at), seat)) {
        all.push_back({seat, choice.id, random_amount(choice, rng)});
        if (choice.high > choice.low) all.push_back({seat, choice.id, choice.low});
    }
    if (settings_.thorough || all.size() <= sampled_answers) return all;
    // The first is the pass or the end of the answer; what else is tried is a matter of chance.
    rng.shuffle(std::span(all).subspan(1));
    all.resize(sampled_answers);
    return all;
}

void Windows::look(std::size_t at) {
    const sd_status now = rules_.status(trail_.state(at));
    if (now.window != number_) opened_ = at;
    number_ = now.window;
    if (number_ == 0 || now.ending != 0) return;
    for (std::uint32_t seat = 0; seat < rules_.seats(); ++seat) {
        if (now.waiting >> seat & 1) silence(at, seat);
    }
    commute(at);
    take_back(at);
}

void Windows::silence(std::size_t at, std::uint32_t seat) {
    findings_.begin("hidden.silence");
    std::map<std::uint32_t, std::uint64_t> when_ready;  // viewer: his view once this seat is ready
    for (const Step& step : answers(at, seat, 140)) {
        State after = trail_.state(at);
        std::vector<sd_event> events;
        Applied applied;
        try {
            applied = rules_.apply(after, step.seat, step.id, step.amount, &events);
        } catch (const Error&) {
            continue;  // reported with the shape
        }
        const sd_status then = rules_.status(after);
        if (then.window != number_ || then.ending != 0) continue;  // it closed: now everything may come out
        const std::string who = words_of(rules_, step) + " inside a secret window";
        if (applied.chance) findings_.fail("hidden.still", who + ", and the generator is used.");
        const bool ready = !(then.waiting >> seat & 1);
        for (const std::uint32_t viewer : viewers(rules_.seats())) {
            if (viewer == seat) continue;
            const std::uint64_t view = rules_.view_hash(after, viewer);
            if (!ready && view != rules_.view_hash(trail_.state(at), viewer)) {
                findings_.fail("hidden.silence",
                               who + " and is not ready yet, but the view of " + name_of(viewer) + " changes.");
            }
            if (ready && when_ready.emplace(viewer, view).first->second != view) {
                findings_.fail("hidden.silence",
                               who + "; the view of " + name_of(viewer) + " then depends on what the answer was.");
            }
            for (const sd_event& event : cut(events, viewer)) {
                if (ready && event.verb == SD_READY) continue;
                findings_.fail("hidden.silence",
                               who + ", and " + name_of(viewer) + " gets an event that is more than \"ready\".");
            }
        }
    }
}

void Windows::commute(std::size_t at) {
    findings_.begin("hidden.commute");
    const State& state = trail_.state(at);
    const std::uint32_t waiting = rules_.status(state).waiting;
    for (std::uint32_t seat = 0; seat < rules_.seats(); ++seat) {
        for (std::uint32_t other = seat + 1; other < rules_.seats(); ++other) {
            if (!(waiting >> seat & 1) || !(waiting >> other & 1)) continue;
            const auto mine = answers(at, seat, 160), theirs = answers(at, other, 170);
            Rng rng = trail_.dice(at, 180 + seat * 8 + other);
            if (mine.empty() || theirs.empty()) continue;
            const Step a = mine[rng.below(static_cast<std::uint32_t>(mine.size()))],
                       b = theirs[rng.below(static_cast<std::uint32_t>(theirs.size()))];
            const auto both = [&](const Step& first, const Step& second) -> std::optional<State> {
                State after = state;
                try {
                    for (const Step& step : {first, second}) {
                        if (!(rules_.status(after).waiting >> step.seat & 1)) return std::nullopt;
                        rules_.apply(after, step.seat, step.id, step.amount);
                    }
                } catch (const Error&) {
                    return std::nullopt;
                }
                return rules_.status(after).window == number_ ? std::optional(std::move(after)) : std::nullopt;
            };
            const auto one = both(a, b), two = both(b, a);
            if (one.has_value() != two.has_value() || (one && !(*one == *two))) {
                findings_.fail("hidden.commute", words_of(rules_, a) + " and " + words_of(rules_, b) +
                                                     " inside a secret window: the order makes a difference.");
            }
        }
    }
}

// As the host does it: the window is replayed without the steps of one seat.
void Windows::take_back(std::size_t at) {
    findings_.begin("hidden.take_back");
    if (at == opened_) return;
    Rng rng = trail_.dice(at, 190);
    const std::uint32_t who = trail_.steps[opened_ + rng.below(static_cast<std::uint32_t>(at - opened_))].seat;
    State state = trail_.state(opened_);
    for (std::size_t step = opened_; step < at; ++step) {
        const Step& made = trail_.steps[step];
        if (made.seat == who) continue;
        try {
            rules_.apply_checked(state, made.seat, made.id, made.amount);
        } catch (const Error&) {
            return findings_.fail("hidden.take_back", "Seat " + std::to_string(who) +
                                                          " takes its answer back, and the answer of seat " +
                                                          std::to_string(made.seat) + " is no longer legal.");
        }
    }
    if (!same(rules_.choices(state, who), rules_.choices(trail_.state(opened_), who))) {
        findings_.fail("hidden.take_back",
                       "Seat " + std::to_string(who) + " takes its answer back and has another list than at first.");
    }
}

}  // namespace sitdown::host::conformance
