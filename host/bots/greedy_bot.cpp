#include "host/bots/greedy_bot.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "host/bots/random_bot.hpp"

namespace sitdown::host {

GreedyBot::GreedyBot(std::uint64_t seed, std::uint32_t profile, std::uint32_t worlds)
    : generator_{seed}, profile_(profile), worlds_(std::max(worlds, 1u)) {
    candidates_.reserve(SD_MAX_CHOICES);
}

Choice GreedyBot::choose(const Rules& rules, const void* state, std::uint32_t seat) {
    const auto room = static_cast<std::uint32_t>(list_.size());
    const std::uint32_t count = std::min(rules.table().choices(rules.game(), state, seat, list_.data(), room), room);
    if (count == 0) throw Error("illegal", "A bot was asked for a seat that has nothing to choose; ask a waiting seat.");
    if (is_single(list_.data(), count)) return default_of(list_[0]);

    collect(list_.data(), count);
    Asked asked;
    rules.table().status(rules.game(), state, &asked.status);
    asked.seat = seat;
    asked.window = asked.status.window;
    world_.resize(rules.state_bytes() / 8);
    trial_.resize(world_.size());
    for (std::uint32_t n = 0; n < worlds_; ++n) try_in_world(rules, state, asked);
    return best();
}

void GreedyBot::collect(const sd_choice* list, std::uint32_t count) {
    candidates_.clear();
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::uint32_t last = amounts(list[i]) - 1;
        const std::uint32_t tries = std::min(last + 1, range_tries);
        for (std::uint32_t n = 0; n < tries; ++n) {
            const std::uint64_t place = tries > 1 ? std::uint64_t{last} * n / (tries - 1) : 0;
            candidates_.push_back({{list[i].id, amount_at(list[i], static_cast<std::uint32_t>(place))}, 0});
        }
    }
}

// The only place that reads the state it was given beyond the seat's own list and the public status.
void GreedyBot::try_in_world(const Rules& rules, const void* state, const Asked& asked) {
    const sd_module& table = rules.table();
    std::memcpy(world_.data(), state, world_.size() * 8);
    if (table.determinize(rules.game(), world_.data(), asked.seat, generator_.next()) < 0)
        throw Error("fault", "The module could not resample a state for a bot; run validate on it.");
    const Rng luck{generator_.next()};
    for (Candidate& candidate : candidates_) {
        std::memcpy(trial_.data(), world_.data(), world_.size() * 8);
        const auto [id, amount] = candidate.choice;
        if (table.apply(rules.game(), trial_.data(), asked.seat, id, amount, nullptr) < 0 ||
            !play_on(rules, asked, luck)) {
            throw Error("fault", "The module failed on a choice that it had listed; run validate on it.");
        }
        candidate.value += table.evaluate(rules.game(), trial_.data(), asked.seat, profile_);
    }
}

// Own defaults, random answers of others, in the trial state. False: the module failed.
bool GreedyBot::play_on(const Rules& rules, Asked asked, Rng luck) {
    const sd_module& table = rules.table();
    const auto room = static_cast<std::uint32_t>(list_.size());
    for (int step = 0; step < longest_reach; ++step) {
        sd_status status;
        table.status(rules.game(), trial_.data(), &status);
        if (open_moment(status, asked)) return true;
        const auto seat = static_cast<std::uint32_t>(std::countr_zero(status.waiting));
        const std::uint32_t count =
            std::min(table.choices(rules.game(), trial_.data(), seat, list_.data(), room), room);
        if (count == 0) return false;
        const Choice answer = seat == asked.seat ? default_of(list_[0]) : random_of(list_.data(), count, luck);
        if (table.apply(rules.game(), trial_.data(), seat, answer.id, answer.amount, nullptr) < 0) return false;
    }
    return true;
}

// Nothing that the answer set going is still under way. Under way are: the secret window that it was given in or that
// it opened, and one that follows in the same phase of the same round; and in that phase another prompt that is for
// this seat alone (the answer goes on) or optional (a reaction to it). A window of a later phase or round is a new
// matter: otherwise a game of nothing but secret bids would be played to its end.
bool GreedyBot::open_moment(const sd_status& now, Asked& asked) {
    if (now.ending != 0 || now.waiting == 0) return true;
    const bool same_matter = now.phase == asked.status.phase && now.round == asked.status.round;
    if (now.window != 0) {
        if (asked.window == 0) asked.window = now.window;
        return now.window != asked.window && !same_matter;
    }
    if (!same_matter || now.prompt == asked.status.prompt) return true;
    return now.waiting != 1u << asked.seat && now.optional == 0;
}

Choice GreedyBot::best() {
    std::int64_t highest = candidates_.front().value;
    for (const Candidate& candidate : candidates_) highest = std::max(highest, candidate.value);
    std::uint32_t equal = 0;
    for (const Candidate& candidate : candidates_) equal += candidate.value == highest;
    std::uint32_t pick = equal > 1 ? generator_.below(equal) : 0;
    for (const Candidate& candidate : candidates_) {
        if (candidate.value == highest && pick-- == 0) return candidate.choice;
    }
    return candidates_.front().choice;
}

}  // namespace sitdown::host
