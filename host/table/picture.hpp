// The window's command line: what to open, or a picture of a screen at a given moment of a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sitdown::host {

class TableWindow;

struct PictureArguments {
    std::optional<int> stop;  // exit code: help was asked for, or the words were wrong
    std::string file;         // empty: open the window
    std::string game, seat = "0", size = "1920x1080", theme, screen = "table", journal;
    std::uint32_t seats = 0;
    std::uint64_t seed = 1, after = 0;
    std::vector<std::string> options;
    bool bench = false, bench_start = false, json = false;  // measure the window instead
    std::vector<std::string> kinds, names;  // of the seats, where the window is opened with a game
};

PictureArguments read_arguments(int count, char** words);
// Renders offscreen and writes a PNG. The exit code.
int take_picture(TableWindow&, const PictureArguments&);
// Opens the game or journal that was named; the home screen otherwise. Not 0: it cannot be, and the reason was said.
int open_as_asked(TableWindow&, const PictureArguments&);

}  // namespace sitdown::host
