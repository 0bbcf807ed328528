#include <catch2/catch.hpp>

#include <sitdown/cards.hpp>
#include <sitdown/under.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(test::is_flat<Under<10>> && test::is_flat<Under<255>> && test::is_flat<Under<300>>);

namespace {

constexpr int pile = 0;
constexpr int hand = 1;
constexpr int table = 2;
using Deck = Cards<10, 3, 2>;

int each_its_own(int card) { return card; }

} // namespace

TEST_CASE("the undecided cards come first, then those under the pile in their order", "[sdk][under]") {
    Deck cards;
    Under<10> under;
    Rng rng{5};
    cards.put_all(pile);
    for (const int card : {7, 2, 9}) {
        cards.move(card, table, everyone);
        cards.put_under(card, pile, under, everyone);
    }
    CHECK(under.size() == 3);
    CHECK(test::survives_a_save(under));

    Bits<10> first;
    for (int count = 0; count < 7; ++count) first.add(cards.take_next(pile, under, hand, rng, only(0)));
    CHECK(first == ~Bits<10>::of({7, 2, 9}));
    CHECK(cards.draw_next(pile, under, rng) == 7);
    CHECK(cards.take_next(pile, under, hand, rng, only(0)) == 7);
    CHECK(cards.take_next(pile, under, hand, rng, only(0)) == 2);
    CHECK(cards.take_next(pile, under, hand, rng, only(0)) == 9);
    CHECK(under == Under<10>{});
    CHECK_THROWS_AS(cards.draw_next(pile, under, rng), std::out_of_range);
    CHECK(test::starts_as_zero<Under<10>>());
}

TEST_CASE("looking at the next card changes nothing", "[sdk][under]") {
    Deck cards;
    Under<10> under;
    Rng rng{6};
    cards.put_all(pile);
    cards.put_under(3, pile, under, everyone);
    const auto cards_before = cards;
    const auto under_before = under;
    CHECK(cards.draw_next(pile, under, rng) != 3);
    CHECK(cards == cards_before);
    CHECK(under == under_before);
}

TEST_CASE("whoever knew the next card knows it where it goes, and the order below stays known", "[sdk][under]") {
    Deck cards;
    Under<10> under;
    Rng rng{7};
    cards.put_all(pile);
    for (int card = 0; card < 10; ++card) cards.put_under(card, pile, under, card % 2 == 0 ? everyone : only(0));
    // given: a pile of which every place is decided
    CHECK(cards.take_next(pile, under, hand, rng, nobody) == 0);
    CHECK(cards.knowers(0) == only(0, 1, spectator));
    CHECK(cards.take_next(pile, under, hand, rng, only(1)) == 1);
    CHECK(cards.knowers(1) == static_cast<Viewers>(only(0) | only(1)));
    CHECK(cards.knowers(2) == only(0, 1, spectator));
    CHECK(cards.knowers(3) == only(0));
    CHECK(under.size() == 8);
    CHECK(under.next() == 2);
    CHECK(under.take() == 2);
    CHECK(under.next() == 3);
}

TEST_CASE("a draw from the top does not put what lies under the pile in doubt", "[sdk][under]") {
    Deck cards;
    Under<10> under;
    Rng rng{8};
    cards.put_all(pile);
    cards.put_under(4, pile, under, everyone);
    cards.put_under(5, pile, under, only(0));
    cards.reveal(6, everyone);
    const int drawn = cards.take_next(pile, under, hand, rng, only(0));
    CHECK(cards.knows(0, drawn));
    CHECK_FALSE(cards.knows(1, drawn));
    CHECK(cards.knows(1, 4));
    CHECK(cards.knows(spectator, 4));
    CHECK_FALSE(cards.knows(1, 6));
}

TEST_CASE("a card of the pile itself can go under it, and is not there twice", "[sdk][under]") {
    Deck cards;
    Under<10> under;
    cards.put_all(pile);
    cards.put_under(4, pile, under, everyone);
    cards.put_under(5, pile, under, everyone);
    cards.put_under(4, pile, under, only(0));
    CHECK(under.size() == 2);
    CHECK(under.next() == 5);
    CHECK_FALSE(cards.knows(1, 5)); // it could have been 5 that was put last
    CHECK(cards.knows(0, 5));
}

TEST_CASE("who knew a card under the pile knows it when it is drawn", "[sdk][under]") {
    Deck cards;
    Under<10> under;
    Rng rng{9};
    cards.put_all(table);
    cards.put_under(4, pile, under, everyone);
    cards.put_under(5, pile, under, only(1));
    CHECK(cards.take_next(pile, under, hand, rng, only(0)) == 4);
    CHECK(cards.knowers(4) == only(0, 1, spectator));
    CHECK(cards.knows(1, 5));
    CHECK(cards.take_next(pile, under, hand, rng, nobody) == 5);
    CHECK(cards.knowers(5) == only(1));
}

TEST_CASE("a shuffle forgets the order", "[sdk][under]") {
    Deck cards;
    Under<10> under;
    cards.put_all(pile);
    cards.put_under(4, pile, under, everyone);
    cards.mix(pile, under);
    CHECK(under.empty());
    CHECK(cards.knowers(4) == nobody);
}

TEST_CASE("resampling keeps the known order and renames the rest", "[sdk][under]") {
    Deck cards;
    Under<10> under;
    cards.put_all(pile);
    cards.put_under(4, pile, under, everyone);
    cards.put_under(5, pile, under, only(1));
    cards.put_under(6, pile, under, everyone);
    Rng rng{10};
    Bits<10> seen;
    for (int count = 0; count < 300; ++count) {
        auto world = cards;
        auto order = under;
        order.rename(world.resample(0, rng, each_its_own));
        REQUIRE(order.cards[0] == 4);
        REQUIRE(order.cards[2] == 6);
        REQUIRE(world.knowers(order.cards[1]) == only(1));
        REQUIRE((order.set() - world.in(pile)).empty());
        REQUIRE(order.set().count() == 3);
        seen.add(order.cards[1]);
    }
    CHECK(seen == ~Bits<10>::of({4, 6}));
}
