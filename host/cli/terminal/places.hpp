// What lies where in a view, component by component, as text.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "host/cli/terminal/picture.hpp"

namespace sitdown::host::cli {

class Places {
public:
    Places(const nlohmann::json& view, const Lexicon&, const Company&);

    using Owner = std::optional<std::uint32_t>;  // nothing: the table
    // A component that is a single number or count, with its name: "Money $300". Nothing if it is more or not in the
    // view.
    std::optional<std::string> fact(const nlohmann::json& component, Owner);
    // How many there are where nothing else is known: "Racket deck 27". Nothing if more is.
    std::optional<std::string> stack(const nlohmann::json& component, Owner);
    // The content in one paragraph. Nothing for what is empty or never has content (a sheet).
    std::optional<std::string> line(const nlohmann::json& component, Owner);
    // Spaces with what lies there, a line each; empty ones in one line.
    std::string board(const nlohmann::json& component, Owner, const Paper&);
    std::vector<std::string> marks(const std::string& at);
    // Names and contents of what was not asked for.
    std::vector<std::pair<std::string, std::string>> unused();
    // For people: "Rosa's Hand: Tommy Gun" for "hand@0#2".
    std::string title(const std::string& reference) const;

private:
    struct Spot {
        std::vector<std::string> texts;  // items, numbers, marks
        int hidden = 0, shown = 0;
        std::optional<long long> number;  // without a unit
    };
    void add_items(const nlohmann::json& view);
    void add_numbers(const nlohmann::json& view);
    void add_marks(const nlohmann::json& view);
    static std::string key(const std::string& component, Owner, const std::string& slot = "");
    std::string content(const nlohmann::json& component, const Spot&) const;
    std::vector<std::pair<std::string, Spot>> slots_of(const std::string& component, Owner);

    const Lexicon& lexicon_;
    Company company_;
    const nlohmann::json& view_;
    std::map<std::string, Spot> spots_;  // by place text
    std::map<std::string, std::vector<std::string>> marks_;
    std::set<std::string> used_;
};

}  // namespace sitdown::host::cli
