// What many games add up to. Only whole numbers are added, so the order in which games come in makes no difference.
#pragma once

#include <sitdown/abi.h>

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace sitdown::host {

struct GameResult {
    std::uint64_t decisions = 0;
    std::uint32_t rounds = 0;
    std::uint32_t ending = 0;                   // number in the manifest's endings
    std::vector<sd_standing> standings;         // per seat
    std::vector<std::string> labels;            // per seat; empty: none
};

class Tally {
public:
    explicit Tally(std::uint32_t seats) : seats_(seats) {}
    void add(const GameResult&);
    void add(const Tally&);

    std::uint64_t games() const { return games_; }
    std::uint64_t decisions() const { return decisions_; }
    // A win that several seats share counts as equal parts of one.
    std::vector<double> wins_by_seat() const;
    std::map<std::string, double> wins_by_label() const;
    const std::map<std::string, std::uint64_t>& seats_by_label() const { return seats_by_label_; }
    std::vector<double> mean_scores() const;
    double mean_rounds() const;
    double median_rounds() const;
    // The least number of rounds that at least so many of a hundred games did not exceed.
    std::uint32_t rounds_percentile(std::uint32_t percent) const;
    const std::map<std::uint32_t, std::uint64_t>& endings() const { return endings_; }

private:
    std::uint32_t round_at(std::uint64_t rank) const;

    std::uint32_t seats_;
    std::uint64_t games_ = 0, decisions_ = 0;
    std::array<std::uint64_t, SD_MAX_SEATS> win_parts_{};
    std::array<std::int64_t, SD_MAX_SEATS> scores_{};
    std::map<std::string, std::uint64_t> label_parts_, seats_by_label_;
    std::map<std::uint32_t, std::uint64_t> rounds_, endings_;
};

}  // namespace sitdown::host
