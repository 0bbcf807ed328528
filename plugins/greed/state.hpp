// A game of Greed at one moment: flat, without padding.
#pragma once

#include <sitdown/cards.hpp>
#include <sitdown/list.hpp>
#include <sitdown/rng.hpp>
#include <sitdown/seats.hpp>
#include <sitdown/secret.hpp>

#include "card.hpp"
#include "wording.hpp"

namespace greed {

using sitdown::Seat;
using sitdown::Seats;

inline constexpr int fewest_seats = 2;
inline constexpr int most_seats = 5;
inline constexpr std::uint8_t no_card = 255;

// Where a card can lie. A draft pile keeps its number for the whole game (that of the seat it was dealt to); who holds
// it follows from the round.
namespace place {
constexpr int hand(Seat seat) { return static_cast<int>(seat); }
constexpr int thugs(Seat seat) { return 5 + static_cast<int>(seat); }
constexpr int holdings(Seat seat) { return 10 + static_cast<int>(seat); }
constexpr int kept(Seat seat) { return 15 + static_cast<int>(seat); }
constexpr int played(Seat seat) { return 20 + static_cast<int>(seat); }
constexpr int pile(Seat dealt_to) { return 25 + static_cast<int>(dealt_to); }
inline constexpr int draw = 30, discard = 31, aside = 32, count = 33;
constexpr Seat owner(int there) { return static_cast<Seat>(there % 5); } // of all but the last three
} // namespace place

// An effect that lasts for a turn. The same effect scheduled again by the same card counts as `times`.
struct Lasting {
    TurnKind kind{};
    std::uint8_t rule{};   // which of the deck's turn effects
    std::uint8_t owner{};  // the seat that caused it
    std::uint8_t source{}; // the card that caused it
    std::uint8_t rank{};   // where the source stands in the order of numbers
    std::uint8_t times{};  // how often it is still to be applied; 0: used up or lapsed
    std::uint16_t extra{}; // markers of a paid Holding

    friend constexpr bool operator==(const Lasting &, const Lasting &) = default;
};

// What is being resolved, innermost last.
struct Frame {
    enum class Kind : std::uint8_t { play, entry, sweep }; // a card; a list of entry rules; a Hideout's round of them
    enum Flag : std::uint8_t { free = 1, returns = 2, scheduled = 4, retriggered = 8 };

    Kind kind{};
    std::uint8_t step{};      // play: how far; entry: the next rule
    std::uint8_t seat{};
    std::uint8_t card{};      // the card played, or the carrier of the rules
    std::uint8_t rules{};     // entry: the card on which the rules are printed
    std::uint8_t flags{};
    std::uint16_t paid{};     // markers that lay on the Holding paid for this play
    std::uint16_t left_out{}; // play of a Holding: markers still to be left out

    friend constexpr bool operator==(const Frame &, const Frame &) = default;
};

// Prompt D9: the seat's cards with each-turn rules in the order it wants, as numbers; 0 ends the list.
struct Order {
    std::uint8_t numbers[10]{};
    friend constexpr bool operator==(const Order &, const Order &) = default;
    template <class F>
    void fields(F &f) {
        f("order", numbers, 0, card_count);
    }
};

struct State {
    sitdown::Rng rng;
    sitdown::Cards<card_count, place::count, most_seats> cards;
    CardSet fresh;  // came into a display, or was kept, in this turn
    CardSet sweep;  // Thugs whose entry rules a Hideout is still to carry out again
    std::int32_t cash[most_seats];
    std::uint16_t markers[card_count];
    std::uint16_t markers_in_play; // derived: their sum
    sitdown::List<Lasting, 24> active, scheduled; // in the order of rank, then of time
    sitdown::List<Frame, 16> frames;
    sitdown::Secret<most_seats, Order> secret;
    std::uint8_t acts_as[card_count]; // itself, or the card it is a copy of
    std::uint8_t origin[card_count];  // of a hidden card: see knowledge.cpp
    std::uint8_t icons[most_seats][icon_kinds]; // derived: what each display shows
    std::uint8_t round;
    Phase phase;
    Prompt prompt;        // of one seat or of the secret window; none: the rules run on
    std::uint8_t asked;   // the seat of a prompt that is not secret
    std::uint8_t cause;       // prompts D3 and D10: the card that brought them about
    Type loss_type;
    std::uint8_t reshuffles;
    std::uint8_t unused; // fills the last word
};

} // namespace greed
