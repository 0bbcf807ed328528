// EC-16: henchmen are refreshed, then income, points and the godfather's dues are collected.
#include "../play.hpp"

namespace empire {

// a = whose turn it is, b = his place in turn order.
bool Play::run_refresh() {
    Frame &f = top();
    for (; f.b < static_cast<int>(seats()); ++f.b) {
        f.a = static_cast<std::int16_t>(in_turn(f.b));
        if (tired_of(in_turn(f.b)).any()) return true;
    }
    return pop();
}

void Query::list_refresh(Seat seat, Choices &out) const {
    add(out, Act::stop);
    for (const int card : tired_of(seat)) {
        if (refresh_price(seat, card) <= money(seat)) add(out, Act::refresh, card);
    }
    list_plays(seat, Timing::refresh, out);
}

void Play::answer_refresh(Seat seat, Choice choice) {
    const int card = static_cast<int>(choice.first());
    switch (static_cast<Act>(choice.act())) {
    case Act::play:
    case Act::reveal: return play_choice(seat, choice, Timing::refresh);
    case Act::refresh: {
        const auto face = static_cast<unsigned>(book.henchman_record(card) + 1);
        pay_bank(seat, refresh_price(seat, card), Text::refresh_paid, face);
        if (gain_corruption(seat_bit(seat), book.henchman(card).corruption, Text::corruption_hired, face)) return;
        move_henchman(card, henchman_hand(seat), everyone, Text::refreshed, static_cast<int>(seat));
        check_specials(seat);
        return;
    }
    default:
        ++top().b;
        events.say({.by = static_cast<int>(seat)});
    }
}

namespace {

enum CollectStep : std::uint8_t { collect_begins, collect_cards, collect_income_step, collect_points_step, collect_corruption, collect_limit, collect_next };

} // namespace

// EC-16.2 to 16.4: cards, then income with its draws, then all points as one sum, then corruption.
bool Play::run_collect() {
    Frame &f = top();
    if (f.b == static_cast<int>(seats())) return pop();
    const Seat seat = in_turn(f.b);
    f.a = static_cast<std::int16_t>(seat);
    switch (f.step) {
    case collect_begins:
        events.next_beat();
        f.step = collect_cards;
        return false;
    case collect_cards:
        if (holds_cards(seat)) return true;
        f.step = collect_income_step;
        return false;
    case collect_income_step:
        f.step = collect_points_step;
        collect_income(seat);
        trigger(seat, Timing::collected);
        return false;
    case collect_points_step:
        f.step = collect_corruption;
        gain_points(seat_bit(seat), collected_points(seat), Text::collect_points);
        return false;
    case collect_corruption:
        f.step = collect_limit;
        if (seat == s.godfather) gain_corruption(seat_bit(seat), std::max(0, stat(seat, Stat::corr_godfather, book.numbers.godfather_corruption)), Text::godfather_corruption);
        return false;
    case collect_limit: // EC-2.2
        f.step = collect_next;
        drop_lasting(Lasts::collect, static_cast<int>(seat));
        if (book.options.city_hand_limit > 0) push(Job::discard, seat);
        return false;
    default:
        f.step = collect_begins;
        ++f.b;
        return false;
    }
}

void Query::list_collect(Seat seat, Choices &out) const {
    add(out, Act::pass);
    list_plays(seat, Timing::collect, out);
}

void Play::answer_collect(Seat seat, Choice choice) {
    if (choice.act() != number(Act::pass)) return play_choice(seat, choice, Timing::collect);
    top().step = collect_income_step;
    events.say({.by = static_cast<int>(seat)});
}

void Play::collect_income(Seat seat) {
    int total = std::max(0, stat(seat, Stat::income_street, book.numbers.street_income));
    tell_earned(seat, total, Text::street_income);
    if (seat == s.godfather) {
        total += book.numbers.tribute;
        tell_earned(seat, book.numbers.tribute, Text::tribute);
    }
    for (const int square : each_square(s.held[seat])) {
        for (const std::uint8_t racket : s.racket_at[square]) {
            if (racket == 0 || s.blocked.has(racket - 1)) continue;
            total += collect_racket(seat, racket - 1, square);
            if (book.racket(racket - 1).type == RacketType::bordello) grow_bordello(seat, square);
        }
    }
    s.money[seat].shift(total);
}

// Tells of it; the caller pays.
int Play::collect_racket(Seat seat, int racket, int square) {
    const int income = racket_income(seat, racket, square);
    tell_earned(seat, income, Text::racket_income, static_cast<unsigned>(book.first_racket + racket + 1));
    return income;
}

// Rackets pay also while a cop stands there (EC-4.8).
int Play::racket_income(Seat seat, int racket, int square) {
    const Racket &card = book.racket(racket);
    int printed = 0;
    if (card.type == RacketType::speakeasy) {
        printed = card.by_hood[static_cast<std::size_t>(book.hood(square))];
    } else if (card.type == RacketType::casino) {
        s.dice.clear();
        s.dice.values[0] = static_cast<std::uint8_t>(roll(s.rng, 6));
        events.next_beat();
        events.roll({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_racket + racket + 1), .to = part(Part::dice), .amount = s.dice.values[0], .text = number(Text::casino_roll)});
        const int die = std::clamp(stat(seat, Stat::casino_die, s.dice.values[0]), 1, 6);
        printed = card.by_die[static_cast<std::size_t>(die - 1)];
    } else {
        printed = card.by_tokens[static_cast<std::size_t>(std::clamp<int>(s.tokens[square], 1, 3) - 1)];
    }
    return std::max(0, stat(seat, Stat::income_racket, printed, {.racket = card.type, .hood = book.hood(square)}));
}

// EC-4.4, 9.5
void Play::grow_bordello(Seat seat, int square) {
    if (s.tokens[square] >= book.numbers.bordello_tokens || !token_left(seat)) return;
    ++s.tokens[square];
    events.move({.by = static_cast<int>(seat), .token = number(Token::family), .to = square_place(square), .text = number(Text::bordello_grows)});
}

int Play::collected_points(Seat seat) const {
    int total = seat == s.godfather ? book.numbers.godfather_points : 0; // EC-16.3
    for (const int square : each_square(s.held[seat])) total += book.points[static_cast<std::size_t>(square)];
    const auto from_record = [&](int record) {
        if (!book.has(record, Timing::collected)) return;
        for (const Effect &effect : book.effects_of(record)) {
            if (effect.at != Timing::collected) continue;
            if (effect.kind == Kind::vp) total += effect.amount;
            if (effect.kind == Kind::vp_per) total += std::min<int>(effect.most, own_items(seat, effect) / effect.every * effect.amount);
        }
    };
    from_record(book.first_family + s.family[seat]);
    for (const int card : s.corruption_held[seat]) from_record(book.first_corruption + card);
    return total;
}

bool Play::run_discard() {
    return city_of(static_cast<Seat>(top().a)).count() > book.options.city_hand_limit ? true : pop();
}

void Query::list_discard(Seat seat, Choices &out) const {
    int last = -1;
    for (const int card : city_of(seat)) {
        if (book.face_number(card) != last) add(out, Act::discard, last = book.face_number(card));
    }
}

void Play::answer_discard(Seat seat, Choice choice) {
    const int card = copy_in_hand(seat, static_cast<int>(choice.first()));
    move_city(card, city_pile(book.deck_of(card)), everyone, Text::hand_limit, static_cast<int>(seat));
}

} // namespace empire
