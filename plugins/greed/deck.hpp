// All cards as read from data/greed/cards.json, and sets of cards by what they can do, so that play never searches.
#pragma once

#include <sitdown/setup.hpp>

#include <array>
#include <vector>

#include "card.hpp"

namespace greed {

struct Deck {
    explicit Deck(const sitdown::Setup &setup);

    const Card &operator[](int card) const { return cards[static_cast<std::size_t>(card)]; }

    std::array<Card, card_count> cards;   // the card with the number n stands at n - 1
    std::vector<TurnEffect> turn_effects; // referred to by Effect::turn

    CardSet of_type[3];
    CardSet showing[icon_kinds]; // printed icons
    CardSet without_icons;
    CardSet during[3], after[3]; // with a when_you_play trigger, by the type played
    CardSet reducing;            // with reduce_placed_markers
    CardSet when_you_lose, when_self_lost;
    CardSet each_turn, end_game;
    CardSet cheaper;   // with a cost reduction
    CardSet protectors; // with protected markers
    CardSet copiers;   // cards that can become a copy of another

private:
    void sort_by_ability(int card);
};

} // namespace greed
