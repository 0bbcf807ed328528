// The closed vocabulary of the cards: every kind that data/greed/cards.json may use. The names stand in the order of
// their enumerators, so that a word in the data and its number cannot drift apart.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace greed {

enum class Type : std::uint8_t { action, thug, holding };
enum class Icon : std::uint8_t { gun, car, key, beer, heart, spanner };
enum class CostKind : std::uint8_t { money, thug, holding };
enum class NeedKind : std::uint8_t { icon, type_count, cash_at_least, sole_fewest };
enum class Count : std::uint8_t {
    icon,
    thugs,
    holdings,
    self_markers,
    paid_holding_markers,
    most_markers_on_own_holding,
    most_markers_on_opponent_holding,
    most_markers_on_any_holding,
    most_thugs_of_any_player,
    most_holdings_of_any_player,
};
enum class ConditionKind : std::uint8_t {
    always,
    cash_is_zero,
    cash_below,
    has_icon,
    at_most,
    self_markers_at_least,
    sole_most,
    no_holding_in_play_with_icons,
};
enum class EffectKind : std::uint8_t {
    gain_cash,
    gain_cash_per,
    gain_cash_if,
    lose_cash,
    each_opponent_gains,
    each_opponent_loses,
    each_opponent_loses_per,
    place_markers,
    place_icon_markers_now,
    opponents_remove_markers,
    draw_cards,
    discard_hand_for_cash,
    reveal_until_type_and_play,
    copy_own_thug,
    retrigger_thug_entries,
    return_self_to_hand_if,
    may_play_another_card,
    sole_leader_gains,
    this_turn,
    schedule_next_turn,
    reduce_placed_markers,
};
enum class TurnKind : std::uint8_t {
    mirror_gains,
    neighbour_play_bonus,
    ignore_costs,
    ignore_needs,
    double_gains,
    extra_play,
    return_actions_to_hand,
    holding_bonus_markers,
    temp_icons,
    end_of_turn_loss,
};
enum class StaticKind : std::uint8_t { cost_reduction, deferred_icon_markers, markers_protected };
enum class TriggerKind : std::uint8_t { when_you_play, when_you_lose, when_self_lost };
enum class Target : std::uint8_t {
    self,
    played_holding,
    choose_own_holding,
    each_own_holding,
    each_own_holding_at_most,
    each_own_holding_without_icons,
};

inline constexpr int icon_kinds = 6;
inline constexpr int effect_kinds = 21;
inline constexpr int turn_kinds = 10;

constexpr auto words(Type) { return std::to_array<std::string_view>({"action", "thug", "holding"}); }
constexpr auto words(Icon) {
    return std::to_array<std::string_view>({"gun", "car", "key", "beer", "heart", "spanner"});
}
constexpr auto words(CostKind) { return std::to_array<std::string_view>({"money", "thug", "holding"}); }
constexpr auto words(NeedKind) {
    return std::to_array<std::string_view>({"icon", "type_count", "cash_at_least", "sole_fewest"});
}
constexpr auto words(Count) {
    return std::to_array<std::string_view>(
        {"icon", "thugs", "holdings", "self_markers", "paid_holding_markers", "most_markers_on_own_holding",
         "most_markers_on_opponent_holding", "most_markers_on_any_holding", "most_thugs_of_any_player",
         "most_holdings_of_any_player"});
}
constexpr auto words(ConditionKind) {
    return std::to_array<std::string_view>({"always", "cash_is_zero", "cash_below", "has_icon", "at_most",
                                            "self_markers_at_least", "sole_most", "no_holding_in_play_with_icons"});
}
constexpr auto words(EffectKind) {
    return std::to_array<std::string_view>(
        {"gain_cash", "gain_cash_per", "gain_cash_if", "lose_cash", "each_opponent_gains", "each_opponent_loses",
         "each_opponent_loses_per", "place_markers", "place_icon_markers_now", "opponents_remove_markers",
         "draw_cards", "discard_hand_for_cash", "reveal_until_type_and_play", "copy_own_thug",
         "retrigger_thug_entries", "return_self_to_hand_if", "may_play_another_card", "sole_leader_gains", "this_turn",
         "schedule_next_turn", "reduce_placed_markers"});
}
constexpr auto words(TurnKind) {
    return std::to_array<std::string_view>({"mirror_gains", "neighbour_play_bonus", "ignore_costs", "ignore_needs",
                                            "double_gains", "extra_play", "return_actions_to_hand",
                                            "holding_bonus_markers", "temp_icons", "end_of_turn_loss"});
}
constexpr auto words(StaticKind) {
    return std::to_array<std::string_view>({"cost_reduction", "deferred_icon_markers", "markers_protected"});
}
constexpr auto words(TriggerKind) {
    return std::to_array<std::string_view>({"when_you_play", "when_you_lose", "when_self_lost"});
}
constexpr auto words(Target) {
    return std::to_array<std::string_view>({"self", "played_holding", "choose_own_holding", "each_own_holding",
                                            "each_own_holding_at_most", "each_own_holding_without_icons"});
}

static_assert(words(Icon{}).size() == icon_kinds && words(EffectKind{}).size() == effect_kinds &&
              words(TurnKind{}).size() == turn_kinds);

template <class Enum>
constexpr std::size_t index(Enum value) {
    return static_cast<std::size_t>(value);
}

} // namespace greed
