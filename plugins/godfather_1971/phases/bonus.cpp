// Step 0 of a turn: instalments of the bonus (GF-8.3, 8.4).
#include "../game.hpp"

namespace godfather {

std::int32_t Godfather::instalment(const State &s, int hood) const {
    const std::int32_t value = place_at(hood).value[s.racket[hood] - 1u];
    const std::int32_t exact = value * data.bonus_percent / 100;
    if (options.exact_bonus) return exact;
    return (exact + data.bonus_round_to / 2) / data.bonus_round_to * data.bonus_round_to; // halves go up
}

std::int32_t Godfather::bonus_to_come(const State &s, Seat seat) const {
    std::int32_t sum = 0;
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (s.controller[hood] == seat + 1) sum += s.instalments[hood] * instalment(s, hood);
    }
    return sum;
}

void Godfather::pay_instalments(State &s, Events &events) const {
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (s.controller[hood] != s.turn + 1 || s.instalments[hood] == 0) continue;
        --s.instalments[hood];
        change_cash(s, s.turn, instalment(s, hood), Text::instalment, group_of(hood), events);
    }
}

} // namespace godfather
