// What a card's rule does: one function for each kind of effect, found in one table.
#include "rules.hpp"

namespace greed {

namespace effects {

int number(const Moment &m, const Effect &effect, const Carrier &carrier) {
    return effect.counted ? counted(m.rules, m.s, carrier.seat, effect.count, carrier) : effect.n;
}

// Each opponent, from the left neighbour round (GR-5.38).
template <class Visit>
void each_opponent(const Moment &m, Seat seat, Visit visit) {
    for (Seat other = m.rules.left(seat); other != seat; other = m.rules.left(other)) visit(other);
}

void gain_cash(Moment &m, const Effect &effect, const Carrier &carrier) {
    gain(m, carrier.seat, effect.amount, carrier.card);
}

void gain_cash_per(Moment &m, const Effect &effect, const Carrier &carrier) {
    gain(m, carrier.seat, effect.amount * counted(m.rules, m.s, carrier.seat, effect.count, carrier), carrier.card);
}

void lose_cash(Moment &m, const Effect &effect, const Carrier &carrier) {
    lose(m, carrier.seat, effect.amount, carrier.card);
}

void each_opponent_gains(Moment &m, const Effect &effect, const Carrier &carrier) {
    each_opponent(m, carrier.seat, [&](Seat other) { gain(m, other, effect.amount, carrier.card); });
}

void each_opponent_loses(Moment &m, const Effect &effect, const Carrier &carrier) {
    each_opponent(m, carrier.seat, [&](Seat other) { lose(m, other, effect.amount, carrier.card); });
}

void each_opponent_loses_per(Moment &m, const Effect &effect, const Carrier &carrier) {
    each_opponent(m, carrier.seat, [&](Seat other) {
        const Seat whose = effect.of_victim ? other : carrier.seat;
        lose(m, other, effect.amount * counted(m.rules, m.s, whose, effect.count, carrier), carrier.card);
    });
}

void place_some(Moment &m, const Effect &effect, const Carrier &carrier) {
    const int n = number(m, effect, carrier);
    const CardSet holdings = m.s.cards.in(place::holdings(carrier.seat));
    const auto put = [&](int card) { place_markers(m, carrier.seat, card, n, carrier.card); };
    switch (effect.target) {
    case Target::self: return put(carrier.card);
    case Target::played_holding: return put(carrier.played);
    case Target::choose_own_holding:
        if (n > 0 && holdings.any()) ask(m.s, Prompt::choose_holding, carrier.seat);
        return;
    case Target::each_own_holding:
        for (const int card : holdings) put(card);
        return;
    case Target::each_own_holding_at_most:
        for (const int card : holdings) {
            if (m.s.markers[card] <= effect.limit) put(card);
        }
        return;
    case Target::each_own_holding_without_icons:
        for (const int card : holdings & m.rules.deck.without_icons) put(card);
        return;
    }
}

void place_icon_markers_now(Moment &m, const Effect &, const Carrier &carrier) {
    place_icon_markers(m, carrier.seat, carrier.card);
}

void opponents_remove_markers(Moment &m, const Effect &effect, const Carrier &carrier) {
    each_opponent(m, carrier.seat, [&](Seat other) {
        for (const int card : m.s.cards.in(place::holdings(other)) - m.rules.deck.protectors) {
            remove_markers(m, other, card, effect.n, carrier.card);
        }
    });
}

void draw_some(Moment &m, const Effect &effect, const Carrier &carrier) {
    draw_cards(m, carrier.seat, number(m, effect, carrier));
}

void discard_hand_for_cash(Moment &m, const Effect &, const Carrier &carrier) {
    if (m.s.cards.in(place::hand(carrier.seat)).any()) ask(m.s, Prompt::discard_for_cash, carrier.seat);
}

void reveal_until_type_and_play(Moment &m, const Effect &effect, const Carrier &carrier) {
    reveal_and_play(m, carrier.seat, effect.type, carrier.card);
}

void copy_own_thug(Moment &m, const Effect &, const Carrier &carrier) {
    if (m.s.frames.back().flags & Frame::retriggered) return; // GR-5.12
    CardSet others = m.s.cards.in(place::thugs(carrier.seat));
    others.remove(carrier.card);
    if (others.any()) return ask(m.s, Prompt::choose_thug, carrier.seat);
    m.events.say(
        {.by = static_cast<int>(carrier.seat), .face = face(carrier.card), .text = text(Text::stays_plain)}); // GR-5.34
}

void retrigger_thug_entries(Moment &m, const Effect &, const Carrier &carrier) {
    m.s.sweep = m.s.cards.in(place::thugs(carrier.seat)); // GR-5.11: the Thugs as they are now
    if (m.rules.options.hideout_previous_turns) m.s.sweep -= m.s.fresh;
    Frame sweep{};
    sweep.kind = Frame::Kind::sweep;
    sweep.seat = static_cast<std::uint8_t>(carrier.seat);
    sweep.card = static_cast<std::uint8_t>(carrier.card);
    m.s.frames.push(sweep);
}

void return_self_to_hand(Moment &m, const Effect &, const Carrier &carrier) {
    if (Frame *play = play_of(m.s, carrier.card)) play->flags |= Frame::returns;
}

void may_play_another_card(Moment &m, const Effect &, const Carrier &carrier) {
    if (m.s.cards.in(place::hand(carrier.seat)).any()) ask(m.s, Prompt::play_another, carrier.seat);
}

void sole_leader_gains(Moment &m, const Effect &effect, const Carrier &carrier) {
    int best = 0;
    Seat leader = 0;
    bool alone = false;
    for (Seat seat = 0; seat < m.rules.seats; ++seat) {
        const int measure = counted(m.rules, m.s, seat, effect.count, carrier);
        if (measure == best) alone = false;
        if (measure > best) best = measure, leader = seat, alone = true;
    }
    if (alone) gain(m, leader, effect.amount, carrier.card);
}

// GR-4.4-7: taken into account before the first marker is placed.
void reduce_placed_markers(Moment &, const Effect &, const Carrier &) {}

using Run = void (*)(Moment &, const Effect &, const Carrier &);
struct Entry {
    EffectKind kind;
    Run run;
};
constexpr std::array<Entry, effect_kinds> table{{
    {EffectKind::gain_cash, gain_cash},
    {EffectKind::gain_cash_per, gain_cash_per},
    {EffectKind::gain_cash_if, gain_cash},
    {EffectKind::lose_cash, lose_cash},
    {EffectKind::each_opponent_gains, each_opponent_gains},
    {EffectKind::each_opponent_loses, each_opponent_loses},
    {EffectKind::each_opponent_loses_per, each_opponent_loses_per},
    {EffectKind::place_markers, place_some},
    {EffectKind::place_icon_markers_now, place_icon_markers_now},
    {EffectKind::opponents_remove_markers, opponents_remove_markers},
    {EffectKind::draw_cards, draw_some},
    {EffectKind::discard_hand_for_cash, discard_hand_for_cash},
    {EffectKind::reveal_until_type_and_play, reveal_until_type_and_play},
    {EffectKind::copy_own_thug, copy_own_thug},
    {EffectKind::retrigger_thug_entries, retrigger_thug_entries},
    {EffectKind::return_self_to_hand_if, return_self_to_hand},
    {EffectKind::may_play_another_card, may_play_another_card},
    {EffectKind::sole_leader_gains, sole_leader_gains},
    {EffectKind::this_turn, add_lasting},
    {EffectKind::schedule_next_turn, add_lasting},
    {EffectKind::reduce_placed_markers, reduce_placed_markers},
}};

constexpr bool complete() {
    for (std::size_t place = 0; place < table.size(); ++place) {
        if (index(table[place].kind) != place) return false;
    }
    return true;
}
static_assert(complete());

} // namespace effects

// A condition is tested once, for the owner, when the effect is reached (GR-2.1).
void run_effect(Moment &m, const Effect &effect, const Carrier &carrier) {
    const bool free = effect.condition.kind == ConditionKind::always;
    if (free || holds(m.rules, m.s, effect.condition, carrier))
        effects::table[index(effect.kind)].run(m, effect, carrier);
}

const Effect &current_effect(const Rules &rules, const Frame &frame) {
    return rules.deck[frame.rules].on_play[frame.step - 1];
}

int markers_to_place(const Rules &rules, const State &s, const Frame &frame) {
    const Effect &effect = current_effect(rules, frame);
    const Carrier carrier{frame.seat, frame.card, frame.paid, no_card};
    return effect.counted ? counted(rules, s, frame.seat, effect.count, carrier) : effect.n;
}

} // namespace greed
