#include "host/session/stand_in.hpp"

#include <utility>

namespace sitdown::host {
namespace {

bool is_pass(const Json& manifest, std::uint32_t id) {
    const Json& acts = manifest.at("acts");
    const std::uint32_t act = id >> 24;
    return act >= 1 && act <= acts.size() && acts[act - 1].value("class", "") == "pass";
}

std::size_t steps_of(const Timeline& timeline, std::uint32_t seat) {
    std::size_t count = 0;
    for (std::size_t n = timeline.beginning() + 1; n <= timeline.size(); ++n)
        count += timeline.at(n).kind == Step::Kind::choice && timeline.at(n).seat == seat;
    return count;
}

}  // namespace

std::uint32_t whole_phase(const Json& manifest, std::uint32_t phase) {
    const Json& phases = manifest.at("phases");
    for (std::size_t depth = 0; depth < phases.size() && phase >= 1 && phase <= phases.size(); ++depth) {
        const std::string of = phases[phase - 1].value("of", "");
        std::uint32_t above = 0;
        for (std::uint32_t n = 1; n <= phases.size() && !of.empty(); ++n) {
            if (phases[n - 1].value("id", "") == of) above = n;
        }
        if (above == 0) return phase;
        phase = above;
    }
    return phase;
}

void StandIn::look(const Timeline& timeline, Time now) {
    const sd_status& status = timeline.status();
    const std::uint32_t phase = whole_phase(timeline.rules().manifest(), status.phase);
    for (std::uint32_t n = 0; n < timeline.rules().seats(); ++n) {
        Seat& seat = seats_[n];
        if (seat.passed_phase != phase || seat.passed_round != status.round) seat.passing = false;
        if (!(status.waiting >> n & 1)) {
            seat.question.reset();
            continue;
        }
        const Question question{status.phase,  status.round,         status.prompt,
                                status.window, timeline.beginning(), steps_of(timeline, n)};
        if (seat.question == question) continue;
        seat.question = question;
        seat.ripe = now;
        if (discreet_) seat.ripe += delay_();
    }
}

void StandIn::set_discreet(bool discreet, const Timeline& timeline, Time now) {
    if (discreet_ == discreet) return;
    discreet_ = discreet;
    was_discreet_ |= discreet;
    for (Seat& seat : seats_) seat.question.reset();
    look(timeline, now);
}

void StandIn::set_absent(std::uint32_t seat, bool absent) { seats_[seat].absent = absent; }

void StandIn::set_passing(std::uint32_t seat, bool passing, const Timeline& timeline) {
    const sd_status& status = timeline.status();
    seats_[seat].passing = passing;
    seats_[seat].passed_phase = whole_phase(timeline.rules().manifest(), status.phase);
    seats_[seat].passed_round = status.round;
}

std::optional<StandIn::Answer> StandIn::answer_for(const Timeline& timeline, std::uint32_t seat) const {
    const sd_status& status = timeline.status();
    if (status.ending != 0 || !(status.waiting >> seat & 1)) return std::nullopt;
    const auto list = timeline.rules().choices(timeline.state(), seat);
    if (list.empty()) return std::nullopt;
    const Choice first = default_of(list.front());
    if (absent(seat)) return Answer{seat, first, Why::absent};
    if (is_single(list.data(), static_cast<std::uint32_t>(list.size()))) return Answer{seat, first, Why::single};
    if (!passing(seat) || status.optional == 0) return std::nullopt;
    for (const sd_choice& choice : list) {
        if (is_pass(timeline.rules().manifest(), choice.id)) return Answer{seat, default_of(choice), Why::pass};
    }
    return std::nullopt;
}

std::optional<StandIn::Answer> StandIn::due(const Timeline& timeline, Time now) const {
    std::optional<Answer> first;
    for (std::uint32_t seat = 0; seat < timeline.rules().seats(); ++seat) {
        if (seats_[seat].ripe > now || (first && ripe(seat) >= ripe(first->seat))) continue;
        if (auto answer = answer_for(timeline, seat)) first = answer;
    }
    return first;
}

bool StandIn::would_repeat(const Step& step) const {
    if (step.why == Why::absent && absent(step.seat)) return true;
    return !was_discreet_ && (step.forced || (step.why == Why::pass && passing(step.seat)));
}

}  // namespace sitdown::host
