#include "host/rules/words.hpp"

#include <array>

#include "host/rules/rules.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

constexpr std::array<const char*, SD_VERBS> verbs = {
    "", "phase", "declare", "ready", "offer", "move", "turn", "change", "pay",
    "roll", "shuffle", "show", "compare", "mark", "say", "end"};

std::string or_else(std::string text, const char* otherwise) { return text.empty() ? otherwise : text; }

}  // namespace

std::string verb_name(std::uint32_t verb) { return verb < verbs.size() ? verbs[verb] : ""; }

Words::Words(const Rules& rules, std::vector<std::string> seat_names)
    : Words(rules.manifest(), rules.components(), rules.seats(), std::move(seat_names)) {}

Words::Words(const Json& manifest, const Json& components, std::uint32_t seats, std::vector<std::string> seat_names)
    : references_(components, seats) {
    for (std::uint32_t seat = 0; seat < seats; ++seat) names_.push_back(seat_name(static_cast<int>(seat), seat_names));
    const auto field = [](const Json& entry, const char* name) { return entry.value(name, std::string()); };
    for (const Json& entry : manifest.value("units", Json::array())) {
        units_.push_back({field(entry, "id"), field(entry, "name"), field(entry, "one"), field(entry, "prefix"),
                          field(entry, "suffix")});
    }
    for (const Json& entry : components.value("texts", Json::array())) {
        const std::string told = field(entry, "text");
        texts_.push_back({field(entry, "id"), told, entry.value("hidden", told)});
    }
}

const Words::Unit* Words::unit(std::uint32_t number) const {
    return number > 0 && number <= units_.size() ? &units_[number - 1] : nullptr;
}

const Words::Text* Words::text(std::uint32_t number) const {
    return number > 0 && number <= texts_.size() ? &texts_[number - 1] : nullptr;
}

Json Words::cut(const sd_event& event, std::uint32_t viewer) const {
    if (!sees(event.exists, viewer)) return nullptr;
    const bool told = sees(event.tells, viewer);
    Json out = {{"verb", verb_name(event.verb)}, {"beat", event.beat}};
    const auto put = [&](const char* name, const std::string& text) {
        if (!text.empty()) out[name] = text;
    };
    if (event.by >= 0) out["by"] = event.by;
    if (event.whom >= 0) out["whom"] = event.whom;
    if (told) {
        put("face", references_.face_id(event.face));
        put("other", references_.face_id(event.other));
        if (event.amount != 0 || event.unit != 0) out["amount"] = event.amount;
    }
    put("token", references_.token_id(event.token));
    put("from", references_.text(event.from));
    put("to", references_.text(event.to));
    if (const Unit* counted = unit(event.unit)) put("unit", counted->id);
    if (const Text* why = text(event.cause)) put("cause", why->id);
    put("text", line(event, viewer));
    return out;
}

std::string Words::line(const sd_event& event, std::uint32_t viewer) const {
    const Text* pattern = text(event.text);
    if (!pattern || !sees(event.exists, viewer)) return {};
    Told told{event, sees(event.tells, viewer)};
    if (!told.all) told.event.face = told.event.other = 0, told.event.amount = 0;
    return as_sentence(fill(told.all ? pattern->told : pattern->hidden, told, true));
}

std::string Words::fill(std::string_view pattern, const Told& told, bool with_cause) const {
    return fill_holes(pattern, [&](std::string_view name) { return hole(name, told, with_cause); });
}

// An unknown hole becomes nothing.
std::string Words::hole(std::string_view name, const Told& told, bool with_cause) const {
    const sd_event& event = told.event;
    if (!told.all && (name == "face" || name == "other" || name == "amount")) return hidden_hole(name, told);
    if (name == "by") return or_else(seat_name(event.by, names_), "the table");
    if (name == "whom") return or_else(seat_name(event.whom, names_), "the table");
    if (name == "face") return or_else(references_.face_name(event.face), "a card");
    if (name == "other") return or_else(references_.face_name(event.other), "a card");
    if (name == "token") return or_else(references_.token_name(event.token), "a piece");
    if (name == "from") return or_else(references_.name(event.from, names_), "the table");
    if (name == "to") return or_else(references_.name(event.to, names_), "the table");
    if (name == "amount") return amount(event.amount, event.unit);
    if (name == "unit") return unit_name(told);
    if (name == "cause") return with_cause ? cause(told) : std::string();
    return name_for(name, names_);
}

std::string Words::hidden_hole(std::string_view name, const Told& told) const {
    if (name != "amount") return "a card";
    const Unit* counted = unit(told.event.unit);
    // Without sign or suffix of its own the text names the unit itself.
    if (!counted || (counted->prefix.empty() && counted->suffix.empty())) return "some";
    return "some " + counted->name;
}

std::string Words::unit_name(const Told& told) const {
    const Unit* counted = unit(told.event.unit);
    if (!counted) return {};
    const bool single = told.all && (told.event.amount == 1 || told.event.amount == -1);
    return single && !counted->one.empty() ? counted->one : counted->name;
}

// Part of another line, so it ends without a full stop.
std::string Words::cause(const Told& told) const {
    const Text* why = text(told.event.cause);
    if (!why) return {};
    std::string words = fill(told.all ? why->told : why->hidden, told, false);
    if (words.ends_with('.')) words.pop_back();
    return words;
}

std::string Words::amount(std::int64_t number, std::uint32_t of) const {
    const Unit* counted = unit(of);
    if (!counted) return grouped_number(number);
    const bool single = number == 1 || number == -1;
    const bool singular = single && !counted->one.empty() && counted->suffix == " " + counted->name;
    const std::string minus = number < 0 ? "\u2212" : "";
    return minus + counted->prefix + grouped_number(number < 0 ? -number : number) +
           (singular ? " " + counted->one : counted->suffix);
}

Json Words::choice(Json described) const {
    described["text"] = choice_text(described);
    if (const auto note = described.find("note"); note != described.end()) *note = with_names(*note, names_);
    return described;
}

std::string Words::choice_text(const Json& described, std::optional<std::int64_t> given) const {
    Json roles = described.value("roles", Json::object());
    if (const auto range = described.find("range"); range != described.end()) roles["amount"] = *range;
    const std::string pattern = described.value("text", std::string());
    return as_sentence(fill_holes(pattern, [&](std::string_view name) -> std::string {
        const auto role = roles.find(std::string(name));
        return role == roles.end() ? name_for(name, names_) : role_name(*role, given);
    }));
}

// A role is a reference, or the range of an amount.
std::string Words::role_name(const Json& role, std::optional<std::int64_t> given) const {
    if (role.is_string()) {
        const auto pointed = references_.parse(role.get_ref<const std::string&>());
        return pointed ? references_.name(*pointed, names_) : std::string();
    }
    if (!role.is_object()) return {};
    std::uint32_t counted = 0;
    const std::string id = role.contains("unit") && role["unit"].is_string() ? role["unit"].get<std::string>() : "";
    for (std::uint32_t number = 1; number <= units_.size(); ++number) {
        if (!id.empty() && units_[number - 1].id == id) counted = number;
    }
    if (given) return amount(*given, counted);
    const auto least = role.value("min", std::int64_t{0}), most = role.value("max", std::int64_t{0});
    return least == most ? amount(least, counted) : amount(least, counted) + " to " + amount(most, counted);
}

}  // namespace sitdown::host
