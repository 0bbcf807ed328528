// Empire City, 3 to 6 capos.
//
// | what            | where                                                                       |
// |-----------------|-----------------------------------------------------------------------------|
// | the rules       | RULES.md, each clause with its number                                       |
// | a round         | phases/: round, cops, godfather, declarations, combat, upkeep               |
// | what cards do   | effects/: kinds.cpp is the table of all kinds of effects                    |
// | what may happen | query.hpp asks, play.hpp does                                               |
// | the flow        | jobs.cpp: the frames of the resolution stack with their questions           |
// | words           | words.cpp; pictures in view.cpp, components in components.cpp               |
// | numbers, cards  | data/empire_city/                                                           |
#pragma once

#include <sitdown/game.hpp>

#include "play.hpp"

namespace empire {

class EmpireCity {
public:
    using State = empire::State;

    explicit EmpireCity(const Setup &setup) : book(setup) {}

    static Json manifest();
    Json components() const;

    void start(State &state, Events &events) const { Play(book, state, events).start(); }
    sd_status status(const State &state) const;
    void choices(const State &state, Seat seat, Choices &list) const { Query{book, state}.list(seat, list); }
    void apply(State &state, Seat seat, Choice choice, Events &events) const { Play(book, state, events).answer(seat, choice); }
    void standings(const State &state, sd_standing *out) const;
    std::int32_t evaluate(const State &state, Seat seat, std::uint32_t profile) const;
    void determinize(State &state, Seat viewer, Rng &rng) const;

    void show(const State &state, Table &table) const;
    void prompt(const State &state, Seat viewer, Prompt &words) const;
    void describe(const State &state, Seat seat, Choice choice, Description &words) const;
    Verdict why_not(const State &state, Seat seat, Place place, unsigned thing) const;
    Verdict sane(const State &state) const;
    void fields(State &state, JsonFields &f) const;
    std::string label(const State &state, Seat seat) const;

    const Book book;
};

} // namespace empire
