// EC-9 and EC-13: attacks are declared, grudges are kept and cashed in.
#include "../play.hpp"

namespace empire {

// EC-13.2 to 13.5; true: the game is over.
bool Play::declare_attack(Seat seat, int square) {
    const auto defender = static_cast<Seat>(owner_of(square));
    const Seats earlier = attackers_of(square);
    const Seats involved = earlier | seat_bit(defender);
    events.declare({.by = static_cast<int>(seat), .whom = static_cast<int>(defender), .to = square_place(square), .text = number(Text::attacks)});
    s.attacks[seat] |= square_bit(square);
    const bool all_pay = book.options.everyone_pays_for_joining && earlier != 0;
    if (all_pay) { // all at once, each by his own price (EC-13.4)
        const Seats payers = involved | seat_bit(seat);
        for (const Seat payer : each(payers)) {
            const int price = attack_price(payer);
            s.corruption[payer] = static_cast<std::int16_t>(s.corruption[payer] + price);
            events.change({.by = static_cast<int>(payer), .to = part(Part::corruption, payer), .amount = price, .unit = number(Unit::corruption), .text = number(Text::attack_corruption)});
        }
        if (check_corruption(payers)) return true;
    } else if (gain_corruption(seat_bit(seat), attack_price(seat), Text::attack_corruption)) {
        return true;
    }
    for (const Seat other : each(involved)) give_token(seat, other);
    if (all_pay) push(Job::joined, seat, static_cast<int>(square), 0);
    push(Job::cash, seat, involved);
    return false;
}

// Option multi_attack_corruption=everyone: the others involved may cash in too, in turn order. b = square, c = place in turn order.
bool Play::run_joined() {
    Frame &f = top();
    const Seats involved = attackers_of(f.b) | seat_bit(static_cast<Seat>(owner_of(f.b)));
    while (f.c < static_cast<int>(seats())) {
        const Seat seat = in_turn(f.c++);
        if (static_cast<int>(seat) == f.a || !has_seat(involved, seat)) continue;
        push(Job::cash, seat, involved & ~seat_bit(seat));
        return false;
    }
    return pop();
}

// EC-9.2 to 9.4: a = who may cash in, b = whose tokens.
bool Play::run_cash() {
    const Frame &f = top();
    return vendetta_from(static_cast<Seat>(f.a), static_cast<Seats>(f.b)) != 0 ? true : pop();
}

void Query::list_cash(Seat seat, Choices &out) const {
    // D26: the first token is the default, so the end of it is no pass.
    for (const Seat rival : each(vendetta_from(seat, static_cast<Seats>(now.agenda.top().b)))) add(out, Act::cash, rival);
    add(out, Act::enough);
}

void Play::answer_cash(Seat seat, Choice choice) {
    if (choice.act() == number(Act::enough)) {
        events.say({.by = static_cast<int>(seat)});
        pop();
        return;
    }
    --s.vendetta[seat][choice.first()];
    events.move({.by = static_cast<int>(seat), .whom = static_cast<int>(choice.first()), .token = number(Token::vendetta), .from = part(Part::vendetta, seat), .text = number(Text::token_cashed)});
    push(Job::deck, seat, 1);
    trigger(seat, Timing::vendetta_cashed);
}

} // namespace empire
