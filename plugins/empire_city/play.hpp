// The rules that change a position. A Play is made for one call of `apply` and carries the state, the events and the
// questions that can be asked of the position (Query).
#pragma once

#include <sitdown/events.hpp>

#include "query.hpp"
#include "jobs.hpp"
#include "places.hpp"

namespace empire {

struct Play : Query {
    State &s;
    Events &events;

    Play(const Book &rules, State &state, Events &out) : Query{rules, state}, s(state), events(out) {}

    // --- running ---
    void start();
    void answer(Seat seat, Choice choice);
    void proceed();
    Frame &top() { return s.agenda.top(); }
    bool pop() { return s.agenda.pop(), false; } // false: go on
    template <class... Values>
    void push(Job job, Values... values) {
        s.agenda.push(job, static_cast<int>(values)...);
    }
    void ask_tie(Tie purpose, Seats candidates, int detail = 0);
    void begin_phase(Phase phase, Text text);

    // --- gains; true: the game has come to its end, so the caller must stop ---
    bool gain_points(Seats who, int amount, Text text, unsigned source = 0);
    bool gain_corruption(Seats who, int amount, Text text, unsigned source = 0);
    void earn(Seat seat, int amount, Text text, unsigned source = 0);
    void tell_earned(Seat seat, int amount, Text text, unsigned source = 0); // the money itself moves in a sum
    void pay_bank(Seat seat, int amount, Text text, unsigned face = 0, Place to = {});
    void pay_pot(Seat seat, int amount, Text text);
    void move_money(Seat from, Seat to, int amount, int most, Text text);
    bool check_specials(Seat seat);
    bool check_points(Seats who);
    bool check_corruption(Seats who);
    void finish(Ending ending, Seats winners);
    bool end_tie(Ending ending, Seats tied);
    bool end_by_limit();
    void refresh_changes(Seat seat);
    void drop_lasting(Lasts lasts, int seat = -1);

    // --- cards ---
    void move_city(int card, int to, Viewers seen, Text text, int by = -1, int whom = -1);
    void move_henchman(int card, int to, Viewers seen, Text text, int by = -1, int whom = -1, unsigned other = 0);
    bool draw_city(Seat seat, int deck);
    void discard_city(int card);
    void refill_henchmen();
    void refill_rackets();
    void sweep_henchmen();
    void sweep_rackets();
    bool reshuffle_city(int deck);
    bool hire(Seat seat, int card, int price, bool free); // true: the end
    void exhaust(int card, Seat seat);
    void reveal_henchman(int card, Seat seat, Text text);

    // --- the board ---
    void refresh_square(int square); // its masks
    void refresh_cops();
    void claim(Seat seat, int square);
    void lose_square(int square, Text text);
    void remove_racket(int racket, Text text);
    void place_racket(Seat seat, int racket, int square, Text text);
    void put_cop(int cop, int square, Text text, int by);
    void give_token(Seat from, Seat to);
    void place_figure(Seat seat, int spot, int whom = -1);

    // --- effects ---
    void use_card(int record, Timing timing, Seat owner); // from hand, by a play or a reveal
    void play_choice(Seat seat, Choice choice, Timing timing);
    void push_effects(int record, Timing timing, Seat owner, Seat rival = no_rival, int racket = -1, int pass = 0);
    void trigger(Seat seat, Timing timing);
    bool run_card();
    bool run_effects();
    void apply(const Effect &effect, const Use &use);

    // --- jobs: run ---
    bool run_setup();
    bool run_start_henchman();
    bool run_round();
    bool run_cops();
    bool run_cops_window();
    bool run_chief_moves();
    bool run_busts();
    bool run_bust();
    bool run_godfather();
    bool run_sitdown_window();
    bool run_declarations();
    bool run_deck();
    bool run_hire();
    bool run_buy();
    bool run_cash();
    bool run_joined();
    bool run_hit();
    bool run_combats();
    bool run_combat();
    bool run_kill();
    bool run_save();
    bool run_refresh();
    bool run_collect();
    bool run_discard();
    bool run_refresh_free();

    // --- jobs: answers ---
    void answer_family(Seat, Choice);
    void answer_start_racket(Seat, Choice);
    void answer_start_square(Seat, Choice);
    void answer_start_henchman(Seat, Choice);
    void answer_tie(Seat, Choice);
    void answer_remove_cop(Seat, Choice);
    void answer_cops_window(Seat, Choice);
    void answer_pick_cop(Seat, Choice);
    void answer_move_cop(Seat, Choice);
    void answer_freeze_cop(Seat, Choice);
    void answer_bust_order(Seat, Choice);
    void answer_bust(Seat, Choice);
    void answer_ness(Seat, Choice);
    void answer_sitdown_window(Seat, Choice);
    void answer_bid(Seat, Choice);
    void answer_sweeten(Seat, Choice);
    void answer_declare(Seat, Choice);
    void answer_donate(Seat, Choice);
    void answer_church(Seat, Choice);
    void answer_deck(Seat, Choice);
    void answer_hire(Seat, Choice);
    void answer_buy(Seat, Choice);
    void answer_buy_square(Seat, Choice);
    void answer_cash(Seat, Choice);
    void answer_assassin(Seat, Choice);
    void answer_target(Seat, Choice);
    void answer_pick_victim(Seat, Choice);
    void answer_hit_cards(Seat, Choice);
    void answer_against(Seat, Choice);
    void answer_against_racket(Seat, Choice);
    void answer_claim(Seat, Choice);
    void answer_hire_one(Seat, Choice);
    void answer_refresh_free(Seat, Choice);
    void answer_offer_build(Seat, Choice);
    void answer_offer_answer(Seat, Choice);
    void answer_combat_pick(Seat, Choice);
    void answer_select(Seat, Choice);
    void answer_kill(Seat, Choice);
    void answer_save(Seat, Choice);
    void answer_refresh(Seat, Choice);
    void answer_collect(Seat, Choice);
    void answer_collect_one(Seat, Choice);
    void answer_add_token(Seat, Choice);
    void answer_discard(Seat, Choice);

    // --- parts of the phases ---
    void deal_start();
    void apply_start(int record, Seat seat);
    bool count_cops();
    void draw_cop_card();
    void settle_ness(int square);
    void show_bids();
    void crown(Seat seat);
    void hand_over_sweetener(Seat from, Seat to);
    void tell_sweeteners();
    void use_neutral(Seat seat, Neutral which);
    void roll_pitney(Seat seat);
    bool give_to_church(Seat seat, int times);
    void buy_racket(Seat seat, int racket, int square);
    bool declare_attack(Seat seat, int square);
    bool begin_hit(Seat seat, Seat rival);
    void reveal_hit();
    void settle_hit();
    bool win_hit();
    void end_hit();
    void close_fight();
    void cash_in_fight();
    void begin_combat(int square);
    void show_pre_combat();
    void show_combat();
    void score_combat();
    void put_away_fight();
    void push_victors();
    void roll_casualties();
    void bury_losses();
    void take_contested();
    bool score_victory();
    void send_offer(Seat seat);
    void swap_offer(int card, int henchman);
    void transfer_card(Seat from, Seat to, int face, Text text);
    void transfer_henchman(Seat from, Seat to, int card, Text text);
    void collect_income(Seat seat);
    int racket_income(Seat seat, int racket, int square);
    int collected_points(Seat seat) const;
    int collect_racket(Seat seat, int racket, int square);
    void grow_bordello(Seat seat, int square);
    void end_round();

    // --- one function per kind of effect, see effects/ ---
    void do_mod(const Effect &, const Use &);
    void do_money(const Effect &, const Use &);
    void do_money_per(const Effect &, const Use &);
    void do_vp(const Effect &, const Use &);
    void do_vp_per(const Effect &, const Use &);
    void do_corruption(const Effect &, const Use &);
    void do_draw(const Effect &, const Use &);
    void do_steal_money(const Effect &, const Use &);
    void do_steal_city(const Effect &, const Use &);
    void do_discard_city(const Effect &, const Use &);
    void do_peek(const Effect &, const Use &);
    void do_refresh(const Effect &, const Use &);
    void do_exhaust(const Effect &, const Use &);
    void do_hire(const Effect &, const Use &);
    void do_destroy_racket(const Effect &, const Use &);
    void do_block_racket(const Effect &, const Use &);
    void do_claim(const Effect &, const Use &);
    void do_move_cop(const Effect &, const Use &);
    void do_freeze_cop(const Effect &, const Use &);
    void do_cancel_bust(const Effect &, const Use &);
    void do_standoff(const Effect &, const Use &);
    void do_cancel(const Effect &, const Use &);
    void do_negate_hit(const Effect &, const Use &);
    void do_call_sitdown(const Effect &, const Use &);
    void do_add_figure(const Effect &, const Use &);
    void do_bordello_tokens(const Effect &, const Use &);
    void do_collect_racket(const Effect &, const Use &);
    void do_take_pot(const Effect &, const Use &);
    void do_add_pot(const Effect &, const Use &);
    void do_become_godfather(const Effect &, const Use &);
};

// How the frames of `card` and `effects` keep what they are about.
struct CardFrame {
    int record;
    Seat owner;
    Timing timing;
    int pass;   // of set-up effects: 1 what needs no board, 2 what does
    Seat rival;
    int racket; // -1: none

    static CardFrame of(const Frame &frame) {
        return {frame.a, static_cast<Seat>(frame.b & 15), static_cast<Timing>(frame.b >> 4 & 31), frame.b >> 9,
                static_cast<Seat>(frame.c & 15), (frame.c >> 4) - 1};
    }
    int b() const { return static_cast<int>(owner) | index(timing) << 4 | pass << 9; }
    int c() const { return static_cast<int>(rival) | (racket + 1) << 4; }
};

} // namespace empire
