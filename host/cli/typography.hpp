// Text for people: wrapped, in columns, with or without colour.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace sitdown::host::cli {

enum class Ink { plain, bold, dim, title, number, good, bad };

// What the place that we write to can show.
struct Paper {
    bool colour = false;
    bool terminal = false;
    std::size_t width = 80;

    std::string ink(Ink, std::string_view text) const;
    std::string seat(std::uint32_t seat, std::string_view text) const;  // in the seat's colour
};

// Colour only on a terminal, not a dumb one, and not against NO_COLOR. Wider than 100 columns is hard to read.
Paper paper_of(int stream);

// Columns that a text takes on a terminal: escapes take none, a character of several bytes one.
std::size_t columns_of(std::string_view text);
std::string padded(std::string_view text, std::size_t columns);
std::string padded_left(std::string_view text, std::size_t columns);
// Lines of at most `width` columns, broken between words; all but the first begin with `indent` blanks.
std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);
// The same with a first line that begins with `head`; the others are indented to where its text began.
std::string paragraph(std::string_view head, std::string_view text, std::size_t width);
// Rows whose columns are as wide as needed; the last one is wrapped at `width`. Ends in a line break.
std::string aligned(const std::vector<std::vector<std::string>>& rows, std::size_t width, std::string_view margin = "");
// Short entries side by side, read downwards.
std::string in_columns(const std::vector<std::string>& entries, std::size_t width, std::string_view margin = "");

}  // namespace sitdown::host::cli
