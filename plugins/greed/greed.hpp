// Greed, 2 to 5 seats, twelve rounds: draft a card, play a card, collect; the richest boss wins.
// Hidden: hands, draft piles, the draw pile (undecided until drawn), and what is picked until all have picked.
#pragma once

#include <sitdown/game.hpp>

#include "rules.hpp"

namespace greed {

class Greed {
public:
    using State = greed::State;

    explicit Greed(const sitdown::Setup &setup);

    static sitdown::Json manifest();
    sitdown::Json components() const;

    void start(State &s, Events &events) const;
    sd_status status(const State &s) const;
    void choices(const State &s, Seat seat, Choices &list) const;
    void apply(State &s, Seat seat, sitdown::Choice choice, Events &events) const;
    void standings(const State &s, sd_standing *out) const;
    std::int32_t evaluate(const State &s, Seat seat, std::uint32_t profile) const;
    void determinize(State &s, Seat viewer, sitdown::Rng &rng) const;
    Verdict sane(const State &s) const;

    void show(const State &s, sitdown::Table &table) const;
    void prompt(const State &s, Seat viewer, sitdown::Prompt &words) const;
    void describe(const State &s, Seat seat, sitdown::Choice choice, sitdown::Description &words) const;
    Verdict why_not(const State &s, Seat seat, sitdown::Place place, unsigned thing) const;
    void fields(State &s, sitdown::JsonFields &f) const;

    const Rules rules;
};

} // namespace greed
