// EC-15.8: kills by choice, casualty dice, saves, deaths and abductions.
#include "../play.hpp"

namespace empire {

// The pick is compulsory while there is one (EC-A-48).
bool Play::run_kill() {
    const HenchmanSet left = s.fight.scored - tired_of(s.fight.winner) - s.fight.doomed;
    return s.fight.picks > 0 && left.any() ? true : pop();
}

namespace {

// The strongest first.
void list_men(const Book &book, const HenchmanSet &men, Act act, Choices &out) {
    if (men.empty()) return;
    int best = men.first();
    for (const int card : men) {
        if (book.henchman(card).combat > book.henchman(best).combat) best = card;
    }
    add(out, act, best);
    for (const int card : men) {
        if (card != best) add(out, act, card);
    }
}

} // namespace

void Query::list_kill(Seat seat, Choices &out) const { list_men(book, now.fight.scored - tired_of(seat) - now.fight.doomed, Act::kill, out); }

void Play::answer_kill(Seat seat, Choice choice) {
    --s.fight.picks;
    s.fight.doomed.add(static_cast<int>(choice.first()));
    events.mark({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_henchman) + choice.first() + 1, .text = number(Text::killed_by_pick)});
}

void Play::roll_casualties() {
    Fight &fight = s.fight;
    for (int place = 0; place < static_cast<int>(seats()); ++place) {
        const Seat seat = in_turn(place);
        if (seat == fight.winner || !has_seat(fight.participants, seat)) continue;
        for (const int card : (fight.scored & tired_of(seat)) - fight.doomed) {
            s.dice.clear();
            s.dice.values[0] = static_cast<std::uint8_t>(roll(s.rng, 6));
            events.next_beat();
            events.roll({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.henchman_record(card) + 1), .to = part(Part::dice), .amount = s.dice.values[0], .text = number(Text::casualty_roll)});
            if (s.dice.values[0] <= fight.casualty[seat]) fight.doomed.add(card);
        }
    }
}

// a = the loser who may save.
bool Play::run_save() {
    const auto seat = static_cast<Seat>(top().a);
    return s.fight.saves[seat] > 0 && (s.fight.doomed & tired_of(seat)).any() ? true : pop();
}

void Query::list_save(Seat seat, Choices &out) const {
    list_men(book, now.fight.doomed & tired_of(seat), Act::save, out);
    add(out, Act::enough);
}

void Play::answer_save(Seat seat, Choice choice) {
    if (choice.act() == number(Act::enough)) {
        s.fight.saves[seat] = 0;
        return events.say({.by = static_cast<int>(seat)});
    }
    --s.fight.saves[seat];
    s.fight.doomed.remove(static_cast<int>(choice.first()));
    events.mark({.by = static_cast<int>(seat), .face = static_cast<unsigned>(book.first_henchman) + choice.first() + 1, .text = number(Text::saved)});
}

// Specials are abducted and give no points; everybody else leaves the game.
void Play::bury_losses() {
    Fight &fight = s.fight;
    const Seat winner = fight.winner;
    events.next_beat();
    for (const int card : fight.doomed) {
        if (book.specials.has(card)) {
            move_henchman(card, book.options.abduction_to_hand ? henchman_hand(winner) : henchman_tired(winner), everyone, Text::abducted, static_cast<int>(winner));
            fight.scored.remove(card); // he did not fight for the winner
        } else {
            ++fight.kills;
            move_henchman(card, henchman_dead, everyone, Text::dies, static_cast<int>(winner));
        }
    }
    fight.doomed.clear();
    check_specials(winner);
}

} // namespace empire
