// A bar on standard error while something takes long; nothing where standard error is not a terminal.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sitdown::host::cli {

class ProgressBar {
public:
    explicit ProgressBar(std::string what);
    ~ProgressBar() { clear(); }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::uint64_t done, std::uint64_t total);
    void say(std::string_view text);  // instead of a bar, where there is no total
    void clear();

private:
    void draw(const std::string& line);

    std::string what_;
    bool terminal_;
    bool drawn_ = false;
};

}  // namespace sitdown::host::cli
