// Step A: the held card is played. Step D: it goes under its deck and a new one is drawn (GF-3.1, 5.1, 5.2, 5.10).
#include "../game.hpp"

namespace godfather {

void Godfather::play_card(State &s, Events &events) const {
    const int card = s.cards.in(in_hand + s.turn).first();
    const PlayingCard &what = data.cards[static_cast<std::size_t>(card)];
    const auto ignorant = static_cast<Viewers>(~s.cards.knowers(card));
    s.cards.move(card, in_play, sitdown::everyone);
    events.next_beat();
    events.turn({.by = s.turn, .face = card_face(card), .from = sitdown::at(part::held, s.turn), .to = sitdown::slot(part::played, 0),
                 .text = number_of(Text::plays_card), .news = ignorant});
    switch (what.kind) {
    case CardKind::money:
        change_cash(s, s.turn, what.amount, Text::takes_money, {}, events);
        return next_free(s, events);
    case CardKind::figure:
        receive(s, s.free_racket[what.racket], what.count, racket_face(what.racket), events);
        return next_free(s, events);
    case CardKind::breaks: return roll_break(s, events);
    case CardKind::fingerman:
        s.owed = static_cast<std::uint8_t>(what.count);
        return point_finger(s, events);
    }
}

// Played cards lie open until the turn's men are placed; then they go to the bottom, the playing card first.
void Godfather::cards_under(State &s, Events &events) const {
    for (const int card : s.cards.in(in_play)) {
        s.cards.put_under(card, in_deck, s.under, sitdown::everyone);
        events.move({.face = card_face(card), .from = sitdown::slot(part::played, 0), .to = sitdown::at(part::deck), .text = number_of(Text::under_deck)});
    }
    if (s.break_card == 0) return;
    const bool good = s.break_good != 0;
    const int card = s.break_card - 1;
    (good ? s.good_under : s.bad_under).put(card);
    s.break_card = s.break_good = s.effect = 0;
    events.move({.face = break_face(good, card), .from = sitdown::slot(part::played, 1), .to = sitdown::at(good ? part::good_deck : part::bad_deck),
                 .text = number_of(Text::under_deck)});
}

// The owner alone sees it, unless its place under the deck had become known (GF-5.10).
void Godfather::draw_card(State &s, Events &events) const {
    const bool all_known = s.cards.in(in_deck).count() == s.under.size();
    if (options.reshuffle && all_known) {
        s.cards.mix(in_deck, s.under);
        events.shuffle({.from = sitdown::at(part::deck), .text = number_of(Text::shuffled)});
    }
    const Viewers before = all_known && !options.reshuffle ? s.cards.knowers(s.under.next()) : sitdown::nobody;
    const int card = s.cards.take_next(in_deck, s.under, in_hand + s.turn, s.rng, hand_viewers(s.turn));
    const Viewers after = s.cards.knowers(card);
    events.next_beat();
    events.move({.by = s.turn, .face = card_face(card), .from = sitdown::at(part::deck), .to = sitdown::at(part::held, s.turn),
                 .text = number_of(Text::draws), .tells = after, .news = static_cast<Viewers>(after & ~before)});
}

} // namespace godfather
