// Counters, conditions, needs and prices: what is read off the table.
#include "rules.hpp"

#include <algorithm>

namespace greed {

namespace counting {

int most_markers(const State &s, Seat seat) {
    int most = 0;
    for (const int card : s.cards.in(place::holdings(seat))) most = std::max<int>(most, s.markers[card]);
    return most;
}

template <class Each>
int highest(const Rules &rules, Each each) {
    int most = 0;
    for (Seat seat = 0; seat < rules.seats; ++seat) most = std::max(most, each(seat));
    return most;
}

// Whether every opponent's number compares so with the seat's own.
template <class Compare>
bool against_all(const Rules &rules, const State &s, Seat seat, Type type, int own, Compare compare) {
    for (Seat other = 0; other < rules.seats; ++other) {
        if (other != seat && !compare(count_of(s, other, type), own)) return false;
    }
    return true;
}

constexpr std::array<const char *, icon_kinds> no_icon{
    "It needs a gun, and you show none.",   "It needs a car, and you show none.",
    "It needs a key, and you show none.",   "It needs a beer, and you show none.",
    "It needs a heart, and you show none.", "It needs a spanner, and you show none.",
};
constexpr std::array<const char *, icon_kinds> few_icons{
    "It needs {0} guns, and you show {1}.",   "It needs {0} cars, and you show {1}.",
    "It needs {0} keys, and you show {1}.",   "It needs {0} beers, and you show {1}.",
    "It needs {0} hearts, and you show {1}.", "It needs {0} spanners, and you show {1}.",
};

Verdict met(const Rules &rules, const State &s, Seat seat, int card, const Need &need) {
    const Card &facts = rules.deck[card];
    const bool itself = rules.options.needs_count_played_card; // GR-5.5
    switch (need.kind) {
    case NeedKind::icon: {
        const int shown = s.icons[seat][index(need.icon)] + (itself ? facts.icons[index(need.icon)] : 0);
        if (shown >= need.n) return Verdict::yes();
        return need.n == 1 ? Verdict::no(no_icon[index(need.icon)])
                           : Verdict::no(few_icons[index(need.icon)], need.n, shown);
    }
    case NeedKind::type_count: {
        const int have = count_of(s, seat, need.type) + (itself && !need.other_only && facts.type == need.type);
        if (have >= need.n) return Verdict::yes();
        return need.type == Type::thug
                   ? Verdict::no("It needs {0} Thugs in your display, and you have {1}.", need.n, have)
                   : Verdict::no("It needs {0} Holdings in your display, and you have {1}.", need.n, have);
    }
    case NeedKind::cash_at_least:
        if (s.cash[seat] >= need.amount) return Verdict::yes();
        return Verdict::no("It needs ${0} in cash, and you have ${1}.", need.amount, s.cash[seat]);
    case NeedKind::sole_fewest: {
        const int own = count_of(s, seat, need.type) + (itself && facts.type == need.type);
        if (against_all(rules, s, seat, need.type, own, std::greater<>())) return Verdict::yes();
        return need.type == Type::thug ? Verdict::no("It needs every opponent to have more Thugs than you.")
                                       : Verdict::no("It needs every opponent to have more Holdings than you.");
    }
    }
    return Verdict::yes();
}

} // namespace counting

int counted(const Rules &rules, const State &s, Seat seat, const Counter &counter, const Carrier &carrier) {
    using counting::highest;
    using counting::most_markers;
    switch (counter.what) {
    case Count::icon: return s.icons[seat][index(counter.icon)];
    case Count::thugs: return count_of(s, seat, Type::thug);
    case Count::holdings: return count_of(s, seat, Type::holding);
    case Count::self_markers: return s.markers[carrier.card];
    case Count::paid_holding_markers: return carrier.paid;
    case Count::most_markers_on_own_holding: return most_markers(s, seat);
    case Count::most_markers_on_opponent_holding:
        return highest(rules, [&](Seat each) { return each == seat ? 0 : most_markers(s, each); });
    case Count::most_markers_on_any_holding: return highest(rules, [&](Seat each) { return most_markers(s, each); });
    case Count::most_thugs_of_any_player:
        return highest(rules, [&](Seat each) { return count_of(s, each, Type::thug); });
    case Count::most_holdings_of_any_player:
        return highest(rules, [&](Seat each) { return count_of(s, each, Type::holding); });
    }
    return 0;
}

bool holds(const Rules &rules, const State &s, const Condition &condition, const Carrier &carrier) {
    const Seat seat = carrier.seat;
    switch (condition.kind) {
    case ConditionKind::always: return true;
    case ConditionKind::cash_is_zero: return s.cash[seat] == 0;
    case ConditionKind::cash_below: return s.cash[seat] < condition.amount;
    case ConditionKind::has_icon: return s.icons[seat][index(condition.icon)] > 0;
    case ConditionKind::at_most:
        return count_of(s, seat, Type::thug) <= condition.thugs &&
               count_of(s, seat, Type::holding) <= condition.holdings;
    case ConditionKind::self_markers_at_least: return s.markers[carrier.card] >= condition.amount;
    case ConditionKind::sole_most:
        return counting::against_all(rules, s, seat, condition.type, count_of(s, seat, condition.type), std::less<>());
    case ConditionKind::no_holding_in_play_with_icons:
        for (Seat each = 0; each < rules.seats; ++each) {
            if ((s.cards.in(place::holdings(each)) & condition.showing).any()) return false;
        }
        return true;
    }
    return true;
}

Verdict needs_met(const Rules &rules, const State &s, Seat seat, int card) {
    for (const Need &need : rules.deck[card].needs) {
        if (const Verdict verdict = counting::met(rules, s, seat, card, need); !verdict) return verdict;
    }
    return Verdict::yes();
}

int price(const Rules &rules, const State &s, Seat seat, int card, int printed) {
    int reduction = 0;
    const bool holding = rules.deck[card].type == Type::holding;
    each_able(rules, s, display(s, seat), rules.deck.cheaper, [&](int each) {
        for (const Static &fixed : rules.deck[s.acts_as[each]].statics) {
            const bool applies = fixed.kind == StaticKind::cost_reduction && (holding || !fixed.holdings_only);
            if (applies) reduction += fixed.amount;
        }
    });
    return std::max(0, printed - reduction);
}

Verdict payable(const Rules &rules, const State &s, Seat seat, int card, const Cost &cost) {
    switch (cost.kind) {
    case CostKind::thug:
        return s.cards.in(place::thugs(seat)).any() ? Verdict::yes()
                                                    : Verdict::no("It costs a Thug, and you have none.");
    case CostKind::holding:
        return s.cards.in(place::holdings(seat)).any() ? Verdict::yes()
                                                       : Verdict::no("It costs a Holding, and you have none.");
    case CostKind::money: break;
    }
    const int due = price(rules, s, seat, card, cost.amount);
    return s.cash[seat] >= due ? Verdict::yes() : Verdict::no("It costs ${0}, and you have ${1}.", due, s.cash[seat]);
}

bool lasts(const State &s, Seat seat, TurnKind kind) {
    for (const Lasting &each : s.active) {
        if (each.kind == kind && each.owner == seat && each.times > 0) return true;
    }
    return false;
}

const Cost *cost_of_kind(const Card &card, CostKind kind) {
    const auto found =
        std::find_if(card.costs.begin(), card.costs.end(), [&](const Cost &cost) { return cost.kind == kind; });
    return found == card.costs.end() ? nullptr : found;
}

} // namespace greed
