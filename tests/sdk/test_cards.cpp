#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <string>
#include <vector>

#include <sitdown/cards.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(test::is_flat<Cards<84, 12, 6>> && test::is_flat<Cards<5, 3, 2>> && test::is_flat<Cards<13, 4, 3>>);
static_assert(test::is_flat<Cards<213, 30, 5>> && test::is_flat<Cards<64, 2, 8>> && test::is_flat<Cards<33, 2, 1>>);

namespace {

constexpr int deck = 0;
constexpr int first_hand = 1;
constexpr int second_hand = 2;
constexpr int discard = 3;
using Small = Cards<12, 4, 2>;

Small dealt() {
    Small cards;
    cards.put_all(deck);
    for (const int card : {0, 1, 2}) cards.move(card, first_hand, only(0));
    for (const int card : {3, 4, 5}) cards.move(card, second_hand, only(1));
    return cards;
}

} // namespace

TEST_CASE("at the start all cards lie in one place and nobody knows anything", "[sdk][cards]") {
    Small cards = dealt();
    cards.mark(3);
    cards.put_all(discard);
    CHECK(cards.in(discard) == Bits<12>::all());
    CHECK(cards.in(deck).empty());
    CHECK(cards.where(11) == discard);
    for (int card = 0; card < 12; ++card) CHECK(cards.knowers(card) == nobody);
    CHECK(cards.marked.empty());
    CHECK(test::starts_as_zero<Small>());
}

TEST_CASE("those who see a card move know it", "[sdk][cards]") {
    const Small cards = dealt();
    CHECK(cards.in(first_hand) == Bits<12>::of({0, 1, 2}));
    CHECK(cards.where(4) == second_hand);
    CHECK(cards.knows(0, 1));
    CHECK_FALSE(cards.knows(1, 1));
    CHECK_FALSE(cards.knows(spectator, 1));
    CHECK(cards.knowers(4) == only(1));
    CHECK(cards.known_by(0) == Bits<12>::of({0, 1, 2}));
}

TEST_CASE("who does not see which card left a place forgets that whole place", "[sdk][cards]") {
    // given: all have seen the first hand
    Small cards = dealt();
    cards.reveal_place(first_hand, everyone);
    cards.reveal(7, everyone);
    REQUIRE(cards.knows(spectator, 0));
    // when: a card is given away, seen by the two only
    cards.move(1, second_hand, only(0, 1));
    // then
    CHECK(cards.knowers(0) == only(0, 1));
    CHECK(cards.knowers(2) == only(0, 1));
    CHECK(cards.knowers(1) == only(0, 1));
    CHECK(cards.knowers(7) == only(0, 1, spectator)); // another place
    // when: everybody sees it come back
    cards.move(1, first_hand, everyone);
    CHECK(cards.knowers(1) == only(0, 1, spectator));
    CHECK(cards.knowers(0) == only(0, 1));
}

TEST_CASE("an open move tells everybody this card and puts no other in doubt", "[sdk][cards]") {
    // given: seat 0 knows its hand, all know one card of the other hand
    Small cards = dealt();
    cards.reveal(4, everyone);
    cards.mark(3);
    // when: hidden and known cards are laid open, to another place and where they lie
    for (const int card : {0, 3, 4}) cards.move(card, discard, everyone);
    cards.move(5, second_hand, everyone);
    // then
    for (const int card : {0, 3, 4, 5}) CHECK(cards.knowers(card) == only(0, 1, spectator));
    CHECK(cards.in(discard) == Bits<12>::of({0, 3, 4}));
    CHECK(cards.in(second_hand) == Bits<12>::of({5}));
    CHECK(cards.where(3) == discard);
    CHECK_FALSE(cards.is_marked(3));
    CHECK(cards.knowers(1) == only(0)); // the rest of the hand is as it was
    CHECK(cards.knowers(11) == nobody);
}

TEST_CASE("an open move is a move that each viewer sees", "[sdk][cards]") {
    rc::check("telling everyone is the same as telling all one by one", [] {
        Small open = dealt();
        const int card = *rc::gen::inRange(0, 12), to = *rc::gen::inRange(0, 4);
        const auto lookers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12));
        for (const int each : lookers) open.reveal(each, only(static_cast<Seat>(each % 2)));
        Small one_by_one = open;
        open.move(card, to, everyone);
        one_by_one.move(card, to, static_cast<Viewers>(only(0) | only(1) | only(spectator)));
        RC_ASSERT(open == one_by_one);
    });
}

TEST_CASE("what arrives unseen makes nobody forget the place it came to", "[sdk][cards]") {
    Small cards = dealt();
    cards.reveal_place(discard, everyone);
    cards.move(8, discard, everyone);
    cards.move(0, discard, only(0));
    CHECK(cards.knows(1, 8));
    CHECK_FALSE(cards.knows(1, 0));
}

TEST_CASE("a shuffled place is unknown, others are not", "[sdk][cards]") {
    Small cards = dealt();
    cards.reveal_place(deck, everyone);
    cards.mix(deck);
    CHECK(cards.knowers(9) == nobody);
    CHECK(cards.knowers(0) == only(0));
}

TEST_CASE("several places are shuffled at once, each by itself", "[sdk][cards]") {
    Small cards = dealt(), one_by_one = cards;
    cards.reveal_place(second_hand, only(0, spectator));
    one_by_one.reveal_place(second_hand, only(0, spectator));
    cards.mark(4);
    one_by_one.mark(4);
    cards.mix(cards.in(first_hand) | cards.in(second_hand));
    one_by_one.mix(first_hand);
    one_by_one.mix(second_hand);
    CHECK(cards == one_by_one);
    CHECK(cards.knowers(4) == nobody);
    CHECK(cards.is_marked(4));
}

TEST_CASE("dealing from a place that nobody knows is moving", "[sdk][cards]") {
    Small dealing = dealt();
    dealing.reveal_place(discard, everyone);
    dealing.mark(9);
    Small moving = dealing;
    for (const Viewers seen_by : {nobody, only(1), only(0, spectator), everyone}) {
        const int card = dealing.in(deck).first();
        dealing.deal(card, second_hand, seen_by);
        moving.move(card, second_hand, seen_by);
        CHECK(dealing == moving);
    }
}

TEST_CASE("marks are private to the author and end when the card moves", "[sdk][cards]") {
    Small cards = dealt();
    cards.mark(0);
    cards.mark(4);
    cards.mark(5);
    CHECK(cards.is_marked(0));
    CHECK(cards.where(0) == first_hand);
    CHECK(cards.marked_in(second_hand) == Bits<12>::of({4, 5}));
    cards.move(4, discard, everyone);
    CHECK_FALSE(cards.is_marked(4));
    cards.unmark(5);
    CHECK(cards.marked_in(second_hand).empty());
    cards.mark(3);
    cards.clear_marks(second_hand);
    CHECK(cards.marked == Bits<12>::of({0}));
    cards.clear_marks();
    CHECK(cards.marked.empty());
}

TEST_CASE("a draw is uniform and moves nothing; taking moves", "[sdk][cards]") {
    Small cards = dealt();
    const Small before = cards;
    Rng rng{21};
    int times[12]{};
    for (int count = 0; count < 6000; ++count) ++times[cards.draw(deck, rng)];
    CHECK(cards == before);
    double chi_square = 0;
    for (int card = 6; card < 12; ++card) chi_square += (times[card] - 1000.0) * (times[card] - 1000.0) / 1000.0;
    CHECK(chi_square < 30);

    const int taken = cards.take(deck, first_hand, rng, only(0));
    CHECK(cards.where(taken) == first_hand);
    CHECK(cards.knowers(taken) == only(0));
    CHECK(cards.in(deck).count() == 5);
    for (int count = 0; count < 5; ++count) cards.take(deck, first_hand, rng, only(0));
    CHECK_THROWS_AS(cards.take(deck, first_hand, rng, only(0)), std::out_of_range);
}

TEST_CASE("sets and places agree after any moves", "[sdk][cards]") {
    CHECK(rc::check("every card lies in the one place that its number says", [] {
        Small cards;
        cards.put_all(deck);
        for (int step = *rc::gen::inRange(0, 60); step > 0; --step) {
            cards.move(*rc::gen::inRange(0, 12), *rc::gen::inRange(0, 4), *rc::gen::arbitrary<Viewers>());
        }
        Bits<12> all;
        int count = 0;
        for (int there = 0; there < 4; ++there) {
            all |= cards.in(there);
            count += cards.in(there).count();
            for (const int card : cards.in(there)) RC_ASSERT(cards.where(card) == there);
        }
        RC_ASSERT(all == Bits<12>::all());
        RC_ASSERT(count == 12);
        RC_ASSERT(test::survives_a_save(cards));
    }));
}

TEST_CASE("a readable save names places and refuses impossible ones", "[sdk][cards]") {
    Small cards = dealt();
    cards.mark(4);
    auto tree = test::written(cards);
    CHECK(tree["places.1"] == std::vector<long long>{0, 1, 2});
    CHECK(tree["known.1"] == std::vector<long long>{3, 4, 5});
    CHECK(tree["known.spectators"].empty());
    CHECK(tree["marked"] == std::vector<long long>{4});

    auto twice = tree;
    twice["places.2"].push_back(0);
    CHECK_THROWS_WITH(test::read_back<Small>(twice), Catch::Contains("card 0 lies in two places"));
    auto lost = tree;
    lost["places.2"] = {3, 4};
    CHECK_THROWS_WITH(test::read_back<Small>(lost), Catch::Contains("card 5 lies in no place"));

    test::Tree named;
    test::TreeFields visitor(named, false);
    cards.fields(visitor, [](int there) { return there == deck ? "deck" : "place " + std::to_string(there); });
    CHECK(named["places.deck"].size() == 6);
}
