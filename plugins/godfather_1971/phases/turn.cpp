// The turn as a whole: who starts, what a turn begins and ends with, whose turn is next (GF-1, GF-3.1).
#include "../game.hpp"

namespace godfather {

Godfather::Godfather(const sitdown::Setup &setup) : data(setup), options(setup.options, data), seats(setup.seats) {
    if (seats < 2 || seats > static_cast<Seat>(most_players)) throw std::invalid_argument("seats: this game is for 2 to 4 players");
    for (int racket = 0; racket < racket_count; ++racket) costs[static_cast<std::size_t>(racket)] = racket_at(racket).cost;
    unsigned slot = 0, index = 0;
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        areas[static_cast<std::size_t>(hood)] = place_at(hood).area;
        first_slot[static_cast<std::size_t>(hood)] = static_cast<std::uint16_t>(slot);
        group_index[static_cast<std::size_t>(hood)] = static_cast<std::uint8_t>(index);
        if (in_game(hood)) slot += static_cast<unsigned>(place_at(hood).size), ++index;
    }
}

void Godfather::start(State &s, Events &events) const {
    s.cards.put_all(in_deck);
    s.good = s.bad = sitdown::Bits<break_cards>::all();
    for (Seat seat = 0; seat < seats; ++seat) s.cash[seat] = options.start_cash;
    s.round = 1;
    roll_for_start(s, events);
    begin_turn(s, events);
}

// GF-1.6: the highest starts; those who are tied for it, and only they, roll again.
void Godfather::roll_for_start(State &s, Events &events) const {
    Seats rolling = sitdown::all_seats(seats);
    while (std::popcount(rolling) > 1) {
        events.next_beat();
        int best = 0;
        Seats leaders = 0;
        for (const Seat seat : sitdown::each(rolling)) {
            const int sum = s.dice.roll(s.rng, data.dice_sides);
            events.roll({.by = static_cast<int>(seat), .to = sitdown::at(part::dice), .amount = sum, .text = number_of(Text::opening_roll)});
            if (sum > best) best = sum, leaders = 0;
            if (sum == best) leaders |= sitdown::seat_bit(seat);
        }
        rolling = leaders;
    }
    s.first = s.turn = static_cast<std::uint8_t>(std::countr_zero(rolling));
    events.next_beat();
    events.say({.by = s.first, .text = number_of(Text::starts)});
}

void Godfather::begin_turn(State &s, Events &events) const {
    s.entered = s.touched = s.challenged = 0;
    wait(s, Step::buy_neighborhood); // nothing of the last turn is asked any more
    events.next_beat();
    events.phase({.by = s.turn, .amount = s.round, .text = number_of(Text::turn)});
    if (s.round == 1) return next_entry(s, events); // GF-2: nobody holds a card yet
    pay_instalments(s, events);
    play_card(s, events);
}

// GF-3.1 D and what follows it.
void Godfather::end_turn(State &s, Events &events) const {
    cards_under(s, events);
    draw_card(s, events);
    check_claims(s, events);
    if (s.touched != 0) s.changed = 1;
    if (!end_of_turn_ends(s, events)) pass_turn(s, events);
}

void Godfather::pass_turn(State &s, Events &events) const {
    for (Cells &cells : s.play) cells = 0; // or they would count as the next seat's
    s.turn = static_cast<std::uint8_t>(sitdown::next_seat(s.turn, seats));
    if (s.turn != s.first) return begin_turn(s, events);
    if (end_of_round_ends(s, events)) return;
    if (options.stalemate_vote && s.bought == 0) {
        s.vote.open(sitdown::all_seats(seats));
        events.phase({.amount = s.round});
        return wait(s, Step::stalemate_vote);
    }
    next_round(s, events);
}

void Godfather::next_round(State &s, Events &events) const {
    ++s.round;
    s.changed = s.bought = 0;
    begin_turn(s, events);
}

sd_status Godfather::status(const State &s) const {
    sd_status out{};
    out.round = s.round;
    out.ending = static_cast<std::uint8_t>(s.ending);
    if (s.step == Step::over) {
        out.phase = static_cast<std::uint16_t>(Phase::draw);
        return out;
    }
    const auto prompt_number = static_cast<std::size_t>(s.step);
    out.prompt = static_cast<std::uint16_t>(prompt_number);
    out.phase = static_cast<std::uint16_t>(step_words[prompt_number - 1].phase);
    if (s.step == Step::stalemate_vote) {
        out.waiting = s.vote.waiting();
        out.window = s.vote.window();
    } else if (s.step == Step::declare_penalty_piece) { // GF-10.4: the declarer answers in another's turn
        out.waiting = sitdown::seat_bit(s.claimant[s.hood] - 1u);
    } else {
        out.waiting = sitdown::seat_bit(s.turn);
    }
    return out;
}

void Godfather::change_cash(State &s, Seat seat, std::int32_t amount, Text text, Place from, Events &events) const {
    s.cash[seat] += amount;
    Event event{.by = static_cast<int>(seat), .amount = amount < 0 ? -amount : amount, .unit = number_of(Unit::dollars), .text = number_of(text)};
    event.from = amount < 0 ? sitdown::at(part::cash, seat) : from;
    event.to = amount < 0 ? Place{} : sitdown::at(part::cash, seat);
    events.pay(event);
}

} // namespace godfather
