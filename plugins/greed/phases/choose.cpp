// GR-4.2: everybody lays down one card in secret; all are turned up together.
#include "../rules.hpp"

namespace greed {

void begin_choose(Moment &m) {
    m.s.phase = Phase::choose;
    m.events.phase({});
    ask_in_secret(m.s, Prompt::play_pick, sitdown::all_seats(m.rules.seats));
}

void close_choose(Moment &m) {
    m.events.next_beat();
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        const int card = m.s.cards.marked_in(place::hand(seat)).first();
        reveal_from_hand(m, seat, card, Text::reveals, no_card,
                         sitdown::but(seat)); // also if it is known to be in hand
    }
    m.s.phase = Phase::resolve;
    m.events.phase({});
}

} // namespace greed
