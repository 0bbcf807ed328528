// Effects that last for a turn: scheduled for the next one or begun in this one.
#include "rules.hpp"

#include <algorithm>

namespace greed {

namespace timing {

using Lastings = sitdown::List<Lasting, 24>;

// Copies of one effect all apply (GR-5.10).
void insert(Lastings &list, const Lasting &lasting) {
    for (Lasting &each : list) {
        Lasting same = lasting;
        same.times = each.times;
        if (each == same && each.times > 0) {
            each.times = static_cast<std::uint8_t>(each.times + lasting.times);
            return;
        }
    }
    const auto later = std::find_if(list.begin(), list.end(), [&](const Lasting &each) { return each.rank > lasting.rank; });
    list.insert(static_cast<int>(later - list.begin()), lasting);
}

void tell(Moment &m, const Lasting &lasting, Text first) {
    const auto line = static_cast<unsigned>(first) + static_cast<unsigned>(lasting.kind);
    const int n = m.rules.deck.turn_effects[lasting.rule].n + lasting.extra;
    m.events.mark({.by = lasting.owner, .whom = static_cast<int>(m.rules.left(lasting.owner)), .other = face(lasting.source),
                   .to = sitdown::seat_place(lasting.owner), .amount = n, .unit = unit(Unit::markers), .text = line});
}

void show_icons(Moment &m, const Lasting &lasting, int sign) {
    const TurnEffect &effect = m.rules.deck.turn_effects[lasting.rule];
    for (int icon = 0; icon < icon_kinds; ++icon) {
        std::uint8_t &total = m.s.icons[lasting.owner][icon];
        total = static_cast<std::uint8_t>(total + sign * lasting.times * effect.icons[icon]);
    }
}

} // namespace timing

void add_lasting(Moment &m, const Effect &effect, const Carrier &carrier) {
    const bool next = effect.kind == EffectKind::schedule_next_turn;
    const TurnEffect &printed = m.rules.deck.turn_effects[effect.turn];
    if (next && m.s.round >= m.rules.numbers.rounds) { // GR-5.8
        return m.events.say({.by = static_cast<int>(carrier.seat), .other = face(carrier.card), .text = text(Text::too_late)});
    }
    Lasting lasting{printed.kind, effect.turn, static_cast<std::uint8_t>(carrier.seat), static_cast<std::uint8_t>(carrier.card),
                    static_cast<std::uint8_t>(rank(m.s, carrier.card)), 1, 0};
    if (printed.plus_paid) lasting.extra = static_cast<std::uint16_t>(carrier.paid);
    timing::insert(next ? m.s.scheduled : m.s.active, lasting);
    timing::tell(m, lasting, next ? Text::next_turn : Text::this_turn);
    if (!next) return;
    if (Frame *play = play_of(m.s, carrier.card)) play->flags |= Frame::scheduled;
}

// GR-4.0. What lapsed since it was scheduled is left behind.
void begin_lasting(Moment &m) {
    for (const Lasting &lasting : m.s.scheduled) {
        if (lasting.times == 0) continue;
        m.s.active.push(lasting);
        if (lasting.kind == TurnKind::temp_icons) timing::show_icons(m, lasting, +1);
        timing::tell(m, lasting, Text::this_turn);
    }
    if (!m.s.scheduled.empty()) m.s.scheduled.clear();
}

void end_lasting(Moment &m) {
    for (const Lasting &lasting : m.s.active) {
        if (lasting.kind == TurnKind::temp_icons) timing::show_icons(m, lasting, -1);
        m.events.mark({.by = lasting.owner, .other = face(lasting.source), .from = sitdown::seat_place(lasting.owner)});
    }
    if (!m.s.active.empty()) m.s.active.clear();
}

// Temporary icons need the Thug himself (GR-5.9).
void lapse_icons(Moment &m, int card) {
    for (Lasting &lasting : m.s.active) {
        if (lasting.kind != TurnKind::temp_icons || lasting.source != card) continue;
        timing::show_icons(m, lasting, -1);
        lasting.times = 0;
    }
    for (Lasting &lasting : m.s.scheduled) {
        if (lasting.kind == TurnKind::temp_icons && lasting.source == card) lasting.times = 0;
    }
}

} // namespace greed
