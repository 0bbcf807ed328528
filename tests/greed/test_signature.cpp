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
        for (Seat seat = 0; seat < seats; ++seat)
            out = sitdown::mixed(out, static_cast<std::uint64_t>(last.cash[seat]));
        for (const std::uint16_t markers : last.markers) out = sitdown::mixed(out, markers);
        for (int card = 0; card < greed::card_count; ++card)
            out = sitdown::mixed(out, static_cast<std::uint64_t>(last.cards.where(card)));
    }
    return out;
}

} // namespace

TEST_CASE("the rules are those that were recorded", "[GR-4.7]") {
    CHECK(signature(2) == 0x23aaff895b6c6b2cu);
    CHECK(signature(3) == 0x8ddfed9b2ddce72au);
    CHECK(signature(4) == 0x4d2d9d910770f71fu);
    CHECK(signature(5) == 0xf1467061b468fc44u);
}
