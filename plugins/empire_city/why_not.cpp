// Why a thing cannot be used now: the same tests that make the lists.
#include "empire_city.hpp"

namespace empire {

namespace {

struct Reasons {
    const Book &book;
    const Query q;
    Seat seat;

    Verdict square(int number_of) const {
        const Square &at_square = book.square(number_of);
        if (at_square.neutral >= 0) return q.may_use(seat, static_cast<Neutral>(at_square.neutral));
        const int owner = q.owner_of(number_of);
        return owner >= 0 && owner != static_cast<int>(seat) ? q.may_attack(seat, number_of) : q.may_control(seat, number_of);
    }

    Verdict city_card(int design, Timing timing) const {
        if (!book.has(design, timing)) return Verdict::no("This card is for another moment.");
        return q.can_use(design, timing, seat) ? Verdict::yes() : Verdict::no("Nothing would happen: it has no target now.");
    }

    Verdict henchman(int card, Timing timing) const {
        if (q.now.revealed.has(card)) return Verdict::no("He has been used this round.");
        if (!book.reveal_at[static_cast<std::size_t>(timing)].has(card)) return Verdict::no("He has no ability for this moment.");
        return q.can_use(book.henchman_record(card), timing, seat) ? Verdict::yes() : Verdict::no("Nothing would happen: his ability has no target now.");
    }

    Verdict for_hire(int card, int price) const {
        static_cast<void>(card);
        return price <= q.money(seat) ? Verdict::yes() : Verdict::no("He costs ${0} and you have less.", price);
    }

    Verdict racket(int card, bool cops_matter) const {
        const Squares fits = q.racket_squares(seat, card, false);
        if (fits == 0) return Verdict::no("None of your squares allows it and has room.");
        const Squares open = cops_matter ? fits & ~q.cop_squares() : fits;
        if (open == 0) return Verdict::no("Cops stand on every square of yours where it could open.");
        return q.affordable_squares(seat, card, cops_matter) != 0 ? Verdict::yes() : Verdict::no("It costs more than you have.");
    }

    static Timing moment(const Frame &f) {
        if (f.is(Job::cops_window)) return Timing::cops;
        if (f.is(Job::bust)) return Timing::bust;
        if (f.is(Job::sitdown_window)) return Timing::sitdown;
        if (f.is(Job::refresh)) return Timing::refresh;
        if (f.is(Job::collect)) return Timing::collect;
        return Timing::decl;
    }
};

} // namespace

Verdict EmpireCity::why_not(const State &state, Seat seat, Place place, unsigned thing) const {
    if (state.agenda.empty()) return Verdict::no("The game is over.");
    const sd_status now = status(state);
    if (!has_seat(now.waiting, seat)) return Verdict::no("It is not your turn.");
    const Frame &top = state.agenda.top();
    const Reasons reason{book, {book, state}, seat};
    const auto component = static_cast<Part>(SD_REF_COMPONENT(place.ref));
    const int card = static_cast<int>(thing);
    if (SD_REF_KIND(place.ref) == SD_REF_SEAT) return top.is(Job::declare) ? reason.q.may_hit(seat, SD_REF_INDEX(place.ref)) : Verdict::yes();
    const bool own = SD_REF_OWNER(place.ref) == seat;
    switch (component) {
    case Part::map: {
        const int square = static_cast<int>(SD_REF_INDEX(place.ref));
        if (top.is(Job::declare)) return reason.square(square);
        const bool cops = top.is(Job::move_cop) || top.is(Job::ness) || top.is(Job::buy_square);
        if (cops && has_square(reason.q.cop_squares(), square)) return Verdict::no("A cop stands there.");
        if (top.is(Job::move_cop) && book.square(square).neutral >= 0) return Verdict::no("Cops do not stop on neutral squares.");
        return Verdict::yes();
    }
    case Part::mark: return top.is(Job::declare) ? reason.q.may_hit(seat, SD_REF_OWNER(place.ref)) : Verdict::yes();
    case Part::city_hand:
        if (!own) return Verdict::no("It is not yours.");
        if (top.is(Job::select) || top.is(Job::hit_cards)) return Verdict::no("It does not count in this fight.");
        return reason.city_card(card, Reasons::moment(top));
    case Part::henchman_hand:
        if (!own) return Verdict::no("He is not yours.");
        if (top.is(Job::select) || top.is(Job::hit_cards)) return state.revealed.has(card) ? Verdict::no("He has been used this round.") : Verdict::no("He cannot help in this fight.");
        return reason.henchman(card, Reasons::moment(top));
    case Part::tired:
        if (own && top.is(Job::refresh)) return reason.for_hire(card, reason.q.refresh_price(seat, card));
        return Verdict::no("He is exhausted.");
    case Part::henchmen_track:
        if (top.is(Job::hire)) return reason.for_hire(card, reason.q.hire_price(seat, card));
        return Verdict::no("Henchmen are hired at Empire Central Station or at the Docks.");
    case Part::racket_track:
        if (top.is(Job::buy)) return reason.racket(card, top.b != 0);
        return Verdict::no("Rackets are bought with a control declaration or at Local 162.");
    default: return Verdict::yes();
    }
}

} // namespace empire
