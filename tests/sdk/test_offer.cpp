#include <catch2/catch.hpp>

#include <sitdown/offer.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

namespace {

struct Parts {
    std::int16_t give{};
    std::int16_t ask{};
    bool operator==(const Parts &) const = default;
    template <class F>
    void fields(F &f) {
        f("give", give, 0, 1000);
        f("ask", ask, 0, 1000);
    }
};

static_assert(test::is_flat<Offer<Parts>> && test::is_flat<Offer<std::uint16_t>> && test::is_flat<Offer<std::int64_t>>);

} // namespace

TEST_CASE("an offer is built in secret, sent, and answered by the partner", "[sdk][offer]") {
    Offer<Parts> offer;
    CHECK_FALSE(offer.is_open());
    CHECK(offer.waiting() == 0);
    CHECK(offer.seen_by() == nobody);

    offer.begin(2, 7);
    offer.parts.give = 50;
    CHECK(offer.building());
    CHECK(offer.window() == 7);
    CHECK(offer.waiting() == seat_bit(2));
    CHECK(offer.seen_by() == only(2));
    CHECK(test::survives_a_save(offer));

    offer.send(0);
    CHECK(offer.sent());
    CHECK_FALSE(offer.building());
    CHECK(offer.window() == 0);
    CHECK(offer.waiting() == seat_bit(0));
    CHECK(offer.seen_by() == only(0, 2));
    CHECK(test::survives_a_save(offer));

    offer.close();
    CHECK_FALSE(offer.is_open());
    CHECK(offer.waiting() == 0);
    CHECK(offer.parts == Parts{});
    CHECK(offer.made[2] == 1);
}

TEST_CASE("counters swap the roles and come to an end", "[sdk][offer]") {
    Offer<std::uint16_t> offer;
    offer.begin(1, 1, 2);
    CHECK_FALSE(offer.may_counter());
    offer.send(3);
    CHECK(offer.may_counter());
    offer.counter();
    CHECK(offer.waiting() == seat_bit(1));
    CHECK(offer.from == 3);
    offer.counter();
    CHECK(offer.waiting() == seat_bit(3));
    CHECK(offer.began == 1);
    CHECK(offer.countered == 2);
    CHECK_FALSE(offer.may_counter());
    CHECK_THROWS_AS(offer.counter(), std::length_error);
    CHECK(test::survives_a_save(offer));
}

TEST_CASE("every beginning counts, also a dropped one, until the phase ends", "[sdk][offer]") {
    Offer<Parts> offer;
    CHECK(offer.may(1, 2));
    offer.begin(1, 1);
    offer.close();
    CHECK(offer.may(1, 2));
    offer.begin(1, 2);
    offer.send(0);
    offer.close();
    CHECK_FALSE(offer.may(1, 2));
    CHECK(offer.may(0, 2));
    offer.new_phase();
    CHECK(offer.may(1, 2));
    CHECK(test::same_bytes(offer, Offer<Parts>{}));
    CHECK(test::starts_as_zero<Offer<Parts>>());
}
