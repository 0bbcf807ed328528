#include "host/session/parts.hpp"
#include "host/support/logging.hpp"

#include <random>
#include <utility>

namespace sitdown::host {
namespace {

std::vector<std::string> names_of(const std::vector<Participant>& players) {
    std::vector<std::string> names;
    for (const Participant& player : players) names.push_back(player.name);
    return names;
}

std::uint64_t system_seed() {
    std::random_device device;
    return static_cast<std::uint64_t>(device()) << 32 | device();
}

SessionSettings completed(SessionSettings settings) {
    if (!settings.fresh_seed) settings.fresh_seed = system_seed;
    if (settings.discreet_most < settings.discreet_least) settings.discreet_most = settings.discreet_least;
    return settings;
}

StandIn::Delay delay_of(const SessionSettings& settings) {
    const auto least = settings.discreet_least;
    const auto span = static_cast<std::uint64_t>((settings.discreet_most - least).count()) + 1;
    return [least, span, draw = settings.fresh_seed] {
        return StandIn::Time::duration(least + std::chrono::milliseconds(draw() % span));
    };
}

}  // namespace

Session::Parts::Parts(SessionSettings given, std::vector<Participant> sitting, Ledger&& kept, bool cut_off)
    : settings(completed(std::move(given))), players(std::move(sitting)), torn(cut_off), ledger(std::move(kept)),
      audience(ledger.timeline(), names_of(players)), stand_in(settings.discreet, delay_of(settings)) {
    renew_dice();
    stand_in.look(timeline(), now());
    go_on();
}

void Session::Parts::check_seat(std::uint32_t seat) const {
    if (seat < rules().seats()) return;
    throw Error("usage", "There is no seat " + std::to_string(seat) + " at this table; the seats are 0 to " +
                             std::to_string(rules().seats() - 1) + ".");
}

void Session::Parts::check_viewer(std::uint32_t viewer) const {
    if (viewer != spectator) check_seat(viewer);
}

void Session::Parts::renew_dice() {
    if (ledger.owes_seed()) ledger.reseed(settings.fresh_seed());
}

void Session::Parts::accept(std::uint32_t seat, Choice choice, Why why) {
    renew_dice();
    const std::uint16_t window = timeline().status().window;
    ledger.choose(seat, choice, why);
    // A step inside an open window is secret: that a proposal went away would tell of it.
    const bool silent = window != 0 && timeline().status().window == window;
    changed(false, !silent && std::exchange(proposal, std::nullopt).has_value());
}

bool Session::Parts::give_due() {
    bool given = false;
    while (const auto answer = stand_in.due(timeline(), now())) {
        try {
            accept(answer->seat, answer->choice, answer->why);
        } catch (const Error&) {
            stand_in.postpone(answer->seat, now() + std::chrono::seconds(1));
            throw;
        }
        given = true;
    }
    return given;
}

void Session::Parts::go_on() {
    try {
        give_due();
    } catch (const Error& error) {
        host::log(LogLevel::error,
                  std::string("An answer for a seat could not be given and will be tried again: ") + error.what());
    }
}

void Session::Parts::changed(bool rewound, bool beside) {
    stand_in.look(timeline(), now());
    tell(audience.look(timeline(), rewound));
    if (beside) tell(audience.tell_all());
}

void Session::Parts::tell(const std::vector<Change>& changes) {
    const auto listening = listeners;  // a listener may unlisten, or answer and so be told more
    for (const Change& change : changes) {
        for (const auto& [handle, listener] : listening) {
            if (!listeners.contains(handle)) continue;
            try {
                listener(change);
            } catch (const std::exception& error) {
                host::log(LogLevel::error, std::string("A listener failed: ") + error.what());
            }
        }
    }
}

}  // namespace sitdown::host
