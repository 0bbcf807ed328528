// Effects that last for a turn: scheduled for the next one or begun in this one.
#include "rules.hpp"

#include <algorithm>
#include <string_view>

namespace greed {

// The line of `turn_words` that speaks of it.
std::size_t wording_of(const TurnEffect &effect) {
    const bool thugs = effect.type == Type::thug;
    const auto line = [](std::string_view id) {
        const auto found =
            std::find_if(turn_words.begin(), turn_words.end(), [&](const TurnWords &each) { return each.id == id; });
        return static_cast<std::size_t>(found - turn_words.begin());
    };
    if (effect.kind == TurnKind::neighbour_play_bonus) {
        return line(effect.type == Type::action ? "paid_for_actions" : thugs ? "paid_for_thugs" : "paid_for_holdings");
    }
    if (effect.kind == TurnKind::end_of_turn_loss) {
        if (effect.opponents_only) return line(thugs ? "others_lose_thugs" : "others_lose_holdings");
        return line(thugs ? "all_lose_thugs" : "all_lose_holdings");
    }
    return line(words(TurnKind{})[index(effect.kind)]);
}

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
    const auto later =
        std::find_if(list.begin(), list.end(), [&](const Lasting &each) { return each.rank > lasting.rank; });
    list.insert(static_cast<int>(later - list.begin()), lasting);
}

void tell(Moment &m, const Lasting &lasting, Text first) {
    if (!m.events.listening()) return;
    const TurnEffect &effect = m.rules.deck.turn_effects[lasting.rule];
    const bool pays = effect.kind == TurnKind::neighbour_play_bonus;
    m.events.mark({.by = lasting.owner,
                   .whom = static_cast<int>(m.rules.left(lasting.owner)),
                   .other = face(lasting.source),
                   .to = sitdown::seat_place(lasting.owner),
                   .amount = pays ? effect.amount : effect.n + lasting.extra,
                   .unit = unit(pays ? Unit::money : Unit::markers),
                   .text = text(first) + static_cast<unsigned>(wording_of(effect))});
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
        return m.events.say(
            {.by = static_cast<int>(carrier.seat), .other = face(carrier.card), .text = text(Text::too_late)});
    }
    Lasting lasting{printed.kind,
                    effect.turn,
                    static_cast<std::uint8_t>(carrier.seat),
                    static_cast<std::uint8_t>(carrier.card),
                    static_cast<std::uint8_t>(rank(m.s, carrier.card)),
                    1,
                    0};
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
