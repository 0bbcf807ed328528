// The numbers of a fight: what counts for whom, from which card, henchman or record.
#include "query.hpp"

#include <algorithm>

namespace empire {

namespace {

Hood fight_hood(const Query &q) { return q.now.fight.square == absent ? Hood::any : q.book.hood(q.now.fight.square); }

// Calls visit(effect, owner) for everything that is open in this fight and continuous in it, of the records that
// matters(index) says may have what is asked for.
template <class Matters, class Visit>
void each_fight_effect(const Query &q, Matters matters, Visit visit) {
    const bool combat = q.now.fight.square != absent;
    for (const Seat owner : each(Seats{q.now.fight.participants})) {
        for (const int card : q.now.city.in(city_shown(owner))) {
            if (!matters(q.book.index_of(q.book.face_number(card)))) continue;
            for (const Effect &effect : q.book.effects_of(q.book.face_number(card))) {
                const bool plays = combat ? effect.at == Timing::combat || effect.at == Timing::pre_combat : effect.at == Timing::hit;
                if (plays) visit(effect, owner);
            }
        }
        for (const int card : q.now.henchmen.in(henchman_shown(owner))) {
            if (!matters(q.book.index_of(q.book.henchman_record(card)))) continue;
            const bool ability = q.now.fight.ability.has(card);
            const bool silent = !combat && card == q.now.fight.target && !q.now.fight.target_counts;
            if (silent) continue;
            const Timing timing = ability ? (combat ? Timing::pre_combat : Timing::hit) : (combat ? Timing::in_combat : Timing::in_hit);
            for (const Effect &effect : q.book.effects_of(q.book.henchman_record(card))) {
                const bool lost = combat && !ability && effect.at == Timing::combat_lost;
                if (effect.at == timing || lost) visit(effect, owner);
            }
        }
    }
}

auto having(Kind kind) {
    return [kind](const EffectIndex &index) { return (index.kinds >> static_cast<int>(kind) & 1) != 0; };
}

} // namespace

// Everything that is open in the fight, over what continuous records make of the base.
int Query::fight_stat(Seat seat, Stat which, int base, const Occasion &occasion) const {
    int added = 0;
    const auto changes_it = [which](const EffectIndex &index) { return (index.fight_changes & bit(which)) != 0; };
    each_fight_effect(*this, changes_it, [&](const Effect &effect, Seat owner) {
        if (effect.kind != Kind::mod || effect.stat != which || !fits(effect, occasion)) return;
        const bool meant_here = effect.who == Who::all || (effect.who == Who::self) == (owner == seat);
        if (meant_here) added += effect.amount;
    });
    return stat(seat, which, base, occasion) + added;
}

int Query::combat_score(Seat seat) const {
    const Fight &fight = now.fight;
    const Role role = role_of(seat);
    int total = fight_stat(seat, Stat::score_combat, 0, {.hood = fight_hood(*this), .role = role});
    for (const int card : fight.scored & now.henchmen.in(henchman_shown(seat))) {
        const Henchman &man = book.henchman(card);
        total += std::max(0, fight_stat(seat, Stat::score_henchman, man.combat, {.faction = man.faction}));
    }
    if (!has_seat(fight.no_weapons, seat)) {
        for (const int card : now.city.in(city_shown(seat)) & book.weapons) {
            total += std::max(0, fight_stat(seat, Stat::score_weapon, book.face(book.face_number(card)).weapon, {}));
        }
    }
    if (!has_seat(fight.no_adjacency, seat)) {
        const int beside = std::popcount(now.held[seat] & book.adjacent[fight.square]);
        if (beside > 0) total += beside * fight_stat(seat, Stat::score_adjacent, book.numbers.adjacency, {});
    }
    return total;
}

int Query::fight_saves(Seat seat) const {
    int total = 0;
    each_fight_effect(*this, having(Kind::save), [&](const Effect &effect, Seat owner) {
        if (effect.kind == Kind::save && owner == seat) total += effect.count;
    });
    return total;
}

bool Query::wins_ties(Seat seat) const {
    bool found = false;
    each_fight_effect(*this, having(Kind::win_ties), [&](const Effect &effect, Seat owner) { found |= effect.kind == Kind::win_ties && owner == seat; });
    return found;
}

bool Query::fits_fight(const Effect &effect, Seat seat) const {
    return fits(effect, {.hood = fight_hood(*this), .role = role_of(seat)}) || (effect.kind == Kind::mod && (effect.faction != Faction::any));
}

// EC-18.1, 18.8: judged by what its owner knows.
bool Query::fight_card(int record, Seat seat, Timing timing) const {
    for (const Effect &effect : book.effects_of(record)) {
        if (effect.at != timing || !fits_fight(effect, seat)) continue;
        if (effect.kind != Kind::destroy_racket || now.racket_at[now.fight.square][0] != 0) return true;
    }
    return false;
}

CitySet Query::fight_cards(Seat seat, Timing timing) const {
    CitySet out = (city_of(seat) & book.city_at[static_cast<std::size_t>(timing)]) - now.city.marked;
    for (const int card : out) {
        if (!fight_card(book.face_number(card), seat, timing)) out.remove(card);
    }
    return out;
}

HenchmanSet Query::fight_reveals(Seat seat, Timing timing) const {
    HenchmanSet out = (fit(seat) & book.reveal_at[static_cast<std::size_t>(timing)]) - now.henchmen.marked;
    if (now.fight.target != absent && now.fight.target_kind != static_cast<std::uint8_t>(TargetKind::open)) out.remove(now.fight.target);
    for (const int card : out) {
        if (!fight_card(book.henchman_record(card), seat, timing)) out.remove(card);
    }
    return out;
}

} // namespace empire
