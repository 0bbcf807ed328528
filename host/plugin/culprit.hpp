// Remembers which module is in use, in a file that is gone after an orderly end, so that the next start can name the
// module after a crash. A process that is ended by the user (Ctrl-C, a closed terminal) leaves no such file either.
#pragma once

#include <string>
#include <vector>

namespace sitdown::host {

// While one lives, `module` is in use for `doing` ("being opened", "being played"). Several may live at once.
// Where the file cannot be written, nothing is remembered: that is no reason not to play.
class Culprit {
public:
    Culprit(const std::string& module, const std::string& doing);
    Culprit(const Culprit&) = delete;
    Culprit& operator=(const Culprit&) = delete;
    ~Culprit();

    // A sentence for each run that ended in the middle of something, then forgets them. For the start of a program.
    static std::vector<std::string> left_behind();

private:
    std::string line_;
};

}  // namespace sitdown::host
