// A line of the engine protocol, taken apart with errors that name the field.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

#include "host/rules/rules.hpp"

namespace sitdown::host::cli {

class Request {
public:
    static constexpr std::size_t longest_line = std::size_t{1} << 20;  // bytes
    static constexpr int deepest_nesting = 64;

    // Throws Error bad_input when the line is not a JSON object with an "op".
    static Request parse(const std::string& line);

    const std::string& op() const { return op_; }
    // Throws for a field that the op does not have.
    void allow(std::initializer_list<const char*> fields) const;

    bool has(const char* field) const { return document_.contains(field); }
    const Json& value(const char* field) const;
    // Whole numbers from `least` to `most`.
    std::int64_t number(const char* field, std::int64_t least, std::int64_t most) const;
    std::uint64_t seed(const char* field) const;
    std::string text(const char* field) const;
    std::uint32_t seat(const Rules&) const;
    std::uint32_t viewer(const Rules&) const;  // a seat, or the spectator

private:
    std::string op_;
    Json document_;
};

}  // namespace sitdown::host::cli
