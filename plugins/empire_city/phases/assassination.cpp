// EC-14: a hit on a rival's henchman.
#include "../play.hpp"

namespace empire {

namespace {

enum HitStep : std::uint8_t { hit_assassin, hit_target, hit_commit, hit_reveal, hit_cash, hit_resolve, hit_decided, hit_effects, hit_end };

} // namespace

// EC-14.2: corruption, token, cash-ins, before anything is chosen.
bool Play::begin_hit(Seat seat, Seat rival) {
    events.declare({.by = static_cast<int>(seat), .whom = static_cast<int>(rival), .to = part(Part::mark, rival), .text = number(Text::hits)});
    if (gain_corruption(seat_bit(seat), hit_price(seat), Text::hit_corruption)) return true;
    give_token(seat, rival);
    s.fight = {};
    s.fight.participants = static_cast<std::uint8_t>(seat_bit(seat) | seat_bit(rival));
    s.fight.attackers = static_cast<std::uint8_t>(seat_bit(seat));
    s.fight.defender = static_cast<std::uint8_t>(rival);
    s.fight.square = s.fight.assassin = s.fight.target = s.fight.winner = absent;
    push(Job::hit, seat, rival);
    push(Job::cash, seat, seat_bit(rival));
    return false;
}

// a = attacker, b = defender.
bool Play::run_hit() {
    Frame &f = top();
    const auto attacker = static_cast<Seat>(f.a), defender = static_cast<Seat>(f.b);
    switch (f.step++) {
    case hit_assassin:
        s.secret.open(seat_bit(attacker));
        return push(Job::assassin), false;
    case hit_target: return push(Job::target, attacker, defender), false;
    case hit_commit: {
        const int others = crew_of(defender).count() - (s.henchmen.where(s.fight.target) == henchman_hand(defender) ? 1 : 0);
        Seats asked = city_of(attacker).any() ? seat_bit(attacker) : 0;
        if (city_of(defender).any() || others > 0) asked |= seat_bit(defender);
        s.secret.open(asked);
        if (asked != 0) push(Job::hit_cards);
        return false;
    }
    case hit_reveal: reveal_hit(); return false;
    case hit_cash: cash_in_fight(); return false;
    case hit_resolve: settle_hit(); return false;
    case hit_decided:
        if (!s.fight.negated) s.fight.winner = s.decided;
        return win_hit();
    case hit_effects:
        if (!s.fight.negated && s.fight.winner == attacker) { // EC-14.11: family, corruption cards, assassin
            if (book.has(book.henchman_record(s.fight.assassin), Timing::hit_won)) push_effects(book.henchman_record(s.fight.assassin), Timing::hit_won, attacker);
            trigger(attacker, Timing::hit_won);
        }
        return false;
    default:
        end_hit();
        return pop();
    }
}

// D28: the strongest first.
void Query::list_assassin(Seat seat, Choices &out) const {
    const HenchmanSet men = fit(seat);
    int best = men.first();
    for (const int card : men) {
        if (book.henchman(card).combat > book.henchman(best).combat) best = card;
    }
    add(out, Act::assassin, best);
    for (const int card : men) {
        if (card != best) add(out, Act::assassin, card);
    }
}

void Play::answer_assassin(Seat seat, Choice choice) {
    s.fight.assassin = static_cast<std::uint8_t>(choice.first());
    s.henchmen.mark(s.fight.assassin);
    events.ready(seat);
    s.secret.done(seat);
    pop();
}

// D29
void Query::list_target(Seat, Choices &out) const {
    const auto rival = static_cast<Seat>(now.agenda.top().b);
    if (crew_of(rival).any()) add(out, Act::target_random);
    for (const int card : tired_of(rival)) add(out, Act::target, card);
    if (crew_of(rival).any() && book.pickers.has(now.fight.assassin)) add(out, Act::target_pick);
}

void Play::answer_target(Seat seat, Choice choice) {
    const auto rival = static_cast<Seat>(top().b);
    pop();
    Fight &fight = s.fight;
    switch (static_cast<Act>(choice.act())) {
    case Act::target:
        fight.target = static_cast<std::uint8_t>(choice.first());
        fight.target_kind = static_cast<std::uint8_t>(TargetKind::open);
        return events.mark({.by = static_cast<int>(seat), .whom = static_cast<int>(rival), .face = static_cast<unsigned>(book.henchman_record(fight.target) + 1), .to = part(Part::tired, rival),
                            .text = number(Text::target_open)});
    case Act::target_random:
        fight.target = static_cast<std::uint8_t>(s.henchmen.draw(henchman_hand(rival), s.rng));
        fight.target_kind = static_cast<std::uint8_t>(TargetKind::drawn);
        return events.mark({.by = static_cast<int>(seat), .whom = static_cast<int>(rival), .face = static_cast<unsigned>(book.henchman_record(fight.target) + 1),
                            .to = part(Part::henchman_hand, rival), .text = number(Text::target_drawn), .tells = only(rival), .news = only(rival)});
    default: break;
    }
    // EC-14.3: he is shown, and his capo alone sees the hand.
    s.henchmen.unmark(fight.assassin);
    reveal_henchman(fight.assassin, seat, Text::assassin_shown);
    for (const int card : crew_of(rival)) {
        events.show({.by = static_cast<int>(seat), .whom = static_cast<int>(rival), .face = static_cast<unsigned>(book.henchman_record(card) + 1), .from = part(Part::henchman_hand, rival),
                     .text = number(Text::hand_seen), .tells = only(seat, rival)});
    }
    s.henchmen.reveal_place(henchman_hand(rival), only(seat));
    push(Job::pick_victim, seat, rival);
}

void Query::list_pick_victim(Seat, Choices &out) const {
    for (const int card : crew_of(static_cast<Seat>(now.agenda.top().b))) add(out, Act::pick_victim, card);
}

void Play::answer_pick_victim(Seat seat, Choice choice) {
    const auto rival = static_cast<Seat>(top().b);
    pop();
    s.fight.target = static_cast<std::uint8_t>(choice.first());
    s.fight.target_kind = static_cast<std::uint8_t>(TargetKind::picked);
    events.mark({.by = static_cast<int>(seat), .whom = static_cast<int>(rival), .face = static_cast<unsigned>(book.henchman_record(s.fight.target) + 1), .to = part(Part::henchman_hand, rival),
                 .text = number(Text::target_picked), .tells = only(seat, rival), .news = only(rival)});
}

// EC-14.5: cards with a `hit` effect for the own role; the target's capo may also reveal another man.
void Query::list_hit_cards(Seat seat, Choices &out) const {
    add(out, Act::done);
    int last = -1;
    for (const int card : fight_cards(seat, Timing::hit)) {
        if (book.face_number(card) != last) add(out, Act::commit, last = book.face_number(card));
    }
    if (seat != now.fight.defender) return;
    for (const int card : fight_reveals(seat, Timing::hit)) add(out, Act::ability, card);
}

void Play::answer_hit_cards(Seat seat, Choice choice) { answer_select(seat, choice); }

void Play::reveal_hit() {
    Fight &fight = s.fight;
    const auto attacker = static_cast<Seat>(top().a), defender = static_cast<Seat>(top().b);
    events.next_beat();
    events.say({.news = everyone}); // what was chosen, and what was not, comes to light
    if (s.henchmen.where(fight.assassin) == henchman_hand(attacker)) reveal_henchman(fight.assassin, attacker, Text::assassin_shown);
    const bool from_hand = s.henchmen.where(fight.target) == henchman_hand(defender);
    // EC-14.6, A-41: who was revealed already cannot be revealed again.
    fight.target_counts = from_hand && !s.revealed.has(fight.target) ? 1 : 0;
    if (from_hand) reveal_henchman(fight.target, defender, Text::hit_shown);
    for (const Seat seat : each(Seats{fight.participants})) {
        for (const int card : s.henchmen.marked_in(henchman_hand(seat))) reveal_henchman(card, seat, Text::hit_shown);
        for (const int card : s.city.marked_in(city_hand(seat))) {
            move_city(card, city_shown(seat), everyone, Text::hit_shown, static_cast<int>(seat));
            fight.played = static_cast<std::uint8_t>(fight.played | seat_bit(seat));
        }
        // Negation is the one effect of the reveal that is not a number.
        const auto negates = [&](int record) {
            for (const Effect &effect : book.effects_of(record)) {
                if (effect.kind == Kind::negate_hit && fits_fight(effect, seat)) apply(effect, {.owner = seat, .record = record});
            }
        };
        for (const int card : s.city.in(city_shown(seat))) negates(book.face_number(card));
        for (const int card : s.henchmen.in(henchman_shown(seat)) & fight.ability) negates(book.henchman_record(card));
    }
}

// EC-9.6: in turn order, who played a city card may cash in tokens of the others in the fight.
void Play::cash_in_fight() {
    if (!book.options.vendetta_by_fight_card) return;
    for (int place = static_cast<int>(seats()) - 1; place >= 0; --place) {
        const Seat seat = in_turn(place);
        if (has_seat(s.fight.played, seat)) push(Job::cash, seat, s.fight.participants & ~seat_bit(seat));
    }
}

int Query::hit_score(Seat seat) const {
    const bool attacks = has_seat(now.fight.attackers, seat);
    const int man = attacks ? now.fight.assassin : now.fight.target;
    const bool counts = attacks || now.fight.target_counts || book.options.exhausted_target_printed;
    return (counts ? book.henchman(man).combat : 0) + fight_stat(seat, Stat::score_hit, 0, {.role = role_of(seat)});
}

// EC-14.7
void Play::settle_hit() {
    Fight &fight = s.fight;
    const auto attacker = static_cast<Seat>(top().a), defender = static_cast<Seat>(top().b);
    events.next_beat();
    if (fight.negated) return events.say({.by = static_cast<int>(attacker), .whom = static_cast<int>(defender), .text = number(Text::hit_negated)});
    for (const Seat seat : {attacker, defender}) {
        fight.score[seat] = static_cast<std::int16_t>(hit_score(seat));
        events.compare({.by = static_cast<int>(seat), .amount = fight.score[seat], .unit = number(Unit::score), .text = number(Text::hit_totals)});
    }
    if (fight.score[attacker] == fight.score[defender]) return ask_tie(Tie::hit, fight.participants);
    s.decided = static_cast<std::uint8_t>(fight.score[attacker] > fight.score[defender] ? attacker : defender);
}

// The losing man dies or is abducted; the attacker's success scores. True is never returned: after the end nothing is left.
bool Play::win_hit() {
    Fight &fight = s.fight;
    if (fight.negated) return false;
    const auto attacker = static_cast<Seat>(top().a), defender = static_cast<Seat>(top().b);
    const bool success = fight.winner == attacker;
    const Seat winner = success ? attacker : defender;
    const int loser = success ? fight.target : fight.assassin;
    events.next_beat();
    events.say({.by = static_cast<int>(attacker), .whom = static_cast<int>(defender), .face = static_cast<unsigned>(book.henchman_record(loser) + 1), .text = number(success ? Text::hit_succeeds : Text::hit_fails)});
    if (book.specials.has(loser)) { // EC-2.10
        move_henchman(loser, book.options.abduction_to_hand ? henchman_hand(winner) : henchman_tired(winner), everyone, Text::abducted, static_cast<int>(winner));
        if (check_specials(winner)) return false;
    } else {
        move_henchman(loser, henchman_dead, everyone, Text::dies, static_cast<int>(winner));
    }
    if (success) gain_points(seat_bit(attacker), stat(attacker, Stat::vp_hit, book.numbers.hit_points), Text::points_gained);
    return false;
}

// EC-14.9
void Play::end_hit() { put_away_fight(); }

} // namespace empire
