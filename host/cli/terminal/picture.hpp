// A view laid out as text: what lies on the table, then the others, then the one who looks.
#pragma once

#include <span>
#include <string>

#include "host/cli/terminal/lexicon.hpp"
#include "host/cli/typography.hpp"

namespace sitdown::host::cli {

// Who is who, for people.
struct Company {
    std::span<const std::string> names;
    std::string sign(std::uint32_t seat) const { return std::string(1, static_cast<char>('A' + seat)); }
};

std::string picture(const nlohmann::json& view, const Lexicon&, const Company&, const Paper&);

// One item of a place: "2 Thugs (exhausted, heat 3)".
std::string item_text(const nlohmann::json& item, const Lexicon&, const Company&);

}  // namespace sitdown::host::cli
