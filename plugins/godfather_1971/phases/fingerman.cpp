// The fingerman: up to three opposing men, of any colours, anywhere that is open (GF-5.9).
#include "../game.hpp"

namespace godfather {

Cells Godfather::finger_targets(const State &s, int hood) const {
    if (!is_open(s, hood)) return 0; // the marker of a closed neighbourhood is safe
    return board(s, hood).occupied() & ~s.men[hood][s.turn];
}

void Godfather::point_finger(State &s, Events &events) const {
    for (int hood = 0; s.owed != 0 && hood < neighborhood_count; ++hood) {
        if (finger_targets(s, hood) != 0) return wait(s, Step::finger_target);
    }
    s.owed = 0;
    next_free(s, events);
}

} // namespace godfather
