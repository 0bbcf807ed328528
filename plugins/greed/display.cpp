#include "rules.hpp"

namespace greed {

CardSet displays(const Rules &rules, const State &s) {
    CardSet all;
    for (Seat seat = 0; seat < rules.seats; ++seat) all |= display(s, seat);
    return all;
}

int count_of(const State &s, Seat seat, Type type) {
    if (type == Type::action) return 0;
    return s.cards.in(type == Type::thug ? place::thugs(seat) : place::holdings(seat)).count();
}

int rank(const State &s, int card) { return s.acts_as[card] * 2 + (s.acts_as[card] != card); } // GR-5.13

namespace showing {

void add(const Moment &m, Seat seat, int card, int sign) {
    std::uint8_t(&total)[icon_kinds] = m.s.icons[seat];
    const Card &facts = m.facts(card);
    for (int icon = 0; icon < icon_kinds; ++icon) {
        total[icon] = static_cast<std::uint8_t>(total[icon] + sign * facts.icons[icon]);
    }
}

int display_place(const Card &card, Seat seat) {
    return card.type == Type::thug ? place::thugs(seat) : place::holdings(seat);
}

Component display_component(const Card &card) {
    return card.type == Type::thug ? Component::thugs : Component::holdings;
}

} // namespace showing

void enter_display(Moment &m, Seat seat, int card) {
    const Card &facts = m.rules.deck[card];
    m.s.cards.move(card, showing::display_place(facts, seat), sitdown::everyone);
    m.s.fresh.add(card);
    showing::add(m, seat, card, +1);
    m.events.move({.by = static_cast<int>(seat), .face = face(card), .from = at(Component::plays),
                   .to = at(showing::display_component(facts), seat), .text = text(Text::enters)});
}

void leave_display(Moment &m, Seat seat, int card, int to, Text line, int source) {
    const bool to_hand = to == place::hand(seat);
    lapse_icons(m, card);
    showing::add(m, seat, card, -1);
    m.s.fresh.remove(card);
    m.s.cards.move(card, to, sitdown::everyone);
    m.events.move({.by = static_cast<int>(seat), .face = face(card), .other = face(source),
                   .from = at(showing::display_component(m.rules.deck[card]), seat),
                   .to = to_hand ? at(Component::hand, seat) : at(Component::discard), .text = text(line)});
}

// GR-4.4: first the rule of the card that went, then those of the cards that stay, then its markers go back.
void suffer_loss(Moment &m, Seat seat, int card) {
    const Type type = m.rules.deck[card].type;
    if (m.rules.deck.when_self_lost.has(m.s.acts_as[card])) {
        for (const Trigger &trigger : m.facts(card).triggers) {
            if (trigger.kind == TriggerKind::when_self_lost) run_effect(m, trigger.effect, {seat, card, 0, card});
        }
    }
    each_able(m.rules, m.s, display(m.s, seat), m.rules.deck.when_you_lose, [&](int other) {
        for (const Trigger &trigger : m.facts(other).triggers) {
            const bool concerned = type == Type::thug ? trigger.thugs : trigger.holdings;
            if (trigger.kind == TriggerKind::when_you_lose && concerned)
                run_effect(m, trigger.effect, {seat, other, 0, card});
        }
    });
    m.s.acts_as[card] = static_cast<std::uint8_t>(card); // GR-5.14
    m.s.markers_in_play = static_cast<std::uint16_t>(m.s.markers_in_play - m.s.markers[card]);
    if (m.s.markers[card] > 0 && m.rules.options.limited_markers) {
        m.events.change({.to = at(Component::supply), .amount = m.s.markers[card], .unit = unit(Unit::markers)});
    }
    m.s.markers[card] = 0;
}

void become_copy(Moment &m, Seat seat, int card, int original) {
    showing::add(m, seat, card, -1);
    m.s.acts_as[card] = m.s.acts_as[original];
    showing::add(m, seat, card, +1);
    m.events.turn({.by = static_cast<int>(seat), .face = face(card), .other = face(original),
                   .to = at(Component::thugs, seat), .text = text(Text::copies)});
}

void recount(const Rules &rules, State &s) {
    int markers = 0;
    for (const std::uint16_t each : s.markers) markers += each;
    s.markers_in_play = static_cast<std::uint16_t>(markers);
    for (Seat seat = 0; seat < most_seats; ++seat) {
        for (int icon = 0; icon < icon_kinds; ++icon) {
            int shown = 0;
            for (const int card : display(s, seat)) shown += rules.deck[s.acts_as[card]].icons[icon];
            for (const Lasting &each : s.active) {
                const bool his = each.kind == TurnKind::temp_icons && each.owner == seat;
                if (his) shown += each.times * rules.deck.turn_effects[each.rule].icons[icon];
            }
            s.icons[seat][icon] = static_cast<std::uint8_t>(shown);
        }
    }
}

} // namespace greed
