// Readable saves: they come back as they were, and what is no save is refused.
#include <algorithm>
#include <utility>

#include "host/conformance/groups.hpp"
#include "host/rules/sinks.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t saved_moments = 25, spoilt_moments = 2, edits = 40, played_steps = 60;  // of one game

class Saves {
public:
    Saves(const Trail& trail, Findings& findings) : trail_(trail), rules_(*trail.rules), findings_(findings) {}

    void look() {
        for (std::size_t at = 0; at < trail_.moments(); ++at) {
            findings_.at(at);
            const bool whole = trail_.sampled(at, saved_moments, 6), spoilt = trail_.sampled(at, spoilt_moments, 7);
            if (!whole && !spoilt) continue;
            findings_.begin("determinism.save");
            const Ears ears;
            const std::int32_t result = rules_.table().save(rules_.game(), trail_.state(at).data(), ears.sink());
            if (result == SD_UNSUPPORTED) {
                for (const char* check : {"determinism.save", "determinism.bad_saves", "garbage.load"}) {
                    findings_.skip(check, "The module has no `fields`, so its states cannot be saved as text.");
                }
                return;
            }
            if (result < 0) return findings_.fail("determinism.save", "A state cannot be saved: " + ears.text() + ".");
            if (whole) round_trip(at, ears.text());
            if (spoilt) spoil(at, ears.text());
        }
    }

private:
    std::int32_t load(State& into, std::string_view text, std::string* message = nullptr) const {
        const Ears ears;
        const std::int32_t result =
            rules_.table().load(rules_.game(), into.data(), text.data(), text.size(), ears.sink());
        if (message) *message = ears.text();
        return result;
    }

    void round_trip(std::size_t at, const std::string& text) {
        State back(rules_.state_bytes());
        std::string message;
        if (load(back, text, &message) < 0)
            return findings_.fail("determinism.save", "A save is refused by the module that made it: " + message + ".");
        if (!(back == trail_.state(at)))
            findings_.fail("determinism.save", "A loaded state is not the state that was saved.");
        const Ears again;
        rules_.table().save(rules_.game(), back.data(), again.sink());
        if (again.text() != text) findings_.fail("determinism.save", "A loaded state is saved as another text.");
    }

    void spoil(std::size_t at, const std::string& text) {
        findings_.begin("determinism.bad_saves");
        Rng rng = trail_.dice(at, 8);
        for (const std::string_view junk : {"", "{", "[]", "null", "\"save\"", "{}", "\xff\xfe", "{\"rng\":[]}"})
            refused(at, junk);
        for (int part = 0; part < 16; ++part)
            refused(at, std::string_view(text).substr(0, rng.below(static_cast<std::uint32_t>(text.size()))));
        if (std::exchange(oversized_, true)) return edit(at, text, rng);
        refused(at, std::string(100'000, '['));
        refused(at, std::string(1'000'000, 'x').insert(0, "{\"x\":\"").append("\"}"));
        edit(at, text, rng);
    }

    void edit(std::size_t at, const std::string& text, Rng& rng) {
        Json tree = Json::parse(text, nullptr, false);
        if (!tree.is_object()) return findings_.fail("determinism.save", "A save is no JSON object.");
        std::vector<Json::json_pointer> leaves;
        const Json flat = tree.flatten();
        for (const auto& [path, value] : flat.items()) leaves.emplace_back(path);
        for (std::size_t edit = 0; edit < edits && !leaves.empty(); ++edit) {
            Json edited = tree;
            const auto& path = leaves[rng.below(static_cast<std::uint32_t>(leaves.size()))];
            const bool nonsense = change(edited, path, rng);
            findings_.at(at);
            if (nonsense) refused(at, edited.dump());
            else judged(at, edited.dump(), path.to_string());
        }
        edited_list(at, tree, leaves, rng);
    }

    // True if no module can make sense of it.
    static bool change(Json& tree, const Json::json_pointer& path, Rng& rng) {
        Json& value = tree[path];
        switch (rng.below(6)) {
        case 0: return value = "text", true;
        case 1: return !std::exchange(value, Json::object()).is_object();
        case 2: value = -1; return false;
        case 3: value = 1'000'000'000'000; return false;
        case 4: value = static_cast<std::int64_t>(rng.below(300)); return false;
        default: value = value.is_number_integer() ? Json(value.get<std::int64_t>() + 1) : Json(1); return false;
        }
    }

    // A list of a hundred thousand numbers where a short one belongs.
    void edited_list(std::size_t at, const Json& tree, const std::vector<Json::json_pointer>& leaves, Rng& rng) {
        const auto& path = leaves[rng.below(static_cast<std::uint32_t>(leaves.size()))];
        Json edited = tree;
        edited[path] = Json(std::vector<int>(100'000, 1));
        refused(at, edited.dump());
    }

    void refused(std::size_t at, std::string_view text) {
        State into = trail_.state(at);
        std::string message;
        const std::int32_t result = load(into, text, &message);
        const std::string what = text.size() > 60 ? std::string(text.substr(0, 60)) + "…" : std::string(text);
        if (result >= 0) return findings_.fail("determinism.bad_saves", "This is taken for a save: " + what + ".");
        if (!(into == trail_.state(at)))
            findings_.fail("determinism.bad_saves",
                           "A save is refused and the state has changed all the same: " + what + ".");
        if (message.empty())
            findings_.fail("determinism.bad_saves", "A save is refused without a message: " + what + ".");
    }

    // Either it is refused or the game can go on from there.
    void judged(std::size_t at, const std::string& text, const std::string& path) {
        State into = trail_.state(at);
        std::string message;
        if (load(into, text, &message) < 0) {
            if (message.empty())
                findings_.fail("determinism.bad_saves", "An edited save (" + path + ") is refused without a message.");
            if (!(into == trail_.state(at)))
                findings_.fail("determinism.bad_saves",
                               "An edited save (" + path + ") is refused and the state has changed all the same.");
            return;
        }
        for (const std::uint32_t viewer : viewers(rules_.seats())) rules_.view_hash(into, viewer);
        const std::string wrong = play_on(rules_, std::move(into), trail_.dice(at, 9), played_steps, false);
        if (!wrong.empty())
            findings_.warn("determinism.bad_saves",
                           "A save with another value at " + path + " is accepted, and then " + wrong + ".");
    }

    const Trail& trail_;
    const Rules& rules_;
    Findings& findings_;
    bool oversized_ = false;  // tried once in a game
};

}  // namespace

void check_saves(const Trail& trail, Findings& findings) { Saves(trail, findings).look(); }

}  // namespace sitdown::host::conformance
