// Shape of what is named: components, and whatever views, events and descriptions point at.
#include <algorithm>
#include <set>

#include "host/conformance/groups.hpp"
#include "host/plugin/manifest_check.hpp"
#include "host/rules/references.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t described_moments = 30;  // of one game

class Components {
public:
    Components(const Rules& rules, Findings& findings) : all_(rules.components()), findings_(findings) {}

    void look() {
        if (!all_.is_object() || !all_.contains("components")) return fail("The answer has no list `components`.");
        for (const char* list : {"components", "faces", "tokens", "texts"}) entries(list);
        for (const Json& component : all_.at("components")) this->component(component);
        for (const Json& token : all_.value("tokens", Json::array())) {
            if (token.contains("shape")) one_of(token, "shape", {"disc", "cube", "coin", "figure", "ring"});
        }
    }

private:
    void fail(const std::string& what) { findings_.fail("shape.components", what); }

    void entries(const char* list) {
        const Json& entries = all_.value(list, Json::array());
        if (!entries.is_array()) return fail(std::string(list) + " is not a list.");
        std::set<std::string> ids;
        for (const Json& entry : entries) {
            const std::string id =
                entry.is_object() && entry.contains("id") && entry["id"].is_string() ? entry["id"] : "";
            if (!is_identifier(id))
                fail(std::string("An entry of ") + list + " has no proper id: " + entry.dump().substr(0, 100) + ".");
            else if (!ids.insert(id).second) fail("The id " + id + " is twice in " + list + ".");
        }
    }
    void component(const Json& component) {
        for (const char* field : {"kind", "name", "help"}) {
            if (!component.contains(field) || !component[field].is_string() || component[field] == "") {
                fail("The component " + component.value("id", "?") + " has no " + field + ".");
            }
        }
        one_of(component, "kind", {"board", "row", "hand", "pile", "track", "pool", "counter", "dice", "sheet"});
        if (component.contains("owner")) one_of(component, "owner", {"table", "seat"});
        if (component.contains("seen")) one_of(component, "seen", {"all", "owner", "nobody", "item"});
        if (component.contains("area")) one_of(component, "area", {"centre", "beside", "panel", "bar"});
    }
    void one_of(const Json& entry, const char* field, std::initializer_list<const char*> allowed) {
        const Json value = entry.value(field, Json());
        if (std::any_of(allowed.begin(), allowed.end(), [&](const char* each) { return value == each; })) return;
        std::string words;
        for (const char* each : allowed) words += std::string(words.empty() ? "" : ", ") + each;
        fail("The " + std::string(field) + " of " + entry.value("id", "?") + " is " + value.dump() + "; it may be " +
             words + ".");
    }

    const Json& all_;
    Findings& findings_;
};

class Named {
public:
    Named(const Trail& trail, Findings& findings)
        : trail_(trail), rules_(*trail.rules), findings_(findings), references_(rules_.components(), rules_.seats()),
          faces_(size(rules_.components(), "faces")), tokens_(size(rules_.components(), "tokens")),
          texts_(size(rules_.components(), "texts")), units_(size(rules_.manifest(), "units")) {}

    void look() {
        for (std::size_t at = 0; at < trail_.moments(); ++at) {
            findings_.at(at);
            findings_.begin("shape.places");
            if (trail_.has_step(at)) events(at);
            if (!trail_.sampled(at, described_moments, 2)) continue;
            for (const std::uint32_t viewer : viewers(rules_.seats())) view(at, viewer);
            choices(at);
        }
    }

private:
    void events(std::size_t at) {
        State state = trail_.state(at);
        const Step& step = trail_.steps[at];
        std::vector<sd_event> told;
        try {
            rules_.apply(state, step.seat, step.id, step.amount, &told);
        } catch (const Error&) {
            return;  // reported elsewhere
        }
        for (const sd_event& event : told) {
            count("face", faces_, event.face);
            count("face", faces_, event.other);
            count("token", tokens_, event.token);
            count("text", texts_, event.text);
            count("text", texts_, event.cause);
            count("unit", units_, event.unit);
            if (event.verb == 0 || event.verb >= SD_VERBS)
                places_fail("An event has the unknown verb " + std::to_string(event.verb) + ".");
            for (const sd_ref ref : {event.from, event.to}) {
                if (ref != 0 && references_.text(ref).empty())
                    places_fail("An event points at a place that is not declared.");
            }
        }
    }
    void count(const char* what, std::size_t declared, std::uint32_t value) {
        if (value > declared) {
            places_fail("An event has the " + std::string(what) + " " + std::to_string(value) + "; " +
                        std::to_string(declared) + " are declared.");
        }
    }
    static std::size_t size(const Json& of, const char* list) { return of.contains(list) ? of.at(list).size() : 0; }
    void places_fail(const std::string& what) { findings_.fail("shape.places", what); }

    void view(std::size_t at, std::uint32_t viewer) {
        try {
            const Json view = rules_.view(trail_.state(at), viewer);
            for (const auto& [place, content] : view.at("places").items()) known(place);
            for (const auto& [name, value] : view.at("numbers").items()) known(name.substr(0, name.rfind('.')));
            for (const Json& mark : view.at("marks")) known(mark.at("at"));
            for (const Json& frame : view.at("focus")) known(frame.value("at", ""));
        } catch (const std::exception& error) {
            places_fail("The view of " +
                        (viewer == spectator ? std::string("a spectator") : "seat " + std::to_string(viewer)) +
                        " cannot be made: " + error.what());
        }
    }
    void known(const std::string& reference) {
        if (!reference.empty() && !references_.parse(reference))
            places_fail("A view names " + reference + ", which is not declared.");
    }

    void choices(std::size_t at) {
        const State& state = trail_.state(at);
        const sd_status now = rules_.status(state);
        for (std::uint32_t seat = 0; seat < rules_.seats() && now.ending == 0; ++seat) {
            if (!(now.waiting >> seat & 1)) continue;
            Json view;
            try {
                view = rules_.view(state, seat);
            } catch (const Error&) {
                continue;  // reported above
            }
            findings_.begin("shape.roles");
            std::map<std::string, std::uint32_t> meanings;
            for (const sd_choice& choice : rules_.choices(state, seat)) described(state, seat, choice, view, meanings);
        }
    }

    void described(const State& state, std::uint32_t seat, const sd_choice& choice, const Json& view,
                   std::map<std::string, std::uint32_t>& meanings) {
        const std::string who = words_of(rules_, {seat, choice.id, choice.low});
        const Json& acts = rules_.manifest().at("acts");
        const std::uint32_t act = choice.id >> 24;
        if (act == 0 || act > acts.size())
            return findings_.fail("shape.roles", who + ": the act " + std::to_string(act) + " is not declared.");
        Json words;
        try {
            words = rules_.describe(state, seat, choice);
        } catch (const Error& error) {
            return findings_.fail("shape.roles", who + ", which cannot be described: " + error.what());
        }
        if (words.value("act", "") != acts[act - 1].at("id"))
            findings_.fail("shape.roles", who + " and is described as " + words.value("act", "?") + ".");
        if (words.value("text", "").empty()) findings_.fail("shape.roles", who + " and has no text.");
        Json meaning = {words.at("act"), words.at("text"), words.at("note")};
        for (const Json& role : acts[act - 1].value("roles", Json::array())) {
            if (role == "amount") continue;
            if (!words.at("roles").contains(role))
                findings_.fail("shape.roles", who + " and does not say what its " + role.get<std::string>() + " is.");
        }
        for (const auto& [role, reference] : words.at("roles").items())
            meaning.push_back(pointed(who, role, reference, view));
        const auto [known, fresh] = meanings.emplace(meaning.dump(), choice.id);
        if (!fresh)
            findings_.fail(
                "shape.copies",
                who + ", and another choice of this list is described by exactly the same: " + meaning.dump() + ".");
    }

    // What a reference stands for in this view: the item itself, so that equal copies are equal.
    Json pointed(const std::string& who, const std::string& role, const std::string& reference, const Json& view) {
        const std::size_t hash = reference.find('#');
        const std::string place = reference.substr(0, hash);
        if (!references_.parse(place))
            findings_.fail("shape.roles", who + ": its " + role + " is " + reference + ", which is not declared.");
        const Json content = view.at("places").value(place, Json::object());
        const Json items = content.value("items", Json::array());
        if (hash == std::string::npos) {
            const bool unseen = content.value("hidden", 0) > 0;
            if (role == "card" && !unseen)
                findings_.fail("shape.roles", who + ": its card is no item of " + place + " that the seat sees.");
            return reference;
        }
        const std::size_t index = std::stoul(reference.substr(hash + 1));
        if (index >= items.size()) {
            findings_.fail("shape.roles", who + ": its " + role + " is " + reference + ", and there are " +
                                              std::to_string(items.size()) + " items.");
            return reference;
        }
        return {place, items[index]};
    }

    const Trail& trail_;
    const Rules& rules_;
    Findings& findings_;
    References references_;
    std::size_t faces_, tokens_, texts_, units_;
};

}  // namespace

void check_components(const Rules& rules, Findings& findings) {
    findings.begin("shape.components");
    Components(rules, findings).look();
}

void check_words(const Trail& trail, Findings& findings) { Named(trail, findings).look(); }

}  // namespace sitdown::host::conformance
