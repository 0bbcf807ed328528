// Whoever sits in a seat: a person, a bot, a program. All are asked alike, and none ever sees the true state.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/bots/bots.hpp"
#include "host/session/session.hpp"

namespace sitdown::host {

// What a seat may know: a world resampled for it. Its view, prompt and choices there are those of the true state.
struct Question {
    const Rules& rules;
    std::uint32_t seat;
    std::uint64_t number;  // the seat's change number: the same number, the same question
    const State& world;
    const std::vector<sd_choice>& choices;
};

class Player {
public:
    virtual ~Player() = default;
    // Nothing: not yet, ask again later.
    virtual std::optional<Choice> ask(const Question&) = 0;
    // False: the answer comes by Session::answer, and asking here is in vain.
    virtual bool can_be_asked() const { return true; }
};

// A person answers elsewhere (terminal, window).
std::unique_ptr<Player> person();
std::unique_ptr<Player> bot_player(std::unique_ptr<Bot>);
// Anything else: a pipe, a network client, a test.
std::unique_ptr<Player> program(std::function<std::optional<Choice>(const Question&)>);

// The players of a session by their kinds; `program` seats are made as persons and can be exchanged by the caller.
// Throws Error not_found for an unknown bot. Bots get seeds derived from `seed`, never from the game's.
std::vector<std::unique_ptr<Player>> seat_players(const Session&, std::uint64_t seed);

// Asks the waiting seats in order and hands in the first answer. False: nobody had one. On a discreet table nobody is
// asked before his answer would tell nothing by its speed: Session::next_due says when to try again.
bool ask_players(Session&, std::vector<std::unique_ptr<Player>>&);

}  // namespace sitdown::host
