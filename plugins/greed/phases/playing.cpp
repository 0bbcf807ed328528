// GR-4.4: one card from its needs to its disposal.
#include "../rules.hpp"

namespace greed {

namespace playing {

enum Step : std::uint8_t { at_needs, at_entry, at_after };

void push(Moment &m, const Frame &frame) { m.s.frames.push(frame); }

void discard_played(Moment &m, Text line) {
    const Frame frame = m.s.frames.pop();
    m.s.cards.move(frame.card, place::discard, sitdown::everyone);
    m.events.move({.by = frame.seat,
                   .face = face(frame.card),
                   .from = at(Component::plays),
                   .to = at(Component::discard),
                   .text = text(line)});
}

// True when the play goes on at once; false when it failed or the player is asked.
bool settle_cost(Moment &m, Seat seat, int card) {
    const Card &facts = m.rules.deck[card];
    if (facts.costs.empty()) return true;
    if (lasts(m.s, seat, TurnKind::ignore_costs)) {
        if (!facts.refers_to_paid_holding) return true; // GR-5.15
        return ask(m.s, Prompt::pay_cost, seat), false;
    }
    for (const Cost &cost : facts.costs) {
        if (payable(m.rules, m.s, seat, card, cost)) return ask(m.s, Prompt::pay_cost, seat), false;
    }
    return discard_played(m, Text::cannot_pay), false;
}

int markers_held_back(const Moment &m, Seat seat) {
    int held = 0;
    each_able(m.rules, m.s, display(m.s, seat), m.rules.deck.reducing, [&](int card) {
        for (const Trigger &trigger : m.facts(card).triggers) {
            if (trigger.effect.kind == EffectKind::reduce_placed_markers) held += trigger.effect.n;
        }
    });
    return held;
}

void run_triggers(Moment &m, Seat seat, int played, const CardSet &able, bool after) {
    const Type type = m.rules.deck[played].type;
    each_able(m.rules, m.s, display(m.s, seat), able, [&](int card) {
        if (after && card == played) return;
        for (const Trigger &trigger : m.facts(card).triggers) {
            const bool fires = trigger.kind == TriggerKind::when_you_play && trigger.type == type &&
                               trigger.after == after && !(trigger.other_only && card == played);
            if (fires) run_effect(m, trigger.effect, {seat, card, 0, played});
        }
    });
}

// What lasts this turn and answers a play: more markers for a Holding, money for neighbours.
void answer_play(Moment &m, Seat seat, int card) {
    const Type type = m.rules.deck[card].type;
    for (const Lasting &lasting : m.s.active) {
        const TurnEffect &effect = m.rules.deck.turn_effects[lasting.rule];
        if (lasting.kind == TurnKind::holding_bonus_markers && lasting.owner == seat && type == Type::holding) {
            for (int time = 0; time < lasting.times; ++time) {
                place_markers(m, seat, card, effect.n + lasting.extra, lasting.source);
            }
        }
        const bool neighbour = lasting.owner == m.rules.left(seat) || lasting.owner == m.rules.right(seat);
        if (lasting.kind != TurnKind::neighbour_play_bonus || !neighbour || type != effect.type ||
            effect.except.has(card))
            continue;
        for (int time = 0; time < lasting.times; ++time) gain(m, lasting.owner, effect.amount, lasting.source, card);
    }
}

// Steps 3 to 6; the entry rules run in a frame of their own.
void enter(Moment &m) {
    Frame &frame = m.s.frames.back();
    frame.step = at_after;
    const Seat seat = frame.seat;
    const int card = frame.card, paid = frame.paid;
    const Card &facts = m.rules.deck[card];
    if (facts.type != Type::action) enter_display(m, seat, card);
    if (facts.type == Type::holding) {
        frame.left_out = static_cast<std::uint16_t>(markers_held_back(m, seat));
        if (!facts.deferred_icon_markers) place_icon_markers(m, seat, card);
    }
    run_triggers(m, seat, card, m.rules.deck.during[index(facts.type)], false);
    answer_play(m, seat, card);
    if (!facts.on_play.empty()) push_entry(m, seat, card, card, paid, false);
}

void dispose_of_action(Moment &m, const Frame &frame) {
    const Seat seat = frame.seat;
    const bool returns = (frame.flags & Frame::returns) || lasts(m.s, seat, TurnKind::return_actions_to_hand);
    const bool stays = !returns && (frame.flags & Frame::scheduled);
    const int to = returns ? place::hand(seat) : stays ? place::kept(seat) : place::discard;
    const sitdown::Place where = returns ? at(Component::hand, seat)
                                 : stays ? at(Component::kept, seat)
                                         : at(Component::discard);
    m.s.cards.move(frame.card, to, sitdown::everyone);
    if (stays) m.s.fresh.add(frame.card);
    m.events.move({.by = frame.seat, .face = face(frame.card), .from = at(Component::plays), .to = where,
                   .text = text(returns ? Text::to_hand : stays ? Text::stays_up : Text::discarded)});
}

// Steps 8 and 9. What a Loan Shark holds back counts for this play alone.
void finish(Moment &m) {
    const Frame frame = m.s.frames.pop();
    const Type type = m.rules.deck[frame.card].type;
    run_triggers(m, frame.seat, frame.card, m.rules.deck.after[index(type)], true);
    if (type == Type::action) dispose_of_action(m, frame);
}

} // namespace playing

void reveal_from_hand(Moment &m, Seat seat, int card, Text line, int source, Viewers news) {
    const auto told = static_cast<Viewers>(news | ~m.s.cards.knowers(card));
    m.s.cards.move(card, place::played(seat), sitdown::everyone);
    forget_origin(m.s, card);
    m.events.declare({.by = static_cast<int>(seat), .face = face(card), .other = face(source),
                      .from = at(Component::hand, seat), .to = at(Component::plays), .text = text(line), .news = told});
}

void begin_play(Moment &m, Seat seat, int card, bool free) {
    Frame frame{};
    frame.kind = Frame::Kind::play;
    frame.step = free ? playing::at_entry : playing::at_needs;
    frame.seat = static_cast<std::uint8_t>(seat);
    frame.card = static_cast<std::uint8_t>(card);
    playing::push(m, frame);
}

void go_on_playing(Moment &m) {
    Frame &frame = m.s.frames.back();
    if (frame.step == playing::at_after) return playing::finish(m);
    if (frame.step == playing::at_needs) {
        const Seat seat = frame.seat;
        const bool bound = !m.rules.deck[frame.card].needs.empty() && !lasts(m.s, seat, TurnKind::ignore_needs);
        if (bound && !needs_met(m.rules, m.s, seat, frame.card)) return playing::discard_played(m, Text::needs_unmet);
        frame.step = playing::at_entry;
        if (!playing::settle_cost(m, seat, frame.card)) return;
    }
    playing::enter(m);
}

void push_entry(Moment &m, Seat seat, int carrier, int rules_of, int paid, bool retriggered) {
    Frame frame{};
    frame.kind = Frame::Kind::entry;
    frame.seat = static_cast<std::uint8_t>(seat);
    frame.card = static_cast<std::uint8_t>(carrier);
    frame.rules = static_cast<std::uint8_t>(rules_of);
    frame.paid = static_cast<std::uint16_t>(paid);
    if (retriggered) frame.flags = Frame::retriggered;
    playing::push(m, frame);
}

// The entry rules in printed order. The step moves on first, because a rule may ask or put a frame on top.
void go_on_with_entry(Moment &m) {
    Frame &frame = m.s.frames.back();
    const auto &entry = m.rules.deck[frame.rules].on_play;
    if (frame.step >= entry.size()) {
        m.s.frames.pop();
        return;
    }
    const Effect &effect = entry[frame.step++];
    run_effect(m, effect, {frame.seat, frame.card, frame.paid, frame.card});
}

void go_on_with_sweep(Moment &m) {
    const Frame frame = m.s.frames.back();
    int next = no_card;
    for (const int card : m.s.sweep & m.s.cards.in(place::thugs(frame.seat))) {
        if (next == no_card || rank(m.s, card) < rank(m.s, next)) next = card;
    }
    if (next == no_card) {
        m.s.sweep.clear();
        m.s.frames.pop();
        return;
    }
    m.s.sweep.remove(next);
    if (m.facts(next).on_play.empty()) return;
    m.events.say({.by = frame.seat, .face = face(next), .other = face(frame.card), .text = text(Text::again)});
    push_entry(m, frame.seat, next, m.s.acts_as[next], 0, true);
}

Frame *play_of(State &s, int card) {
    for (int each = s.frames.size() - 1; each >= 0; --each) {
        if (s.frames[each].kind == Frame::Kind::play && s.frames[each].card == card) return &s.frames[each];
    }
    return nullptr;
}

} // namespace greed
