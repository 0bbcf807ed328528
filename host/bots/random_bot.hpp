// Any legal answer, each as likely as the other.
#pragma once

#include <array>
#include <sitdown/rng.hpp>

#include "host/bots/bots.hpp"

namespace sitdown::host {

class RandomBot final : public Bot {
public:
    explicit RandomBot(std::uint64_t seed) : generator_{seed} {}
    // Lists its own choices and nothing more, so it needs no copy.
    Choice choose(const Rules&, const void* state, std::uint32_t seat) override;
    void restart(std::uint64_t seed) override { generator_ = Rng{seed}; }

private:
    Rng generator_;
    std::array<sd_choice, SD_MAX_CHOICES> list_;
};

inline Choice random_of(const sd_choice* list, std::uint32_t count, Rng& generator) {
    const sd_choice& choice = list[count > 1 ? generator.below(count) : 0];
    const std::uint32_t many = amounts(choice);
    return {choice.id, many > 1 ? amount_at(choice, generator.below(many)) : choice.low};
}

}  // namespace sitdown::host
