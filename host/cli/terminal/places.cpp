#include "host/cli/terminal/places.hpp"

#include <algorithm>

#include "host/cli/terminal/wording.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {

using Json = nlohmann::json;

namespace {

constexpr std::size_t longest_pile = 8;  // the rest is counted

std::string place_of(const std::string& reference) { return reference.substr(0, reference.find('#')); }

// Slots in the order of the board's spaces, or of their numbers.
std::size_t rank_of(const Json& component, const std::string& slot) {
    if (component.contains("spaces")) {
        std::size_t rank = 0;
        for (const Json& space : component.at("spaces")) {
            if (space.value("id", "") == slot) return rank;
            ++rank;
        }
    }
    std::size_t number = 0;
    for (const char digit : slot) {
        if (digit < '0' || digit > '9') return 100000;
        number = number * 10 + static_cast<std::size_t>(digit - '0');
    }
    return number;
}

std::string group_name(const Json& component, const std::string& id) {
    if (component.contains("groups")) {
        for (const Json& group : component.at("groups")) {
            if (group.value("id", "") == id) return name_of(group);
        }
    }
    return id;
}

}  // namespace

Places::Places(const Json& view, const Lexicon& lexicon, const Company& company)
    : lexicon_(lexicon), company_(company), view_(view) {
    add_items(view);
    add_numbers(view);
    add_marks(view);
}

void Places::add_items(const Json& view) {
    for (const auto& [name, content] : part(view, "places").items()) {
        Spot& spot = spots_[name];
        spot.hidden = content.value("hidden", 0);
        std::vector<std::pair<std::string, int>> counted;
        for (const Json& item : part(content, "items")) {
            const std::string text = item_text(item, lexicon_, company_);
            spot.shown += item.value("n", 1);
            if (!counted.empty() && counted.back().first == text) ++counted.back().second;
            else counted.emplace_back(text, 1);
        }
        for (const auto& [text, many] : counted)
            spot.texts.push_back(many > 1 ? std::to_string(many) + " × " + text : text);
    }
}

void Places::add_numbers(const Json& view) {
    for (const auto& [name, number] : part(view, "numbers").items()) {
        const PlaceName place = place_name(name);
        Spot& spot = spots_[name.substr(0, name.find('.'))];
        if (place.unit.empty()) spot.number = number.get<long long>();
        else spot.texts.push_back(lexicon_.named_amount(number.get<long long>(), place.unit));
    }
}

void Places::add_marks(const Json& view) {
    for (const Json& mark : part(view, "marks")) {
        const std::string at = mark.value("at", "");
        std::string text = mark.value("text", "");
        const int seat = mark.value("seat", -1);
        const bool named = seat >= 0 && static_cast<std::size_t>(seat) < company_.names.size();
        if (text.empty() && named) text = company_.names[static_cast<std::size_t>(seat)];
        else if (named && at != "seat:" + std::to_string(seat))
            text += " (" + company_.names[static_cast<std::size_t>(seat)] + ")";
        if (text.empty()) text = mark.value("style", "marked");
        const std::string place = place_of(at);
        if (lexicon_.component(place_name(place).component) && at.find("/+") == at.npos)
            spots_[place].texts.push_back("[" + text + "]");
        else marks_[at].push_back(text);
    }
}

std::string Places::key(const std::string& component, Owner owner, const std::string& slot) {
    return component + (owner ? "@" + std::to_string(*owner) : "") + (slot.empty() ? "" : "/" + slot);
}

std::vector<std::pair<std::string, Places::Spot>> Places::slots_of(const std::string& component, Owner owner) {
    std::vector<std::pair<std::string, Spot>> found;
    const std::string prefix = key(component, owner) + "/";
    for (auto spot = spots_.lower_bound(prefix); spot != spots_.end() && spot->first.starts_with(prefix); ++spot) {
        used_.insert(spot->first);
        found.emplace_back(spot->first.substr(prefix.size()), spot->second);
    }
    const Json& declared = *lexicon_.component(component);
    std::stable_sort(found.begin(), found.end(), [&](const auto& a, const auto& b) {
        return rank_of(declared, a.first) < rank_of(declared, b.first);
    });
    return found;
}

std::string Places::content(const Json& component, const Spot& spot) const {
    std::vector<std::string> texts = spot.texts;
    const std::string kind = component.value("kind", "");
    if (kind == "pile" && texts.size() > longest_pile) {
        const std::string rest = "and " + std::to_string(texts.size() - longest_pile) + " more";
        texts.resize(longest_pile);
        texts.push_back(rest);
    }
    std::string text = join(texts);
    const int all = spot.hidden + spot.shown;
    const std::string noun = kind == "pool" ? "" : all == 1 ? " card" : " cards";
    if (spot.hidden > 0 && spot.shown == 0) text = std::to_string(all) + noun + (text.empty() ? "" : ": " + text);
    else if (spot.hidden > 0) text += ", and " + std::to_string(spot.hidden) + " unseen";
    else if (kind == "pile" && spot.shown > 1) text = std::to_string(all) + noun + ": " + text;
    if (spot.number) {
        std::string number = lexicon_.amount(*spot.number, component.value("unit", ""));
        if (component.contains("to")) number += "/" + component.at("to").dump();
        text = text.empty() ? number : number + ", " + text;
    }
    return text;
}

std::optional<std::string> Places::fact(const Json& component, Owner owner) {
    const std::string place = key(component.value("id", ""), owner);
    const auto spot = spots_.find(place);
    const std::string kind = component.value("kind", "");
    if (spot == spots_.end()) return std::nullopt;
    const bool plain = spot->second.texts.empty() && spot->second.shown == 0;
    const bool counted = kind != "board" && spot->second.hidden > 0 && !spot->second.number;
    if (!plain || (!spot->second.number && !counted)) return std::nullopt;
    used_.insert(place);
    const std::string text = content(component, spot->second), name = name_of(component);
    return small(text).find(small(name)) != text.npos ? text : name + " " + text;  // "3 points", not "Points 3 points"
}

std::optional<std::string> Places::line(const Json& component, Owner owner) {
    const std::string id = component.value("id", "");
    if (component.value("kind", "") == "sheet") return std::nullopt;
    const auto slots = slots_of(id, owner);
    const auto whole = spots_.find(key(id, owner));
    std::vector<std::string> parts;
    if (whole != spots_.end()) {
        used_.insert(whole->first);
        parts.push_back(content(component, whole->second));
    }
    const bool labelled = component.contains("slots") && component.at("slots").is_array();
    for (const auto& [slot, spot] : slots) {
        const std::string text = content(component, spot);
        if (!text.empty()) parts.push_back(labelled ? lexicon_.slot(component, slot) + ": " + text : text);
    }
    std::erase(parts, "");
    return parts.empty() ? std::nullopt : std::optional(join(parts, " | "));
}

std::optional<std::string> Places::stack(const Json& component, Owner owner) {
    const std::string place = key(component.value("id", ""), owner);
    const auto spot = spots_.find(place);
    if (spot == spots_.end() || spot->second.hidden == 0) return std::nullopt;
    if (!spot->second.texts.empty() || spot->second.number) return std::nullopt;
    used_.insert(place);
    return name_of(component) + " " + std::to_string(spot->second.hidden);
}

std::string Places::board(const Json& component, Owner owner, const Paper& paper) {
    const std::string id = component.value("id", "");
    std::map<std::string, Spot> content_of;
    for (auto& [slot, spot] : slots_of(id, owner)) content_of.emplace(slot, std::move(spot));
    const auto own_marks = [&](const std::string& at) {
        const auto texts = marks(at);
        return texts.empty() ? std::string() : " [" + join(texts) + "]";
    };
    std::vector<std::string> empty;
    std::vector<std::pair<std::string, std::vector<const Json*>>> groups;  // in the order in which they are declared
    for (const Json& space : part(component, "spaces")) {
        const std::string group = space.value("group", "");
        auto found = std::find_if(groups.begin(), groups.end(), [&](const auto& each) { return each.first == group; });
        if (found == groups.end()) found = groups.insert(groups.end(), {group, {}});
        if (content_of.contains(space.value("id", ""))) found->second.push_back(&space);
        else empty.push_back(name_of(space));
    }
    std::vector<std::vector<std::string>> rows;
    for (const auto& [group, spaces] : groups) {
        const std::string group_marks = group.empty() ? "" : own_marks(key(id, owner) + "/+" + group);
        const auto own = group.empty() ? content_of.end() : content_of.find("+" + group);
        const std::string facts = own == content_of.end() ? "" : " " + content(component, own->second);
        if (spaces.empty() && group_marks.empty() && facts.empty()) continue;
        if (!group.empty()) rows.push_back({"  " + paper.ink(Ink::bold, group_name(component, group)) + facts + group_marks});
        for (const Json* space : spaces)
            rows.push_back({(group.empty() ? "  " : "    ") + name_of(*space),
                            content(component, content_of.at(space->value("id", "")))});
    }
    std::string out = " " + paper.ink(Ink::dim, name_of(component)) + own_marks(key(id, owner)) + "\n";
    out += aligned(rows, paper.width);
    if (!empty.empty()) {
        const bool short_list = empty.size() <= 24;
        const std::string names = short_list ? join(empty) : std::to_string(empty.size()) + " spaces";
        out += paragraph("  " + paper.ink(Ink::dim, "empty: "), names, paper.width);
    }
    return out;
}

std::vector<std::string> Places::marks(const std::string& at) {
    const auto found = marks_.find(at);
    if (found == marks_.end()) return {};
    std::vector<std::string> texts = std::move(found->second);
    marks_.erase(found);
    return texts;
}

std::vector<std::pair<std::string, std::string>> Places::unused() {
    std::vector<std::pair<std::string, std::string>> rest;
    for (const auto& [place, spot] : spots_) {
        const Json* component = lexicon_.component(place_name(place).component);
        const bool sheet = component && component->value("kind", "") == "sheet";
        if (used_.contains(place) || sheet) continue;
        rest.emplace_back(title(place), content(component ? *component : Json::object(), spot));
    }
    for (const auto& [at, texts] : marks_) rest.emplace_back(title(at), join(texts));
    return rest;
}

std::string Places::title(const std::string& reference) const {
    if (reference.starts_with("seat:")) {
        const PlaceName seat = place_name("x@" + reference.substr(5));
        return seat.seat && *seat.seat < company_.names.size() ? company_.names[*seat.seat] : reference;
    }
    if (reference.starts_with("face:")) {
        const Json* face = lexicon_.face(reference.substr(5));
        return face ? name_of(*face) : reference;
    }
    const std::string place = place_of(reference);
    const PlaceName parts = place_name(place);
    const Json* component = lexicon_.component(parts.component);
    if (!component) return reference;
    std::string text = parts.slot.empty() ? name_of(*component)
                       : parts.slot.starts_with("+") ? group_name(*component, parts.slot.substr(1))
                                                     : lexicon_.slot(*component, parts.slot);
    if (parts.seat && *parts.seat < company_.names.size()) text = company_.names[*parts.seat] + "'s " + text;
    if (place.size() == reference.size()) return text;
    const Json& items = part(part(part(view_, "places"), place.c_str()), "items");
    std::size_t index = 0;
    for (const char digit : reference.substr(place.size() + 1))
        index = index * 10 + static_cast<std::size_t>(digit - '0');
    return index < items.size() ? item_text(items[index], lexicon_, company_) : text;
}

}  // namespace sitdown::host::cli
