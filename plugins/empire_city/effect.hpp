// The closed effect language of the cards: what an effect says, with the words that the data uses for it. The place of
// a word in its list is the number of the enumerator.
#pragma once

#include <array>
#include <cstdint>

namespace empire {

enum class Timing : std::uint8_t {
    decl, cops, bust, sitdown, hit_target, hit, pre_combat, combat, refresh, collect, setup, drawn, round, always, in_combat,
    in_hit, hired, combat_won, combat_lost, hit_won, bribe_paid, vendetta_cashed, collected
};
inline constexpr std::array timing_words{
    "decl",  "cops",  "bust",   "sitdown",   "hit_target", "hit",   "pre_combat", "combat",      "refresh", "collect",    "setup",           "drawn",
    "round", "always", "in_combat", "in_hit", "hired",      "combat_won", "combat_lost", "hit_won", "bribe_paid", "vendetta_cashed", "collected"};
inline constexpr int timing_count = static_cast<int>(timing_words.size());

enum class Stat : std::uint8_t {
    cost_racket, cost_hire, cost_refresh, cost_bribe, corr_attack, corr_hit, corr_godfather, vp_combat_win, vp_hit,
    vp_city_hall, income_street, income_racket, casino_die, score_combat, score_adjacent, score_henchman, score_weapon,
    score_hit, casualty_max, church_relief, cop_steps
};
inline constexpr std::array stat_words{
    "cost_racket",   "cost_hire",  "cost_refresh", "cost_bribe",     "corr_attack",    "corr_hit",     "corr_godfather",
    "vp_combat_win", "vp_hit",     "vp_city_hall", "income_street",  "income_racket",  "casino_die",   "score_combat",
    "score_adjacent", "score_henchman", "score_weapon", "score_hit", "casualty_max", "church_relief", "cop_steps"};

enum class Kind : std::uint8_t {
    mod, money, money_per, vp, vp_per, corruption, draw, steal_money, steal_city, discard_city, peek, refresh, exhaust,
    hire, kill, save, destroy_racket, block_racket, claim, move_cop, freeze_cop, cancel_bust, negate_hit, standoff, cancel,
    pick_target, weapon, call_sitdown, forbid, add_figure, bordello_tokens, collect_racket, take_pot, add_pot,
    pitney_number, win_ties, become_godfather
};
inline constexpr std::array kind_words{
    "mod",         "money",        "money_per",    "vp",         "vp_per",     "corruption",      "draw",           "steal_money",
    "steal_city",  "discard_city", "peek",         "refresh",    "exhaust",    "hire",            "kill",           "save",
    "destroy_racket", "block_racket", "claim",     "move_cop",   "freeze_cop", "cancel_bust",     "negate_hit",     "standoff",
    "cancel",      "pick_target",  "weapon",       "call_sitdown", "forbid",   "add_figure",      "bordello_tokens", "collect_racket",
    "take_pot",    "add_pot",      "pitney_number", "win_ties",  "become_godfather"};
inline constexpr int kind_count = static_cast<int>(kind_words.size());

enum class Who : std::uint8_t { self, rival, rivals, all, opponents, godfather, chief, top_vp, top_corruption };
inline constexpr std::array who_words{"self", "rival", "rivals", "all", "opponents", "godfather", "chief", "top_vp", "top_corruption"};

// How long a change of a number lasts; `always` is not said in the data.
enum class Lasts : std::uint8_t { always, declaration, fight, round, collect };
inline constexpr std::array lasts_words{"always", "declaration", "fight", "round", "collect"};

enum class RacketType : std::uint8_t { any, speakeasy, casino, bordello };
inline constexpr std::array racket_words{"any", "speakeasy", "casino", "bordello"};

enum class Hood : std::uint8_t { any, downtown, midtown, slums };
inline constexpr std::array hood_words{"any", "downtown", "midtown", "slums"};

enum class Role : std::uint8_t { any, attacker, defender };
inline constexpr std::array role_words{"any", "attacker", "defender"};

enum class Faction : std::uint8_t { any, iron_hand, clover, ledger, bratva, high_card, velvet, street, special };
inline constexpr std::array faction_words{"any", "iron_hand", "clover", "ledger", "bratva", "high_card", "velvet", "street", "special"};
inline constexpr std::array faction_names{"any", "Iron Hand", "Clover", "Ledger", "Bratva", "High Card", "Velvet", "street", "special"};

enum class Neutral : std::uint8_t { city_hall, pitney_downs, pancetta, central_station, docks, st_marys, local_162 };
inline constexpr std::array neutral_words{"city_hall", "pitney_downs", "pancetta", "central_station", "docks", "st_marys", "local_162"};
inline constexpr int neutral_count = static_cast<int>(neutral_words.size());

enum class Forbidden : std::uint8_t { attack, assassination, control, neutral };
inline constexpr std::array forbidden_words{"attack", "assassination", "control", "neutral"};

enum class Cancelled : std::uint8_t { weapons, adjacency };
inline constexpr std::array cancelled_words{"weapons", "adjacency"};

enum class Per : std::uint8_t { racket, square, henchman };
inline constexpr std::array per_words{"racket", "square", "henchman"};

enum class Where : std::uint8_t { contested, rival };
inline constexpr std::array where_words{"contested", "rival"};

enum class Source : std::uint8_t { track, discard };
inline constexpr std::array source_words{"track", "discard"};

enum Zone : std::uint8_t { zone_city = 1, zone_henchmen = 2, zone_money = 4 };

struct Effect {
    Timing at{};
    Kind kind{};
    Who who{};
    Stat stat{};
    Lasts lasts{};
    bool sets = false;     // the value replaces the base instead of being added
    bool optional = false; // its owner may decline
    bool free = false;     // of a hire: neither money nor corruption
    RacketType racket{};
    Hood hood{};           // of a draw: its deck
    Role role{};
    Faction faction{};
    Neutral neutral{};
    Forbidden forbids{};
    Cancelled cancels{};
    Per per{};
    Where where{};
    Source source{};
    std::uint8_t zones = 0;
    std::int16_t amount = 0; // value, amount, total, steps or discount
    std::int16_t count = 0;
    std::int16_t most = 0; // max or max_cost
    std::int16_t every = 1;
};

// What a number is asked for; a filter of an effect must fit it.
struct Occasion {
    RacketType racket = RacketType::any;
    Hood hood = Hood::any;
    Role role = Role::any;
    Faction faction = Faction::any;
};

constexpr bool fits(const Effect &effect, const Occasion &occasion) {
    return (effect.racket == RacketType::any || effect.racket == occasion.racket) &&
           (effect.hood == Hood::any || effect.hood == occasion.hood) &&
           (effect.role == Role::any || effect.role == occasion.role) &&
           (effect.faction == Faction::any || effect.faction == occasion.faction);
}

template <class E>
constexpr std::uint32_t bit(E value) {
    return std::uint32_t{1} << static_cast<unsigned>(value);
}

template <class E>
constexpr int index(E value) {
    return static_cast<int>(value);
}

} // namespace empire
