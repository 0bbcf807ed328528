// Events for a viewer: cut down to what he may know, and worded into a line of the log.
#pragma once

#include <sitdown/abi.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "host/rules/names.hpp"
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
    // The finished line alone; empty: none. No hole is left open: what is missing is worded generally ("a card").
    std::string line(const sd_event&, std::uint32_t viewer) const;
    // "$1,200", "3 VP": a number with the prefix and suffix of a unit (by number, 0 = none). A suffix that is the
    // unit's name gives way to its name for one.
    std::string amount(std::int64_t number, std::uint32_t unit) const;

    // What Rules::describe gave, finished for people: its text as choice_text() makes it, names in its note.
    nlohmann::json choice(nlohmann::json described) const;
    // The finished text of a described choice: {seat}, {seat:N} and {amount} filled. Without an amount a range is
    // named by its ends, "$50 to $400". The module has filled the other roles; one it left open gets the name of
    // what it points at.
    std::string choice_text(const nlohmann::json& described, std::optional<std::int64_t> amount = std::nullopt) const;

    const References& references() const { return references_; }
    const std::vector<std::string>& seat_names() const { return names_; }

private:
    struct Unit {
        std::string id, name, one, prefix, suffix;
    };
    struct Text {
        std::string id, told, hidden;
    };
    // `event` cut down already: what the viewer is not told is 0 in it.
    struct Told {
        sd_event event;
        bool all = true;
    };
    std::string fill(std::string_view pattern, const Told&, bool with_cause) const;
    std::string hole(std::string_view name, const Told&, bool with_cause) const;
    std::string hidden_hole(std::string_view name, const Told&) const;
    std::string unit_name(const Told&) const;
    std::string cause(const Told&) const;
    std::string role_name(const nlohmann::json& role, std::optional<std::int64_t> given) const;
    const Unit* unit(std::uint32_t number) const;
    const Text* text(std::uint32_t number) const;

    References references_;
    std::vector<std::string> names_;
    std::vector<Unit> units_;
    std::vector<Text> texts_;
};

// "move", "pay"…; empty for a number that is no verb.
std::string verb_name(std::uint32_t verb);

}  // namespace sitdown::host
