#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <array>
#include <map>
#include <vector>

#include <sitdown/cards.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

namespace {

int each_its_own(int card) { return card; }

// Four copies of each face.
int four_alike(int card) { return card / 4; }

using Table = Cards<24, 5, 3>;

Table arbitrary_table() {
    Table cards;
    cards.put_all(0);
    for (int step = *rc::gen::inRange(0, 60); step > 0; --step) {
        const int card = *rc::gen::inRange(0, 24);
        switch (*rc::gen::inRange(0, 4)) {
        case 0:
            cards.reveal(card, *rc::gen::arbitrary<Viewers>());
            break;
        case 1:
            cards.mark(card);
            break;
        default:
            cards.move(card, *rc::gen::inRange(0, 5), *rc::gen::arbitrary<Viewers>());
        }
    }
    return cards;
}

Seat arbitrary_viewer() { return *rc::gen::element<Seat>(0, 1, 2, spectator); }

// 2 cards in each of three places, known to nobody: 90 worlds.
using Pairs = Cards<6, 3, 2>;

Pairs three_pairs() {
    Pairs cards;
    cards.put_all(0);
    for (const int card : {2, 3}) cards.move(card, 1, nobody);
    for (const int card : {4, 5}) cards.move(card, 2, nobody);
    return cards;
}

std::array<int, 6> places_of(const Pairs &cards) {
    std::array<int, 6> result{};
    for (int card = 0; card < 6; ++card) result[static_cast<std::size_t>(card)] = cards.where(card);
    return result;
}

template <class Key>
double chi_square(const std::map<Key, int> &times, double worlds, double draws) {
    double result = 0;
    for (const auto &[world, count] : times) {
        result += (count - draws / worlds) * (count - draws / worlds) / (draws / worlds);
    }
    return result + (worlds - static_cast<double>(times.size())) * draws / worlds;
}

} // namespace

TEST_CASE("a resample keeps all that is public and all that the viewer knows", "[sdk][cards][resample]") {
    CHECK(rc::check("counts, knowledge and marks stay with the slot", [] {
        const Table before = arbitrary_table();
        const Seat viewer = arbitrary_viewer();
        Rng rng{*rc::gen::arbitrary<std::uint64_t>()};
        const bool copies = *rc::gen::arbitrary<bool>();
        Table after = before;
        const auto world = after.resample(viewer, rng, copies ? four_alike : each_its_own);

        Bits<24> used;
        for (int slot = 0; slot < 24; ++slot) {
            const int card = world(slot);
            used.add(card);
            RC_ASSERT(after.where(card) == before.where(slot));
            RC_ASSERT(after.in(before.where(slot)).has(card));
            RC_ASSERT(after.knowers(card) == before.knowers(slot));
            RC_ASSERT(after.is_marked(card) == before.is_marked(slot));
            RC_ASSERT(world.moved.has(slot) == (card != slot));
            if (before.knows(viewer, slot)) {
                RC_ASSERT((copies ? four_alike(card) == four_alike(slot) : card == slot));
            }
        }
        RC_ASSERT(used == Bits<24>::all());
        for (int there = 0; there < 5; ++there) RC_ASSERT(after.in(there).count() == before.in(there).count());
        RC_ASSERT(test::survives_a_save(after)); // reading checks that each card lies in exactly one place
    }));
}

TEST_CASE("without constraints every world is equally likely", "[sdk][cards][resample]") {
    const Pairs cards = three_pairs();
    Rng rng{31};
    std::map<std::array<int, 6>, int> times;
    for (int count = 0; count < 90000; ++count) {
        Pairs world = cards;
        world.resample(spectator, rng, each_its_own);
        ++times[places_of(world)];
    }
    CHECK(times.size() == 90);
    CHECK(chi_square(times, 90, 90000) < 160); // 89 degrees of freedom: beyond 160 in one of 100,000
}

TEST_CASE("only cards that the viewer does not know are exchanged", "[sdk][cards][resample]") {
    Pairs cards = three_pairs();
    cards.reveal(2, only(0));
    cards.reveal(4, only(1));
    cards.reveal(5, everyone);
    Rng rng{32};
    Bits<6> moved_for_first, moved_for_second, moved_for_spectators;
    for (int count = 0; count < 300; ++count) {
        Pairs first = cards, second = cards, watched = cards;
        moved_for_first |= first.resample(0, rng, each_its_own).moved;
        moved_for_second |= second.resample(1, rng, each_its_own).moved;
        moved_for_spectators |= watched.resample(spectator, rng, each_its_own).moved;
    }
    CHECK(moved_for_first == Bits<6>::of({0, 1, 3, 4}));
    CHECK(moved_for_second == Bits<6>::of({0, 1, 2, 3}));
    CHECK(moved_for_spectators == Bits<6>::of({0, 1, 2, 3, 4}));
}

TEST_CASE("copies are exchanged everywhere, known ones too", "[sdk][cards][resample]") {
    // given: two copies of each face, all face up
    Pairs cards = three_pairs();
    cards.move(1, 2, nobody);
    for (int there = 0; there < 3; ++there) cards.reveal_place(there, everyone);
    Rng rng{33};
    int exchanged[3]{};
    for (int count = 0; count < 3000; ++count) {
        Pairs world = cards;
        const auto exchange = world.resample(0, rng, [](int card) { return card / 2; });
        for (int slot = 0; slot < 6; ++slot) REQUIRE(exchange(slot) / 2 == slot / 2);
        for (int face = 0; face < 3; ++face) exchanged[face] += exchange.moved.has(face * 2);
        REQUIRE(world.in(0).count() == 1);
        REQUIRE(world.where(0) != world.where(1));
    }
    for (const int times : exchanged) CHECK(std::abs(times - 1500) < 150);
}

TEST_CASE("a constraint on single cards is kept, and what fits it is uniform", "[sdk][cards][resample]") {
    const Pairs cards = three_pairs();
    Rng rng{34};

    SECTION("even cards stay on even slots: classes") {
        std::map<std::vector<int>, int> times;
        for (int count = 0; count < 36000; ++count) {
            Pairs world = cards;
            const auto exchange =
                world.resample(0, rng, each_its_own, [](int card, int slot) { return card % 2 == slot % 2; });
            for (int slot = 0; slot < 6; ++slot) REQUIRE(exchange(slot) % 2 == slot % 2);
            ++times[{exchange(0), exchange(1), exchange(2), exchange(3), exchange(4), exchange(5)}];
        }
        CHECK(chi_square(times, 36, 36000) < 85); // 35 degrees of freedom
    }

    SECTION("card 0 is not in the last place: no classes") {
        std::map<std::array<int, 6>, int> times;
        for (int count = 0; count < 60000; ++count) {
            Pairs world = cards;
            world.resample(0, rng, each_its_own,
                           [&](int card, int slot) { return card != 0 || cards.where(slot) != 2; });
            REQUIRE(world.where(0) != 2);
            ++times[places_of(world)];
        }
        CHECK(chi_square(times, 60, 60000) < 120); // 59 degrees of freedom
    }
}

TEST_CASE("two slots that only fit each other are mixed among many", "[sdk][cards][resample]") {
    Cards<80, 2, 2> cards;
    cards.put_all(0);
    Rng rng{35};
    int exchanged = 0;
    for (int count = 0; count < 2000; ++count) {
        auto world = cards;
        exchanged += world.resample(0, rng, each_its_own, [](int card, int slot) {
            return (card == 17 || card == 61) == (slot == 17 || slot == 61);
        })(17) == 61;
    }
    CHECK(std::abs(exchanged - 1000) < 120);
}

TEST_CASE("joint facts are kept, and what fits them is uniform", "[sdk][cards][resample]") {
    const Pairs cards = three_pairs();
    Rng rng{36};
    const auto apart = [&](const auto &world) { // cards 0 and 5 are not in one place
        int where[6]{};
        for (int slot = 0; slot < 6; ++slot) where[world(slot)] = cards.where(slot);
        return where[0] != where[5];
    };
    std::map<std::array<int, 6>, int> times;
    for (int count = 0; count < 72000; ++count) {
        Pairs world = cards;
        world.resample(0, rng, each_its_own, Always{}, apart);
        REQUIRE(world.where(0) != world.where(5));
        ++times[places_of(world)];
    }
    CHECK(chi_square(times, 72, 72000) < 135); // 71 degrees of freedom
}

TEST_CASE("a joint fact that hardly any world has never fails", "[sdk][cards][resample]") {
    // At most one card is away from home besides its partner: the chance of meeting that blindly is small.
    Cards<40, 2, 2> cards;
    cards.put_all(0);
    for (int card = 0; card < 20; ++card) cards.move(card, 1, nobody);
    const auto nearly_true = [](const auto &world) {
        int away = 0;
        for (int slot = 0; slot < 40; ++slot) away += world(slot) / 20 != slot / 20;
        return away <= 2;
    };
    const auto parity = [](int card, int slot) { return card % 2 == slot % 2; };
    Rng rng{37};
    int crossed = 0;
    for (int count = 0; count < 200; ++count) {
        auto world = cards;
        const auto exchange = world.resample(0, rng, each_its_own, parity, nearly_true);
        REQUIRE(nearly_true(exchange));
        for (int slot = 0; slot < 40; ++slot) REQUIRE(parity(exchange(slot), slot));
        for (int slot = 0; slot < 20; ++slot) crossed += exchange(slot) >= 20;
        REQUIRE(exchange.moved.any());
    }
    CHECK(crossed > 20);
}

TEST_CASE("a resample depends on nothing but its seed", "[sdk][cards][resample]") {
    const Pairs cards = three_pairs();
    Pairs one = cards, same = cards;
    Rng first{40}, second{40};
    one.resample(0, first, each_its_own);
    same.resample(0, second, each_its_own);
    CHECK(test::same_bytes(one, same));
    CHECK(first.state == second.state);
}

TEST_CASE("within groups identities are permuted, every order equally likely, and never between them", "[cards]") {
    using Small = Cards<6, 2, 2>;
    Rng rng{5};
    int seen[6][6]{};
    for (int trial = 0; trial < 3000; ++trial) {
        Small cards;
        cards.put_all(0);
        for (int card = 3; card < 6; ++card) cards.move(card, 1, nobody);
        const Bits<6> groups[] = {Bits<6>::of({0, 3, 4}), Bits<6>::of({1, 5})};
        const auto world = cards.resample_within(groups, rng, [](int card) { return card; });
        CHECK(cards.in(0).count() == 3);
        CHECK(cards.in(0).has(2)); // in no group: it stays
        for (int slot = 0; slot < 6; ++slot) ++seen[slot][world(slot)];
    }
    for (const int slot : {0, 3, 4}) {
        for (const int card : {0, 3, 4}) CHECK(std::abs(seen[slot][card] - 1000) < 150);
        for (const int card : {1, 2, 5}) CHECK(seen[slot][card] == 0);
    }
    for (const int card : {1, 5}) CHECK(std::abs(seen[1][card] - 1500) < 150);
}
