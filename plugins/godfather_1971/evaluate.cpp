// How good a position looks to a greedy player: cash, control, and stakes in the open neighbourhoods. Men that could
// be taken in one play are worth less, so that walls with four open sides and captures are sought.
#include "game.hpp"

namespace godfather {

namespace {

// All weights in 1/256.
constexpr int unit = 256;

struct Taste {
    int own_men = unit;     // of one's own stakes
    int rival_men = 128;    // of the rivals' stakes, on average
    int rival_cash = 24;    // their purses hardly depend on us
};

constexpr Taste tastes[] = {{}, {288, 64, 16}, {208, 256, 24}};

} // namespace

// A seat's stake in an open neighbourhood, in dollars.
std::int32_t Godfather::stake(const State &s, int hood, const surround::Board &now, Seat seat) const {
    if (s.racket[hood] == 0) return 0;
    const int colour = static_cast<int>(seat);
    const Cells mine = now.of(colour);
    if (mine == 0) return 0;
    const Neighborhood &place = place_at(hood);
    const Cells weak = surround::weak_men(now, colour, siege());
    const int sure = surround::count(surround::direct(now, colour, siege()));
    const int strength = unit * (surround::count(mine & ~weak) + sure) + unit * 5 / 8 * surround::count(weak);
    int rival = 0;
    for (int other = 0; other < most_players; ++other) {
        if (other != colour) rival = std::max(rival, surround::count(now.of(other)));
    }
    const int share = std::min(unit, strength / place.majority);
    const int against = std::min(unit, unit * rival / place.majority);
    std::int64_t chance = share * (140 + share * 90 / unit) / unit; // out of 256: a majority in hand is not yet control
    chance = chance * (unit - against * 3 / 8) / unit;
    if (surround::count(mine) + sure >= place.majority) chance = (s.claimant[hood] == seat + 1) ? 245 : 235;
    return static_cast<std::int32_t>(place.value[s.racket[hood] - 1u] * chance / unit);
}

std::int32_t Godfather::stakes(const State &s, int hood, const surround::Board &now, Seat seat, int own, int rivals) const {
    std::int64_t others = 0;
    for (Seat other = 0; other < seats; ++other) {
        if (other != seat) others += stake(s, hood, now, other);
    }
    return static_cast<std::int32_t>((std::int64_t{stake(s, hood, now, seat)} * own - others * rivals / (seats - 1)) / unit);
}

// The best that the man on his way can do, captures of the unfinished play included.
std::int32_t Godfather::best_placing(const State &s, Seat seat, int own, int rivals) const {
    State trial = s;
    trial.racket[s.hood] = static_cast<std::uint8_t>(s.chosen + 1);
    const Cells offered = offered_cells(s);
    if (offered == 0) return stakes(s, s.hood, judged(s, s.hood, 0), seat, own, rivals);
    std::int32_t best = std::numeric_limits<std::int32_t>::min();
    for (const int bit : surround::bits(offered)) {
        best = std::max(best, stakes(trial, s.hood, judged(s, s.hood, surround::cell(bit)), seat, own, rivals));
    }
    return best;
}

// The board as it would be if the turn's placing ended with these men too.
surround::Board Godfather::judged(const State &s, int hood, Cells more) const {
    surround::Board now = board(s, hood);
    const Cells placed = unjudged(s, hood) | more;
    if (placed == 0) return now;
    now.add(s.turn, placed);
    now.remove(surround::captured_by(now, s.turn));
    return now;
}

std::int32_t Godfather::evaluate(const State &s, Seat seat, unsigned profile) const {
    const Taste &taste = tastes[profile < std::size(tastes) ? profile : 0];
    std::int64_t total = 0;
    for (Seat each = 0; each < seats; ++each) {
        const std::int64_t sure = control_value(s, each) + (s.step == Step::over ? 0 : bonus_to_come(s, each));
        // The first dollars save men from a bad break.
        const std::int64_t purse = s.cash[each] + std::min(s.cash[each], 300) / 4;
        total += each == seat ? sure + purse : -(sure * taste.rival_men + purse * taste.rival_cash) / unit / (seats - 1);
    }
    if (s.step == Step::over) {
        sd_standing all[most_players];
        standings(s, all);
        return static_cast<std::int32_t>(total + (all[seat].place == 1 ? 20000 : 0));
    }
    const bool placing = s.turn == seat && (s.step == Step::first_cell || s.step == Step::free_cell || s.step == Step::buy_cell);
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (!is_open(s, hood)) continue;
        if (placing && hood == s.hood) {
            const std::int32_t as_is = stakes(s, hood, judged(s, hood, 0), seat, taste.own_men, taste.rival_men);
            const std::int32_t best = best_placing(s, seat, taste.own_men, taste.rival_men);
            const std::int32_t price = s.step == Step::free_cell ? 0 : cost(s.chosen);
            total += s.step == Step::first_cell && s.play[hood] != 0 ? std::max(as_is, best - price) : best - price;
        } else {
            total += stakes(s, hood, judged(s, hood, 0), seat, taste.own_men, taste.rival_men);
        }
    }
    return static_cast<std::int32_t>(total);
}

} // namespace godfather
