#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <set>
#include <vector>

#include <sitdown/bits.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

static_assert(sizeof(Bits<1>) == 1 && sizeof(Bits<8>) == 1 && sizeof(Bits<9>) == 2 && sizeof(Bits<17>) == 4);
static_assert(sizeof(Bits<33>) == 8 && sizeof(Bits<64>) == 8 && sizeof(Bits<65>) == 16 && sizeof(Bits<240>) == 32);
static_assert(test::is_flat<Bits<5>> && test::is_flat<Bits<64>> && test::is_flat<Bits<84>>);
static_assert(Bits<84>::of({3, 70}).count() == 2 && Bits<84>::all().count() == 84);

namespace {

template <int N>
Bits<N> from(const std::set<int> &numbers) {
    Bits<N> result;
    for (const int number : numbers) result.add(number);
    return result;
}

template <int N>
std::vector<int> listed(const Bits<N> &bits) {
    std::vector<int> result;
    for (const int number : bits) result.push_back(number);
    return result;
}

template <int N>
std::set<int> arbitrary() {
    const auto numbers = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, N));
    return {numbers.begin(), numbers.end()};
}

template <int N>
bool behaves_like_a_set() {
    return rc::check("Bits<" + std::to_string(N) + "> behaves like a set", [] {
        const std::set<int> left = arbitrary<N>();
        const std::set<int> right = arbitrary<N>();
        const auto a = from<N>(left);
        const auto b = from<N>(right);
        std::set<int> both, either, without, one, outside;
        for (int number = 0; number < N; ++number) {
            const bool in_left = left.contains(number);
            const bool in_right = right.contains(number);
            RC_ASSERT(a.has(number) == in_left);
            if (in_left && in_right) both.insert(number);
            if (in_left || in_right) either.insert(number);
            if (in_left && !in_right) without.insert(number);
            if (in_left != in_right) one.insert(number);
            if (!in_left) outside.insert(number);
        }
        RC_ASSERT((a & b) == from<N>(both));
        RC_ASSERT((a | b) == from<N>(either));
        RC_ASSERT((a - b) == from<N>(without));
        RC_ASSERT((a ^ b) == from<N>(one));
        RC_ASSERT(~a == from<N>(outside));
        RC_ASSERT((a == b) == (left == right));
        RC_ASSERT((a | ~a) == Bits<N>::all());
        RC_ASSERT(a.count() == static_cast<int>(left.size()));
        RC_ASSERT(a.empty() == left.empty());
        RC_ASSERT(a.any() == !left.empty());

        const std::vector<int> sorted(left.begin(), left.end());
        RC_ASSERT(listed(a) == sorted);
        for (int k = 0; k < a.count(); ++k) RC_ASSERT(a.nth(k) == sorted[static_cast<std::size_t>(k)]);
        if (a.any()) RC_ASSERT(a.first() == sorted.front());

        auto shrunk = a;
        for (const int number : right) shrunk.remove(number);
        RC_ASSERT(shrunk == a - b);
        RC_ASSERT(test::survives_a_save(a));
    });
}

} // namespace

TEST_CASE("bit sets of every width behave like sets", "[sdk][bits]") {
    CHECK(behaves_like_a_set<1>());
    CHECK(behaves_like_a_set<5>());
    CHECK(behaves_like_a_set<8>());
    CHECK(behaves_like_a_set<13>());
    CHECK(behaves_like_a_set<32>());
    CHECK(behaves_like_a_set<50>());
    CHECK(behaves_like_a_set<64>());
    CHECK(behaves_like_a_set<84>());
    CHECK(behaves_like_a_set<213>());
}

TEST_CASE("a loop goes over the set as it was when it began", "[sdk][bits]") {
    auto set = Bits<130>::of({0, 63, 64, 127, 129});
    std::vector<int> visited;
    for (const int number : set) {
        visited.push_back(number);
        set.remove(number);
        set.add(100);
        set.remove(129);
    }
    CHECK(visited == std::vector<int>{0, 63, 64, 127, 129});
    CHECK(set == Bits<130>::of({100}));
}

TEST_CASE("a random member is uniform, and an empty set has none", "[sdk][bits]") {
    const auto set = Bits<84>::of({2, 40, 63, 64, 83});
    Rng rng{11};
    int times[84]{};
    for (int count = 0; count < 5000; ++count) ++times[set.random(rng)];
    double chi_square = 0;
    int total = 0;
    for (const int member : set) {
        chi_square += (times[member] - 1000.0) * (times[member] - 1000.0) / 1000.0;
        total += times[member];
    }
    CHECK(total == 5000);
    CHECK(chi_square < 30);
    CHECK_THROWS_AS(Bits<84>{}.random(rng), std::out_of_range);
    CHECK(test::starts_as_zero<Bits<84>>());
}
