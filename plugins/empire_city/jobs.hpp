// The frames of the resolution stack: what each kind of job does, asks, lists and makes of an answer.
#pragma once

#include <sitdown/choice.hpp>
#include <sitdown/seats.hpp>

#include "words.hpp"

namespace empire {

using namespace sitdown;

enum class Job : std::uint8_t {
    none,
    // set-up
    setup, family, start_racket, start_square, start_henchman,
    // the round
    round,
    // cops
    cops, remove_cop, cops_window, chief_moves, pick_cop, move_cop, freeze_cop, busts, bust, ness,
    // godfather
    godfather, sitdown_window, bid, sweeten,
    // declarations
    declarations, declare, donate, church, deck, hire, buy, buy_square, cash, joined, offer_build, offer_answer,
    // assassination
    hit, assassin, target, pick_victim, hit_cards,
    // combat
    combats, combat_pick, combat, select, kill, save,
    // upkeep
    refresh, collect, discard,
    // cards and effects
    card, effects, against, against_racket, claim, hire_one, refresh_free, collect_one, add_token,
    tie, jobs_end
};

// What the godfather is asked to decide.
enum class Tie : std::uint8_t { chief, bid, hit, combat, top, end };

struct Play;
struct Query;

struct JobEntry {
    Job job{};
    Question question{};
    bool optional = false; // may be passed for the rest of the phase
    bool secret = false;   // its seats answer in the secret window
    bool (*run)(Play &) = nullptr; // true: somebody must answer now
    void (*list)(const Query &, Seat, Choices &) = nullptr;
    void (*answer)(Play &, Seat, Choice) = nullptr;
};

const JobEntry &entry_of(unsigned job);

} // namespace empire
