// GR-4.3: the cards of this turn by ascending number, then the extra plays.
#include "../rules.hpp"

namespace greed {

void resolve_next(Moment &m) {
    CardSet waiting;
    for (Seat seat = 0; seat < m.rules.seats; ++seat) waiting |= m.s.cards.in(place::played(seat));
    if (waiting.any()) {
        const int card = waiting.first();
        m.events.next_beat();
        return begin_play(m, place::owner(m.s.cards.where(card)), card);
    }
    m.s.phase = Phase::extra;
    m.events.phase({});
}

// By source number, then by time: the order of the list. An empty hand lets it lapse (GR-5.26).
void next_extra_play(Moment &m) {
    for (Lasting &lasting : m.s.active) {
        while (lasting.kind == TurnKind::extra_play && lasting.times > 0) {
            --lasting.times;
            m.events.mark(
                {.by = lasting.owner, .other = face(lasting.source), .from = sitdown::seat_place(lasting.owner)});
            if (m.s.cards.in(place::hand(lasting.owner)).empty()) continue;
            m.s.cause = lasting.source;
            return ask(m.s, Prompt::extra_play_pick, lasting.owner);
        }
    }
    begin_each_turn(m);
}

} // namespace greed
