// What must hold in every state, whatever was played: for tests, for resampled worlds and for edited saves.
#include "game.hpp"

namespace godfather {

namespace {

// Men, plays and claims of one neighbourhood.
Verdict sane_area(const State &s, const Godfather &game, int hood, Seat seats) {
    const Neighborhood &place = game.the_data().neighborhoods[static_cast<std::size_t>(hood)];
    Cells seen = 0;
    for (int seat = 0; seat < most_players; ++seat) {
        const Cells mine = s.men[hood][seat];
        if ((mine & ~place.area) != 0) return Verdict::no("a man of seat {0} stands outside of neighbourhood {1}", seat, hood);
        if ((mine & seen) != 0) return Verdict::no("two men stand on one position of neighbourhood {0}", hood);
        if (mine != 0 && static_cast<Seat>(seat) >= seats) return Verdict::no("seat {0} has men and is not in the game", seat);
        seen |= mine;
    }
    const bool judged = game.the_options().piecewise || s.step == Step::over || s.step == Step::stalemate_vote ||
                        s.step == Step::declare_control || s.step == Step::declare_penalty_piece;
    const Cells play = s.play[hood];
    if ((play & ~place.area) != 0 || (!judged && (play & seen) != 0) || surround::count(play) > game.the_data().play_limit) {
        return Verdict::no("this turn's men in neighbourhood {0} cannot be", hood);
    }
    const surround::Board board = game.board(s, hood);
    const bool fought_over = s.controller[hood] == 0 && board.open() != 0; // a full one is at rest (GF-9.3)
    for (int seat = 0; seat < most_players && fought_over; ++seat) {
        if (surround::captured_by(board, seat) != 0) return Verdict::no("seat {0} has men surrounded in neighbourhood {1} that still stand", seat, hood);
    }
    const bool placing = s.step == Step::first_cell || s.step == Step::free_cell || s.step == Step::buy_cell;
    if (!judged && !(placing && hood == s.hood) && !game.play_is_legal(s, hood)) return Verdict::no("this turn's men in neighbourhood {0} would be taken", hood);
    if (!game.in_game(hood) && (seen | play) != 0) return Verdict::no("neighbourhood {0} is not in the game and has men", hood);
    if (s.racket[hood] == 0 && (seen | play) != 0) return Verdict::no("neighbourhood {0} has men and no racket", hood);
    if (s.claimant[hood] > seats || s.controller[hood] > seats) return Verdict::no("neighbourhood {0} belongs to nobody at the table", hood);
    if ((s.claimant[hood] != 0) != (s.awaiting[hood] != 0)) return Verdict::no("the claim to neighbourhood {0} waits for nobody", hood);
    if (s.claimant[hood] != 0 && (s.awaiting[hood] >> (s.claimant[hood] - 1) & 1) != 0) return Verdict::no("the claim to neighbourhood {0} waits for its owner", hood);
    if ((s.awaiting[hood] & ~sitdown::all_seats(seats)) != 0) return Verdict::no("the claim to neighbourhood {0} waits for a seat that is not there", hood);
    if ((s.territory[hood] & ~place.area) != 0 || (s.territory[hood] != 0 && s.claimant[hood] == 0)) return Verdict::no("the territory in neighbourhood {0} cannot be", hood);
    if (s.controller[hood] == 0) return s.instalments[hood] == 0 ? Verdict::yes() : Verdict::no("neighbourhood {0} pays a bonus to nobody", hood);
    if (s.racket[hood] == 0 || s.claimant[hood] != 0 || surround::count(seen) != 1 || s.men[hood][s.controller[hood] - 1] == 0) {
        return Verdict::no("neighbourhood {0} is closed and must hold one marker of its boss", hood);
    }
    return s.instalments[hood] <= game.the_data().bonus_turns ? Verdict::yes() : Verdict::no("neighbourhood {0} pays too many instalments", hood);
}

// Whoever has had a first turn and is not on turn now holds a card; nobody else does.
bool holds_a_card(const State &s, Seat seat, Seat seats) {
    if (s.step == Step::stalemate_vote) return true;
    if (seat == s.turn) return false;
    return s.round > 1 || (seat + seats - s.first) % seats < (s.turn + seats - s.first) % seats;
}

Verdict sane_cards(const State &s, Seat seats) {
    if ((s.under.set() - s.cards.in(in_deck)).any() || s.under.set().count() != s.under.size()) return Verdict::no("the order under the playing deck is wrong");
    for (int seat = 0; seat < most_players; ++seat) {
        const int cards = s.cards.in(in_hand + seat).count();
        if (cards > 1 || (static_cast<Seat>(seat) >= seats && cards != 0)) return Verdict::no("seat {0} holds {1} cards", seat, cards);
        if (static_cast<Seat>(seat) < seats && s.step != Step::over && (cards == 1) != holds_a_card(s, static_cast<Seat>(seat), seats)) {
            return Verdict::no("seat {0} holds {1} cards", seat, cards);
        }
    }
    if (s.cards.in(in_play).count() > 1) return Verdict::no("more than one playing card lies open");
    for (const bool good : {true, false}) {
        auto all = good ? s.good : s.bad;
        const auto &under = good ? s.good_under : s.bad_under;
        int total = all.count() + under.size();
        all |= under.set();
        if (s.break_card != 0 && (s.break_good != 0) == good) all.add(s.break_card - 1), ++total;
        if (total != break_cards || all.count() != break_cards) return Verdict::no("a break deck does not hold each of its cards once");
    }
    return Verdict::yes();
}

// What the present step needs to be answered.
Verdict sane_step(const State &s, const Godfather &game) {
    if ((s.step == Step::over) != (s.ending != Ending::none)) return Verdict::no("the game is over without an ending, or the other way round");
    if (s.vote.is_open() != (s.step == Step::stalemate_vote)) return Verdict::no("a vote is open at another step, or not open at its own");
    const bool opening = s.step == Step::first_neighborhood || s.step == Step::first_racket || s.step == Step::first_cell;
    const bool later = s.step == Step::give_up_piece || s.step == Step::sell_piece || s.step == Step::finger_target ||
                       s.step == Step::free_neighborhood || s.step == Step::free_cell || s.step == Step::buy_neighborhood || s.step == Step::buy_cell;
    if ((opening && s.round != 1) || (later && s.round == 1)) return Verdict::no("step {0} does not belong to round {1}", int(s.step), int(s.round));
    const bool here = s.step == Step::first_racket || s.step == Step::first_cell || s.step == Step::free_cell || s.step == Step::buy_cell || s.step == Step::declare_penalty_piece;
    if (here && !game.is_open(s, s.hood)) return Verdict::no("neighbourhood {0} is not open", int(s.hood));
    if (here && s.step != Step::first_racket && s.racket[s.hood] != 0 && s.step != Step::declare_penalty_piece && s.racket[s.hood] != s.chosen + 1) {
        return Verdict::no("another racket than {0} runs in neighbourhood {1}", int(s.chosen), int(s.hood));
    }
    if (s.step == Step::declare_penalty_piece && (s.claimant[s.hood] == 0 || (s.challenged >> s.hood & 1) == 0)) return Verdict::no("there is no declaration to be punished");
    if (s.step == Step::give_up_piece && (s.break_card == 0 || s.effect == 0 || s.owed == 0)) return Verdict::no("no man is owed");
    if (s.step == Step::sell_piece && (s.break_card == 0 || s.due <= s.cash[s.turn])) return Verdict::no("no man need be sold");
    if (s.step == Step::finger_target && s.owed == 0) return Verdict::no("the fingerman has no more targets");
    if ((s.due != 0) != (s.step == Step::sell_piece)) return Verdict::no("a penalty of ${0} is due at step {1}", s.due, int(s.step));
    if (s.owed != 0 && s.step != Step::give_up_piece && s.step != Step::finger_target) return Verdict::no("{0} men are owed at step {1}", int(s.owed), int(s.step));
    if (s.step == Step::first_racket && s.racket[s.hood] != 0) return Verdict::no("the racket of neighbourhood {0} is fixed", int(s.hood));
    const std::int32_t price = game.the_data().rackets[s.chosen].cost;
    if (s.step == Step::buy_cell && price > s.cash[s.turn]) return Verdict::no("seat {0} cannot pay for the man it has bought", int(s.turn));
    if (s.step == Step::free_neighborhood && s.free_racket[s.chosen] == 0) return Verdict::no("no free man is left to send");
    if (s.step == Step::free_cell && s.free_racket[s.chosen] + s.free_here[s.hood] == 0) return Verdict::no("no free man is left to place");
    if (s.break_card != 0) {
        const BreakCard &card = (s.break_good ? game.the_data().good : game.the_data().bad)[s.break_card - 1u];
        if (s.effect > card.effects.size()) return Verdict::no("the break has no effect number {0}", int(s.effect));
    }
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (s.free_here[hood] != 0 && (!game.is_open(s, hood) || s.racket[hood] == 0)) return Verdict::no("free men wait for neighbourhood {0}, which cannot take them", hood);
        if ((s.challenged >> hood & 1) != 0 && s.claimant[hood] == 0) return Verdict::no("nothing is declared in neighbourhood {0}", hood);
    }
    return Verdict::yes();
}

} // namespace

Verdict Godfather::sane(const State &s) const {
    if (s.turn >= seats || s.first >= seats) return Verdict::no("seat {0} or {1} is not at the table", int(s.turn), int(s.first));
    if (s.round > options.round_limit) return Verdict::no("round {0} is beyond the limit", int(s.round));
    for (Seat seat = 0; seat < static_cast<Seat>(most_players); ++seat) {
        if (s.cash[seat] < 0 || (seat >= seats && s.cash[seat] != 0)) return Verdict::no("seat {0} has ${1}", int(seat), s.cash[seat]);
        if (seat < seats && bag_left(s, seat) < 0) return Verdict::no("seat {0} has more men on the map than its bag held", int(seat));
    }
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        const Verdict verdict = sane_area(s, *this, hood, seats);
        if (!verdict) return verdict;
    }
    const Verdict cards = sane_cards(s, seats);
    return cards ? sane_step(s, *this) : cards;
}

} // namespace godfather
