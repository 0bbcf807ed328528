// Figures against traces made by hand, whose answers are known.
#include "host/lab/tally.hpp"

#include <catch2/catch.hpp>

namespace {

using sitdown::host::GameResult;
using sitdown::host::Tally;

GameResult game(std::vector<sd_standing> standings, std::uint32_t rounds = 1, std::uint32_t ending = 1) {
    const std::size_t seats = standings.size();
    return {10, rounds, ending, std::move(standings), std::vector<std::string>(seats)};
}

Tally rounds_of(const std::vector<std::uint32_t>& rounds) {
    Tally tally(2);
    for (const std::uint32_t each : rounds) tally.add(game({{1, 1}, {0, 2}}, each));
    return tally;
}

}  // namespace

TEST_CASE("a win counts for who is at place one, whatever his score", "[tally]") {
    Tally tally(3);
    tally.add(game({{5, 2}, {3, 1}, {9, 3}}));
    tally.add(game({{5, 1}, {3, 2}, {1, 3}}));
    CHECK(tally.wins_by_seat() == std::vector<double>{1, 1, 0});
    CHECK(tally.mean_scores() == std::vector<double>{5, 3, 5});
    CHECK(tally.games() == 2);
    CHECK(tally.decisions() == 20);
}

TEST_CASE("a shared win is equal parts of one", "[tally]") {
    Tally tally(4);
    tally.add(game({{5, 1}, {5, 1}, {2, 3}, {1, 4}}));
    tally.add(game({{5, 1}, {5, 1}, {5, 1}, {1, 4}}));
    const auto wins = tally.wins_by_seat();
    CHECK(wins[0] == Approx(1.0 / 2 + 1.0 / 3));
    CHECK(wins[2] == Approx(1.0 / 3));
    CHECK(wins[3] == 0);
    CHECK(wins[0] + wins[1] + wins[2] + wins[3] == Approx(2));
}

TEST_CASE("any number of winners shares one win exactly", "[tally]") {
    for (std::uint32_t seats = 1; seats <= SD_MAX_SEATS; ++seats) {
        Tally tally(seats);
        tally.add(game(std::vector<sd_standing>(seats, {0, 1})));
        double sum = 0;
        for (const double wins : tally.wins_by_seat()) sum += wins;
        CHECK(sum == Approx(1).epsilon(1e-12));
    }
}

TEST_CASE("results are counted by label where a seat has one", "[tally]") {
    Tally tally(3);
    GameResult first = game({{9, 1}, {0, 2}, {0, 2}});
    first.labels = {"north", "south", ""};
    GameResult second = game({{9, 1}, {9, 1}, {0, 3}});
    second.labels = {"south", "north", "north"};
    tally.add(first);
    tally.add(second);
    CHECK(tally.wins_by_label() == std::map<std::string, double>{{"north", 1.5}, {"south", 0.5}});
    CHECK(tally.seats_by_label() == std::map<std::string, std::uint64_t>{{"north", 3}, {"south", 2}});
}

TEST_CASE("median and mean of the rounds", "[tally]") {
    CHECK(rounds_of({3, 9, 4}).median_rounds() == 4);
    CHECK(rounds_of({3, 9, 4, 6}).median_rounds() == 5);
    CHECK(rounds_of({3, 4}).median_rounds() == 3.5);
    CHECK(rounds_of({7}).median_rounds() == 7);
    CHECK(rounds_of({3, 9, 4, 6}).mean_rounds() == 5.5);
    CHECK(rounds_of({}).median_rounds() == 0);
    CHECK(rounds_of({}).mean_rounds() == 0);
}

TEST_CASE("a percentile is the least number that enough games did not exceed", "[tally]") {
    std::vector<std::uint32_t> thirty;
    for (std::uint32_t rounds = 1; rounds <= 30; ++rounds) thirty.push_back(rounds);
    CHECK(rounds_of(thirty).rounds_percentile(10) == 3);
    CHECK(rounds_of(thirty).rounds_percentile(90) == 27);
    CHECK(rounds_of({5, 1}).rounds_percentile(10) == 1);
    CHECK(rounds_of({5, 1}).rounds_percentile(90) == 5);
    CHECK(rounds_of({4, 4, 4}).rounds_percentile(90) == 4);
    CHECK(rounds_of({}).rounds_percentile(90) == 0);
}

TEST_CASE("parts counted apart add up to the whole", "[tally]") {
    Tally whole(2), left(2), right(2);
    for (int n = 0; n < 20; ++n) {
        GameResult each =
            game({{n, n % 3 ? 1 : 2}, {7 - n, n % 2 ? 1 : 2}}, static_cast<std::uint32_t>(n % 7), 1 + n % 2);
        each.labels = {n % 2 ? "a" : "b", "c"};
        whole.add(each);
        (n % 4 ? left : right).add(each);
    }
    right.add(left);
    CHECK(right.games() == whole.games());
    CHECK(right.decisions() == whole.decisions());
    CHECK(right.wins_by_seat() == whole.wins_by_seat());
    CHECK(right.wins_by_label() == whole.wins_by_label());
    CHECK(right.seats_by_label() == whole.seats_by_label());
    CHECK(right.mean_scores() == whole.mean_scores());
    CHECK(right.median_rounds() == whole.median_rounds());
    CHECK(right.endings() == whole.endings());
}
