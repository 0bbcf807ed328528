// EC-11: what the seven neutral squares do; drawing, hiring and buying.
#include "../play.hpp"

namespace empire {

void Play::use_neutral(Seat seat, Neutral which) {
    const Numbers &n = book.numbers;
    switch (which) {
    case Neutral::city_hall:
        s.money[seat].at_least(n.city_hall_price); // that he may come here proves it
        return push(Job::donate, seat);
    case Neutral::pitney_downs: return roll_pitney(seat);
    case Neutral::pancetta: return push(Job::deck, seat, n.pancetta_draws);
    case Neutral::central_station: return push(Job::hire, seat);
    case Neutral::docks:
        pay_pot(seat, n.docks_fee, Text::fee_paid);
        sweep_henchmen();
        return push(Job::hire, seat);
    case Neutral::st_marys:
        s.money[seat].at_least(n.church_price);
        if (book.options.st_marys_multiple) return push(Job::church, seat);
        give_to_church(seat, 1);
        return;
    case Neutral::local_162:
        pay_pot(seat, n.union_fee, Text::fee_paid);
        sweep_rackets();
        return push(Job::buy, seat, 0);
    }
}

// EC-11.2
void Query::list_donate(Seat seat, Choices &out) const { out.range(number(Act::donate), 1, money(seat) / book.numbers.city_hall_price); }

void Play::answer_donate(Seat seat, Choice choice) {
    pop();
    pay_bank(seat, choice.amount * book.numbers.city_hall_price, Text::donates, 0, square_place(book.square_of[static_cast<std::size_t>(Neutral::city_hall)]));
    gain_points(seat_bit(seat), choice.amount * city_hall_points(seat), Text::points_gained);
}

// EC-11.3: the pot is paid whole and set to its new sum even if it was smaller (EC-A-20).
void Play::roll_pitney(Seat seat) {
    const Place downs = square_place(book.square_of[static_cast<std::size_t>(Neutral::pitney_downs)]);
    const int total = s.dice.roll(s.rng, 6);
    events.roll({.by = static_cast<int>(seat), .to = part(Part::dice), .amount = total, .text = number(Text::pitney_roll)});
    const std::uint32_t winning = book.numbers.pitney_wins | (s.cop_card == absent ? 0 : book.cops[s.cop_card].pitney);
    if ((winning >> total & 1) == 0) return events.say({.to = downs, .text = number(Text::pitney_lost)});
    events.next_beat();
    s.money[seat].shift(s.pot);
    events.pay({.by = static_cast<int>(seat), .from = downs, .to = part(Part::money, seat), .amount = s.pot, .unit = number(Unit::money), .text = number(Text::pitney_won)});
    s.pot = book.numbers.pot_reset;
    events.pay({.to = downs, .amount = s.pot, .unit = number(Unit::money), .text = number(Text::pot_reset)});
}

// EC-11.7
void Query::list_church(Seat seat, Choices &out) const { out.range(number(Act::donate), 1, money(seat) / book.numbers.church_price); }

void Play::answer_church(Seat seat, Choice choice) {
    pop();
    give_to_church(seat, choice.amount);
}

bool Play::give_to_church(Seat seat, int times) {
    pay_bank(seat, times * book.numbers.church_price, Text::church_paid, 0, square_place(book.square_of[static_cast<std::size_t>(Neutral::st_marys)]));
    return gain_corruption(seat_bit(seat), -times * church_relief(seat), Text::church_relief);
}

// D20: a = who draws, b = how many cards; the next deck is chosen after the last card was seen (EC-A-47).
bool Play::run_deck() {
    const bool nothing_left = deck_empty(0) && deck_empty(1) && deck_empty(2);
    return top().b > 0 && !nothing_left ? true : pop();
}

void Query::list_deck(Seat, Choices &out) const {
    for (int deck = deck_count - 1; deck >= 0; --deck) { // the slums first
        if (!deck_empty(deck)) add(out, Act::draw_from, deck);
    }
}

void Play::answer_deck(Seat seat, Choice choice) {
    --top().b;
    draw_city(seat, static_cast<int>(choice.first()));
}

// EC-11.5: no refill until he is done.
bool Play::run_hire() {
    if (s.henchmen.in(henchman_track).any()) return true;
    refill_henchmen();
    return pop();
}

void Query::list_hire(Seat seat, Choices &out) const {
    add(out, Act::stop);
    for (const int card : now.henchmen.in(henchman_track)) {
        if (hire_price(seat, card) <= money(seat)) add(out, Act::hire, card);
    }
}

void Play::answer_hire(Seat seat, Choice choice) {
    if (choice.act() == number(Act::hire)) {
        const int card = static_cast<int>(choice.first());
        hire(seat, card, hire_price(seat, card), false);
        return;
    }
    events.say({.by = static_cast<int>(seat)});
    refill_henchmen();
    pop();
}

// EC-12.3, 11.8: a = who buys, b = whether cops bar their squares.
bool Play::run_buy() {
    const Frame &f = top();
    for (const int racket : s.racket_track) {
        if (racket_squares(static_cast<Seat>(f.a), racket, f.b != 0) != 0) return true;
    }
    return pop();
}

void Query::list_buy(Seat seat, Choices &out) const {
    add(out, Act::stop);
    for (const int racket : now.racket_track) {
        if (affordable_squares(seat, racket, now.agenda.top().b != 0) != 0) add(out, Act::buy, racket);
    }
}

void Play::answer_buy(Seat seat, Choice choice) {
    if (choice.act() != number(Act::buy)) {
        events.say({.by = static_cast<int>(seat)});
        pop();
        return;
    }
    const int racket = static_cast<int>(choice.first());
    const int cops_matter = top().b;
    const Squares there = racket_squares(seat, racket, cops_matter != 0);
    if (std::has_single_bit(there)) return buy_racket(seat, racket, std::countr_zero(there));
    int cheapest = money(seat);
    for (const int square : each_square(there)) cheapest = std::min(cheapest, racket_price(seat, racket, book.hood(square)));
    s.money[seat].at_least(cheapest); // everybody sees that he can pay
    events.declare({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_racket + racket + 1), .from = part(Part::racket_track), .text = number(Text::none)});
    push(Job::buy_square, seat, racket, cops_matter);
}

void Query::list_buy_square(Seat seat, Choices &out) const {
    const Frame &f = now.agenda.top();
    add_each(out, Act::place_racket, each_square(affordable_squares(seat, f.b, f.c != 0)));
}

void Play::answer_buy_square(Seat seat, Choice choice) {
    const int racket = top().b;
    pop();
    buy_racket(seat, racket, static_cast<int>(choice.first()));
}

void Play::buy_racket(Seat seat, int racket, int square) {
    pay_bank(seat, racket_price(seat, racket, book.hood(square)), Text::racket_bought, static_cast<unsigned>(book.first_racket + racket + 1));
    place_racket(seat, racket, square, Text::racket_placed);
}

} // namespace empire
