// Random games: they end, nothing is lost, and the same seed gives the same game.
#include <catch2/catch.hpp>

#include "table.hpp"

using namespace table;

namespace {

struct Run {
    int steps = 0;
    State state{};
};

Run random_game(const EmpireCity &game, std::uint64_t seed, bool check) {
    Run run;
    State &s = run.state;
    s.rng.state = seed;
    Rng picks{seed ^ 0x5eed};
    Events events(nullptr);
    game.start(s, events);
    sd_choice buffer[SD_MAX_CHOICES];
    for (;; ++run.steps) {
        const sd_status now = game.status(s);
        if (now.ending) break;
        REQUIRE(now.waiting != 0);
        const std::uint32_t which = picks.below(static_cast<std::uint32_t>(std::popcount(now.waiting)));
        Seat seat = 0;
        std::uint32_t at = 0;
        for (const Seat each_seat : each(now.waiting)) {
            if (at++ == which) seat = each_seat;
        }
        Choices list(buffer, SD_MAX_CHOICES);
        game.choices(s, seat, list);
        REQUIRE(list.count() > 0);
        const sd_choice &pick = buffer[picks.below(list.count())];
        const int range = pick.step > 0 ? (pick.high - pick.low) / pick.step : 0;
        REQUIRE(range >= 0);
        game.apply(s, seat, {pick.id, pick.low + pick.step * static_cast<int>(picks.below(static_cast<std::uint32_t>(range) + 1))}, events);
        if (check) {
            const Verdict verdict = game.sane(s);
            INFO("seed " << seed << ", step " << run.steps << ": " << verdict.text());
            REQUIRE(bool(verdict));
        }
        REQUIRE(run.steps < 60000);
    }
    return run;
}

} // namespace

TEST_CASE("random games with every number of capos come to an end and stay sane", "[random]") {
    for (Seat seats = 3; seats <= 6; ++seats) {
        const EmpireCity game(data_files().setup(seats));
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const Run run = random_game(game, seed + 1000 * seats, true);
            CHECK(run.state.winners != 0);
        }
    }
}
