// GR-4.5: rules that say "each turn", by ascending number; with the option, as their owners order them.
#include "../rules.hpp"

namespace greed {

CardSet each_turn_cards(const Rules &rules, const State &s, Seat seat) {
    const CardSet shown = display(s, seat);
    CardSet out = shown & rules.deck.each_turn;
    for (const int card : shown & rules.deck.copiers) {
        if (rules.deck.each_turn.has(s.acts_as[card])) out.add(card);
    }
    return out;
}

namespace each_turn {

void run(Moment &m, Seat seat, int card) {
    for (const Effect &effect : m.facts(card).each_turn) run_effect(m, effect, {seat, card, 0, no_card});
}

void tell_orders(Moment &m) {
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        int place = 0;
        for (const std::uint8_t number : m.s.secret.draft(seat).numbers) {
            if (number == 0) break;
            m.events.show(
                {.by = static_cast<int>(seat), .face = number, .amount = ++place, .text = text(Text::orders)});
        }
    }
}

// The rules that a seat did not place come in the order of rank; of those who ordered nothing, all.
int take_next(const Moment &m, Seat seat, CardSet &left, int &placed) {
    const Order &order = m.s.secret.draft(seat);
    if (placed < static_cast<int>(std::size(order.numbers)) && order.numbers[placed] != 0)
        return order.numbers[placed] - 1;
    int next = no_card;
    for (const int card : left) {
        if (next == no_card || rank(m.s, card) < rank(m.s, next)) next = card;
    }
    return next;
}

// GR-5.44: of everybody's next rule the one with the lowest number.
void run_as_ordered(Moment &m) {
    CardSet left[most_seats];
    int placed[most_seats]{};
    for (Seat seat = 0; seat < m.rules.seats; ++seat) left[seat] = each_turn_cards(m.rules, m.s, seat);
    while (true) {
        Seat first = m.rules.seats;
        int card = no_card;
        for (Seat seat = 0; seat < m.rules.seats; ++seat) {
            const int next = take_next(m, seat, left[seat], placed[seat]);
            if (next == no_card || (card != no_card && rank(m.s, next) > rank(m.s, card))) continue;
            first = seat;
            card = next;
        }
        if (card == no_card) return;
        left[first].remove(card);
        ++placed[first];
        run(m, first, card);
    }
}

} // namespace each_turn

void begin_each_turn(Moment &m) {
    m.s.phase = Phase::each_turn;
    m.events.next_beat();
    m.events.phase({});
    Seats asked = 0;
    if (m.rules.options.each_turn_prompt) {
        for (Seat seat = 0; seat < m.rules.seats; ++seat) {
            if (each_turn_cards(m.rules, m.s, seat).count() >= 2) asked |= sitdown::seat_bit(seat);
        }
    }
    if (asked != 0) return ask_in_secret(m.s, Prompt::each_turn_order, asked);
    carry_out_each_turn(m);
}

void carry_out_each_turn(Moment &m) {
    if (m.rules.options.each_turn_prompt) {
        m.events.next_beat();
        each_turn::tell_orders(m);
        each_turn::run_as_ordered(m);
        m.s.secret.clear_drafts();
    } else {
        each_able(m.rules, m.s, displays(m.rules, m.s), m.rules.deck.each_turn,
                  [&](int card) { each_turn::run(m, place::owner(m.s.cards.where(card)), card); });
    }
    m.s.phase = Phase::end_of_turn;
    m.events.phase({});
}

} // namespace greed
