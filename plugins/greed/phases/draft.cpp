// GR-4.0 and 4.1: a round begins, everybody keeps one card of the pile in hand and passes the others to the left.
#include "../rules.hpp"

namespace greed {

namespace drafting {

// Each card equally likely.
void deal(Moment &m) {
    std::uint8_t deck[card_count];
    for (int card = 0; card < card_count; ++card) deck[card] = static_cast<std::uint8_t>(card);
    int left = card_count;
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        for (int dealt = 0; dealt < m.rules.numbers.cards_dealt; ++dealt, --left) {
            std::swap(deck[m.s.rng.below(static_cast<std::uint32_t>(left))], deck[left - 1]);
            m.s.cards.deal(deck[left - 1], place::pile(seat), sitdown::nobody);
        }
    }
}

} // namespace drafting

void begin_game(Moment &m) {
    m.s.cards.put_all(place::draw);
    for (int card = 0; card < card_count; ++card) m.s.acts_as[card] = static_cast<std::uint8_t>(card);
    m.s.cause = no_card;
    for (Seat seat = 0; seat < m.rules.seats; ++seat) m.s.cash[seat] = m.rules.numbers.starting_cash;
    drafting::deal(m);
    begin_round(m);
}


namespace drafting {

void look_at_piles(Moment &m) {
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        const int pile = place::pile(m.rules.pile_of(seat, m.s.round));
        m.s.cards.reveal_place(pile, sitdown::only(seat));
        for (const int card : m.s.cards.in(pile)) {
            m.events.show({.by = static_cast<int>(seat), .face = face(card), .to = at(Component::draft, seat),
                           .exists = sitdown::only(seat), .tells = sitdown::only(seat)});
            if (!m.events.listening()) break;
        }
    }
}

// Face down: what a seat knows of its pile is now what the pile holds, and soon no longer that.
void turn_piles_down(Moment &m) {
    CardSet piles;
    for (Seat pile = 0; pile < m.rules.seats; ++pile) piles |= m.s.cards.in(place::pile(pile));
    m.s.cards.mix(piles);
}

void pass_piles(Moment &m) {
    m.events.next_beat();
    if (m.s.round < m.rules.numbers.cards_dealt) m.events.say({.text = text(Text::passes)});
    if (!m.events.listening()) return;
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        const int passed = m.s.cards.in(place::pile(m.rules.pile_of(seat, m.s.round))).count();
        if (passed == 0) continue;
        m.events.move({.by = static_cast<int>(seat), .whom = static_cast<int>(m.rules.left(seat)),
                       .from = at(Component::draft, seat), .to = at(Component::draft, m.rules.left(seat)),
                       .amount = passed});
    }
}

} // namespace drafting

void begin_round(Moment &m) {
    ++m.s.round;
    m.s.phase = Phase::draft;
    m.events.next_beat();
    m.events.phase({.to = at(Component::rounds), .amount = m.s.round, .text = text(Text::round_begins)});
    begin_lasting(m);
    drafting::look_at_piles(m);
    ask_in_secret(m.s, Prompt::draft_pick, sitdown::all_seats(m.rules.seats));
}

void close_draft(Moment &m) {
    m.events.next_beat();
    drafting::turn_piles_down(m);
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        const Seat dealt_to = m.rules.pile_of(seat, m.s.round);
        const int card = m.s.cards.marked_in(place::pile(dealt_to)).first();
        m.s.cards.deal(card, place::hand(seat), sitdown::only(seat));
        m.s.origin[card] = taken_from(dealt_to, m.s.round);
        m.events.move({.by = static_cast<int>(seat), .face = face(card), .from = at(Component::draft, seat),
                       .to = at(Component::hand, seat), .text = text(Text::keeps), .tells = sitdown::only(seat)});
    }
    drafting::pass_piles(m);
    if (m.s.round < m.rules.numbers.first_play_round) return begin_each_turn(m);
    begin_choose(m);
}

} // namespace greed
