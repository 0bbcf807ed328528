#include <algorithm>

#include "host/conformance/hidden.hpp"
#include "host/rules/sinks.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t text_moments = 10, reason_moments = 8, meaning_moments = 14;  // of one game, for each viewer
constexpr std::size_t most_references = 10;

struct Answer {
    std::int32_t result = 0;
    std::string text;
    friend bool operator==(const Answer&, const Answer&) = default;
};

template <class Call>
Answer answer(Call call) {
    const Ears ears;
    const std::int32_t result = call(ears.sink());
    return {result, ears.text()};
}

std::string differing(const Answer& here, const Answer& there) {
    return " \"" + here.text + "\" in one world and \"" + there.text + "\" in another.";
}

}  // namespace

std::string name_of(std::uint32_t viewer) {
    return viewer == spectator ? "a spectator" : "seat " + std::to_string(viewer);
}

bool same(const sd_status& a, const sd_status& b) {
    return a.waiting == b.waiting && a.phase == b.phase && a.round == b.round && a.prompt == b.prompt &&
           a.window == b.window && a.optional == b.optional && a.ending == b.ending;
}

bool same(const std::vector<sd_choice>& a, const std::vector<sd_choice>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const sd_choice& x, const sd_choice& y) {
        return x.id == y.id && x.low == y.low && x.high == y.high && x.step == y.step;
    });
}

void Worlds::look(std::size_t at, std::uint32_t viewer, const State& world) {
    findings_.begin("hidden.view");
    const State& state = trail_.state(at);
    const sd_status here = rules_.status(state), there = rules_.status(world);
    if (!same(here, there)) {
        findings_.fail("hidden.waiting",
                       "In a world that " + name_of(viewer) +
                           " cannot tell from this one, other seats are asked, or in another phase or prompt.");
    } else if (rules_.view_hash(state, viewer) != rules_.view_hash(world, viewer)) {
        findings_.fail("hidden.view", "The view of " + name_of(viewer) +
                                          " is another one in a world that he cannot tell from this one.");
    }
    findings_.begin("hidden.sane");
    std::string why;
    if (!rules_.sane(world, &why))
        findings_.fail("hidden.sane", "In a world resampled for " + name_of(viewer) + ", `sane` says: " + why + ".");
    if (viewer != spectator && (here.waiting & there.waiting) >> viewer & 1) {
        findings_.begin("hidden.choices");
        if (!same(rules_.choices(state, viewer), rules_.choices(world, viewer))) {
            findings_.fail("hidden.choices",
                           "The choices of " + name_of(viewer) +
                               " or their bounds are others in a world that he cannot tell from this one.");
        }
    }
    if (trail_.sampled(at, text_moments, 20 + viewer)) texts(at, viewer, world);
    if (viewer != spectator && trail_.sampled(at, reason_moments, 40 + viewer)) reasons(at, viewer, world);
    if (same(here, there) && trail_.sampled(at, meaning_moments, 60 + viewer)) meanings(at, viewer, world);
}

void Worlds::texts(std::size_t at, std::uint32_t viewer, const State& world) {
    findings_.begin("hidden.prompt");
    const auto prompt = [&](const State& of) {
        return answer(
            [&](const sd_sink* sink) { return rules_.table().prompt(rules_.game(), of.data(), viewer, sink); });
    };
    const auto view = [&](const State& of) {
        return answer([&](const sd_sink* sink) { return rules_.table().view(rules_.game(), of.data(), viewer, sink); });
    };
    const Answer here = prompt(trail_.state(at)), there = prompt(world);
    if (here != there)
        findings_.fail("hidden.prompt", "The prompt for " + name_of(viewer) + " is" + differing(here, there));
    findings_.begin("hidden.view");
    if (view(trail_.state(at)) != view(world)) {
        findings_.fail("hidden.view", "The view of " + name_of(viewer) +
                                          ", as text, is another one in a world that he cannot tell from this one.");
    }
}

// Everything in the seat's view can be asked about; nonsense can be asked for, too.
void Worlds::reasons(std::size_t at, std::uint32_t seat, const State& world) {
    findings_.begin("hidden.reasons");
    const State& state = trail_.state(at);
    Rng rng = trail_.dice(at, 80 + seat);
    std::vector<std::string> references;
    try {
        const Json view = rules_.view(state, seat);
        for (const auto& [place, content] : view.at("places").items()) {
            references.push_back(place);
            for (std::size_t item = 0; item < content.at("items").size(); ++item)
                references.push_back(place + "#" + std::to_string(item));
        }
    } catch (const std::exception&) {
        return;  // reported with the shape
    }
    rng.shuffle(references);
    references.resize(std::min(references.size(), most_references));
    const auto why = [&](const State& of, const std::string& reference) {
        return answer([&](const sd_sink* sink) {
            return rules_.table().why_not(rules_.game(), of.data(), seat, reference.c_str(), sink);
        });
    };
    // A reference comes from outside, so it may be anything.
    for (const char* nonsense : {"nothing", "seat:99", "face:", "hand@7#300", "#", ""}) references.push_back(nonsense);
    for (std::uint32_t other = 0; other < rules_.seats(); ++other)
        references.push_back("seat:" + std::to_string(other));
    for (const std::string& reference : references) {
        const Answer here = why(state, reference), there = why(world, reference);
        if (here == there) continue;
        const bool error = here.result < 0 || there.result < 0;
        findings_.fail(error ? "hidden.errors" : "hidden.reasons", name_of(seat) + " asks why it cannot use \"" +
                                                                       reference + "\" and is told" +
                                                                       differing(here, there));
    }
}

// A role by what it points at: the number of an item differs between worlds, the item does not.
Json Worlds::meaning(const State& state, std::uint32_t seat, const sd_choice& choice, const Json& view,
                     bool with_note) const {
    const Json words = rules_.describe(state, seat, choice);
    Json out = {words.at("act"), words.at("text"), with_note ? words.at("note") : Json()};
    for (const auto& [role, reference] : words.at("roles").items()) {
        const std::string text = reference;
        const std::size_t hash = text.find('#');
        const std::string place = text.substr(0, hash);
        const Json items = view.at("places").value(place, Json::object()).value("items", Json::array());
        const std::size_t index = hash == std::string::npos ? items.size() : std::stoul(text.substr(hash + 1));
        const Json item = index < items.size() ? items[index] : Json();
        out.push_back(
            {role, place, item.is_object() ? Json{item.value("face", Json()), item.value("token", Json())} : item});
    }
    return out;
}

void Worlds::meanings(std::size_t at, std::uint32_t viewer, const State& world) {
    findings_.begin("hidden.meaning");
    const State& state = trail_.state(at);
    const std::uint32_t waiting = rules_.status(state).waiting;
    Rng rng = trail_.dice(at, 100 + viewer);
    for (std::uint32_t seat = 0; seat < rules_.seats(); ++seat) {
        if (!(waiting >> seat & 1)) continue;
        const auto here = rules_.choices(state, seat), there = rules_.choices(world, seat);
        try {
            const Json view = rules_.view(state, seat), other = rules_.view(world, seat);
            for (const sd_choice& choice : here) {
                if (here.size() > 8 && !settings_.thorough && rng.below(static_cast<std::uint32_t>(here.size())) >= 8)
                    continue;
                const auto twin = std::find_if(there.begin(), there.end(),
                                               [&](const sd_choice& each) { return each.id == choice.id; });
                if (twin == there.end()) continue;
                const Json a = meaning(state, seat, choice, view, seat == viewer),
                           b = meaning(world, seat, *twin, other, seat == viewer);
                if (a != b) {
                    findings_.fail("hidden.meaning", words_of(rules_, {seat, choice.id, choice.low}) + ", which is " +
                                                         a.dump() + " in one world and " + b.dump() +
                                                         " in another that " + name_of(viewer) +
                                                         " cannot tell from it.");
                }
            }
        } catch (const std::exception&) {
            return;  // what cannot be described is reported with the shape
        }
    }
}

}  // namespace sitdown::host::conformance
