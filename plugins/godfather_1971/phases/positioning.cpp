// Steps B and C as one loop: free men first, then buy one, place it (GF-3.3, 4, 5.2 to 5.4).
#include "../game.hpp"

namespace godfather {

void Godfather::receive(State &s, std::uint8_t &slot, int count, unsigned face, Events &events) const {
    slot = static_cast<std::uint8_t>(slot + count);
    events.declare({.by = s.turn, .face = face, .amount = count, .unit = number_of(Unit::men), .text = number_of(Text::receives)});
}

// Free men that could still go there this turn.
int Godfather::free_for(const State &s, int hood, int racket) const {
    return s.round == 1 ? 0 : s.free_racket[racket] + s.free_here[hood];
}

// Whether one man more could be placed there, whatever he costs: there is a position with an open side. Only asked
// where the play is legal as it stands; any other is completed before something else is asked.
bool Godfather::has_room(const State &s, int hood) const {
    const Cells open = area(hood) & ~(s.men[hood][0] | s.men[hood][1] | s.men[hood][2] | s.men[hood][3] | s.play[hood]);
    return surround::count(s.play[hood]) < data.play_limit && (open & surround::beside(open)) != 0;
}

// How many men the mover could still add there this turn, by the limit of a play, his purse and his bag.
int Godfather::men_left(const State &s, int hood, int racket) const {
    const int room = data.play_limit - surround::count(s.play[hood]);
    if (room <= 0) return 0;
    const std::int32_t purse = s.cash[s.turn] - (s.round == 1 ? reserve(s, hood) : 0);
    return std::min({room, free_for(s, hood, racket) + purse / cost(racket), bag_left(s, s.turn)});
}

Cells Godfather::completable(const State &s, int hood, int racket) const {
    const int left = men_left(s, hood, racket);
    return surround::completable(board(s, hood), s.turn, unjudged(s, hood), options.piecewise ? std::min(left, 1) : left);
}

bool Godfather::any_completable(const State &s, int hood, int racket) const {
    const int left = men_left(s, hood, racket);
    if (left > 0 && has_room(s, hood)) return true;
    return surround::any_completable(board(s, hood), s.turn, unjudged(s, hood), options.piecewise ? std::min(left, 1) : left);
}

bool Godfather::play_is_legal(const State &s, int hood) const {
    const Cells play = unjudged(s, hood);
    return play == 0 || surround::legal(board(s, hood), s.turn, play);
}

Cells Godfather::offered_cells(const State &s) const { return completable(s, s.hood, s.chosen); }

// GF-4.5: its own racket, or a neighbourhood where none is fixed yet.
bool Godfather::may_send(const State &s, int hood) const {
    const bool fits = s.racket[hood] == 0 || s.racket[hood] == s.chosen + 1;
    return is_open(s, hood) && fits && any_completable(s, hood, s.chosen);
}

bool Godfather::may_buy(const State &s, int hood, int racket) const {
    const bool fits = s.racket[hood] == 0 || s.racket[hood] == racket + 1;
    return is_open(s, hood) && fits && cost(racket) <= s.cash[s.turn] && any_completable(s, hood, racket);
}

// GF-5.4: void only when no place exists at the moment it is to be placed.
void Godfather::voids(State &s, std::uint8_t &slot, unsigned face, Events &events) const {
    events.say({.by = s.turn, .face = face, .amount = slot, .unit = number_of(Unit::men), .text = number_of(Text::void_pieces)});
    slot = 0;
}

void Godfather::next_free(State &s, Events &events) const {
    unsigned free = 0;
    for (const std::uint8_t men : s.free_racket) free |= men;
    for (const std::uint8_t men : s.free_here) free |= men;
    if (free == 0) return wait(s, Step::buy_neighborhood);
    for (int racket = 0; racket < racket_count; ++racket) {
        if (s.free_racket[racket] == 0) continue;
        s.chosen = static_cast<std::uint8_t>(racket);
        for (int hood = 0; hood < neighborhood_count; ++hood) {
            if (may_send(s, hood)) return wait(s, Step::free_neighborhood);
        }
        voids(s, s.free_racket[racket], racket_face(racket), events);
    }
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (s.free_here[hood] == 0) continue;
        s.hood = static_cast<std::uint8_t>(hood);
        s.chosen = static_cast<std::uint8_t>(s.racket[hood] - 1);
        if (any_completable(s, hood, s.chosen)) return wait(s, Step::free_cell);
        voids(s, s.free_here[hood], racket_face(s.chosen), events);
    }
    wait(s, Step::buy_neighborhood);
}

void Godfather::place_man(State &s, int bit, bool free, Events &events) const {
    const int hood = s.hood;
    const Cells here = surround::cell(bit);
    events.next_beat();
    if (s.racket[hood] == 0) { // GF-2.2: fixed for the whole game
        s.racket[hood] = static_cast<std::uint8_t>(s.chosen + 1);
        events.mark({.by = s.turn, .face = racket_face(s.chosen), .to = group_of(hood), .text = number_of(Text::racket_fixed)});
    }
    if (free) {
        std::uint8_t &from = s.free_racket[s.chosen] != 0 ? s.free_racket[s.chosen] : s.free_here[hood];
        --from;
    } else {
        change_cash(s, s.turn, -cost(s.chosen), Text::pays_for_man, {}, events);
        s.bought = 1;
    }
    s.play[hood] |= here;
    s.touched = static_cast<std::uint8_t>(s.touched | 1u << hood);
    events.move({.by = s.turn, .token = 1, .to = slot_of(hood, bit), .text = number_of(Text::places)});
    if (!options.piecewise) return;
    s.men[hood][s.turn] |= here;
    resolve(s, hood, here, events);
}

// A play that is not legal as it stands must be completed at once: with free men first, then with bought ones.
void Godfather::after_placing(State &s, Events &events) const {
    if (play_is_legal(s, s.hood)) return next_free(s, events);
    wait(s, free_for(s, s.hood, s.chosen) > 0 ? Step::free_cell : Step::buy_cell);
}

} // namespace godfather
