// Points, corruption and money, and the ends of the game that they bring.
#include <algorithm>

#include "play.hpp"

namespace empire {

bool Play::gain_points(Seats who, int amount, Text text, unsigned source) {
    for (const Seat seat : each(who)) {
        const int before = s.points[seat];
        s.points[seat] = static_cast<std::int16_t>(std::max(0, before + amount));
        if (s.points[seat] == before) continue;
        events.change({.by = static_cast<int>(seat), .other = source, .to = part(Part::points, seat),
                       .amount = s.points[seat] - before, .unit = number(Unit::points), .text = number(text)});
    }
    return amount > 0 && check_points(who);
}

// EC-17.1, 17.4: one indivisible gain can bring several capos there at once.
bool Play::check_points(Seats who) {
    int best = 0;
    Seats tied = 0;
    for (const Seat seat : each(who)) {
        if (s.points[seat] < book.numbers.goal || s.points[seat] < best) continue;
        if (s.points[seat] > best) tied = 0;
        best = s.points[seat];
        tied |= seat_bit(seat);
    }
    return tied != 0 && end_tie(Ending::points, tied);
}

bool Play::gain_corruption(Seats who, int amount, Text text, unsigned source) {
    if (amount == 0) return false;
    for (const Seat seat : each(who)) {
        const int before = s.corruption[seat];
        s.corruption[seat] = static_cast<std::int16_t>(std::max(0, before + amount));
        if (s.corruption[seat] == before) continue;
        events.change({.by = static_cast<int>(seat), .other = source, .to = part(Part::corruption, seat),
                       .amount = s.corruption[seat] - before, .unit = number(Unit::corruption), .text = number(text)});
    }
    return amount > 0 && check_corruption(who);
}

// Martial law (EC-17.3), then the cards of the marks, in turn order (EC-2.12).
bool Play::check_corruption(Seats who) {
    for (const Seat seat : each(who)) {
        if (s.corruption[seat] < book.numbers.martial_law) continue;
        Seats lowest = with_lowest_corruption();
        if (book.options.martial_law_tie == MartialLawTie::vp_money_godfather) {
            const auto keep_best = [&](auto value) {
                int best = -1;
                for (const Seat each_seat : each(lowest)) best = std::max(best, value(each_seat));
                Seats kept = 0;
                for (const Seat each_seat : each(lowest)) kept |= static_cast<Seats>(value(each_seat) == best) << each_seat;
                lowest = kept;
            };
            keep_best([&](Seat tied) { return static_cast<int>(s.points[tied]); });
            keep_best([&](Seat tied) { return money(tied); });
        }
        if (book.options.martial_law_tie == MartialLawTie::shared) return finish(Ending::martial_law, lowest), true;
        return end_tie(Ending::martial_law, lowest);
    }
    for (int place = 0; place < static_cast<int>(seats()); ++place) {
        const Seat seat = in_turn(place);
        if (!has_seat(who, seat)) continue;
        for (int mark = 0; mark < 3; ++mark) {
            if ((s.marks_taken >> mark & 1) != 0 || s.corruption[seat] < book.numbers.marks[static_cast<std::size_t>(mark)]) continue;
            s.marks_taken = static_cast<std::uint8_t>(s.marks_taken | 1u << mark);
            if (s.corruption_deck.empty()) continue;
            const int card = s.corruption_deck.random(s.rng);
            s.corruption_deck.remove(card);
            s.corruption_held[seat].add(card);
            refresh_changes(seat);
            events.next_beat();
            events.show({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_corruption + card + 1), .from = part(Part::corruption_deck),
                         .to = part(Part::corruption_row, seat), .amount = book.numbers.marks[static_cast<std::size_t>(mark)], .text = number(Text::corruption_card)});
        }
    }
    return false;
}

// EC-17.2: checked after every change of a hand.
bool Play::check_specials(Seat seat) {
    HenchmanSet mine = crew_of(seat);
    if (book.options.exhausted_specials_count) mine |= tired_of(seat);
    if ((book.specials - mine).any()) return false;
    finish(Ending::specials, seat_bit(seat));
    return true;
}

bool Play::end_tie(Ending ending, Seats tied) {
    if (std::has_single_bit(tied)) {
        finish(ending, tied);
        return true;
    }
    s.agenda.clear(); // nothing else is resolved any more; the tie is the last question
    s.secret.close();
    s.offer.close();
    close_fight();
    ask_tie(Tie::end, tied, index(ending));
    return true;
}

void Play::finish(Ending ending, Seats winners) {
    constexpr Text words[] = {Text::none, Text::end_points, Text::end_specials, Text::end_martial_law, Text::end_round_limit};
    s.agenda.clear();
    s.secret.close();
    s.offer.close();
    s.ending = static_cast<std::uint8_t>(ending);
    s.winners = static_cast<std::uint8_t>(winners);
    events.next_beat();
    for (const Seat seat : each(winners)) events.end({.by = static_cast<int>(seat), .text = number(words[s.ending])});
}

// EC-17.5: most points, then lowest corruption, then most money, then the godfather's word.
bool Play::end_by_limit() {
    Seats best = 0;
    const auto rank = [&](Seat seat) { return std::tuple(s.points[seat], -s.corruption[seat], money(seat)); };
    for (Seat seat = 0; seat < seats(); ++seat) {
        if (best != 0 && rank(seat) < rank(static_cast<Seat>(std::countr_zero(best)))) continue;
        if (best != 0 && rank(seat) > rank(static_cast<Seat>(std::countr_zero(best)))) best = 0;
        best |= seat_bit(seat);
    }
    return end_tie(Ending::round_limit, best);
}

void Play::earn(Seat seat, int amount, Text text, unsigned source) {
    if (amount == 0) return;
    s.money[seat].shift(amount);
    tell_earned(seat, amount, text, source);
}

void Play::tell_earned(Seat seat, int amount, Text text, unsigned source) {
    if (amount == 0) return;
    events.pay({.by = static_cast<int>(seat), .other = source, .to = part(Part::money, seat), .amount = amount, .unit = number(Unit::money), .text = number(text)});
}

void Play::pay_bank(Seat seat, int amount, Text text, unsigned face, Place to) {
    s.money[seat].shift(-amount);
    events.pay({.by = static_cast<int>(seat), .face = face, .from = part(Part::money, seat), .to = to, .amount = amount, .unit = number(Unit::money), .text = number(text)});
}

void Play::pay_pot(Seat seat, int amount, Text text) {
    s.money[seat].shift(-amount);
    s.pot += amount;
    events.pay({.by = static_cast<int>(seat), .from = part(Part::money, seat), .to = square_place(book.square_of[static_cast<std::size_t>(Neutral::pitney_downs)]),
                .amount = amount, .unit = number(Unit::money), .text = number(text)});
}

// Only the two learn how much; everybody else knows that it was at most `most`.
void Play::move_money(Seat from, Seat to, int amount, int most, Text text) {
    const Viewers told = book.options.open_money ? everyone : only(from, to);
    s.money[from].change(-amount, told, -most, 0);
    s.money[to].change(amount, told, 0, most);
    events.pay({.by = static_cast<int>(from), .whom = static_cast<int>(to), .from = part(Part::money, from), .to = part(Part::money, to), .amount = amount,
                .unit = number(Unit::money), .text = number(text), .tells = told, .news = told});
}

void Play::refresh_changes(Seat seat) {
    std::uint32_t all = s.family[seat] == absent ? 0 : book.index_of(book.first_family + s.family[seat]).changes;
    for (const int card : s.corruption_held[seat]) all |= book.index_of(book.first_corruption + card).changes;
    if (s.cop_card != absent) all |= book.index_of(book.first_cop + s.cop_card).changes;
    for (const Lasting &lasting : s.lasting) {
        if (lasting.seat == seat) all |= bit(book.effects[lasting.effect].stat);
    }
    s.changes[seat] = all;
}

void Play::drop_lasting(Lasts lasts, int seat) {
    for (int at = s.lasting.size() - 1; at >= 0; --at) {
        const Lasting gone = s.lasting[at];
        if (gone.lasts != static_cast<std::uint8_t>(lasts) || (seat >= 0 && gone.seat != seat)) continue;
        s.lasting.erase(at);
        refresh_changes(gone.seat);
    }
}

} // namespace empire
