// Claims at the end of every turn, and the closing of a neighbourhood (GF-7.4 to 7.8, GF-8.1, 8.2).
#include "../game.hpp"

namespace godfather {

void Godfather::check_claims(State &s, Events &events) const {
    events.next_beat();
    if (options.declared) lapse(s, events);
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (!is_open(s, hood)) continue;
        if (options.declared) {
            if (s.claimant[hood] != 0) strike_off(s, hood, events);
            continue;
        }
        // Where nothing came or went, whoever held a majority has the claim, and nobody else can hold one.
        const bool changed = (s.touched >> hood & 1) != 0;
        check_claim(s, hood, changed ? surround::holder(board(s, hood), siege()) : s.claimant[hood] - 1, events);
    }
}

void Godfather::check_claim(State &s, int hood, int holder, Events &events) const {
    if (s.claimant[hood] != 0 && s.claimant[hood] != holder + 1) end_claim(s, hood, Text::claim_lost, events);
    if (holder < 0) return;
    if (s.claimant[hood] != 0) return strike_off(s, hood, events);
    // GF-7.8: whoever moves now must complete a further turn too, unless the claim is his own.
    s.claimant[hood] = static_cast<std::uint8_t>(holder + 1);
    s.awaiting[hood] = static_cast<std::uint8_t>(sitdown::all_seats(seats) & ~sitdown::seat_bit(static_cast<Seat>(holder)));
    events.mark({.by = holder, .to = group_of(hood), .amount = positions_held(s, hood, static_cast<Seat>(holder)),
                 .unit = number_of(Unit::positions), .text = number_of(Text::claim_made)});
}

void Godfather::strike_off(State &s, int hood, Events &events) const {
    s.awaiting[hood] = static_cast<std::uint8_t>(s.awaiting[hood] & ~sitdown::seat_bit(s.turn));
    if (s.awaiting[hood] == 0) return confirm(s, hood, events);
    events.mark({.by = s.claimant[hood] - 1, .whom = s.turn, .to = group_of(hood), .text = number_of(Text::claim_goes_on)});
}

void Godfather::end_claim(State &s, int hood, Text text, Events &events) const {
    events.mark({.by = s.claimant[hood] - 1, .to = group_of(hood), .text = number_of(text)});
    s.claimant[hood] = s.awaiting[hood] = 0;
    s.territory[hood] = 0;
    s.challenged = static_cast<std::uint8_t>(s.challenged & ~(1u << hood));
}

// GF-8.1: one man of the controller stays as a marker, all others go back to their bags.
void Godfather::confirm(State &s, int hood, Events &events) const {
    const int boss = s.claimant[hood] - 1;
    const Neighborhood &place = place_at(hood);
    events.next_beat();
    events.mark({.by = boss, .to = group_of(hood), .text = number_of(Text::control)});
    const Cells marker = surround::lowest(s.men[hood][boss]);
    lift(s, hood, board(s, hood).occupied() & ~marker, Text::cleared, boss, events);
    s.controller[hood] = static_cast<std::uint8_t>(boss + 1);
    s.claimant[hood] = 0;
    s.territory[hood] = 0;
    s.instalments[hood] = static_cast<std::uint8_t>(data.bonus_turns);
    events.change({.by = boss, .to = sitdown::at(part::control, static_cast<Seat>(boss)), .amount = place.value[s.racket[hood] - 1u],
                   .unit = number_of(Unit::worth), .text = number_of(Text::credited)});
}

} // namespace godfather
