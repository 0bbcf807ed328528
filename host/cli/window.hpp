// The way from the command line to the window, which is a program of its own: so that commands and probes start without
// Qt, and work where there is none.
#pragma once

#include <string>
#include <vector>

namespace sitdown::host::cli {

// Whether somebody could see a window.
bool display_there();

struct WindowEnd {
    bool opened = false;  // it came up; false: nothing was seen, and the reason is on standard error
    int code = 0;
};

// Runs the window with these words and waits for its end. Throws Error not_found where it was not built.
WindowEnd open_window(const std::vector<std::string>& words);

}  // namespace sitdown::host::cli
