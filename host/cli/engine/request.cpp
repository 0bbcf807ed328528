#include "host/cli/engine/request.hpp"

#include <algorithm>
#include <vector>

#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

// A document that is nested without end would overflow the stack of whoever walks through it.
int nesting_of(const std::string& line) {
    int depth = 0, deepest = 0;
    bool in_text = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char letter = line[at];
        if (in_text && letter == '\\') ++at;
        else if (letter == '"') in_text = !in_text;
        else if (!in_text && (letter == '{' || letter == '[')) deepest = std::max(deepest, ++depth);
        else if (!in_text && (letter == '}' || letter == ']')) --depth;
    }
    return deepest;
}

[[noreturn]] void wrong(const char* field, const std::string& expected) {
    throw Error("bad_input", "The field \"" + std::string(field) + "\" must be " + expected + ".");
}

}  // namespace

Request Request::parse(const std::string& line) {
    if (nesting_of(line) > deepest_nesting)
        throw Error("bad_input", "The line is nested deeper than " + std::to_string(deepest_nesting) +
                                     " levels; send less at once.");
    Request request;
    request.document_ = Json::parse(line, nullptr, false);
    if (request.document_.is_discarded())
        throw Error("bad_input", "The line is not JSON; send one object in a line, such as {\"op\":\"pending\"}.");
    const Json& document = request.document_;
    if (!document.is_object() || !document.contains("op") || !document.at("op").is_string())
        throw Error("bad_input", "The line has no \"op\"; send an object such as {\"op\":\"pending\"}.");
    request.op_ = document.at("op").get<std::string>();
    return request;
}

void Request::allow(std::initializer_list<const char*> fields) const {
    const std::vector<std::string> known(fields.begin(), fields.end());
    for (const auto& [name, value] : document_.items()) {
        if (name == "op" || std::find(known.begin(), known.end(), name) != known.end()) continue;
        throw Error("bad_input", "The op \"" + op_ + "\" has no field \"" + one_line(name, 60) + "\"." +
                                     did_you_mean(name, known) +
                                     (known.empty() ? " It has none." : " Its fields are " + join(known) + "."));
    }
}

const Json& Request::value(const char* field) const {
    const auto found = document_.find(field);
    if (found == document_.end())
        throw Error("bad_input",
                    "The op \"" + op_ + "\" needs the field \"" + field + "\"; see \"sitdown engine --help\".");
    return *found;
}

std::int64_t Request::number(const char* field, std::int64_t least, std::int64_t most) const {
    const std::string range = "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    const Json& given = value(field);
    if (!given.is_number_integer()) wrong(field, range);
    if (given.is_number_unsigned() && given.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        wrong(field, range);
    const auto number = given.get<std::int64_t>();
    if (number < least || number > most) wrong(field, range);
    return number;
}

std::uint64_t Request::seed(const char* field) const {
    const Json& given = value(field);
    if (!given.is_number_unsigned()) wrong(field, "a whole number from 0 to 18446744073709551615");
    return given.get<std::uint64_t>();
}

std::string Request::text(const char* field) const {
    const Json& given = value(field);
    if (!given.is_string()) wrong(field, "a text");
    return given.get<std::string>();
}

std::uint32_t Request::seat(const Rules& rules) const {
    return static_cast<std::uint32_t>(number("seat", 0, static_cast<std::int64_t>(rules.seats()) - 1));
}

std::uint32_t Request::viewer(const Rules& rules) const {
    const Json& given = value("seat");
    if (given == "spectator") return spectator;
    if (!given.is_number()) wrong("seat", "a seat's number or \"spectator\"");
    return seat(rules);
}

}  // namespace sitdown::host::cli
