// Choices go to the caller's buffer; what finds no room there is counted.
#include <catch2/catch.hpp>
#include <sitdown/bits.hpp>
#include <sitdown/choice.hpp>

using namespace sitdown;

namespace {

constexpr unsigned play = 3;

} // namespace

TEST_CASE("an id is the act and what it is done with", "[sdk][choices]") {
    sd_choice buffer[2]{};
    Choices list(buffer, 2);
    list.add(play, 7, 9);
    list.range(play, 5, 20, 5, 1);
    REQUIRE(list.count() == 2);
    const Choice plain{buffer[0].id, 0};
    CHECK(plain.act() == play);
    CHECK(plain.first() == 7);
    CHECK(plain.second() == 9);
    CHECK(buffer[0].step == 0);
    CHECK(buffer[1].low == 5);
    CHECK(buffer[1].high == 20);
    CHECK(buffer[1].step == 5);
}

TEST_CASE("a set is listed as if its numbers were added one by one", "[sdk][choices]") {
    const auto numbers = Bits<80>::of({0, 17, 63, 64, 79});
    sd_choice all[8]{}, single[8]{};
    Choices at_once(all, 8), one_by_one(single, 8);
    at_once.add(1);
    at_once.add_each(play, numbers, 1);
    one_by_one.add(1);
    for (const int number : numbers) one_by_one.add(play, static_cast<unsigned>(number) + 1);
    REQUIRE(at_once.count() == 6);
    REQUIRE(one_by_one.count() == 6);
    for (int each = 0; each < 8; ++each) CHECK(all[each].id == single[each].id);
}

TEST_CASE("what finds no room is counted and not written", "[sdk][choices]") {
    sd_choice buffer[3]{};
    buffer[2].id = 12345;
    Choices list(buffer, 2);
    list.add_each(play, Bits<80>::of({2, 4, 6, 70}));
    list.add(1);
    CHECK(list.count() == 5);
    CHECK(buffer[1].id == Choice::make(play, 4));
    CHECK(buffer[2].id == 12345);
}
