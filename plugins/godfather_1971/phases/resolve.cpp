// The plays of a turn are judged, neighbourhood by neighbourhood: what is surrounded goes (GF-6.2, 6.10).
#include "../game.hpp"

namespace godfather {

void Godfather::finish_positioning(State &s, Events &events) const {
    if (!options.piecewise) {
        for (int hood = 0; hood < neighborhood_count; ++hood) {
            if (s.play[hood] == 0) continue;
            s.men[hood][s.turn] |= s.play[hood];
            resolve(s, hood, s.play[hood], events);
        }
    }
    next_penalty(s, events);
}

// The men placed are on the board already.
void Godfather::resolve(State &s, int hood, Cells placed, Events &events) const {
    const Cells taken = surround::captured_beside(board(s, hood), s.turn, placed);
    if (taken != 0) {
        events.next_beat();
        lift(s, hood, taken, Text::captured, s.turn, events);
    }
    if (options.declared) note_challenge(s, hood, placed, events);
}

// Men leave the map for their owners' bags. Nothing is ever captured by a removal (GF-6.11).
void Godfather::lift(State &s, int hood, Cells cells, Text text, int by, Events &events) const {
    if (cells == 0) return;
    for (int seat = 0; seat < most_players; ++seat) {
        for (const int bit : surround::bits(s.men[hood][seat] & cells)) {
            events.move({.by = by, .whom = seat == by ? -1 : seat, .token = 1, .from = slot_of(hood, bit), .text = number_of(text)});
        }
        s.men[hood][seat] &= ~cells;
    }
    s.touched = static_cast<std::uint8_t>(s.touched | 1u << hood);
}

} // namespace godfather
