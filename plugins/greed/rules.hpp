// The rules, by chapter. Everything works on a moment: the unchanging rules, the state, and who listens.
#pragma once

#include <sitdown/choice.hpp>
#include <sitdown/events.hpp>
#include <sitdown/verdict.hpp>

#include "deck.hpp"
#include "state.hpp"

namespace greed {

using sitdown::Choices;
using sitdown::Event;
using sitdown::Events;
using sitdown::Verdict;
using sitdown::Viewers;

struct Options {
    bool needs_count_played_card = true;
    bool hideout_previous_turns = false;
    bool limited_markers = false;
    bool reshuffle_discards = false;
    bool hidden_cash = false;
    bool each_turn_prompt = false;
    bool remember_piles = false;
};

struct Numbers {
    int rounds, first_play_round, cards_dealt, starting_cash, marker_value, development_markers;
};

// What cannot change during play.
struct Rules {
    explicit Rules(const sitdown::Setup &setup);

    Seat seats;
    Options options;
    Numbers numbers;
    Deck deck;

    Seat left(Seat seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    Seat right(Seat seat) const { return seat == 0 ? seats - 1 : seat - 1; }
    // The draft pile in front of a seat in that round, before it is passed on (GR-5.2).
    Seat pile_of(Seat seat, int round) const { return piles[seat][round]; }

private:
    std::uint8_t piles[most_seats][14]{}; // worked out once: it is asked at every draft
};

struct Moment {
    const Rules &rules;
    State &s;
    Events &events;

    const Card &facts(int card) const { return rules.deck[s.acts_as[card]]; }
};

// Whose rule it is that acts: the owner and the card that carries it.
struct Carrier {
    Seat seat;
    int card;
    int paid = 0;         // markers of the Holding paid for this play
    int played = no_card; // the card whose play set it off
};

// --- display.cpp: what lies before a player ---
inline CardSet display(const State &s, Seat seat) { // here, since it is asked everywhere
    return s.cards.in(place::thugs(seat)) | s.cards.in(place::holdings(seat));
}
CardSet displays(const Rules &rules, const State &s);
int count_of(const State &s, Seat seat, Type type);
int rank(const State &s, int card); // ascending numbers; a copy directly after its original
void enter_display(Moment &m, Seat seat, int card);
// Out of the display, without the consequences; they follow with `suffer_loss` once all that leave together are out.
void leave_display(Moment &m, Seat seat, int card, int to, Text text, int source);
void suffer_loss(Moment &m, Seat seat, int card);
void become_copy(Moment &m, Seat seat, int card, int original);
void recount(const Rules &rules, State &s); // the derived numbers

// Visits those of the cards that have an ability (or copy a card that has), in the order of rank.
template <class Visit>
void each_able(const Rules &rules, const State &s, const CardSet &cards, const CardSet &able, Visit visit) {
    if ((cards & rules.deck.copiers).empty()) {
        for (const int card : cards & able) visit(card);
        return;
    }
    int sorted[card_count];
    int size = 0;
    for (const int card : cards) {
        if (!able.has(s.acts_as[card])) continue;
        int spot = size++;
        for (; spot > 0 && rank(s, sorted[spot - 1]) > rank(s, card); --spot) sorted[spot] = sorted[spot - 1];
        sorted[spot] = card;
    }
    for (int each = 0; each < size; ++each) visit(sorted[each]);
}

// --- money.cpp: the gain procedure ---
void gain(Moment &m, Seat seat, int amount, int source, int played = no_card); // played: whose play it answers
void lose(Moment &m, Seat seat, int amount, int source);
void pay(Moment &m, Seat seat, int amount, int source);

// --- markers.cpp ---
void place_markers(Moment &m, Seat seat, int card, int n, int source);
void place_markers(Moment &m, Seat seat, int card, int n, int source, Text line);
void remove_markers(Moment &m, Seat seat, int card, int n, int source);
void place_icon_markers(Moment &m, Seat seat, int card);

// --- counting.cpp: counters, conditions, needs, costs ---
int counted(const Rules &rules, const State &s, Seat seat, const Counter &counter, const Carrier &carrier);
bool holds(const Rules &rules, const State &s, const Condition &condition, const Carrier &carrier);
Verdict needs_met(const Rules &rules, const State &s, Seat seat, int card);
int price(const Rules &rules, const State &s, Seat seat, int card, int printed);
Verdict payable(const Rules &rules, const State &s, Seat seat, int card, const Cost &cost);
bool lasts(const State &s, Seat seat, TurnKind kind);
const Cost *cost_of_kind(const Card &card, CostKind kind);

// --- lasting.cpp: effects that last for a turn ---
void add_lasting(Moment &m, const Effect &effect, const Carrier &carrier);
void begin_lasting(Moment &m); // start of round: what was scheduled becomes active
void end_lasting(Moment &m);   // end of turn
void lapse_icons(Moment &m, int card);
std::size_t wording_of(const TurnEffect &effect); // its line in turn_words

// --- effects.cpp: one function for each kind ---
void run_effect(Moment &m, const Effect &effect, const Carrier &carrier);
const Effect &current_effect(const Rules &rules, const Frame &frame); // the entry rule that asks
int markers_to_place(const Rules &rules, const State &s, const Frame &frame);

// --- drawing.cpp ---
bool refill_draw_pile(Moment &m);
void draw_cards(Moment &m, Seat seat, int n);
void reveal_and_play(Moment &m, Seat seat, Type type, int source);

// --- phases/ ---
void begin_game(Moment &m);
void begin_round(Moment &m);
void close_draft(Moment &m);
void begin_choose(Moment &m);
void close_choose(Moment &m);
void resolve_next(Moment &m);
void next_extra_play(Moment &m);
void begin_each_turn(Moment &m);
void carry_out_each_turn(Moment &m);
void next_loss(Moment &m);
void close_loss(Moment &m);
void end_game(Moment &m);

// --- phases/playing.cpp: one card from needs to disposal ---
// `news`: who learns more by it than that the card was in that hand.
void reveal_from_hand(Moment &m, Seat seat, int card, Text text, int source, Viewers news = sitdown::nobody);
void begin_play(Moment &m, Seat seat, int card, bool free = false);
void go_on_playing(Moment &m);
void go_on_with_entry(Moment &m);
void go_on_with_sweep(Moment &m);
void push_entry(Moment &m, Seat seat, int carrier, int rules_of, int paid, bool retriggered);
Frame *play_of(State &s, int card); // the innermost play of that card, or null

// --- phases/answers.cpp ---
void list_choices(const Rules &rules, const State &s, Seat seat, Choices &list);
void answer(Moment &m, Seat seat, sitdown::Choice choice);
void run_on(Moment &m); // until somebody must answer or the game is over
CardSet candidates(const Rules &rules, const State &s, Seat seat); // cards that the seat may choose in its prompt
CardSet each_turn_cards(const Rules &rules, const State &s, Seat seat);
int picked_place(const Rules &rules, const State &s, Seat seat); // where the pick of a secret window lies

// --- knowledge.cpp ---
std::uint8_t taken_from(Seat pile, int round);
void forget_origin(State &s, int card);
// To which group of interchangeable cards a card belongs that the viewer does not know; 0: never seen by him.
int group_of(const Rules &rules, const State &s, Seat viewer, int card);
int latest_group(const Rules &rules, const State &s, Seat viewer,
                 Seat pile); // of what he passed on last; 0: nothing yet
void imagine(const Rules &rules, State &s, Seat viewer, sitdown::Rng &rng);

// --- numbers that leave the module ---
constexpr unsigned face(int card) { return card == no_card ? 0u : static_cast<unsigned>(card) + 1; }
constexpr sitdown::Place at(Component component, Seat seat = sitdown::no_seat) {
    return sitdown::at(static_cast<unsigned>(component), seat);
}
constexpr unsigned text(Text number) { return static_cast<unsigned>(number); }
constexpr unsigned unit(Unit number) { return static_cast<unsigned>(number); }

void ask(State &s, Prompt prompt, Seat seat);
void ask_in_secret(State &s, Prompt prompt, Seats seats);

} // namespace greed
