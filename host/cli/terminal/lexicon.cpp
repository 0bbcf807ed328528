#include "host/cli/terminal/lexicon.hpp"

#include <charconv>

#include "host/support/text.hpp"

namespace sitdown::host::cli {

using Json = nlohmann::json;

PlaceName place_name(std::string_view text) {
    PlaceName place;
    if (const std::size_t dot = text.find('.'); dot != text.npos) {
        place.unit = text.substr(dot + 1);
        text = text.substr(0, dot);
    }
    if (const std::size_t slash = text.find('/'); slash != text.npos) {
        place.slot = text.substr(slash + 1);
        text = text.substr(0, slash);
    }
    if (const std::size_t at = text.find('@'); at != text.npos) {
        std::uint32_t seat = 0;
        std::from_chars(text.data() + at + 1, text.data() + text.size(), seat);
        place.seat = seat;
        text = text.substr(0, at);
    }
    place.component = text;
    return place;
}

std::string name_of(const Json& entry) {
    if (const auto name = entry.find("name"); name != entry.end() && name->is_string()) return *name;
    return entry.value("id", std::string());
}

const Json& part(const Json& document, const char* field) {
    static const Json nothing;
    const auto found = document.is_object() ? document.find(field) : document.end();
    return found == document.end() ? nothing : *found;
}

Lexicon::Lexicon(const Json& manifest, const Json& components)
    : manifest_(manifest), components_(components), component_(index_of(components, "components")),
      face_(index_of(components, "faces")), token_(index_of(components, "tokens")), unit_(index_of(manifest, "units")) {
}

Lexicon::Index Lexicon::index_of(const Json& holder, const char* list) {
    Index index;
    if (!holder.contains(list)) return index;
    for (const Json& entry : holder.at(list)) index.emplace(entry.value("id", ""), &entry);
    return index;
}

const Json* Lexicon::find(const Index& index, const std::string& id) {
    const auto found = index.find(id);
    return found == index.end() ? nullptr : found->second;
}

const Json* Lexicon::entry(const char* list, const std::string& id) const {
    if (!manifest_.contains(list)) return nullptr;
    for (const Json& each : manifest_.at(list)) {
        if (each.value("id", "") == id) return &each;
    }
    return nullptr;
}

std::string Lexicon::phase(const std::string& id) const {
    const Json* found = entry("phases", id);
    if (!found) return id;
    const Json* whole = found->contains("of") ? entry("phases", found->at("of")) : nullptr;
    return whole ? name_of(*whole) + ": " + name_of(*found) : name_of(*found);
}

std::string Lexicon::slot(const Json& component, const std::string& slot) const {
    if (component.contains("spaces")) {
        for (const Json& space : component.at("spaces")) {
            if (space.value("id", "") == slot) return name_of(space);
        }
    }
    const auto labels = component.find("slots");
    std::size_t number = 0;
    const auto [end, failed] = std::from_chars(slot.data(), slot.data() + slot.size(), number);
    const bool whole = failed == std::errc() && end == slot.data() + slot.size();
    if (labels != component.end() && labels->is_array() && whole && number < labels->size() &&
        (*labels)[number].is_string())
        return (*labels)[number];
    return slot;
}

std::string Lexicon::amount(long long number, const std::string& unit_id) const {
    const Json* known = unit(unit_id);
    const std::string digits = grouped_number(number);
    if (!known) return digits;
    std::string suffix = known->value("suffix", "");
    const bool single = number == 1 || number == -1;
    if (single && known->contains("one") && suffix == " " + name_of(*known)) suffix = " " + known->value("one", "");
    return known->value("prefix", "") + digits + suffix;
}

std::string Lexicon::named_amount(long long number, const std::string& unit_id) const {
    const Json* known = unit(unit_id);
    if (!known) return unit_id.empty() ? grouped_number(number) : unit_id + " " + grouped_number(number);
    const bool telling = known->contains("prefix") || known->contains("suffix");
    return telling ? amount(number, unit_id) : name_of(*known) + " " + grouped_number(number);
}

}  // namespace sitdown::host::cli
