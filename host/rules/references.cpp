#include "host/rules/references.hpp"

#include <charconv>
#include <nlohmann/json.hpp>

#include "host/rules/names.hpp"

namespace sitdown::host {
namespace {

using Json = nlohmann::json;

constexpr std::uint32_t open_end = 65536;

// Digits and nothing else.
std::optional<std::uint32_t> number_in(std::string_view text) {
    std::uint32_t number = 0;
    const auto [end, failed] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failed != std::errc() || end != text.data() + text.size() || text.front() == '-') return std::nullopt;
    return number;
}

template <class List>
std::optional<std::uint32_t> index_of(const List& named, std::string_view id) {
    for (std::size_t index = 0; index < named.size(); ++index) {
        if (named[index].id == id) return static_cast<std::uint32_t>(index);
    }
    return std::nullopt;
}

std::string name_or_id(const Json& entry) {
    const std::string name = entry.value("name", std::string());
    return name.empty() ? entry.value("id", std::string()) : name;
}

constexpr std::string_view article = "The ";

// Inside a sentence; a sentence that begins with it gets its capital back.
std::string without_capital(std::string name) {
    if (name.starts_with(article)) name.front() = 't';
    return name;
}

std::string of_owner(const std::string& owner, const std::string& name) {
    return owner + "'s " + (name.starts_with(article) ? name.substr(article.size()) : name);
}

}  // namespace

References::References(const Json& components, std::uint32_t seats) : seats_(seats) {
    const auto named = [](const Json& entry) { return Named{entry.value("id", std::string()), name_or_id(entry)}; };
    for (const Json& entry : components.value("components", Json::array())) {
        Component component{named(entry), entry.value("owner", std::string()) == "seat", {}, {}, open_end, {}};
        for (const Json& space : entry.value("spaces", Json::array())) component.slots.push_back(named(space));
        for (const Json& group : entry.value("groups", Json::array())) component.groups.push_back(named(group));
        if (entry.value("kind", std::string()) == "board") {
            component.slot_count = static_cast<std::uint32_t>(component.slots.size());
        } else if (const auto slots = entry.find("slots"); slots != entry.end() && slots->is_array()) {
            component.slot_count = static_cast<std::uint32_t>(slots->size());
            for (const Json& label : *slots)
                component.labels.push_back(label.is_string() ? label.get<std::string>() : label.dump());
        } else if (slots != entry.end() && slots->is_number_unsigned()) {
            component.slot_count = slots->get<std::uint32_t>();
        }
        component.marked_by_seats =
            entry.value("kind", std::string()) == "track" && entry.value("markers", std::string()) == "seat";
        components_.push_back(std::move(component));
    }
    for (const Json& entry : components.value("faces", Json::array())) faces_.push_back(named(entry));
    for (const Json& entry : components.value("tokens", Json::array())) tokens_.push_back(named(entry));
}

const References::Component* References::component(sd_ref ref) const {
    const std::uint32_t number = SD_REF_COMPONENT(ref), owner = SD_REF_OWNER(ref);
    if (number == 0 || number > components_.size()) return nullptr;
    const Component& found = components_[number - 1];
    // A group may stand for that part of every seat's board.
    const bool nobodys = owner == SD_NO_SEAT && (!found.of_seats || SD_REF_KIND(ref) == SD_REF_GROUP);
    return nobodys || ((found.of_seats || found.marked_by_seats) && owner < seats_) ? &found : nullptr;
}

std::string References::text(sd_ref ref) const {
    const std::uint32_t index = SD_REF_INDEX(ref);
    switch (SD_REF_KIND(ref)) {
        case SD_REF_SEAT: return index < seats_ ? "seat:" + std::to_string(index) : std::string();
        case SD_REF_FACE: return face_id(index).empty() ? std::string() : "face:" + face_id(index);
        case SD_REF_PLACE: case SD_REF_SLOT: case SD_REF_GROUP: break;
        default: return {};
    }
    const Component* found = component(ref);
    if (!found) return {};
    std::string place = found->named.id;
    if (SD_REF_OWNER(ref) != SD_NO_SEAT) place.append(1, '@').append(std::to_string(SD_REF_OWNER(ref)));
    if (SD_REF_KIND(ref) == SD_REF_PLACE) return place;
    if (SD_REF_KIND(ref) == SD_REF_GROUP)
        return index < found->groups.size() ? place + "/+" + found->groups[index].id : "";
    if (index >= found->slot_count) return {};
    return place + "/" + (index < found->slots.size() ? found->slots[index].id : std::to_string(index));
}

std::optional<sd_ref> References::parse(std::string_view text) const {
    if (text.starts_with("seat:")) {
        text.remove_prefix(5);
        const auto seat = text.empty() ? std::nullopt : number_in(text);
        return seat && *seat < seats_ ? std::optional(SD_REF(SD_REF_SEAT, 0, *seat, *seat)) : std::nullopt;
    }
    if (text.starts_with("face:")) {
        const auto face = index_of(faces_, text.substr(5));
        return face ? std::optional(SD_REF(SD_REF_FACE, 0, SD_NO_SEAT, *face + 1)) : std::nullopt;
    }
    if (const std::size_t hash = text.find('#'); hash != text.npos) {
        const std::string_view item = text.substr(hash + 1);
        if (item.empty() || !number_in(item)) return std::nullopt;
        text = text.substr(0, hash);
    }
    return parse_place(text);
}

std::optional<sd_ref> References::parse_place(std::string_view text) const {
    const std::size_t slash = text.find('/');
    const std::string_view whole = text.substr(0, slash);
    const std::size_t at = whole.find('@');
    for (std::size_t index = 0; index < components_.size(); ++index) {
        const Component& found = components_[index];
        if (found.named.id != whole.substr(0, at)) continue;
        std::uint32_t owner = SD_NO_SEAT;
        if (at != whole.npos) {
            const std::string_view seat = whole.substr(at + 1);
            const auto number = seat.empty() ? std::nullopt : number_in(seat);
            if (!number || *number >= seats_) return std::nullopt;
            owner = *number;
        }
        const auto made = [&](std::uint32_t kind, std::uint32_t inside) -> std::optional<sd_ref> {
            const sd_ref ref = SD_REF(kind, index + 1, owner, inside);
            return component(ref) ? std::optional(ref) : std::nullopt;
        };
        if (slash == text.npos) return made(SD_REF_PLACE, 0);
        const std::string_view inside = text.substr(slash + 1);
        if (inside.starts_with('+')) {
            const auto group = index_of(found.groups, inside.substr(1));
            return group ? made(SD_REF_GROUP, *group) : std::nullopt;
        }
        auto slot = index_of(found.slots, inside);
        if (!slot && found.slots.empty() && !inside.empty()) slot = number_in(inside);
        return slot && *slot < found.slot_count ? made(SD_REF_SLOT, *slot) : std::nullopt;
    }
    return std::nullopt;
}

std::string References::name(sd_ref ref, std::span<const std::string> seat_names) const {
    const std::uint32_t index = SD_REF_INDEX(ref);
    if (text(ref).empty()) return {};
    if (SD_REF_KIND(ref) == SD_REF_SEAT) return seat_name(static_cast<int>(index), seat_names);
    if (SD_REF_KIND(ref) == SD_REF_FACE) return face_name(index);
    const Component& found = *component(ref);
    std::string name = found.named.name;
    if (SD_REF_KIND(ref) == SD_REF_GROUP) name = found.groups[index].name;
    else if (SD_REF_KIND(ref) == SD_REF_SLOT) name = slot_name(found, index);
    if (SD_REF_OWNER(ref) == SD_NO_SEAT) return without_capital(std::move(name));
    return of_owner(seat_name(static_cast<int>(SD_REF_OWNER(ref)), seat_names), name);
}

// The only slot of a component needs no number.
std::string References::slot_name(const Component& of, std::uint32_t index) const {
    if (index < of.slots.size()) return of.slots[index].name;
    if (index < of.labels.size()) return of.named.name + ", " + of.labels[index];
    return of.slot_count == 1 ? of.named.name : of.named.name + " " + std::to_string(index + 1);
}

std::string References::face_id(std::uint32_t number) const {
    return number > 0 && number <= faces_.size() ? faces_[number - 1].id : std::string();
}
std::string References::face_name(std::uint32_t number) const {
    return number > 0 && number <= faces_.size() ? faces_[number - 1].name : std::string();
}
std::string References::token_id(std::uint32_t number) const {
    return number > 0 && number <= tokens_.size() ? tokens_[number - 1].id : std::string();
}
std::string References::token_name(std::uint32_t number) const {
    return number > 0 && number <= tokens_.size() ? tokens_[number - 1].name : std::string();
}
std::string References::seat_name(int seat, std::span<const std::string> seat_names) const {
    return host::seat_name(seat, seat_names);
}

}  // namespace sitdown::host
