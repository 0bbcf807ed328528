#include "host/support/text.hpp"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace sitdown::host {
namespace {

// Letters to add, drop or replace; two that changed places count as one.
std::size_t distance(std::string_view from, std::string_view to) {
    const auto small = [](char letter) { return std::tolower(static_cast<unsigned char>(letter)); };
    std::vector<std::size_t> before(to.size() + 1), last(to.size() + 1), row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= from.size(); ++i) {
        before = last;
        last = row;
        row[0] = i;
        for (std::size_t k = 1; k <= to.size(); ++k) {
            const bool same = small(from[i - 1]) == small(to[k - 1]);
            row[k] = std::min({last[k - 1] + (same ? 0 : 1), last[k] + 1, row[k - 1] + 1});
            const bool crossed =
                i > 1 && k > 1 && small(from[i - 1]) == small(to[k - 2]) && small(from[i - 2]) == small(to[k - 1]);
            if (crossed) row[k] = std::min(row[k], before[k - 2] + 1);
        }
    }
    return row.back();
}

}  // namespace

std::string join(std::span<const std::string> parts, std::string_view between) {
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) all += between;
        all += parts[i];
    }
    return all;
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string near_match(std::string_view word, std::span<const std::string> candidates) {
    if (word.empty() || word.size() > 64) return {};
    std::string best;
    std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
    for (const std::string& candidate : candidates) {
        const bool begins = word.size() >= 3 && candidate.starts_with(word);
        const std::size_t apart = begins ? 1 : distance(word, candidate);
        if (apart < least) least = apart, best = candidate;
    }
    return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string> candidates) {
    const std::string match = near_match(word, candidates);
    return match.empty() ? std::string() : " Did you mean " + match + "?";
}

std::string grouped_number(long long number) {
    const unsigned long long size =
        number < 0 ? 0ull - static_cast<unsigned long long>(number) : static_cast<unsigned long long>(number);
    const std::string digits = std::to_string(size);
    std::string out = number < 0 ? "\u2212" : "";
    for (std::size_t at = 0; at < digits.size(); ++at) {
        if (at > 0 && (digits.size() - at) % 3 == 0) out += ',';
        out += digits[at];
    }
    return out;
}

std::string one_line(std::string_view text, std::size_t most) {
    std::string line;
    bool cut = false;
    for (const char letter : text) {
        if (line.size() >= most) {
            cut = true;
            break;
        }
        const auto code = static_cast<unsigned char>(letter);
        if (code >= 0x20 && code != 0x7f) line += letter;
        else if (!line.empty() && line.back() != ' ') line += ' ';
    }
    // Not in the middle of a character of several bytes.
    while (cut && !line.empty() && (static_cast<unsigned char>(line.back()) & 0xc0) == 0x80) line.pop_back();
    if (cut && !line.empty() && static_cast<unsigned char>(line.back()) >= 0xc0) line.pop_back();
    if (cut) line += "…";
    while (line.ends_with(' ')) line.pop_back();
    return line;
}

}  // namespace sitdown::host
