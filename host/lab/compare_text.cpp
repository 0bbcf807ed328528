// A comparison as a table for the terminal.
#include <algorithm>

#include "host/lab/compare.hpp"

namespace sitdown::host {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t width_of_two = 80, width_of_further = 24, widest_name = 24, gap = 2;

// Characters, not bytes.
std::size_t columns(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

// Where the first `count` characters end.
std::size_t bytes_of(std::string_view text, std::size_t count) {
    std::size_t at = 0;
    while (at < text.size() && (count > 0 || (text[at] & 0xc0) == 0x80)) {
        if ((text[at++] & 0xc0) != 0x80) --count;
    }
    return at;
}

// Broken between words; a word longer than a line is broken where the line ends.
Lines wrapped(std::string_view text, std::size_t width) {
    Lines lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && columns(line) + 1 + columns(word) > width) lines.push_back(std::exchange(line, {}));
        while (columns(word) > width) {
            lines.emplace_back(word.substr(0, bytes_of(word, width)));
            word.remove_prefix(lines.back().size());
        }
        if (!line.empty()) line += ' ';
        line += word;
    }
    lines.push_back(line);
    return lines;
}

class Sheet {
public:
    explicit Sheet(const Comparison& comparison) {
        const std::size_t games = comparison.games.size();
        for (const FactSection& section : comparison.sections) {
            for (const Fact& fact : section.facts) name_ = std::max(name_, std::min(columns(fact.name), widest_name));
        }
        const std::size_t total = width_of_two + width_of_further * (games - 2);
        value_ = (total - margin - name_) / games - gap;
    }

    void row(std::string_view mark, std::string_view name, const Lines& values) {
        std::vector<Lines> cells = {wrapped(name, name_)};
        for (const std::string& value : values) cells.push_back(wrapped(value, value_));
        std::size_t height = 0;
        for (const Lines& cell : cells) height = std::max(height, cell.size());
        for (std::size_t n = 0; n < height; ++n) {
            std::string line = padded(n == 0 ? mark : "", margin);
            for (std::size_t c = 0; c < cells.size(); ++c) {
                if (c > 0) line.append(gap, ' ');
                line += padded(n < cells[c].size() ? cells[c][n] : "", c == 0 ? name_ : value_);
            }
            line.erase(line.find_last_not_of(' ') + 1);
            text_ += line + "\n";
        }
    }
    void heading(const std::string& name) { text_ += "\n" + name + "\n"; }
    std::string text() && { return std::move(text_); }

private:
    static constexpr std::size_t margin = 2;

    static std::string padded(std::string_view text, std::size_t width) {
        std::string out(text);
        if (const std::size_t used = columns(text); used < width) out.append(width - used, ' ');
        return out;
    }

    std::size_t name_ = 0, value_ = 0;
    std::string text_;
};

}  // namespace

std::string to_text(const Comparison& comparison) {
    Sheet sheet(comparison);
    Lines titles, versions;
    for (const auto& game : comparison.games) {
        titles.push_back(game.title);
        versions.push_back(game.id + " " + game.version);
    }
    sheet.row("", "", titles);
    sheet.row("", "", versions);
    for (const FactSection& section : comparison.sections) {
        if (section.facts.empty()) continue;
        sheet.heading(section.name);
        for (const Fact& fact : section.facts) {
            Lines values;
            for (const auto& value : fact.values) values.push_back(value.value_or("\u2013"));
            sheet.row(fact.same() ? "=" : fact.in_all() ? "\u2260" : "", fact.name, values);
        }
    }
    return std::move(sheet).text() + "\n= the same in all   \u2260 in all, but not the same   \u2013 not there\n";
}

}  // namespace sitdown::host
