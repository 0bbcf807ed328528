// What a session is made of; shared by the files that carry out its parts, and by nothing else.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "host/session/audience.hpp"
#include "host/session/ledger.hpp"
#include "host/session/session.hpp"
#include "host/session/stand_in.hpp"
#include "host/session/undo.hpp"

namespace sitdown::host {

struct Session::Parts {
    Parts(SessionSettings, std::vector<Participant>, Ledger&&, bool torn);

    const Timeline& timeline() const { return ledger.timeline(); }
    const Rules& rules() const { return timeline().rules(); }
    const State& state() const { return timeline().state(); }
    const std::vector<std::string>& names() const { return audience.words().seat_names(); }
    Clock::time_point now() const { return settings.now(); }
    // Throws Error usage.
    void check_seat(std::uint32_t seat) const;
    void check_viewer(std::uint32_t viewer) const;

    // --- what happens ---
    void accept(std::uint32_t seat, Choice, Why);
    // Gives all answers that are due; the first failure ends it.
    bool give_due();
    // The same after something that has been accepted already, which a failure must not put in doubt.
    void go_on();
    void renew_dice();
    // After the game changed: everybody is told what he can notice; with `beside`, also that something beside the
    // game did (a proposal is gone, a seat is there again).
    void changed(bool rewound, bool beside);
    void tell(const std::vector<Change>&);

    // --- undo ---
    UndoRules undo_rules(std::uint32_t seat) const;
    Undone undo(std::uint32_t seat, const UndoPlan&);
    // Whoever undoes is there and wants to choose himself. True: he was absent.
    bool decides_again(std::uint32_t seat);
    void take_back(std::uint32_t seat, std::uint32_t keep);
    void rewind(std::uint32_t seat, std::size_t to);
    Undone propose(std::uint32_t seat, std::size_t to);
    // Does what is proposed if everybody has agreed.
    bool carry_out_proposal();
    std::uint32_t persons() const;

    SessionSettings settings;
    std::vector<Participant> players;
    bool torn = false;
    Ledger ledger;
    Audience audience;
    StandIn stand_in;
    std::optional<Proposal> proposal;
    std::size_t proposed_to = 0;  // counts everybody's steps, so it is no part of what is shown
    std::map<std::size_t, std::function<void(const Change&)>> listeners;
    std::size_t next_listener = 1;
};

}  // namespace sitdown::host
