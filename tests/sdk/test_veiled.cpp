#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <set>

#include <sitdown/veiled.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

using Money = Veiled<3>;
using Stash = Veiled<3, std::int32_t, true>;

static_assert(test::is_flat<Money> && test::is_flat<Stash> && test::is_flat<Veiled<6, std::uint8_t>>);

namespace {

template <class Number>
bool in_bounds(const Number &number) {
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{2}, spectator}) {
        if (number.low(viewer) > number.get() || number.get() > number.high(viewer)) return false;
    }
    return true;
}

template <class Number>
bool keeps_its_bounds(int least) {
    return rc::check("a veiled number stays between every viewer's ends", [least] {
        Number number;
        const int start = *rc::gen::inRange(0, 500);
        number.start(start, *rc::gen::arbitrary<Viewers>(), 0, 500);
        Rng rng{*rc::gen::arbitrary<std::uint64_t>()};
        for (int step = *rc::gen::inRange(0, 30); step > 0; --step) {
            const auto viewers = *rc::gen::arbitrary<Viewers>();
            const int delta = std::max(*rc::gen::inRange(-200, 200), least - number.get());
            const int before = number.get();
            switch (*rc::gen::inRange(0, 7)) {
            case 0:
                number.shift(delta);
                RC_ASSERT(number.get() == before + delta);
                break;
            case 1:
                number.change(delta, viewers, delta - *rc::gen::inRange(0, 50), delta + *rc::gen::inRange(0, 50));
                RC_ASSERT(number.get() == before + delta);
                break;
            case 2:
                number.look(2);
                RC_ASSERT(number.knows(2));
                break;
            case 3:
                number.at_least(number.get() - *rc::gen::inRange(0, 100), viewers);
                break;
            case 4:
                number.at_most(number.get() + *rc::gen::inRange(0, 100), viewers);
                break;
            case 5:
                number.reveal(viewers);
                break;
            default: {
                const Seat viewer = *rc::gen::element<Seat>(0, 1, 2, spectator);
                const int low = number.low(viewer);
                const int high = number.high(viewer);
                const auto knew = number.knowers();
                number.resample(viewer, rng);
                RC_ASSERT(number.low(viewer) == low);
                RC_ASSERT(number.high(viewer) == high);
                RC_ASSERT((number.knowers() & knew) == knew);
            }
            }
            RC_ASSERT(number.get() >= least);
            RC_ASSERT(in_bounds(number));
        }
        RC_ASSERT(test::survives_a_save(number));
    });
}

} // namespace

TEST_CASE("a veiled number stays between every viewer's ends", "[sdk][veiled]") {
    CHECK(keeps_its_bounds<Money>(0));
    CHECK(keeps_its_bounds<Stash>(-100000));
    CHECK(test::starts_as_zero<Money>());
}

TEST_CASE("who is told counts along, others know a range", "[sdk][veiled]") {
    Money money;
    money.start(300, only(0), 100, 500);
    CHECK(money.knows(0));
    CHECK(money.low(1) == 100);
    CHECK(money.high(spectator) == 500);
    CHECK(money.knowers() == only(0));

    money.shift(-50);
    CHECK(money.get() == 250);
    CHECK(money.low(0) == 250);
    CHECK(money.low(1) == 50);
    CHECK(money.high(1) == 450);

    money.change(20, only(0, 1), 0, 100);
    CHECK(money.low(0) == 270);
    CHECK(money.low(1) == 70);
    CHECK(money.high(1) == 470);
    CHECK(money.low(2) == 50);
    CHECK(money.high(2) == 550);

    money.at_least(260, only(2));
    money.at_most(400);
    CHECK(money.low(2) == 260);
    CHECK(money.low(1) == 70);
    CHECK(money.high(1) == 400);
    money.look(1);
    CHECK(money.low(1) == 270);
    CHECK(money.high(1) == 270);
    CHECK(money.high(2) == 400);
}

TEST_CASE("a public payment proves that it was covered", "[sdk][veiled]") {
    Money money;
    money.start(300, only(0), 0, 500);
    money.shift(-200);
    CHECK(money.low(1) == 0);
    CHECK(money.high(1) == 300);
    money.shift(200);
    CHECK(money.low(1) == 200);
}

TEST_CASE("what cannot be is refused", "[sdk][veiled]") {
    Money money;
    money.start(100, everyone);
    CHECK_THROWS_AS(money.shift(-101), std::out_of_range);
    CHECK_THROWS_AS(money.shift(40000), std::out_of_range);
    CHECK_THROWS_AS(money.at_least(101), std::out_of_range);
    CHECK_THROWS_AS(money.at_most(99), std::out_of_range);
    CHECK_THROWS_AS(money.change(5, only(0), 6, 9), std::out_of_range);
    CHECK_THROWS_AS(money.start(5, only(0), 6, 9), std::out_of_range);
    Stash stash;
    stash.start(100, everyone);
    stash.shift(-101);
    CHECK(stash.get() == -1);

    auto tree = test::written(money);
    tree["low"] = {0, 0, 101, 0};
    CHECK_THROWS_WITH(test::read_back<Money>(tree), Catch::Contains("every viewer"));
}

TEST_CASE("a resample is uniform inside the viewer's interval", "[sdk][veiled]") {
    Money money;
    money.start(300, only(0), 100, 500);
    Rng rng{51};
    std::map<int, int> times;
    for (int count = 0; count < 9000; ++count) {
        Money world = money;
        world.resample(1, rng, 50);
        ++times[world.get()];
        REQUIRE(world.low(0) == world.get());
        REQUIRE(world.high(0) == world.get());
        REQUIRE(world.low(2) == 100);
        REQUIRE(world.high(2) == 500);
    }
    CHECK(times.size() == 9);
    double chi_square = 0;
    for (const auto &[amount, count] : times) {
        CHECK(amount % 50 == 0);
        chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
    }
    CHECK(chi_square < 40);
    CHECK(times.begin()->first == 100);
    CHECK(times.rbegin()->first == 500);
}

TEST_CASE("who knows the number keeps it when he resamples", "[sdk][veiled]") {
    Money money;
    money.start(300, only(0), 100, 500);
    Rng rng{52};
    const Money before = money;
    money.resample(0, rng, 50);
    CHECK(money == before);
}

TEST_CASE("a narrower interval of another seat is widened to hold the new world", "[sdk][veiled]") {
    Money money;
    money.start(300, only(0), 0, 500);
    money.at_least(290, only(2));
    money.at_most(310, only(2));
    Rng rng{53};
    std::set<int> seen;
    for (int count = 0; count < 200; ++count) {
        Money world = money;
        world.resample(1, rng);
        REQUIRE(in_bounds(world));
        seen.insert(world.get());
    }
    CHECK(*seen.begin() < 290);
    CHECK(*seen.rbegin() > 310);
}
