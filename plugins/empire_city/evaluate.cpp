// How good a position is for a seat, so that bots play sensibly. In hundredths of a point.
#include "empire_city.hpp"

namespace empire {

namespace {

enum Profile : std::uint32_t { plain = 0, collector = 1, reckless = 2 };

struct Appraiser {
    const Book &book;
    const State &s;
    const Query q{book, s};

    // What a racket brings in a collect step, on average.
    int racket_worth(Seat seat, int racket, int square) const {
        const Racket &card = book.racket(racket);
        int income = 0;
        if (card.type == RacketType::speakeasy) income = card.by_hood[static_cast<std::size_t>(book.hood(square))];
        for (const int value : card.by_die) income += card.type == RacketType::casino ? value / 6 : 0;
        if (card.type == RacketType::bordello) income = (card.by_tokens[static_cast<std::size_t>(std::max(1, int{s.tokens[square]}) - 1)] + card.by_tokens[2]) / 2;
        return std::max(0, q.stat(seat, Stat::income_racket, income, {.racket = card.type, .hood = book.hood(square)}));
    }

    // The game is about half as long again as the leader's way to the goal, some eight points a round.
    int rounds_left() const {
        int best = 0;
        for (Seat seat = 0; seat < book.seats; ++seat) best = std::max(best, int{s.points[seat]});
        return std::clamp((book.numbers.goal - best) / 9, 1, 8);
    }

    // 500 buy two points, but money that is not spent wins nothing; a little at hand is worth more than a lot.
    int money_worth(int money) const {
        const int first = std::min(money, 600), rest = std::min(money - first, 1500);
        return first / 4 + rest / 8;
    }

    int henchman_worth(int card, std::uint32_t profile) const {
        const Henchman &man = book.henchman(card);
        int worth = 40 + man.combat * 70;
        if (man.use == "reveal") worth += 60;
        if (man.faction == Faction::special) worth += profile == collector ? 0 : 60;
        return worth;
    }

    int specials_worth(Seat seat, std::uint32_t profile) const {
        if (profile != collector) return 0;
        const int in_hand = (book.specials & q.crew_of(seat)).count(), tired = (book.specials & q.tired_of(seat)).count();
        const int held = in_hand + tired;
        return held * held * 420 + in_hand * 260;
    }

    int corruption_worth(Seat seat, std::uint32_t profile) const {
        const int mine = s.corruption[seat];
        int highest = 0, lowest = mine;
        for (Seat other = 0; other < book.seats; ++other) {
            highest = std::max(highest, int{s.corruption[other]});
            lowest = std::min(lowest, int{s.corruption[other]});
        }
        if (profile == reckless) return mine * 40;
        int cost = mine * 30 + std::max(0, mine - 50) * 30 + std::max(0, mine - 68) * 120;
        if (highest > 60 && mine == lowest) cost -= (highest - 60) * 25; // martial law would make him the winner
        return -cost;
    }

    int worth(Seat seat, std::uint32_t profile) const {
        const int rounds = rounds_left();
        int total = s.points[seat] * 100;
        total += money_worth(q.money(seat));
        for (const int square : each_square(s.held[seat])) {
            total += 35 + book.points[static_cast<std::size_t>(square)] * 90 * rounds;
            for (const std::uint8_t racket : s.racket_at[square]) {
                if (racket != 0) total += racket_worth(seat, racket - 1, square) * rounds * 42 / 100;
            }
        }
        for (const int card : q.crew_of(seat)) total += henchman_worth(card, profile);
        for (const int card : q.tired_of(seat)) total += henchman_worth(card, profile) * 40 / 100;
        total += q.city_of(seat).count() * 40;
        total += specials_worth(seat, profile);
        total += corruption_worth(seat, profile);
        for (Seat other = 0; other < book.seats; ++other) total += s.vendetta[seat][other] * 35;
        if (seat == s.godfather) total += 500;
        total += hiring_prospect(seat, profile);
        total += pending_attacks(seat, profile);
        total += s.corruption_held[seat].count() * 150;
        return total;
    }

    // A figure stands where henchmen are hired: the best of those who can be paid is as good as hired. Bots look no
    // further than the figure, so without this they would never go there.
    int hiring_prospect(Seat seat, std::uint32_t profile) const {
        if (s.phase != static_cast<std::uint8_t>(Phase::declarations)) return 0;
        const auto here = [&](Neutral which) { return s.figures[book.square_of[static_cast<std::size_t>(which)]][seat] != 0; };
        if (!here(Neutral::central_station) && !here(Neutral::docks)) return 0;
        const int money = q.money(seat);
        int best = 0;
        for (const int card : s.henchmen.in(henchman_track)) {
            const int price = q.hire_price(seat, card);
            if (price > money) continue;
            int gain = henchman_worth(card, profile) + money_worth(money - price) - money_worth(money);
            if (profile == collector && book.specials.has(card)) gain += 700;
            best = std::max(best, gain);
        }
        return best * 3 / 4;
    }

    // An attack that is not fought yet: how likely it is won, by what everybody can see.
    int pending_attacks(Seat seat, std::uint32_t profile) const {
        int total = 0;
        for (int square = 0; square < squares; ++square) {
            const Seats attackers = q.attackers_of(square);
            if (attackers == 0) continue;
            const int owner = q.owner_of(square);
            const bool mine = has_seat(attackers, seat);
            if (!mine && owner != static_cast<int>(seat)) continue;
            const int own = strength(seat, square);
            int others = 0;
            for (const Seat rival : each((attackers | seat_bit(static_cast<Seat>(owner))) & ~seat_bit(seat))) others = std::max(others, strength(rival, square));
            const int chance = std::clamp(50 + (own - others) * 9, 3, 95);
            const int prize = book.numbers.combat_points * 100 + 35 + book.points[static_cast<std::size_t>(square)] * 90 * rounds_left();
            total += (mine ? prize : prize - 300) * chance / 100;
            if (profile == reckless && mine) total += 250;
        }
        return total;
    }
    // A third of the henchmen's strength is a fair guess of what is risked.
    int strength(Seat seat, int square) const {
        int total = std::popcount(s.held[seat] & book.adjacent[static_cast<std::size_t>(square)]) * book.numbers.adjacency;
        for (const int card : q.crew_of(seat) - s.revealed) total += book.henchman(card).combat;
        return total + q.city_of(seat).count() / 2;
    }
};

} // namespace

std::int32_t EmpireCity::evaluate(const State &state, Seat seat, std::uint32_t profile) const {
    if (state.ending != 0) return has_seat(state.winners, seat) ? 1'000'000 : -1'000'000;
    const Appraiser appraise{book, state};
    int best_rival = -1'000'000;
    for (Seat other = 0; other < book.seats; ++other) {
        if (other == seat) continue;
        best_rival = std::max(best_rival, appraise.worth(other, plain));
    }
    return appraise.worth(seat, profile) * 4 - best_rival * 3;
}

} // namespace empire
