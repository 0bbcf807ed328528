// Events for a viewer: cut down to what he may know, and worded into a line of the log.
#pragma once

#include <sitdown/abi.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "host/rules/references.hpp"

namespace sitdown::host {

class Rules;

class Words {
public:
    // Copies what it needs. Names: one per seat; missing or empty ones become "Seat n".
    Words(const Rules&, std::vector<std::string> seat_names);
    // From a manifest and a components answer alone.
    Words(const nlohmann::json& manifest, const nlohmann::json& components, std::uint32_t seats,
          std::vector<std::string> seat_names);

    // {verb, by, whom, face, other, token, from, to, amount, unit, text, cause, beat}; what is not there is left out.
    // Null when the event does not exist for this viewer. Faces, tokens, units and causes are ids, from and to are
    // references. A viewer who is not told gets no face, other or amount. `text` is the finished line, in the present
    // tense, with names; left out when the event has none.
    nlohmann::json cut(const sd_event&, std::uint32_t viewer) const;
    // The finished line alone; empty: none.
    std::string line(const sd_event&, std::uint32_t viewer) const;
    // "$1,200", "3 VP": a number with the prefix and suffix of a unit (by number, 0 = none).
    std::string amount(std::int64_t number, std::uint32_t unit) const;

    const References& references() const { return references_; }
    const std::vector<std::string>& seat_names() const { return names_; }

private:
    struct Unit {
        std::string id, name, prefix, suffix;
    };
    struct Text {
        std::string id, told, hidden;
    };
    std::string fill(const std::string& pattern, const sd_event&, bool told, bool whole) const;
    std::string hole(std::string_view name, const sd_event&, bool told, bool whole) const;

    References references_;
    std::vector<std::string> names_;
    std::vector<Unit> units_;
    std::vector<Text> texts_;
};

// "move", "pay"…; empty for a number that is no verb.
std::string verb_name(std::uint32_t verb);

}  // namespace sitdown::host
