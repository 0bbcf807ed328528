#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <vector>

#include <sitdown/list.hpp>

#include "tree_fields.hpp"

using namespace sitdown;

namespace {

enum class Colour : std::uint8_t { none, red, green };

struct Pair {
    std::uint8_t left{};
    std::uint8_t right{};
    bool operator==(const Pair &) const = default;
    template <class F>
    void fields(F &f) {
        f("left", left, 0, 9);
        f("right", right, 0, 9);
    }
};

static_assert(test::is_flat<List<std::uint8_t, 7>> && test::is_flat<List<std::int16_t, 7>>);
static_assert(test::is_flat<List<std::int32_t, 7>> && test::is_flat<List<std::uint64_t, 7>>);
static_assert(test::is_flat<List<Pair, 3>> && test::is_flat<List<Colour, 3>> && test::is_flat<List<std::uint8_t, 300>>);
static_assert(sizeof(List<std::uint8_t, 7>) == 8 && sizeof(List<std::int16_t, 7>) == 16);

template <class T, int N>
List<T, N> fresh(const std::vector<T> &values) {
    List<T, N> list;
    for (const T value : values) list.push(value);
    return list;
}

template <class T>
bool behaves_like_a_vector() {
    return rc::check("a list behaves like a vector and leaves no trace behind its end", [] {
        std::vector<T> model;
        List<T, 6> list;
        for (int step = *rc::gen::inRange(0, 40); step > 0; --step) {
            const auto value = static_cast<T>(*rc::gen::inRange(0, 5));
            const auto size = static_cast<int>(model.size());
            switch (*rc::gen::inRange(0, 5)) {
            case 0:
                if (size < 6) {
                    list.push(value);
                    model.push_back(value);
                } else {
                    RC_ASSERT_THROWS_AS(list.push(value), std::length_error);
                }
                break;
            case 1:
                if (size > 0) {
                    RC_ASSERT(list.pop() == model.back());
                    model.pop_back();
                } else {
                    RC_ASSERT_THROWS_AS(list.pop(), std::length_error);
                }
                break;
            case 2:
                if (size < 6) {
                    const int index = *rc::gen::inRange(0, size + 1);
                    list.insert(index, value);
                    model.insert(model.begin() + index, value);
                }
                break;
            case 3:
                if (size > 0) {
                    const int index = *rc::gen::inRange(0, size);
                    list.erase(index);
                    model.erase(model.begin() + index);
                }
                break;
            default: {
                const auto found = std::find(model.begin(), model.end(), value);
                RC_ASSERT(list.contains(value) == (found != model.end()));
                RC_ASSERT(list.remove_value(value) == (found != model.end()));
                if (found != model.end()) model.erase(found);
            }
            }
            RC_ASSERT(std::vector<T>(list.begin(), list.end()) == model);
            RC_ASSERT(test::same_bytes(list, fresh<T, 6>(model)));
            RC_ASSERT(list.full() == (model.size() == 6));
        }
        RC_ASSERT(test::survives_a_save(list));
    });
}

} // namespace

TEST_CASE("lists of every width behave like vectors", "[sdk][list]") {
    CHECK(behaves_like_a_vector<std::uint8_t>());
    CHECK(behaves_like_a_vector<std::int16_t>());
    CHECK(behaves_like_a_vector<std::int32_t>());
}

TEST_CASE("structures are pushed and popped whole, and leave nothing behind", "[sdk][list]") {
    List<Pair, 3> list;
    list.push({1, 2});
    list.push({3, 4});
    list.push(list.front()); // one of its own
    CHECK(list.full());
    CHECK_THROWS_AS(list.push({5, 6}), std::length_error);
    CHECK(list.pop() == Pair{1, 2});
    CHECK(list.pop() == Pair{3, 4});
    List<Pair, 3> fresh_one;
    fresh_one.push({1, 2});
    CHECK(test::same_bytes(list, fresh_one));
    CHECK(list.pop() == Pair{1, 2});
    CHECK_THROWS_AS(list.pop(), std::length_error);
    CHECK(list.empty());
}

TEST_CASE("a value of the list itself may be inserted", "[sdk][list]") {
    auto list = fresh<std::uint8_t, 4>({1, 2, 3});
    list.insert(0, list[2]);
    CHECK(list == fresh<std::uint8_t, 4>({3, 1, 2, 3}));
}

TEST_CASE("a list is a span of its items", "[sdk][list]") {
    auto list = fresh<std::int16_t, 4>({5, 6});
    CHECK(list.span().size() == 2);
    list.span()[1] = 9;
    CHECK(list.back() == 9);
    CHECK(list.front() == 5);
    list.clear();
    CHECK(list.empty());
    CHECK(test::same_bytes(list, List<std::int16_t, 4>{}));
    CHECK(test::starts_as_zero<List<std::int16_t, 4>>());
}

TEST_CASE("more than 255 items are counted", "[sdk][list]") {
    List<std::uint8_t, 300> list;
    for (int count = 0; count < 300; ++count) list.push(1);
    CHECK(list.size() == 300);
    CHECK_THROWS_AS(list.push(1), std::length_error);
}

TEST_CASE("lists survive a save, whatever they hold", "[sdk][list]") {
    CHECK(test::survives_a_save(fresh<Colour, 4>({Colour::red, Colour::green})));
    CHECK(test::survives_a_save(fresh<Pair, 4>({{1, 2}, {3, 4}})));

    auto list = fresh<std::uint8_t, 4>({1, 2, 3});
    test::Tree shorter{{"items", {7}}};
    test::TreeFields visitor(shorter, true);
    list.fields(visitor);
    CHECK(test::same_bytes(list, fresh<std::uint8_t, 4>({7})));

    test::Tree wide{{"hand", {3, 12}}};
    test::TreeFields bounded(wide, true);
    CHECK_THROWS_WITH(list.fields(bounded, "hand", 0, 11), Catch::Contains("hand"));
}
