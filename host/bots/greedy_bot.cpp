#include "host/bots/greedy_bot.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "host/bots/random_bot.hpp"

namespace sitdown::host {
namespace {

// An act of these classes is done to somebody, who then has a say in it.
constexpr std::array<std::string_view, 5> classes_to_others = {"attack", "steal", "gift", "trade", "vote"};

}  // namespace

GreedyBot::GreedyBot(const Rules& rules, std::uint64_t seed, std::uint32_t profile, std::uint32_t worlds)
    : generator_{seed}, profile_(profile), worlds_(std::max(worlds, 1u)) {
    candidates_.reserve(SD_MAX_CHOICES);
    std::size_t act = 0;
    for (const Json& declared : rules.manifest().value("acts", Json::array())) {
        const std::string kind = declared.value("class", std::string());
        const bool found = std::ranges::find(classes_to_others, kind) != classes_to_others.end();
        if (++act < to_others_.size()) to_others_[act] = found;
    }
}

Choice GreedyBot::choose(const Rules& rules, const void* state, std::uint32_t seat) {
    const auto room = static_cast<std::uint32_t>(list_.size());
    const std::uint32_t count = std::min(rules.table().choices(rules.game(), state, seat, list_.data(), room), room);
    if (count == 0)
        throw Error("illegal", "A bot was asked for a seat that has nothing to choose; ask a waiting seat.");
    if (is_single(list_.data(), count)) return default_of(list_[0]);

    collect(list_.data(), count);
    Asked asked;
    rules.table().status(rules.game(), state, &asked.status);
    asked.seat = seat;
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
        Asked answered = asked;
        answered.to_others = to_others_[id >> 24];
        if (table.apply(rules.game(), trial_.data(), asked.seat, id, amount, nullptr) < 0 ||
            !play_on(rules, answered, luck)) {
            throw Error("fault", "The module failed on a choice that it had listed; run validate on it.");
        }
        candidate.value += table.evaluate(rules.game(), trial_.data(), asked.seat, profile_);
    }
}

// Own defaults, random answers of others, in the trial state. False: the module failed.
bool GreedyBot::play_on(const Rules& rules, const Asked& asked, Rng luck) {
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

// Nothing that the answer set going is still under way: no secret window is open, and no continuation of the answer.
// A continuation is another prompt in the same phase of the same round that is for this seat alone (the answer goes
// on), optional (a reaction to it), or for others who reply to it.
bool GreedyBot::open_moment(const sd_status& now, const Asked& asked) {
    if (now.ending != 0 || now.waiting == 0) return true;
    if (now.window != 0) return false;
    const bool same_matter = now.phase == asked.status.phase && now.round == asked.status.round;
    if (!same_matter || now.prompt == asked.status.prompt) return true;
    return now.waiting != 1u << asked.seat && now.optional == 0 && !asked.to_others;
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
