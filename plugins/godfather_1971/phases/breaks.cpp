// Breaks of the game: two dice, a good or a bad break, its effects in order (GF-5.5 to 5.8, 5.11).
#include "../game.hpp"

namespace godfather {

void Godfather::roll_break(State &s, Events &events) const {
    const int sum = s.dice.roll(s.rng, data.dice_sides);
    const bool good = sum % 2 == 0;
    events.next_beat();
    events.roll({.by = s.turn, .to = sitdown::at(part::dice), .amount = sum, .text = number_of(good ? Text::rolls_even : Text::rolls_odd)});
    auto &fresh = good ? s.good : s.bad;
    auto &under = good ? s.good_under : s.bad_under;
    const Place pile = sitdown::at(good ? part::good_deck : part::bad_deck);
    if (options.reshuffle && fresh.empty()) {
        fresh = under.set();
        under.clear();
        events.shuffle({.from = pile, .text = number_of(Text::shuffled)});
    }
    const bool unknown = fresh.any(); // what lies under the deck is known to everybody
    const int card = unknown ? fresh.random(s.rng) : under.next();
    if (unknown) fresh.remove(card);
    else under.remove(card);
    s.break_card = static_cast<std::uint8_t>(card + 1);
    s.break_good = good;
    s.effect = 0;
    events.next_beat();
    events.turn({.by = s.turn, .face = break_face(good, card), .from = pile, .to = sitdown::slot(part::played, 1),
                 .text = number_of(good ? Text::good_break : Text::bad_break), .news = unknown ? sitdown::everyone : sitdown::nobody});
    run_effects(s, events);
}

// Stops where the player must choose; the answer comes back here.
void Godfather::run_effects(State &s, Events &events) const {
    const BreakCard &card = (s.break_good ? data.good : data.bad)[s.break_card - 1u];
    while (s.effect < card.effects.size()) {
        const Effect &effect = card.effects[s.effect++];
        if (!carry_out(s, effect, events)) return;
    }
    next_free(s, events);
}

// False: somebody must answer first.
bool Godfather::carry_out(State &s, const Effect &effect, Events &events) const {
    switch (effect.op) {
    case Op::gain_cash: return change_cash(s, s.turn, effect.amount, Text::takes_money, {}, events), true;
    case Op::gain_pieces: return receive(s, s.free_racket[effect.where], effect.amount, racket_face(effect.where), events), true;
    case Op::gain_pieces_in: // GF-5.11: void where it is closed, not in the game, or has no racket yet
        if (is_open(s, effect.where) && s.racket[effect.where] != 0) {
            receive(s, s.free_here[effect.where], effect.amount, racket_face(s.racket[effect.where] - 1), events);
        } else {
            events.say({.by = s.turn, .amount = effect.amount, .unit = number_of(Unit::men), .text = number_of(Text::void_card)});
        }
        return true;
    case Op::lose_cash: return s.due = effect.amount, pay_due(s, events);
    case Op::lose_pieces:
    case Op::lose_pieces_in: return s.owed = static_cast<std::uint8_t>(effect.amount), give_up(s, events);
    }
    return true;
}

// GF-5.7: he chooses only if he has more of them than he owes.
bool Godfather::give_up(State &s, Events &events) const {
    int available = 0;
    for (int hood = 0; hood < neighborhood_count; ++hood) available += surround::count(own_targets(s, hood));
    if (s.owed != 0 && available > s.owed) return wait(s, Step::give_up_piece), false;
    for (int hood = 0; s.owed != 0 && hood < neighborhood_count; ++hood) {
        lift(s, hood, own_targets(s, hood), Text::gives_up, s.turn, events);
    }
    s.owed = 0;
    return true;
}

// GF-5.8: sells only while he cannot pay, pays what he can when nothing is left to sell.
bool Godfather::pay_due(State &s, Events &events) const {
    if (s.cash[s.turn] < s.due) {
        for (int hood = 0; hood < neighborhood_count; ++hood) {
            if (is_open(s, hood) && s.men[hood][s.turn] != 0) return wait(s, Step::sell_piece), false;
        }
    }
    const std::int32_t paid = std::min(s.cash[s.turn], s.due), waived = s.due - paid;
    s.due = 0;
    if (paid > 0) change_cash(s, s.turn, -paid, Text::pays_penalty, {}, events);
    if (waived > 0) {
        events.say({.by = s.turn, .amount = waived, .unit = number_of(Unit::dollars), .text = number_of(Text::waived)});
    }
    return true;
}

// The men that the present effect lets its owner choose from.
Cells Godfather::own_targets(const State &s, int hood) const {
    if (!is_open(s, hood)) return 0;
    if (s.step == Step::declare_penalty_piece) return hood == s.hood ? s.men[hood][s.claimant[hood] - 1] : 0;
    const Cells mine = s.men[hood][s.turn];
    if (s.due != 0) return mine;
    if (s.break_card == 0 || s.effect == 0 || s.owed == 0) return 0;
    const Effect &effect = (s.break_good ? data.good : data.bad)[s.break_card - 1u].effects[s.effect - 1];
    if (effect.op == Op::lose_pieces) return s.racket[hood] == effect.where + 1 ? mine : 0;
    return effect.op == Op::lose_pieces_in && effect.where == hood ? mine : 0;
}

} // namespace godfather
