// The whole table, described once.
#include <cstdarg>
#include <cstdio>

#include "../game.hpp"

namespace godfather {

namespace {

constexpr unsigned man_token = 1, boss_token = 2, first_circle = 3;

// A short text that needs no memory of its own: views are hashed far more often than they are read.
class Line {
public:
    [[gnu::format(printf, 2, 3)]] void add(const char *format, ...) {
        va_list values;
        va_start(values, format);
        const int more = std::vsnprintf(text + used, sizeof text - used, format, values);
        va_end(values);
        used = std::min(used + static_cast<std::size_t>(more), sizeof text - 1);
    }
    const char *words() const { return text; }

private:
    char text[120] = "";
    std::size_t used = 0;
};

} // namespace

void Godfather::show(const State &s, Table &table) const {
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (in_game(hood)) show_neighborhood(s, hood, table);
    }
    show_cards(s, table);
    show_seats(s, table);
    show_focus(s, table);
    if (s.dice.rolled()) {
        for (unsigned die = 0; die < 2; ++die) table.number(sitdown::slot(part::dice, die), s.dice.values[die]);
    }
    table.number(sitdown::at(part::rounds), s.round);
    table.number(sitdown::at(part::last_stand), s.stand);
}

void Godfather::show_neighborhood(const State &s, int hood, Table &table) const {
    const Neighborhood &place = place_at(hood);
    const surround::Board now = board(s, hood);
    const Place region = group_of(hood);
    const bool closed = s.controller[hood] != 0;
    for (Seat seat = 0; seat < seats; ++seat) {
        for (const int bit : surround::bits(s.men[hood][seat])) {
            table.item(slot_of(hood, bit), {.token = closed ? boss_token : man_token, .thing = seat + 1, .owner = static_cast<int>(seat)});
        }
    }
    for (const int bit : surround::bits(unjudged(s, hood) & ~now.occupied())) {
        table.item(slot_of(hood, bit), {.token = man_token, .thing = s.turn + 1u, .owner = s.turn, .tentative = true});
    }
    table.number(region, place.majority, sitdown::everyone, number_of(Unit::majority));
    if (s.racket[hood] == 0) return table.mark(region, {.text = "untouched"});
    const int racket = s.racket[hood] - 1;
    table.item(region, {.token = first_circle + static_cast<unsigned>(racket), .thing = 100u + static_cast<unsigned>(racket)});
    table.number(region, place.value[static_cast<std::size_t>(racket)], sitdown::everyone, number_of(Unit::value));
    if (closed) return table.mark(region, {.style = sitdown::Style::cross, .seat = s.controller[hood] - 1, .text = "controlled"});
    if (s.step == Step::over) table.mark(region, {.style = sitdown::Style::hatch, .text = "stalemated"});

    for (Seat seat = 0; seat < seats; ++seat) {
        const int colour = static_cast<int>(seat);
        if (now.of(colour) == 0) continue;
        const Cells sure = surround::direct(now, colour, siege());
        for (const int bit : surround::bits(sure)) {
            table.mark(slot_of(hood, bit), {.style = sitdown::Style::shade, .seat = colour, .text = "controlled"});
        }
        // What is enclosed but does not count: only where there is a fence to speak of.
        if (surround::count(now.of(colour)) > data.play_limit) {
            for (const int bit : surround::bits(surround::territory(now, colour) & now.open() & ~sure)) {
                table.mark(slot_of(hood, bit), {.style = sitdown::Style::hatch, .seat = colour, .text = "enclosed"});
            }
        }
        Line count;
        count.add("%d + %d", surround::count(now.of(colour)), surround::count(sure));
        table.mark(region, {.seat = colour, .text = count.words()});
    }
    if (unjudged(s, hood) != 0) {
        for (const int bit : surround::bits(surround::captures(now, s.turn, s.play[hood]))) {
            table.mark(slot_of(hood, bit), {.style = sitdown::Style::cross, .seat = s.turn, .text = "surrounded"});
        }
    }
    if (s.claimant[hood] == 0) return;
    Line claim;
    claim.add("%s; still to move:", options.declared ? "declared" : "claimed");
    for (const Seat seat : sitdown::each(s.awaiting[hood])) claim.add(" {seat:%u}", seat);
    table.mark(region, {.style = sitdown::Style::ring, .seat = s.claimant[hood] - 1, .text = claim.words()});
    for (const int bit : surround::bits(s.territory[hood])) {
        table.mark(slot_of(hood, bit), {.style = sitdown::Style::ring, .seat = s.claimant[hood] - 1, .text = "declared"});
    }
}

void Godfather::show_cards(const State &s, Table &table) const {
    const auto known = s.under.set();
    for (const int card : s.cards.in(in_deck) - known) table.item(sitdown::at(part::deck), {.face = card_face(card), .seen = s.cards.knowers(card)});
    for (const int card : s.under.cards) {
        const Viewers knowers = s.cards.knowers(card);
        table.item(sitdown::at(part::deck), {.face = card_face(card), .seen = knowers, .remembered = knowers});
    }
    for (const bool good : {true, false}) {
        const Place pile = sitdown::at(good ? part::good_deck : part::bad_deck);
        table.count(pile, (good ? s.good : s.bad).count());
        for (const int card : (good ? s.good_under : s.bad_under).cards) {
            table.item(pile, {.face = break_face(good, card), .remembered = sitdown::everyone});
        }
    }
    for (const int card : s.cards.in(in_play)) table.item(sitdown::slot(part::played, 0), {.face = card_face(card)});
    if (s.break_card != 0) table.item(sitdown::slot(part::played, 1), {.face = break_face(s.break_good != 0, s.break_card - 1)});
    for (Seat seat = 0; seat < seats; ++seat) {
        for (const int card : s.cards.in(in_hand + static_cast<int>(seat))) {
            const Viewers knowers = s.cards.knowers(card);
            const Viewers remember = options.open_hands ? sitdown::nobody : static_cast<Viewers>(knowers & ~sitdown::only(seat));
            table.item(sitdown::at(part::held, seat), {.face = card_face(card), .seen = knowers, .remembered = remember});
        }
    }
}

void Godfather::show_seats(const State &s, Table &table) const {
    Seat order[most_players];
    for (Seat seat = 0; seat < seats; ++seat) {
        order[seat] = (s.first + seat) % seats;
        table.number(sitdown::at(part::cash, seat), s.cash[seat]);
        table.number(sitdown::at(part::control, seat), control_value(s, seat));
        table.number(sitdown::at(part::bonus_due, seat), bonus_to_come(s, seat));
        table.number(sitdown::at(part::men, seat), men_on_map(s, seat));
        if (options.piece_supply != 0) table.number(sitdown::at(part::bag, seat), bag_left(s, seat));
        if (s.step == Step::stalemate_vote && s.vote.ready(seat)) table.mark(sitdown::seat_place(seat), {.seat = static_cast<int>(seat), .text = "ready"});
    }
    table.order({order, seats});
    if (s.step != Step::over && s.step != Step::stalemate_vote) table.mark(sitdown::seat_place(s.turn), {.seat = s.turn, .text = "on turn"});
}

// What is being carried out: the card, and the neighbourhood that a man goes to.
void Godfather::show_focus(const State &s, Table &table) const {
    if (s.step == Step::over) return;
    if (s.break_card != 0) table.focus(sitdown::slot(part::played, 1), "A break of the game is carried out.", s.turn);
    const char *piece = racket_at(s.chosen).piece.c_str();
    Line line;
    switch (s.step) {
    case Step::first_racket: return table.focus(group_of(s.hood), "Its racket is being chosen.", s.turn);
    case Step::first_cell:
    case Step::free_cell:
    case Step::buy_cell:
        line.add("A %s is on his way.", piece);
        return table.focus(group_of(s.hood), line.words(), s.turn);
    case Step::free_neighborhood:
        line.add("A free %s waits to be sent.", piece);
        return table.focus(sitdown::slot(part::played, 0), line.words(), s.turn);
    case Step::sell_piece:
        line.add("{seat:%u} owes %s.", unsigned{s.turn}, dollars(s.due).c_str());
        return table.focus(sitdown::at(part::cash, s.turn), line.words(), s.turn);
    case Step::declare_penalty_piece: return table.focus(group_of(s.hood), "A declaration was challenged.", s.claimant[s.hood] - 1);
    default: return;
    }
}

} // namespace godfather
