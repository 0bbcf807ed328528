// What the seat may answer at each prompt, and what each answer does. The way out, where there is one, comes first.
#include "game.hpp"

namespace godfather {

surround::Board Godfather::board(const State &s, int hood) const {
    return {area(hood), {s.men[hood][0], s.men[hood][1], s.men[hood][2], s.men[hood][3]}};
}

surround::Board Godfather::board_with_play(const State &s, int hood) const {
    surround::Board out = board(s, hood);
    out.add(s.turn, s.play[hood]);
    return out;
}

int Godfather::men_on_map(const State &s, Seat seat) const {
    int sum = 0;
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        sum += surround::count(s.men[hood][seat] | (seat == s.turn ? s.play[hood] : 0));
    }
    return sum;
}

int Godfather::bag_left(const State &s, Seat seat) const {
    return options.piece_supply == 0 ? 1000 : options.piece_supply - men_on_map(s, seat);
}

namespace {

void add_cells(Choices &list, Act act, int hood, Cells cells) {
    for (const int bit : surround::bits(cells)) list.add(number_of(act), spot(hood, bit));
}

} // namespace

void Godfather::choices(const State &s, Seat, Choices &list) const {
    const auto each_hood = [&](auto visit) {
        for (int hood = 0; hood < neighborhood_count; ++hood) visit(hood);
    };
    const auto hoods = [&](Act act, auto allowed) {
        each_hood([&](int hood) {
            if (allowed(hood)) list.add(number_of(act), static_cast<unsigned>(hood));
        });
    };
    switch (s.step) {
    case Step::over: return;
    case Step::first_neighborhood: return hoods(Act::enter, [&](int hood) { return may_enter(s, hood); });
    case Step::first_racket: {
        const std::int32_t purse = s.cash[s.turn] - reserve(s, s.hood);
        for (int racket = 0; racket < racket_count; ++racket) {
            if (cost(racket) <= purse) list.add(number_of(Act::choose_racket), static_cast<unsigned>(racket));
        }
        return;
    }
    case Step::first_cell:
        if (s.play[s.hood] != 0 && play_is_legal(s, s.hood)) list.add(number_of(Act::enough));
        return add_cells(list, Act::place, s.hood, offered_cells(s));
    case Step::give_up_piece: return each_hood([&](int hood) { add_cells(list, Act::give_up, hood, own_targets(s, hood)); });
    case Step::sell_piece: return each_hood([&](int hood) { add_cells(list, Act::sell, hood, own_targets(s, hood)); });
    case Step::finger_target:
        if (!options.fingerman_mandatory) list.add(number_of(Act::stop));
        return each_hood([&](int hood) { add_cells(list, Act::finger, hood, finger_targets(s, hood)); });
    case Step::free_neighborhood: return hoods(Act::send, [&](int hood) { return may_send(s, hood); });
    case Step::free_cell:
    case Step::buy_cell: return add_cells(list, Act::place, s.hood, offered_cells(s));
    case Step::buy_neighborhood:
        list.add(number_of(Act::done));
        if (bag_left(s, s.turn) > 0) list_purchases(s, list);
        return;
    case Step::declare_control:
        list.add(number_of(Act::stay_quiet));
        return hoods(Act::declare, [&](int hood) { return may_declare(s, hood); });
    case Step::declare_penalty_piece: return add_cells(list, Act::lose, s.hood, own_targets(s, s.hood));
    case Step::stalemate_vote:
        list.add(number_of(Act::vote_no));
        return list.add(number_of(Act::vote_yes));
    }
}

void Godfather::list_purchases(const State &s, Choices &list) const {
    const std::int32_t cash = s.cash[s.turn];
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (!is_open(s, hood)) continue;
        const auto allowed = [&](int racket) { return cost(racket) <= cash && (has_room(s, hood) || any_completable(s, hood, racket)); };
        if (s.racket[hood] != 0) {
            if (allowed(s.racket[hood] - 1)) list.add(number_of(Act::buy), static_cast<unsigned>(hood));
            continue;
        }
        for (int racket = 0; racket < racket_count; ++racket) {
            if (allowed(racket)) list.add(number_of(Act::open), static_cast<unsigned>(hood), static_cast<unsigned>(racket));
        }
    }
}

// A neighbourhood or a racket was chosen; nothing on the map has changed yet.
void Godfather::choose(State &s, int hood, int racket, Step next, Events &events) const {
    s.hood = static_cast<std::uint8_t>(hood);
    s.chosen = static_cast<std::uint8_t>(racket);
    events.declare({.by = s.turn, .to = group_of(hood), .text = number_of(Text::chosen)});
    wait(s, next);
}

void Godfather::apply(State &s, Seat seat, Choice choice, Events &events) const {
    const unsigned first = choice.first();
    const int hood = static_cast<int>(first), bit = bit_of(first);
    const auto passed = [&] { events.declare({.by = static_cast<int>(seat)}); };
    switch (static_cast<Act>(choice.act())) {
    case Act::enter:
        if (s.racket[hood] == 0) return choose(s, hood, 0, Step::first_racket, events);
        return choose(s, hood, s.racket[hood] - 1, Step::first_cell, events);
    case Act::choose_racket: return choose(s, s.hood, hood, Step::first_cell, events);
    case Act::place:
        place_man(s, bit, s.step == Step::free_cell, events);
        return s.round == 1 ? after_first_cell(s, events) : after_placing(s, events);
    case Act::enough:
        passed();
        s.entered = static_cast<std::uint8_t>(s.entered | 1u << s.hood);
        return next_entry(s, events);
    case Act::give_up:
        lift(s, hood_of(first), surround::cell(bit), Text::gives_up, s.turn, events);
        --s.owed;
        if (give_up(s, events)) run_effects(s, events);
        return;
    case Act::sell: return sell(s, hood_of(first), bit, events);
    case Act::finger:
        lift(s, hood_of(first), surround::cell(bit), Text::fingered, s.turn, events);
        --s.owed;
        return point_finger(s, events);
    case Act::stop:
        passed();
        s.owed = 0;
        return next_free(s, events);
    case Act::send: return choose(s, hood, s.chosen, Step::free_cell, events);
    case Act::buy: return choose(s, hood, s.racket[hood] - 1, Step::buy_cell, events);
    case Act::open: return choose(s, hood, static_cast<int>(choice.second()), Step::buy_cell, events);
    case Act::done: return passed(), finish_positioning(s, events);
    case Act::declare: return declare(s, hood, events);
    case Act::stay_quiet: return passed(), end_turn(s, events);
    case Act::lose:
        lift(s, s.hood, surround::cell(bit), Text::penalty, s.claimant[s.hood] - 1, events);
        end_claim(s, s.hood, Text::none, events);
        return next_penalty(s, events);
    case Act::vote_no:
    case Act::vote_yes:
        s.vote.draft(seat) = static_cast<Act>(choice.act()) == Act::vote_yes ? 2 : 1;
        events.ready(seat);
        if (s.vote.done(seat)) close_vote(s, events);
        return;
    }
}

// GF-5.8: half the price; the surplus is kept.
void Godfather::sell(State &s, int hood, int bit, Events &events) const {
    std::int32_t half = racket_at(s.racket[hood] - 1).half;
    if (options.half_up) half = (half + data.half_round_to - 1) / data.half_round_to * data.half_round_to;
    lift(s, hood, surround::cell(bit), Text::sells, s.turn, events);
    change_cash(s, s.turn, half, Text::sale_money, {}, events);
    if (pay_due(s, events)) run_effects(s, events);
}

void Godfather::determinize(State &s, Seat viewer, Rng &rng) const {
    const auto world = s.cards.resample(viewer, rng, [this](int card) { return data.cards[static_cast<std::size_t>(card)].kind_number; });
    s.under.rename(world);
    if (s.step != Step::stalemate_vote) return;
    // Votes that are in are emptied and cast anew; somebody is still waiting, so that this cannot close the window.
    for (Seat seat = 0; seat < static_cast<Seat>(most_players); ++seat) {
        if (seat == viewer || !s.vote.ready(seat)) continue;
        s.vote.reopen(seat);
        s.vote.draft(seat) = 0;
        sitdown::answer_anew(*this, s, seat, rng);
    }
}

} // namespace godfather
