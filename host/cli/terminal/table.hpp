// The terminal table: persons at one keyboard, bots beside them. Shows a viewer nothing but what the session gives for
// that viewer. The same lines can come from a script.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "host/cli/line_reader.hpp"
#include "host/cli/terminal/lexicon.hpp"
#include "host/cli/terminal/menu.hpp"
#include "host/cli/terminal/picture.hpp"
#include "host/session/player.hpp"
#include "host/session/session.hpp"

namespace sitdown::host::cli {

// How an evening at the table ends.
struct Parting {
    enum class Kind { over, left, other } kind = Kind::left;
    std::filesystem::path journal;  // other: the session to go on with
};

class TerminalTable {
public:
    // `session`, `players` and `input` must outlive it.
    TerminalTable(Session& session, std::vector<std::unique_ptr<Player>>& players, LineReader& input,
                  const Paper& paper);
    Parting play();

private:
    struct Command;  // see commands.cpp
    static const std::vector<Command>& commands();

    // The flow.
    void greet();
    void ask(std::uint32_t seat);
    bool let_bots_play();
    std::optional<std::uint32_t> next_person() const;
    void change_person(std::uint32_t seat);
    void draw_curtain(std::uint32_t seat);
    bool has_secrets(std::uint32_t seat) const;
    void close_game();

    // Showing.
    void show_view(std::uint32_t viewer);
    void show_prompt(std::uint32_t seat);
    void show_news(std::uint32_t viewer);
    void say(std::string_view text);
    void whisper(std::string_view text);  // beside the game
    void clear_screen();

    // Reading. At the end of the input the person has left.
    std::optional<std::string> read(std::string_view prompt);
    bool agreed(std::string_view question);

    // Answers and commands.
    void obey(std::uint32_t seat, const std::string& line);
    void choose(std::uint32_t seat, const std::string& line);
    void take(std::uint32_t seat, std::size_t entry, std::optional<std::int32_t> amount);
    void undo(std::uint32_t seat, const std::string& rest);
    void settle_proposal();
    void take_back(std::uint32_t seat);
    void skip(std::uint32_t seat);
    void save(const std::string& rest);
    void resume(const std::string& rest);
    void show_log(std::uint32_t seat, const std::string& rest);
    void show_rules(std::uint32_t seat, const std::string& rest);
    void show_why(std::uint32_t seat, const std::string& rest);
    void show_thing(const std::string& rest);
    void show_help();
    void leave();

    std::string sign(std::uint32_t seat) const;  // "A Rosa", in the seat's colour

    Session& session_;
    std::vector<std::unique_ptr<Player>>& players_;
    LineReader& input_;
    Paper paper_;
    Lexicon lexicon_;
    std::vector<std::string> names_;
    std::size_t persons_ = 0;
    std::optional<std::uint32_t> looking_;  // whose eyes are on the screen
    std::optional<std::string> waiting_line_;  // read at the curtain, meant for what comes after it
    std::map<std::uint32_t, std::size_t> told_;  // entries of the log that a viewer has read
    std::string shown_moment_;  // phase and round of the picture on the screen
    Menu menu_{nlohmann::json::array()};
    std::optional<Parting> parting_;
};

}  // namespace sitdown::host::cli
