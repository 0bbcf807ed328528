// The rule options: one entry for each disputed reading, and for the two strongest designed numbers.
#pragma once

#include <nlohmann/json.hpp>

#include <sitdown/setup.hpp>

namespace empire {

enum class Politics : std::uint8_t { offers, gifts, off };
enum class MartialLawTie : std::uint8_t { godfather, vp_money_godfather, shared };

struct Options {
    int gangsters_per_capo = 2;
    int attack_corruption = 3;
    bool abduction_to_hand = false;
    bool exhausted_target_printed = false;
    int racket_capacity = 1;
    bool territory_high = false;
    bool everyone_pays_for_joining = false;
    MartialLawTie martial_law_tie{};
    bool tied_defender_wins = false;
    bool exhausted_specials_count = false;
    bool ness_leaves = true;
    Politics politics{};
    int offers_per_turn = 1;
    int offers_per_round = 2; // 0: no limit
    bool vendetta_by_fight_card = true;
    int token_supply = 0; // 0: no limit
    bool st_marys_multiple = false;
    bool hire_corruption = true;
    int city_hand_limit = 0; // 0: no limit
    bool allow_pass = false;
    bool open_money = false;
    bool random_families = false;
    int round_limit = 40;

    static Options from(const nlohmann::json &chosen);
    static nlohmann::json declared();
};

} // namespace empire
