#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <sitdown/secret.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

namespace {

struct Bid {
    std::int16_t amount{};
    std::uint16_t cards{};
    bool operator==(const Bid &) const = default;
    template <class F>
    void fields(F &f) {
        f("amount", amount, 0, 1000);
        f("cards", cards, 0, 65535);
    }
};

static_assert(test::is_flat<Secret<4>> && test::is_flat<Secret<4, Bid>> && test::is_flat<Secret<5, std::int32_t>>);
static_assert(test::is_flat<Secret<4, std::uint16_t>> && sizeof(Secret<4>) == 4);

} // namespace

TEST_CASE("a secret window closes with the last seat, never earlier", "[sdk][secret]") {
    CHECK(rc::check("in whatever order they answer", [] {
        const auto asked = *rc::gen::inRange<Seats>(1, 64);
        Secret<6> secret;
        secret.open(asked);
        std::vector<Seat> order;
        for (const Seat seat : each(asked)) order.push_back(seat);
        Rng{*rc::gen::arbitrary<std::uint64_t>()}.shuffle(order);
        Seats left = asked;
        for (const Seat seat : order) {
            RC_ASSERT(secret.is_open());
            RC_ASSERT(secret.window() == 1);
            RC_ASSERT(secret.asked() == asked);
            RC_ASSERT(secret.waiting() == left);
            RC_ASSERT(!secret.ready(seat));
            RC_ASSERT(test::survives_a_save(secret));
            left &= ~seat_bit(seat);
            RC_ASSERT(secret.done(seat) == (left == 0));
            RC_ASSERT(secret.ready(seat) == (left != 0));
        }
        RC_ASSERT(!secret.is_open());
        RC_ASSERT(secret.waiting() == 0);
    }));
}

TEST_CASE("openings are numbered", "[sdk][secret]") {
    Secret<3> secret;
    CHECK(secret.window() == 0);
    secret.open(seat_bit(1));
    CHECK(secret.window() == 1);
    CHECK(secret.done(1));
    CHECK(secret.window() == 0);
    secret.open(seat_bit(0));
    CHECK(secret.window() == 2);
    secret.openings = 65535;
    secret.open(seat_bit(0));
    CHECK(secret.window() == 1);
    CHECK(test::starts_as_zero<Secret<3>>());
}

TEST_CASE("a seat that is not asked, or is ready, changes nothing", "[sdk][secret]") {
    Secret<3> secret;
    secret.open(all_seats(2));
    CHECK_FALSE(secret.done(2));
    CHECK_FALSE(secret.done(0));
    CHECK_FALSE(secret.done(0));
    CHECK(secret.is_open());
    CHECK(secret.done(1));
    CHECK_FALSE(secret.done(1));
}

TEST_CASE("a seat can be made to answer anew", "[sdk][secret]") {
    Secret<3> secret;
    secret.open(all_seats(3));
    secret.done(0);
    secret.done(1);
    secret.reopen(0);
    CHECK(secret.waiting() == (seat_bit(0) | seat_bit(2)));
    CHECK_FALSE(secret.done(2));
    CHECK(secret.done(0));
}

TEST_CASE("drafts live from the opening until they are cleared", "[sdk][secret]") {
    Secret<2, Bid> secret;
    secret.open(all_seats(2));
    secret.draft(0).amount = 150;
    secret.draft(1).cards = 3;
    CHECK(test::survives_a_save(secret));
    secret.done(0);
    CHECK(secret.done(1));
    CHECK(secret.draft(0) == Bid{150, 0});
    CHECK(secret.draft(1) == Bid{0, 3});
    auto cleared = secret;
    cleared.clear_drafts();
    CHECK(cleared.draft(0) == Bid{});
    secret.open(seat_bit(0));
    CHECK(secret.draft(1) == Bid{});

    Secret<2, std::int32_t> votes;
    votes.open(all_seats(2));
    votes.draft(1) = -7;
    CHECK(test::survives_a_save(votes));
}

TEST_CASE("a save cannot hold an impossible window", "[sdk][secret]") {
    Secret<3> secret;
    secret.open(all_seats(2));
    secret.done(0);
    auto tree = test::written(secret);
    tree["ready"] = {4};
    CHECK_THROWS_WITH(test::read_back<Secret<3>>(tree), Catch::Contains("not asked"));
    tree["ready"] = {3};
    CHECK_THROWS_WITH(test::read_back<Secret<3>>(tree), Catch::Contains("must be closed"));
    tree["ready"] = {1};
    tree["openings"] = {0};
    CHECK_THROWS_WITH(test::read_back<Secret<3>>(tree), Catch::Contains("number above 0"));
}
