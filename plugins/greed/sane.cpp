// The invariants: what must hold in every state, dealt, played, imagined or loaded.
#include "greed.hpp"

namespace greed {

namespace checking {

Verdict cards(const Rules &rules, const State &s) {
    CardSet all;
    int total = 0;
    for (int there = 0; there < place::count; ++there) {
        all |= s.cards.in(there);
        total += s.cards.in(there).count();
        const bool nobody = there < place::draw && place::owner(there) >= rules.seats;
        if (nobody && s.cards.in(there).any())
            return Verdict::no("seat {0} has cards and is not at the table", int(place::owner(there)));
    }
    if (total != card_count || all.count() != card_count) return Verdict::no("there are {0} cards and not 80", total);
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if ((s.cards.in(place::thugs(seat)) - rules.deck.of_type[index(Type::thug)]).any()) {
            return Verdict::no("seat {0} has a card among the Thugs that is none", int(seat));
        }
        if ((s.cards.in(place::holdings(seat)) - rules.deck.of_type[index(Type::holding)]).any()) {
            return Verdict::no("seat {0} has a card among the Holdings that is none", int(seat));
        }
        if ((s.cards.in(place::kept(seat)) - rules.deck.of_type[index(Type::action)]).any()) {
            return Verdict::no("seat {0} keeps a card that is no Action", int(seat));
        }
    }
    return Verdict::yes();
}

Verdict piles(const Rules &rules, const State &s) {
    const int drafted = s.prompt == Prompt::draft_pick ? s.round - 1 : s.round;
    for (Seat pile = 0; pile < rules.seats; ++pile) {
        const int left = s.cards.in(place::pile(pile)).count();
        if (left != rules.numbers.cards_dealt - drafted)
            return Verdict::no("pile {0} has {1} cards in round {2}", int(pile), left, int(s.round));
    }
    return Verdict::yes();
}

// A pick that is still hidden was made by the seat that held that pile in that round.
Verdict origins(const Rules &rules, const State &s) {
    for (int card = 0; card < card_count; ++card) {
        const int origin = s.origin[card], there = s.cards.where(card);
        if (origin == 0) continue;
        const bool in_hand = there < place::thugs(0);
        if (!in_hand && !(origin >= 128 && there == place::draw))
            return Verdict::no("card {0} has an origin and is not hidden", card + 1);
        if (origin >= 128) continue;
        const Seat pile = static_cast<Seat>(origin / 16);
        const int round = origin % 16;
        const bool held =
            pile < rules.seats && round >= 1 && round <= s.round && rules.pile_of(place::owner(there), round) == pile;
        if (!held) return Verdict::no("card {0} cannot have been taken from that pile", card + 1);
    }
    return Verdict::yes();
}

Verdict numbers(const Rules &rules, const State &s) {
    State fresh = s;
    recount(rules, fresh);
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        if (s.cash[seat] < 0 || s.cash[seat] % 5000 != 0)
            return Verdict::no("seat {0} has ${1}, which no notes can make", int(seat), s.cash[seat]);
        for (int icon = 0; icon < icon_kinds; ++icon) {
            if (s.icons[seat][icon] != fresh.icons[seat][icon])
                return Verdict::no("the icons of seat {0} are miscounted", int(seat));
        }
    }
    if (s.markers_in_play != fresh.markers_in_play) return Verdict::no("the markers in play are miscounted");
    if (rules.options.limited_markers && s.markers_in_play > rules.numbers.development_markers) {
        return Verdict::no("{0} markers are in play, more than there are", int(s.markers_in_play));
    }
    CardSet holdings, thugs;
    for (Seat seat = 0; seat < rules.seats; ++seat) {
        holdings |= s.cards.in(place::holdings(seat));
        thugs |= s.cards.in(place::thugs(seat));
    }
    for (int card = 0; card < card_count; ++card) {
        if (s.markers[card] > 0 && !holdings.has(card))
            return Verdict::no("card {0} carries markers outside a display", card + 1);
        const bool copy = s.acts_as[card] != card;
        if (copy && !(thugs.has(card) && rules.deck.copiers.has(card)))
            return Verdict::no("card {0} cannot be a copy", card + 1);
        if (copy && rules.deck[s.acts_as[card]].type != Type::thug)
            return Verdict::no("card {0} copies no Thug", card + 1);
    }
    return Verdict::yes();
}

Verdict lasting(const Rules &rules, const State &s) {
    for (const auto *list : {&s.active, &s.scheduled}) {
        int before = 0;
        for (const Lasting &each : *list) {
            if (each.owner >= rules.seats)
                return Verdict::no("an effect belongs to seat {0}, which is not at the table", int(each.owner));
            if (rules.deck.turn_effects[each.rule].kind != each.kind)
                return Verdict::no("the effect {0} is of another kind", int(each.rule));
            if (each.rank < before) return Verdict::no("the effects that last are out of order");
            if (each.times > 8) return Verdict::no("an effect is to be applied {0} times", int(each.times));
            before = each.rank;
        }
    }
    return Verdict::yes();
}

Verdict frames(const Rules &rules, const State &s) {
    for (const Frame &frame : s.frames) {
        if (frame.seat >= rules.seats)
            return Verdict::no("something is resolved for seat {0}, which is not at the table", int(frame.seat));
        const bool entry = frame.kind == Frame::Kind::entry;
        if (entry && frame.step > rules.deck[frame.rules].on_play.size())
            return Verdict::no("card {0} has no such rule", frame.rules + 1);
        const bool shown =
            s.cards.where(frame.card) == place::played(frame.seat) || display(s, frame.seat).has(frame.card);
        if (!shown) return Verdict::no("card {0} is resolved and does not lie open", frame.card + 1);
    }
    const bool resolving = s.phase == Phase::resolve || s.phase == Phase::extra;
    return s.frames.empty() || resolving ? Verdict::yes()
                                         : Verdict::no("a card is resolved in phase {0}", int(s.phase));
}

bool asks_for(const Rules &rules, const State &s, EffectKind kind) {
    if (s.frames.empty()) return false;
    const Frame &frame = s.frames.back();
    return frame.kind == Frame::Kind::entry && frame.step > 0 && frame.seat == s.asked &&
           current_effect(rules, frame).kind == kind;
}

// Whether the prompt fits what is being resolved.
bool prompt_fits(const Rules &rules, const State &s) {
    switch (s.prompt) {
    case Prompt::none: return s.phase == Phase::over;
    case Prompt::draft_pick: return s.phase == Phase::draft;
    case Prompt::play_pick: return s.phase == Phase::choose;
    case Prompt::each_turn_order: return s.phase == Phase::each_turn && rules.options.each_turn_prompt;
    case Prompt::lose_card: return s.phase == Phase::end_of_turn && s.loss_type != Type::action && s.cause < card_count;
    case Prompt::extra_play_pick: return s.phase == Phase::extra && s.frames.empty() && s.cause < card_count;
    case Prompt::pay_cost: {
        if (s.frames.empty()) return false;
        const Frame &frame = s.frames.back();
        return frame.kind == Frame::Kind::play && frame.seat == s.asked && frame.step == 1 &&
               s.cards.where(frame.card) == place::played(frame.seat) && !rules.deck[frame.card].costs.empty();
    }
    case Prompt::choose_holding: return asks_for(rules, s, EffectKind::place_markers);
    case Prompt::choose_thug: return asks_for(rules, s, EffectKind::copy_own_thug);
    case Prompt::discard_for_cash: return asks_for(rules, s, EffectKind::discard_hand_for_cash);
    case Prompt::play_another: return asks_for(rules, s, EffectKind::may_play_another_card);
    }
    return false;
}

// A seat that is ready has marked one of its own cards, and nobody else has marked anything.
Verdict answers(const Rules &rules, const State &s) {
    const bool secret =
        s.prompt == Prompt::draft_pick || s.prompt == Prompt::play_pick || s.prompt == Prompt::lose_card;
    int marked = 0;
    for (Seat seat = 0; seat < rules.seats && secret; ++seat) {
        const int mine = s.cards.marked_in(picked_place(rules, s, seat)).count();
        marked += mine;
        if (mine != int{s.secret.ready(seat)})
            return Verdict::no("the pick of seat {0} does not fit what it has answered", int(seat));
    }
    if (s.cards.marked.count() != marked) return Verdict::no("a card is marked that nobody could pick");
    for (Seat seat = 0; seat < most_seats; ++seat) {
        CardSet able;
        const bool ordering = s.prompt == Prompt::each_turn_order && sitdown::has_seat(s.secret.asked(), seat);
        if (ordering) able = each_turn_cards(rules, s, seat);
        bool ended = false;
        for (const std::uint8_t number : s.secret.draft(seat).numbers) {
            ended |= number == 0;
            if (number == 0) continue;
            if (ended || !able.has(number - 1))
                return Verdict::no("seat {0} orders rules that it has not got", int(seat));
            able.remove(number - 1);
        }
        if (ordering && (able.count() <= 1) != s.secret.ready(seat))
            return Verdict::no("the order of seat {0} is not what it should be", int(seat));
    }
    return Verdict::yes();
}

Verdict waiting(const Rules &rules, const State &s) {
    if (!prompt_fits(rules, s))
        return Verdict::no("the prompt {0} does not fit phase {1}", int(s.prompt), int(s.phase));
    const bool secret = s.prompt == Prompt::draft_pick || s.prompt == Prompt::play_pick ||
                        s.prompt == Prompt::each_turn_order || s.prompt == Prompt::lose_card;
    if (secret != s.secret.is_open())
        return Verdict::no("the secret window and the prompt {0} do not fit", int(s.prompt));
    if (!secret && s.prompt != Prompt::none && s.asked >= rules.seats)
        return Verdict::no("seat {0} is asked and not at the table", int(s.asked));
    if ((s.secret.asked() & ~sitdown::all_seats(rules.seats)) != 0)
        return Verdict::no("somebody is asked who is not at the table");
    for (const Seat seat : sitdown::each(s.secret.asked())) {
        if (candidates(rules, s, seat).empty())
            return Verdict::no("seat {0} is asked and has nothing to answer", int(seat));
    }
    return answers(rules, s);
}

} // namespace checking

Verdict Greed::sane(const State &s) const {
    for (const auto check : {checking::cards, checking::piles, checking::origins, checking::numbers, checking::lasting,
                             checking::frames, checking::waiting}) {
        if (const Verdict verdict = check(rules, s); !verdict) return verdict;
    }
    return Verdict::yes();
}

} // namespace greed
