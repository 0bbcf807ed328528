#include <catch2/catch.hpp>

#include <sitdown/dice.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(test::is_flat<Dice<1>> && test::is_flat<Dice<2>> && test::is_flat<Dice<5>>);

TEST_CASE("a roll shows every side and no other", "[sdk][dice]") {
    Rng rng{3};
    int times[8]{};
    for (int count = 0; count < 6000; ++count) {
        const int side = roll(rng, 6);
        REQUIRE(side >= 1);
        REQUIRE(side <= 6);
        ++times[side];
    }
    double chi_square = 0;
    for (int side = 1; side <= 6; ++side) chi_square += (times[side] - 1000.0) * (times[side] - 1000.0) / 1000.0;
    CHECK(chi_square < 30);
}

TEST_CASE("the last roll is kept", "[sdk][dice]") {
    Rng rng{4};
    Dice<3> dice;
    CHECK_FALSE(dice.rolled());
    CHECK(dice.sum() == 0);
    Rng same = rng;
    const int sum = dice.roll(rng, 6);
    CHECK(dice.rolled());
    CHECK(dice.values[0] == roll(same, 6));
    CHECK(dice.values[1] == roll(same, 6));
    CHECK(dice.values[2] == roll(same, 6));
    CHECK(sum == dice.values[0] + dice.values[1] + dice.values[2]);
    CHECK(dice.sum() == sum);
    CHECK(test::survives_a_save(dice));
    dice.clear();
    CHECK(dice == Dice<3>{});
    CHECK(test::starts_as_zero<Dice<3>>());
}
