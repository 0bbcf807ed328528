// Places of the view for events, pictures and descriptions.
#pragma once

#include <sitdown/place.hpp>

#include "state.hpp"
#include "words.hpp"

namespace empire {

constexpr Place part(Part which) { return at(number(which)); }
constexpr Place part(Part which, Seat seat) { return at(number(which), seat); }
constexpr Place square_place(int square) { return slot(number(Part::map), static_cast<unsigned>(square)); }
constexpr Place spot_place(int spot) { return spot < squares ? square_place(spot) : part(Part::mark, static_cast<Seat>(spot - squares)); }
constexpr Place deck_place(int deck) { return at(number(Part::downtown_deck) + static_cast<unsigned>(deck)); }
constexpr Place pile_place(int deck) { return at(number(Part::downtown_pile) + static_cast<unsigned>(deck)); }

constexpr Place city_place(int there) {
    if (there < deck_count) return deck_place(there);
    if (there < 2 * deck_count) return pile_place(there - deck_count);
    if (there < city_shown(0)) return part(Part::city_hand, static_cast<Seat>(there - city_hand(0)));
    return part(Part::shown, static_cast<Seat>(there - city_shown(0)));
}

constexpr Place henchman_place(int there) {
    constexpr Part table[] = {Part::henchmen_deck, Part::henchmen_pile, Part::henchmen_track, Part::dead};
    if (there < 4) return part(table[there]);
    if (there < henchman_tired(0)) return part(Part::henchman_hand, static_cast<Seat>(there - henchman_hand(0)));
    if (there < henchman_shown(0)) return part(Part::tired, static_cast<Seat>(there - henchman_tired(0)));
    return part(Part::shown, static_cast<Seat>(there - henchman_shown(0)));
}

} // namespace empire
