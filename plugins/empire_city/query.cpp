#include "query.hpp"

#include <algorithm>
#include <limits>

namespace empire {

namespace {

// Of several `set` values the highest counts, before everything that is added (EC-18.4).
struct Tally {
    int highest_set = std::numeric_limits<int>::min();
    int added = 0;

    void take(const Effect &effect) {
        if (effect.sets) highest_set = std::max<int>(highest_set, effect.amount);
        else added += effect.amount;
    }
    int over(int base) const { return (highest_set == std::numeric_limits<int>::min() ? base : highest_set) + added; }
};

} // namespace

int Query::changed_stat(Seat seat, Stat stat, int base, const Occasion &occasion) const {
    Tally tally;
    const auto from_record = [&](int record, Timing timing) {
        if ((book.index_of(record).changes & bit(stat)) == 0) return;
        for (const Effect &effect : book.effects_of(record)) {
            if (effect.kind == Kind::mod && effect.at == timing && effect.stat == stat && fits(effect, occasion)) tally.take(effect);
        }
    };
    if (now.family[seat] != absent) from_record(book.first_family + now.family[seat], Timing::always);
    for (const int card : now.corruption_held[seat]) from_record(book.first_corruption + card, Timing::always);
    if (now.cop_card != absent) from_record(book.first_cop + now.cop_card, Timing::round);
    for (const Lasting &lasting : now.lasting) {
        const Effect &effect = book.effects[lasting.effect];
        if (lasting.seat == seat && effect.stat == stat && fits(effect, occasion)) tally.take(effect);
    }
    return tally.over(base);
}

int Query::hire_price(Seat seat, int card, int discount) const {
    const Henchman &man = book.henchman(card);
    return std::max(0, stat(seat, Stat::cost_hire, man.cost, {.faction = man.faction}) - discount);
}

int Query::refresh_price(Seat seat, int card) const {
    const Henchman &man = book.henchman(card);
    return std::max(0, stat(seat, Stat::cost_refresh, man.cost, {.faction = man.faction}));
}

int Query::racket_price(Seat seat, int racket, Hood hood) const {
    const Racket &card = book.racket(racket);
    return std::max(0, stat(seat, Stat::cost_racket, card.cost, {.racket = card.type, .hood = hood}));
}

int Query::bribe_price(Seat seat, int square) const {
    return std::max(0, stat(seat, Stat::cost_bribe, book.cops[now.cop_card].bribe, {.hood = book.hood(square)}));
}

int Query::highest_corruption() const { return *std::max_element(now.corruption, now.corruption + seats()); }

Seats Query::with_lowest_corruption() const {
    const int lowest = *std::min_element(now.corruption, now.corruption + seats());
    Seats out = 0;
    for (Seat seat = 0; seat < seats(); ++seat) out |= static_cast<Seats>(now.corruption[seat] == lowest) << seat;
    return out;
}

Seats Query::top(Who who) const {
    const auto &values = who == Who::top_vp ? now.points : now.corruption;
    const int highest = *std::max_element(values, values + seats());
    Seats out = 0;
    for (Seat seat = 0; seat < seats(); ++seat) out |= static_cast<Seats>(values[seat] == highest) << seat;
    return out;
}

Seats Query::meant(Who who, const Use &use) const {
    switch (who) {
    case Who::self: return seat_bit(use.owner);
    case Who::rivals: return rivals_of(use.owner);
    case Who::all: return all_seats(seats());
    case Who::opponents: return now.fight.participants & ~seat_bit(use.owner);
    case Who::godfather: return seat_bit(now.godfather);
    case Who::chief: return now.chief == absent ? 0 : seat_bit(now.chief);
    case Who::rival:
    case Who::top_vp:
    case Who::top_corruption: break;
    }
    return use.rival == no_rival ? 0 : seat_bit(use.rival);
}

Squares Query::counted_cops() const {
    Squares out = now.ness == absent ? 0 : square_bit(now.ness);
    for (const std::uint8_t at : now.cop_at) {
        if (at != absent) out |= square_bit(at);
    }
    return out;
}

int Query::owner_of(int square) const {
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (has_square(now.held[seat], square)) return static_cast<int>(seat);
    }
    return -1;
}

bool Query::closed(Neutral which) const {
    if (now.ness == book.square_of[static_cast<std::size_t>(which)]) return true;
    return now.cop_card != absent && (book.cops[now.cop_card].closed & bit(which)) != 0;
}

bool Query::token_left(Seat seat) const {
    if (book.options.token_supply == 0) return true;
    int out = 0;
    for (const int square : each_square(now.held[seat])) out += now.tokens[square];
    for (Seat holder = 0; holder < seats(); ++holder) out += now.vendetta[holder][seat];
    return out < book.options.token_supply;
}

Masks Query::masks() const {
    Masks out{counted_cops(), 0, 0};
    for (int square = 0; square < squares; ++square) {
        if (now.racket_at[square][book.options.racket_capacity - 1] != 0) out.full |= square_bit(square);
        for (const std::uint8_t racket : now.racket_at[square]) {
            if (racket != 0 && book.racket(racket - 1).type == RacketType::bordello) out.bordellos |= square_bit(square);
        }
    }
    return out;
}

Seats Query::attackers_of(int square) const {
    Seats out = 0;
    for (Seat seat = 0; seat < seats(); ++seat) out |= static_cast<Seats>(has_square(now.attacks[seat], square)) << seat;
    return out;
}

Squares Query::racket_squares(Seat seat, int racket, bool cops_matter) const {
    const Racket &card = book.racket(racket);
    Squares out = now.held[seat] & card.fits_on & ~now.masks.full;
    if (card.type == RacketType::bordello) out &= ~now.masks.bordellos; // EC-4.9: one on a square
    return cops_matter ? out & ~cop_squares() : out;
}

Squares Query::affordable_squares(Seat seat, int racket, bool cops_matter) const {
    Squares out = racket_squares(seat, racket, cops_matter);
    if (out == 0) return 0;
    for (int hood = 1; hood < 4; ++hood) {
        const Squares there = book.hood_squares[static_cast<std::size_t>(hood)];
        if ((out & there) != 0 && racket_price(seat, racket, static_cast<Hood>(hood)) > money(seat)) out &= ~there;
    }
    return out;
}

RacketSet Query::rackets_of(Seats owners, const Effect &effect, Squares on) const {
    RacketSet out;
    for (const Seat seat : each(owners)) {
        const Squares hood = book.hood_squares[static_cast<std::size_t>(effect.hood)];
        for (const int square : each_square(now.held[seat] & hood & on)) {
            for (const std::uint8_t racket : now.racket_at[square]) {
                if (racket != 0 && (effect.racket == RacketType::any || book.racket(racket - 1).type == effect.racket)) out.add(racket - 1);
            }
        }
    }
    return out;
}

int Query::own_items(Seat seat, const Effect &effect) const {
    if (effect.per == Per::henchman) return crew_of(seat).count() + tired_of(seat).count();
    if (effect.per == Per::square) return std::popcount(now.held[seat] & book.hood_squares[static_cast<std::size_t>(effect.hood)]);
    return rackets_of(seat_bit(seat), effect, ~Squares{0}).count();
}

int Query::square_of_racket(int racket) const {
    for (int square = 0; square < squares; ++square) {
        for (const std::uint8_t lying : now.racket_at[square]) {
            if (lying == racket + 1) return square;
        }
    }
    return -1;
}

Squares Query::cop_destinations(int cop, int steps) const {
    const int start = now.cop_at[cop];
    Squares reach = square_bit(start), edge = reach;
    for (int step = 0; step < steps && edge != 0; ++step) {
        Squares next = 0;
        for (const int square : each_square(edge)) next |= book.adjacent[static_cast<std::size_t>(square)];
        edge = next & ~reach;
        reach |= next;
    }
    return reach & book.territories & ~cop_squares(); // its own square is a cop's square
}

std::uint8_t Query::movable_cops(int steps) const {
    unsigned out = 0;
    for (int cop = 0; cop < most_cops && steps > 0; ++cop) {
        if (now.cop_at[cop] == absent || ((now.cops_moved | now.cops_frozen) >> cop & 1) != 0) continue;
        if (cop_destinations(cop, steps) != 0) out |= 1u << cop;
    }
    return static_cast<std::uint8_t>(out);
}

Squares Query::squares_of_cops(unsigned cops) const {
    Squares out = 0;
    for (const int cop : Bits<8>{{static_cast<std::uint8_t>(cops)}}) out |= square_bit(now.cop_at[cop]);
    return out;
}

int Query::cop_on(int square, unsigned among) const {
    for (const int cop : Bits<8>{{static_cast<std::uint8_t>(among)}}) {
        if (now.cop_at[cop] == square) return cop;
    }
    return -1;
}

CitySet Query::copies(int face) const {
    CitySet out;
    const CityFace &of = book.face(face);
    for (int copy = 0; copy < of.copies; ++copy) out.add(of.first_card + copy);
    return out;
}

int Query::copy_in_hand(Seat seat, int face) const {
    const CityFace &of = book.face(face);
    for (int card = of.first_card; card < of.first_card + of.copies; ++card) {
        if (now.city.where(card) == city_hand(seat) && !now.city.is_marked(card)) return card;
    }
    return -1;
}

Seats Query::vendetta_from(Seat holder, Seats rivals) const {
    Seats out = 0;
    for (Seat rival = 0; rival < seats(); ++rival) out |= static_cast<Seats>(now.vendetta[holder][rival] != 0) << rival;
    return out & rivals;
}

} // namespace empire
