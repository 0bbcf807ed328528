// The members of the state by name, for a save that a person can read and edit.
#include "empire_city.hpp"

namespace empire {

namespace {

std::string city_place_name(int there) {
    constexpr const char *decks[] = {"downtown", "midtown", "slums"};
    if (there < deck_count) return std::string(decks[there]) + " deck";
    if (there < 2 * deck_count) return std::string(decks[there - deck_count]) + " pile";
    if (there < city_shown(0)) return "hand " + std::to_string(there - city_hand(0));
    return "in play " + std::to_string(there - city_shown(0));
}

std::string henchman_place_name(int there) {
    constexpr const char *table[] = {"deck", "pile", "track", "dead"};
    if (there < 4) return table[there];
    if (there < henchman_tired(0)) return "hand " + std::to_string(there - henchman_hand(0));
    if (there < henchman_shown(0)) return "exhausted " + std::to_string(there - henchman_tired(0));
    return "in play " + std::to_string(there - henchman_shown(0));
}

void fight_fields(Fight &fight, JsonFields &f) {
    f.set("ability", fight.ability);
    f.set("scored", fight.scored);
    f.set("doomed", fight.doomed);
    f("score", fight.score, -1000, 1000);
    f("armed", fight.armed, 0, most_city_faces);
    f("participants", fight.participants, 0, 63);
    f("attackers", fight.attackers, 0, 63);
    f("defender", fight.defender, 0, most_capos - 1);
    f("square", fight.square, 0, 255);
    f("assassin", fight.assassin, 0, 255);
    f("target", fight.target, 0, 255);
    f("target_kind", fight.target_kind, 0, 2);
    f("target_counts", fight.target_counts, 0, 1);
    f("no_weapons", fight.no_weapons, 0, 63);
    f("no_adjacency", fight.no_adjacency, 0, 63);
    f("standoff", fight.standoff, 0, 1);
    f("negated", fight.negated, 0, 1);
    f("played", fight.played, 0, 63);
    f("winner", fight.winner, 0, 255);
    f("kills", fight.kills, 0, 60);
    f("picks", fight.picks, 0, 60);
    f("saves", fight.saves, 0, 60);
    f("casualty", fight.casualty, 0, 5);
    for (auto *card : {&fight.assassin, &fight.target}) {
        if (f.reading && *card != absent && *card >= henchman_cards) f.fail("names a henchman who does not exist");
    }
    if (f.reading && fight.square != absent && fight.square >= squares) f.fail("names a square that does not exist");
}

void board_fields(State &s, JsonFields &f) {
    for (int square = 0; square < squares; ++square) f(("rackets " + std::to_string(square)).c_str(), s.racket_at[square], 0, racket_cards);
    f("tokens", s.tokens, 0, 3);
    f("attacks", s.attacks, 0, (Squares{1} << squares) - 1);
    for (int spot = 0; spot < spots; ++spot) f(("figures " + std::to_string(spot)).c_str(), s.figures[spot], 0, 255);
    f("cop_at", s.cop_at, 0, 255);
    f("cops_moved", s.cops_moved, 0, 31);
    f("cops_frozen", s.cops_frozen, 0, 31);
    f("ness", s.ness, 0, 255);
    f("ness_in_play", s.ness_in_play, 0, 1);
    f("busted", s.busted, 0, (Squares{1} << squares) - 1);
    f("held", s.held, 0, (Squares{1} << squares) - 1);
    f("pot", s.pot, 0, 1'000'000'000);
    f("consigliere", s.consigliere, 0, 255);
    f("bust_square", s.bust_square, 0, 255);
}

void seat_fields(State &s, JsonFields &f) {
    f("points", s.points, 0, 10'000);
    f("corruption", s.corruption, 0, 10'000);
    f("family", s.family, 0, 255);
    f("start_card", s.start_card, 0, 255);
    f("figures_left", s.figures_left, 0, 255);
    for (int seat = 0; seat < most_capos; ++seat) {
        const std::string of = std::to_string(seat);
        f(("vendetta " + of).c_str(), s.vendetta[seat], 0, 255);
        f(("pact_until " + of).c_str(), s.pact_until[seat], 0, 255);
        f.set(("corruption_cards " + of).c_str(), s.corruption_held[seat]);
        f.object(("money " + of).c_str(), [&] { s.money[seat].fields(f); });
    }
    f("bids", s.bids, 0, 1'000'000'000);
}

// Numbers that other numbers must fit; `sane` relies on them.
void check_ranges(const Book &book, const State &s, JsonFields &f) {
    for (Seat seat = 0; seat < book.seats; ++seat) {
        const bool set_up = s.round > 0;
        if (s.family[seat] != absent ? s.family[seat] >= families : set_up) f.fail("seat " + std::to_string(seat) + " has no family");
        if (s.start_card[seat] != absent && s.start_card[seat] >= start_cards) f.fail("seat " + std::to_string(seat) + " has a start card that does not exist");
    }
    if (s.godfather != absent ? s.godfather >= book.seats : s.round > 0) f.fail("the godfather must be a seat at the table");
    if (s.chief != absent && s.chief >= book.seats) f.fail("the chief must be a seat at the table");
    if (s.cop_card != absent ? s.cop_card >= cop_cards : s.round > 2) f.fail("the cop card does not exist");
    if (s.consigliere != absent && s.consigliere >= spots) f.fail("the consigliere stands nowhere");
    if (s.bust_square != absent && s.bust_square >= squares) f.fail("the busted square does not exist");
    for (const Lasting &lasting : s.lasting) {
        if (lasting.effect >= book.effects.size()) f.fail("a lasting effect does not exist");
    }
}

} // namespace

void EmpireCity::fields(State &s, JsonFields &f) const {
    f.object("rng", [&] { s.rng.fields(f); });
    f.object("city", [&] { s.city.fields(f, city_place_name); });
    f.object("henchmen", [&] { s.henchmen.fields(f, henchman_place_name); });
    f.set("revealed", s.revealed);
    f.set("racket_deck", s.racket_deck);
    f.set("racket_pile", s.racket_pile);
    f.set("racket_track", s.racket_track);
    f.set("blocked", s.blocked);
    f.object("fight", [&] { fight_fields(s.fight, f); });
    f.set("cop_deck", s.cop_deck);
    f.set("cop_pile", s.cop_pile);
    f.set("corruption_deck", s.corruption_deck);
    f.object("secret", [&] { s.secret.fields(f); });
    f.object("offer", [&] { s.offer.fields(f); });
    f.object("agenda", [&] { s.agenda.fields(f); });
    f.object("lasting", [&] { s.lasting.fields(f); });
    f.object("board", [&] { board_fields(s, f); });
    f.object("seats", [&] { seat_fields(s, f); });
    f("dice", s.dice.values, 0, 6);
    f("round", s.round, 0, 60);
    f("cop_card", s.cop_card, 0, 255);
    f("godfather", s.godfather, 0, 255);
    f("chief", s.chief, 0, 255);
    f("phase", s.phase, 1, static_cast<int>(Phase::phases_end) - 1);
    f("sitdown", s.sitdown, 0, 1);
    f("decided", s.decided, 0, most_capos - 1);
    f("marks_taken", s.marks_taken, 0, 7);
    f("offers_this_turn", s.offers_this_turn, 0, 255);
    f("ending", s.ending, 0, static_cast<int>(Ending::endings_end) - 1);
    f("winners", s.winners, 0, 63);
    if (!f.reading) return;
    check_ranges(book, s, f);
    s.masks = Query{book, s}.masks();
    Events silent(nullptr);
    for (Seat seat = 0; seat < book.seats; ++seat) Play(book, s, silent).refresh_changes(seat);
}

} // namespace empire
