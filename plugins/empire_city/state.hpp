// Everything that changes during play, as one flat value.
#pragma once

#include <sitdown/agenda.hpp>
#include <sitdown/cards.hpp>
#include <sitdown/dice.hpp>
#include <sitdown/offer.hpp>
#include <sitdown/secret.hpp>
#include <sitdown/veiled.hpp>

#include "book.hpp"

namespace empire {

// Places of the city cards; a played or committed card that has been shown lies in front of its seat.
constexpr int city_deck(int deck) { return deck; }
constexpr int city_pile(int deck) { return deck_count + deck; }
constexpr int city_hand(Seat seat) { return 2 * deck_count + static_cast<int>(seat); }
constexpr int city_shown(Seat seat) { return 2 * deck_count + most_capos + static_cast<int>(seat); }
inline constexpr int city_places = 2 * deck_count + 2 * most_capos;

// Places of the henchmen.
inline constexpr int henchman_deck = 0, henchman_pile = 1, henchman_track = 2, henchman_dead = 3;
constexpr int henchman_hand(Seat seat) { return 4 + static_cast<int>(seat); }
constexpr int henchman_tired(Seat seat) { return 4 + most_capos + static_cast<int>(seat); }
constexpr int henchman_shown(Seat seat) { return 4 + 2 * most_capos + static_cast<int>(seat); }
inline constexpr int henchman_places = 4 + 3 * most_capos;

// A square, or the assassination mark of a seat: where figures can stand.
constexpr int mark_spot(Seat seat) { return squares + static_cast<int>(seat); }
inline constexpr int spots = squares + most_capos;

// What a seat has put together in a secret window. In fights the cards are marked where they lie instead.
struct Draft {
    std::int32_t money{};          // the bid, or the money of a sweetener
    std::uint8_t card{};           // design of a city card + 1
    std::uint8_t henchman{};       // + 1
    std::uint8_t money_named{};    // a sweetener names its money once
    std::uint8_t unused{};

    friend constexpr bool operator==(const Draft &, const Draft &) = default;
    template <class F>
    void fields(F &f) {
        f("money", money, 0, 2'000'000'000);
        f("card", card, 0, most_city_faces);
        f("henchman", henchman, 0, henchman_cards);
        f("money_named", money_named, 0, 1);
    }
};

enum class Ask : std::uint8_t { nothing, money, card, henchman, pact };

// The two parts of an offer.
struct Parts {
    std::int32_t money{}, asked_money{};
    std::uint8_t card{};     // design of a city card + 1
    std::uint8_t henchman{}; // + 1
    std::uint8_t ask{};      // Ask
    std::uint8_t unused{};

    constexpr bool gives() const { return money > 0 || card != 0 || henchman != 0; }
    friend constexpr bool operator==(const Parts &, const Parts &) = default;
    template <class F>
    void fields(F &f) {
        f("money", money, 0, 2'000'000'000);
        f("asked_money", asked_money, 0, 2'000'000'000);
        f("card", card, 0, most_city_faces);
        f("henchman", henchman, 0, henchman_cards);
        f("ask", ask, 0, 4);
    }
};

enum class TargetKind : std::uint8_t { open, drawn, picked };

// The combat or the assassination that is going on.
struct Fight {
    HenchmanSet ability;    // committed for an ability, not with a score
    HenchmanSet scored;     // used with their score in this combat
    HenchmanSet doomed;     // would die
    std::int16_t score[most_capos]{};
    std::uint8_t armed[henchman_cards]{}; // design of the weapon carried + 1
    std::uint8_t participants{};          // seats; 0: no fight
    std::uint8_t attackers{};
    std::uint8_t defender{};
    std::uint8_t square{};    // of a combat
    std::uint8_t assassin{};  // of a hit; absent: not chosen yet
    std::uint8_t target{};
    std::uint8_t target_kind{};
    std::uint8_t target_counts{}; // the target's own score counts
    std::uint8_t no_weapons{}, no_adjacency{}; // seats whose weapons or squares count nothing
    std::uint8_t standoff{}, negated{};
    std::uint8_t played{};    // seats that played a city card
    std::uint8_t winner{};    // absent: not known
    std::uint8_t kills{}, picks{};
    std::uint8_t saves[most_capos]{}, casualty[most_capos]{};
    std::uint8_t unused[4]{};

    constexpr bool going_on() const { return participants != 0; }
};

// A change of a number that a played card made, until the declaration, the round or the collect turn is over.
struct Lasting {
    std::uint16_t effect{};
    std::uint8_t seat{}, lasts{};
    template <class F>
    void fields(F &f) {
        f("effect", effect, 0, 65535);
        f("seat", seat, 0, most_capos - 1);
        f("lasts", lasts, 0, 4);
    }
};

// What follows from the rackets and the cops on the board. Kept, because every price and every list asks for it; made
// anew when a save is loaded, and compared in `sane`.
struct Masks {
    Squares cops;      // ordinary cops and Ness
    Squares full;      // no room for another racket
    Squares bordellos;

    friend constexpr bool operator==(const Masks &, const Masks &) = default;
};

struct State {
    Rng rng;
    Cards<city_cards, city_places, most_capos> city;
    Cards<henchman_cards, henchman_places, most_capos> henchmen;
    HenchmanSet revealed; // used in this round: not fit any more
    RacketSet racket_deck, racket_pile, racket_track, blocked;
    Fight fight;

    Veiled<most_capos, std::int32_t> money[most_capos];
    std::int32_t pot;
    std::int32_t bids[most_capos]; // as shown
    Squares held[most_capos];
    Squares attacks[most_capos]; // squares that the seat attacks and that are not fought for yet
    Squares busted;
    Masks masks;
    std::uint32_t changes[most_capos]; // stats that any continuous effect on the seat changes
    Bits<cop_cards> cop_deck, cop_pile;
    Secret<most_capos, Draft> secret;
    Offer<Parts> offer;

    std::int16_t points[most_capos], corruption[most_capos];
    Agenda<18> agenda;
    List<Lasting, 12> lasting;
    Bits<corruption_cards> corruption_deck, corruption_held[most_capos];
    std::uint16_t round;

    std::uint8_t racket_at[squares][3]; // racket + 1
    std::uint8_t tokens[squares];
    std::uint8_t figures[spots][most_capos];
    std::uint8_t vendetta[most_capos][most_capos]; // [holder][whose family]
    std::uint8_t pact_until[most_capos][most_capos];
    std::uint8_t figures_left[most_capos];
    std::uint8_t family[most_capos];    // absent: not chosen yet
    std::uint8_t start_card[most_capos];
    std::uint8_t cop_at[most_cops];     // absent: in the box
    Dice<2> dice;
    std::uint8_t cops_moved, cops_frozen; // bits by cop
    std::uint8_t ness, ness_in_play;
    std::uint8_t cop_card;              // absent: not yet
    std::uint8_t godfather, chief;      // absent: not yet
    std::uint8_t consigliere;           // spot; absent: not placed
    std::uint8_t phase;
    std::uint8_t sitdown;               // the godfather phase takes place
    std::uint8_t decided;               // the answer to the last tie
    std::uint8_t bust_square;
    std::uint8_t marks_taken;           // bits of the corruption marks
    std::uint8_t offers_this_turn;
    std::uint8_t ending, winners;       // 0: running
    std::uint8_t unused[7];
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) % 8 == 0 && sizeof(State) <= 2304);

} // namespace empire
