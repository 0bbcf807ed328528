// EC-10: one figure at a time, from the godfather round the table.
#include "../play.hpp"

namespace empire {

// a = who declares, b = his place in turn order.
bool Play::run_declarations() {
    Frame &f = top();
    switch (f.step) {
    case 0:
        begin_phase(Phase::declarations, Text::phase_declarations);
        for (Seat seat = 0; seat < seats(); ++seat) s.figures_left[seat] = static_cast<std::uint8_t>(book.options.gangsters_per_capo);
        ++s.figures_left[s.godfather]; // EC-7.7
        events.change({.by = s.godfather, .to = part(Part::figures, s.godfather)});
        f.step = 1;
        return false;
    case 1:
        for (int tried = 0; tried < static_cast<int>(seats()); ++tried) {
            const int place = (f.b + tried) % static_cast<int>(seats());
            const Seat seat = in_turn(place);
            if (s.figures_left[seat] == 0) continue;
            f.b = static_cast<std::int16_t>((place + 1) % static_cast<int>(seats()));
            f.a = static_cast<std::int16_t>(seat);
            f.step = 2;
            s.offers_this_turn = 0;
            events.next_beat();
            events.phase({.by = static_cast<int>(seat), .text = number(Text::turn_begins)});
            push(Job::declare, seat);
            return false;
        }
        return pop();
    default: // EC-10.5
        f.step = 1;
        drop_lasting(Lasts::declaration);
        refill_rackets();
        return false;
    }
}

Verdict Query::may_use(Seat seat, Neutral which) const {
    if (now.ness == book.square_of[static_cast<std::size_t>(which)]) return Verdict::no("Elliot Ness stands there: nobody may use it this round.");
    if (closed(which)) return Verdict::no("The cop card closes it this round.");
    const int needed = book.price_of[static_cast<std::size_t>(which)];
    return money(seat) >= needed ? Verdict::yes() : Verdict::no("It costs ${0} and you have less.", needed);
}

bool Query::usable(Seat seat, Neutral which) const {
    return !closed(which) && money(seat) >= book.price_of[static_cast<std::size_t>(which)];
}

Squares Query::control_squares(Seat seat) const {
    if (forbidden(Forbidden::control)) return 0;
    return claimable(seat) | (now.held[seat] & ~cop_squares());
}

Verdict Query::may_control(Seat seat, int square) const {
    if (book.square(square).neutral >= 0) return Verdict::no("Nobody can control a neutral square.");
    if (forbidden(Forbidden::control)) return Verdict::no("The cop card forbids to control territory this round.");
    if (has_square(cop_squares(), square)) return Verdict::no("A cop stands there.");
    const int owner = owner_of(square);
    if (owner >= 0 && owner != static_cast<int>(seat)) return Verdict::no("A rival controls it: you would have to attack it.");
    if (owner < 0 && !token_left(seat)) return Verdict::no("You have no family token left.");
    return Verdict::yes();
}

Squares Query::attack_squares(Seat seat) const {
    if (forbidden(Forbidden::attack)) return 0;
    return occupied() & ~now.held[seat] & ~cop_squares() & ~now.attacks[seat];
}

Verdict Query::may_attack(Seat seat, int square) const {
    const int owner = owner_of(square);
    if (owner < 0) return Verdict::no("Nobody controls it, so there is nobody to attack.");
    if (owner == static_cast<int>(seat)) return Verdict::no("It is your own.");
    if (forbidden(Forbidden::attack)) return Verdict::no("The cop card forbids attacks this round.");
    if (has_square(cop_squares(), square)) return Verdict::no("A cop stands there.");
    if (has_square(now.attacks[seat], square)) return Verdict::no("You attack it already.");
    return Verdict::yes();
}

Seats Query::hit_rivals(Seat seat) const {
    if (forbidden(Forbidden::assassination) || fit(seat).empty()) return 0;
    Seats out = 0;
    for (const Seat rival : each(rivals_of(seat))) out |= static_cast<Seats>(crew_of(rival).any() || tired_of(rival).any()) << rival;
    return out;
}

Verdict Query::may_hit(Seat seat, Seat rival) const {
    if (rival == seat) return Verdict::no("You cannot send an assassin to yourself.");
    if (forbidden(Forbidden::assassination)) return Verdict::no("The cop card forbids assassinations this round.");
    if (fit(seat).empty()) return Verdict::no("You have no henchman who could do it.");
    if (crew_of(rival).empty() && tired_of(rival).empty()) return Verdict::no("That capo has no henchman.");
    return Verdict::yes();
}

// EC-8.4
Verdict Query::may_offer(Seat seat) const {
    const Options &o = book.options;
    if (o.politics == Politics::off) return Verdict::no("Table politics are switched off.");
    if (now.offers_this_turn >= o.offers_per_turn) return Verdict::no("You have made your offers of this declaration.");
    if (o.offers_per_round > 0 && !now.offer.may(seat, o.offers_per_round)) return Verdict::no("You have made your offers of this round.");
    const bool empty = money(seat) < book.numbers.money_step && !holds_cards(seat);
    if (o.politics == Politics::gifts && empty) return Verdict::no("You have nothing to give.");
    return Verdict::yes();
}

// D17: Pancetta first, else Pitney Downs, else the first that is legal.
void Query::list_declare(Seat seat, Choices &out) const {
    constexpr Neutral order[] = {Neutral::pancetta, Neutral::pitney_downs, Neutral::city_hall, Neutral::central_station, Neutral::docks, Neutral::st_marys, Neutral::local_162};
    for (const Neutral which : order) {
        if (usable(seat, which)) add(out, Act::use, book.square_of[static_cast<std::size_t>(which)]);
    }
    const Squares control = control_squares(seat);
    for (const Hood hood : {Hood::downtown, Hood::midtown, Hood::slums}) {
        add_each(out, Act::control, each_square(control & ~now.held[seat] & book.hood_squares[static_cast<std::size_t>(hood)]));
    }
    add_each(out, Act::control, each_square(control & now.held[seat]));
    add_each(out, Act::attack, each_square(attack_squares(seat)));
    add_each(out, Act::hit, each(hit_rivals(seat)));
    if (book.options.allow_pass || out.count() == 0) add(out, Act::idle); // EC-10.4
    list_plays(seat, Timing::decl, out);
    if (may_offer(seat)) {
        add_each(out, Act::offer, each(rivals_of(seat)));
    }
}

// Cards and reveals of this timing that can do something (EC-18.1); copies of a card are one choice.
void Query::list_plays(Seat seat, Timing timing, Choices &out) const {
    int last = -1;
    for (const int card : city_of(seat) & book.city_at[static_cast<std::size_t>(timing)]) {
        const int face = book.face_number(card);
        if (face == last) continue;
        last = face;
        if (can_use(face, timing, seat)) add(out, Act::play, face);
    }
    for (const int card : fit(seat) & book.reveal_at[static_cast<std::size_t>(timing)]) {
        if (can_use(book.henchman_record(card), timing, seat)) add(out, Act::reveal, card);
    }
}

void Play::answer_declare(Seat seat, Choice choice) {
    const int thing = static_cast<int>(choice.first());
    switch (static_cast<Act>(choice.act())) {
    case Act::play:
    case Act::reveal: return play_choice(seat, choice, Timing::decl);
    case Act::offer:
        ++s.offers_this_turn;
        s.offer.begin(seat, ++s.secret.openings);
        push(Job::offer_build, seat, thing);
        return events.offer({.by = static_cast<int>(seat), .whom = thing, .text = number(Text::offer_begins)});
    default: break;
    }
    pop(); // the figure is placed: what follows is the declaration itself
    switch (static_cast<Act>(choice.act())) {
    case Act::use:
        place_figure(seat, thing);
        return use_neutral(seat, static_cast<Neutral>(book.square(thing).neutral));
    case Act::control: // EC-12
        place_figure(seat, thing);
        if (!has_square(s.held[seat], thing)) claim(seat, thing);
        return push(Job::buy, seat, 1);
    case Act::attack:
        place_figure(seat, thing, owner_of(thing));
        declare_attack(seat, thing);
        return;
    case Act::hit:
        place_figure(seat, mark_spot(choice.first()), thing);
        begin_hit(seat, choice.first());
        return;
    default:
        --s.figures_left[seat];
        return events.move({.by = static_cast<int>(seat), .token = number(Token::gangster), .from = part(Part::figures, seat), .text = number(Text::figure_idle)});
    }
}

} // namespace empire
