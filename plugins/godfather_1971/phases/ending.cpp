// How the game ends and who has won (GF-9).
#include "../game.hpp"

namespace godfather {

bool Godfather::claim_running(const State &s) const {
    for (const std::uint8_t claimant : s.claimant) {
        if (claimant != 0) return true;
    }
    return false;
}

int Godfather::open_neighborhoods(const State &s) const {
    int open = 0;
    for (int hood = 0; hood < neighborhood_count; ++hood) open += is_open(s, hood);
    return open;
}

// GF-9.3: no player has a legal play of one to three men anywhere, whatever he could pay for.
bool Godfather::locked(const State &s) const {
    const int limit = options.piecewise ? 1 : data.play_limit;
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        const Cells open = board(s, hood).open();
        if (is_open(s, hood) && (open & surround::beside(open)) != 0) return false;
    }
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        for (Seat seat = 0; is_open(s, hood) && seat < seats; ++seat) {
            if (surround::any_completable(board(s, hood), static_cast<int>(seat), 0, limit)) return false;
        }
    }
    return true;
}

bool Godfather::end_of_turn_ends(State &s, Events &events) const {
    if (open_neighborhoods(s) == 0) return finish(s, Ending::all_controlled, events), true;
    if (claim_running(s)) return false;
    if (locked(s)) return finish(s, Ending::locked, events), true;
    // GF-9.5: a claim that was running when the clock ran out is decided first.
    if (options.last_stand_rounds > 0 && s.stand >= options.last_stand_rounds) return finish(s, Ending::last_stand, events), true;
    return false;
}

bool Godfather::end_of_round_ends(State &s, Events &events) const {
    s.idle = static_cast<std::uint8_t>(s.changed ? 0 : s.idle + 1);
    const bool several = std::popcount(options.in_play) > 1;
    if (several && options.last_stand_rounds > 0 && open_neighborhoods(s) <= 1 && s.stand < options.last_stand_rounds) {
        ++s.stand;
        events.change({.to = sitdown::at(part::last_stand), .amount = s.stand});
    }
    const bool claimed = claim_running(s);
    if (options.last_stand_rounds > 0 && s.stand >= options.last_stand_rounds && !claimed) return finish(s, Ending::last_stand, events), true;
    if (options.idle_rounds > 0 && s.idle >= options.idle_rounds && !claimed) return finish(s, Ending::idle, events), true;
    if (s.round >= options.round_limit) return finish(s, Ending::round_limit, events), true;
    return false;
}

void Godfather::finish(State &s, Ending ending, Events &events) const {
    for (int hood = 0; options.pay_bonus_at_end && hood < neighborhood_count; ++hood) { // GF-8.5
        for (; s.instalments[hood] > 0; --s.instalments[hood]) {
            change_cash(s, s.controller[hood] - 1u, instalment(s, hood), Text::instalment, group_of(hood), events);
        }
    }
    s.ending = ending;
    events.next_beat();
    events.end({.text = number_of(Text::end_all_controlled) + number_of(ending) - number_of(Ending::all_controlled)});
    wait(s, Step::over);
}

std::int32_t Godfather::control_value(const State &s, Seat seat) const {
    std::int32_t sum = 0;
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (s.controller[hood] == seat + 1) sum += place_at(hood).value[s.racket[hood] - 1u];
    }
    return sum;
}

// GF-9.7, 9.8: worth, then neighbourhoods controlled, then cash.
void Godfather::standings(const State &s, sd_standing *out) const {
    std::array<std::array<std::int32_t, 3>, most_players> rank{};
    for (Seat seat = 0; seat < seats; ++seat) {
        std::int32_t places = 0;
        for (const std::uint8_t controller : s.controller) places += controller == seat + 1;
        rank[seat] = {s.cash[seat] + control_value(s, seat), places, s.cash[seat]};
    }
    for (Seat seat = 0; seat < seats; ++seat) {
        out[seat] = {rank[seat][0], 1};
        for (Seat other = 0; other < seats; ++other) out[seat].place += rank[other] > rank[seat];
    }
}

} // namespace godfather
