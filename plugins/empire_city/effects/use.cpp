// EC-18: a card is played or a henchman revealed for one timing; its effects follow in the order of the list.
#include "../play.hpp"

namespace empire {

bool Query::can_use(int record, Timing timing, Seat owner) const {
    for (const Effect &effect : book.effects_of(record)) {
        if (effect.at == timing && can(effect, {.owner = owner, .record = record})) return true;
    }
    return false;
}

bool Query::needs_rival(int record, Timing timing) const {
    for (const Effect &effect : book.effects_of(record)) {
        if (effect.at == timing && effect.who == Who::rival) return true;
    }
    return false;
}

const Effect *Query::racket_effect(int record, Timing timing) const {
    for (const Effect &effect : book.effects_of(record)) {
        const bool asks = effect.kind == Kind::block_racket || (effect.kind == Kind::destroy_racket && effect.where == Where::rival);
        if (effect.at == timing && asks) return &effect;
    }
    return nullptr;
}

// Rivals to whom at least one of its effects can do something.
Seats Query::legal_rivals(int record, Timing timing, Seat owner) const {
    Seats out = 0;
    for (const Seat rival : each(rivals_of(owner))) {
        for (const Effect &effect : book.effects_of(record)) {
            if (effect.at != timing || effect.who != Who::rival) continue;
            if (can(effect, {.owner = owner, .rival = rival, .record = record})) out |= seat_bit(rival);
        }
    }
    return out;
}

RacketSet Query::legal_rackets(const Effect &effect, Seat owner) const {
    if (effect.kind == Kind::block_racket) return rackets_of(rivals_of(owner), effect, ~Squares{0}) - now.blocked;
    return rackets_of(rivals_of(owner), effect, ~cop_squares());
}

void Play::play_choice(Seat seat, Choice choice, Timing timing) {
    if (choice.act() == number(Act::play)) {
        const int face = static_cast<int>(choice.first());
        move_city(copy_in_hand(seat, face), city_shown(seat), everyone, Text::card_played, static_cast<int>(seat));
        return use_card(face, timing, seat);
    }
    const int card = static_cast<int>(choice.first());
    reveal_henchman(card, seat, Text::henchman_revealed);
    use_card(book.henchman_record(card), timing, seat);
}

void Play::use_card(int record, Timing timing, Seat owner) {
    const CardFrame frame{record, owner, timing, 0, no_rival, -1};
    push(Job::card, frame.record, frame.b(), frame.c());
}

// Shown, target chosen, tokens cashed in, effects, put away (EC-9.3, 2.3, 2.5).
bool Play::run_card() {
    Frame &f = top();
    const CardFrame card = CardFrame::of(f);
    const bool city = card.record < book.first_henchman;
    switch (f.step++) {
    case 0:
        if (needs_rival(card.record, card.timing)) {
            if (legal_rivals(card.record, card.timing, card.owner) != 0) push(Job::against, card.owner, card.record, index(card.timing));
        } else if (racket_effect(card.record, card.timing) != nullptr) {
            push(Job::against_racket, card.owner, card.record, index(card.timing));
        }
        return false;
    case 1:
        if (city && book.face(card.record).against_rival && card.rival != no_rival) push(Job::cash, card.owner, seat_bit(card.rival));
        return false;
    case 2: return push_effects(card.record, card.timing, card.owner, card.rival, card.racket), false;
    default: break;
    }
    pop();
    if (city) {
        for (const int each_card : s.city.in(city_shown(card.owner))) discard_city(each_card);
    } else {
        exhaust(card.record - book.first_henchman, card.owner);
    }
    return false;
}

void Query::list_against(Seat seat, Choices &out) const {
    const Frame &f = now.agenda.top();
    for (const Seat rival : each(legal_rivals(f.b, static_cast<Timing>(f.c), seat))) add(out, Act::against, rival);
}

void Play::answer_against(Seat seat, Choice choice) {
    pop();
    CardFrame card = CardFrame::of(top());
    card.rival = choice.first();
    top().c = static_cast<std::int16_t>(card.c());
    events.declare({.by = static_cast<int>(seat), .whom = static_cast<int>(card.rival), .face = static_cast<unsigned>(card.record + 1), .text = number(Text::card_against)});
}

void Query::list_against_racket(Seat seat, Choices &out) const {
    const Frame &f = now.agenda.top();
    for (const int racket : legal_rackets(*racket_effect(f.b, static_cast<Timing>(f.c)), seat)) add(out, Act::against_racket, racket);
}

// The capo concerned is the racket's controller.
void Play::answer_against_racket(Seat seat, Choice choice) {
    pop();
    CardFrame card = CardFrame::of(top());
    card.racket = static_cast<int>(choice.first());
    card.rival = static_cast<Seat>(owner_of(square_of_racket(card.racket)));
    top().c = static_cast<std::int16_t>(card.c());
    events.declare({.by = static_cast<int>(seat), .whom = static_cast<int>(card.rival), .face = static_cast<unsigned>(card.record + 1),
                    .other = static_cast<unsigned>(book.first_racket + card.racket + 1), .to = square_place(square_of_racket(card.racket)), .text = number(Text::card_against)});
}

void Play::push_effects(int record, Timing timing, Seat owner, Seat rival, int racket, int pass) {
    const CardFrame frame{record, owner, timing, pass, rival, racket};
    push(Job::effects, frame.record, frame.b(), frame.c());
}

// Automatic effects of the capo's own records: the family first, then corruption cards by number.
void Play::trigger(Seat seat, Timing timing) {
    Bits<corruption_cards> held = s.corruption_held[seat];
    for (int card = corruption_cards - 1; card >= 0; --card) {
        if (held.has(card) && book.has(book.first_corruption + card, timing)) push_effects(book.first_corruption + card, timing, seat);
    }
    const int family = book.first_family + s.family[seat];
    if (book.has(family, timing)) push_effects(family, timing, seat);
}

// One effect at a time; what it asks lies above this frame.
bool Play::run_effects() {
    Frame &f = top();
    CardFrame frame = CardFrame::of(f);
    const auto list = book.effects_of(frame.record);
    for (; f.step < list.size(); ++f.step) {
        const Effect &effect = list[f.step];
        if (effect.at != frame.timing) continue;
        const bool board = effect.kind == Kind::hire || effect.kind == Kind::claim || (effect.kind == Kind::draw && effect.hood == Hood::any);
        if (frame.pass == 2 && !board) continue;
        if (frame.timing == Timing::collected && effect.kind != Kind::draw) continue; // counted in the sum of points
        const bool topmost = effect.who == Who::top_vp || effect.who == Who::top_corruption;
        if (topmost && frame.rival == no_rival) { // EC-7.8: the godfather decides among the tied, then it comes here again
            const Seats tied = Query::top(effect.who);
            if (std::has_single_bit(tied)) frame.rival = static_cast<Seat>(std::countr_zero(tied));
            else frame.rival = still_deciding;
            f.c = static_cast<std::int16_t>(frame.c());
            if (frame.rival == still_deciding) return ask_tie(Tie::top, tied), false;
        }
        if (topmost && frame.rival == still_deciding) frame.rival = s.decided;
        if (topmost) f.c = static_cast<std::int16_t>(CardFrame{frame.record, frame.owner, frame.timing, frame.pass, no_rival, frame.racket}.c());
        ++f.step;
        apply(effect, {frame.owner, frame.rival, frame.racket, frame.record});
        return false;
    }
    return pop();
}

} // namespace empire
