// GR-4.6: threatened cards are given up, then what lasted for this turn ends.
#include "../rules.hpp"

namespace greed {

namespace ending {

// Those whom the threat meets and who have something to lose.
Seats threatened(const Moment &m, const Lasting &lasting) {
    const TurnEffect &effect = m.rules.deck.turn_effects[lasting.rule];
    Seats out = 0;
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        const bool spared = effect.opponents_only && seat == lasting.owner;
        if (!spared && count_of(m.s, seat, effect.type) > 0) out |= sitdown::seat_bit(seat);
    }
    return out;
}

void discard_kept(Moment &m) {
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        for (const int card : m.s.cards.in(place::kept(seat)) - m.s.fresh) {
            m.s.cards.move(card, place::discard, sitdown::everyone);
            m.events.move({.by = static_cast<int>(seat), .face = face(card), .from = at(Component::kept, seat),
                           .to = at(Component::discard)});
        }
    }
    m.s.fresh.clear();
}

void finish_turn(Moment &m) {
    m.events.next_beat();
    end_lasting(m);
    discard_kept(m);
    m.s.cause = no_card;
    if (m.s.round >= m.rules.numbers.rounds) return end_game(m);
    begin_round(m);
}

} // namespace ending

// By source number, then by time (GR-5.31): the order of the list.
void next_loss(Moment &m) {
    for (Lasting &lasting : m.s.active) {
        while (lasting.kind == TurnKind::end_of_turn_loss && lasting.times > 0) {
            --lasting.times;
            m.events.mark(
                {.by = lasting.owner, .other = face(lasting.source), .from = sitdown::seat_place(lasting.owner)});
            const Seats seats = ending::threatened(m, lasting);
            if (seats == 0) continue;
            m.s.cause = lasting.source;
            m.s.loss_type = m.rules.deck.turn_effects[lasting.rule].type;
            return ask_in_secret(m.s, Prompt::lose_card, seats);
        }
    }
    ending::finish_turn(m);
}

// All that is given up leaves at the same moment; what that sets off follows in the order of the seats.
void close_loss(Moment &m) {
    int lost[most_seats];
    m.events.next_beat();
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        const CardSet given = m.s.cards.marked_in(picked_place(m.rules, m.s, seat));
        lost[seat] = given.any() ? given.first() : int{no_card};
        if (given.empty()) continue;
        m.events.show({.by = static_cast<int>(seat),
                       .face = face(lost[seat]),
                       .other = face(m.s.cause),
                       .text = text(Text::gives_up)});
        leave_display(m, seat, lost[seat], place::discard, Text::none, m.s.cause);
    }
    m.events.next_beat();
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        if (lost[seat] != no_card) suffer_loss(m, seat, lost[seat]);
    }
}

} // namespace greed
