// Whole games of random answers: they end, no card is lost, nothing impossible ever stands on the table.
#include "position.hpp"

using namespace greed_test;

namespace {

// One combination of the options for each number.
Json options(std::uint64_t seed) {
    return {{"needs_count_played_card", (seed & 1) == 0},
            {"hideout_scope", (seed & 2) ? "previous_turns" : "all_in_display"},
            {"limited_markers", (seed & 4) != 0},
            {"reshuffle_discards", (seed & 8) != 0},
            {"hidden_cash", (seed & 16) != 0},
            {"each_turn_order", (seed & 32) ? "prompt" : "auto"},
            {"remember_piles", (seed & 64) != 0}};
}

void check_games(Seat seats, std::uint64_t games) {
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const greed::Greed game = make_game(seats, options(seed / 4));
        INFO("seats " << seats << ", seed " << seed);
        play_randomly(game, seed, [&](const greed::State &state) {
            const greed::Verdict verdict = game.sane(state);
            INFO((verdict ? std::string() : verdict.text()));
            REQUIRE(verdict);
        });
    }
}

} // namespace

TEST_CASE("random games end, and all eighty cards are somewhere after every step", "[GR-4.7]") {
    for (Seat seats = 2; seats <= 5; ++seats) check_games(seats, 150);
}

TEST_CASE("ten thousand random games for each number of seats", "[.soak]") {
    for (Seat seats = 2; seats <= 5; ++seats) check_games(seats, 10000);
}
