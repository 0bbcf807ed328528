// The Godfather Game (1971), 2 to 4 seats: eight neighbourhoods of Manhattan are fought over by surrounding, and paid
// for with cards and cash. Hidden: one card in each hand, and the order of the decks.
//
// A turn (GF-3.1): bonus, card, buying and placing as one loop, surrounding, a new card, then the check of claims and
// of the end. The files in phases/ follow that order.
#pragma once

#include <sitdown/game.hpp>

#include "content/options.hpp"
#include "state.hpp"
#include "surround/capture.hpp"
#include "surround/completable.hpp"
#include "surround/control.hpp"
#include "table/log_lines.hpp"

namespace godfather {

using sitdown::Choice;
using sitdown::Choices;
using sitdown::Description;
using sitdown::Event;
using sitdown::Events;
using sitdown::Json;
using sitdown::Place;
using sitdown::Rng;
using sitdown::Seats;
using sitdown::Table;
using sitdown::Verdict;
using sitdown::Viewers;

// A position in a choice: neighbourhood and bit.
constexpr unsigned spot(int hood, int bit) { return static_cast<unsigned>(hood) << 6 | static_cast<unsigned>(bit); }
constexpr int hood_of(unsigned spot) { return static_cast<int>(spot >> 6); }
constexpr int bit_of(unsigned spot) { return static_cast<int>(spot & 63); }

class Godfather {
public:
    using State = godfather::State;

    explicit Godfather(const sitdown::Setup &setup);

    static Json manifest();
    Json components() const;
    void start(State &s, Events &events) const;
    sd_status status(const State &s) const;
    void choices(const State &s, Seat seat, Choices &list) const;
    void apply(State &s, Seat seat, Choice choice, Events &events) const;
    void standings(const State &s, sd_standing *out) const;
    std::int32_t evaluate(const State &s, Seat seat, unsigned profile) const;
    void determinize(State &s, Seat viewer, Rng &rng) const;
    void show(const State &s, Table &table) const;
    void prompt(const State &s, Seat viewer, sitdown::Prompt &words) const;
    void describe(const State &s, Seat seat, Choice choice, Description &words) const;
    Verdict why_not(const State &s, Seat seat, Place place, unsigned thing) const;
    Verdict sane(const State &s) const;
    template <class F>
    void fields(State &s, F &f) const;

    // --- what can be said of a state; the phases, the view and the tests ask this ---
    const Data &the_data() const { return data; }
    const Options &the_options() const { return options; }
    bool in_game(int hood) const { return (options.in_play >> hood & 1) != 0; }
    bool is_open(const State &s, int hood) const { return in_game(hood) && s.controller[hood] == 0; }
    surround::Board board(const State &s, int hood) const;      // without this turn's unjudged men
    surround::Board board_with_play(const State &s, int hood) const;
    surround::Siege siege() const { return {static_cast<int>(seats), data.play_limit, options.direct_pocket}; }
    int positions_held(const State &s, int hood, Seat seat) const { return surround::held(board(s, hood), static_cast<int>(seat), siege()); }
    std::int32_t control_value(const State &s, Seat seat) const;
    std::int32_t instalment(const State &s, int hood) const;
    std::int32_t bonus_to_come(const State &s, Seat seat) const;
    int men_on_map(const State &s, Seat seat) const;
    int bag_left(const State &s, Seat seat) const; // a large number if it never empties
    Cells offered_cells(const State &s) const;     // for the three prompts that place a man
    Cells own_targets(const State &s, int hood) const; // men that may be given up, sold, lost
    Cells finger_targets(const State &s, int hood) const;
    bool may_enter(const State &s, int hood) const;   // first turn
    bool may_send(const State &s, int hood) const;    // the free man whose racket is chosen
    bool may_buy(const State &s, int hood, int racket) const;
    bool may_declare(const State &s, int hood) const;
    bool play_is_legal(const State &s, int hood) const;

private:
    // phases/turn.cpp
    void roll_for_start(State &s, Events &events) const;
    void begin_turn(State &s, Events &events) const;
    void end_turn(State &s, Events &events) const;
    void pass_turn(State &s, Events &events) const;
    void next_round(State &s, Events &events) const;
    // phases/bonus.cpp
    void pay_instalments(State &s, Events &events) const;
    // phases/card.cpp
    void play_card(State &s, Events &events) const;
    void cards_under(State &s, Events &events) const;
    void draw_card(State &s, Events &events) const;
    // phases/breaks.cpp
    void roll_break(State &s, Events &events) const;
    void run_effects(State &s, Events &events) const;
    bool carry_out(State &s, const Effect &effect, Events &events) const;
    bool give_up(State &s, Events &events) const;
    bool pay_due(State &s, Events &events) const;
    // phases/fingerman.cpp
    void point_finger(State &s, Events &events) const;
    // phases/first_turn.cpp
    void next_entry(State &s, Events &events) const;
    void after_first_cell(State &s, Events &events) const;
    int entry_price(const State &s, int hood) const;
    int reserve(const State &s, int hood) const;
    // phases/positioning.cpp
    void receive(State &s, std::uint8_t &slot, int count, unsigned face, Events &events) const;
    void next_free(State &s, Events &events) const;
    void voids(State &s, std::uint8_t &slot, unsigned face, Events &events) const;
    void place_man(State &s, int bit, bool free, Events &events) const;
    void after_placing(State &s, Events &events) const;
    int free_for(const State &s, int hood, int racket) const;
    bool has_room(const State &s, int hood) const;
    int men_left(const State &s, int hood, int racket) const;
    Cells unjudged(const State &s, int hood) const { return options.piecewise ? 0 : s.play[hood]; }
    Cells completable(const State &s, int hood, int racket) const;
    bool any_completable(const State &s, int hood, int racket) const;
    // phases/resolve.cpp
    void finish_positioning(State &s, Events &events) const;
    void resolve(State &s, int hood, Cells placed, Events &events) const;
    void lift(State &s, int hood, Cells cells, Text text, int by, Events &events) const;
    // phases/declare.cpp
    void note_challenge(State &s, int hood, Cells placed, Events &events) const;
    void next_penalty(State &s, Events &events) const;
    void offer_declaration(State &s, Events &events) const;
    void declare(State &s, int hood, Events &events) const;
    void lapse(State &s, Events &events) const;
    bool any_to_declare(const State &s) const;
    // phases/control.cpp
    void check_claims(State &s, Events &events) const;
    void check_claim(State &s, int hood, int holder, Events &events) const;
    void strike_off(State &s, int hood, Events &events) const;
    void end_claim(State &s, int hood, Text text, Events &events) const;
    void confirm(State &s, int hood, Events &events) const;
    // phases/ending.cpp
    bool claim_running(const State &s) const;
    int open_neighborhoods(const State &s) const;
    bool locked(const State &s) const;
    bool end_of_turn_ends(State &s, Events &events) const;
    bool end_of_round_ends(State &s, Events &events) const;
    void finish(State &s, Ending ending, Events &events) const;
    // phases/vote.cpp
    void close_vote(State &s, Events &events) const;

    // evaluate.cpp
    std::int32_t stake(const State &s, int hood, const surround::Board &now, Seat seat) const;
    std::int32_t stakes(const State &s, int hood, const surround::Board &now, Seat seat, int own, int rivals) const;
    std::int32_t best_placing(const State &s, Seat seat, int own, int rivals) const;
    surround::Board judged(const State &s, int hood, Cells more) const;
    // choices.cpp
    void list_purchases(const State &s, Choices &list) const;
    void choose(State &s, int hood, int racket, Step next, Events &events) const;
    void sell(State &s, int hood, int bit, Events &events) const;

    void wait(State &s, Step step) const { s.step = step; }
    void change_cash(State &s, Seat seat, std::int32_t amount, Text text, Place from, Events &events) const;

    // table/: places and words
    Place slot_of(int hood, int bit) const;
    Place group_of(int hood) const;
    unsigned racket_face(int racket) const { return static_cast<unsigned>(racket) + 1; }
    unsigned card_face(int card) const { return racket_count + 1u + data.cards[static_cast<std::size_t>(card)].kind_number; }
    unsigned break_face(bool good, int card) const;
    const Racket &racket_at(int racket) const { return data.rackets[static_cast<std::size_t>(racket)]; }
    const Neighborhood &place_at(int hood) const { return data.neighborhoods[static_cast<std::size_t>(hood)]; }
    std::int32_t cost(int racket) const { return costs[static_cast<std::size_t>(racket)]; }
    Cells area(int hood) const { return areas[static_cast<std::size_t>(hood)]; }
    Viewers hand_viewers(Seat seat) const { return options.open_hands ? sitdown::everyone : sitdown::only(seat); }
    Json board_component() const;
    Json faces() const;
    std::string effect_text(const BreakCard &card) const;
    void show_neighborhood(const State &s, int hood, Table &table) const;
    void show_cards(const State &s, Table &table) const;
    void show_seats(const State &s, Table &table) const;
    void show_focus(const State &s, Table &table) const;

    std::array<Cells, neighborhood_count> areas{}; // what is asked most often, close together
    std::array<std::int32_t, racket_count> costs{};
    const Data data;
    const Options options;
    const Seat seats;
    std::array<std::uint16_t, neighborhood_count> first_slot{}; // on the map, by neighbourhood
    std::array<std::uint8_t, neighborhood_count> group_index{};
};

std::string dollars(std::int64_t amount);

} // namespace godfather

#include "fields.hpp"
