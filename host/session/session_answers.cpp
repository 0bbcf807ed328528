// Answers: what seats choose, and what the host gives for them.
#include <algorithm>
#include <utility>

#include "host/session/parts.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

std::string not_asked(const Session& session, std::uint32_t seat) {
    if (session.over()) return "The game is over; " + session.name(seat) + " has nothing more to answer.";
    std::vector<std::string> waiting;
    for (std::uint32_t n = 0; n < session.rules().seats(); ++n) {
        if (session.waits_for(n)) waiting.push_back(session.name(n));
    }
    return session.name(seat) + " is not asked now; the game waits for " + join(waiting) + ".";
}

}  // namespace

void Session::answer(std::uint32_t seat, std::uint32_t id, std::int32_t amount) {
    parts_->check_seat(seat);
    if (!waits_for(seat)) throw Error("illegal", not_asked(*this, seat));
    const auto choices = list(seat);
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const sd_choice& each) { return each.id == id; });
    // Whoever has no amount to choose need not name it.
    if (found != choices.end() && amount == 0 && amounts(*found) == 1) amount = found->low;
    parts_->accept(seat, {id, amount}, Why::chosen);
    parts_->go_on();
}

void Session::pass_rest_of_phase(std::uint32_t seat, bool on) {
    parts_->check_seat(seat);
    parts_->stand_in.set_passing(seat, on, timeline());
    parts_->go_on();
}

bool Session::passes_rest_of_phase(std::uint32_t seat) const {
    parts_->check_seat(seat);
    return parts_->stand_in.passing(seat);
}

void Session::set_absent(std::uint32_t seat, bool absent) {
    parts_->check_seat(seat);
    if (parts_->stand_in.absent(seat) == absent) return;
    parts_->stand_in.set_absent(seat, absent);
    if (absent && parts_->proposal) parts_->proposal->needed &= ~(1u << seat);
    parts_->tell(parts_->audience.tell_all());
    if (!parts_->carry_out_proposal()) parts_->go_on();
}

void Session::set_discreet(bool discreet) {
    parts_->stand_in.set_discreet(discreet, timeline(), parts_->now());
    parts_->go_on();
}

std::optional<Clock::time_point> Session::pending_single(std::uint32_t seat) const {
    parts_->check_seat(seat);
    if (!parts_->stand_in.answer_for(timeline(), seat)) return std::nullopt;
    return parts_->stand_in.ripe(seat);
}

bool Session::ripe(std::uint32_t seat) const {
    parts_->check_seat(seat);
    return waits_for(seat) && parts_->stand_in.ripe(seat) <= parts_->now();
}

std::optional<Clock::time_point> Session::next_due() const {
    std::optional<Clock::time_point> next;
    const Clock::time_point now = parts_->now();
    for (std::uint32_t seat = 0; seat < rules().seats(); ++seat) {
        if (!waits_for(seat)) continue;
        const Clock::time_point ripe = parts_->stand_in.ripe(seat);
        const bool bot_waits = !parts_->players[seat].person() && ripe > now;
        if (!bot_waits && !parts_->stand_in.answer_for(timeline(), seat)) continue;
        next = next ? std::min(*next, ripe) : ripe;
    }
    return next;
}

bool Session::tick() { return parts_->give_due(); }

}  // namespace sitdown::host
