// The declared-control variant: a declaration at the end of one's own positioning, a challenge by walking in, its
// penalty (GF-10).
#include "../game.hpp"

namespace godfather {

bool Godfather::may_declare(const State &s, int hood) const {
    if (!is_open(s, hood) || s.claimant[hood] != 0) return false;
    if (surround::count(s.men[hood][s.turn]) < options.declare_min_pieces) return false;
    return surround::count(surround::territory(board(s, hood), s.turn)) >= place_at(hood).majority;
}

bool Godfather::any_to_declare(const State &s) const {
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (may_declare(s, hood)) return true;
    }
    return false;
}

// GF-10.3
void Godfather::note_challenge(State &s, int hood, Cells placed, Events &events) const {
    if (s.claimant[hood] == 0 || s.claimant[hood] == s.turn + 1 || (s.territory[hood] & placed) == 0) return;
    if ((s.challenged >> hood & 1) != 0) return;
    s.challenged = static_cast<std::uint8_t>(s.challenged | 1u << hood);
    events.mark({.by = s.turn, .whom = s.claimant[hood] - 1, .to = group_of(hood), .text = number_of(Text::challenged)});
}

// GF-10.4: one man of the declarer's choice, or nothing if he has none left there.
void Godfather::next_penalty(State &s, Events &events) const {
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if ((s.challenged >> hood & 1) == 0) continue;
        s.hood = static_cast<std::uint8_t>(hood);
        if (s.men[hood][s.claimant[hood] - 1] != 0) return wait(s, Step::declare_penalty_piece);
        end_claim(s, hood, Text::none, events);
    }
    offer_declaration(s, events);
}

void Godfather::offer_declaration(State &s, Events &events) const {
    if (!options.declared) return end_turn(s, events);
    lapse(s, events);
    if (any_to_declare(s)) return wait(s, Step::declare_control);
    end_turn(s, events);
}

void Godfather::declare(State &s, int hood, Events &events) const {
    s.claimant[hood] = static_cast<std::uint8_t>(s.turn + 1);
    s.awaiting[hood] = static_cast<std::uint8_t>(sitdown::all_seats(seats) & ~sitdown::seat_bit(s.turn));
    s.territory[hood] = surround::territory(board(s, hood), s.turn);
    events.mark({.by = s.turn, .to = group_of(hood), .amount = surround::count(s.territory[hood]), .unit = number_of(Unit::positions),
                 .text = number_of(Text::declares)});
    if (!any_to_declare(s)) end_turn(s, events);
}

// GF-10.5
void Godfather::lapse(State &s, Events &events) const {
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (s.claimant[hood] == 0) continue;
        const Cells now = surround::territory(board(s, hood), s.claimant[hood] - 1);
        if (surround::count(now) < place_at(hood).majority) end_claim(s, hood, Text::lapses, events);
    }
}

} // namespace godfather
