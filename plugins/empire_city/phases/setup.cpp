// EC-1: families, start cards and resources, the first rackets and henchmen.
#include "../play.hpp"

namespace empire {

void Play::start() {
    for (auto *bytes : {s.family, s.start_card}) std::fill(bytes, bytes + most_capos, absent);
    std::fill(s.cop_at, s.cop_at + most_cops, absent);
    s.ness = s.cop_card = s.godfather = s.chief = s.consigliere = s.bust_square = absent;
    s.fight.assassin = s.fight.target = s.fight.winner = absent;
    s.city.put_all(city_deck(0));
    for (int deck = 1; deck < deck_count; ++deck) {
        for (const int card : book.deck_cards[static_cast<std::size_t>(deck)]) s.city.move(card, city_deck(deck), nobody);
    }
    s.henchmen.put_all(henchman_deck);
    s.racket_deck = RacketSet::all();
    s.cop_deck = Bits<cop_cards>::all();
    s.corruption_deck = Bits<corruption_cards>::all();
    s.pot = book.numbers.pot_start;
    for (Seat seat = 0; seat < most_capos; ++seat) s.money[seat].start(0, everyone);
    begin_phase(Phase::setup, Text::none);
    push(Job::setup);
    proceed();
}

bool Play::run_setup() {
    Frame &f = top();
    const auto next_capo = [&]() -> int {
        if (f.a == static_cast<int>(seats())) {
            f.a = 0;
            ++f.step;
            return -1;
        }
        return f.a++;
    };
    switch (f.step) {
    case 0: // EC-1.1
        if (book.options.random_families) {
            std::uint8_t order[families];
            for (int at = 0; at < families; ++at) order[at] = static_cast<std::uint8_t>(at);
            s.rng.shuffle(std::span(order));
            for (Seat seat = 0; seat < seats(); ++seat) answer_family(seat, {Choice::make(number(Act::choose_family), order[seat]), 0});
            f.step = 1;
        } else if (const int capo = next_capo(); capo >= 0) {
            push(Job::family, capo);
        }
        return false;
    case 1:
        deal_start();
        ++f.step;
        return false;
    case 2: // EC-1.10
        if (const int place = next_capo(); place >= 0) push(Job::start_racket, in_turn(place));
        return false;
    case 3: // EC-1.11
        if (const int place = next_capo(); place >= 0) push(Job::start_henchman, in_turn(place), book.numbers.start_henchmen);
        return false;
    case 4: // EC-1.12
        if (const int place = next_capo(); place >= 0) {
            const Seat seat = in_turn(place);
            push_effects(book.first_start + s.start_card[seat], Timing::setup, seat, no_rival, -1, 2);
            push_effects(book.first_family + s.family[seat], Timing::setup, seat, no_rival, -1, 2);
        }
        return false;
    default: pop(); return push(Job::round), false;
    }
}

void Query::list_family(Seat, Choices &out) const {
    for (int family = 0; family < families; ++family) {
        const bool taken = std::find(now.family, now.family + seats(), family) != now.family + seats();
        if (!taken) add(out, Act::choose_family, family);
    }
}

void Play::answer_family(Seat seat, Choice choice) {
    if (top().is(Job::family)) pop();
    s.family[seat] = static_cast<std::uint8_t>(choice.first());
    refresh_changes(seat);
    events.declare({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_family) + choice.first() + 1, .to = part(Part::shield, seat), .text = number(Text::family_chosen)});
}

// EC-1.2 to 1.9. The godfather's card is always among those dealt.
void Play::deal_start() {
    std::uint8_t others[start_cards - 1], dealt[most_capos]{};
    for (int at = 0; at < start_cards - 1; ++at) others[at] = static_cast<std::uint8_t>(at + 1);
    s.rng.shuffle(std::span(others));
    for (Seat seat = 1; seat < seats(); ++seat) dealt[seat] = others[seat];
    s.rng.shuffle(std::span(dealt, seats()));
    for (Seat seat = 0; seat < seats(); ++seat) {
        s.start_card[seat] = dealt[seat];
        if (dealt[seat] == 0) s.godfather = static_cast<std::uint8_t>(seat);
        events.show({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_start + dealt[seat] + 1), .to = part(Part::start_card, seat), .text = number(Text::start_dealt)});
    }
    events.next_beat();
    for (Seat seat = 0; seat < seats(); ++seat) {
        earn(seat, book.numbers.start_money, Text::start_money);
        apply_start(book.first_family + s.family[seat], seat);
        apply_start(book.first_start + s.start_card[seat], seat);
    }
    for (int cop = 0; cop < book.numbers.cops_at_start[seats()]; ++cop) put_cop(cop, book.square_of[0], Text::cop_enters, -1);
    events.next_beat();
    refill_rackets();
    refill_henchmen();
}

// Setup effects that need neither board nor track nor a choice.
void Play::apply_start(int record, Seat seat) {
    for (const Effect &effect : book.effects_of(record)) {
        const bool later = effect.kind == Kind::hire || effect.kind == Kind::claim || (effect.kind == Kind::draw && effect.hood == Hood::any);
        if (effect.at == Timing::setup && !later) apply(effect, {.owner = seat, .record = record});
    }
}

// D02: a racket that has no free square is not listed.
void Query::list_start_racket(Seat, Choices &out) const {
    for (const int racket : now.racket_track) {
        if ((free_squares() & book.racket(racket).fits_on) != 0) add(out, Act::take_racket, racket);
    }
}

void Play::answer_start_racket(Seat seat, Choice choice) {
    pop();
    push(Job::start_square, seat, choice.first());
    events.declare({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_racket) + choice.first() + 1, .from = part(Part::racket_track), .text = number(Text::none)});
}

// The most valuable square first.
void Query::list_start_square(Seat, Choices &out) const {
    const Squares open = free_squares() & book.racket(now.agenda.top().b).fits_on;
    for (const Squares worth : book.by_points) {
        add_each(out, Act::place_racket, each_square(open & worth));
    }
}

void Play::answer_start_square(Seat seat, Choice choice) {
    const int racket = top().b;
    pop();
    claim(seat, static_cast<int>(choice.first()));
    place_racket(seat, racket, static_cast<int>(choice.first()), Text::start_racket);
    refill_rackets();
}

bool Play::run_start_henchman() {
    if (top().b > 0 && s.henchmen.in(henchman_track).any()) return true;
    refill_henchmen();
    return pop();
}

// The strongest first.
void Query::list_start_henchman(Seat, Choices &out) const {
    for (HenchmanSet left = now.henchmen.in(henchman_track); left.any();) {
        int strongest = left.first();
        for (const int card : left) {
            if (book.henchman(card).combat > book.henchman(strongest).combat) strongest = card;
        }
        left.remove(strongest);
        add(out, Act::take_henchman, strongest);
    }
}

// No money, no corruption, no `hired` effect for these two.
void Play::answer_start_henchman(Seat seat, Choice choice) {
    --top().b;
    move_henchman(static_cast<int>(choice.first()), henchman_hand(seat), everyone, Text::start_henchman, static_cast<int>(seat));
    check_specials(seat);
}

} // namespace empire
