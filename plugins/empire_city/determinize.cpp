// Another world that the viewer cannot tell from this one.
#include "empire_city.hpp"

namespace empire {

namespace {

struct Dreamer {
    const EmpireCity &game;
    State &s;
    Seat viewer;
    Rng &rng;
    const Query q{game.book, s};

    bool hidden_hit() const { return s.fight.going_on() && s.fight.square == absent && s.fight.assassin != absent; }
    Seat attacker() const { return static_cast<Seat>(std::countr_zero(unsigned{s.fight.attackers})); }
    bool assassin_hidden() const { return hidden_hit() && viewer != attacker() && s.henchmen.where(s.fight.assassin) == henchman_hand(attacker()); }
    bool target_hidden() const {
        if (!hidden_hit() || s.fight.target == absent || s.fight.target_kind == static_cast<std::uint8_t>(TargetKind::open)) return false;
        if (s.henchmen.where(s.fight.target) != henchman_hand(s.fight.defender) || viewer == s.fight.defender) return false;
        return s.fight.target_kind == static_cast<std::uint8_t>(TargetKind::drawn) || viewer != attacker();
    }

    // Whatever another seat has put into an open window is emptied; who was ready answers anew later.
    Seats empty_answers() {
        Seats ready = 0;
        for (const Seat seat : each(s.secret.asked())) {
            if (seat == viewer) continue;
            if (s.secret.ready(seat)) ready |= seat_bit(seat);
            s.secret.reopen(seat);
            s.secret.draft(seat) = {};
            s.city.clear_marks(city_hand(seat));
            for (const int man : s.henchmen.marked_in(henchman_hand(seat))) {
                if (man == s.fight.assassin && hidden_hit()) continue;
                s.henchmen.unmark(man);
                s.fight.ability.remove(man);
                s.fight.armed[man] = 0;
            }
        }
        return ready;
    }

    void deal_cards() {
        const Book &book = game.book;
        s.city.resample(
            viewer, rng, [&](int card) { return book.face_number(card); }, [&](int card, int slot) { return book.deck_of(card) == book.deck_of(slot); });
        const bool needs_assassin = assassin_hidden(), needs_target = target_hidden(); // asked before anything moves
        const Seat killer = needs_assassin ? attacker() : 0;
        if (needs_assassin) s.henchmen.unmark(s.fight.assassin);
        s.henchmen.resample(
            viewer, rng, [](int card) { return card; }, Always{},
            [&](const auto &world) {
                for (Seat seat = 0; seat < book.seats; ++seat) { // nobody holds all five specials: the game would be over
                    int specials = 0;
                    for (const int slot : q.crew_of(seat)) specials += book.specials.has(world(slot));
                    for (const int slot : q.tired_of(seat)) specials += book.options.exhausted_specials_count && book.specials.has(world(slot));
                    if (specials == 5) return false;
                }
                if (!needs_assassin) return true;
                for (const int slot : q.crew_of(killer)) {
                    if (!s.revealed.has(world(slot))) return true;
                }
                return false;
            });
        if (needs_assassin) {
            s.fight.assassin = static_cast<std::uint8_t>(q.fit(killer).random(rng));
            s.henchmen.mark(s.fight.assassin);
        }
        if (needs_target) s.fight.target = static_cast<std::uint8_t>(s.henchmen.draw(henchman_hand(s.fight.defender), rng));
    }

    int some_money(int most) {
        const int step = game.book.numbers.money_step;
        return step * static_cast<int>(rng.below(static_cast<std::uint32_t>(most / step) + 1));
    }
    // Nothing half of the time.
    template <class Set>
    int some_card(const Set &hand) {
        return hand.any() && rng.below(2) == 1 ? hand.random(rng) : -1;
    }

    // Sweeteners that are in and wait for the godfather's decision, seen by him and their giver alone.
    void dream_sweeteners() {
        const Frame &top = s.agenda.top();
        if (!top.is(Job::tie) || static_cast<Tie>(top.c & 15) != Tie::bid || viewer == s.godfather) return;
        for (const Seat seat : each(static_cast<Seats>(top.b))) {
            if (seat == viewer || seat == s.godfather || game.book.options.politics == Politics::off) continue;
            Draft &draft = s.secret.draft(seat);
            draft = {};
            draft.money = some_money(q.money(seat) - s.bids[seat]);
            if (const int card = some_card(q.city_of(seat)); card >= 0) draft.card = static_cast<std::uint8_t>(game.book.face_number(card) + 1);
            if (const int man = some_card(q.crew_of(seat)); man >= 0) draft.henchman = static_cast<std::uint8_t>(man + 1);
        }
    }

    // An offer between two others.
    void dream_offer() {
        if (!s.offer.is_open() || sees(s.offer.seen_by(), viewer)) return;
        Parts &parts = s.offer.parts;
        parts = {};
        if (s.offer.building()) return;
        const Seat giver = s.offer.from;
        parts.money = some_money(q.money(giver));
        if (const int card = some_card(q.city_of(giver)); card >= 0) parts.card = static_cast<std::uint8_t>(game.book.face_number(card) + 1);
        if (const int man = some_card(q.crew_of(giver)); man >= 0) parts.henchman = static_cast<std::uint8_t>(man + 1);
        parts.ask = static_cast<std::uint8_t>(1 + rng.below(4));
        if (static_cast<Ask>(parts.ask) == Ask::money) parts.asked_money = game.book.numbers.money_step + some_money(game.book.numbers.asked_money - game.book.numbers.money_step);
    }
};

} // namespace

void EmpireCity::determinize(State &state, Seat viewer, Rng &rng) const {
    Dreamer dreamer{*this, state, viewer, rng};
    const Seats ready = dreamer.empty_answers();
    dreamer.deal_cards();
    for (Seat seat = 0; seat < book.seats; ++seat) {
        if (seat != viewer) state.money[seat].resample(viewer, rng, book.numbers.money_step);
    }
    if (state.agenda.empty()) return;
    dreamer.dream_sweeteners();
    dreamer.dream_offer();
    for (const Seat seat : each(ready)) answer_anew(*this, state, seat, rng);
}

} // namespace empire
