// Effects on the board: squares, rackets, cops, and what they do in fights.
#include "../play.hpp"

namespace empire {

void Play::do_claim(const Effect &effect, const Use &use) { push(Job::claim, use.owner, index(effect.hood)); }

void Query::list_claim(Seat seat, Choices &out) const {
    const Squares free = claimable(seat) & book.hood_squares[static_cast<std::size_t>(now.agenda.top().b)];
    for (const int square : each_square(free)) add(out, Act::claim, square);
}

void Play::answer_claim(Seat seat, Choice choice) {
    pop();
    claim(seat, static_cast<int>(choice.first()));
}

// On the contested square all of them go; elsewhere the one that was chosen.
void Play::do_destroy_racket(const Effect &effect, const Use &use) {
    if (effect.where == Where::rival) return remove_racket(use.racket, Text::racket_destroyed);
    while (s.racket_at[s.fight.square][0] != 0) remove_racket(s.racket_at[s.fight.square][0] - 1, Text::racket_destroyed);
}

void Play::do_block_racket(const Effect &, const Use &use) {
    s.blocked.add(use.racket);
    events.mark({.by = static_cast<int>(use.owner), .face = static_cast<unsigned>(book.first_racket + use.racket + 1), .to = square_place(square_of_racket(use.racket)), .text = number(Text::racket_blocked)});
}

void Play::do_move_cop(const Effect &effect, const Use &use) {
    const Squares there = squares_of_cops(movable_cops(effect.amount));
    if (std::has_single_bit(there) && !effect.optional) return push(Job::move_cop, use.owner, std::countr_zero(there), effect.amount);
    push(Job::pick_cop, use.owner, effect.amount, effect.optional);
}

void Play::do_freeze_cop(const Effect &effect, const Use &use) {
    for (int left = effect.count; left > 0; --left) push(Job::freeze_cop, use.owner, 0, effect.optional);
}

void Play::do_cancel_bust(const Effect &, const Use &use) {
    s.busted &= ~square_bit(s.bust_square);
    events.mark({.by = static_cast<int>(use.owner), .other = static_cast<unsigned>(use.record + 1), .to = square_place(s.bust_square), .text = number(Text::bust_cancelled)});
}

void Play::do_standoff(const Effect &, const Use &use) {
    s.fight.standoff = 1;
    events.mark({.by = static_cast<int>(use.owner), .other = static_cast<unsigned>(use.record + 1), .to = square_place(s.fight.square)});
}

void Play::do_cancel(const Effect &effect, const Use &use) {
    const bool weapons = effect.cancels == Cancelled::weapons;
    std::uint8_t &struck = weapons ? s.fight.no_weapons : s.fight.no_adjacency;
    struck = static_cast<std::uint8_t>(struck | meant(effect.who, use));
    events.mark({.by = static_cast<int>(use.owner), .other = static_cast<unsigned>(use.record + 1), .to = square_place(s.fight.square), .text = number(weapons ? Text::weapons_cancelled : Text::adjacency_cancelled)});
}

void Play::do_negate_hit(const Effect &, const Use &use) {
    s.fight.negated = 1;
    events.mark({.by = static_cast<int>(use.owner), .other = static_cast<unsigned>(use.record + 1)});
}

void Play::do_bordello_tokens(const Effect &effect, const Use &use) { push(Job::add_token, use.owner, effect.amount); }

void Query::list_add_token(Seat seat, Choices &out) const {
    for (const int square : each_square(now.held[seat])) {
        if (has_bordello(square) && now.tokens[square] < book.numbers.bordello_tokens) add(out, Act::add_token, square);
    }
}

void Play::answer_add_token(Seat seat, Choice choice) {
    const int amount = top().b;
    pop();
    for (int left = amount; left > 0; --left) grow_bordello(seat, static_cast<int>(choice.first()));
}

void Play::do_collect_racket(const Effect &effect, const Use &use) { push(Job::collect_one, use.owner, &effect - book.effects.data()); }

void Query::list_collect_one(Seat seat, Choices &out) const {
    const Effect &effect = book.effects[static_cast<std::size_t>(now.agenda.top().b)];
    for (const int racket : rackets_of(seat_bit(seat), effect, ~Squares{0}) - now.blocked) add(out, Act::collect_one, racket);
}

void Play::answer_collect_one(Seat seat, Choice choice) {
    pop();
    const int racket = static_cast<int>(choice.first());
    s.money[seat].shift(collect_racket(seat, racket, square_of_racket(racket)));
}

} // namespace empire
