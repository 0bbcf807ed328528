#include <algorithm>
#include <cstring>
#include <map>
#include <set>

#include "host/conformance/hidden.hpp"
#include "host/lab/random_choice.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t sampled_choices = 4;
constexpr std::uint16_t is_remembered = 4;
constexpr std::size_t all_viewers_up_to = 1500;  // moments x viewers of a game; a longer one asks two viewers a choice

}  // namespace

std::vector<sd_event> cut(const std::vector<sd_event>& events, std::uint32_t viewer) {
    std::vector<sd_event> out;
    for (sd_event event : events) {
        if (!sees(event.exists, viewer)) continue;
        if (!sees(event.tells, viewer)) event.face = event.other = 0, event.amount = 0;
        event.exists = event.tells = event.news = event.reserved = 0;
        out.push_back(event);
    }
    return out;
}

bool same(const std::vector<sd_event>& a, const std::vector<sd_event>& b) {
    return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(sd_event)) == 0);
}

bool Steps::Outcome::news(std::uint32_t viewer) const {
    return std::any_of(events.begin(), events.end(), [&](const sd_event& event) { return sees(event.news, viewer); });
}

Steps::Outcome Steps::make(const State& state, const Step& step) const {
    Outcome out{state, false, false, {}};
    try {
        const Applied applied = rules_.apply(out.state, step.seat, step.id, step.amount, &out.events);
        out.fine = true;
        out.chance = applied.chance;
    } catch (const Error&) {  // reported with the shape, or by playing the world on
    }
    return out;
}

std::vector<Step> Steps::candidates(std::size_t at) const {
    std::vector<Step> all;
    Rng rng = trail_.dice(at, 120);
    const std::uint32_t waiting = rules_.status(trail_.state(at)).waiting;
    for (std::uint32_t seat = 0; seat < rules_.seats(); ++seat) {
        if (!(waiting >> seat & 1)) continue;
        for (const sd_choice& choice : rules_.choices(trail_.state(at), seat))
            all.push_back({seat, choice.id, random_amount(choice, rng)});
    }
    if (settings_.thorough || all.size() <= sampled_choices) return all;
    rng.shuffle(all);
    all.resize(sampled_choices);
    return all;
}

void Steps::look(std::size_t at, const std::vector<State>& worlds) {
    findings_.begin("hidden.step");
    const auto everybody = viewers(rules_.seats());
    const bool secret = rules_.status(trail_.state(at)).window != 0;
    const bool all = settings_.thorough || trail_.moments() * everybody.size() <= all_viewers_up_to;
    Rng rng = trail_.dice(at, 121);
    for (const Step& step : candidates(at)) {
        const Outcome truth = make(trail_.state(at), step);
        if (!truth.fine || truth.chance) continue;
        const auto first = rng.below(static_cast<std::uint32_t>(everybody.size())),
                   second = rng.below(static_cast<std::uint32_t>(everybody.size()));
        for (std::uint32_t index = 0; index < everybody.size(); ++index) {
            const std::uint32_t viewer = everybody[index];
            if (secret ? viewer != step.seat : !all && index != first && index != second && viewer != step.seat)
                continue;
            if (!truth.news(viewer)) compare(truth, step, viewer, worlds[index]);
        }
    }
}

void Steps::compare(const Outcome& truth, const Step& step, std::uint32_t viewer, const State& world) {
    const sd_status there = rules_.status(world);
    if (!(there.waiting >> step.seat & 1)) return;
    const auto list = rules_.choices(world, step.seat);
    const bool possible = std::any_of(list.begin(), list.end(), [&](const sd_choice& each) {
        return each.id == step.id && step.amount >= each.low && step.amount <= each.high;
    });
    if (!possible) return;
    const Outcome other = make(world, step);
    if (!other.fine || other.chance || other.news(viewer)) return;
    const std::string who = words_of(rules_, step) + ", in two worlds that " + name_of(viewer) +
                            " cannot tell apart; no chance is used and he is told nothing, but then ";
    if (!same(rules_.status(truth.state), rules_.status(other.state))) {
        findings_.fail("hidden.step", who + "other seats are asked, or in another phase or prompt.");
    } else if (rules_.view_hash(truth.state, viewer) != rules_.view_hash(other.state, viewer)) {
        findings_.fail("hidden.step", who + "his view differs.");
    }
    if (!same(cut(truth.events, viewer), cut(other.events, viewer)))
        findings_.fail("hidden.events", who + "he sees other events.");
}

// The step that was really made: each change of a view has its event, each new identity was told.
void Steps::told(std::size_t at) {
    findings_.begin("hidden.announced");
    const Outcome truth = make(trail_.state(at), trail_.steps[at]);
    if (!truth.fine) return;
    const std::string who = words_of(rules_, trail_.steps[at]);
    for (const std::uint32_t viewer : viewers(rules_.seats())) {
        const bool changed = rules_.view_hash(trail_.state(at), viewer) != rules_.view_hash(truth.state, viewer);
        if (!changed) continue;
        const auto heard = cut(truth.events, viewer);
        if (heard.empty())
            findings_.fail("hidden.announced",
                           who + "; the view of " + name_of(viewer) + " changes and no event tells him of anything.");
        std::map<std::pair<sd_ref, std::uint16_t>, std::int64_t> gained;
        std::map<std::uint16_t, std::int64_t> in_sight;                  // faces that he saw himself just before
        std::set<std::pair<sd_ref, std::uint16_t>> reminders;            // shown only because he saw them earlier
        for (const sd_seen& seen : rules_.seen(truth.state, viewer)) {
            if (seen.face) gained[{seen.place, seen.face}] += seen.value;
            if (seen.face && (seen.flags & is_remembered)) reminders.insert({seen.place, seen.face});
        }
        for (const sd_seen& seen : rules_.seen(trail_.state(at), viewer)) {
            if (seen.face) gained[{seen.place, seen.face}] -= seen.value;
            if (seen.face && !(seen.flags & is_remembered)) in_sight[seen.face] += seen.value;
        }
        for (const auto& [what, count] : gained) {
            const std::uint16_t face = what.second;
            if (count <= 0 || (reminders.contains(what) && in_sight[face] >= count)) continue;
            if (std::any_of(heard.begin(), heard.end(),
                            [&](const sd_event& event) { return event.face == face || event.other == face; }))
                continue;
            findings_.fail("hidden.traced", who + "; now " + name_of(viewer) + " sees the face " +
                                                std::to_string(face) +
                                                " in a place where he did not see it, and no event told him.");
        }
    }
}

}  // namespace sitdown::host::conformance
