#include <catch2/catch.hpp>

#include <sitdown/window.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(test::is_flat<Window>);

TEST_CASE("in turn: one seat waits, clockwise from the first", "[sdk][window]") {
    Window window;
    window.open_in_turn(seat_bit(0) | seat_bit(2) | seat_bit(3), 2, 4);
    CHECK(window.waiting() == seat_bit(2));
    CHECK(test::survives_a_save(window));
    CHECK_FALSE(window.pass(2));
    CHECK(window.waiting() == seat_bit(3));
    CHECK_FALSE(window.pass(3));
    CHECK(window.waiting() == seat_bit(0));
    CHECK(window.pass(0));
    CHECK_FALSE(window.is_open());
    CHECK(test::same_bytes(window, Window{}));
}

TEST_CASE("in turn: who reacts is asked again while he still might", "[sdk][window]") {
    Window window;
    window.open_in_turn(seat_bit(1) | seat_bit(2), 0, 4);
    CHECK_FALSE(window.used(1, true));
    CHECK(window.waiting() == seat_bit(1));
    CHECK_FALSE(window.used(1, false));
    CHECK(window.waiting() == seat_bit(2));
    CHECK(window.used(2, false));
    CHECK_FALSE(window.is_open());
}

TEST_CASE("at once: all wait until each has passed", "[sdk][window]") {
    Window window;
    window.open_at_once(all_seats(3));
    CHECK(window.waiting() == all_seats(3));
    CHECK_FALSE(window.pass(1));
    CHECK_FALSE(window.used(0, true));
    CHECK(window.waiting() == (seat_bit(0) | seat_bit(2)));
    CHECK_FALSE(window.pass(0));
    CHECK(window.pass(2));
    CHECK(window.waiting() == 0);
}

TEST_CASE("a reaction can be a reason to ask everybody again", "[sdk][window]") {
    Window window;
    window.open_in_turn(all_seats(4), 1, 4);
    window.pass(1);
    window.pass(2);
    window.ask_again(all_seats(3), 2);
    CHECK(window.waiting() == seat_bit(2));
    window.pass(2);
    CHECK(window.waiting() == seat_bit(0));

    window.open_at_once(all_seats(3));
    window.pass(0);
    window.ask_again(all_seats(2), 0);
    CHECK(window.waiting() == all_seats(2));
}

TEST_CASE("nobody who might react: nobody is asked", "[sdk][window]") {
    Window window;
    window.open_in_turn(0, 2, 4);
    CHECK_FALSE(window.is_open());
    CHECK(window.waiting() == 0);
    window.open_in_turn(all_seats(2), 0, 4);
    window.close();
    CHECK(test::same_bytes(window, Window{}));
    CHECK(test::starts_as_zero<Window>());

    window.open_in_turn(seat_bit(3), 0, 4);
    auto tree = test::written(window);
    tree["seats"] = {3};
    CHECK_THROWS_WITH(test::read_back<Window>(tree), Catch::Contains("not at the table"));
}
