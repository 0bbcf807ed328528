#include <catch2/catch.hpp>

#include <array>
#include <vector>

#include <sitdown/exchange.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(std::is_trivially_copyable_v<Exchange<84>>);

namespace {

// The card of slot 0 went to slot 1, of 1 to 4, of 4 to 0; 2 and 3 stayed.
Exchange<5> three_moved() {
    auto exchange = Exchange<5>::none();
    exchange.card_in[1] = 0;
    exchange.card_in[4] = 1;
    exchange.card_in[0] = 4;
    exchange.moved = Bits<5>::of({0, 1, 4});
    return exchange;
}

} // namespace

TEST_CASE("data of the slot is carried to the card that lies there now", "[sdk][exchange]") {
    int damage[5]{10, 11, 12, 13, 14};
    three_moved().carry(damage);
    CHECK(std::vector<int>(damage, damage + 5) == std::vector<int>{11, 14, 12, 13, 10});

    std::array<std::uint8_t, 5> markers{0, 1, 2, 3, 4};
    three_moved().carry(markers);
    CHECK(markers == std::array<std::uint8_t, 5>{1, 4, 2, 3, 0});
}

TEST_CASE("card numbers kept elsewhere are renamed", "[sdk][exchange]") {
    const auto exchange = three_moved();
    List<std::uint8_t, 6> list;
    for (const int card : {0, 3, 4, 255}) list.push(static_cast<std::uint8_t>(card));
    exchange.rename(list);
    CHECK(std::vector<int>(list.begin(), list.end()) == std::vector<int>{4, 3, 1, 255});

    std::int8_t array[3]{-1, 1, 2};
    exchange.rename(array);
    CHECK(array[0] == -1);
    CHECK(array[1] == 0);
    CHECK(array[2] == 2);

    auto set = Bits<5>::of({0, 2, 4});
    exchange.rename(set);
    CHECK(set == Bits<5>::of({4, 2, 1}));

    std::int16_t one = 4;
    exchange.rename(one);
    CHECK(one == 1);
    CHECK(exchange(4) == 1);
}

TEST_CASE("nothing exchanged changes nothing", "[sdk][exchange]") {
    const auto exchange = Exchange<300>::none();
    List<std::uint16_t, 4> list;
    list.push(299);
    const auto before = list;
    exchange.rename(list);
    CHECK(list == before);
    CHECK(exchange(299) == 299);
}
