#include "host/cli/typography.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace sitdown::host::cli {
namespace {

constexpr std::string_view reset = "\033[0m";

std::string_view code_of(Ink ink) {
    switch (ink) {
        case Ink::plain: return "";
        case Ink::bold: return "\033[1m";
        case Ink::dim: return "\033[2m";
        case Ink::title: return "\033[1;38;5;179m";
        case Ink::number: return "\033[38;5;179m";
        case Ink::good: return "\033[38;5;36m";
        case Ink::bad: return "\033[1;38;5;167m";
    }
    return "";
}

bool set_and_not_empty(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

std::size_t screen_width(int stream) {
    winsize size{};
    if (::ioctl(stream, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
    return std::clamp<std::size_t>(size.ws_col, 40, 100);
}

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0) == 0x80; }

}  // namespace

std::string Paper::ink(Ink ink, std::string_view text) const {
    if (!colour || text.empty() || ink == Ink::plain) return std::string(text);
    return std::string(code_of(ink)) + std::string(text) + std::string(reset);
}

std::string Paper::seat(std::uint32_t seat, std::string_view text) const {
    // The nearest of the 256 terminal colours to the Okabe-Ito colours of the table.
    constexpr std::array codes = {74, 166, 36, 175, 214, 32, 227, 250};
    if (!colour) return std::string(text);
    return "\033[1;38;5;" + std::to_string(codes[seat % codes.size()]) + "m" + std::string(text) + std::string(reset);
}

Paper paper_of(int stream) {
    Paper paper;
    paper.terminal = ::isatty(stream) == 1;
    const char* kind = std::getenv("TERM");
    const bool dumb = kind == nullptr || std::string_view(kind) == "dumb";
    paper.colour = paper.terminal && !dumb && !set_and_not_empty("NO_COLOR");
    if (paper.terminal) paper.width = screen_width(stream);
    return paper;
}

std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\033') {
            at = text.find('m', at);
            if (at == std::string_view::npos) break;
        } else if (!continues_character(text[at])) {
            ++columns;
        }
    }
    return columns;
}

std::string padded(std::string_view text, std::size_t columns) {
    const std::size_t used = columns_of(text);
    return std::string(text) + std::string(used < columns ? columns - used : 0, ' ');
}

std::string padded_left(std::string_view text, std::size_t columns) {
    const std::size_t used = columns_of(text);
    return std::string(used < columns ? columns - used : 0, ' ') + std::string(text);
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    std::vector<std::string> lines;
    std::string line;
    std::size_t used = 0;
    bool begun = false;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        const std::size_t needs = columns_of(word);
        if (begun && used + 1 + needs > width) {
            lines.push_back(line);
            line = std::string(indent, ' ');
            used = indent;
            begun = false;
        }
        if (begun) line += ' ', ++used;
        line += word;
        used += needs;
        begun = true;
    }
    if (begun || lines.empty()) lines.push_back(line);
    return lines;
}

std::string paragraph(std::string_view head, std::string_view text, std::size_t width) {
    const std::size_t indent = columns_of(head);
    const auto lines = wrapped(text, width > indent + 20 ? width - indent : 20);
    std::string out;
    for (std::size_t n = 0; n < lines.size(); ++n) {
        out += n == 0 ? std::string(head) : std::string(indent, ' ');
        out += lines[n] + "\n";
    }
    return out;
}

std::string aligned(const std::vector<std::vector<std::string>>& rows, std::size_t width, std::string_view margin) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t n = 0; n + 1 < row.size(); ++n) widths[n] = std::max(widths[n], columns_of(row[n]));
    }
    std::string out;
    for (const auto& row : rows) {
        std::string head(margin);
        for (std::size_t n = 0; n + 1 < row.size(); ++n) head += padded(row[n], widths[n]) + "  ";
        // A row of one entry is a heading.
        out += row.size() == 1 ? std::string(margin) + row.front() + "\n"
                               : paragraph(head, row.empty() ? "" : row.back(), width);
    }
    return out;
}

std::string in_columns(const std::vector<std::string>& entries, std::size_t width, std::string_view margin) {
    std::size_t widest = 1;
    for (const std::string& entry : entries) widest = std::max(widest, columns_of(entry));
    const std::size_t room = width - std::min(width, margin.size());
    const std::size_t across = std::max<std::size_t>(1, (room + 2) / (widest + 2));
    const std::size_t down = (entries.size() + across - 1) / across;
    std::string out;
    for (std::size_t row = 0; row < down; ++row) {
        std::string line(margin);
        for (std::size_t n = row; n < entries.size(); n += down) {
            const bool last = n + down >= entries.size();
            if (across == 1) line = paragraph(margin, entries[n], width), line.pop_back();
            else line += last ? entries[n] : padded(entries[n], widest) + "  ";
        }
        out += line + "\n";
    }
    return out;
}

}  // namespace sitdown::host::cli
