// Sets up any position of a game and plays on from it: cards are named by their numbers.
#pragma once

#include <greed.hpp>

#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace greed_test {

using greed::Act;
using greed::CardSet;
using greed::Phase;
using greed::Prompt;
using sitdown::Json;
using sitdown::Seat;
namespace place = greed::place;

using Patch = std::function<void(Json &cards)>; // changes the printed cards: fixtures

// A configured game; throws what the constructor throws.
greed::Greed make_game(Seat seats, const Json &options = Json::object(), const Patch &patch = {});
Json &printed(Json &cards, int number);

class Position {
public:
    explicit Position(Seat seats, const Json &options = Json::object(), const Patch &patch = {});

    // --- before `open`: what lies where ---
    Position &cash(Seat seat, int amount);
    Position &hand(Seat seat, std::vector<int> numbers);
    Position &thugs(Seat seat, std::vector<int> numbers); // of earlier turns
    Position &holding(Seat seat, int number, int markers = 0);
    Position &discards(std::vector<int> numbers);
    Position &draw_pile(std::vector<int> numbers); // exactly these; the rest is out of the way in the discard pile
    Position &keep_back(std::vector<int> numbers); // not into piles: they stay in the draw pile
    Position &lasting(Seat seat, int number);      // the turn effect of that card is active for the seat
    Position &scheduled(Seat seat, int number);
    Position &round(int number);
    Position &open();       // phase 2 of the round: everybody chooses a card
    Position &open_draft(); // phase 1

    // --- play ---
    // One card for each seat, in the order of the seats. 0 or left out: a filler that fails.
    Position &play(std::vector<int> numbers);
    Position &answer(Seat seat, Act act, int number = 0);
    Position &pick(Seat seat, int number); // the choice that names this card
    Position &defaults(); // every waiting seat takes its first choice, once
    Position &finish_turn(); // first choices until the next draft, or the end
    Position &next_choose(); // ... until everybody chooses a card in the next round
    Position &finish_game();

    // --- what is seen ---
    Prompt prompt() const { return state.prompt; }
    bool waits_for(Seat seat) const { return sitdown::has_seat(game.status(state).waiting, seat); }
    std::vector<sd_choice> choices(Seat seat) const;
    bool offers(Seat seat, Act act, int number = 0) const;
    int cash(Seat seat) const { return state.cash[seat]; }
    int markers(int number) const { return state.markers[number - 1]; }
    bool in(int there, int number) const { return state.cards.in(there).has(number - 1); }
    bool in_hand(Seat seat, int number) const { return in(place::hand(seat), number); }
    bool discarded(int number) const { return in(place::discard, number); }
    bool displayed(Seat seat, int number) const { return greed::display(state, seat).has(number - 1); }
    int icon(Seat seat, greed::Icon icon) const { return state.icons[seat][greed::index(icon)]; }
    int score(Seat seat) const;
    int place_of(Seat seat) const;
    bool over() const { return state.phase == Phase::over; }
    std::vector<sd_event> told(sd_verb verb) const;
    int asked(Prompt prompt) const; // how many steps this prompt has been answered since `open`
    Json view(Seat viewer) const;

    greed::Greed game;
    greed::State state;
    std::vector<sd_event> log;

private:
    void deal();
    void apply(Seat seat, const sd_choice &choice);
    void put(int number, int there, sitdown::Viewers seen);

    CardSet placed_, reserved_;
    std::map<Prompt, int> asked_;
    bool exact_draw_ = false;
};

// A whole game of random answers; `visit` sees every state.
void play_randomly(const greed::Greed &game, std::uint64_t seed,
                   const std::function<void(const greed::State &)> &visit);

} // namespace greed_test
