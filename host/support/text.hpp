// Small helpers for sentences.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sitdown::host {

std::string join(std::span<const std::string> parts, std::string_view between = ", ");
// Parts between separators; empty parts are kept.
std::vector<std::string> split(std::string_view text, char separator);
// The candidate that is a likely misspelling away, or nothing.
std::string near_match(std::string_view word, std::span<const std::string> candidates);
// " Did you mean x?" or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string> candidates);
// 1,234,567 with a true minus.
std::string grouped_number(long long number);
// Without control characters, cut to a length that fits a line: for text that came from outside.
std::string one_line(std::string_view text, std::size_t most = 400);

}  // namespace sitdown::host
