// EC-15: attacks are fought, one square at a time.
#include "../play.hpp"

namespace empire {

namespace {

enum CombatStep : std::uint8_t {
    combat_select, combat_pre, combat_reveal, combat_cash, combat_resolve, combat_decided, combat_put_away, combat_kills, combat_dice,
    combat_saves, combat_bury, combat_control, combat_points, combat_effects, combat_over
};

} // namespace

// a = whose turn it is to fight, b = the next place in turn order.
bool Play::run_combats() {
    Frame &f = top();
    if (f.step == 0) {
        begin_phase(Phase::combat, Text::phase_combat);
        f.step = 1;
    }
    for (int tried = 0; tried < static_cast<int>(seats()); ++tried) { // EC-15.1
        const int place = (f.b + tried) % static_cast<int>(seats());
        const Seat seat = in_turn(place);
        const Squares mine = s.attacks[seat];
        if (mine == 0) continue;
        f.b = static_cast<std::int16_t>((place + 1) % static_cast<int>(seats()));
        if (std::has_single_bit(mine)) begin_combat(std::countr_zero(mine));
        else push(Job::combat_pick, seat);
        return false;
    }
    return pop();
}

void Query::list_combat_pick(Seat seat, Choices &out) const {
    add_each(out, Act::fight, each_square(now.attacks[seat]));
}

void Play::answer_combat_pick(Seat, Choice choice) {
    pop();
    begin_combat(static_cast<int>(choice.first()));
}

void Play::begin_combat(int square) {
    s.fight = {};
    s.fight.attackers = static_cast<std::uint8_t>(attackers_of(square));
    s.fight.defender = static_cast<std::uint8_t>(owner_of(square));
    s.fight.participants = static_cast<std::uint8_t>(s.fight.attackers | seat_bit(s.fight.defender));
    s.fight.square = static_cast<std::uint8_t>(square);
    s.fight.assassin = s.fight.target = s.fight.winner = absent;
    for (Squares &planned : s.attacks) planned &= ~square_bit(square);
    events.next_beat();
    events.declare({.whom = s.fight.defender, .to = square_place(square), .text = number(Text::combat_begins)});
    push(Job::combat);
}

// The steps of EC-15.13.
bool Play::run_combat() {
    Frame &f = top();
    Fight &fight = s.fight;
    const bool decided = !fight.standoff;
    switch (f.step++) {
    case combat_select: {
        Seats asked = 0;
        for (const Seat seat : each(Seats{fight.participants})) asked |= static_cast<Seats>(holds_cards(seat)) << seat;
        s.secret.open(asked);
        if (asked != 0) push(Job::select);
        return false;
    }
    case combat_pre: show_pre_combat(); return false;
    case combat_reveal: show_combat(); return false;
    case combat_cash: cash_in_fight(); return false;
    case combat_resolve:
        if (decided) score_combat();
        else events.say({.to = square_place(fight.square), .text = number(Text::standoff)});
        return false;
    case combat_decided:
        if (!decided) return false;
        fight.winner = s.decided;
        events.say({.by = fight.winner, .to = square_place(fight.square), .text = number(Text::combat_won)});
        for (const int card : fight.scored & s.henchmen.in(henchman_shown(fight.winner))) {
            for (const Effect &effect : book.effects_of(book.henchman_record(card))) {
                if (effect.kind == Kind::kill) fight.picks = static_cast<std::uint8_t>(fight.picks + effect.count);
            }
        }
        return false;
    case combat_put_away: put_away_fight(); return false;
    case combat_kills:
        if (decided) push(Job::kill, fight.winner);
        return false;
    case combat_dice:
        if (decided) roll_casualties();
        return false;
    case combat_saves:
        if (!decided) return false;
        for (int place = static_cast<int>(seats()) - 1; place >= 0; --place) {
            const Seat seat = in_turn(place);
            if (seat != fight.winner && has_seat(fight.participants, seat) && fight.saves[seat] > 0) push(Job::save, seat);
        }
        return false;
    case combat_bury:
        if (decided) bury_losses();
        return false;
    case combat_control:
        if (decided) take_contested();
        return false;
    case combat_points: return decided && score_victory();
    case combat_effects:
        if (!decided) return false;
        push_victors();
        trigger(fight.winner, Timing::combat_won);
        return false;
    default:
        close_fight();
        return pop();
    }
}

// The last pushed comes first: family, corruption cards, then these by number.
void Play::push_victors() {
    List<int, henchman_cards> men;
    for (const int card : s.fight.scored & tired_of(s.fight.winner)) {
        if (book.has(book.henchman_record(card), Timing::combat_won)) men.push(card);
    }
    while (!men.empty()) push_effects(book.henchman_record(men.pop()), Timing::combat_won, s.fight.winner);
}

// D36: henchmen with their score, for an ability, cards, weapons for those who fight.
void Query::list_select(Seat seat, Choices &out) const {
    add(out, Act::done);
    const HenchmanSet mine = fit(seat);
    const HenchmanSet fighting = (mine & now.henchmen.marked) - now.fight.ability;
    add_each(out, Act::score, mine - now.henchmen.marked);
    add_each(out, Act::ability, fight_reveals(seat, Timing::pre_combat));
    int last = -1;
    const CitySet cards = fight_cards(seat, Timing::combat) | fight_cards(seat, Timing::pre_combat);
    for (const int card : cards) {
        const int face = book.face_number(card);
        if (face == last) continue;
        last = face;
        if (book.face(face).weapon == 0) {
            add(out, Act::commit, face);
        } else {
            for (const int man : fighting) { // EC-2.13: one weapon each
                if (now.fight.armed[man] == 0) add(out, Act::arm, face, man);
            }
        }
    }
}

void Play::answer_select(Seat seat, Choice choice) {
    const int thing = static_cast<int>(choice.first());
    switch (static_cast<Act>(choice.act())) {
    case Act::score: s.henchmen.mark(thing); return events.privately(seat);
    case Act::ability:
        s.henchmen.mark(thing);
        s.fight.ability.add(thing);
        return events.privately(seat);
    case Act::commit: s.city.mark(copy_in_hand(seat, thing)); return events.privately(seat);
    case Act::arm:
        s.city.mark(copy_in_hand(seat, thing));
        s.fight.armed[choice.second()] = static_cast<std::uint8_t>(thing + 1);
        return events.privately(seat);
    default: break;
    }
    events.ready(seat);
    if (s.secret.done(seat)) pop();
}

// EC-15.4: everything is shown, then everything takes effect together.
void Play::show_pre_combat() {
    events.next_beat();
    events.say({.news = everyone}); // what was chosen, and what was not, comes to light
    for (const Seat seat : each(Seats{s.fight.participants})) {
        for (const int card : s.city.marked_in(city_hand(seat)) & book.city_at[static_cast<std::size_t>(Timing::pre_combat)]) {
            move_city(card, city_shown(seat), everyone, Text::pre_combat_shown, static_cast<int>(seat));
            s.fight.played = static_cast<std::uint8_t>(s.fight.played | seat_bit(seat));
        }
        for (const int card : s.henchmen.marked_in(henchman_hand(seat)) & s.fight.ability) reveal_henchman(card, seat, Text::pre_combat_shown);
    }
    events.next_beat();
    for (const Seat seat : each(Seats{s.fight.participants})) {
        const auto use_all = [&](int record) {
            for (const Effect &effect : book.effects_of(record)) {
                if (effect.at == Timing::pre_combat && effect.kind != Kind::mod) apply(effect, {.owner = seat, .record = record});
            }
        };
        for (const int card : s.city.in(city_shown(seat))) use_all(book.face_number(card));
        for (const int card : s.henchmen.in(henchman_shown(seat))) use_all(book.henchman_record(card));
    }
}

void Play::show_combat() {
    events.next_beat();
    for (const Seat seat : each(Seats{s.fight.participants})) {
        for (const int card : s.henchmen.marked_in(henchman_hand(seat))) {
            s.fight.scored.add(card);
            reveal_henchman(card, seat, Text::combat_shown);
        }
        for (const int card : s.city.marked_in(city_hand(seat))) {
            move_city(card, city_shown(seat), everyone, Text::combat_shown, static_cast<int>(seat));
            s.fight.played = static_cast<std::uint8_t>(s.fight.played | seat_bit(seat));
        }
    }
}

// EC-15.5, 15.6
void Play::score_combat() {
    Fight &fight = s.fight;
    int best = -1;
    Seats tied = 0;
    events.next_beat();
    for (const Seat seat : each(Seats{fight.participants})) {
        fight.score[seat] = static_cast<std::int16_t>(std::max(0, combat_score(seat)));
        fight.saves[seat] = static_cast<std::uint8_t>(fight_saves(seat));
        fight.casualty[seat] = static_cast<std::uint8_t>(std::clamp(fight_stat(seat, Stat::casualty_max, book.numbers.casualty_max, {}), 0, 5));
        events.compare({.by = static_cast<int>(seat), .to = square_place(fight.square), .amount = fight.score[seat], .unit = number(Unit::score), .text = number(Text::combat_scores)});
        if (fight.score[seat] > best) tied = 0;
        best = std::max(best, int{fight.score[seat]});
        if (fight.score[seat] == best) tied |= seat_bit(seat);
    }
    if (!std::has_single_bit(tied)) {
        Seats lucky = 0;
        for (const Seat seat : each(tied)) lucky |= static_cast<Seats>(wins_ties(seat)) << seat;
        if (lucky != 0) tied = lucky;
        else if (book.options.tied_defender_wins && has_seat(tied, fight.defender)) tied = seat_bit(fight.defender);
    }
    ask_tie(Tie::combat, tied);
}

// EC-15.7, 14.9: cards to their piles, all who were shown and still live are exhausted.
void Play::put_away_fight() {
    events.next_beat();
    for (const Seat seat : each(Seats{s.fight.participants})) {
        for (const int card : s.city.in(city_shown(seat))) discard_city(card);
        for (const int card : s.henchmen.in(henchman_shown(seat))) exhaust(card, seat);
    }
    if (s.fight.square == absent) close_fight();
}

void Play::close_fight() {
    s.fight = {};
    s.fight.assassin = s.fight.target = s.fight.winner = absent;
}

// What the victor wins: the square with its rackets (EC-15.9, 4.6).
void Play::take_contested() {
    const Seat winner = s.fight.winner;
    const int square = s.fight.square;
    events.next_beat();
    if (winner == s.fight.defender) return events.say({.by = static_cast<int>(winner), .to = square_place(square), .text = number(Text::keeps_square)});
    s.held[s.fight.defender] &= ~square_bit(square);
    s.held[winner] |= square_bit(square);
    s.tokens[square] = 1;
    events.move({.by = static_cast<int>(winner), .whom = s.fight.defender, .token = number(Token::family), .to = square_place(square), .text = number(Text::takes_square)});
}

// The points of the victory and of the kills are one sum (EC-15.13). True: never; after the end nothing is left to run.
bool Play::score_victory() {
    const Seat winner = s.fight.winner;
    const int won = stat(winner, Stat::vp_combat_win, book.numbers.combat_points, {.role = role_of(winner)});
    gain_points(seat_bit(winner), won + s.fight.kills * book.numbers.kill_points, Text::points_gained);
    return false;
}

} // namespace empire
