// Holds JSON against a JSON Schema: as much of the standard as the schemas in data/ use. A keyword that is not known
// here is an error, so that no schema says more than is checked.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <set>
#include <stdexcept>
#include <string>

namespace sitdown::test {

class Schema {
public:
    using Json = nlohmann::json;

    explicit Schema(Json text) : root_(std::move(text)) {}

    // The first thing that is wrong, with its path; nothing if all is well.
    std::optional<std::string> complaint(const Json& value) const { return check(root_, value, "$"); }

private:
    using Complaint = std::optional<std::string>;

    Complaint check(const Json& schema, const Json& value, const std::string& path) const {
        Complaint found;
        for (const auto& [keyword, wanted] : schema.items()) {
            if (!found) found = apply(keyword, wanted, schema, value, path);
        }
        return found;
    }

    Complaint apply(const std::string& keyword, const Json& wanted, const Json& schema, const Json& value,
                    const std::string& path) const {
        const auto unless = [&](bool fine) -> Complaint {
            if (fine) return std::nullopt;
            return path + ": " + value.dump().substr(0, 60) + " breaks " + keyword + " " + wanted.dump().substr(0, 100);
        };
        if (keyword == "$schema" || keyword == "$defs" || keyword == "title" || keyword == "description") return {};
        if (keyword == "$ref") return check(defined(wanted), value, path);
        if (keyword == "type") return unless(is(wanted, value));
        if (keyword == "const") return unless(value == wanted);
        if (keyword == "enum") return unless(std::find(wanted.begin(), wanted.end(), value) != wanted.end());
        if (keyword == "oneOf") return unless(fitting(wanted, value, path) == 1);
        if (keyword == "minimum") return unless(!value.is_number() || value >= wanted);
        if (keyword == "maximum") return unless(!value.is_number() || value <= wanted);
        if (keyword == "multipleOf") {
            return unless(!value.is_number_integer() || value.get<long long>() % wanted.get<long long>() == 0);
        }
        if (keyword == "minLength") return unless(!value.is_string() || value.get<std::string>().size() >= wanted);
        if (keyword == "pattern") {
            return unless(!value.is_string() ||
                          std::regex_search(value.get<std::string>(), std::regex(wanted.get<std::string>())));
        }
        if (keyword == "minItems") return unless(!value.is_array() || value.size() >= wanted);
        if (keyword == "maxItems") return unless(!value.is_array() || value.size() <= wanted);
        if (keyword == "uniqueItems")
            return unless(!value.is_array() || std::set<Json>(value.begin(), value.end()).size() == value.size());
        if (keyword == "items") return every(wanted, value, path);
        if (keyword == "required") {
            return unless(std::all_of(wanted.begin(), wanted.end(),
                                      [&](const Json& name) { return !value.is_object() || value.contains(name); }));
        }
        if (keyword == "properties") return properties(wanted, value, path);
        if (keyword == "additionalProperties")
            return others(wanted, schema.value("properties", Json::object()), value, path);
        throw std::logic_error("this check does not know the keyword " + keyword);
    }

    const Json& defined(const std::string& reference) const {
        if (!reference.starts_with("#/")) throw std::logic_error("only references inside the schema are known");
        return root_.at(Json::json_pointer(reference.substr(1)));
    }

    static bool is(const std::string& type, const Json& value) {
        if (type == "object") return value.is_object();
        if (type == "array") return value.is_array();
        if (type == "string") return value.is_string();
        if (type == "integer") return value.is_number_integer();
        if (type == "number") return value.is_number();
        if (type == "boolean") return value.is_boolean();
        throw std::logic_error("this check does not know the type " + type);
    }

    long fitting(const Json& ways, const Json& value, const std::string& path) const {
        return std::count_if(ways.begin(), ways.end(), [&](const Json& way) { return !check(way, value, path); });
    }

    Complaint every(const Json& schema, const Json& value, const std::string& path) const {
        Complaint found;
        for (std::size_t index = 0; value.is_array() && index < value.size() && !found; ++index) {
            found = check(schema, value[index], path + "[" + std::to_string(index) + "]");
        }
        return found;
    }

    Complaint properties(const Json& schemas, const Json& value, const std::string& path) const {
        Complaint found;
        for (const auto& [name, schema] : schemas.items()) {
            if (!found && value.is_object() && value.contains(name))
                found = check(schema, value.at(name), path + "." + name);
        }
        return found;
    }

    Complaint others(const Json& schema, const Json& named, const Json& value, const std::string& path) const {
        if (!value.is_object() || schema == true) return {};
        Complaint found;
        for (const auto& [name, member] : value.items()) {
            if (found || named.contains(name)) continue;
            if (schema == false) found = path + ": there is no member \"" + name + "\"";
            else found = check(schema, member, path + "." + name);
        }
        return found;
    }

    Json root_;
};

} // namespace sitdown::test
