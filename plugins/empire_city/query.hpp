// What the rules say of a position, without changing it: numbers, prices, and what may be done. The lists of choices
// and the reasons for "why not?" are made from the same questions.
#pragma once

#include <bit>

#include <sitdown/choice.hpp>
#include <sitdown/verdict.hpp>

#include "state.hpp"
#include "words.hpp"

namespace empire {

inline constexpr Seat no_rival = 15, still_deciding = 14;

// An effect being used: by whom, against whom, from which record.
struct Use {
    Seat owner = 0;
    Seat rival = no_rival; // not chosen yet: any
    int racket = -1;
    int record = -1;
};

constexpr Squares square_bit(int square) { return Squares{1} << square; }
constexpr bool has_square(Squares set, int square) { return (set >> square & 1) != 0; }
using EachSquare = Bits<32>;
constexpr EachSquare each_square(Squares set) { return {{set}}; }

struct Query {
    const Book &book;
    const State &now;

    // --- seats and turn order ---
    Seat seats() const { return book.seats; }
    Seat in_turn(int place) const { return (now.godfather + static_cast<Seat>(place)) % book.seats; }
    Seats rivals_of(Seat seat) const { return all_seats(book.seats) & ~seat_bit(seat); }
    int highest_corruption() const;
    Seats with_lowest_corruption() const;
    Seats top(Who who) const; // top_vp or top_corruption: all who are tied for it
    Seats meant(Who who, const Use &use) const;

    // --- numbers ---
    int stat(Seat seat, Stat stat, int base, const Occasion &occasion = {}) const {
        return (now.changes[seat] & bit(stat)) == 0 ? base : changed_stat(seat, stat, base, occasion);
    }
    int changed_stat(Seat seat, Stat stat, int base, const Occasion &occasion) const;
    int money(Seat seat) const { return now.money[seat].get(); }
    int hire_price(Seat seat, int card, int discount = 0) const;
    int refresh_price(Seat seat, int card) const;
    int racket_price(Seat seat, int racket, Hood hood) const;
    int bribe_price(Seat seat, int square) const;
    int cop_steps() const { return stat(0, Stat::cop_steps, book.numbers.cop_steps); }
    int attack_price(Seat seat) const { return std::max(0, stat(seat, Stat::corr_attack, book.options.attack_corruption)); }
    int hit_price(Seat seat) const { return std::max(0, stat(seat, Stat::corr_hit, book.numbers.hit_corruption)); }
    int city_hall_points(Seat seat) const { return stat(seat, Stat::vp_city_hall, book.numbers.city_hall_points); }
    int church_relief(Seat seat) const { return stat(seat, Stat::church_relief, book.numbers.church_relief); }

    // --- the board ---
    Squares occupied() const {
        Squares all = 0;
        for (const Squares mine : now.held) all |= mine;
        return all;
    }
    Squares cop_squares() const { return now.masks.cops; }
    Masks masks() const; // counted, not remembered
    Squares counted_cops() const;
    Seats attackers_of(int square) const;
    Squares free_squares() const { return book.territories & ~occupied(); }
    int owner_of(int square) const; // -1: nobody
    bool closed(Neutral which) const;
    bool forbidden(Forbidden what) const { return now.cop_card != absent && (book.cops[now.cop_card].forbids & bit(what)) != 0; }
    bool token_left(Seat seat) const;
    Squares claimable(Seat seat) const { return token_left(seat) ? free_squares() & ~cop_squares() : 0; }
    Squares racket_squares(Seat seat, int racket, bool cops_matter) const;
    Squares affordable_squares(Seat seat, int racket, bool cops_matter) const;
    bool has_bordello(int square) const { return has_square(now.masks.bordellos, square); }
    int own_items(Seat seat, const Effect &effect) const; // rackets, squares or henchmen that fit the filters
    RacketSet rackets_of(Seats owners, const Effect &effect, Squares on) const;
    int square_of_racket(int racket) const;
    Squares cop_destinations(int cop, int steps) const;
    std::uint8_t movable_cops(int steps) const; // bits: neither moved nor frozen, with somewhere to go
    Squares squares_of_cops(unsigned cops) const;
    int cop_on(int square, unsigned among) const;

    // --- hands ---
    const CitySet &city_of(Seat seat) const { return now.city.in(city_hand(seat)); }
    const HenchmanSet &crew_of(Seat seat) const { return now.henchmen.in(henchman_hand(seat)); }
    const HenchmanSet &tired_of(Seat seat) const { return now.henchmen.in(henchman_tired(seat)); }
    HenchmanSet fit(Seat seat) const { return crew_of(seat) - now.revealed; }
    bool holds_cards(Seat seat) const { return city_of(seat).any() || crew_of(seat).any(); }
    bool deck_empty(int deck) const { return now.city.in(city_deck(deck)).empty() && now.city.in(city_pile(deck)).empty(); }
    int copy_in_hand(Seat seat, int face) const; // an unmarked copy
    CitySet copies(int face) const;
    int shown_copy(Seat from, Seat to, int face) const;

    // --- effects ---
    bool can(const Effect &effect, const Use &use) const;
    bool can_use(int record, Timing timing, Seat owner) const; // EC-18.1
    bool needs_rival(int record, Timing timing) const;
    const Effect *racket_effect(int record, Timing timing) const; // that asks for a rival's racket
    Seats legal_rivals(int record, Timing timing, Seat owner) const;
    RacketSet legal_rackets(const Effect &effect, Seat owner) const;
    HenchmanSet hireable(const Effect &effect, Seat owner) const;
    HenchmanSet refreshable(const Effect &effect, Seat owner) const;

    // --- declarations ---
    // What may be declared, as sets for the lists; the verdicts say why not, of one thing.
    bool usable(Seat seat, Neutral which) const;
    Verdict may_use(Seat seat, Neutral which) const;
    Verdict may_control(Seat seat, int square) const;
    Verdict may_attack(Seat seat, int square) const;
    Verdict may_hit(Seat seat, Seat rival) const;
    Verdict may_offer(Seat seat) const;
    Squares control_squares(Seat seat) const;
    Squares attack_squares(Seat seat) const;
    Seats hit_rivals(Seat seat) const;
    Seats vendetta_from(Seat holder, Seats rivals) const;

    // --- fights ---
    Role role_of(Seat seat) const { return has_seat(now.fight.attackers, seat) ? Role::attacker : Role::defender; }
    bool fits_fight(const Effect &effect, Seat seat) const;
    bool fight_card(int record, Seat seat, Timing timing) const;
    CitySet fight_cards(Seat seat, Timing timing) const; // in hand, not committed yet
    HenchmanSet fight_reveals(Seat seat, Timing timing) const;
    int fight_stat(Seat seat, Stat stat, int base, const Occasion &occasion) const;
    int combat_score(Seat seat) const;
    int hit_score(Seat seat) const;
    int fight_saves(Seat seat) const;
    bool wins_ties(Seat seat) const;

    // --- choices of the questions, in phases/ ---
    void list(Seat seat, Choices &out) const;
    void list_plays(Seat seat, Timing timing, Choices &out) const;
    void list_family(Seat, Choices &) const;
    void list_start_racket(Seat, Choices &) const;
    void list_start_square(Seat, Choices &) const;
    void list_start_henchman(Seat, Choices &) const;
    void list_tie(Seat, Choices &) const;
    void list_remove_cop(Seat, Choices &) const;
    void list_cops_window(Seat, Choices &) const;
    void list_pick_cop(Seat, Choices &) const;
    void list_move_cop(Seat, Choices &) const;
    void list_freeze_cop(Seat, Choices &) const;
    void list_bust_order(Seat, Choices &) const;
    void list_bust(Seat, Choices &) const;
    void list_ness(Seat, Choices &) const;
    void list_sitdown_window(Seat, Choices &) const;
    void list_bid(Seat, Choices &) const;
    void list_sweeten(Seat, Choices &) const;
    void list_declare(Seat, Choices &) const;
    void list_donate(Seat, Choices &) const;
    void list_church(Seat, Choices &) const;
    void list_deck(Seat, Choices &) const;
    void list_hire(Seat, Choices &) const;
    void list_buy(Seat, Choices &) const;
    void list_buy_square(Seat, Choices &) const;
    void list_cash(Seat, Choices &) const;
    void list_assassin(Seat, Choices &) const;
    void list_target(Seat, Choices &) const;
    void list_pick_victim(Seat, Choices &) const;
    void list_hit_cards(Seat, Choices &) const;
    void list_against(Seat, Choices &) const;
    void list_against_racket(Seat, Choices &) const;
    void list_claim(Seat, Choices &) const;
    void list_hire_one(Seat, Choices &) const;
    void list_refresh_free(Seat, Choices &) const;
    void list_offer_build(Seat, Choices &) const;
    void list_offer_answer(Seat, Choices &) const;
    void list_combat_pick(Seat, Choices &) const;
    void list_select(Seat, Choices &) const;
    void list_kill(Seat, Choices &) const;
    void list_save(Seat, Choices &) const;
    void list_refresh(Seat, Choices &) const;
    void list_collect(Seat, Choices &) const;
    void list_collect_one(Seat, Choices &) const;
    void list_add_token(Seat, Choices &) const;
    void list_discard(Seat, Choices &) const;

protected:
    bool can_against_somebody(const Effect &effect, const Use &use) const;
    void list_draft_gifts(Seat seat, int money_left, bool money_open, bool card_open, bool henchman_open, Choices &out) const;
};

template <class... Things>
void add(Choices &out, Act act, Things... things) {
    out.add(number(act), static_cast<unsigned>(things)...);
}

template <class Set>
void add_each(Choices &out, Act act, const Set &things) {
    out.add_each(number(act), things);
}

} // namespace empire
