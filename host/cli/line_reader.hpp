// Lines from a person, a script or a program. However long a line is, it never takes more memory than the limit.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace sitdown::host::cli {

struct Line {
    std::string text;       // without its end
    bool too_long = false;  // then the text is empty and the whole line has been skipped
};

class LineReader {
public:
    LineReader(int file, std::size_t limit) : file_(file), limit_(limit) {}
    // Nothing at the end of the input. A last line without an end counts.
    std::optional<Line> next();

private:
    bool refill();

    int file_;
    std::size_t limit_;
    std::string buffer_;
    std::size_t at_ = 0;
};

}  // namespace sitdown::host::cli
