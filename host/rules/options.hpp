// Rule options: what a manifest declares, what a person or a file asks for, and the complete set a game is made with.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>

namespace sitdown::host {

// Checks `given` (an object, or null) against the manifest's options and adds the defaults of the others.
// Values may be JSON values of the option's kind, or text as a person would write it.
// Throws usage: names the option, what it allows, and a near match.
nlohmann::json complete_options(const nlohmann::json& manifest, const nlohmann::json& given);

// "k=v" words, checked; only the named options are in the result. Switches: true false on off yes no 1 0.
// A subset is a list a,b,c, or nothing. A later word for the same option replaces the earlier one.
nlohmann::json parse_options(const nlohmann::json& manifest, std::span<const std::string> words);

// What an option allows, for help and errors: "on or off", "one of a, b", "1 to 9 in steps of 2", "any of a, b".
std::string allowed_values(const nlohmann::json& option);

}  // namespace sitdown::host
