// Tries every answer in a few worlds that its seat holds possible, and takes the one that looks best at the next open
// moment. Every answer meets the same worlds and the same luck, so that the difference is the answer's own.
#pragma once

#include <array>
#include <sitdown/rng.hpp>
#include <vector>

#include "host/bots/bots.hpp"

namespace sitdown::host {

class GreedyBot final : public Bot {
public:
    static constexpr std::uint32_t default_worlds = 3;
    static constexpr std::uint32_t range_tries = 8;  // both ends and six between
    static constexpr int longest_reach = 40;         // steps played on after a candidate

    GreedyBot(std::uint64_t seed, std::uint32_t profile, std::uint32_t worlds = default_worlds);
    Choice choose(const Rules&, const void* state, std::uint32_t seat) override;
    void restart(std::uint64_t seed) override { generator_ = Rng{seed}; }

private:
    struct Candidate {
        Choice choice;
        std::int64_t value = 0;
    };
    // What the seat was asked, and the secret window whose end the answer leads to.
    struct Asked {
        sd_status status{};
        std::uint32_t seat = 0;
        std::uint16_t window = 0;
    };

    void collect(const sd_choice* list, std::uint32_t count);
    void try_in_world(const Rules&, const void* state, const Asked&);
    bool play_on(const Rules&, Asked, Rng luck);
    static bool open_moment(const sd_status&, Asked&);
    Choice best();

    Rng generator_;
    std::uint32_t profile_, worlds_;
    std::array<sd_choice, SD_MAX_CHOICES> list_;
    std::vector<Candidate> candidates_;
    std::vector<std::uint64_t> world_, trial_;  // states
};

}  // namespace sitdown::host
