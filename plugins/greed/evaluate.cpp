// How good a position is for a seat, in dollars: what it has, what its display will still bring, and what its hand is
// likely to. Uses only what the seat sees.
#include "greed.hpp"

#include <algorithm>

namespace greed {

namespace judging {

// Worth of things that are neither cash nor markers yet, in dollars.
constexpr int icon_worth = 1500;         // helps needs and counts, in every turn that is left
constexpr int holding_icon_worth = 2500; // and brings a marker with every Holding to come
constexpr int spare_card = 800;          // a hand card that can still be played, whatever it is
constexpr int most_turns_counted = 4;    // an icon is not used every turn

enum Profile : std::uint32_t { none, builder, hustler };

struct View {
    const Rules &rules;
    const State &s;
    Seat seat;
    int turns; // in which a card can still be played
    int settlings; // each-turn phases to come
};

int turns_left(const Rules &rules, const State &s) {
    const int rounds = rules.numbers.rounds - s.round;
    return rounds + (s.prompt == Prompt::draft_pick || s.prompt == Prompt::play_pick ? 1 : 0);
}

// What an effect of the seat's own brings when it runs on the table as it is.
int gain_from(const View &v, const Effect &effect, const Carrier &carrier) {
    if (!holds(v.rules, v.s, effect.condition, carrier)) return 0;
    const int n = effect.counted ? counted(v.rules, v.s, v.seat, effect.count, carrier) : effect.n;
    const int marker = v.rules.numbers.marker_value;
    const int holdings = count_of(v.s, v.seat, Type::holding);
    const int rivals = static_cast<int>(v.rules.seats) - 1;
    switch (effect.kind) {
    case EffectKind::gain_cash:
    case EffectKind::gain_cash_if: return effect.amount;
    case EffectKind::gain_cash_per: return effect.amount * counted(v.rules, v.s, v.seat, effect.count, carrier);
    case EffectKind::lose_cash: return -effect.amount;
    case EffectKind::each_opponent_gains: return -effect.amount;
    case EffectKind::each_opponent_loses: return effect.amount / 2;
    case EffectKind::each_opponent_loses_per:
        return effect.amount * counted(v.rules, v.s, v.seat, effect.count, carrier) / 2;
    case EffectKind::sole_leader_gains: return effect.amount / 2;
    case EffectKind::opponents_remove_markers: return marker * rivals / 2;
    case EffectKind::draw_cards: return n * 3000;
    case EffectKind::discard_hand_for_cash: return effect.amount - 8000;
    case EffectKind::reveal_until_type_and_play: return 9000;
    case EffectKind::copy_own_thug: return 6000;
    case EffectKind::retrigger_thug_entries: return 4000 * count_of(v.s, v.seat, Type::thug);
    case EffectKind::may_play_another_card: return 6000;
    case EffectKind::return_self_to_hand_if: return 4000;
    case EffectKind::place_markers:
        switch (effect.target) {
        case Target::self:
        case Target::played_holding: return n * marker;
        case Target::choose_own_holding: return holdings > 0 ? n * marker : 0;
        default: return holdings * n * marker;
        }
    case EffectKind::this_turn: return 6000;
    case EffectKind::schedule_next_turn: return v.turns > 1 ? 6000 : 0;
    default: return 0;
    }
}

// Rules that work every time: a rough number of times they will.
int standing_rules(const View &v, int card) {
    const Card &facts = v.rules.deck[v.s.acts_as[card]];
    const Carrier carrier{v.seat, card, 0, no_card};
    int worth = 0;
    for (const Effect &effect : facts.each_turn) worth += gain_from(v, effect, carrier) * v.settlings * 3 / 4;
    for (const Effect &effect : facts.end_game) worth += gain_from(v, effect, carrier);
    for (const Trigger &trigger : facts.triggers) {
        const bool reduces = trigger.effect.kind == EffectKind::reduce_placed_markers;
        const int each =
            reduces ? -v.rules.numbers.marker_value : std::min(gain_from(v, trigger.effect, carrier), 20000);
        worth += trigger.kind == TriggerKind::when_you_play ? each * v.turns / 3 : each / 3;
    }
    for (const Static &fixed : facts.statics) {
        if (fixed.kind == StaticKind::cost_reduction) worth += fixed.amount * v.turns / 3;
        if (fixed.kind == StaticKind::deferred_icon_markers) worth += v.rules.numbers.marker_value;
    }
    return worth;
}

int icons(const View &v) {
    int worth = 0;
    for (int icon = 0; icon < icon_kinds; ++icon) {
        const int each = icon < 3 ? icon_worth : holding_icon_worth;
        worth += std::min<int>(v.s.icons[v.seat][icon], 4) * each * std::min(v.turns, most_turns_counted) / 2;
    }
    return worth;
}

bool can_pay(const View &v, int card) {
    const Card &facts = v.rules.deck[card];
    return facts.costs.empty() || std::any_of(facts.costs.begin(), facts.costs.end(), [&](const Cost &cost) {
               return static_cast<bool>(payable(v.rules, v.s, v.seat, card, cost));
           });
}

int price_of(const View &v, int card) {
    const Card &facts = v.rules.deck[card];
    if (facts.costs.empty()) return 0;
    const Cost *money = cost_of_kind(facts, CostKind::money);
    return money ? price(v.rules, v.s, v.seat, card, money->amount)
                 : 12000; // about what a card of the display is worth
}

// What playing a hand card would bring on the table as it is; a card that cannot be played yet may be later.
int hand_card(const View &v, int card) {
    const Card &facts = v.rules.deck[card];
    const Carrier carrier{v.seat, card, 0, card};
    int worth = -price_of(v, card);
    for (const Effect &effect : facts.on_play) worth += gain_from(v, effect, carrier);
    if (facts.type == Type::holding && !facts.deferred_icon_markers) {
        for (int icon = 0; icon < icon_kinds; ++icon) {
            if (facts.icons[icon] > 0)
                worth += (v.s.icons[v.seat][icon] + facts.icons[icon]) * v.rules.numbers.marker_value;
        }
    }
    if (facts.type != Type::action) {
        for (const std::uint8_t shown : facts.icons)
            worth += shown * icon_worth * std::min(v.turns - 1, most_turns_counted) / 2;
        worth += standing_rules(v, card);
    }
    const bool met = static_cast<bool>(needs_met(v.rules, v.s, v.seat, card));
    if (met && can_pay(v, card)) return std::max(worth, 0);
    return std::max(worth, 0) * std::min(v.turns, 6) / 12;
}

// The best cards first: there is one play a turn, and a card that waits is worth less than one that works.
int hand(const View &v) {
    int worths[card_count];
    int size = 0;
    for (const int card : v.s.cards.in(place::hand(v.seat))) worths[size++] = hand_card(v, card);
    std::sort(worths, worths + size, std::greater<>());
    int total = 0;
    for (int each = 0; each < std::min(size, v.turns); ++each)
        total += worths[each] * (each < 3 ? 6 - each : 3) / 9 + spare_card;
    return total;
}

int lasting(const View &v) {
    int worth = 0;
    for (const Lasting &each : v.s.scheduled) {
        const TurnEffect &effect = v.rules.deck.turn_effects[each.rule];
        const bool mine = each.owner == v.seat;
        switch (each.kind) {
        case TurnKind::end_of_turn_loss:
            if (mine || !effect.opponents_only) worth += (mine ? 4000 : -4000) * each.times;
            else if (count_of(v.s, v.seat, effect.type) > 0) worth -= 8000 * each.times;
            break;
        case TurnKind::holding_bonus_markers:
            if (mine) worth += each.times * (effect.n + each.extra) * v.rules.numbers.marker_value / 2;
            break;
        case TurnKind::double_gains: worth += mine ? 12000 * each.times : 0; break;
        case TurnKind::extra_play: worth += mine ? 9000 * each.times : 0; break;
        default: worth += mine ? 4000 * each.times : 0; break;
        }
    }
    return worth;
}

int position(const View &v, std::uint32_t profile) {
    int developed = 0, standing = 0;
    for (const int card : v.s.cards.in(place::holdings(v.seat)))
        developed += v.s.markers[card] * v.rules.numbers.marker_value;
    for (const int card : display(v.s, v.seat)) standing += standing_rules(v, card);
    const int later = standing + icons(v) + hand(v) + lasting(v);
    if (profile == builder) return v.s.cash[v.seat] + developed * 5 / 4 + later;
    if (profile == hustler) return v.s.cash[v.seat] * 5 / 4 + developed + later / 2;
    return v.s.cash[v.seat] + developed + later;
}

} // namespace judging

std::int32_t Greed::evaluate(const State &s, Seat seat, std::uint32_t profile) const {
    sd_standing totals[most_seats];
    standings(s, totals);
    std::int32_t rival = 0;
    for (Seat other = 0; other < rules.seats; ++other) {
        if (other != seat) rival = std::max(rival, totals[other].score);
    }
    if (s.phase == Phase::over) return totals[seat].score - rival / 4;
    const int turns = judging::turns_left(rules, s);
    return judging::position({rules, s, seat, turns, turns}, profile) - rival / 4;
}

} // namespace greed
