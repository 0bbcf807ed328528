// What rule sets declare, side by side. Knows no game: everything comes from manifests and component lists.
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sitdown::host {

class Module;

// A rule set as it declares itself.
struct Declared {
    nlohmann::json manifest;
    nlohmann::json components;  // of one configuration; may be null: not known
};

struct Fact {
    std::string name;
    std::vector<std::optional<std::string>> values;  // one for each rule set; nothing: it has no such thing
    // Every rule set has it, and alike.
    bool same() const;
    bool in_all() const;
};

struct FactSection {
    std::string id, name;
    std::vector<Fact> facts;  // what several rule sets have is one fact
};

struct Comparison {
    struct Game {
        std::string id, version, title;
    };
    std::vector<Game> games;
    std::vector<FactSection> sections;
};

// Throws Error usage for fewer than two.
Comparison compare(std::span<const Declared>);
// With the components of the default options at four seats, or the nearest number that a game allows.
Comparison compare(const std::vector<std::shared_ptr<const Module>>&);

// {games:[{id,version,title}], sections:[{id,name,facts:[{name,values:[text|null],same}]}]}
nlohmann::ordered_json to_json(const Comparison&);
// A table: 80 columns for two rule sets, 24 more for each further one. "=" marks what all have alike, "≠" what all
// have but not alike.
std::string to_text(const Comparison&);

}  // namespace sitdown::host
