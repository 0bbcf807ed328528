#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

#include <sitdown/rng.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(test::is_flat<Rng>);

TEST_CASE("the generator is splitmix64, for ever", "[sdk][rng]") {
    Rng rng{1234567};
    CHECK(rng.next() == 6457827717110365317u);
    CHECK(rng.next() == 3203168211198807973u);
    CHECK(rng.next() == 9817491932198370423u);
    CHECK(rng.next() == 4593380528125082431u);
    CHECK(rng.next() == 16408922859458223821u);
}

TEST_CASE("the mapping to integers is fixed", "[sdk][rng]") {
    Rng rng{1234567};
    std::vector<unsigned> below;
    for (int count = 0; count < 5; ++count) below.push_back(rng.below(100));
    CHECK(below == std::vector<unsigned>{35, 17, 53, 24, 88});

    Rng again{1234567};
    CHECK(again.between(-50, 49) == -15);
    std::array<int, 6> order{0, 1, 2, 3, 4, 5};
    Rng{42}.shuffle(order);
    CHECK(order == std::array<int, 6>{2, 5, 3, 1, 0, 4});
}

TEST_CASE("numbers stay in their range and reach both ends", "[sdk][rng]") {
    Rng rng{7};
    bool low = false;
    bool high = false;
    for (int count = 0; count < 1000; ++count) {
        const int number = rng.between(-3, 4);
        REQUIRE(number >= -3);
        REQUIRE(number <= 4);
        low |= number == -3;
        high |= number == 4;
        REQUIRE(rng.below(1) == 0);
    }
    CHECK(low);
    CHECK(high);
    CHECK(rng.between(9, 9) == 9);
}

TEST_CASE("every order of a shuffle is equally likely", "[sdk][rng]") {
    Rng rng{99};
    std::map<std::array<int, 4>, int> seen;
    for (int count = 0; count < 24000; ++count) {
        std::array<int, 4> order{0, 1, 2, 3};
        rng.shuffle(order);
        ++seen[order];
    }
    REQUIRE(seen.size() == 24);
    double chi_square = 0;
    for (const auto &[order, times] : seen) chi_square += (times - 1000.0) * (times - 1000.0) / 1000.0;
    CHECK(chi_square < 60); // 23 degrees of freedom: beyond 60 in one of 40,000
}

TEST_CASE("a generator survives a save", "[sdk][rng]") {
    CHECK(test::survives_a_save(Rng{0xfedcba9876543210u}));
    CHECK(test::starts_as_zero<Rng>());
}
