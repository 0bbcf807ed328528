// Sentences for people: prompts, choices, and why something cannot be done.
#include "../game.hpp"

namespace godfather {

void Godfather::prompt(const State &s, Seat, sitdown::Prompt &words) const {
    if (s.step == Step::over) return;
    const Racket &racket = racket_at(s.chosen);
    const Seat actor = s.step == Step::declare_penalty_piece ? s.claimant[s.hood] - 1u : s.turn;
    words.set("{who}", "{seat" + std::string(":") + std::to_string(actor) + "}");
    words.set("{place}", place_at(s.hood).name);
    words.set("{piece}", s.step == Step::first_cell ? "a " + racket.piece : racket.piece);
    words.set("{cost}", dollars(racket.cost));
    words.set("{cash}", dollars(s.cash[s.turn]));
    words.set("{due}", dollars(s.due));
    words.set("{ordinal}", s.entered == 0 ? "first" : "second");
    words.set("{fingers}", std::to_string(s.owed));
    words.set("{owed}", std::to_string(s.owed));
    words.set("{more}", s.step == Step::first_cell && s.play[s.hood] != 0 && play_is_legal(s, s.hood) ? ", or leave it at that" : "");
    if (s.step == Step::give_up_piece) {
        const Effect &effect = (s.break_good ? data.good : data.bad)[s.break_card - 1u].effects[s.effect - 1];
        words.set("{pieces}", effect.op == Op::lose_pieces ? racket_at(effect.where).pieces : "men in " + place_at(effect.where).name);
    }
    if (s.step == Step::free_neighborhood) {
        const int free = s.free_racket[s.chosen];
        words.set("{free}", std::to_string(free) + " " + (free == 1 ? racket.piece : racket.pieces));
    }
    if (s.step == Step::first_cell || s.step == Step::free_cell || s.step == Step::buy_cell) {
        const int placed = surround::count(s.play[s.hood]);
        words.set("{left}", !play_is_legal(s, s.hood) ? "As they stand your men would be taken: complete the capture now."
                            : placed == 0 ? std::string("Up to three men may go there this turn. ") +
                                                (options.piecewise ? "Each is judged at once." : "They are judged together when your turn's placing is done.")
                                          : std::to_string(placed) + " placed there this turn, three at most.");
    }
}

void Godfather::describe(const State &s, Seat, Choice choice, Description &words) const {
    const unsigned first = choice.first();
    const auto act = static_cast<Act>(choice.act());
    const auto price = [&](int racket) { return dollars(cost(racket)) + " a man"; };
    const auto group = [&](int hood) { words.space(group_of(hood)); };
    const auto man = [&](const char *text) {
        const int hood = hood_of(first), bit = bit_of(first);
        Seat owner = 0;
        for (Seat seat = 0; seat < seats; ++seat) {
            if ((s.men[hood][seat] & surround::cell(bit)) != 0) owner = seat;
        }
        words.target(slot_of(hood, bit), owner + 1);
        words.text = text;
        const std::string where = place_at(hood).name + " " + place_at(hood).label(bit);
        for (std::size_t at; (at = words.text.find("{where}")) != std::string::npos;) words.text.replace(at, 7, where);
        for (std::size_t at; (at = words.text.find("{owner}")) != std::string::npos;) words.text.replace(at, 7, "{seat:" + std::to_string(owner) + "}");
        return hood;
    };
    switch (act) {
    case Act::enter: {
        const int hood = static_cast<int>(first);
        group(hood);
        words.note = s.racket[hood] == 0 ? "untouched: you choose the racket" : racket_at(s.racket[hood] - 1).name + ", " + price(s.racket[hood] - 1);
        return;
    }
    case Act::choose_racket: {
        const int racket = static_cast<int>(first);
        words.face(racket_face(racket));
        words.note = price(racket) + ", worth " + dollars(place_at(s.hood).value[first]);
        return;
    }
    case Act::place: return words.space(slot_of(hood_of(first), bit_of(first)));
    case Act::give_up: man("Give up the man at {where}"); return;
    case Act::sell: {
        const int hood = man("Sell the man at {where}");
        words.note = "for half of " + dollars(cost(s.racket[hood] - 1));
        return;
    }
    case Act::finger: man("Have {owner}'s man at {where} removed"); return;
    case Act::lose: man("Lose the man at {where}"); return;
    case Act::send: return group(static_cast<int>(first));
    case Act::buy: {
        const int hood = static_cast<int>(first), racket = s.racket[hood] - 1;
        group(hood);
        words.text = "Buy a " + racket_at(racket).piece + " for {space}";
        words.note = dollars(cost(racket));
        return;
    }
    case Act::open:
        group(static_cast<int>(first));
        words.face(racket_face(static_cast<int>(choice.second())));
        words.note = price(static_cast<int>(choice.second()));
        return;
    case Act::declare: {
        const int hood = static_cast<int>(first);
        group(hood);
        words.note = std::to_string(surround::count(surround::territory(board(s, hood), s.turn))) + " positions";
        return;
    }
    default: return;
    }
}

Verdict Godfather::why_not(const State &s, Seat seat, Place place, unsigned) const {
    if (s.step == Step::over) return Verdict::no("The game is over.");
    if (!sitdown::has_seat(status(s).waiting, seat)) return Verdict::no("It is not your move.");
    int hood = -1, bit = -1;
    for (int each = 0; each < neighborhood_count; ++each) {
        if (!in_game(each)) continue;
        if (place == group_of(each)) hood = each;
        for (const int cell : surround::bits(place_at(each).area)) {
            if (place == slot_of(each, cell)) hood = each, bit = cell;
        }
    }
    if (hood < 0) return Verdict::no("Nothing is to be done with that now.");
    if (!is_open(s, hood)) return Verdict::no("This neighbourhood is controlled and closed for good.");
    const Cells here = bit < 0 ? 0 : surround::cell(bit);
    switch (s.step) {
    case Step::first_cell:
    case Step::free_cell:
    case Step::buy_cell:
        if (hood != s.hood) return Verdict::no("The man you are placing belongs in another neighbourhood.");
        if ((offered_cells(s) & here) != 0 || here == 0) return Verdict::yes();
        if (((board(s, hood).occupied() | s.play[hood]) & here) != 0) return Verdict::no("This position is taken.");
        if (surround::count(s.play[hood]) >= data.play_limit) return Verdict::no("Three men have gone there this turn already.");
        if (!play_is_legal(s, hood)) return Verdict::no("Your men there must capture first, and this position does not help.");
        return Verdict::no("A man here would be taken at once.");
    case Step::first_neighborhood:
        if (may_enter(s, hood)) return Verdict::yes();
        if ((s.entered >> hood & 1) != 0) return Verdict::no("You have entered it this turn; the second neighbourhood must be another.");
        return Verdict::no("You cannot enter there and still pay for a second neighbourhood.");
    case Step::free_neighborhood:
        if (may_send(s, hood)) return Verdict::yes();
        if (s.racket[hood] != 0 && s.racket[hood] != s.chosen + 1) return Verdict::no("Another racket runs there.");
        return Verdict::no("There is no position for him there this turn.");
    case Step::buy_neighborhood: {
        const int racket = s.racket[hood] == 0 ? racket_count - 1 : s.racket[hood] - 1;
        if (may_buy(s, hood, racket)) return Verdict::yes();
        if (surround::count(s.play[hood]) >= data.play_limit) return Verdict::no("Three men have gone there this turn already.");
        if (cost(racket) > s.cash[s.turn]) return Verdict::no("A man costs ${0} there and you have ${1}.", cost(racket), s.cash[s.turn]);
        if (bag_left(s, s.turn) <= 0) return Verdict::no("Your bag is empty.");
        return Verdict::no("No position there can be used: a man would be taken at once.");
    }
    case Step::give_up_piece:
    case Step::sell_piece:
    case Step::declare_penalty_piece:
        return (own_targets(s, hood) & here) != 0 ? Verdict::yes() : Verdict::no("Only certain men of your own can be chosen now.");
    case Step::finger_target: return (finger_targets(s, hood) & here) != 0 ? Verdict::yes() : Verdict::no("The finger points at rivals' men only.");
    case Step::declare_control: return may_declare(s, hood) ? Verdict::yes() : Verdict::no("Your territory there is no majority, or you have too few men.");
    default: return Verdict::no("Nothing is to be done with that now.");
    }
}

} // namespace godfather
