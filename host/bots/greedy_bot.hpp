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
    // Steps played on after a candidate. A game of nothing but secret windows has no open moment before its end; so
    // far ahead there is more noise than news.
    static constexpr int longest_reach = 120;

    GreedyBot(const Rules&, std::uint64_t seed, std::uint32_t profile, std::uint32_t worlds = default_worlds);
    Choice choose(const Rules&, const void* state, std::uint32_t seat) override;
    void restart(std::uint64_t seed) override { generator_ = Rng{seed}; }

private:
    struct Candidate {
        Choice choice;
        std::int64_t value = 0;
    };
    // What the seat was asked, and what it answers in this trial.
    struct Asked {
        sd_status status{};
        std::uint32_t seat = 0;
        bool to_others = false;  // the answer is one that others reply to
    };

    void collect(const sd_choice* list, std::uint32_t count);
    void try_in_world(const Rules&, const void* state, const Asked&);
    bool play_on(const Rules&, const Asked&, Rng luck);
    static bool open_moment(const sd_status&, const Asked&);
    Choice best();

    Rng generator_;
    std::uint32_t profile_, worlds_;
    std::array<sd_choice, SD_MAX_CHOICES> list_;
    std::array<bool, 256> to_others_{};  // by act: others reply to it
    std::vector<Candidate> candidates_;
    std::vector<std::uint64_t> world_, trial_;  // states
};

}  // namespace sitdown::host
