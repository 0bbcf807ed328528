// What always holds: nothing is lost or doubled, and nothing is committed that could not be.
#include "empire_city.hpp"

namespace empire {

namespace {

Verdict sane_rackets(const State &s) {
    RacketSet seen;
    int all = 0;
    for (const RacketSet &each : {s.racket_deck, s.racket_pile, s.racket_track}) {
        all += each.count();
        seen |= each;
    }
    for (int square = 0; square < squares; ++square) {
        bool gap = false;
        for (const std::uint8_t racket : s.racket_at[square]) {
            if (racket > racket_cards) return Verdict::no("square {0} holds racket {1}, which does not exist", square, int(racket));
            if (racket == 0) {
                gap = true;
                continue;
            }
            if (gap) return Verdict::no("the rackets of square {0} leave a gap", square);
            seen.add(racket - 1);
            ++all;
        }
    }
    return all == racket_cards && seen == RacketSet::all() ? Verdict::yes() : Verdict::no("{0} rackets are in the game, not 40 different ones", all);
}

Verdict sane_board(const Book &book, const State &s, const Query &q) {
    Squares all = 0;
    for (Seat seat = 0; seat < most_capos; ++seat) {
        if ((all & s.held[seat]) != 0) return Verdict::no("seat {0} holds a square of another", int(seat));
        if (seat >= book.seats && s.held[seat] != 0) return Verdict::no("seat {0} is not at the table and holds squares", int(seat));
        all |= s.held[seat];
    }
    for (Seat seat = 0; seat < most_capos; ++seat) {
        if ((s.attacks[seat] & ~(all & ~s.held[seat])) != 0) return Verdict::no("seat {0} attacks a square that is its own or nobody's", int(seat));
    }
    if (s.masks != q.masks()) return Verdict::no("the masks of the board do not fit what lies on it");
    if ((all & ~book.territories) != 0) return Verdict::no("somebody controls a neutral square");
    for (int square = 0; square < squares; ++square) {
        const bool owned = has_square(all, square);
        if (owned != (s.tokens[square] > 0) || s.tokens[square] > 3) return Verdict::no("square {0} has {1} tokens", square, int(s.tokens[square]));
        if (s.tokens[square] > 1 && !q.has_bordello(square)) return Verdict::no("square {0} has several tokens and no bordello", square);
        if (!owned && s.racket_at[square][0] != 0) return Verdict::no("there is a racket on square {0}, which nobody controls", square);
    }
    for (const std::uint8_t at_square : s.cop_at) {
        if (at_square != absent && at_square >= squares) return Verdict::no("a cop stands on square {0}, which does not exist", int(at_square));
    }
    if (s.ness != absent && (s.ness >= squares || !s.ness_in_play)) return Verdict::no("Elliot Ness stands where he cannot");
    return Verdict::yes();
}

Verdict sane_seats(const Book &book, const State &s) {
    int families_seen = 0;
    Bits<corruption_cards> dealt = s.corruption_deck;
    int corruption_all = dealt.count();
    for (Seat seat = 0; seat < book.seats; ++seat) {
        if (s.points[seat] < 0 || s.corruption[seat] < 0) return Verdict::no("seat {0} has less than nothing on a track", int(seat));
        if (s.money[seat].get() < 0) return Verdict::no("seat {0} is in debt", int(seat));
        if (s.vendetta[seat][seat] != 0) return Verdict::no("seat {0} holds a grudge against itself", int(seat));
        corruption_all += s.corruption_held[seat].count();
        dealt |= s.corruption_held[seat];
        if (s.family[seat] == absent) continue;
        if (s.family[seat] >= families || (families_seen >> s.family[seat] & 1) != 0) return Verdict::no("seat {0} leads a family that another leads", int(seat));
        families_seen |= 1 << s.family[seat];
    }
    if (corruption_all != corruption_cards || dealt != Bits<corruption_cards>::all()) return Verdict::no("the corruption cards are not complete");
    if (s.pot < 0) return Verdict::no("the pot is below 0");
    const int cops = s.cop_deck.count() + s.cop_pile.count() + (s.cop_card != absent);
    if (cops != cop_cards || (s.cop_deck & s.cop_pile).any()) return Verdict::no("{0} cop cards are in the game", cops);
    if (s.cop_card != absent && (s.cop_card >= cop_cards || s.cop_deck.has(s.cop_card) || s.cop_pile.has(s.cop_card))) return Verdict::no("the cop card in force is also elsewhere");
    return Verdict::yes();
}

Verdict sane_fight(const Book &book, const State &s, const Query &q) {
    const Fight &fight = s.fight;
    if (!fight.going_on()) return s.henchmen.marked.any() || s.city.marked.any() ? Verdict::no("cards are committed and nobody fights") : Verdict::yes();
    if (fight.defender >= book.seats || has_seat(fight.attackers, fight.defender)) return Verdict::no("the defender of the fight makes no sense");
    if (fight.square == absent && fight.target != absent && s.henchmen.in(henchman_deck).has(fight.target)) return Verdict::no("the target of the hit lies in the deck");
    for (Seat seat = 0; seat < most_capos; ++seat) {
        const HenchmanSet men = s.henchmen.marked_in(henchman_hand(seat));
        const CitySet cards = s.city.marked_in(city_hand(seat));
        if ((men.any() || cards.any()) && !has_seat(fight.participants, seat)) return Verdict::no("seat {0} commits cards to a fight of others", int(seat));
        if ((men & s.revealed).any()) return Verdict::no("seat {0} commits a henchman who was used already", int(seat));
        int weapons = 0;
        for (const int man : men) weapons += fight.armed[man] != 0;
        if ((cards & book.weapons).count() != weapons && fight.square != absent) return Verdict::no("seat {0} commits weapons that nobody carries", int(seat));
        for (const int card : cards) {
            const Timing timing = fight.square == absent ? Timing::hit : book.has(book.face_number(card), Timing::combat) ? Timing::combat : Timing::pre_combat;
            if (!q.fight_card(book.face_number(card), seat, timing)) return Verdict::no("seat {0} commits a card that cannot be used", int(seat));
        }
    }
    return Verdict::yes();
}

Verdict sane_agenda(const Book &book, const State &s) {
    if (s.ending != 0) return s.agenda.empty() ? Verdict::yes() : Verdict::no("the game is over and something is still being resolved");
    if (s.agenda.empty()) return Verdict::no("the game is running and nothing is being resolved");
    for (int at_frame = 0; at_frame < s.agenda.depth(); ++at_frame) {
        if (s.agenda.at(at_frame).kind == 0 || s.agenda.at(at_frame).kind >= static_cast<int>(Job::jobs_end)) return Verdict::no("frame {0} is of no known kind", at_frame);
    }
    const Frame &top = s.agenda.top();
    const JobEntry &entry = entry_of(top.kind);
    if (entry.list == nullptr) return Verdict::no("nobody is asked");
    if (!entry.secret && (top.a < 0 || top.a >= static_cast<int>(book.seats))) return Verdict::no("seat {0} is asked and is not at the table", int(top.a));
    if (entry.secret && !s.secret.is_open()) return Verdict::no("a secret answer is asked for and the window is closed");
    if (s.offer.building() != top.is(Job::offer_build)) return Verdict::no("an offer is being built and nobody is asked for it");
    return Verdict::yes();
}

} // namespace

Verdict EmpireCity::sane(const State &state) const {
    const Query q{book, state};
    if (const Verdict verdict = sane_rackets(state); !verdict) return verdict;
    if (const Verdict verdict = sane_board(book, state, q); !verdict) return verdict;
    if (const Verdict verdict = sane_seats(book, state); !verdict) return verdict;
    for (Seat seat = 0; seat < book.seats; ++seat) {
        const bool all_five = (book.specials - q.crew_of(seat)).empty();
        if (all_five && state.ending == 0) return Verdict::no("seat {0} holds all five specials and the game goes on", int(seat));
        const Draft &draft = state.secret.draft(seat);
        if (draft.money > state.money[seat].get()) return Verdict::no("seat {0} offers more money than it has", int(seat));
        if (draft.card != 0 && q.copy_in_hand(seat, draft.card - 1) < 0) return Verdict::no("seat {0} offers a card that it has not got", int(seat));
        if (draft.henchman != 0 && !q.crew_of(seat).has(draft.henchman - 1)) return Verdict::no("seat {0} offers a henchman who is not in its hand", int(seat));
    }
    for (int card = 0; card < city_cards; ++card) {
        const int place = state.city.where(card);
        if (place < 2 * deck_count && place % deck_count != book.deck_of(card)) return Verdict::no("city card {0} lies in the wrong deck", card);
    }
    if (const Verdict verdict = sane_agenda(book, state); !verdict) return verdict;
    return state.ending != 0 ? Verdict::yes() : sane_fight(book, state, q);
}

} // namespace empire
