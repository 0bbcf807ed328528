#include "host/lab/tally.hpp"

#include <algorithm>

namespace sitdown::host {
namespace {

// Divisible by every number of winners, so that shared wins stay whole numbers.
constexpr std::uint64_t parts_of_a_win = 840;
static_assert(SD_MAX_SEATS == 8 && parts_of_a_win % (3 * 5 * 7 * 8) == 0);

double wins(std::uint64_t parts) { return static_cast<double>(parts) / static_cast<double>(parts_of_a_win); }

}  // namespace

void Tally::add(const GameResult& game) {
    ++games_;
    decisions_ += game.decisions;
    ++rounds_[game.rounds];
    ++endings_[game.ending];
    const auto winners = static_cast<std::uint64_t>(
        std::ranges::count_if(game.standings, [](const sd_standing& standing) { return standing.place == 1; }));
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        const sd_standing& standing = game.standings[seat];
        const std::uint64_t won = standing.place == 1 ? parts_of_a_win / winners : 0;
        win_parts_[seat] += won;
        scores_[seat] += standing.score;
        if (game.labels[seat].empty()) continue;
        label_parts_[game.labels[seat]] += won;
        ++seats_by_label_[game.labels[seat]];
    }
}

void Tally::add(const Tally& other) {
    games_ += other.games_;
    decisions_ += other.decisions_;
    for (std::size_t seat = 0; seat < SD_MAX_SEATS; ++seat) {
        win_parts_[seat] += other.win_parts_[seat];
        scores_[seat] += other.scores_[seat];
    }
    for (const auto& [label, parts] : other.label_parts_) label_parts_[label] += parts;
    for (const auto& [label, seats] : other.seats_by_label_) seats_by_label_[label] += seats;
    for (const auto& [rounds, games] : other.rounds_) rounds_[rounds] += games;
    for (const auto& [ending, games] : other.endings_) endings_[ending] += games;
}

std::vector<double> Tally::wins_by_seat() const {
    std::vector<double> result;
    for (std::size_t seat = 0; seat < seats_; ++seat) result.push_back(wins(win_parts_[seat]));
    return result;
}

std::map<std::string, double> Tally::wins_by_label() const {
    std::map<std::string, double> result;
    for (const auto& [label, parts] : label_parts_) result[label] = wins(parts);
    return result;
}

std::vector<double> Tally::mean_scores() const {
    std::vector<double> result;
    for (std::size_t seat = 0; seat < seats_; ++seat) {
        result.push_back(static_cast<double>(scores_[seat]) / static_cast<double>(std::max<std::uint64_t>(games_, 1)));
    }
    return result;
}

double Tally::mean_rounds() const {
    double sum = 0;
    for (const auto& [rounds, games] : rounds_) sum += static_cast<double>(rounds) * static_cast<double>(games);
    return sum / static_cast<double>(std::max<std::uint64_t>(games_, 1));
}

double Tally::median_rounds() const {
    if (games_ == 0) return 0;
    return (round_at((games_ + 1) / 2) + round_at(games_ / 2 + 1)) / 2.0;
}

std::uint32_t Tally::rounds_percentile(std::uint32_t percent) const { return round_at((games_ * percent + 99) / 100); }

std::uint32_t Tally::round_at(std::uint64_t rank) const {
    std::uint64_t passed = 0;
    for (const auto& [rounds, games] : rounds_) {
        passed += games;
        if (passed >= rank) return rounds;
    }
    return 0;
}

}  // namespace sitdown::host
