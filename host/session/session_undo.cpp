// Undo: taking back in secret, alone, or with everybody's consent.

#include <utility>

#include "host/session/parts.hpp"
#include "host/support/logging.hpp"

namespace sitdown::host {

UndoRules Session::Parts::undo_rules(std::uint32_t seat) const {
    check_seat(seat);
    // Whoever undoes is there and wants to decide: for him the host repeats only what leaves no choice.
    return UndoRules(timeline(), seat, [this, seat](const Step& step) {
        return step.seat == seat ? step.forced : stand_in.would_repeat(step);
    });
}

Undone Session::Parts::undo(std::uint32_t seat, const UndoPlan& plan) {
    if (plan.in_window) return take_back(seat, plan.keep), Undone::done;
    if (plan.free) return rewind(seat, plan.to), Undone::done;
    return propose(seat, plan.to);
}

bool Session::Parts::decides_again(std::uint32_t seat) {
    const bool was_absent = stand_in.absent(seat);
    stand_in.set_passing(seat, false, timeline());
    stand_in.set_absent(seat, false);
    return was_absent;
}

void Session::Parts::take_back(std::uint32_t seat, std::uint32_t keep) {
    ledger.take_back(seat, keep);
    changed(true, decides_again(seat));
    go_on();
}

void Session::Parts::rewind(std::uint32_t seat, std::size_t to) {
    ledger.rewind(to);
    try {
        renew_dice();
    } catch (const Error& error) {  // the undo stands; the next choice is refused until there are new dice
        host::log(LogLevel::error,
                  std::string("New dice after an undo could not be kept and will be tried again: ") + error.what());
    }
    const bool returned = decides_again(seat);
    changed(true, std::exchange(proposal, std::nullopt).has_value() || returned);
    go_on();
}

std::uint32_t Session::Parts::persons() const {
    std::uint32_t mask = 0;
    for (std::uint32_t seat = 0; seat < rules().seats(); ++seat) {
        if (players[seat].person() && !stand_in.absent(seat)) mask |= 1u << seat;
    }
    return mask;
}

Undone Session::Parts::propose(std::uint32_t seat, std::size_t to) {
    if (proposal)
        throw Error("illegal",
                    names()[proposal->by] + " has proposed an undo already; agree to it or refuse it first.");
    const std::uint32_t needed = persons();
    if ((needed & ~(1u << seat)) == 0) return rewind(seat, to), Undone::done;
    proposal = Proposal{seat, needed & 1u << seat, needed};
    proposed_to = to;
    tell(audience.tell_all());
    return Undone::proposed;
}

bool Session::Parts::carry_out_proposal() {
    if (!proposal || (proposal->needed & ~proposal->agreed) != 0) return false;
    rewind(proposal->by, proposed_to);
    return true;
}

void Session::take_back(std::uint32_t seat) { parts_->undo(seat, parts_->undo_rules(seat).whole_secret_answer()); }
Undone Session::undo_step(std::uint32_t seat) { return parts_->undo(seat, parts_->undo_rules(seat).last_decision()); }
Undone Session::reset_turn(std::uint32_t seat) { return parts_->undo(seat, parts_->undo_rules(seat).turn()); }

Undone Session::undo_to_line(std::uint32_t seat, std::size_t line) {
    const UndoRules undo_rules = parts_->undo_rules(seat);
    const std::size_t lines = log(seat).size();
    if (line >= lines)
        throw Error("illegal",
                    "The log has no line " + std::to_string(line) + "; it has " + std::to_string(lines) + ", from 0.");
    return parts_->undo(seat, undo_rules.after(parts_->audience.step_of(seat, line)));
}

const std::optional<Proposal>& Session::proposal() const { return parts_->proposal; }

std::optional<std::size_t> Session::proposal_leaves(std::uint32_t viewer) const {
    if (!parts_->proposal) return std::nullopt;
    return parts_->audience.entries_until(viewer, parts_->proposed_to);
}

void Session::agree(std::uint32_t seat) {
    parts_->check_seat(seat);
    auto& proposal = parts_->proposal;
    if (!proposal) throw Error("illegal", "No undo is proposed, so there is nothing to agree to.");
    const std::uint32_t bit = 1u << seat;
    if (!(proposal->needed & bit)) throw Error("illegal", name(seat) + " is not asked about this undo.");
    if (proposal->agreed & bit) return;
    proposal->agreed |= bit;
    try {
        if (!parts_->carry_out_proposal()) parts_->tell(parts_->audience.tell_all());
    } catch (...) {  // so that it can be tried again
        if (proposal) proposal->agreed &= ~bit;
        throw;
    }
}

void Session::refuse(std::uint32_t seat) {
    parts_->check_seat(seat);
    auto& proposal = parts_->proposal;
    if (!proposal) throw Error("illegal", "No undo is proposed, so there is nothing to refuse.");
    if (proposal->by != seat && !(proposal->needed >> seat & 1))
        throw Error("illegal", name(seat) + " is not asked about this undo.");
    proposal.reset();
    parts_->tell(parts_->audience.tell_all());
}

}  // namespace sitdown::host
