// Choices and questions in words, for the seat that answers and for those who wait.
#include "empire_city.hpp"
#include "notes.hpp"

namespace empire {

namespace {

std::string seat_name(Seat seat) { return "{seat:" + std::to_string(seat) + "}"; }

std::string seat_names(Seats seats) {
    std::string out;
    while (seats != 0) {
        const Seat seat = static_cast<Seat>(std::countr_zero(seats));
        seats &= seats - 1;
        if (!out.empty()) out += seats == 0 ? " and " : ", ";
        out += seat_name(seat);
    }
    return out;
}

struct Teller {
    const Book &book;
    const State &s;
    Seat seat;
    const Query q{book, s};

    const Frame &top() const { return s.agenda.top(); }

    std::string hire_note(int card, int price) const {
        const int corruption = book.options.hire_corruption ? book.henchman(card).corruption : 0;
        return dollars(price) + (corruption ? ", " + std::to_string(corruption) + " corruption" : "") + "; " + henchman_note(book, card);
    }
    const Effect &effect_of_top() const { return book.effects[static_cast<std::size_t>(top().b)]; }

    // What a declaration costs or means at once.
    std::string square_note(Act act, int square) const {
        if (act == Act::attack) return std::to_string(q.attack_price(seat)) + " corruption; defended by " + seat_name(static_cast<Seat>(q.owner_of(square)));
        if (act == Act::control) return has_square(s.held[seat], square) ? "your own square" : worth_note(book, square);
        switch (static_cast<Neutral>(book.square(square).neutral)) {
        case Neutral::city_hall: return dollars(book.numbers.city_hall_price) + " for " + std::to_string(q.city_hall_points(seat)) + " points each";
        case Neutral::pitney_downs: return "the pot is " + dollars(s.pot);
        case Neutral::pancetta: return "draw two city cards";
        case Neutral::central_station: return "hire from the track";
        case Neutral::docks: return dollars(book.numbers.docks_fee) + " into the pot, six new henchmen";
        case Neutral::st_marys: return dollars(book.numbers.church_price) + " against " + std::to_string(q.church_relief(seat)) + " corruption";
        case Neutral::local_162: return dollars(book.numbers.union_fee) + " into the pot, six new rackets";
        }
        return {};
    }

    // The card role: where the thing lies that is used.
    void cards(Act act, int thing, Description &words) const {
        const auto id = static_cast<unsigned>(thing);
        switch (act) {
        case Act::take_racket:
        case Act::buy:
            words.card(part(Part::racket_track), id);
            words.note = racket_text(book, book.racket(thing));
            if (act == Act::buy) words.note = dollars(buy_price(thing)) + "; " + words.note;
            return;
        case Act::take_henchman:
            words.note = henchman_note(book, thing);
            return words.card(part(Part::henchmen_track), id);
        case Act::hire: return hire(thing, words);
        case Act::play:
        case Act::give_card:
        case Act::accept_card:
        case Act::commit:
        case Act::discard:
            words.card(part(Part::city_hand, seat), id);
            words.note = book.record(thing).text;
            return;
        case Act::reveal:
        case Act::give_henchman:
        case Act::accept_henchman:
        case Act::assassin:
        case Act::score:
        case Act::ability:
            words.card(part(Part::henchman_hand, seat), id);
            if (act == Act::reveal || act == Act::ability) words.note = book.record(book.henchman_record(thing)).text;
            else words.note = "combat " + std::to_string(book.henchman(thing).combat);
            return;
        case Act::refresh:
            words.card(part(Part::tired, seat), id);
            words.note = dollars(q.refresh_price(seat, thing)) + (book.henchman(thing).corruption ? ", " + std::to_string(book.henchman(thing).corruption) + " corruption" : "");
            return;
        default: return words.card(part(Part::tired, seat), id); // save, refresh_free
        }
    }

    int buy_price(int racket) const {
        int lowest = book.racket(racket).cost * 2;
        for (const int square : each_square(q.racket_squares(seat, racket, top().b != 0))) lowest = std::min(lowest, q.racket_price(seat, racket, book.hood(square)));
        return lowest;
    }

    void hire(int card, Description &words) const {
        if (!top().is(Job::hire_one)) {
            words.card(part(Part::henchmen_track), static_cast<unsigned>(card));
            words.note = hire_note(card, q.hire_price(seat, card));
            return;
        }
        const Effect &effect = effect_of_top();
        words.card(part(effect.source == Source::track ? Part::henchmen_track : Part::henchmen_pile), static_cast<unsigned>(card));
        words.note = effect.free ? "free; " + henchman_note(book, card) : hire_note(card, q.hire_price(seat, card, effect.amount));
    }

    void targets(Act act, int thing, Description &words) const {
        const auto id = static_cast<unsigned>(thing);
        switch (act) {
        case Act::target: return words.target(part(Part::tired, static_cast<Seat>(top().b)), id);
        case Act::pick_victim: return words.target(part(Part::henchman_hand, static_cast<Seat>(top().b)), id);
        case Act::kill: {
            const int place = s.henchmen.where(thing);
            return words.target(henchman_place(place), id);
        }
        default: return words.target(square_place(q.square_of_racket(thing)), id); // against_racket, collect_one
        }
    }

    std::string offer_terms() const {
        const Parts &parts = s.offer.parts;
        std::string gives, wants;
        const auto also = [&](const std::string &what) { gives += (gives.empty() ? "" : " and ") + what; };
        if (parts.money > 0) also(dollars(parts.money));
        if (parts.card != 0) also(book.record(parts.card - 1).name);
        if (parts.henchman != 0) also(book.record(book.first_henchman + parts.henchman - 1).name);
        switch (static_cast<Ask>(parts.ask)) {
        case Ask::money: wants = dollars(parts.asked_money); break;
        case Ask::card: wants = "a city card of your choice"; break;
        case Ask::henchman: wants = "a henchman of your choice"; break;
        default: wants = "a pact until the end of the next round";
        }
        const std::string from = seat_name(s.offer.from);
        return gives.empty() ? from + " asks you for " + wants + "." : from + " offers you " + gives + " for " + wants + ".";
    }

    // The thing a question is about, where it names one.
    std::string thing_of_question() const {
        const Frame &f = top();
        if (f.is(Job::start_square) || f.is(Job::buy_square)) return book.record(book.first_racket + f.b).name;
        if (f.is(Job::move_cop) || f.is(Job::bust)) return book.square(f.b).name;
        if (f.is(Job::against) || f.is(Job::against_racket)) return book.record(f.b).name;
        if (f.is(Job::select)) return book.square(s.fight.square).name;
        return "it";
    }
    Seats rivals_of_question() const {
        const Frame &f = top();
        if (f.is(Job::cash)) return q.vendetta_from(static_cast<Seat>(f.a), static_cast<Seats>(f.b));
        if (f.is(Job::pick_victim) || f.is(Job::offer_build) || f.is(Job::offer_answer)) return seat_bit(static_cast<Seat>(f.b));
        return 0;
    }
};

} // namespace

void EmpireCity::describe(const State &state, Seat seat, Choice choice, Description &words) const {
    const Teller tell{book, state, seat};
    const auto act = static_cast<Act>(choice.act());
    const int thing = static_cast<int>(choice.first());
    switch (act) {
    case Act::choose_family:
        words.face(static_cast<unsigned>(book.first_family + thing + 1));
        words.note = book.record(book.first_family + thing).text;
        return;
    case Act::name_capo:
    case Act::hit:
    case Act::offer:
    case Act::cash:
    case Act::against:
        words.seat(choice.first());
        if (act == Act::hit) words.note = std::to_string(tell.q.hit_price(seat)) + " corruption";
        return;
    case Act::draw_from: return words.space(deck_place(thing));
    case Act::use:
    case Act::control:
    case Act::attack:
        words.space(square_place(thing));
        words.note = tell.square_note(act, thing);
        return;
    case Act::place_racket:
    case Act::claim:
        words.note = worth_note(book, thing);
        return words.space(square_place(thing));
    case Act::remove_cop:
    case Act::pick_cop:
    case Act::move_cop:
    case Act::freeze_cop:
    case Act::settle_first:
    case Act::move_ness:
    case Act::fight:
    case Act::add_token: return words.space(square_place(thing));
    case Act::bribe: words.note = dollars(tell.q.bribe_price(seat, tell.top().b)); return;
    case Act::target:
    case Act::pick_victim:
    case Act::against_racket:
    case Act::kill:
    case Act::collect_one: return tell.targets(act, thing, words);
    case Act::arm:
        words.card(part(Part::city_hand, seat), choice.first());
        words.target(part(Part::henchman_hand, seat), choice.second());
        words.note = "+" + std::to_string(book.face(thing).weapon);
        return;
    case Act::take_racket:
    case Act::take_henchman:
    case Act::play:
    case Act::reveal:
    case Act::give_card:
    case Act::give_henchman:
    case Act::accept_card:
    case Act::accept_henchman:
    case Act::hire:
    case Act::buy:
    case Act::assassin:
    case Act::score:
    case Act::ability:
    case Act::commit:
    case Act::save:
    case Act::refresh:
    case Act::refresh_free:
    case Act::discard: return tell.cards(act, thing, words);
    default: return;
    }
}

void EmpireCity::prompt(const State &state, Seat viewer, Prompt &words) const {
    if (state.agenda.empty()) return;
    const Teller tell{book, state, viewer};
    const Frame &top = tell.top();
    const sd_status now = status(state);
    words.set("{who}", seat_names(now.waiting));
    words.set("{thing}", tell.thing_of_question());
    words.set("{rivals}", seat_names(tell.rivals_of_question()));
    if (top.is(Job::bust)) words.set("{price}", dollars(tell.q.bribe_price(static_cast<Seat>(top.a), top.b)));
    if (top.is(Job::donate)) {
        words.set("{price}", dollars(book.numbers.city_hall_price));
        words.set("{points}", std::to_string(tell.q.city_hall_points(static_cast<Seat>(top.a))));
    }
    if (top.is(Job::church)) {
        words.set("{price}", dollars(book.numbers.church_price));
        words.set("{points}", std::to_string(tell.q.church_relief(static_cast<Seat>(top.a))));
    }
    if (top.is(Job::offer_answer)) {
        const bool party = sees(state.offer.seen_by(), viewer);
        words.set("{terms}", party ? tell.offer_terms() : "An offer is on the table.");
    }
}

} // namespace empire
