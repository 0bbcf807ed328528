// EC-6: chief, number of cops, cop card, moves, busts and Elliot Ness.
#include "../play.hpp"

namespace empire {

bool Play::run_cops() {
    Frame &f = top();
    switch (f.step++) {
    case 0: // EC-6.1
        begin_phase(Phase::cops, Text::phase_cops);
        s.cops_moved = s.cops_frozen = 0;
        s.busted = 0;
        ask_tie(Tie::chief, with_lowest_corruption());
        return false;
    case 1:
        s.chief = s.decided;
        events.mark({.by = s.chief, .text = number(Text::chief_named)});
        return count_cops();
    case 2: draw_cop_card(); return false;
    case 3:
        if (cop_steps() > 0) push(Job::cops_window, s.godfather); // EC-6.8: nothing to do for cards otherwise
        return false;
    case 4: return push(Job::chief_moves), false;
    case 5: return push(Job::busts), false;
    case 6:
        if (s.ness_in_play) push(Job::ness, s.chief);
        return false;
    default: return pop();
    }
}

// EC-6.2, 6.3
bool Play::count_cops() {
    int wanted = book.numbers.cops_at_start[seats()], there = 0;
    for (const int mark : book.numbers.marks) wanted += highest_corruption() >= mark;
    for (const std::uint8_t at : s.cop_at) there += at != absent;
    for (int cop = 0; cop < most_cops && there < wanted; ++cop) {
        if (s.cop_at[cop] != absent) continue;
        put_cop(cop, book.square_of[0], Text::cop_enters, s.chief);
        ++there;
    }
    for (; there > wanted; --there) push(Job::remove_cop, s.chief);
    const bool comes = highest_corruption() >= book.numbers.ness_mark;
    if (comes && !s.ness_in_play) {
        s.ness_in_play = 1;
        events.mark({.token = number(Token::ness), .text = number(Text::ness_enters)});
    } else if (!comes && s.ness_in_play && book.options.ness_leaves) {
        const Place from = s.ness == absent ? Place{} : square_place(s.ness);
        s.ness_in_play = 0;
        s.ness = absent;
        refresh_cops();
        events.move({.token = number(Token::ness), .from = from, .text = number(Text::ness_leaves)});
    }
    return false;
}

// D06: one on City Hall first.
void Query::list_remove_cop(Seat, Choices &out) const {
    Squares there = 0;
    for (const std::uint8_t at : now.cop_at) {
        if (at != absent) there |= square_bit(at);
    }
    const Squares station = square_bit(book.square_of[0]);
    for (const int square : each_square(there & station)) add(out, Act::remove_cop, square);
    for (const int square : each_square(there & ~station)) add(out, Act::remove_cop, square);
}

void Play::answer_remove_cop(Seat seat, Choice choice) {
    pop();
    const int square = static_cast<int>(choice.first());
    s.cop_at[cop_on(square, 31)] = absent;
    refresh_cops();
    events.move({.by = static_cast<int>(seat), .token = number(Token::cop), .from = square_place(square), .text = number(Text::cop_leaves)});
}

// EC-6.4, 2.11: the card in force joins its pile just before the next is drawn.
void Play::draw_cop_card() {
    if (s.cop_card != absent) {
        s.cop_pile.add(s.cop_card);
        events.move({.face = static_cast<unsigned>(book.first_cop + s.cop_card + 1), .from = part(Part::cop_card), .to = part(Part::cop_pile)});
    }
    if (s.cop_deck.empty()) {
        s.cop_deck = s.cop_pile;
        s.cop_pile.clear();
        events.shuffle({.from = part(Part::cop_pile), .to = part(Part::cop_deck), .text = number(Text::cops_shuffled)});
    }
    s.cop_card = static_cast<std::uint8_t>(s.cop_deck.random(s.rng));
    s.cop_deck.remove(s.cop_card);
    for (Seat seat = 0; seat < seats(); ++seat) refresh_changes(seat);
    events.next_beat();
    events.show({.by = s.chief, .face = static_cast<unsigned>(book.first_cop + s.cop_card + 1), .from = part(Part::cop_deck), .to = part(Part::cop_card),
                 .amount = book.cops[s.cop_card].bribe, .unit = number(Unit::money), .text = number(Text::cop_card_drawn)});
    push_effects(book.first_cop + s.cop_card, Timing::drawn, s.chief);
}

// EC-6.5: everybody who holds a card is asked, once round the table; a = who, b = how many have been asked.
bool Play::run_cops_window() {
    Frame &f = top();
    for (; f.b < static_cast<int>(seats()); ++f.b) {
        f.a = static_cast<std::int16_t>(in_turn(f.b));
        if (holds_cards(in_turn(f.b))) return true;
    }
    return pop();
}

void Query::list_cops_window(Seat seat, Choices &out) const {
    add(out, Act::pass);
    list_plays(seat, Timing::cops, out);
}

void Play::answer_cops_window(Seat seat, Choice choice) {
    if (choice.act() != number(Act::pass)) return play_choice(seat, choice, Timing::cops);
    ++top().b;
    events.say({.by = static_cast<int>(seat)});
}

// EC-6.6, 6.8
bool Play::run_chief_moves() {
    const int steps = cop_steps();
    const Squares choice = squares_of_cops(movable_cops(steps));
    if (choice == 0) {
        if (s.cops_moved == 0) events.say({.text = number(Text::no_cop_moves)});
        return pop();
    }
    if (std::has_single_bit(choice)) push(Job::move_cop, s.chief, std::countr_zero(choice), steps);
    else push(Job::pick_cop, s.chief, steps);
    return false;
}

// Of cops on one square it does not matter which. An effect's owner may keep a cop where it is if it says "may".
void Query::list_pick_cop(Seat, Choices &out) const {
    const Frame &f = now.agenda.top();
    if (f.c != 0) add(out, Act::stop);
    for (const int square : each_square(squares_of_cops(movable_cops(f.b)))) add(out, Act::pick_cop, square);
}

void Play::answer_pick_cop(Seat seat, Choice choice) {
    const int steps = top().b;
    pop();
    events.say({.by = static_cast<int>(seat)});
    if (choice.act() == number(Act::pick_cop)) push(Job::move_cop, seat, choice.first(), steps);
}

// D09: a square that is not his own first.
void Query::list_move_cop(Seat seat, Choices &out) const {
    const Frame &f = now.agenda.top();
    const Squares there = cop_destinations(cop_on(f.b, movable_cops(f.c)), f.c);
    add_each(out, Act::move_cop, each_square(there & ~now.held[seat]));
    add_each(out, Act::move_cop, each_square(there & now.held[seat]));
}

void Play::answer_move_cop(Seat seat, Choice choice) {
    const Frame f = s.agenda.pop();
    const int cop = cop_on(f.b, movable_cops(f.c));
    const int square = static_cast<int>(choice.first());
    s.cops_moved = static_cast<std::uint8_t>(s.cops_moved | 1u << cop);
    put_cop(cop, square, Text::cop_moves, static_cast<int>(seat));
    if (owner_of(square) >= 0) s.busted |= square_bit(square);
}

void Query::list_freeze_cop(Seat, Choices &out) const {
    if (now.agenda.top().c != 0) add(out, Act::stop);
    Squares there = 0;
    for (int cop = 0; cop < most_cops; ++cop) {
        if (now.cop_at[cop] != absent && ((now.cops_moved | now.cops_frozen) >> cop & 1) == 0) there |= square_bit(now.cop_at[cop]);
    }
    for (const int square : each_square(there)) add(out, Act::freeze_cop, square);
}

void Play::answer_freeze_cop(Seat seat, Choice choice) {
    pop();
    if (choice.act() == number(Act::stop)) return events.say({.by = static_cast<int>(seat)});
    const int square = static_cast<int>(choice.first());
    const int cop = cop_on(square, 31u & ~static_cast<unsigned>(s.cops_moved | s.cops_frozen));
    s.cops_frozen = static_cast<std::uint8_t>(s.cops_frozen | 1u << cop);
    events.mark({.by = static_cast<int>(seat), .token = number(Token::cop), .to = square_place(square), .text = number(Text::cop_frozen)});
}

// EC-6.9: in turn order; who has several busted squares settles them in an order of his choice.
bool Play::run_busts() {
    Frame &f = top();
    for (; f.b < static_cast<int>(seats()); ++f.b) {
        const Seat seat = in_turn(f.b);
        const Squares mine = s.busted & s.held[seat];
        if (mine == 0) continue;
        f.a = static_cast<std::int16_t>(seat);
        if (!std::has_single_bit(mine)) return true;
        push(Job::bust, seat, std::countr_zero(mine));
        return false;
    }
    return pop();
}

void Query::list_bust_order(Seat seat, Choices &out) const {
    const Squares mine = now.busted & now.held[seat];
    for (const Squares worth : book.by_points) {
        add_each(out, Act::settle_first, each_square(mine & worth));
    }
}

void Play::answer_bust_order(Seat seat, Choice choice) {
    events.say({.by = static_cast<int>(seat), .to = square_place(static_cast<int>(choice.first()))});
    push(Job::bust, seat, choice.first());
}

bool Play::run_bust() {
    s.bust_square = static_cast<std::uint8_t>(top().b);
    if (has_square(s.busted, top().b)) return true;
    s.bust_square = absent;
    return pop();
}

void Query::list_bust(Seat seat, Choices &out) const {
    const bool affordable = bribe_price(seat, now.agenda.top().b) <= money(seat); // EC-6.10
    if (affordable) add(out, Act::bribe);
    add(out, Act::give_up);
    list_plays(seat, Timing::bust, out);
}

void Play::answer_bust(Seat seat, Choice choice) {
    const int square = top().b;
    if (choice.act() == number(Act::play) || choice.act() == number(Act::reveal)) return play_choice(seat, choice, Timing::bust);
    s.busted &= ~square_bit(square);
    if (choice.act() == number(Act::give_up)) return lose_square(square, Text::square_lost);
    const int price = bribe_price(seat, square);
    s.money[seat].shift(-price);
    events.pay({.by = static_cast<int>(seat), .from = part(Part::money, seat), .to = square_place(square), .amount = price, .unit = number(Unit::money), .text = number(Text::bribe_paid)});
    trigger(seat, Timing::bribe_paid);
}

// EC-6.12: D12 proposes the most valuable square of the leading rival.
void Query::list_ness(Seat seat, Choices &out) const {
    const Squares legal = ((Squares{1} << squares) - 1) & ~cop_squares();
    int best = -1, leading = -1;
    for (const Seat rival : each(rivals_of(seat))) {
        if ((now.held[rival] & legal) != 0 && now.points[rival] > leading) {
            leading = now.points[rival];
            best = -1;
            for (const int square : each_square(now.held[rival] & legal)) {
                if (best < 0 || book.points[static_cast<std::size_t>(square)] > book.points[static_cast<std::size_t>(best)]) best = square;
            }
        }
    }
    if (best >= 0) add(out, Act::move_ness, best);
    for (const int square : each_square(legal)) {
        if (square != best) add(out, Act::move_ness, square);
    }
}

void Play::answer_ness(Seat seat, Choice choice) {
    pop();
    const int square = static_cast<int>(choice.first());
    const Place from = s.ness == absent ? Place{} : square_place(s.ness);
    s.ness = static_cast<std::uint8_t>(square);
    refresh_cops();
    events.move({.by = static_cast<int>(seat), .token = number(Token::ness), .from = from, .to = square_place(square), .text = number(Text::ness_moves)});
    if (book.square(square).neutral >= 0) events.mark({.to = square_place(square), .text = number(Text::ness_closes)});
    lose_square(square, Text::ness_busts);
}

} // namespace empire
