// Where a game stands or how it ended, for people.
#pragma once

#include <span>
#include <string>

#include "host/cli/typography.hpp"
#include "host/rules/rules.hpp"

namespace sitdown::host::cli {

// The ending's sentence if it is over, then names by place with scores.
std::string result_text(const Rules&, const sd_status&, std::span<const sd_standing>,
                        std::span<const std::string> names, const Paper&);

}  // namespace sitdown::host::cli
