// GR-4.7: no turn any more, so nothing is doubled or mirrored: what lasted has ended with the last turn.
#include "../rules.hpp"

namespace greed {

void end_game(Moment &m) {
    m.s.phase = Phase::over;
    m.events.next_beat();
    m.events.phase({});
    each_able(m.rules, m.s, displays(m.rules, m.s), m.rules.deck.end_game, [&](int card) {
        const Seat seat = place::owner(m.s.cards.where(card));
        for (const Effect &effect : m.facts(card).end_game) run_effect(m, effect, {seat, card, 0, no_card});
    });
    m.events.next_beat();
    m.events.end({.text = text(Text::ends)});
}

} // namespace greed
