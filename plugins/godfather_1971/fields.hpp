// The members of a state by name: a save that a person can read and edit. Positions are numbered row by row, as in the
// data; the layer needs this as a template.
#pragma once

#include "game.hpp"

namespace godfather {

template <class F>
void cells_field(F &f, const char *name, Cells &cells, const Neighborhood &place) {
    sitdown::Bits<most_positions> numbers;
    for (const int bit : surround::bits(cells)) numbers.add(place.number_of[static_cast<std::size_t>(bit)]);
    f.set(name, numbers);
    if (!f.reading) return;
    cells = 0;
    for (const int number : numbers) {
        if (number >= place.size) f.fail(std::string(name) + ": " + place.name + " has no position " + std::to_string(number));
        cells |= surround::cell(place.bit_of[static_cast<std::size_t>(number)]);
    }
}

// An enumerator as its number.
template <class F, class Enum>
void enum_field(F &f, const char *name, Enum &value, Enum last) {
    auto number = static_cast<std::uint8_t>(value);
    f(name, number, 0, static_cast<std::uint8_t>(last));
    value = static_cast<Enum>(number);
}

template <class F>
void Godfather::fields(State &s, F &f) const {
    f.object("rng", [&] { s.rng.fields(f); });
    f.object("map", [&] {
        for (int hood = 0; hood < neighborhood_count; ++hood) {
            const Neighborhood &place = place_at(hood);
            f.object(place.id.c_str(), [&] {
                for (int seat = 0; seat < most_players; ++seat) {
                    cells_field(f, ("men " + std::to_string(seat)).c_str(), s.men[hood][seat], place);
                }
                cells_field(f, "play", s.play[hood], place);
                cells_field(f, "territory", s.territory[hood], place);
                f("racket", s.racket[hood], 0, racket_count);
                f("controller", s.controller[hood], 0, most_players);
                f("instalments", s.instalments[hood], 0, 10);
                f("claimant", s.claimant[hood], 0, most_players);
                f("awaiting", s.awaiting[hood], 0, 15);
                f("free_here", s.free_here[hood], 0, 12);
            });
        }
    });
    f.object("cards", [&] {
        s.cards.fields(f, [](int place) {
            return place == in_deck ? std::string("deck") : place == in_play ? std::string("played") : "hand " + std::to_string(place - in_hand);
        });
    });
    f.object("deck", [&] { s.under.fields(f); });
    f.set("good", s.good);
    f.object("good_deck", [&] { s.good_under.fields(f); });
    f.set("bad", s.bad);
    f.object("bad_deck", [&] { s.bad_under.fields(f); });
    f("cash", s.cash, 0, 10'000'000);
    f("due", s.due, 0, 100'000);
    f.object("vote", [&] { s.vote.fields(f); });
    f("round", s.round, 1, 200);
    f("free_racket", s.free_racket, 0, 12);
    f.object("dice", [&] { s.dice.fields(f); });
    f("turn", s.turn, 0, most_players - 1);
    f("first", s.first, 0, most_players - 1);
    enum_field(f, "step", s.step, Step::stalemate_vote);
    f("hood", s.hood, 0, neighborhood_count - 1);
    f("chosen", s.chosen, 0, racket_count - 1);
    f("break_card", s.break_card, 0, break_cards);
    f("break_good", s.break_good, 0, 1);
    f("effect", s.effect, 0, most_effects);
    f("owed", s.owed, 0, 9);
    f("entered", s.entered, 0, 255);
    f("touched", s.touched, 0, 255);
    f("challenged", s.challenged, 0, 255);
    f("changed", s.changed, 0, 1);
    f("bought", s.bought, 0, 1);
    f("idle", s.idle, 0, 200);
    f("stand", s.stand, 0, 200);
    enum_field(f, "ending", s.ending, Ending::agreed);
}

} // namespace godfather
