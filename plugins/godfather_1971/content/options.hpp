// The readings of the rules that this table has chosen.
#pragma once

#include "data.hpp"

namespace godfather {

struct Options {
    Options(const nlohmann::json &chosen, const Data &data);

    std::uint8_t in_play = 0; // mask of neighbourhoods
    std::int32_t start_cash = 0;
    bool piecewise = false; // every man is judged on his own
    int direct_pocket = 0;
    bool declared = false; // the declared-control variant
    int declare_min_pieces = 0;
    bool exact_bonus = false, pay_bonus_at_end = false, half_up = false;
    bool fingerman_mandatory = false, reshuffle = false, stalemate_vote = false, open_hands = false;
    int piece_supply = 0; // 0: unlimited
    int last_stand_rounds = 0, idle_rounds = 0, round_limit = 0;
};

} // namespace godfather
