// EC-7: the sit-down: who calls it, the bids, their ties and sweeteners, the new godfather.
#include "../play.hpp"

namespace empire {

namespace {

enum SitdownStep : std::uint8_t { at_window, at_bids, at_reveal, at_sweeteners, at_decision };

} // namespace

bool Play::run_godfather() {
    Frame &f = top();
    switch (f.step) {
    case at_window: // EC-7.1
        begin_phase(Phase::godfather, Text::phase_godfather);
        s.sitdown = book.cops[s.cop_card].calls_sitdown ? 1 : 0;
        if (!s.sitdown) push(Job::sitdown_window, s.godfather);
        f.step = at_bids;
        return false;
    case at_bids:
        if (!s.sitdown) { // EC-7.2
            events.say({.by = s.godfather, .text = number(Text::remains_godfather)});
            return pop();
        }
        s.secret.open(all_seats(seats()));
        f.step = at_reveal;
        push(Job::bid);
        return false;
    case at_reveal: show_bids(); return false;
    case at_sweeteners:
        tell_sweeteners();
        f.step = at_decision;
        ask_tie(Tie::bid, static_cast<Seats>(f.b));
        return false;
    default: // EC-7.5, 8.5
        const Seat old = s.godfather, winner = s.decided;
        pay_pot(winner, s.bids[winner], Text::bid_won);
        crown(winner);
        pop();
        hand_over_sweetener(winner, old);
        s.secret.clear_drafts();
        std::fill(std::begin(s.bids), std::end(s.bids), 0);
        return false;
    }
}

bool Play::run_sitdown_window() {
    Frame &f = top();
    for (; !s.sitdown && f.b < static_cast<int>(seats()); ++f.b) { // the first use closes it
        f.a = static_cast<std::int16_t>(in_turn(f.b));
        if (holds_cards(in_turn(f.b))) return true;
    }
    return pop();
}

void Query::list_sitdown_window(Seat seat, Choices &out) const {
    add(out, Act::pass);
    list_plays(seat, Timing::sitdown, out);
}

void Play::answer_sitdown_window(Seat seat, Choice choice) {
    if (choice.act() != number(Act::pass)) return play_choice(seat, choice, Timing::sitdown);
    ++top().b;
    events.say({.by = static_cast<int>(seat)});
}

// EC-7.3: everybody is asked, also who has nothing (EC-18.10).
void Query::list_bid(Seat seat, Choices &out) const {
    const int step = book.numbers.money_step;
    out.range(number(Act::bid), 0, money(seat) / step * step, step);
}

void Play::answer_bid(Seat seat, Choice choice) {
    s.secret.draft(seat).money = choice.amount;
    events.ready(seat);
    if (s.secret.done(seat)) pop();
}

void Play::show_bids() {
    Frame &f = top();
    int best = 0;
    Seats tied = 0;
    events.next_beat();
    for (Seat seat = 0; seat < seats(); ++seat) {
        const int bid = s.bids[seat] = s.secret.draft(seat).money;
        s.money[seat].at_least(bid);
        events.compare({.by = static_cast<int>(seat), .from = part(Part::money, seat), .amount = bid, .unit = number(Unit::money), .text = number(Text::bids_shown)});
        if (bid > best) tied = 0;
        best = std::max(best, bid);
        if (bid == best && bid > 0) tied |= seat_bit(seat);
    }
    s.secret.clear_drafts();
    events.next_beat();
    if (tied == 0) { // EC-7.6
        events.say({.by = s.godfather, .text = number(Text::no_bids)});
        pop();
        return;
    }
    f.b = static_cast<std::int16_t>(tied);
    const Seats askers = tied & ~seat_bit(s.godfather);
    f.step = at_sweeteners;
    if (std::has_single_bit(tied) || book.options.politics == Politics::off) return;
    s.secret.open(askers);
    push(Job::sweeten);
}

// EC-8.5, in steps: each part can be named once.
void Query::list_sweeten(Seat seat, Choices &out) const {
    const Draft &mine = now.secret.draft(seat);
    add(out, Act::done);
    list_draft_gifts(seat, money(seat) - now.bids[seat], mine.money_named == 0, mine.card == 0, mine.henchman == 0, out);
}

void Query::list_draft_gifts(Seat seat, int money_left, bool money_open, bool card_open, bool henchman_open, Choices &out) const {
    const int step = book.numbers.money_step;
    if (money_open && money_left >= step) out.range(number(Act::give_money), step, money_left / step * step, step);
    if (card_open) {
        int last = -1;
        for (const int card : city_of(seat)) {
            if (book.face_number(card) != last) add(out, Act::give_card, last = book.face_number(card));
        }
    }
    if (henchman_open) {
        for (const int card : crew_of(seat)) add(out, Act::give_henchman, card);
    }
}

void Play::answer_sweeten(Seat seat, Choice choice) {
    Draft &mine = s.secret.draft(seat);
    switch (static_cast<Act>(choice.act())) {
    case Act::give_money:
        mine.money = choice.amount;
        mine.money_named = 1;
        return events.privately(seat);
    case Act::give_card:
        mine.card = static_cast<std::uint8_t>(choice.first() + 1);
        return events.privately(seat);
    case Act::give_henchman:
        mine.henchman = static_cast<std::uint8_t>(choice.first() + 1);
        return events.privately(seat);
    default: break;
    }
    events.ready(seat);
    if (s.secret.done(seat)) pop();
}

// The godfather alone learns what is offered, before he decides.
void Play::tell_sweeteners() {
    const Seat judge = s.godfather;
    for (const Seat seat : each(static_cast<Seats>(top().b))) {
        const Draft &offered = s.secret.draft(seat);
        if (offered.money == 0 && offered.card == 0 && offered.henchman == 0) continue;
        const auto tell = [&](unsigned face, int amount) {
            events.show({.by = static_cast<int>(seat), .whom = static_cast<int>(judge), .face = face, .amount = amount, .unit = face ? 0 : number(Unit::money),
                         .text = number(face ? Text::sweetener_told : Text::sweetener_money), .exists = only(seat, judge), .tells = only(seat, judge)});
        };
        if (offered.money > 0) {
            s.money[seat].at_least(s.bids[seat] + offered.money, only(judge));
            tell(0, offered.money);
        }
        if (offered.card != 0) {
            s.city.reveal(shown_copy(seat, judge, offered.card - 1), only(judge));
            tell(offered.card, 0);
        }
        if (offered.henchman != 0) {
            s.henchmen.reveal(offered.henchman - 1, only(judge));
            tell(static_cast<unsigned>(book.first_henchman + offered.henchman), 0);
        }
    }
}

void Play::hand_over_sweetener(Seat from, Seat to) {
    const Draft offered = s.secret.draft(from);
    if (from == to || (offered.money == 0 && offered.card == 0 && offered.henchman == 0)) return;
    events.next_beat();
    events.offer({.by = static_cast<int>(from), .whom = static_cast<int>(to), .news = everyone}); // all see how many cards go
    if (offered.money > 0) move_money(from, to, offered.money, std::max(offered.money, static_cast<int>(s.money[from].high(spectator))), Text::gift_money);
    if (offered.card != 0) transfer_card(from, to, offered.card - 1, Text::gift_card);
    if (offered.henchman != 0) transfer_henchman(from, to, offered.henchman - 1, Text::gift_henchman);
}

// The card passes to the new godfather.
void Play::crown(Seat seat) {
    const Seat old = s.godfather;
    s.godfather = static_cast<std::uint8_t>(seat);
    if (seat == old) return events.mark({.by = static_cast<int>(seat), .text = number(Text::remains_godfather)});
    events.move({.by = static_cast<int>(seat), .whom = static_cast<int>(old), .face = static_cast<unsigned>(book.first_start + 1), .from = part(Part::start_card, old), .to = part(Part::start_card, seat),
                 .text = number(Text::became_godfather)});
}

} // namespace empire
