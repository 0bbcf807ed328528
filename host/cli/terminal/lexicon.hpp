// Names for the ids that views and choices are made of, out of what the module declared.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace sitdown::host::cli {

// "city@1/b2.pot" taken apart.
struct PlaceName {
    std::string component, slot, unit;
    std::optional<std::uint32_t> seat;
};
PlaceName place_name(std::string_view text);

class Lexicon {
public:
    // Both must outlive it.
    Lexicon(const nlohmann::json& manifest, const nlohmann::json& components);

    const nlohmann::json& manifest() const { return manifest_; }
    const nlohmann::json& components() const { return components_; }
    // Null if there is no such thing.
    const nlohmann::json* component(const std::string& id) const { return find(component_, id); }
    const nlohmann::json* face(const std::string& id) const { return find(face_, id); }
    const nlohmann::json* token(const std::string& id) const { return find(token_, id); }
    const nlohmann::json* unit(const std::string& id) const { return find(unit_, id); }
    const nlohmann::json* entry(const char* list, const std::string& id) const;  // of a list of the manifest

    std::string phase(const std::string& id) const;  // "Evening: cops" for a step of a phase
    std::string slot(const nlohmann::json& component, const std::string& slot) const;
    // "$300", "4 VP"; with a unit that has neither prefix nor suffix the bare number.
    std::string amount(long long number, const std::string& unit) const;
    // "heat 3"; "$300" where the prefix or suffix says what it is.
    std::string named_amount(long long number, const std::string& unit) const;

private:
    using Index = std::map<std::string, const nlohmann::json*, std::less<>>;
    static Index index_of(const nlohmann::json& holder, const char* list);
    static const nlohmann::json* find(const Index&, const std::string& id);

    const nlohmann::json& manifest_;
    const nlohmann::json& components_;
    Index component_, face_, token_, unit_;
};

// The name of an entry, or its id.
std::string name_of(const nlohmann::json& entry);
// A part of a document that may be missing: then it is null, which has no entries. Safe to walk through, where
// `value()` would hand out a copy that dies too early.
const nlohmann::json& part(const nlohmann::json& document, const char* field);

}  // namespace sitdown::host::cli
