// A player's first turn: two different neighbourhoods, one to three men in each (GF-2).
#include "../game.hpp"

namespace godfather {

// The least it costs to enter there; 0 if he cannot, or has been there.
int Godfather::entry_price(const State &s, int hood) const {
    if (!is_open(s, hood) || (s.entered >> hood & 1) != 0) return 0;
    const int fewest = surround::fewest_men(board(s, hood), s.turn, options.piecewise ? 1 : data.play_limit);
    int price = cost(s.racket[hood] ? s.racket[hood] - 1 : 0);
    for (int racket = 1; s.racket[hood] == 0 && racket < racket_count; ++racket) price = std::min(price, cost(racket));
    return fewest * price;
}

// What must be kept back so that the neighbourhoods still to be entered after this one can be paid for. Nothing if
// they cannot be entered anyway (GF-2.5).
int Godfather::reserve(const State &s, int hood) const {
    if (std::popcount(s.entered) + 1 >= data.first_entries) return 0;
    int cheapest = 0;
    for (int other = 0; other < neighborhood_count; ++other) {
        const int price = other == hood ? 0 : entry_price(s, other);
        if (price > 0 && (cheapest == 0 || price < cheapest)) cheapest = price;
    }
    const int own = (s.play[hood] != 0) ? 0 : entry_price(s, hood);
    return own + cheapest <= s.cash[s.turn] ? cheapest : 0;
}

bool Godfather::may_enter(const State &s, int hood) const {
    const int price = entry_price(s, hood);
    if (price == 0 || price > s.cash[s.turn]) return false;
    if (std::popcount(s.entered) + 1 >= data.first_entries || reserve(s, hood) > 0) return true;
    // This one uses up what a second would need: only if no other choice leaves enough for two.
    for (int other = 0; other < neighborhood_count; ++other) {
        if (other != hood && entry_price(s, other) > 0 && reserve(s, other) > 0) return false;
    }
    return true;
}

void Godfather::next_entry(State &s, Events &events) const {
    bool any = false;
    if (std::popcount(s.entered) < data.first_entries) {
        for (int hood = 0; hood < neighborhood_count && !any; ++hood) any = may_enter(s, hood);
    }
    if (!any) return finish_positioning(s, events);
    wait(s, Step::first_neighborhood);
}

void Godfather::after_first_cell(State &s, Events &events) const {
    if (!play_is_legal(s, s.hood) || any_completable(s, s.hood, s.chosen)) return wait(s, Step::first_cell);
    s.entered = static_cast<std::uint8_t>(s.entered | 1u << s.hood);
    next_entry(s, events);
}

} // namespace godfather
