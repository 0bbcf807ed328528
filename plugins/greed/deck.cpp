#include "deck.hpp"

#include <algorithm>

namespace greed {

using sitdown::Field;

namespace reading {

template <class Enum>
Enum word(const Field &field) {
    constexpr auto known = words(Enum{});
    const std::string text = field.text();
    const auto found = std::find(known.begin(), known.end(), text);
    if (found == known.end()) field.fail("'" + text + "' is not in the vocabulary of the cards");
    return static_cast<Enum>(found - known.begin());
}

template <class Enum>
Enum kind(const Field &field) {
    return word<Enum>(field["kind"]);
}

int money(const Field &field) {
    const auto amount = field.integer(0, 1'000'000);
    if (amount % 5000 != 0) field.fail("must be a multiple of 5000, the smallest note");
    return static_cast<int>(amount);
}

int small(const Field &field) { return static_cast<int>(field.integer(0, 99)); }

bool flag_or_not(const Field &field, const char *key) { return field.has(key) && field[key].flag(); }

// Visits the entries of a list that may be left out.
template <class Visit>
void each_in(const Field &field, const char *key, Visit visit) {
    if (field.has(key)) field[key].each(visit);
}

template <class Item, int N>
void append(sitdown::List<Item, N> &list, const Item &item, const Field &field) {
    if (list.full()) field.fail("a card can have no more than " + std::to_string(N) + " of these");
    list.push(item);
}

void icons(const Field &field, std::uint8_t (&out)[icon_kinds]) {
    for (int icon = 0; icon < icon_kinds; ++icon) {
        const std::string name(words(Icon{})[static_cast<std::size_t>(icon)]);
        if (field.has(name.c_str())) out[icon] = static_cast<std::uint8_t>(field[name.c_str()].integer(0, 9));
    }
}

Counter counter(const Field &field) {
    Counter out{word<Count>(field["what"]), {}};
    if (out.what == Count::icon) out.icon = word<Icon>(field["icon"]);
    return out;
}

Cost cost(const Field &field) {
    Cost out{kind<CostKind>(field), false, 0};
    if (out.kind == CostKind::money) {
        out.amount = money(field["amount"]);
        return out;
    }
    field["n"].integer(1, 1); // prompt D4 asks for one card
    const std::string to = field["to"].text();
    if (to != "discard" && to != "hand") field["to"].fail("must be discard or hand");
    out.to_hand = to == "hand";
    return out;
}

Need need(const Field &field) {
    Need out{};
    out.kind = kind<NeedKind>(field);
    switch (out.kind) {
    case NeedKind::icon:
        out.icon = word<Icon>(field["icon"]);
        out.n = small(field["n"]);
        break;
    case NeedKind::type_count:
        out.type = word<Type>(field["type"]);
        out.n = small(field["n"]);
        out.other_only = flag_or_not(field, "other_only");
        break;
    case NeedKind::cash_at_least: out.amount = money(field["amount"]); break;
    case NeedKind::sole_fewest: out.type = word<Type>(field["type"]); break;
    }
    return out;
}

TurnEffect turn_effect(const Field &field) {
    TurnEffect out{};
    out.kind = kind<TurnKind>(field);
    switch (out.kind) {
    case TurnKind::mirror_gains:
        if (field["of"].text() != "left_neighbour") field["of"].fail("must be left_neighbour");
        break;
    case TurnKind::neighbour_play_bonus:
        out.type = word<Type>(field["type"]);
        out.amount = money(field["amount"]);
        each_in(field, "except_numbers",
                [&](const Field &each) { out.except.add(static_cast<int>(each.integer(1, card_count)) - 1); });
        break;
    case TurnKind::holding_bonus_markers:
        out.n = small(field["n"]);
        out.plus_paid = flag_or_not(field, "plus_paid_holding_markers");
        break;
    case TurnKind::temp_icons: icons(field["icons"], out.icons); break;
    case TurnKind::end_of_turn_loss: {
        const std::string who = field["who"].text();
        if (who != "all" && who != "opponents") field["who"].fail("must be all or opponents");
        out.opponents_only = who == "opponents";
        out.type = word<Type>(field["type"]);
        if (out.type == Type::action) field["type"].fail("must be thug or holding: no Action lies in a display");
        break;
    }
    default: break;
    }
    return out;
}

// Reads effects; the deck collects what lasts for a turn.
class Effects {
public:
    explicit Effects(Deck &into) : deck(into) {}

    Effect effect(const Field &field) {
        Effect out{};
        out.kind = kind<EffectKind>(field);
        if (field.has("amount")) out.amount = money(field["amount"]);
        if (field.has("count")) out.count = counter(field["count"]);
        if (field.has("measure")) out.count = counter(field["measure"]);
        if (field.has("condition")) out.condition = condition(field["condition"]);
        if (field.has("type")) out.type = word<Type>(field["type"]);
        if (field.has("n")) amount_or_counter(field["n"], out);
        details(field, out);
        return out;
    }

    // Effects that ask nobody: all that a trigger, an each-turn or an end-game rule can carry out.
    Effect silent(const Field &field) {
        const Effect out = effect(field);
        const bool asks = out.kind == EffectKind::discard_hand_for_cash || out.kind == EffectKind::copy_own_thug ||
                          out.kind == EffectKind::may_play_another_card ||
                          out.kind == EffectKind::reveal_until_type_and_play ||
                          out.kind == EffectKind::retrigger_thug_entries ||
                          (out.kind == EffectKind::place_markers && out.target == Target::choose_own_holding);
        if (asks) field.fail("an effect that asks or plays belongs into on_play");
        return out;
    }

    Trigger trigger(const Field &field) {
        Trigger out{};
        out.kind = kind<TriggerKind>(field);
        out.other_only = flag_or_not(field, "other_only");
        if (out.kind == TriggerKind::when_you_play) {
            out.type = word<Type>(field["type"]);
            const std::string timing = field["timing"].text();
            if (timing != "during" && timing != "after") field["timing"].fail("must be during or after");
            out.after = timing == "after";
        }
        if (out.kind == TriggerKind::when_you_lose) {
            if (!out.other_only)
                field.fail("other_only must be true: a card that has left the display does nothing more");
            field["types"].each([&](const Field &type) {
                out.thugs |= word<Type>(type) == Type::thug;
                out.holdings |= word<Type>(type) == Type::holding;
            });
        }
        out.effect = silent(field["do"]);
        const bool reduces = out.effect.kind == EffectKind::reduce_placed_markers;
        if (reduces && (out.kind != TriggerKind::when_you_play || out.type != Type::holding || out.after)) {
            field["do"].fail("reduce_placed_markers belongs to playing a Holding, during it");
        }
        return out;
    }

private:
    static void amount_or_counter(const Field &field, Effect &out) {
        out.counted = field.value().is_object();
        if (out.counted) out.count = counter(field);
        else out.n = small(field);
    }

    Condition condition(const Field &field) const {
        Condition out{};
        out.kind = kind<ConditionKind>(field);
        switch (out.kind) {
        case ConditionKind::cash_below: out.amount = money(field["amount"]); break;
        case ConditionKind::has_icon: out.icon = word<Icon>(field["icon"]); break;
        case ConditionKind::at_most:
            out.thugs = small(field["thugs"]);
            out.holdings = small(field["holdings"]);
            break;
        case ConditionKind::self_markers_at_least: out.amount = small(field["n"]); break;
        case ConditionKind::sole_most: out.type = word<Type>(field["type"]); break;
        case ConditionKind::no_holding_in_play_with_icons:
            field["icons"].each([&](const Field &icon) { out.showing |= deck.showing[index(word<Icon>(icon))]; });
            break;
        default: break;
        }
        return out;
    }

    void details(const Field &field, Effect &out) {
        switch (out.kind) {
        case EffectKind::gain_cash:
        case EffectKind::gain_cash_if:
        case EffectKind::lose_cash:
        case EffectKind::each_opponent_gains:
        case EffectKind::each_opponent_loses:
        case EffectKind::discard_hand_for_cash: field["amount"]; break;
        case EffectKind::gain_cash_per: field["amount"], field["count"]; break;
        case EffectKind::sole_leader_gains: field["amount"], field["measure"]; break;
        case EffectKind::each_opponent_loses_per: {
            field["amount"], field["count"];
            const std::string whose = field["count_of"].text();
            if (whose != "self" && whose != "victim") field["count_of"].fail("must be self or victim");
            out.of_victim = whose == "victim";
            break;
        }
        case EffectKind::place_markers:
            field["n"];
            out.target = word<Target>(field["target"]);
            if (field.has("limit")) out.limit = small(field["limit"]);
            break;
        case EffectKind::draw_cards:
        case EffectKind::opponents_remove_markers:
        case EffectKind::reduce_placed_markers: field["n"]; break;
        case EffectKind::reveal_until_type_and_play: field["type"]; break;
        case EffectKind::return_self_to_hand_if: field["condition"]; break;
        case EffectKind::this_turn:
        case EffectKind::schedule_next_turn:
            out.turn = static_cast<std::uint8_t>(deck.turn_effects.size());
            deck.turn_effects.push_back(turn_effect(field["effect"]));
            if (deck.turn_effects.size() > 100) field.fail("there are more than 100 effects that last for a turn");
            break;
        default: break;
        }
    }

    Deck &deck;
};

Static fixed(const Field &field) {
    Static out{kind<StaticKind>(field), false, 0};
    if (out.kind != StaticKind::cost_reduction) return out;
    out.amount = money(field["amount"]);
    const std::string to = field["applies_to"].text();
    if (to != "all" && to != "holding") field["applies_to"].fail("must be all or holding");
    out.holdings_only = to == "holding";
    return out;
}

void face(const Field &field, Card &out) {
    out.type = word<Type>(field["type"]);
    out.id = field["id"].text();
    out.name = field["name"].text();
    out.text = field["text"].text();
    if (field.has("icons")) icons(field["icons"], out.icons);
}

void abilities(const Field &field, Card &out, Effects &effects) {
    each_in(field, "cost", [&](const Field &each) { append(out.costs, cost(each), each); });
    each_in(field, "needs", [&](const Field &each) { append(out.needs, need(each), each); });
    each_in(field, "static", [&](const Field &each) { append(out.statics, fixed(each), each); });
    each_in(field, "on_play", [&](const Field &each) { append(out.on_play, effects.effect(each), each); });
    each_in(field, "triggers", [&](const Field &each) { append(out.triggers, effects.trigger(each), each); });
    each_in(field, "each_turn", [&](const Field &each) { append(out.each_turn, effects.silent(each), each); });
    each_in(field, "end_game", [&](const Field &each) { append(out.end_game, effects.silent(each), each); });
}

} // namespace reading

Deck::Deck(const sitdown::Setup &setup) {
    const Field list = setup.data("cards.json")["cards"];
    if (list.size() != card_count) list.fail("there must be 80 cards");
    // Icons first: a condition may speak of the Holdings that show some.
    list.each([&](const Field &field) {
        const auto number = static_cast<int>(field["number"].integer(1, card_count));
        Card &card = cards[static_cast<std::size_t>(number - 1)];
        if (card.number != 0) field["number"].fail("this number is taken");
        card.number = number;
        reading::face(field, card);
        for (int icon = 0; icon < icon_kinds; ++icon) {
            if (card.icons[icon] > 0) showing[icon].add(number - 1);
        }
    });
    reading::Effects effects(*this);
    list.each([&](const Field &field) {
        const auto number = static_cast<int>(field["number"].integer(1, card_count));
        reading::abilities(field, cards[static_cast<std::size_t>(number - 1)], effects);
    });
    for (int card = 0; card < card_count; ++card) sort_by_ability(card);
}

void Deck::sort_by_ability(int number) {
    Card &card = cards[static_cast<std::size_t>(number)];
    of_type[index(card.type)].add(number);
    const auto none = [](int icon) { return icon == 0; };
    if (std::all_of(std::begin(card.icons), std::end(card.icons), none)) without_icons.add(number);
    for (const Trigger &trigger : card.triggers) {
        if (trigger.kind == TriggerKind::when_you_lose) when_you_lose.add(number);
        if (trigger.kind == TriggerKind::when_self_lost) when_self_lost.add(number);
        if (trigger.kind != TriggerKind::when_you_play) continue;
        const bool reduces = trigger.effect.kind == EffectKind::reduce_placed_markers;
        if (reduces) reducing.add(number);
        else (trigger.after ? after : during)[index(trigger.type)].add(number);
    }
    for (const Static &fixed : card.statics) {
        if (fixed.kind == StaticKind::cost_reduction) cheaper.add(number);
        if (fixed.kind == StaticKind::markers_protected) protectors.add(number);
        if (fixed.kind == StaticKind::deferred_icon_markers) card.deferred_icon_markers = true;
    }
    for (const Effect &effect : card.on_play) {
        if (effect.kind == EffectKind::copy_own_thug) copiers.add(number);
        const bool counts_paid = effect.count.what == Count::paid_holding_markers;
        const bool adds_paid = effect.kind == EffectKind::schedule_next_turn && turn_effects[effect.turn].plus_paid;
        if (counts_paid || adds_paid) card.refers_to_paid_holding = true;
    }
    if (!card.each_turn.empty()) each_turn.add(number);
    if (!card.end_game.empty()) end_game.add(number);
}

} // namespace greed
