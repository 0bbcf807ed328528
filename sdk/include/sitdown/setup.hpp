// What a game is made from: seats, options and data files. Every complaint names the file and the field.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <utility>

#include "abi.h"
#include "seats.hpp"

namespace sitdown {

// A value in a data file that knows where it stands.
class Field {
public:
    Field(const nlohmann::json &content, std::string name) : json(content), path(std::move(name)) {}

    Field operator[](const char *key) const {
        if (!json.is_object() || !json.contains(key)) fail(std::string("the field '") + key + "' is missing");
        return {json.at(key), path + (path.ends_with(": ") ? "" : ".") + key};
    }
    bool has(const char *key) const { return json.is_object() && json.contains(key); }
    long long integer(long long lowest, long long highest) const {
        const bool fits =
            json.is_number_integer() && json.get<long long>() >= lowest && json.get<long long>() <= highest;
        if (!fits) {
            fail("must be a whole number from " + std::to_string(lowest) + " to " + std::to_string(highest) + ", not " +
                 json.dump());
        }
        return json.get<long long>();
    }
    std::string text() const {
        if (!json.is_string()) fail("must be a text, not " + json.dump());
        return json.get<std::string>();
    }
    bool flag() const {
        if (!json.is_boolean()) fail("must be true or false, not " + json.dump());
        return json.get<bool>();
    }
    template <class Each>
    void each(Each visit) const {
        if (!json.is_array()) fail("must be a list");
        for (std::size_t index = 0; index < json.size(); ++index) {
            visit(Field(json[index], path + "[" + std::to_string(index) + "]"));
        }
    }
    std::size_t size() const { return json.size(); }
    const nlohmann::json &value() const { return json; }
    [[noreturn]] void fail(const std::string &what) const { throw std::invalid_argument(path + ": " + what); }

private:
    const nlohmann::json &json;
    std::string path;
};

class Setup {
public:
    explicit Setup(const sd_setup &from) : seats(from.seats), options(nlohmann::json::parse(from.options)) {
        for (std::uint32_t index = 0; index < from.file_count; ++index) {
            const sd_file &file = from.files[index];
            files[file.name] = parsed(file);
        }
    }

    const Seat seats;
    const nlohmann::json options; // completed by the host: every option of the manifest is in it

    Field data(const std::string &file) const {
        const auto found = files.find(file);
        if (found == files.end()) throw std::invalid_argument(file + ": this data file is missing");
        return {found->second, file + ": "};
    }

private:
    static nlohmann::json parsed(const sd_file &file) {
        try {
            return nlohmann::json::parse(file.bytes, file.bytes + file.length);
        } catch (const nlohmann::json::exception &error) {
            throw std::invalid_argument(std::string(file.name) + ": not valid JSON: " + error.what());
        }
    }

    std::map<std::string, nlohmann::json> files;
};

} // namespace sitdown
