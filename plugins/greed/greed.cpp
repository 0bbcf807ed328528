#include "greed.hpp"

namespace greed {

Greed::Greed(const sitdown::Setup &setup) : rules(setup) {}

void Greed::start(State &s, Events &events) const {
    Moment m{rules, s, events};
    begin_game(m);
}

sd_status Greed::status(const State &s) const {
    sd_status out{};
    out.phase = static_cast<std::uint16_t>(s.phase);
    out.round = s.round;
    if (s.phase == Phase::over) return out.ending = 1, out;
    out.prompt = static_cast<std::uint16_t>(s.prompt);
    out.window = s.secret.window();
    out.waiting = s.secret.is_open() ? s.secret.waiting() : sitdown::seat_bit(s.asked);
    return out;
}

void Greed::choices(const State &s, Seat seat, Choices &list) const { list_choices(rules, s, seat, list); }

void Greed::apply(State &s, Seat seat, sitdown::Choice choice, Events &events) const {
    Moment m{rules, s, events};
    answer(m, seat, choice);
}

void Greed::standings(const State &s, sd_standing *out) const {
    std::int32_t total[most_seats];
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        total[seat] = s.cash[seat];
        for (const int card : s.cards.in(place::holdings(seat)))
            total[seat] += s.markers[card] * rules.numbers.marker_value;
    }
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        out[seat] = {total[seat], 1};
        for (Seat other = 0; other < rules.seats; ++other) out[seat].place += total[other] > total[seat];
    }
}

void Greed::determinize(State &s, Seat viewer, sitdown::Rng &rng) const { imagine(rules, s, viewer, rng); }

} // namespace greed

SITDOWN_EXPORT(greed::Greed)
