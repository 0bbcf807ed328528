// Seats have names only at the host. A module writes `{seat:N}` wherever it means one; here it becomes the name.
#pragma once

#include <concepts>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace sitdown::host {

// "Seat n", from 1, for a seat without a name; empty for a negative number.
std::string seat_name(int seat, std::span<const std::string> seat_names);

// For the inside of a hole, "seat:2"; empty for any other.
std::string name_for(std::string_view hole, std::span<const std::string> seat_names);

// Every `{seat:N}` filled. What a name contains is not looked at again.
std::string with_names(std::string_view text, std::span<const std::string> seat_names);
// In all texts of a document, however deep; keys stay as they are.
nlohmann::json document_with_names(nlohmann::json document, std::span<const std::string> seat_names);
// Constrained: a plain text would otherwise fit both.
template <class Document>
    requires std::same_as<std::remove_cvref_t<Document>, nlohmann::json>
nlohmann::json with_names(Document&& document, std::span<const std::string> seat_names) {
    return document_with_names(std::forward<Document>(document), seat_names);
}

// Calls `filled(name)` for every `{name}` and puts its answer there. A brace without its pair is plain text.
template <class Filled>
std::string fill_holes(std::string_view pattern, Filled filled) {
    std::string text;
    while (true) {
        const std::size_t open = pattern.find('{');
        const std::size_t close = open == pattern.npos ? open : pattern.find_first_of("{}", open + 1);
        if (close == pattern.npos) return text += pattern;
        if (pattern[close] == '{') {
            text += pattern.substr(0, close);
            pattern.remove_prefix(close);
            continue;
        }
        text += pattern.substr(0, open);
        text += filled(pattern.substr(open + 1, close - open - 1));
        pattern.remove_prefix(close + 1);
    }
}

// As a line begins and reads: a capital first, no space doubled, none before a full stop or comma, no full stop after
// another mark.
std::string as_sentence(std::string_view text);

}  // namespace sitdown::host
