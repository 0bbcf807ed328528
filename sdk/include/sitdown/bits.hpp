// A set of the numbers 0 to N - 1 in the fewest machine words: one of 8 to 64 bits, or several of 64.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <stdexcept>
#include <type_traits>

#include "rng.hpp"

namespace sitdown {

template <int N>
struct Bits {
    static_assert(N > 0);

    using Word = std::conditional_t<
        N <= 8, std::uint8_t,
        std::conditional_t<N <= 16, std::uint16_t, std::conditional_t<N <= 32, std::uint32_t, std::uint64_t>>>;
    static constexpr int word_bits = static_cast<int>(sizeof(Word)) * 8;
    static constexpr int word_count = (N + word_bits - 1) / word_bits;

    Word words[word_count]{}; // bits from N on are always 0, so equal sets are equal bytes

    static constexpr Bits all() {
        Bits result;
        for (Word &word : result.words) word = static_cast<Word>(~Word{0});
        result.words[word_count - 1] = static_cast<Word>(result.words[word_count - 1] >> (word_count * word_bits - N));
        return result;
    }

    static constexpr Bits of(std::initializer_list<int> numbers) {
        Bits result;
        for (const int number : numbers) result.add(number);
        return result;
    }

    constexpr bool has(int number) const { return (words[word_of(number)] >> shift_of(number) & 1u) != 0; }
    constexpr void add(int number) {
        Word &word = words[word_of(number)];
        word = static_cast<Word>(word | bit_of(number));
    }
    constexpr void remove(int number) {
        Word &word = words[word_of(number)];
        word = static_cast<Word>(word & ~bit_of(number));
    }
    constexpr void clear() { *this = {}; }

    constexpr int count() const {
        int total = 0;
        for (const Word word : words) total += std::popcount(word);
        return total;
    }
    constexpr bool any() const {
        Word either = 0;
        for (const Word word : words) either = static_cast<Word>(either | word);
        return either != 0;
    }
    constexpr bool empty() const { return !any(); }

    // The lowest number; not for an empty set.
    constexpr int first() const {
        for (int at = 0; at + 1 < word_count; ++at) {
            if (words[at] != 0) return at * word_bits + std::countr_zero(words[at]);
        }
        return (word_count - 1) * word_bits + std::countr_zero(words[word_count - 1]);
    }

    // The number that has exactly k lower ones in the set; k must be below count().
    constexpr int nth(int k) const {
        int at = 0;
        for (int here = 0; at + 1 < word_count && (here = std::popcount(words[at])) <= k; ++at) k -= here;
        Word word = words[at];
        for (; k > 0; --k) word = static_cast<Word>(word & (word - 1));
        return at * word_bits + std::countr_zero(word);
    }

    // Each number of the set equally likely.
    constexpr int random(Rng &rng) const {
        const int size = count();
        if (size == 0) throw std::out_of_range("a random number was asked of an empty set");
        return nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(size))));
    }

    // A random number leaves the set.
    constexpr int draw(Rng &rng) {
        const int number = random(rng);
        remove(number);
        return number;
    }

    constexpr Bits &operator|=(const Bits &other) {
        for (int at = 0; at < word_count; ++at) words[at] = static_cast<Word>(words[at] | other.words[at]);
        return *this;
    }
    constexpr Bits &operator&=(const Bits &other) {
        for (int at = 0; at < word_count; ++at) words[at] = static_cast<Word>(words[at] & other.words[at]);
        return *this;
    }
    constexpr Bits &operator-=(const Bits &other) {
        for (int at = 0; at < word_count; ++at) words[at] = static_cast<Word>(words[at] & ~other.words[at]);
        return *this;
    }
    constexpr Bits &operator^=(const Bits &other) {
        for (int at = 0; at < word_count; ++at) words[at] = static_cast<Word>(words[at] ^ other.words[at]);
        return *this;
    }
    friend constexpr Bits operator|(Bits left, const Bits &right) { return left |= right; }
    friend constexpr Bits operator&(Bits left, const Bits &right) { return left &= right; }
    friend constexpr Bits operator-(Bits left, const Bits &right) { return left -= right; }
    friend constexpr Bits operator^(Bits left, const Bits &right) { return left ^= right; }
    constexpr Bits operator~() const { return all() - *this; }
    friend constexpr bool operator==(const Bits &, const Bits &) = default;

    // Goes over the set as it was when the loop began, so that the body may change the set.
    class Iterator;
    constexpr Iterator begin() const { return Iterator(*this); }
    constexpr std::default_sentinel_t end() const { return {}; }

    template <class F>
    void fields(F &f, const char *name = "members") {
        f.set(name, *this);
    }

private:
    // Without a sign, so that dividing is shifting.
    static constexpr unsigned word_of(int number) {
        return word_count == 1 ? 0 : static_cast<unsigned>(number) / static_cast<unsigned>(word_bits);
    }
    static constexpr unsigned shift_of(int number) {
        return word_count == 1 ? static_cast<unsigned>(number)
                               : static_cast<unsigned>(number) % static_cast<unsigned>(word_bits);
    }
    static constexpr Word bit_of(int number) { return static_cast<Word>(Word{1} << shift_of(number)); }
};

template <int N>
class Bits<N>::Iterator {
public:
    constexpr explicit Iterator(const Bits &set) : all(set), rest(set.words[0]) { skip(); }
    constexpr int operator*() const { return at * word_bits + std::countr_zero(rest); }
    constexpr Iterator &operator++() {
        rest = static_cast<Word>(rest & (rest - 1));
        skip();
        return *this;
    }
    constexpr bool operator==(std::default_sentinel_t) const { return rest == 0; }

private:
    constexpr void skip() {
        while (at + 1 < word_count && rest == 0) rest = all.words[++at];
    }

    Bits all;
    Word rest; // of the word at `at`, apart so that it stays in a register
    int at = 0;
};

} // namespace sitdown
