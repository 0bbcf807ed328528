#include "host/lab/compare.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "host/rules/options.hpp"
#include "host/rules/rules.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

using Value = std::optional<std::string>;
using Games = std::span<const Declared>;

Json list_of(const Json& from, const char* field) {
    const auto found = from.is_object() ? from.find(field) : from.end();
    return found != from.end() && found->is_array() ? *found : Json::array();
}

std::string text_of(const Json& entry, const char* field) {
    const auto found = entry.is_object() ? entry.find(field) : entry.end();
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return text;
}

// Collects facts from one rule set after the other; equal keys meet in one fact.
class Merged {
public:
    explicit Merged(std::size_t games) : games_(games) {}

    void add(std::size_t game, const std::string& key, const std::string& name, std::string value) {
        auto found = std::ranges::find(keys_, lower(key));
        if (found == keys_.end()) {
            keys_.push_back(lower(key));
            facts_.push_back({name, std::vector<Value>(games_)});
            found = keys_.end() - 1;
        }
        facts_[static_cast<std::size_t>(found - keys_.begin())].values[game] = std::move(value);
    }
    std::vector<Fact> facts() const { return facts_; }
    // What more of them have comes first.
    std::vector<Fact> shared_first() const {
        std::vector<Fact> sorted = facts_;
        const auto holders = [](const Fact& fact) {
            return std::ranges::count_if(fact.values, [](const Value& value) { return value.has_value(); });
        };
        std::ranges::stable_sort(sorted, std::ranges::greater(), holders);
        return sorted;
    }

private:
    std::size_t games_;
    std::vector<std::string> keys_;
    std::vector<Fact> facts_;
};

Value range_text(const Json& manifest, const char* field) {
    const Json range = manifest.value(field, Json());
    if (!range.is_object()) return std::nullopt;
    const auto least = range.value("min", 0), most = range.value("max", 0);
    return least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
}

Value units_text(const Json& manifest, bool score) {
    std::vector<std::string> names;
    for (const Json& unit : list_of(manifest, "units")) {
        if ((text_of(unit, "role") == "score") == score) names.push_back(text_of(unit, "name"));
    }
    return names.empty() ? Value() : join(names);
}

FactSection at_the_table(Games games) {
    FactSection section{"table", "At the table", {}};
    const auto row = [&](const char* name, auto value) {
        Fact fact{name, {}};
        for (const Declared& game : games) fact.values.push_back(value(game.manifest));
        const bool declared = std::ranges::any_of(fact.values, [](const Value& each) { return each.has_value(); });
        if (declared) section.facts.push_back(std::move(fact));
    };
    row("Seats", [](const Json& manifest) { return range_text(manifest, "seats"); });
    row("Minutes", [](const Json& manifest) { return range_text(manifest, "minutes"); });
    row("Decisions at most", [](const Json& manifest) -> Value {
        const Json most = manifest.value("decisions", Json());
        return most.is_number_integer() ? Value(grouped_number(most.get<long long>())) : std::nullopt;
    });
    row("Decided by", [](const Json& manifest) { return units_text(manifest, true); });
    row("Other units", [](const Json& manifest) { return units_text(manifest, false); });
    return section;
}

// The value is the place in the round: 2, and 2.1 for its first step.
FactSection phases(Games games) {
    Merged merged(games.size());
    for (std::size_t game = 0; game < games.size(); ++game) {
        std::vector<std::pair<std::string, int>> parents;  // id, steps so far
        for (const Json& phase : list_of(games[game].manifest, "phases")) {
            const std::string of = text_of(phase, "of"), name = text_of(phase, "name");
            const auto parent = std::ranges::find(parents, of, &std::pair<std::string, int>::first);
            std::string place;
            if (of.empty() || parent == parents.end()) {
                parents.emplace_back(text_of(phase, "id"), 0);
                place = std::to_string(parents.size());
            } else {
                place = std::to_string(parent - parents.begin() + 1) + "." + std::to_string(++parent->second);
            }
            merged.add(game, name, name, place);
        }
    }
    return {"phases", "Phases, in their order", merged.facts()};
}

constexpr std::array<std::pair<const char*, const char*>, 9> kinds = {{{"board", "Boards"},
                                                                       {"row", "Rows"},
                                                                       {"hand", "Hands"},
                                                                       {"pile", "Piles"},
                                                                       {"track", "Tracks"},
                                                                       {"pool", "Pools"},
                                                                       {"counter", "Counters"},
                                                                       {"dice", "Dice"},
                                                                       {"sheet", "Sheets"}}};

std::string names_of_kind(const Json& components, const std::string& kind) {
    std::vector<std::string> names;
    for (const Json& component : list_of(components, "components")) {
        if (text_of(component, "kind") != kind) continue;
        const bool each = text_of(component, "owner") == "seat";
        names.push_back(text_of(component, "name") + (each ? " (each)" : ""));
    }
    return names.empty() ? std::string() : std::to_string(names.size()) + ": " + join(names);
}

FactSection components(Games games) {
    Merged merged(games.size());
    for (const auto& [kind, name] : kinds) {
        for (std::size_t game = 0; game < games.size(); ++game) {
            const std::string names = names_of_kind(games[game].components, kind);
            if (!names.empty()) merged.add(game, kind, name, names);
        }
    }
    for (const auto& [field, name] : {std::pair("faces", "Different cards"), std::pair("tokens", "Kinds of tokens")}) {
        for (std::size_t game = 0; game < games.size(); ++game) {
            const Json list = list_of(games[game].components, field);
            if (!list.empty()) merged.add(game, field, name, std::to_string(list.size()));
        }
    }
    return {"components", "Components", merged.facts()};
}

// Plain words, one fact each.
FactSection words(Games games, const char* field, const char* name) {
    Merged merged(games.size());
    for (std::size_t game = 0; game < games.size(); ++game) {
        for (const Json& word : list_of(games[game].manifest, field)) {
            if (word.is_string()) merged.add(game, word, word, "yes");
        }
    }
    return {field, name, merged.shared_first()};
}

std::string default_text(const Json& option) {
    const Json value = option.value("default", Json());
    if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
    if (value.is_string()) return value.get<std::string>();
    if (!value.is_array()) return value.dump();
    std::vector<std::string> ids;
    for (const Json& id : value) ids.push_back(id.is_string() ? id.get<std::string>() : id.dump());
    return ids.empty() ? "none" : join(ids);
}

FactSection options(Games games) {
    Merged merged(games.size());
    for (std::size_t game = 0; game < games.size(); ++game) {
        for (const Json& option : list_of(games[game].manifest, "options")) {
            const std::string id = text_of(option, "id"), name = text_of(option, "name");
            merged.add(game, id, name.empty() ? id : name,
                       allowed_values(option) + "; usually " + default_text(option));
        }
    }
    return {"options", "Options", merged.shared_first()};
}

FactSection endings(Games games) {
    Merged merged(games.size());
    for (std::size_t game = 0; game < games.size(); ++game) {
        for (const Json& ending : list_of(games[game].manifest, "endings")) {
            std::string name = text_of(ending, "id");
            const std::string key = name;
            std::ranges::replace(name, '_', ' ');
            merged.add(game, key, name, text_of(ending, "text"));
        }
    }
    return {"endings", "Ways to end and win", merged.shared_first()};
}

}  // namespace

bool Fact::in_all() const {
    return std::ranges::all_of(values, [](const Value& value) { return value.has_value(); });
}

bool Fact::same() const {
    return in_all() && std::ranges::all_of(values, [&](const Value& value) { return value == values.front(); });
}

Comparison compare(Games games) {
    if (games.size() < 2) throw Error("usage", "Name two or more games to compare.");
    Comparison comparison;
    for (const Declared& game : games) {
        comparison.games.push_back(
            {text_of(game.manifest, "id"), text_of(game.manifest, "version"), text_of(game.manifest, "title")});
    }
    for (FactSection section :
         {at_the_table(games), phases(games), components(games), words(games, "mechanics", "Mechanics"),
          words(games, "hidden", "Hidden"), words(games, "chance", "Chance"), options(games), endings(games)}) {
        comparison.sections.push_back(std::move(section));
    }
    return comparison;
}

Comparison compare(const std::vector<std::shared_ptr<const Module>>& modules) {
    constexpr std::uint32_t usual_seats = 4;
    std::vector<Declared> games;
    for (const auto& module : modules) {
        const Json& seats = module->manifest().at("seats");
        const auto least = seats.at("min").get<std::uint32_t>(), most = seats.at("max").get<std::uint32_t>();
        const Rules rules(module, std::clamp(usual_seats, least, std::max(least, most)), Json::object());
        games.push_back({module->manifest(), rules.components()});
    }
    return compare(games);
}

Ordered to_json(const Comparison& comparison) {
    Ordered json = {{"games", Ordered::array()}, {"sections", Ordered::array()}};
    for (const auto& game : comparison.games) {
        json["games"].push_back({{"id", game.id}, {"version", game.version}, {"title", game.title}});
    }
    for (const FactSection& section : comparison.sections) {
        Ordered facts = Ordered::array();
        for (const Fact& fact : section.facts) {
            Ordered values = Ordered::array();
            for (const Value& value : fact.values) values.push_back(value ? Ordered(*value) : Ordered());
            facts.push_back({{"name", fact.name}, {"values", values}, {"same", fact.same()}});
        }
        json["sections"].push_back({{"id", section.id}, {"name", section.name}, {"facts", facts}});
    }
    return json;
}

}  // namespace sitdown::host
