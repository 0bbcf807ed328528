// Answers that the host gives for a seat: because it has only one, is absent, or passes for the rest of the phase.
//
// On a discreet table such an answer comes no faster than a person's. When it comes is drawn for every seat that is
// asked, before looking at what the seat could answer, and anew only with a new question to that seat: so the time
// tells nothing. Bots wait for the same moment before they answer.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <optional>

#include "host/session/timeline.hpp"

namespace sitdown::host {

class StandIn {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Delay = std::function<Time::duration()>;  // drawn when a question opens on a discreet table

    struct Answer {
        std::uint32_t seat = 0;
        Choice choice;
        Why why = Why::single;
    };

    StandIn(bool discreet, Delay delay) : delay_(std::move(delay)), discreet_(discreet), was_discreet_(discreet) {}

    // To be called after every change of the game.
    void look(const Timeline&, Time now);
    void set_discreet(bool, const Timeline&, Time now);
    void set_absent(std::uint32_t seat, bool);
    void set_passing(std::uint32_t seat, bool, const Timeline&);
    bool absent(std::uint32_t seat) const { return seats_[seat].absent; }
    bool passing(std::uint32_t seat) const { return seats_[seat].passing; }

    // What the host would answer for a waiting seat, due or not. Nothing: the seat decides.
    std::optional<Answer> answer_for(const Timeline&, std::uint32_t seat) const;
    // The answer that has been due for longest.
    std::optional<Answer> due(const Timeline&, Time now) const;
    // From when on an answer for this waiting seat tells nothing by its time.
    Time ripe(std::uint32_t seat) const { return seats_[seat].ripe; }
    void postpone(std::uint32_t seat, Time until) { seats_[seat].ripe = until; }
    // Whether everybody knows that the host, asked again at the same place, would give this very answer again. On a
    // discreet table nobody knows whether a seat had a choice, so only absence counts.
    bool would_repeat(const Step&) const;

private:
    // What the seat is asked. Counts the seat's own steps only, so that others' secret ones change nothing.
    struct Question {
        std::uint16_t phase = 0, round = 0, prompt = 0, window = 0;
        std::size_t beginning = 0, own_steps = 0;
        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Seat {
        bool absent = false, passing = false;
        std::uint32_t passed_phase = 0, passed_round = 0;
        std::optional<Question> question;
        Time ripe{};
    };

    Delay delay_;
    bool discreet_;
    bool was_discreet_;  // at any time: what was discreet then is not told later
    std::array<Seat, SD_MAX_SEATS> seats_{};
};

// The phase that this one is a step of, or itself; both numbered from 1.
std::uint32_t whole_phase(const Json& manifest, std::uint32_t phase);

}  // namespace sitdown::host
