#include <catch2/catch.hpp>

#include <vector>

#include <sitdown/seats.hpp>

using namespace sitdown;

TEST_CASE("viewer masks name seats and spectators", "[sdk][seats]") {
    CHECK(sees(only(3), 3));
    CHECK_FALSE(sees(only(3), 2));
    CHECK_FALSE(sees(only(3), spectator));
    CHECK(only(1, 4) == (only(1) | only(4)));
    CHECK(sees(only(spectator), spectator));
    CHECK_FALSE(sees(but(5), 5));
    CHECK(sees(but(5), 4));
    CHECK(sees(but(5), spectator));
    for (Seat viewer = 0; viewer < 16; ++viewer) {
        CHECK(sees(everyone, viewer));
        CHECK_FALSE(sees(nobody, viewer));
    }
}

TEST_CASE("a mask is iterated from its lowest seat", "[sdk][seats]") {
    std::vector<Seat> visited;
    for (const Seat seat : each(seat_bit(6) | seat_bit(0) | seat_bit(3))) visited.push_back(seat);
    CHECK(visited == std::vector<Seat>{0, 3, 6});
    for (const Seat seat : each(0)) FAIL("an empty mask has seat " << seat);
    CHECK(all_seats(3) == 7);
    CHECK(all_seats(0) == 0);
    CHECK(has_seat(all_seats(3), 2));
    CHECK_FALSE(has_seat(all_seats(3), 3));
}

TEST_CASE("the order of seats is clockwise", "[sdk][seats]") {
    CHECK(next_seat(0, 4) == 1);
    CHECK(next_seat(3, 4) == 0);
    constexpr Seats mask = seat_bit(1) | seat_bit(4);
    CHECK(in_order_from(0, mask, 5) == 1);
    CHECK(in_order_from(1, mask, 5) == 1);
    CHECK(in_order_from(2, mask, 5) == 4);
    CHECK(in_order_from(4, seat_bit(1), 5) == 1);
    CHECK(in_order_from(2, 0, 5) == 5);
    CHECK(in_order_from(0, seat_bit(6), 5) == 5);
}
