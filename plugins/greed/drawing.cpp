// The draw pile is a set until a card is drawn: chance picks then.
#include "rules.hpp"

namespace greed {

// Whether a card can be drawn; with the option, an empty draw pile is made anew from the discards (GR-5.42).
bool refill_draw_pile(Moment &m) {
    if (m.s.cards.in(place::draw).any()) return true;
    const CardSet discards = m.s.cards.in(place::discard);
    if (!m.rules.options.reshuffle_discards || discards.empty()) return false;
    if (m.s.reshuffles < 100) ++m.s.reshuffles;
    for (const int card : discards) {
        m.s.cards.move(card, place::draw, sitdown::everyone);
        m.s.origin[card] = static_cast<std::uint8_t>(128 + m.s.reshuffles);
    }
    m.s.cards.mix(place::draw);
    m.events.shuffle({.from = at(Component::discard), .to = at(Component::draw), .amount = discards.count(),
                      .text = text(Text::reshuffles)});
    return true;
}

void draw_cards(Moment &m, Seat seat, int n) {
    for (; n > 0; --n) {
        if (!refill_draw_pile(m)) {
            return m.events.say(
                {.by = static_cast<int>(seat), .from = at(Component::draw), .text = text(Text::nothing_to_draw)});
        }
        const Viewers him = sitdown::only(seat);
        const int card = m.s.cards.take(place::draw, place::hand(seat), m.s.rng, him);
        m.events.show({.by = static_cast<int>(seat), .face = face(card), .from = at(Component::draw),
                       .to = at(Component::hand, seat), .text = text(Text::draws), .tells = him});
    }
}

namespace searching {

// Turned up and laid aside, one after the other, until the type comes.
int find(Moment &m, Seat seat, Type type, int source) {
    while (refill_draw_pile(m)) {
        const int card = m.s.cards.take(place::draw, place::aside, m.s.rng, sitdown::everyone);
        forget_origin(m.s, card);
        m.events.next_beat();
        m.events.show({.by = static_cast<int>(seat), .face = face(card), .other = face(source),
                       .from = at(Component::draw), .to = at(Component::aside), .text = text(Text::turns_up)});
        if (m.rules.deck[card].type == type) return card;
    }
    return no_card;
}

} // namespace searching

void reveal_and_play(Moment &m, Seat seat, Type type, int source) {
    const int found = searching::find(m, seat, type, source);
    if (found != no_card) {
        m.s.cards.move(found, place::played(seat), sitdown::everyone);
        m.events.move({.by = static_cast<int>(seat), .face = face(found), .other = face(source),
                       .from = at(Component::aside), .to = at(Component::plays), .text = text(Text::plays_found)});
    } else {
        m.events.say({.by = static_cast<int>(seat), .other = face(source), .text = text(Text::turns_up_none)});
    }
    for (const int card : m.s.cards.in(place::aside)) {
        m.s.cards.move(card, place::discard, sitdown::everyone);
        m.events.move({.face = face(card), .from = at(Component::aside), .to = at(Component::discard)});
    }
    if (found != no_card) begin_play(m, seat, found, true);
}

} // namespace greed
