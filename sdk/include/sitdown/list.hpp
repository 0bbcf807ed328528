// A vector of at most N items that lives in the state. What lies behind its end is always zero: equal lists are
// equal bytes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace sitdown {

template <class T, int N>
struct List {
    static_assert(N > 0 && N <= 65535 && std::is_trivially_copyable_v<T>);

    // As wide as the item's alignment, so that no padding follows it. (More than 255 bytes: use an even N.)
    using Count =
        std::conditional_t<alignof(T) == 1, std::conditional_t<(N <= 255), std::uint8_t, std::uint16_t>,
                           std::conditional_t<alignof(T) == 2, std::uint16_t,
                                              std::conditional_t<alignof(T) == 4, std::uint32_t, std::uint64_t>>>;

    Count count{};
    T items[N]{};

    constexpr int size() const { return static_cast<int>(count); }
    constexpr bool empty() const { return count == 0; }
    constexpr bool full() const { return size() == N; }
    static constexpr int capacity() { return N; }

    constexpr T &operator[](int index) { return items[index]; }
    constexpr const T &operator[](int index) const { return items[index]; }
    constexpr T &front() { return items[0]; }
    constexpr const T &front() const { return items[0]; }
    constexpr T &back() { return items[size() - 1]; }
    constexpr const T &back() const { return items[size() - 1]; }
    constexpr T *begin() { return items; }
    constexpr T *end() { return items + size(); }
    constexpr const T *begin() const { return items; }
    constexpr const T *end() const { return items + size(); }
    constexpr std::span<T> span() { return {begin(), end()}; }
    constexpr std::span<const T> span() const { return {begin(), end()}; }

    constexpr void push(const T &value) {
        if (full()) throw std::length_error("a list is full and one more item was put into it");
        items[count++] = value;
    }

    constexpr T pop() {
        if (empty()) throw std::length_error("an item was taken from an empty list");
        const T last = items[--count];
        items[count] = T{};
        return last;
    }

    // Before the item that is at `index` now; 0 to size().
    constexpr void insert(int index, T value) {
        if (full()) throw std::length_error("a list is full and one more item was put into it");
        std::copy_backward(items + index, end(), end() + 1);
        items[index] = value;
        ++count;
    }

    // The order of the others stays.
    constexpr void erase(int index) {
        std::copy(items + index + 1, end(), items + index);
        --count;
        items[size()] = T{};
    }

    // Removes the first item that equals the value; false if there is none.
    constexpr bool remove_value(const T &value) {
        const int index = static_cast<int>(std::find(begin(), end(), value) - begin());
        if (index == size()) return false;
        erase(index);
        return true;
    }

    constexpr bool contains(const T &value) const { return std::find(begin(), end(), value) != end(); }
    constexpr void clear() { *this = {}; }

    friend constexpr bool operator==(const List &, const List &) = default;

    // A list of numbers; the range is that of one item.
    template <class F>
    requires std::is_integral_v<T>
    void fields(F &f, const char *name = "items", T lowest = std::numeric_limits<T>::min(),
                T highest = std::numeric_limits<T>::max()) {
        f.list(name, std::span<T>(items), count, N, lowest, highest);
        if (f.reading) std::fill(end(), items + N, T{});
    }

    template <class F>
    requires std::is_enum_v<T>
    void fields(F &f, const char *name = "items") {
        using Plain = std::underlying_type_t<T>;
        List<Plain, N> numbers;
        numbers.count = static_cast<typename List<Plain, N>::Count>(count);
        std::transform(items, items + N, numbers.items, [](T item) { return static_cast<Plain>(item); });
        numbers.fields(f, name);
        count = static_cast<Count>(numbers.count);
        std::transform(numbers.items, numbers.items + N, items, [](Plain number) { return static_cast<T>(number); });
    }

    // A list of structures, each with `fields` of its own: the count, then 0, 1, 2...
    template <class F>
    requires std::is_class_v<T>
    void fields(F &f) {
        f("count", count, Count{0}, Count{N});
        for (int index = 0; index < size(); ++index) {
            f.object(std::to_string(index).c_str(), [&] { items[index].fields(f); });
        }
        if (f.reading) std::fill(end(), items + N, T{});
    }
};

} // namespace sitdown
