// What the command line asks for. Only arguments.cpp knows the parser.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sitdown::host::cli {

struct ListArguments {
    bool json = false;
};
struct InfoArguments {
    std::string game;
    bool json = false;
};
struct CompareArguments {
    std::vector<std::string> games;
    bool json = false;
};
struct PlayArguments {
    std::string game;   // empty: the first on the shelf
    std::string seats;  // kinds of players, or how many; empty: the usual
    std::vector<std::string> names;
    std::optional<std::uint64_t> seed;
    std::vector<std::string> options;
    bool terminal = false;
    bool anything = false;  // no command was given: the shelf, where there is a window
    std::optional<std::string> resume;  // empty: the last one
};
struct SimulateArguments {
    std::string game;
    std::uint64_t games = 1000;
    std::optional<std::uint32_t> seats;
    std::vector<std::string> bots = {"random"};
    std::uint64_t seed = 1;
    std::optional<std::uint32_t> threads;
    std::vector<std::string> options;
    bool json = false;
};
struct ValidateArguments {
    std::string game;
    std::uint32_t games = 20;
    std::uint64_t seed = 1;
    std::optional<std::uint32_t> seats;
    std::vector<std::string> options;
    bool thorough = false;
    bool json = false;
};
struct EngineArguments {
    std::string game;
    bool help = false;
};
struct ReplayArguments {
    std::string file;
    bool verify = false;
    std::optional<std::uint64_t> to;
    bool json = false;
};
struct BenchArguments {
    std::vector<std::string> games;
    bool json = false;
};
// The window has arguments of its own.
struct TableArguments {
    std::vector<std::string> words;
};
// Help or version: the text is the result.
struct TextAnswer {
    std::string text;
};

using Arguments = std::variant<ListArguments, InfoArguments, CompareArguments, PlayArguments, SimulateArguments,
                               ValidateArguments, EngineArguments, ReplayArguments, BenchArguments, TableArguments, TextAnswer>;

// Throws Error usage with a sentence that says what to write instead.
Arguments parse_arguments(int count, char** words);

}  // namespace sitdown::host::cli
