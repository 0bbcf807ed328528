// GR-4.8: what each prompt offers and what an answer does.
#include "../rules.hpp"

namespace greed {

using sitdown::Choice;

void ask(State &s, Prompt prompt, Seat seat) {
    s.prompt = prompt;
    s.asked = static_cast<std::uint8_t>(seat);
}

void ask_in_secret(State &s, Prompt prompt, Seats seats) {
    s.prompt = prompt;
    s.secret.open(seats);
}

int picked_place(const Rules &rules, const State &s, Seat seat) {
    switch (s.prompt) {
    case Prompt::draft_pick: return place::pile(rules.pile_of(seat, s.round));
    case Prompt::play_pick: return place::hand(seat);
    default: return s.loss_type == Type::thug ? place::thugs(seat) : place::holdings(seat);
    }
}

namespace answering {

CardSet payment(const Rules &rules, const State &s, Seat seat) {
    const Card &card = rules.deck[s.frames.back().card];
    CardSet out;
    if (cost_of_kind(card, CostKind::thug)) out |= s.cards.in(place::thugs(seat));
    if (cost_of_kind(card, CostKind::holding)) out |= s.cards.in(place::holdings(seat));
    return out;
}

CardSet still_to_order(const Rules &rules, const State &s, Seat seat) {
    CardSet out = each_turn_cards(rules, s, seat);
    for (const std::uint8_t number : s.secret.draft(seat).numbers) {
        if (number != 0) out.remove(number - 1);
    }
    return out;
}

} // namespace answering

CardSet candidates(const Rules &rules, const State &s, Seat seat) {
    switch (s.prompt) {
    case Prompt::draft_pick:
    case Prompt::play_pick:
    case Prompt::lose_card: return s.cards.in(picked_place(rules, s, seat));
    case Prompt::extra_play_pick:
    case Prompt::discard_for_cash:
    case Prompt::play_another: return s.cards.in(place::hand(seat));
    case Prompt::pay_cost: return answering::payment(rules, s, seat);
    case Prompt::choose_holding: return s.cards.in(place::holdings(seat));
    case Prompt::choose_thug: {
        CardSet out = s.cards.in(place::thugs(seat));
        out.remove(s.frames.back().card);
        return out;
    }
    case Prompt::each_turn_order: return answering::still_to_order(rules, s, seat);
    case Prompt::none: break;
    }
    return {};
}

namespace answering {

// The act that takes a card in each prompt, and the one that takes none.
struct Acts {
    Act with_card;
    unsigned without; // 0: mandatory
};
constexpr unsigned none = 0;
constexpr std::array<Acts, prompt_words.size() + 1> acts{{
    {Act::draft, none},
    {Act::draft, none},
    {Act::play, none},
    {Act::play_extra, none},
    {Act::pay_with, static_cast<unsigned>(Act::decline)},
    {Act::develop, none},
    {Act::imitate, none},
    {Act::discard_for, static_cast<unsigned>(Act::keep_hand)},
    {Act::play_also, static_cast<unsigned>(Act::stop)},
    {Act::order, none},
    {Act::give_up, none},
}};

bool is_secret(Prompt prompt) {
    return prompt == Prompt::draft_pick || prompt == Prompt::play_pick || prompt == Prompt::each_turn_order ||
           prompt == Prompt::lose_card;
}

void list_payments(const Rules &rules, const State &s, Seat seat, Choices &list) {
    const int card = s.frames.back().card;
    if (lasts(s, seat, TurnKind::ignore_costs)) {
        list.add(static_cast<unsigned>(Act::pay_nothing));
        return;
    }
    list.add(static_cast<unsigned>(Act::decline));
    const Cost *money = cost_of_kind(rules.deck[card], CostKind::money);
    if (money && payable(rules, s, seat, card, *money)) list.add(static_cast<unsigned>(Act::pay_money));
}

void close_window(Moment &m) {
    const Prompt prompt = m.s.prompt;
    if (prompt == Prompt::lose_card) close_loss(m);
    m.s.prompt = Prompt::none;
    if (prompt == Prompt::draft_pick) close_draft(m);
    if (prompt == Prompt::play_pick) close_choose(m);
    if (prompt == Prompt::each_turn_order) carry_out_each_turn(m);
}

void answer_in_secret(Moment &m, Seat seat, int card) {
    if (m.s.prompt == Prompt::each_turn_order) {
        Order &order = m.s.secret.draft(seat);
        int placed = 0;
        while (order.numbers[placed] != 0) ++placed;
        order.numbers[placed] = static_cast<std::uint8_t>(card + 1);
        if (still_to_order(m.rules, m.s, seat).count() > 1) return m.events.privately(seat);
    } else {
        m.s.cards.mark(card);
    }
    m.events.ready(seat);
    if (m.s.secret.done(seat)) close_window(m);
}

void pay_with(Moment &m, Seat seat, int card) {
    Frame &play = m.s.frames.back();
    const Card &facts = m.rules.deck[play.card];
    const bool holding = m.rules.deck[card].type == Type::holding;
    const Cost &cost = *cost_of_kind(facts, holding ? CostKind::holding : CostKind::thug);
    if (holding) play.paid = m.s.markers[card];
    leave_display(m, seat, card, cost.to_hand ? place::hand(seat) : place::discard,
                  cost.to_hand ? Text::pays_with_to_hand : Text::pays_with, play.card);
    suffer_loss(m, seat, card);
}

void answer_cost(Moment &m, Seat seat, Act act, int card) {
    const int played = m.s.frames.back().card;
    switch (act) {
    case Act::pay_money:
        return pay(m, seat,
                   price(m.rules, m.s, seat, played, cost_of_kind(m.rules.deck[played], CostKind::money)->amount),
                   played);
    case Act::pay_with: return pay_with(m, seat, card);
    case Act::pay_nothing:
        return m.events.say({.by = static_cast<int>(seat), .other = face(played), .text = text(Text::pays_nothing)});
    default: break;
    }
    m.s.frames.pop();
    m.s.cards.move(played, place::discard, sitdown::everyone);
    m.events.move({.by = static_cast<int>(seat), .face = face(played), .from = at(Component::plays),
                   .to = at(Component::discard), .text = text(Text::declines)});
}

void become(Moment &m, Seat seat, int original) {
    const int card = m.s.frames.back().card;
    become_copy(m, seat, card, original);
    push_entry(m, seat, card, m.s.acts_as[card], 0, false);
}

void discard_for_cash(Moment &m, Seat seat, int card) {
    const Frame &frame = m.s.frames.back();
    const auto unaware = static_cast<Viewers>(~m.s.cards.knowers(card));
    m.s.cards.move(card, place::discard, sitdown::everyone);
    forget_origin(m.s, card);
    m.events.move({.by = static_cast<int>(seat),
                   .face = face(card),
                   .other = face(frame.card),
                   .from = at(Component::hand, seat),
                   .to = at(Component::discard),
                   .text = text(Text::discards_for),
                   .news = unaware});
    gain(m, seat, current_effect(m.rules, frame).amount, frame.card);
}

// A play out of order: shown at once and carried out completely.
void play_now(Moment &m, Seat seat, int card, Text line, int source) {
    m.events.next_beat();
    reveal_from_hand(m, seat, card, line, source);
    begin_play(m, seat, card);
}

void answer_openly(Moment &m, Seat seat, Act act, int card) {
    const Prompt prompt = m.s.prompt;
    m.s.prompt = Prompt::none;
    switch (prompt) {
    case Prompt::pay_cost: return answer_cost(m, seat, act, card);
    case Prompt::extra_play_pick: return play_now(m, seat, card, Text::plays_extra, m.s.cause);
    case Prompt::choose_holding: {
        const Frame &frame = m.s.frames.back();
        return place_markers(m, seat, card, markers_to_place(m.rules, m.s, frame), frame.card);
    }
    case Prompt::choose_thug: return become(m, seat, card);
    case Prompt::discard_for_cash:
        if (act == Act::discard_for) discard_for_cash(m, seat, card);
        else m.events.say({.by = static_cast<int>(seat)});
        return;
    case Prompt::play_another:
        if (act == Act::play_also) play_now(m, seat, card, Text::plays_also, m.s.frames.back().card);
        else m.events.say({.by = static_cast<int>(seat)});
        return;
    default: return;
    }
}

} // namespace answering

void list_choices(const Rules &rules, const State &s, Seat seat, Choices &list) {
    const answering::Acts acts = answering::acts[static_cast<std::size_t>(s.prompt)];
    if (s.prompt == Prompt::pay_cost) answering::list_payments(rules, s, seat, list);
    else if (acts.without != answering::none) list.add(acts.without);
    list.add_each(static_cast<unsigned>(acts.with_card), candidates(rules, s, seat), 1);
}

void answer(Moment &m, Seat seat, Choice choice) {
    const int card = static_cast<int>(choice.first()) - 1;
    if (answering::is_secret(m.s.prompt)) answering::answer_in_secret(m, seat, card);
    else answering::answer_openly(m, seat, static_cast<Act>(choice.act()), card);
    run_on(m);
}

void run_on(Moment &m) {
    while (m.s.prompt == Prompt::none && m.s.phase != Phase::over) {
        if (!m.s.frames.empty()) {
            switch (m.s.frames.back().kind) {
            case Frame::Kind::play: go_on_playing(m); break;
            case Frame::Kind::entry: go_on_with_entry(m); break;
            case Frame::Kind::sweep: go_on_with_sweep(m); break;
            }
            continue;
        }
        switch (m.s.phase) {
        case Phase::resolve: resolve_next(m); break;
        case Phase::extra: next_extra_play(m); break;
        case Phase::end_of_turn: next_loss(m); break;
        default: throw std::logic_error("the game waits for nobody");
        }
    }
}

} // namespace greed
