// Cards change places: who sees it, what is told, how decks and tracks are filled again.
#include "play.hpp"

namespace empire {

void Play::move_city(int card, int to, Viewers seen, Text text, int by, int whom) {
    const Viewers news = static_cast<Viewers>(seen & ~s.city.knowers(card));
    const Place from = city_place(s.city.where(card));
    s.city.move(card, to, seen);
    events.move({.by = by, .whom = whom, .face = static_cast<unsigned>(book.face_number(card) + 1), .from = from, .to = city_place(to), .text = number(text), .tells = seen, .news = news});
}

void Play::move_henchman(int card, int to, Viewers seen, Text text, int by, int whom, unsigned other) {
    const Viewers news = static_cast<Viewers>(seen & ~s.henchmen.knowers(card));
    const Place from = henchman_place(s.henchmen.where(card));
    s.henchmen.move(card, to, seen);
    events.move({.by = by, .whom = whom, .face = static_cast<unsigned>(book.henchman_record(card) + 1), .other = other, .from = from, .to = henchman_place(to), .text = number(text),
                 .tells = seen, .news = news});
}

// EC-2.11: an exhausted deck is made anew from its pile; false: there is none either.
bool Play::reshuffle_city(int deck) {
    if (s.city.in(city_deck(deck)).any()) return true;
    if (s.city.in(city_pile(deck)).empty()) return false;
    for (const int card : s.city.in(city_pile(deck))) s.city.move(card, city_deck(deck), everyone);
    s.city.mix(city_deck(deck));
    events.shuffle({.from = pile_place(deck), .to = deck_place(deck), .text = number(Text::deck_shuffled)});
    return true;
}

bool Play::draw_city(Seat seat, int deck) {
    if (!reshuffle_city(deck)) return false;
    const int card = s.city.draw(city_deck(deck), s.rng);
    move_city(card, city_hand(seat), only(seat), Text::card_drawn, static_cast<int>(seat));
    return true;
}

void Play::discard_city(int card) { move_city(card, city_pile(book.deck_of(card)), everyone, Text::card_discarded); }

void Play::refill_henchmen() {
    while (s.henchmen.in(henchman_track).count() < track_room) {
        if (s.henchmen.in(henchman_deck).empty()) {
            if (s.henchmen.in(henchman_pile).empty()) return;
            for (const int card : s.henchmen.in(henchman_pile)) s.henchmen.move(card, henchman_deck, everyone);
            s.henchmen.mix(henchman_deck);
            events.shuffle({.from = part(Part::henchmen_pile), .to = part(Part::henchmen_deck), .text = number(Text::deck_shuffled)});
        }
        move_henchman(s.henchmen.draw(henchman_deck, s.rng), henchman_track, everyone, Text::henchman_arrives);
    }
}

void Play::refill_rackets() {
    while (s.racket_track.count() < track_room) {
        if (s.racket_deck.empty()) {
            if (s.racket_pile.empty()) return;
            s.racket_deck = s.racket_pile;
            s.racket_pile.clear();
            events.shuffle({.from = part(Part::racket_pile), .to = part(Part::racket_deck), .text = number(Text::deck_shuffled)});
        }
        const int card = s.racket_deck.random(s.rng);
        s.racket_deck.remove(card);
        s.racket_track.add(card);
        events.show({.face = static_cast<unsigned>(book.first_racket + card + 1), .from = part(Part::racket_deck), .to = part(Part::racket_track), .text = number(Text::racket_arrives)});
    }
}

void Play::sweep_henchmen() {
    for (const int card : s.henchmen.in(henchman_track)) move_henchman(card, henchman_pile, everyone, Text::track_swept);
    events.next_beat();
    refill_henchmen();
}

void Play::sweep_rackets() {
    for (const int card : s.racket_track) {
        events.move({.face = static_cast<unsigned>(book.first_racket + card + 1), .from = part(Part::racket_track), .to = part(Part::racket_pile), .text = number(Text::track_swept)});
    }
    s.racket_pile |= s.racket_track;
    s.racket_track.clear();
    events.next_beat();
    refill_rackets();
}

// EC-11.9: face up once, then hidden in the hand; everybody who saw it remembers (EC-A-38).
bool Play::hire(Seat seat, int card, int price, bool free) {
    const auto face = static_cast<unsigned>(book.henchman_record(card) + 1);
    if (!free) pay_bank(seat, price, Text::hire_paid, face);
    const int corruption = free || !book.options.hire_corruption ? 0 : book.henchman(card).corruption;
    if (gain_corruption(seat_bit(seat), corruption, Text::corruption_hired, face)) return true;
    move_henchman(card, henchman_hand(seat), everyone, Text::hired, static_cast<int>(seat));
    if (check_specials(seat)) return true;
    if (book.has(book.henchman_record(card), Timing::hired)) push_effects(book.henchman_record(card), Timing::hired, seat);
    return false;
}

void Play::exhaust(int card, Seat seat) {
    s.henchmen.unmark(card);
    move_henchman(card, henchman_tired(seat), everyone, Text::exhausted_after, static_cast<int>(seat));
}

// One reveal per round (EC-2.4); being put face up by somebody else is none.
void Play::reveal_henchman(int card, Seat seat, Text text) {
    s.revealed.add(card);
    move_henchman(card, henchman_shown(seat), everyone, text, static_cast<int>(seat));
}

} // namespace empire
