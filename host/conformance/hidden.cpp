// Hidden information: the five theorems, for every seat and for spectators, and what resampling has to do for them.
#include "host/conformance/hidden.hpp"

#include "host/conformance/groups.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t played_on = 20;  // worlds of one game that are played to their end, for each viewer

void check_game(const Trail& trail, const Plan& plan, Variety& variety, Findings& findings) {
    const Rules& rules = *trail.rules;
    const auto everybody = viewers(rules.seats());
    Worlds worlds(trail, plan.settings(), findings);
    Steps steps(trail, plan.settings(), findings);
    Windows windows(trail, plan.settings(), findings);
    for (std::size_t at = 0; at < trail.moments(); ++at) {
        findings.at(at);
        Rng rng = trail.dice(at, 220);
        std::vector<State> resampled;
        for (const std::uint32_t viewer : everybody) {
            findings.begin("hidden.view");
            resampled.push_back(rules.determinize(trail.state(at), viewer, rng.next()));
            worlds.look(at, viewer, resampled.back());
            if (!trail.sampled(at, played_on, 221 + viewer)) continue;
            findings.begin("hidden.plays_on");
            const std::string wrong = play_on(rules, resampled.back(), rng, plan.bound(), true);
            if (!wrong.empty())
                findings.fail("hidden.plays_on",
                              "A world resampled for " + name_of(viewer) + " is played on: " + wrong + ".");
        }
        if (trail.has_step(at)) {
            steps.look(at, resampled);
            steps.told(at);
            windows.look(at);
        }
        variety.look(trail, at);
    }
}

}  // namespace

void check_hidden(Plan& plan, Findings& findings) {
    Variety variety(findings);
    for (std::uint32_t game = 0; game < plan.settings().games; ++game) {
        findings.begin("hidden.view");
        const Trail trail = plan.play(game, findings);
        check_game(trail, plan, variety, findings);
    }
    findings.leave();
    variety.judge();
}

}  // namespace sitdown::host::conformance
