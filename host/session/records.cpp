#include "host/session/records.hpp"

#include <array>
#include <charconv>
#include <limits>
#include <type_traits>

#include "host/support/hash.hpp"

namespace sitdown::host {
namespace {

constexpr std::array why_words = {"chosen", "single", "absent", "pass"};

struct ToJson {
    Ordered operator()(const StartRecord& start) const {
        Ordered players = Ordered::array();
        for (const Participant& player : start.players)
            players.push_back({{"name", player.name}, {"kind", player.kind}});
        return {{"do", "start"},        {"module", start.module},   {"version", start.version},
                {"data", hash_hex(start.data_hash)}, {"seats", start.seats}, {"options", start.options},
                {"seed", start.seed},   {"players", players},       {"created", start.created},
                {"hash", hash_hex(start.hash)}};
    }
    Ordered operator()(const ChoiceRecord& step) const {
        Ordered out = {{"do", step.why == Why::chosen ? "choice" : "given"}, {"seat", step.seat},
                       {"id", step.choice.id}, {"amount", step.choice.amount}};
        if (step.why != Why::chosen) out["why"] = why_words[static_cast<std::size_t>(step.why)];
        out["hash"] = hash_hex(step.hash);
        return out;
    }
    Ordered operator()(const StateRecord& loaded) const {
        return {{"do", "state"}, {"state", loaded.state}, {"hash", hash_hex(loaded.hash)}};
    }
    Ordered operator()(const TakeBackRecord& taken) const {
        return {{"do", "take_back"}, {"seat", taken.seat}, {"window", taken.window}, {"keep", taken.keep},
                {"hash", hash_hex(taken.hash)}};
    }
    Ordered operator()(const UndoRecord& undo) const {
        return {{"do", "undo"}, {"to", undo.to}, {"hash", hash_hex(undo.hash)}};
    }
    Ordered operator()(const SeedRecord& fresh) const {
        return {{"do", "seed"}, {"seed", fresh.seed}, {"hash", hash_hex(fresh.hash)}};
    }
    Ordered operator()(const EndRecord& end) const {
        return {{"do", "end"}, {"ending", end.ending}, {"hash", hash_hex(end.hash)}};
    }
};

[[noreturn]] void bad_field(const char* field, const char* expected) {
    throw Error("bad_input", "the field \"" + std::string(field) + "\" is missing or is not " + expected);
}

const Json& field(const Json& record, const char* name, const char* expected) {
    const auto found = record.find(name);
    if (found == record.end()) bad_field(name, expected);
    return *found;
}

template <class Number>
Number whole(const Json& record, const char* name, Number most = std::numeric_limits<Number>::max()) {
    const Json& value = field(record, name, "a number");
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        if (number <= static_cast<std::uint64_t>(most)) return static_cast<Number>(number);
    } else if (value.is_number_integer() && std::is_signed_v<Number>) {
        const auto number = value.get<std::int64_t>();
        if (number >= static_cast<std::int64_t>(std::numeric_limits<Number>::min())) return static_cast<Number>(number);
    }
    bad_field(name, "a number in its range");
}

std::string text(const Json& record, const char* name) {
    const Json& value = field(record, name, "a text");
    if (!value.is_string()) bad_field(name, "a text");
    return value.get<std::string>();
}

std::uint64_t hex_number(const Json& record, const char* name) {
    const std::string digits = text(record, name);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    if (digits.size() != 16 || error != std::errc() || end != digits.data() + digits.size())
        bad_field(name, "a hash of 16 digits");
    return number;
}

std::uint32_t seat_of(const Json& record) { return whole<std::uint32_t>(record, "seat", SD_MAX_SEATS - 1); }

StartRecord start_from(const Json& record) {
    StartRecord start;
    start.module = text(record, "module");
    start.version = text(record, "version");
    start.data_hash = hex_number(record, "data");
    start.seats = whole<std::uint32_t>(record, "seats", SD_MAX_SEATS);
    start.options = field(record, "options", "an object");
    if (!start.options.is_object()) bad_field("options", "an object");
    start.seed = whole<std::uint64_t>(record, "seed");
    const Json& players = field(record, "players", "a list with an entry for each seat");
    if (!players.is_array() || players.size() != start.seats)
        bad_field("players", "a list with an entry for each seat");
    for (const Json& player : players) {
        if (!player.is_object()) bad_field("players", "a list of objects");
        start.players.push_back({text(player, "name"), text(player, "kind")});
    }
    start.created = text(record, "created");
    start.hash = hex_number(record, "hash");
    return start;
}

ChoiceRecord choice_from(const Json& record, bool given) {
    ChoiceRecord step;
    step.seat = seat_of(record);
    step.choice = {whole<std::uint32_t>(record, "id"), whole<std::int32_t>(record, "amount")};
    step.hash = hex_number(record, "hash");
    if (!given) return step;
    const std::string why = text(record, "why");
    for (std::size_t i = 1; i < why_words.size(); ++i) {
        if (why == why_words[i]) step.why = static_cast<Why>(i);
    }
    if (step.why == Why::chosen) bad_field("why", "single, absent or pass");
    return step;
}

}  // namespace

Ordered to_json(const Record& record) { return std::visit(ToJson{}, record); }

Record record_from(const Json& record) {
    if (!record.is_object()) throw Error("bad_input", "it is not an object");
    const std::string kind = text(record, "do");
    if (kind == "start") return start_from(record);
    if (kind == "choice" || kind == "given") return choice_from(record, kind == "given");
    if (kind == "state") return StateRecord{field(record, "state", "a state"), hex_number(record, "hash")};
    if (kind == "take_back") {
        return TakeBackRecord{seat_of(record), whole<std::uint32_t>(record, "window"),
                              whole<std::uint32_t>(record, "keep"), hex_number(record, "hash")};
    }
    if (kind == "undo") return UndoRecord{whole<std::uint64_t>(record, "to"), hex_number(record, "hash")};
    if (kind == "seed") return SeedRecord{whole<std::uint64_t>(record, "seed"), hex_number(record, "hash")};
    if (kind == "end") return EndRecord{whole<std::uint32_t>(record, "ending"), hex_number(record, "hash")};
    throw Error("bad_input", "the record \"" + kind + "\" is unknown; a newer version may have written it");
}

}  // namespace sitdown::host
