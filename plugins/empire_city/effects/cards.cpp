// Effects on hands and henchmen.
#include "../play.hpp"

namespace empire {

void Play::do_draw(const Effect &effect, const Use &use) {
    for (const Seat seat : each(meant(effect.who, use))) {
        if (effect.hood == Hood::any) push(Job::deck, seat, effect.count);
        for (int left = effect.count; effect.hood != Hood::any && left > 0; --left) draw_city(seat, index(effect.hood) - 1);
    }
}

// Only the two see which; the others forget what they knew of that hand.
void Play::do_steal_city(const Effect &effect, const Use &use) {
    for (int left = effect.count; left > 0 && city_of(use.rival).any(); --left) {
        const int card = s.city.draw(city_hand(use.rival), s.rng);
        move_city(card, city_hand(use.owner), only(use.owner, use.rival), Text::stolen_card, static_cast<int>(use.owner), static_cast<int>(use.rival));
    }
}

void Play::do_discard_city(const Effect &effect, const Use &use) {
    for (const Seat seat : each(meant(effect.who, use))) {
        for (int left = effect.count; left > 0 && city_of(seat).any(); --left) {
            const int card = s.city.draw(city_hand(seat), s.rng);
            move_city(card, city_pile(book.deck_of(card)), everyone, Text::city_discarded, static_cast<int>(seat));
        }
    }
}

void Play::do_peek(const Effect &effect, const Use &use) {
    const Viewers two = only(use.owner, use.rival);
    const auto tell = [&](unsigned face, Place where, Text text) {
        events.show({.by = static_cast<int>(use.owner), .whom = static_cast<int>(use.rival), .face = face, .from = where, .text = number(text), .tells = two});
    };
    if ((effect.zones & zone_city) != 0) {
        for (const int card : city_of(use.rival)) tell(static_cast<unsigned>(book.face_number(card) + 1), part(Part::city_hand, use.rival), Text::peeked_card);
        s.city.reveal_place(city_hand(use.rival), only(use.owner));
    }
    if ((effect.zones & zone_henchmen) != 0) {
        for (const int card : crew_of(use.rival)) tell(static_cast<unsigned>(book.henchman_record(card) + 1), part(Part::henchman_hand, use.rival), Text::peeked_card);
        s.henchmen.reveal_place(henchman_hand(use.rival), only(use.owner));
    }
    if ((effect.zones & zone_money) != 0) {
        s.money[use.rival].look(use.owner);
        events.show({.by = static_cast<int>(use.owner), .whom = static_cast<int>(use.rival), .from = part(Part::money, use.rival), .amount = money(use.rival), .unit = number(Unit::money),
                     .text = number(Text::peeked_money), .tells = two});
    }
}

// Never the revealing man himself: he lies shown, not exhausted, until his effects are over.
HenchmanSet Query::refreshable(const Effect &effect, Seat owner) const {
    HenchmanSet out = tired_of(owner);
    if (effect.most == 0) return out;
    for (const int card : out) {
        if (book.henchman(card).cost > effect.most) out.remove(card);
    }
    return out;
}

void Play::do_refresh(const Effect &effect, const Use &use) { push(Job::refresh_free, use.owner, &effect - book.effects.data(), effect.count); }

bool Play::run_refresh_free() {
    const Frame &f = top();
    return f.c > 0 && refreshable(book.effects[static_cast<std::size_t>(f.b)], static_cast<Seat>(f.a)).any() ? true : pop();
}

void Query::list_refresh_free(Seat seat, Choices &out) const {
    const HenchmanSet men = refreshable(book.effects[static_cast<std::size_t>(now.agenda.top().b)], seat);
    for (const int card : men) add(out, Act::refresh_free, card);
    add(out, Act::enough);
}

void Play::answer_refresh_free(Seat seat, Choice choice) {
    if (choice.act() == number(Act::enough)) {
        events.say({.by = static_cast<int>(seat)});
        pop();
        return;
    }
    --top().c;
    move_henchman(static_cast<int>(choice.first()), henchman_hand(seat), everyone, Text::refreshed, static_cast<int>(seat));
    check_specials(seat);
}

void Play::do_exhaust(const Effect &effect, const Use &use) {
    for (int left = effect.count; left > 0 && crew_of(use.rival).any(); --left) {
        const int card = s.henchmen.draw(henchman_hand(use.rival), s.rng);
        move_henchman(card, henchman_tired(use.rival), everyone, Text::exhausted_by, static_cast<int>(use.owner), static_cast<int>(use.rival));
        if (check_specials(use.rival)) return;
    }
}

// Costs compared with a limit are the printed ones.
HenchmanSet Query::hireable(const Effect &effect, Seat owner) const {
    HenchmanSet out = now.henchmen.in(effect.source == Source::track ? henchman_track : henchman_pile);
    for (const int card : out) {
        const bool dear = effect.most > 0 && book.henchman(card).cost > effect.most;
        if (dear || (!effect.free && hire_price(owner, card, effect.amount) > money(owner))) out.remove(card);
    }
    return out;
}

// He may hire: the card is open now, so he is asked even if he cannot pay any more.
void Play::do_hire(const Effect &effect, const Use &use) { push(Job::hire_one, use.owner, &effect - book.effects.data()); }

void Query::list_hire_one(Seat seat, Choices &out) const {
    const Effect &effect = book.effects[static_cast<std::size_t>(now.agenda.top().b)];
    for (const int card : hireable(effect, seat)) add(out, Act::hire, card);
    add(out, Act::enough);
}

void Play::answer_hire_one(Seat seat, Choice choice) {
    const Effect &effect = book.effects[static_cast<std::size_t>(top().b)];
    pop();
    if (choice.act() == number(Act::enough)) return events.say({.by = static_cast<int>(seat)});
    const int card = static_cast<int>(choice.first());
    if (hire(seat, card, hire_price(seat, card, effect.amount), effect.free)) return;
    refill_henchmen(); // EC-11.10
}

} // namespace empire
