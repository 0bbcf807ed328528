// What is printed on a card, as plain values.
#pragma once

#include <sitdown/bits.hpp>
#include <sitdown/list.hpp>

#include <string>

#include "vocabulary.hpp"

namespace greed {

inline constexpr int card_count = 80;
using CardSet = sitdown::Bits<card_count>;

struct Cost {
    CostKind kind{};
    bool to_hand = false; // the paid card returns to its owner's hand instead of being discarded
    int amount = 0;
};

struct Need {
    NeedKind kind{};
    Icon icon{};
    Type type{};
    bool other_only = false;
    int n = 0;
    int amount = 0;
};

struct Counter {
    Count what{};
    Icon icon{};
};

struct Condition {
    ConditionKind kind = ConditionKind::always;
    Icon icon{};
    Type type{};
    int amount = 0;
    int thugs = 0, holdings = 0; // at_most
    CardSet showing;             // no_holding_in_play_with_icons: the Holdings that would spoil it
};

struct Effect {
    EffectKind kind{};
    Target target{};
    Type type{};
    bool counted = false;   // n is given by `count`
    bool of_victim = false; // each_opponent_loses_per: counted for each victim
    std::uint8_t turn = 0;  // this_turn, schedule_next_turn: which of the deck's turn effects
    int n = 0;
    int limit = 0;
    int amount = 0;
    Counter count;
    Condition condition;
};

// What lasts for a turn: this one or the next.
struct TurnEffect {
    TurnKind kind{};
    Type type{};
    bool opponents_only = false; // end_of_turn_loss
    bool plus_paid = false;      // holding_bonus_markers
    int n = 0;
    int amount = 0;
    std::uint8_t icons[icon_kinds]{};
    CardSet except; // neighbour_play_bonus
};

struct Static {
    StaticKind kind{};
    bool holdings_only = false;
    int amount = 0;
};

struct Trigger {
    TriggerKind kind{};
    Type type{};
    bool thugs = false, holdings = false; // when_you_lose
    bool after = false;
    bool other_only = false;
    Effect effect;
};

struct Card {
    int number = 0;
    Type type{};
    bool refers_to_paid_holding = false;
    bool deferred_icon_markers = false;
    std::uint8_t icons[icon_kinds]{};
    sitdown::List<Cost, 3> costs;
    sitdown::List<Need, 3> needs;
    sitdown::List<Effect, 4> on_play;
    sitdown::List<Static, 2> statics;
    sitdown::List<Trigger, 2> triggers;
    sitdown::List<Effect, 2> each_turn;
    sitdown::List<Effect, 2> end_game;
    std::string id, name, text;
};

} // namespace greed
