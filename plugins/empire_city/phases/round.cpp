// EC-5: the round and its phases; and the ties that the godfather breaks (EC-7.8).
#include "../play.hpp"

namespace empire {

void Play::begin_phase(Phase phase, Text text) {
    s.phase = static_cast<std::uint8_t>(phase);
    events.next_beat();
    events.phase({.text = number(text)});
}

bool Play::run_round() {
    Frame &f = top();
    switch (f.step++) {
    case 0:
        ++s.round;
        s.revealed.clear();
        s.offer.new_phase();
        s.sitdown = 0;
        events.next_beat();
        events.phase({.amount = s.round, .text = number(Text::round_begins)});
        if (s.round > 1) push(Job::cops); // EC-1.13
        return false;
    case 1:
        if (s.round > 1) push(Job::godfather);
        return false;
    case 2: return push(Job::declarations), false;
    case 3: return push(Job::combats), false;
    case 4:
        begin_phase(Phase::refresh, Text::phase_refresh);
        return push(Job::refresh), false;
    case 5:
        begin_phase(Phase::collect, Text::phase_collect);
        return push(Job::collect), false;
    default:
        f.step = 0;
        end_round();
        return false;
    }
}

// EC-16.5
void Play::end_round() {
    for (auto &spot : s.figures) std::fill(std::begin(spot), std::end(spot), std::uint8_t{0});
    std::fill(s.figures_left, s.figures_left + most_capos, std::uint8_t{0});
    s.consigliere = absent;
    s.blocked.clear();
    drop_lasting(Lasts::round);
    for (Seat seat = 0; seat < seats(); ++seat) {
        for (Seat other = 0; other < seats(); ++other) {
            if (s.pact_until[seat][other] != s.round) continue;
            s.pact_until[seat][other] = 0;
            if (seat < other) events.mark({.by = static_cast<int>(seat), .whom = static_cast<int>(other), .token = number(Token::pact), .text = number(Text::pact_ends)});
        }
    }
    events.next_beat();
    events.move({.token = number(Token::gangster), .text = number(Text::figures_return)});
    if (s.round >= book.options.round_limit) end_by_limit();
}

void Play::ask_tie(Tie purpose, Seats candidates, int detail) {
    if (std::has_single_bit(candidates)) {
        s.decided = static_cast<std::uint8_t>(std::countr_zero(candidates));
        return;
    }
    push(Job::tie, s.godfather, candidates, index(purpose) | detail << 4);
}

// Himself first, where the spec says so; a tied defender first in fights.
void Query::list_tie(Seat seat, Choices &out) const {
    const Frame &f = now.agenda.top();
    const auto candidates = static_cast<Seats>(f.b);
    const auto purpose = static_cast<Tie>(f.c & 15);
    Seat first = in_order_from(seat, candidates, seats());
    if (purpose == Tie::hit || purpose == Tie::combat) first = has_seat(candidates, now.fight.defender) ? now.fight.defender : static_cast<Seat>(std::countr_zero(candidates));
    else if (!has_seat(candidates, seat)) first = static_cast<Seat>(std::countr_zero(candidates));
    add(out, Act::name_capo, first);
    for (const Seat other : each(candidates & ~seat_bit(first))) add(out, Act::name_capo, other);
}

void Play::answer_tie(Seat seat, Choice choice) {
    const Frame asked = s.agenda.pop();
    s.decided = static_cast<std::uint8_t>(choice.first());
    events.declare({.by = static_cast<int>(seat), .whom = static_cast<int>(choice.first()), .text = number(Text::tie_decided)});
    if (static_cast<Tie>(asked.c & 15) == Tie::end) finish(static_cast<Ending>(asked.c >> 4), seat_bit(choice.first()));
}

} // namespace empire
