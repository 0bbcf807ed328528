#include "host/cli/progress.hpp"

#include <unistd.h>

#include <cstdio>

#include "host/support/text.hpp"

namespace sitdown::host::cli {

ProgressBar::ProgressBar(std::string what) : what_(std::move(what)), terminal_(::isatty(STDERR_FILENO) == 1) {}

void ProgressBar::show(std::uint64_t done, std::uint64_t total) {
    constexpr std::uint64_t width = 40;
    if (!terminal_ || total == 0) return;
    const std::uint64_t filled = done * width / total;
    std::string line = "[" + std::string(filled, '#') + std::string(width - filled, '.') + "] ";
    line += grouped_number(static_cast<long long>(done)) + " of " + grouped_number(static_cast<long long>(total)) +
            " " + what_;
    draw(line);
}

void ProgressBar::say(std::string_view text) {
    if (terminal_) draw(what_ + std::string(text));
}

void ProgressBar::clear() {
    if (drawn_) std::fputs("\r\033[K", stderr);
    drawn_ = false;
}

void ProgressBar::draw(const std::string& line) {
    std::fputs(("\r\033[K" + line).c_str(), stderr);
    std::fflush(stderr);
    drawn_ = true;
}

}  // namespace sitdown::host::cli
