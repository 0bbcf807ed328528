// The known order under a pile. A shuffled pile has no order until a card is drawn; cards put under it do have one.
// All cards of the pile lie in one place of `Cards`; those listed here come last, in this order. See `put_under`,
// `draw_next`, `take_next` and `mix` there. That a card lies here at its position is public; which it is need not be.
#pragma once

#include "bits.hpp"
#include "exchange.hpp"
#include "list.hpp"

namespace sitdown {

template <int N>
struct Under {
    List<CardNumber<N>, N> cards; // the next to be drawn first

    constexpr bool empty() const { return cards.empty(); }
    constexpr int size() const { return cards.size(); }
    constexpr int next() const { return cards.front(); }

    constexpr void put(int card) { cards.push(static_cast<CardNumber<N>>(card)); }
    // The next one leaves; there must be one.
    constexpr int take() {
        const int card = next();
        cards.erase(0);
        return card;
    }
    // For a card that leaves the pile other than by being drawn; false if it was not here.
    constexpr bool remove(int card) { return cards.remove_value(static_cast<CardNumber<N>>(card)); }
    constexpr void clear() { cards.clear(); }

    constexpr Bits<N> set() const {
        Bits<N> result;
        for (const auto card : cards) result.add(card);
        return result;
    }

    // After a resampling of the cards.
    constexpr void rename(const Exchange<N> &exchange) { exchange.rename(cards); }

    friend constexpr bool operator==(const Under &, const Under &) = default;

    template <class F>
    void fields(F &f) {
        cards.fields(f, "under", 0, static_cast<CardNumber<N>>(N - 1));
    }
};

} // namespace sitdown
