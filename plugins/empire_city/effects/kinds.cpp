// The table of the effect kinds: whether one can do something now, and what it does. Kinds without a function here are
// continuous or part of a fight; the rule that reads them is named beside them.
#include <array>

#include "../play.hpp"

namespace empire {

namespace {

using Can = bool (*)(const Query &, const Effect &, const Use &);
using Do = void (Play::*)(const Effect &, const Use &);

struct KindEntry {
    Kind kind{};
    Can can = nullptr;
    Do apply = nullptr;
};

bool always(const Query &, const Effect &, const Use &) { return true; }
bool lasting_room(const Query &q, const Effect &, const Use &) { return !q.now.lasting.full(); }

bool some_items(const Query &q, const Effect &effect, const Use &use) { return q.own_items(use.owner, effect) / effect.every > 0; }

// A loss does something only where there is something to lose; who may be hit is open.
template <auto Values>
bool gain_or_loss(const Query &q, const Effect &effect, const Use &use) {
    if (effect.amount > 0) return true;
    for (const Seat seat : each(q.meant(effect.who, use))) {
        if ((q.now.*Values)[seat] > 0) return true;
    }
    return false;
}

bool some_deck(const Query &q, const Effect &effect, const Use &) {
    if (effect.hood != Hood::any) return !q.deck_empty(index(effect.hood) - 1);
    return !q.deck_empty(0) || !q.deck_empty(1) || !q.deck_empty(2);
}

bool city_to_take(const Query &q, const Effect &effect, const Use &use) {
    for (const Seat seat : each(q.meant(effect.who, use))) {
        if (q.city_of(seat).any()) return true;
    }
    return false;
}

bool something_to_see(const Query &q, const Effect &effect, const Use &use) {
    const bool city = (effect.zones & zone_city) != 0, henchmen = (effect.zones & zone_henchmen) != 0;
    if ((effect.zones & zone_money) != 0) return true;
    for (const Seat seat : each(q.meant(effect.who, use))) {
        if ((city && q.city_of(seat).any()) || (henchmen && q.crew_of(seat).any())) return true;
    }
    return false;
}

bool crew_to_tire(const Query &q, const Effect &effect, const Use &use) {
    for (const Seat seat : each(q.meant(effect.who, use))) {
        if (q.crew_of(seat).any()) return true;
    }
    return false;
}

bool somebody_refreshable(const Query &q, const Effect &effect, const Use &use) { return q.refreshable(effect, use.owner).any(); }
bool somebody_hireable(const Query &q, const Effect &effect, const Use &use) { return q.hireable(effect, use.owner).any(); }
bool some_racket(const Query &q, const Effect &effect, const Use &use) { return q.legal_rackets(effect, use.owner).any(); }
bool contested_racket(const Query &q, const Effect &effect, const Use &use) {
    return effect.where == Where::rival ? some_racket(q, effect, use) : q.now.racket_at[q.now.fight.square][0] != 0;
}
bool some_square(const Query &q, const Effect &effect, const Use &use) {
    return (q.claimable(use.owner) & q.book.hood_squares[static_cast<std::size_t>(effect.hood)]) != 0;
}
bool some_cop(const Query &q, const Effect &effect, const Use &) { return q.cop_steps() > 0 && q.movable_cops(effect.amount) != 0; }
bool some_unmoved_cop(const Query &q, const Effect &, const Use &) {
    if (q.cop_steps() == 0) return false;
    for (int cop = 0; cop < most_cops; ++cop) {
        if (q.now.cop_at[cop] != absent && ((q.now.cops_moved | q.now.cops_frozen) >> cop & 1) == 0) return true;
    }
    return false;
}
bool growing_bordello(const Query &q, const Effect &, const Use &use) {
    for (const int square : each_square(q.now.held[use.owner])) {
        if (q.has_bordello(square) && q.now.tokens[square] < q.book.numbers.bordello_tokens) return q.token_left(use.owner);
    }
    return false;
}
bool paying_racket(const Query &q, const Effect &effect, const Use &use) {
    return (q.rackets_of(seat_bit(use.owner), effect, ~Squares{0}) - q.now.blocked).any();
}
bool pot_filled(const Query &q, const Effect &, const Use &) { return q.now.pot > 0; }
bool figures_countable(const Query &q, const Effect &, const Use &use) { return q.now.figures_left[use.owner] < 100; }

constexpr std::array kind_table{
    KindEntry{Kind::mod, lasting_room, &Play::do_mod},
    KindEntry{Kind::money, always, &Play::do_money},
    KindEntry{Kind::money_per, some_items, &Play::do_money_per},
    KindEntry{Kind::vp, gain_or_loss<&State::points>, &Play::do_vp},
    KindEntry{Kind::vp_per, some_items, &Play::do_vp_per},
    KindEntry{Kind::corruption, gain_or_loss<&State::corruption>, &Play::do_corruption},
    KindEntry{Kind::draw, some_deck, &Play::do_draw},
    KindEntry{Kind::steal_money, always, &Play::do_steal_money},
    KindEntry{Kind::steal_city, city_to_take, &Play::do_steal_city},
    KindEntry{Kind::discard_city, city_to_take, &Play::do_discard_city},
    KindEntry{Kind::peek, something_to_see, &Play::do_peek},
    KindEntry{Kind::refresh, somebody_refreshable, &Play::do_refresh},
    KindEntry{Kind::exhaust, crew_to_tire, &Play::do_exhaust},
    KindEntry{Kind::hire, somebody_hireable, &Play::do_hire},
    KindEntry{Kind::kill, always, nullptr},                    // phases/combat.cpp counts, phases/losses.cpp asks
    KindEntry{Kind::save, always, nullptr},                    // fight.cpp counts, phases/losses.cpp asks
    KindEntry{Kind::destroy_racket, contested_racket, &Play::do_destroy_racket},
    KindEntry{Kind::block_racket, some_racket, &Play::do_block_racket},
    KindEntry{Kind::claim, some_square, &Play::do_claim},
    KindEntry{Kind::move_cop, some_cop, &Play::do_move_cop},
    KindEntry{Kind::freeze_cop, some_unmoved_cop, &Play::do_freeze_cop},
    KindEntry{Kind::cancel_bust, always, &Play::do_cancel_bust},
    KindEntry{Kind::negate_hit, always, &Play::do_negate_hit},
    KindEntry{Kind::standoff, always, &Play::do_standoff},
    KindEntry{Kind::cancel, always, &Play::do_cancel},
    KindEntry{Kind::pick_target, always, nullptr},             // phases/assassination.cpp, list_target
    KindEntry{Kind::weapon, always, nullptr},                  // fight.cpp, combat_score
    KindEntry{Kind::call_sitdown, always, &Play::do_call_sitdown},
    KindEntry{Kind::forbid, always, nullptr},                  // Query::forbidden, Query::closed
    KindEntry{Kind::add_figure, figures_countable, &Play::do_add_figure},
    KindEntry{Kind::bordello_tokens, growing_bordello, &Play::do_bordello_tokens},
    KindEntry{Kind::collect_racket, paying_racket, &Play::do_collect_racket},
    KindEntry{Kind::take_pot, pot_filled, &Play::do_take_pot},
    KindEntry{Kind::add_pot, always, &Play::do_add_pot},
    KindEntry{Kind::pitney_number, always, nullptr},           // phases/neutral.cpp, roll_pitney
    KindEntry{Kind::win_ties, always, nullptr},                // fight.cpp, wins_ties
    KindEntry{Kind::become_godfather, always, &Play::do_become_godfather},
};

constexpr bool kinds_in_order() {
    for (std::size_t at = 0; at < kind_table.size(); ++at) {
        if (kind_table[at].kind != static_cast<Kind>(at)) return false;
    }
    return kind_table.size() == kind_words.size();
}
static_assert(kinds_in_order(), "the entries stand in the order of the enumeration");

} // namespace

// A rival who is not chosen yet may be anybody.
bool Query::can(const Effect &effect, const Use &use) const {
    const Can test = kind_table[static_cast<std::size_t>(effect.kind)].can;
    if (effect.who != Who::rival || use.rival != no_rival) return test(*this, effect, use);
    for (const Seat rival : each(rivals_of(use.owner))) {
        if (test(*this, effect, {use.owner, rival, use.racket, use.record})) return true;
    }
    return false;
}

// An effect that cannot do anything now is skipped (EC-18.2).
void Play::apply(const Effect &effect, const Use &use) {
    const KindEntry &entry = kind_table[static_cast<std::size_t>(effect.kind)];
    if (entry.apply != nullptr && entry.can(*this, effect, use)) (this->*entry.apply)(effect, use);
}

} // namespace empire
