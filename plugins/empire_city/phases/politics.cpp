// EC-8: offers and gifts of the capo who declares, and their answer.
#include "../play.hpp"

namespace empire {

// Only steps that can still end in an offer are listed; each part can be named once. Built in secret.
void Query::list_offer_build(Seat seat, Choices &out) const {
    const Parts &parts = now.offer.parts;
    const bool asks = parts.ask != 0;
    if (parts.gives() || asks) add(out, Act::send);
    if (book.options.politics == Politics::offers && !asks) {
        add(out, Act::ask_pact);
        add(out, Act::ask_card);
        add(out, Act::ask_henchman);
        out.range(number(Act::ask_money), book.numbers.money_step, book.numbers.asked_money, book.numbers.money_step);
    }
    list_draft_gifts(seat, money(seat), parts.money == 0, parts.card == 0, parts.henchman == 0, out);
}

void Play::answer_offer_build(Seat seat, Choice choice) {
    Parts &parts = s.offer.parts;
    const auto ask = [&](Ask what) { parts.ask = static_cast<std::uint8_t>(what); };
    switch (static_cast<Act>(choice.act())) {
    case Act::give_money: parts.money = choice.amount; break;
    case Act::give_card: parts.card = static_cast<std::uint8_t>(choice.first() + 1); break;
    case Act::give_henchman: parts.henchman = static_cast<std::uint8_t>(choice.first() + 1); break;
    case Act::ask_card: ask(Ask::card); break;
    case Act::ask_henchman: ask(Ask::henchman); break;
    case Act::ask_pact: ask(Ask::pact); break;
    case Act::ask_money:
        ask(Ask::money);
        parts.asked_money = choice.amount;
        break;
    default: return send_offer(seat);
    }
    events.privately(seat);
}

// The partner learns the parts; the others only that something is offered.
void Play::send_offer(Seat seat) {
    const auto partner = static_cast<Seat>(top().b);
    const Parts &parts = s.offer.parts;
    pop();
    s.offer.send(partner);
    const Viewers two = only(seat, partner);
    const bool gift = parts.ask == 0;
    events.offer({.by = static_cast<int>(seat), .whom = static_cast<int>(partner), .face = parts.card, .amount = parts.money, .unit = number(Unit::money),
                  .text = number(gift ? Text::gift_made : Text::offer_made), .tells = two, .news = only(partner)});
    if (parts.money > 0) s.money[seat].at_least(parts.money, only(partner));
    if (parts.card != 0) s.city.reveal(shown_copy(seat, partner, parts.card - 1), only(partner));
    if (parts.henchman != 0) {
        s.henchmen.reveal(parts.henchman - 1, only(partner));
        events.show({.by = static_cast<int>(seat), .whom = static_cast<int>(partner), .face = static_cast<unsigned>(book.first_henchman + parts.henchman), .exists = two, .tells = two});
    }
    if (gift) return swap_offer(-1, -1);
    push(Job::offer_answer, partner, seat);
}

// "Accept" only if he can fulfil it; for a card, one choice for each that would.
void Query::list_offer_answer(Seat seat, Choices &out) const {
    const Parts &parts = now.offer.parts;
    add(out, Act::decline);
    switch (static_cast<Ask>(parts.ask)) {
    case Ask::money:
        if (money(seat) >= parts.asked_money) add(out, Act::accept);
        return;
    case Ask::card: {
        int last = -1;
        for (const int card : city_of(seat)) {
            if (book.face_number(card) != last) add(out, Act::accept_card, last = book.face_number(card));
        }
        return;
    }
    case Ask::henchman:
        for (const int card : crew_of(seat)) add(out, Act::accept_henchman, card);
        return;
    default: add(out, Act::accept);
    }
}

void Play::answer_offer_answer(Seat seat, Choice choice) {
    const auto act = static_cast<Act>(choice.act());
    const auto maker = static_cast<int>(top().b);
    pop();
    const bool yes = act != Act::decline;
    events.offer({.by = static_cast<int>(seat), .whom = maker, .text = number(yes ? Text::offer_accepted : Text::offer_declined)});
    if (!yes) return s.offer.close();
    swap_offer(act == Act::accept_card ? static_cast<int>(choice.first()) : -1, act == Act::accept_henchman ? static_cast<int>(choice.first()) : -1);
}

// Everything changes hands at once; `card` is the design and `henchman` the man that fulfil what was asked.
void Play::swap_offer(int card, int henchman) {
    const Parts parts = s.offer.parts;
    const Seat from = s.offer.from, to = s.offer.to;
    s.offer.close();
    events.next_beat();
    events.offer({.by = static_cast<int>(from), .whom = static_cast<int>(to), .news = everyone}); // all see how many cards go
    if (parts.money > 0) move_money(from, to, parts.money, std::max(parts.money, static_cast<int>(s.money[from].high(spectator))), Text::gift_money);
    if (static_cast<Ask>(parts.ask) == Ask::money) move_money(to, from, parts.asked_money, book.numbers.asked_money, Text::gift_money);
    if (static_cast<Ask>(parts.ask) == Ask::pact) {
        const auto until = static_cast<std::uint8_t>(s.round + 1); // EC-8.2
        s.pact_until[from][to] = s.pact_until[to][from] = until;
        events.mark({.by = static_cast<int>(from), .whom = static_cast<int>(to), .token = number(Token::pact), .to = part(Part::pacts, to), .text = number(Text::pact_made)});
    }
    if (parts.card != 0) transfer_card(from, to, parts.card - 1, Text::gift_card);
    if (card >= 0) transfer_card(to, from, card, Text::gift_card);
    // Both men change hands before anybody can win by it (EC-8.6).
    const HenchmanSet before = crew_of(from) | crew_of(to);
    if (parts.henchman != 0) move_henchman(parts.henchman - 1, henchman_hand(to), only(from, to), Text::gift_henchman, static_cast<int>(from), static_cast<int>(to));
    if (henchman >= 0) move_henchman(henchman, henchman_hand(from), only(from, to), Text::gift_henchman, static_cast<int>(to), static_cast<int>(from));
    if (before.any() && !check_specials(to)) check_specials(from);
}

// A copy that the other knows of already, if there is one: being offered it tells him of no second copy.
int Query::shown_copy(Seat from, Seat to, int face) const {
    const CitySet mine = copies(face) & city_of(from);
    const CitySet seen = mine & now.city.known_by(to);
    return seen.any() ? seen.first() : mine.first();
}

void Play::transfer_card(Seat from, Seat to, int face, Text text) {
    move_city(shown_copy(from, to, face), city_hand(to), only(from, to), text, static_cast<int>(from), static_cast<int>(to));
}

void Play::transfer_henchman(Seat from, Seat to, int card, Text text) {
    move_henchman(card, henchman_hand(to), only(from, to), text, static_cast<int>(from), static_cast<int>(to));
    check_specials(to);
}

} // namespace empire
