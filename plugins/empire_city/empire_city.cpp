#include "empire_city.hpp"

namespace empire {

namespace {

Question tie_question(const Frame &frame) {
    constexpr Question questions[] = {Question::chief, Question::bid_tie, Question::hit_tie, Question::combat_tie, Question::top_tie, Question::end_tie};
    return questions[frame.c & 15];
}

} // namespace

sd_status EmpireCity::status(const State &state) const {
    sd_status out{};
    out.round = state.round;
    out.phase = state.phase;
    out.ending = state.ending;
    if (state.agenda.empty()) return out;
    const Frame &top = state.agenda.top();
    const JobEntry &entry = entry_of(top.kind);
    out.prompt = static_cast<std::uint16_t>(top.is(Job::tie) ? tie_question(top) : entry.question);
    out.optional = entry.optional;
    if (entry.secret) {
        out.waiting = state.secret.waiting();
        out.window = state.secret.window();
    } else {
        out.waiting = seat_bit(static_cast<Seat>(top.a));
        out.window = state.offer.window();
    }
    return out;
}

// When the game is over the winners share the first place, whatever their points (EC-17.3).
void EmpireCity::standings(const State &state, sd_standing *out) const {
    const int winners = state.ending ? std::popcount(state.winners) : 0;
    for (Seat seat = 0; seat < book.seats; ++seat) {
        out[seat] = {state.points[seat], 1};
        if (has_seat(state.winners, seat) && state.ending) continue;
        out[seat].place += winners;
        for (Seat other = 0; other < book.seats; ++other) {
            const bool above = !(state.ending && has_seat(state.winners, other));
            out[seat].place += above && state.points[other] > state.points[seat];
        }
    }
}

std::string EmpireCity::label(const State &state, Seat seat) const {
    return state.family[seat] == absent ? std::string() : book.record(book.first_family + state.family[seat]).id;
}

} // namespace empire

SITDOWN_EXPORT(empire::EmpireCity)
