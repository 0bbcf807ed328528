#include <catch2/catch.hpp>

#include <sitdown/verdict.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(test::is_flat<Verdict>);
static_assert(Verdict::yes() && !Verdict::no("no"));

TEST_CASE("a yes has no reason", "[sdk][verdict]") {
    const auto verdict = Verdict::yes();
    CHECK(static_cast<bool>(verdict));
    CHECK(verdict.reason() == nullptr);
    CHECK(verdict.text().empty());
}

TEST_CASE("a no fills in its numbers", "[sdk][verdict]") {
    enum class Square { fourth = 4 };
    const auto verdict = Verdict::no("a cop stands on {0}: {1} of {2}, {0}", Square::fourth, -7, 30u);
    CHECK_FALSE(static_cast<bool>(verdict));
    CHECK(verdict.text() == "a cop stands on 4: -7 of 30, 4");
    CHECK(verdict.value(1) == -7);
}

TEST_CASE("names replace numbers and are not filled in again", "[sdk][verdict]") {
    const auto verdict = Verdict::no("{1} blocks {0}", 3, 5);
    const auto text = verdict.text(
        [](int index, int value) { return index == 0 ? "square " + std::to_string(value) : std::string("{0}"); });
    CHECK(text == "{0} blocks square 3");
}

TEST_CASE("braces without a value stay", "[sdk][verdict]") {
    CHECK(Verdict::no("{0} {1} {3} {x} {", 1).text() == "1 {1} {3} {x} {");
    CHECK(Verdict::no("plain").text() == "plain");
}
