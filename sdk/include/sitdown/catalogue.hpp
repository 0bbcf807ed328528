// The names behind the numbers of a configured game: components, slots, groups, faces and tokens, as declared.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "place.hpp"

namespace sitdown {

using Json = nlohmann::json;

// What an author may leave out of a components answer, because it is the usual.
inline Json completed(Json declared) {
    static constexpr std::pair<const char *, const char *> areas[] = {
        {"hand", "bar"}, {"counter", "panel"}, {"pool", "panel"}, {"pile", "beside"}, {"track", "beside"},
        {"row", "beside"}, {"dice", "beside"}, {"sheet", "beside"}, {"board", "centre"}};
    for (Json &each : declared.at("components")) {
        for (const auto &[kind, area] : areas) {
            if (each.at("kind") == kind && !each.contains("area")) each["area"] = area;
        }
        if (!each.contains("owner")) each["owner"] = "table";
        if (!each.contains("seen")) each["seen"] = "all";
    }
    for (const char *list : {"faces", "tokens", "texts"}) {
        if (!declared.contains(list)) declared[list] = Json::array();
    }
    return declared;
}

class Catalogue {
public:
    explicit Catalogue(const Json &declared) {
        for (const Json &entry : declared.at("components")) components.push_back(component(entry));
        faces = named_list(declared.value("faces", Json::array()));
        tokens = named_list(declared.value("tokens", Json::array()));
    }

    // The reference as text: component@seat/slot, board/+group, seat:n, face:id.
    std::string text(Place place) const {
        const unsigned index = SD_REF_INDEX(place.ref);
        switch (SD_REF_KIND(place.ref)) {
        case SD_REF_SEAT: return "seat:" + std::to_string(index);
        case SD_REF_FACE: return "face:" + face(index);
        default: break;
        }
        const Component &owner = of(place);
        std::string out = owner.named.id;
        if (SD_REF_OWNER(place.ref) != no_seat) out += "@" + std::to_string(SD_REF_OWNER(place.ref));
        if (SD_REF_KIND(place.ref) == SD_REF_SLOT) out += "/" + id_of(owner.slots, index);
        if (SD_REF_KIND(place.ref) == SD_REF_GROUP) out += "/+" + id_of(owner.groups, index);
        return out;
    }

    // What a person calls it. A seat's name is the host's to fill in.
    std::string name(Place place) const {
        const unsigned index = SD_REF_INDEX(place.ref);
        switch (SD_REF_KIND(place.ref)) {
        case SD_REF_SEAT: return "{seat:" + std::to_string(index) + "}";
        case SD_REF_FACE: return face_name(index);
        case SD_REF_SLOT:
            if (index < of(place).slots.size()) return of(place).slots[index].name;
            break;
        case SD_REF_GROUP:
            if (index < of(place).groups.size()) return of(place).groups[index].name;
            break;
        default: break;
        }
        return of(place).named.name;
    }

    // The place behind a reference text (without #n), if this game has it.
    std::optional<Place> place(const std::string &reference) const {
        if (reference.starts_with("seat:")) return numbered(reference.substr(5), SD_MAX_SEATS, seat_place);
        if (reference.starts_with("face:")) {
            const unsigned index = index_of(faces, reference.substr(5));
            return index < faces.size() ? std::optional(face_place(index + 1)) : std::nullopt;
        }
        const auto slash = reference.find('/');
        const std::string owned = reference.substr(0, slash);
        const auto mark = owned.find('@');
        Seat owner = no_seat;
        if (mark != std::string::npos) {
            const auto seat = numbered(owned.substr(mark + 1), SD_MAX_SEATS, seat_place);
            if (!seat) return {};
            owner = SD_REF_INDEX(seat->ref);
        }
        for (unsigned number = 0; number < components.size(); ++number) {
            if (components[number].named.id != owned.substr(0, mark)) continue;
            if (slash == std::string::npos) return at(number + 1, owner);
            return part(number + 1, owner, reference.substr(slash + 1));
        }
        return {};
    }

    const std::string &face(unsigned number) const { return faces.at(number - 1).id; }
    const std::string &token(unsigned number) const { return tokens.at(number - 1).id; }
    const std::string &face_name(unsigned number) const { return faces.at(number - 1).name; }
    const std::string &token_name(unsigned number) const { return tokens.at(number - 1).name; }
    bool ordered(Place place) const { return of(place).ordered; }

private:
    struct Named {
        std::string id, name;
    };
    struct Component {
        Named named;
        bool ordered = false;
        std::vector<Named> slots, groups;
    };

    const Component &of(Place place) const { return components.at(SD_REF_COMPONENT(place.ref) - 1); }

    static Named named(const Json &entry) {
        const std::string id = entry.at("id");
        return {id, entry.value("name", id)};
    }
    static std::vector<Named> named_list(const Json &entries) {
        std::vector<Named> out;
        for (const Json &entry : entries) out.push_back(named(entry));
        return out;
    }
    static std::string id_of(const std::vector<Named> &names, unsigned index) {
        return index < names.size() ? names[index].id : std::to_string(index);
    }
    static unsigned index_of(const std::vector<Named> &names, const std::string &id) {
        unsigned index = 0;
        while (index < names.size() && names[index].id != id) ++index;
        return index;
    }
    template <class Make>
    static std::optional<Place> numbered(const std::string &digits, unsigned end, Make make) {
        if (digits.empty() || digits.size() > 4 || digits.find_first_not_of("0123456789") != std::string::npos)
            return {};
        const auto number = static_cast<unsigned>(std::stoul(digits));
        return number < end ? std::optional<Place>(make(number)) : std::nullopt;
    }
    std::optional<Place> part(unsigned number, Seat owner, const std::string &name) const {
        const Component &whole = components[number - 1];
        if (name.starts_with("+")) {
            const unsigned index = index_of(whole.groups, name.substr(1));
            return index < whole.groups.size() ? std::optional(Place{SD_REF(SD_REF_GROUP, number, owner, index)})
                                               : std::nullopt;
        }
        if (const unsigned index = index_of(whole.slots, name); index < whole.slots.size())
            return slot(number, index, owner);
        return numbered(name, 4096, [&](unsigned index) { return slot(number, index, owner); });
    }
    static Component component(const Json &entry) {
        return {named(entry), entry.value("ordered", false), named_list(entry.value("spaces", Json::array())),
                named_list(entry.value("groups", Json::array()))};
    }

    std::vector<Component> components;
    std::vector<Named> faces, tokens;
};

} // namespace sitdown
