// The rules signature: one number over fixed games for each number of seats. It changes when, and only when, the rules,
// the cards or the order of chance do: look at what changed before recording a new one.
#include "position.hpp"

using namespace greed_test;

namespace {

std::uint64_t signature(Seat seats) {
    const greed::Greed game = make_game(seats);
    std::uint64_t out = seats;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        greed::State last{};
        play_randomly(game, seed, [&](const greed::State &state) { last = state; });
        for (Seat seat = 0; seat < seats; ++seat) out = sitdown::mixed(out, static_cast<std::uint64_t>(last.cash[seat]));
        for (const std::uint16_t markers : last.markers) out = sitdown::mixed(out, markers);
        for (int card = 0; card < greed::card_count; ++card) out = sitdown::mixed(out, static_cast<std::uint64_t>(last.cards.where(card)));
    }
    return out;
}

} // namespace

TEST_CASE("the rules are those that were recorded", "[GR-4.7]") {
    CHECK(signature(2) == 0xc22611c9baf6bafcu);
    CHECK(signature(3) == 0x23f3b123c068874du);
    CHECK(signature(4) == 0x47ed6221719e12eeu);
    CHECK(signature(5) == 0x881df8e034bb2b2eu);
}
