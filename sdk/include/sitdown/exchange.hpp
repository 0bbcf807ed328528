// Which card lies where after a resampling, and the random exchanges that lead there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <utility>

#include "bits.hpp"
#include "list.hpp"
#include "rng.hpp"

namespace sitdown {

template <int N>
using CardNumber = std::conditional_t<(N <= 256), std::uint8_t, std::uint16_t>;

// The constraint that constrains nothing.
struct Always {
    template <class... Any>
    constexpr bool operator()(const Any &...) const {
        return true;
    }
};

// A slot is named by the card that truly lies there; card_in[slot] is the card that lies there now.
template <int N>
struct Exchange {
    using Number = CardNumber<N>;

    Number card_in[N]{};
    Bits<N> moved; // the slots whose card is another one now

    static constexpr Exchange none() {
        Exchange result;
        for (int slot = 0; slot < N; ++slot) result.card_in[slot] = static_cast<Number>(slot);
        return result;
    }

    constexpr int operator()(int slot) const { return card_in[slot]; }

    // Data kept for each card (an array of N) that belongs to the slot: damage, markers, the seat that passed it on.
    template <class Data>
    constexpr void carry(Data &&data) const {
        const std::span values(data);
        std::remove_cv_t<typename decltype(values)::element_type> before[N];
        std::copy_n(values.begin(), N, before);
        for (const int slot : moved) values[card_in[slot]] = before[slot];
    }

    // Card numbers kept elsewhere. A number that is no card ("none") stays as it is.
    template <class Integer>
    requires std::is_integral_v<Integer>
    constexpr void rename(Integer &card) const {
        if (std::cmp_greater_equal(card, 0) && std::cmp_less(card, N)) card = static_cast<Integer>(card_in[card]);
    }
    constexpr void rename(Bits<N> &cards) const {
        Bits<N> result = cards - moved;
        for (const int slot : cards &moved) result.add(card_in[slot]);
        cards = result;
    }
    template <class Integer, int Capacity>
    constexpr void rename(List<Integer, Capacity> &cards) const {
        rename(cards.span());
    }
    template <class Integer, std::size_t Count>
    constexpr void rename(Integer (&cards)[Count]) const {
        rename(std::span<Integer>(cards));
    }
    template <class Integer>
    constexpr void rename(std::span<Integer> cards) const {
        for (Integer &card : cards) rename(card);
    }
};

// Makes random exchanges among some slots. The true world is legal and it starts there, so it never fails. Each kind
// of step is as likely as its reverse: no legal world is preferred to another that can be reached.
template <int N>
class Exchanger {
public:
    using Number = CardNumber<N>;

    constexpr Exchanger(const Bits<N> &among, Rng &generator) : rng(generator) {
        for (const int slot : among) slots[size++] = static_cast<Number>(slot);
        restart();
    }

    template <class Fits, class FitsAll>
    constexpr void exchange(Exchange<N> &world, const Fits &fits, const FitsAll &fits_all) {
        if constexpr (std::is_same_v<FitsAll, Always>) {
            mix(fits);
            write(world);
        } else {
            // A joint fact seldom bites: most often a world made without it has it, and then no step needed a test.
            for (int attempt = 0; attempt < 8; ++attempt) {
                mix(fits);
                write(world);
                if (fits_all(std::as_const(world))) return;
                restart();
            }
            write(world);
            walk(world, fits, fits_all);
        }
    }

private:
    constexpr void restart() {
        for (int index = 0; index < size; ++index) cards[index] = slots[index];
    }

    constexpr void write(Exchange<N> &world) const {
        for (int index = 0; index < size; ++index) world.card_in[slots[index]] = cards[index];
    }

    // Fisher-Yates, exact where nothing constrains it. With a constraint, then every pair with probability 1/2, so
    // that two slots which can exchange with each other only are mixed like all others.
    template <class Fits>
    constexpr void mix(const Fits &fits) {
        for (int last = size - 1; last > 0; --last) {
            exchange_if_legal(last, static_cast<int>(rng.below(static_cast<std::uint32_t>(last) + 1)), fits);
        }
        if constexpr (!std::is_same_v<Fits, Always>) {
            for (int sweeps = size < 16 ? 4 : 2; sweeps > 0; --sweeps) {
                for (int distance = 1; distance < size; ++distance) toss_for_all_pairs(distance, fits);
            }
        }
    }

    // By distance, so that neighbouring steps work on different slots and need not wait for each other.
    template <class Fits>
    constexpr void toss_for_all_pairs(int distance, const Fits &fits) {
        for (int start = 0; start < size - distance; start += 64) {
            Bits<64> coins{{rng.next()}};
            const int pairs = size - distance - start;
            if (pairs < 64) coins.words[0] &= (std::uint64_t{1} << pairs) - 1;
            for (const int offset : coins) exchange_if_legal(start + offset, start + offset + distance, fits);
        }
    }

    template <class Fits>
    constexpr void exchange_if_legal(int left, int right, const Fits &fits) {
        const Number here = cards[left];
        const Number there = cards[right];
        const bool goes_right = fits(int{here}, int{slots[right]});
        const bool goes_left = fits(int{there}, int{slots[left]});
        const bool legal = goes_right & goes_left; // no branch: nobody can predict it
        cards[left] = legal ? there : here;
        cards[right] = legal ? here : there;
    }

    // Single steps, each tested against everything.
    template <class Fits, class FitsAll>
    constexpr void walk(Exchange<N> &world, const Fits &fits, const FitsAll &fits_all) {
        for (int sweeps = size < 16 ? 16 : 4; sweeps > 0; --sweeps) {
            for (int last = size - 1; last > 0; --last) {
                const int left = slots[last];
                const int right = slots[rng.below(static_cast<std::uint32_t>(last) + 1)];
                auto &here = world.card_in[left];
                auto &there = world.card_in[right];
                if (!fits(int{here}, right) || !fits(int{there}, left)) continue;
                std::swap(here, there);
                if (!fits_all(std::as_const(world))) std::swap(here, there);
            }
        }
    }

    Rng &rng;
    int size = 0;
    Number slots[N];
    Number cards[N]; // cards[index] lies in slots[index]
};

// Copies of a face (consecutive numbers) cannot be told apart by anybody: exchanges them wherever they lie, so that
// whatever names a copy gives itself away. `mixed`: the slots among which every order is equally likely already; copies
// that lie nowhere else need nothing. Fills in which slots have another card now.
template <int N, class Face>
constexpr void exchange_copies(Exchange<N> &world, const Bits<N> &mixed, Rng &rng, Face face) {
    CardNumber<N> slot_of[N];
    for (int slot = 0; slot < N; ++slot) slot_of[world.card_in[slot]] = static_cast<CardNumber<N>>(slot);
    for (int first = 0, last = 1; first < N; first = last++) {
        bool settled = mixed.has(first);
        for (; last < N && face(last) == face(first); ++last) settled &= mixed.has(last);
        if (!settled) rng.shuffle(std::span(slot_of + first, static_cast<std::size_t>(last - first)));
    }
    for (int card = 0; card < N; ++card) {
        world.card_in[slot_of[card]] = static_cast<CardNumber<N>>(card);
        if (slot_of[card] != card) world.moved.add(card);
    }
}

} // namespace sitdown
