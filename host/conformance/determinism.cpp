// Determinism: the state is everything, and only `apply` changes it.
#include <algorithm>

#include "host/conformance/groups.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t undo_points = 8, undo_length = 60, read_moments = 40;  // of one game

// Makes the steps of the trail from one of its states on; the first step after which the state is another one, or 0.
std::size_t retrace(const Rules& rules, const Trail& trail, State state, std::size_t from, std::size_t most) {
    const std::size_t end = std::min(trail.moments(), from + most + 1);
    for (std::size_t at = from; at + 1 < end; ++at) {
        const Step& step = trail.steps[at];
        try {
            rules.apply(state, step.seat, step.id, step.amount);
        } catch (const Error&) {
            return at + 1;
        }
        if (state.hash() != trail.hashes[at + 1]) return at + 1;
    }
    return 0;
}

void replay(const Rules& rules, const Trail& trail, Findings& findings, const char* check, const std::string& how) {
    findings.begin(check);
    State state = rules.start(trail.game.seed);
    if (state.hash() != trail.hashes.front())
        return findings.at(0), findings.fail(check, "The deal is another one " + how + ".");
    const std::size_t other = retrace(rules, trail, std::move(state), 0, trail.moments());
    if (other == 0) return;
    findings.at(other);
    findings.fail(check, "The state after step " + std::to_string(other) + " is another one " + how + ".");
}

void check_instances(const Trail& trail, const Plan& plan, Findings& findings) {
    findings.begin("determinism.instances");
    const Json& seats = plan.manifest().at("seats");
    const std::uint32_t least = seats.at("min"), most = seats.at("max");
    const Rules mine(plan.module(), trail.game.seats, trail.game.options);
    const Rules other(plan.module(), trail.game.seats == least ? most : least, plan.settings().options);
    State state = mine.start(trail.game.seed), others = other.start(trail.game.seed + 1);
    Rng rng = trail.dice(0, 3);
    for (std::size_t at = 0; trail.has_step(at); ++at) {
        findings.at(at);
        if (const auto step = random_step(other, others, rng)) other.apply(others, step->seat, step->id, step->amount);
        try {
            mine.apply(state, trail.steps[at].seat, trail.steps[at].id, trail.steps[at].amount);
        } catch (const Error&) {
            return findings.fail("determinism.instances", "A step fails that went well before another game was begun.");
        }
        if (state.hash() != trail.hashes[at + 1]) {
            return findings.fail("determinism.instances", "The state is another one when a second game with " +
                                                              std::to_string(other.seats()) +
                                                              " seats is played in between.");
        }
    }
}

void check_undo(const Trail& trail, Findings& findings) {
    findings.begin("determinism.undo");
    Rng rng = trail.dice(0, 4);
    for (std::size_t point = 0; point < undo_points; ++point) {
        const std::size_t from = rng.below(static_cast<std::uint32_t>(trail.moments()));
        findings.at(from);
        if (const std::size_t other = retrace(*trail.rules, trail, trail.state(from), from, undo_length)) {
            findings.at(other);
            findings.fail("determinism.undo", "Back at step " + std::to_string(from) +
                                                  " and on with the same choices, the state after step " +
                                                  std::to_string(other) + " is another one.");
        }
    }
}

// Calls everything that only asks, and says which of them wrote to the state.
void check_reads(const Trail& trail, Findings& findings) {
    findings.begin("determinism.reads");
    const Rules& rules = *trail.rules;
    for (std::size_t at = 0; at < trail.moments(); ++at) {
        if (!trail.sampled(at, read_moments, 5)) continue;
        findings.at(at);
        const State state = trail.state(at);
        const std::uint64_t before = state.hash();
        const auto asks = [&](const char* call, auto ask) {
            try {
                ask();
            } catch (const Error&) {  // what it says is checked elsewhere
            }
            if (state.hash() != before)
                findings.fail("determinism.reads", std::string("The call `") + call + "` changes the state.");
        };
        const std::uint32_t waiting = rules.status(state).waiting;
        asks("status", [&] { rules.status(state); });
        asks("standings", [&] { rules.standings(state); });
        asks("sane", [&] { rules.sane(state); });
        asks("save", [&] { rules.save(state); });
        for (const std::uint32_t viewer : viewers(rules.seats())) {
            asks("view_hash", [&] { rules.view_hash(state, viewer); });
            asks("seen", [&] { rules.seen(state, viewer); });
            asks("view", [&] { rules.view(state, viewer); });
            asks("prompt", [&] { rules.prompt(state, viewer); });
            if (viewer == spectator) continue;
            asks("evaluate", [&] { rules.evaluate(state, viewer); });
            asks("label", [&] { rules.label(state, viewer); });
            asks("why_not", [&] { rules.why_not(state, viewer, "seat:0"); });
            if (!(waiting >> viewer & 1)) continue;
            asks("choices", [&] { rules.choices(state, viewer); });
            for (const sd_choice& choice : rules.choices(state, viewer))
                asks("describe", [&] { rules.describe(state, viewer, choice); });
        }
    }
}

}  // namespace

void check_determinism(Plan& plan, Findings& findings) {
    for (std::uint32_t game = 0; game < plan.settings().games; ++game) {
        findings.begin("determinism.replay");
        const Trail trail = plan.play(game, findings);
        findings.begin("determinism.earlier");
        for (std::size_t at = 0; at < trail.moments(); ++at) {
            if (trail.state(at).hash() == trail.hashes[at]) continue;
            findings.at(at);
            findings.fail("determinism.earlier", "A later call has changed the state that was there before this step.");
            break;
        }
        replay(*trail.rules, trail, findings, "determinism.replay", "when the same game is played again");
        replay(Rules(plan.module(), trail.game.seats, trail.game.options), trail, findings, "determinism.replay",
               "in a game made anew");
        check_instances(trail, plan, findings);
        check_undo(trail, findings);
        check_reads(trail, findings);
        check_saves(trail, findings);
    }
}

}  // namespace sitdown::host::conformance
