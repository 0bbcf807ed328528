#include <catch2/catch.hpp>

#include <sitdown/agenda.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(sizeof(Frame) == 8 && test::is_flat<Frame> && test::is_flat<Agenda<5>> && test::is_flat<Agenda<12>>);

namespace {
enum class Kind : std::uint8_t { none, fight, reaction, tie };
}

TEST_CASE("the innermost frame is on top", "[sdk][agenda]") {
    Agenda<4> agenda;
    CHECK(agenda.empty());
    agenda.push(Kind::fight, 3, -1, 200);
    agenda.top().step = 2;
    agenda.push(Kind::reaction);
    CHECK(agenda.depth() == 2);
    CHECK(agenda.top().is(Kind::reaction));
    CHECK(agenda.at(0).is(Kind::fight));
    CHECK(test::survives_a_save(agenda));

    CHECK(agenda.pop().is(Kind::reaction));
    CHECK(agenda.top() == Frame{1, 2, 3, -1, 200});
    agenda.pop();
    CHECK(test::same_bytes(agenda, Agenda<4>{}));
    CHECK(test::starts_as_zero<Agenda<4>>());
}

TEST_CASE("the end clears everything", "[sdk][agenda]") {
    Agenda<4> agenda;
    agenda.push(Kind::fight, 1);
    agenda.push(Kind::tie, 2);
    agenda.clear();
    CHECK(test::same_bytes(agenda, Agenda<4>{}));
}

TEST_CASE("what does not fit is refused", "[sdk][agenda]") {
    Agenda<2> agenda;
    agenda.push(Kind::fight);
    agenda.push(Frame::of(Kind::tie, 5));
    CHECK_THROWS_AS(agenda.push(Kind::fight), std::length_error);
    CHECK(agenda.depth() == 2);
    CHECK_THROWS_AS(Frame::of(Kind::fight, 40000), std::out_of_range);
    CHECK_THROWS_AS(Agenda<2>{}.pop(), std::length_error);
}
