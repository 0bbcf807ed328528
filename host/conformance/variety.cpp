#include <algorithm>
#include <map>

#include "host/conformance/hidden.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t looked_at = 30, world_count = 6, roll_moments = 12;  // of one game; worlds of one moment
constexpr std::uint64_t enough = 8;  // moments before "never" means something
constexpr std::uint16_t picked = 1;

}  // namespace

std::string component_id(const Rules& rules, std::uint32_t number) {
    const Json& declared = rules.components().at("components");
    return number >= 1 && number <= declared.size() ? declared[number - 1].value("id", "?") : "?";
}

// What a rival sees and the viewer does not: marks of his own, and private things, by component.
struct Variety::Secrets {
    using Face = std::pair<sd_ref, std::uint16_t>;  // of a place

    std::int64_t marks = 0;
    std::map<Face, std::int64_t> known_marks;  // marks on faces of which the viewer knows every copy there
    std::map<std::uint32_t, std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t>> by_component;

    Secrets(const Rules& rules, const State& state, std::uint32_t viewer, std::uint32_t rival) {
        std::map<Face, std::int64_t> known, held, marked;
        std::map<std::pair<sd_ref, std::int64_t>, std::int64_t> open;
        std::set<Face> shown;  // the viewer sees that it is picked
        for (const sd_seen& seen : rules.seen(state, viewer)) {
            if (!seen.face) ++open[{seen.place, seen.value}];
            else known[{seen.place, seen.face}] += seen.value;
            if (seen.face && (seen.flags & picked)) shown.insert({seen.place, seen.face});
        }
        for (const sd_seen& seen : rules.seen(state, rival)) {
            const Face face{seen.place, seen.face};
            if (seen.face) held[face] += seen.value;
            if (seen.face && (seen.flags & picked) && !shown.contains(face)) marked[face] += seen.value;
            if (!(seen.flags & is_private)) continue;
            if (seen.face ? known.contains(face) : open.contains({seen.place, seen.value})) continue;
            ++by_component[SD_REF_COMPONENT(seen.place)][{seen.face, seen.face ? 0 : seen.value}];
        }
        std::set<sd_ref> with_marks;
        for (const auto& [face, count] : marked) {
            marks += count;
            with_marks.insert(face.first);
        }
        for (const auto& [face, count] : held) {
            const auto found = known.find(face);
            if (with_marks.contains(face.first) && found != known.end() && found->second == count)
                known_marks[face] = marked[face];
        }
    }

    bool marks_known_otherwise(const Secrets& other) const {
        return std::any_of(known_marks.begin(), known_marks.end(), [&](const auto& mine) {
            const auto theirs = other.known_marks.find(mine.first);
            return theirs != other.known_marks.end() && theirs->second != mine.second;
        });
    }
};

void Variety::count(Tally& tally, bool varied) {
    ++tally.chances;
    tally.varied += varied;
}

void Variety::look(const Trail& trail, std::size_t at) {
    findings_.begin("hidden.rivals");
    accounts_.look(trail, at);
    if (trail.has_step(at)) drafts(trail, at);
    if (trail.sampled(at, roll_moments * 3, 200)) generator(trail, at);
    rolls(trail, at);
    if (!trail.sampled(at, looked_at, 201)) return;
    Rng rng = trail.dice(at, 202);
    const auto everybody = viewers(trail.rules->seats());
    const auto first = rng.below(static_cast<std::uint32_t>(everybody.size()));
    for (const std::size_t index : {std::size_t{first}, (first + 1) % everybody.size()}) {
        std::vector<State> worlds;
        for (std::size_t world = 0; world < world_count; ++world)
            worlds.push_back(trail.rules->determinize(trail.state(at), everybody[index], rng.next()));
        secrets(trail, at, everybody[index], worlds);
    }
}

void Variety::secrets(const Trail& trail, std::size_t at, std::uint32_t viewer, const std::vector<State>& worlds) {
    const Rules& rules = *trail.rules;
    bool hidden = false, varied = false;
    for (std::uint32_t rival = 0; rival < rules.seats(); ++rival) {
        if (rival == viewer) continue;
        const Secrets truth(rules, trail.state(at), viewer, rival);
        std::vector<Secrets> others;
        for (const State& world : worlds) {
            others.emplace_back(rules, world, viewer, rival);
            varied |= rules.view_hash(world, rival) != rules.view_hash(trail.state(at), rival);
        }
        hidden |= !truth.by_component.empty() || truth.marks > 0;
        answers(trail, at, truth, others);
    }
    if (hidden) count(whole_, varied);
}

void Variety::answers(const Trail& trail, std::size_t at, const Secrets& truth, const std::vector<Secrets>& worlds) {
    const auto any = [&](auto differs) { return std::any_of(worlds.begin(), worlds.end(), differs); };
    if (truth.marks > 0) {
        const std::uint32_t prompt = trail.rules->status(trail.state(at)).prompt;
        Tally& tally = counts_[prompt];
        tally.truths.insert(truth.marks);
        count(tally, any([&](const Secrets& world) { return world.marks != truth.marks; }));
        if (!truth.known_marks.empty())
            count(known_marks_[prompt],
                  any([&](const Secrets& world) { return world.marks == 0 || truth.marks_known_otherwise(world); }));
    }
    for (const auto& [component, content] : truth.by_component) {
        count(components_[component_id(*trail.rules, component)], any([&](const Secrets& world) {
                  const auto found = world.by_component.find(component);
                  return found == world.by_component.end() || found->second != content;
              }));
    }
}

// A private number of a seat that its own step in a secret window changes is its draft.
void Variety::drafts(const Trail& trail, std::size_t at) {
    const Rules& rules = *trail.rules;
    const Step& step = trail.steps[at];
    const sd_status before = rules.status(trail.state(at)), after = rules.status(trail.state(at + 1));
    if (before.window == 0 || before.window != after.window || !trail.sampled(at, looked_at * 2, 203)) return;
    std::map<std::pair<sd_ref, std::int32_t>, int> numbers;
    for (const sd_seen& seen : rules.seen(trail.state(at + 1), step.seat)) {
        if (!seen.face && (seen.flags & is_private)) ++numbers[{seen.place, seen.value}];
    }
    for (const sd_seen& seen : rules.seen(trail.state(at), step.seat)) {
        if (!seen.face && (seen.flags & is_private)) --numbers[{seen.place, seen.value}];
    }
    for (const auto& [number, count] : numbers) {
        if (count != 0) drafts_.insert(component_id(rules, SD_REF_COMPONENT(number.first)));
    }
}

// The bytes that `reseed` changes are the generator; resampling has to change them too, each time otherwise.
void Variety::generator(const Trail& trail, std::size_t at) {
    const Rules& rules = *trail.rules;
    const State& state = trail.state(at);
    State other = state;
    rules.table().reseed(rules.game(), other.data(), 0x5eed);
    const auto* truth = static_cast<const unsigned char*>(state.data());
    const auto* fresh = static_cast<const unsigned char*>(other.data());
    std::vector<std::size_t> bytes;
    for (std::size_t index = 0; index < state.bytes(); ++index) {
        if (truth[index] != fresh[index]) bytes.push_back(index);
    }
    if (bytes.empty()) return;
    const auto dice = [&](const State& of) {
        std::string out;
        for (const std::size_t index : bytes) out += static_cast<const char*>(of.data())[index];
        return out;
    };
    for (const std::uint32_t viewer : viewers(rules.seats())) {
        const State one = rules.determinize(state, viewer, 1), two = rules.determinize(state, viewer, 2);
        if (dice(one) != dice(two) && dice(one) != dice(state)) continue;
        findings_.fail("hidden.dice", "A world resampled for " + name_of(viewer) +
                                          " has the generator of the true one, or always the same.");
    }
}

// A roll that comes with this step in the true world comes out otherwise in some others.
void Variety::rolls(const Trail& trail, std::size_t at) {
    if (!trail.has_step(at)) return;
    const Rules& rules = *trail.rules;
    const Step& step = trail.steps[at];
    const auto rolled = [&](const State& from) {
        std::vector<std::int32_t> amounts;
        State after = from;
        std::vector<sd_event> events;
        try {
            rules.apply_checked(after, step.seat, step.id, step.amount, &events);
        } catch (const Error&) {
            return amounts;  // not possible in that world
        }
        for (const sd_event& event : events) {
            if (event.verb == SD_ROLL) amounts.push_back(event.amount);
        }
        return amounts;
    };
    const auto truth = rolled(trail.state(at));
    if (truth.empty()) return;
    bool any = false, varied = false;
    Rng rng = trail.dice(at, 204);
    for (std::size_t world = 0; world < world_count; ++world) {
        const auto other = rolled(rules.determinize(trail.state(at), step.seat, rng.next()));
        any |= !other.empty();
        varied |= !other.empty() && other != truth;
    }
    if (any) count(rolls_, varied);
}

void Variety::judge() {
    const auto never = [](const Tally& tally) { return tally.chances >= enough && tally.varied == 0; };
    const auto times = [](const Tally& tally) {
        return " in " + std::to_string(tally.chances) + " moments with " + std::to_string(world_count) +
               " resampled worlds each.";
    };
    if (never(whole_)) findings_.fail("hidden.vary", "What rivals see is always what they truly see," + times(whole_));
    if (never(rolls_)) findings_.fail("hidden.dice", "A roll to come is always the true one," + times(rolls_));
    for (const auto& [prompt, tally] : counts_) {
        if (never(tally) && tally.truths.size() > 1) {
            findings_.fail("hidden.rivals",
                           "How many things a rival has marked in secret is always the true number at prompt " +
                               std::to_string(prompt) + "," + times(tally));
        }
    }
    for (const auto& [prompt, tally] : known_marks_) {
        if (!never(tally)) continue;
        findings_.fail(
            "hidden.rivals",
            "Which of the things that the viewer knows a rival's mark lies on is always the truth at prompt " +
                std::to_string(prompt) + "," + times(tally));
    }
    for (const auto& [name, tally] : components_) {
        if (!never(tally) || accounts_.open_to_all(name) || findings_.failed("hidden.vary")) continue;
        if (drafts_.contains(name))
            findings_.fail("hidden.rivals",
                           "A rival's secret answer in \"" + name + "\" is always the true one," + times(tally));
        else
            findings_.warn("hidden.vary", "What is hidden in \"" + name + "\" is always the truth," + times(tally) +
                                              " That is right only if everybody can deduce it.");
    }
}

}  // namespace sitdown::host::conformance
