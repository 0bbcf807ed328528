#include "host/cli/engine/machine.hpp"

#include <algorithm>

namespace sitdown::host::cli {

void Machine::start(std::uint32_t seats, std::uint64_t seed, const Json& options) {
    auto rules = std::make_unique<const Rules>(module_, seats, options);
    std::vector<sd_event> events;
    State state = rules->start(seed, &events);
    words_ = std::make_unique<const Words>(*rules, std::vector<std::string>{});
    rules_ = std::move(rules);
    past_.clear();
    forgotten_ = 0;
    unread_ = {};
    push(std::move(state), std::move(events));
}

Applied Machine::apply(std::uint32_t seat, std::uint32_t choice, std::optional<std::int32_t> amount) {
    State next = state();
    for (const sd_choice& each : choices(seat)) {
        if (each.id == choice && !amount) amount = each.low;  // what is taken for who names none
    }
    std::vector<sd_event> events;
    const Applied effect = rules().apply_checked(next, seat, choice, amount.value_or(0), &events);
    push(std::move(next), std::move(events));
    return effect;
}

std::vector<sd_choice> Machine::choices(std::uint32_t seat) const {
    const sd_status now = rules().status(state());
    const bool asked = seat < rules().seats() && now.ending == 0 && (now.waiting >> seat & 1) != 0;
    return asked ? rules().choices(state(), seat) : std::vector<sd_choice>{};
}

void Machine::load(const Json& saved) { push(rules().load(saved)); }

void Machine::determinize(std::uint32_t viewer, std::uint64_t seed) {
    push(rules().determinize(state(), viewer, seed));
}

void Machine::undo() {
    rules();
    if (past_.size() < 2) throw Error("illegal", "There is no step left to undo.");
    past_.pop_back();
    for (std::size_t& unread : unread_) unread = std::min(unread, forgotten_ + past_.size());
}

const Rules& Machine::rules() const {
    if (!rules_) throw Error("usage", "There is no game yet; send {\"op\":\"new\"} first.");
    return *rules_;
}

const State& Machine::state() const {
    rules();
    return past_.back().state;
}

const Words& Machine::words() const {
    rules();
    return *words_;
}

Json Machine::events(std::uint32_t viewer, std::size_t from) const {
    Json told = Json::array();
    for (std::size_t step = from < forgotten_ ? 0 : from - forgotten_; step < past_.size(); ++step) {
        for (const sd_event& event : past_[step].events) {
            if (Json cut = words_->cut(event, viewer); !cut.is_null()) told.push_back(std::move(cut));
        }
    }
    return told;
}

void Machine::push(State state, std::vector<sd_event> events) {
    past_.push_back({std::move(state), std::move(events)});
    if (past_.size() <= most_steps) return;
    past_.pop_front();
    ++forgotten_;
}

}  // namespace sitdown::host::cli
