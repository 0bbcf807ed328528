// The names behind the numbers of a configured game: components, slots, groups, faces and tokens, as declared.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "place.hpp"

namespace sitdown {

using Json = nlohmann::json;

class Catalogue {
public:
    struct Component {
        std::string id;
        bool ordered = false;
        std::vector<std::string> slots, groups;
    };

    explicit Catalogue(const Json &declared) {
        for (const Json &entry : declared.at("components")) components.push_back(component(entry));
        for (const Json &entry : declared.value("faces", Json::array())) faces.push_back(entry.at("id"));
        for (const Json &entry : declared.value("tokens", Json::array())) tokens.push_back(entry.at("id"));
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
        std::string out = owner.id;
        if (SD_REF_OWNER(place.ref) != no_seat) out += "@" + std::to_string(SD_REF_OWNER(place.ref));
        if (SD_REF_KIND(place.ref) == SD_REF_SLOT) out += "/" + named(owner.slots, index);
        if (SD_REF_KIND(place.ref) == SD_REF_GROUP) out += "/+" + named(owner.groups, index);
        return out;
    }

    const std::string &face(unsigned number) const { return faces.at(number - 1); }
    const std::string &token(unsigned number) const { return tokens.at(number - 1); }
    const Component &of(Place place) const { return components.at(SD_REF_COMPONENT(place.ref) - 1); }
    bool ordered(Place place) const { return of(place).ordered; }

private:
    static std::string named(const std::vector<std::string> &names, unsigned index) {
        return index < names.size() ? names[index] : std::to_string(index);
    }
    static Component component(const Json &entry) {
        Component out{entry.at("id"), entry.value("ordered", false), {}, {}};
        for (const Json &space : entry.value("spaces", Json::array())) out.slots.push_back(space.at("id"));
        for (const Json &area : entry.value("groups", Json::array())) out.groups.push_back(area.at("id"));
        return out;
    }

    std::vector<Component> components;
    std::vector<std::string> faces, tokens;
};

} // namespace sitdown
