// Acts, prompts, phases, texts, components and endings: the numbers the rules use. Their words stand in words.cpp, in
// the same order; a check at compile time keeps the two together.
#pragma once

#include <cstdint>

namespace empire {

enum class Act : std::uint8_t {
    none, choose_family, take_racket, place_racket, take_henchman, claim, name_capo, remove_cop, play, reveal, pass, stop, done,
    pick_cop, move_cop, freeze_cop, settle_first, bribe, give_up, move_ness, bid, give_money, give_card, give_henchman, use,
    control, attack, hit, offer, ask_money, ask_card, ask_henchman, ask_pact, send, decline, accept, accept_card,
    accept_henchman, donate, draw_from, hire, buy, cash, assassin, target, target_random, target_pick, pick_victim, score,
    ability, commit, arm, against, against_racket, fight, kill, save, refresh, refresh_free, collect_one, add_token, discard,
    idle, enough, acts_end
};

enum class Question : std::uint8_t {
    none, family, start_racket, start_square, start_henchman, chief, remove_cop, cops_window, pick_cop, move_cop, freeze_cop,
    bust_order, bust, ness, sitdown_window, bid, sweeten, bid_tie, declare, donate, church, deck, hire, buy, buy_square, cash,
    assassin, target, pick_victim, hit_cards, hit_tie, against, against_racket, claim, hire_one, refresh_free, offer_build,
    offer_answer, combat_pick, select, combat_tie, kill, save, refresh, collect, collect_one, add_token, top_tie, end_tie,
    discard, prompts_end
};

enum class Phase : std::uint8_t { none, setup, cops, godfather, declarations, combat, refresh, collect, phases_end };

enum class Ending : std::uint8_t { none, points, specials, martial_law, round_limit, endings_end };

enum class Unit : std::uint8_t { none, points, money, corruption, downtown, midtown, slums, score, tokens, figures, total, units_end };

enum class Part : std::uint8_t { // components
    none, map, racket_track, henchmen_track, racket_deck, racket_pile, henchmen_deck, henchmen_pile, dead, downtown_deck,
    midtown_deck, slums_deck, downtown_pile, midtown_pile, slums_pile, cop_deck, cop_pile, cop_card, corruption_deck, points,
    corruption, dice, rounds, places, shield, money, city_hand, henchman_hand, tired, shown, corruption_row, start_card,
    figures, mark, vendetta, pacts, terms, parts_end
};

enum class Token : std::uint8_t { none, family, gangster, consigliere, cop, ness, vendetta, pact, tokens_end };

enum class Text : std::uint8_t {
    none, family_chosen, start_dealt, start_money, start_racket, start_henchman, became_godfather, remains_godfather,
    round_begins, phase_cops, phase_godfather, phase_declarations, phase_combat, phase_refresh, phase_collect, turn_begins,
    chief_named, cop_enters, cop_leaves, ness_enters, ness_leaves, cop_card_drawn, cops_shuffled, cop_moves, cop_frozen,
    bribe_paid, bust_cancelled, square_lost, racket_lost, ness_moves, ness_busts, ness_closes, no_cop_moves, sitdown_called,
    bids_shown, bid_won, no_bids, sweetener_money, sweetener_told, places_figure, uses_square, donates, pitney_roll,
    pitney_won, pitney_lost, pot_reset, pot_grows, fee_paid, track_swept, henchman_arrives, racket_arrives, deck_shuffled, card_drawn, hired,
    hire_paid, corruption_hired, church_paid, church_relief, claims, racket_bought, racket_placed, attacks, attack_corruption, token_given,
    token_cashed, hits, hit_corruption, assassin_ready, target_open, target_drawn, target_picked, hand_seen, assassin_shown,
    hit_shown, hit_totals, hit_negated, hit_succeeds, hit_fails, dies, abducted, exhausted_after, card_discarded,
    combat_begins, pre_combat_shown, standoff, weapons_cancelled, adjacency_cancelled, combat_shown, combat_scores,
    combat_won, casualty_roll, killed_by_pick, saved, takes_square, keeps_square, card_played, henchman_revealed,
    card_against, money_gained, money_lost, points_gained, points_lost, corruption_gained, corruption_lost, stolen_money,
    stolen_card, city_discarded, peeked_card, peeked_money, refreshed, refresh_paid, exhausted_by, racket_destroyed,
    racket_blocked, extra_figure, tokens_added, bordello_grows, casino_roll, racket_income, pot_taken, street_income,
    tribute, collect_points, godfather_corruption, corruption_card, hand_limit, figure_idle, figures_return, pact_made,
    pact_ends, offer_begins, offer_made, gift_made, offer_accepted, offer_declined, gift_money, gift_card, gift_henchman,
    cheaper, tie_decided, end_points, end_specials, end_martial_law, end_round_limit, texts_end
};

template <class E>
constexpr unsigned number(E value) {
    return static_cast<unsigned>(value);
}

} // namespace empire
