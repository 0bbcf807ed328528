// References: the small integers of the C side, the short texts of views and choices, and names for people.
#pragma once

#include <sitdown/abi.h>

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sitdown::host {

// `component`, `component@seat`, `component@seat/slot`, `board/+group`, `seat:n`, `face:id`. A slot is named by its
// space id on a board and by its number elsewhere.
class References {
public:
    // `components` as the module gave it for this configuration. Copies what it needs.
    References(const nlohmann::json& components, std::uint32_t seats);

    std::string text(sd_ref) const;  // empty: nothing, or a number that means nothing here
    // Nothing for a text that names no place, group, seat or face of this game. `place#n` gives the place.
    std::optional<sd_ref> parse(std::string_view text) const;
    // For a sentence: "Rosa's Hand", "Harlem", "Rosa", "Three", "Market 2". A leading "The" is small, as inside a
    // sentence. Empty where text() is. Seats without a name are "Seat n", from 1.
    std::string name(sd_ref, std::span<const std::string> seat_names) const;

    // Dictionaries by number, from 1; empty for 0 and for numbers beyond the list.
    std::string face_id(std::uint32_t number) const;
    std::string face_name(std::uint32_t number) const;
    std::string token_id(std::uint32_t number) const;
    std::string token_name(std::uint32_t number) const;
    std::string seat_name(int seat, std::span<const std::string> seat_names) const;

private:
    struct Named {
        std::string id, name;
    };
    struct Component {
        Named named;
        bool of_seats = false;
        std::vector<Named> slots, groups;
        std::uint32_t slot_count = 0;     // 65536 where the end is open
        std::vector<std::string> labels;  // of slots that have no id
        bool marked_by_seats = false;     // a track of the table with a marker for each seat
    };
    // Null where the component does not exist or cannot have that owner.
    const Component* component(sd_ref) const;
    std::string slot_name(const Component&, std::uint32_t index) const;
    std::optional<sd_ref> parse_place(std::string_view text) const;

    std::vector<Component> components_;
    std::vector<Named> faces_, tokens_;
    std::uint32_t seats_ = 0;
};

}  // namespace sitdown::host
