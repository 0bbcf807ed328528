#include "host/cli/line_reader.hpp"

#include <unistd.h>

#include <cerrno>

namespace sitdown::host::cli {

bool LineReader::refill() {
    buffer_.resize(65536);
    ssize_t count = 0;
    do count = ::read(file_, buffer_.data(), buffer_.size());
    while (count < 0 && errno == EINTR);
    buffer_.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    at_ = 0;
    return count > 0;
}

std::optional<Line> LineReader::next() {
    Line line;
    bool begun = false;
    while (at_ < buffer_.size() || refill()) {
        begun = true;
        const std::size_t end = buffer_.find('\n', at_);
        const std::size_t stop = end == std::string::npos ? buffer_.size() : end;
        if (line.text.size() + (stop - at_) > limit_) line.too_long = true;
        if (line.too_long) line.text.clear();
        else line.text.append(buffer_, at_, stop - at_);
        at_ = end == std::string::npos ? stop : stop + 1;
        if (end != std::string::npos) break;
    }
    if (!begun) return std::nullopt;
    if (line.text.ends_with('\r')) line.text.pop_back();
    return line;
}

}  // namespace sitdown::host::cli
