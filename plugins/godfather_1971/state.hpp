// A game of The Godfather Game at one moment: flat, without padding.
#pragma once

#include <sitdown/bits.hpp>
#include <sitdown/cards.hpp>
#include <sitdown/dice.hpp>
#include <sitdown/rng.hpp>
#include <sitdown/secret.hpp>
#include <sitdown/under.hpp>

#include "content/data.hpp"
#include "table/vocabulary.hpp"

namespace godfather {

using sitdown::Seat;

inline constexpr int most_players = surround::most_colours;

// Where a playing card lies. The deck is a set; `under` is the known order of those put under it.
enum CardPlace { in_deck = 0, in_play = 1, in_hand = 2 }; // in_hand + seat

struct State {
    sitdown::Rng rng;

    // By neighbourhood. A man belongs to the racket of the neighbourhood he stands in.
    Cells men[neighborhood_count][most_players];
    Cells play[neighborhood_count];      // positions used this turn; judged together, they are not among the men yet
    Cells territory[neighborhood_count]; // recorded by a declaration

    sitdown::Cards<playing_cards, in_hand + most_players, most_players> cards;
    std::int32_t cash[most_players];
    std::int32_t due; // of a bad break, not yet paid
    sitdown::Bits<break_cards> good, bad; // not yet drawn since the last shuffle; their order is undecided
    sitdown::Secret<most_players, std::uint8_t> vote; // 1 no, 2 yes
    std::uint16_t round;

    sitdown::Under<playing_cards> under;
    sitdown::Under<break_cards> good_under, bad_under;

    std::uint8_t racket[neighborhood_count];     // 0 untouched, else number + 1
    std::uint8_t controller[neighborhood_count]; // 0 open, else seat + 1: closed
    std::uint8_t instalments[neighborhood_count]; // of the controller's bonus, still to come
    std::uint8_t claimant[neighborhood_count];   // 0 none, else seat + 1: a claim, or a declaration
    std::uint8_t awaiting[neighborhood_count];   // seats that must complete a turn before the claim holds

    // This turn.
    std::uint8_t free_racket[racket_count];       // free men still to place, by racket
    std::uint8_t free_here[neighborhood_count];   // and for a named neighbourhood
    sitdown::Dice<2> dice;
    std::uint8_t turn, first;
    Step step;
    std::uint8_t hood;       // the neighbourhood that is being entered, or where a penalty is due
    std::uint8_t chosen;     // racket of the man to be placed
    std::uint8_t break_card; // 0 none, else number + 1: lies open
    std::uint8_t break_good; // 1: from the good deck
    std::uint8_t effect;     // of the break card: the one that is being carried out
    std::uint8_t owed;       // men still to be given up, or to be pointed at
    std::uint8_t entered;    // neighbourhoods entered in this first turn, a mask
    std::uint8_t touched;    // neighbourhoods where a man came or went this turn, a mask
    std::uint8_t challenged; // declarations that this turn's men walked into, a mask

    // This round and the clocks.
    std::uint8_t changed; // a man came or went this round
    std::uint8_t bought;  // somebody bought this round
    std::uint8_t idle, stand;
    Ending ending;
    std::uint8_t unused[3]; // fills the last word: no padding
};

} // namespace godfather
