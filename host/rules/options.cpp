#include "host/rules/options.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "host/support/error.hpp"
#include "host/support/text.hpp"

namespace sitdown::host {
namespace {

using Json = nlohmann::json;

const Json& declared(const Json& manifest) {
    static const Json none = Json::array();
    const auto found = manifest.find("options");
    return found == manifest.end() ? none : *found;
}

std::vector<std::string> ids(const Json& list) {
    std::vector<std::string> out;
    for (const Json& entry : list) out.push_back(entry.value("id", std::string()));
    return out;
}

std::vector<std::string> value_ids(const Json& option) { return ids(option.value("values", Json::array())); }

std::string quoted(const std::string& text) { return "\"" + one_line(text, 80) + "\""; }

const Json& find_option(const Json& manifest, const std::string& id) {
    for (const Json& option : declared(manifest)) {
        if (option.value("id", std::string()) == id) return option;
    }
    const std::string game = manifest.value("id", std::string("this game"));
    const std::vector<std::string> known = ids(declared(manifest));
    if (known.empty()) throw Error("usage", game + " has no options; leave out " + quoted(id) + ".");
    throw Error("usage", game + " has no option " + quoted(id) + "; it has " + join(known) + "." +
                             did_you_mean(id, known));
}

std::string word_of(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

// Nothing where the value does not fit; then `hint` may name a near match.
std::optional<Json> as_switch(const Json& value) {
    if (value.is_boolean()) return value;
    const std::string word = word_of(value);
    for (const char* yes : {"true", "on", "yes", "1"}) {
        if (word == yes) return true;
    }
    for (const char* no : {"false", "off", "no", "0"}) {
        if (word == no) return false;
    }
    return std::nullopt;
}

std::optional<Json> as_number(const Json& option, const Json& value) {
    const std::string word = word_of(value);
    std::int64_t number = 0;
    const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (failed != std::errc() || end != word.data() + word.size()) return std::nullopt;
    const auto least = option.value("min", std::int64_t{0}), most = option.value("max", std::int64_t{0});
    const std::int64_t step = std::max<std::int64_t>(option.value("step", std::int64_t{1}), 1);
    if (number < least || number > most || (number - least) % step != 0) return std::nullopt;
    return number;
}

std::optional<Json> as_one(const Json& option, const Json& value, std::string& hint) {
    const std::vector<std::string> known = value_ids(option);
    const std::string word = word_of(value);
    if (std::ranges::find(known, word) != known.end()) return word;
    hint = did_you_mean(word, known);
    return std::nullopt;
}

// In the declared order and without repetitions, so that equal subsets are equal JSON.
std::optional<Json> as_subset(const Json& option, const Json& value, std::string& hint) {
    std::vector<std::string> wanted;
    if (value.is_array()) {
        for (const Json& entry : value) wanted.push_back(word_of(entry));
    } else if (!value.is_string()) {
        return std::nullopt;
    } else if (!value.get_ref<const std::string&>().empty()) {
        wanted = split(value.get_ref<const std::string&>(), ',');
    }
    const std::vector<std::string> known = value_ids(option);
    for (const std::string& word : wanted) {
        if (std::ranges::find(known, word) != known.end()) continue;
        hint = did_you_mean(word, known);
        return std::nullopt;
    }
    Json chosen = Json::array();
    for (const std::string& id : known) {
        if (std::ranges::find(wanted, id) != wanted.end()) chosen.push_back(id);
    }
    return chosen;
}

Json checked(const Json& option, const Json& value) {
    const std::string kind = option.value("kind", std::string());
    std::string hint;
    std::optional<Json> fits;
    if (kind == "switch") fits = as_switch(value);
    if (kind == "number") fits = as_number(option, value);
    if (kind == "one") fits = as_one(option, value, hint);
    if (kind == "subset") fits = as_subset(option, value, hint);
    if (fits) return *std::move(fits);
    throw Error("usage", "The option " + quoted(option.value("id", std::string())) + " cannot be " +
                             quoted(word_of(value)) + "; it takes " + allowed_values(option) + "." + hint);
}

}  // namespace

std::string allowed_values(const Json& option) {
    const std::string kind = option.value("kind", std::string());
    if (kind == "one") return "one of " + join(value_ids(option));
    if (kind == "subset") return "any of " + join(value_ids(option));
    if (kind != "number") return "on or off";
    const auto step = option.value("step", std::int64_t{1});
    const std::string range = std::to_string(option.value("min", std::int64_t{0})) + " to " +
                              std::to_string(option.value("max", std::int64_t{0}));
    return step > 1 ? range + " in steps of " + std::to_string(step) : range;
}

Json complete_options(const Json& manifest, const Json& given) {
    if (!given.is_null() && !given.is_object())
        throw Error("usage", "Options are an object of names and values, not " + quoted(given.dump()) + ".");
    Json complete = Json::object();
    for (const Json& option : declared(manifest)) {
        if (option.contains("default")) complete[option.value("id", std::string())] = option["default"];
    }
    if (given.is_object()) {
        for (const auto& [id, value] : given.items()) complete[id] = checked(find_option(manifest, id), value);
    }
    return complete;
}

Json parse_options(const Json& manifest, std::span<const std::string> words) {
    Json chosen = Json::object();
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos || equals == 0)
            throw Error("usage", "An option is written name=value, not " + quoted(word) + ".");
        const std::string id = word.substr(0, equals);
        chosen[id] = checked(find_option(manifest, id), word.substr(equals + 1));
    }
    return chosen;
}

}  // namespace sitdown::host
