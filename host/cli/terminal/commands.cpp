// What a person can type beside a choice.
#include <algorithm>
#include <charconv>
#include <functional>

#include "host/cli/output.hpp"
#include "host/cli/sessions.hpp"
#include "host/cli/terminal/table.hpp"
#include "host/cli/terminal/wording.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {

struct TerminalTable::Command {
    std::string name, words, about;  // `words`: what may follow
    std::function<void(TerminalTable&, std::uint32_t seat, const std::string& rest)> run;
};

const std::vector<TerminalTable::Command>& TerminalTable::commands() {
    using Table = TerminalTable;
    using Rest = std::string;
    static const std::vector<Command> all = {
        {"help", "", "this list", [](Table& table, auto, const Rest&) { table.show_help(); }},
        {"view", "", "the table as you see it", [](Table& table, auto seat, const Rest&) { table.show_view(seat); }},
        {"choices", "", "what you are asked, again",
         [](Table& table, auto seat, const Rest&) { table.show_prompt(seat); }},
        {"look", "THING", "a card, space or part of the table, with its text",
         [](Table& table, auto, const Rest& rest) { table.show_thing(rest); }},
        {"why", "THING", "why you cannot use it now",
         [](Table& table, auto seat, const Rest& rest) { table.show_why(seat, rest); }},
        {"rules", "[all]", "what this phase is about; all phases, parts and options",
         [](Table& table, auto seat, const Rest& rest) { table.show_rules(seat, rest); }},
        {"log", "[N|all]", "the last N lines of what happened (20)",
         [](Table& table, auto seat, const Rest& rest) { table.show_log(seat, rest); }},
        {"undo", "[turn|N]", "your last step; the whole turn; or back to line N of the log",
         [](Table& table, auto seat, const Rest& rest) { table.undo(seat, rest); }},
        {"back", "", "take back your secret answer",
         [](Table& table, auto seat, const Rest&) { table.take_back(seat); }},
        {"skip", "", "pass for the rest of this phase", [](Table& table, auto seat, const Rest&) { table.skip(seat); }},
        {"save", "FILE", "a copy of this game (it is kept anyway)",
         [](Table& table, auto, const Rest& rest) { table.save(rest); }},
        {"resume", "[N]", "other unfinished games; go over to one",
         [](Table& table, auto, const Rest& rest) { table.resume(rest); }},
        {"quit", "", "leave; the game is kept", [](Table& table, auto, const Rest&) { table.leave(); }},
    };
    return all;
}

void TerminalTable::obey(std::uint32_t seat, const std::string& line) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == line.npos) return;
    const std::size_t end = std::min(line.find(' ', begin), line.size());
    std::string word = small(line.substr(begin, end - begin));
    std::string rest = line.substr(std::min(line.find_first_not_of(' ', end), line.size()));
    while (rest.ends_with(' ')) rest.pop_back();
    if (word == "?" || word == "h") word = "help";
    if (word == "q" || word == "exit") word = "quit";
    try {
        for (const Command& command : commands()) {
            if (command.name == word) return command.run(*this, seat, rest);
        }
        choose(seat, line);
    } catch (const Error& error) {
        // A module that failed, or a disk that is full, is more than a wrong line.
        if (error.code() == "fault") throw;
        say(paper_.ink(Ink::bad, error.what()));
    }
}

void TerminalTable::choose(std::uint32_t seat, const std::string& line) {
    const Menu::Match match = menu_.match(line);
    if (match.entries.size() == 1) return take(seat, match.entries.front(), match.amount);
    if (match.entries.empty()) {
        say("There is no such choice. Type its number, words of it, or help.");
        return;
    }
    say("That could be one of these; type its number:");
    print(menu_.list(match.entries, paper_));
}

void TerminalTable::take(std::uint32_t seat, std::size_t entry, std::optional<std::int32_t> amount) {
    if (menu_.has_range(entry) && !amount) {
        const std::string low = std::to_string(menu_.low(entry));
        const auto answer = read("How much, " + menu_.range_text(entry, lexicon_) + "? [" + low + "] ");
        if (!answer) return leave();
        std::string digits = *answer;
        std::erase_if(digits, [](char letter) { return letter == '$' || letter == ',' || letter == ' '; });
        std::int32_t number = menu_.low(entry);
        const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (!digits.empty() && (failed != std::errc() || end != digits.data() + digits.size())) {
            say("That is not a number, so nothing was chosen.");
            return;
        }
        amount = number;
    }
    const std::string text = menu_.text(entry);
    session_.answer(seat, menu_.id(entry), amount.value_or(menu_.low(entry)));
    whisper(names_[seat] + ": " + text + (menu_.has_range(entry) ? " → " + std::to_string(*amount) : ""));
}

void TerminalTable::undo(std::uint32_t seat, const std::string& rest) {
    Undone result = Undone::done;
    if (rest.empty()) {
        result = session_.undo_step(seat);
    } else if (rest == "turn") {
        result = session_.reset_turn(seat);
    } else {
        std::size_t line = 0;
        const auto [end, failed] = std::from_chars(rest.data(), rest.data() + rest.size(), line);
        if (failed != std::errc() || end != rest.data() + rest.size() || line == 0) {
            say("Write undo, undo turn, or undo and the number of a line that log shows.");
            return;
        }
        result = session_.undo_to_line(seat, line - 1);
    }
    if (result == Undone::proposed) return settle_proposal();
    shown_moment_.clear();
    whisper("Undone.");
}

// Everybody is at this keyboard, so everybody is asked here.
void TerminalTable::settle_proposal() {
    for (std::uint32_t seat = 0; seat < names_.size() && session_.proposal(); ++seat) {
        const Proposal proposal = *session_.proposal();
        if (!(proposal.needed >> seat & 1) || (proposal.agreed >> seat & 1)) continue;
        if (agreed(names_[seat] + ", " + names_[proposal.by] + " wants to undo. Do you agree?")) {
            session_.agree(seat);
        } else {
            session_.refuse(seat);
            say(names_[seat] + " does not agree, so all stays as it is.");
            return;
        }
    }
    shown_moment_.clear();
    whisper("Undone. What chance had decided will be decided anew.");
}

void TerminalTable::take_back(std::uint32_t seat) {
    session_.take_back(seat);
    whisper("Your answer is taken back.");
}

void TerminalTable::skip(std::uint32_t seat) {
    if (session_.status().optional == 0) {
        say("This question cannot be passed; type skip where passing is allowed.");
        return;
    }
    session_.pass_rest_of_phase(seat);
}

void TerminalTable::save(const std::string& rest) {
    if (rest.empty()) {
        say("Write save and a file name. The game itself is kept anyway" +
            (session_.journal_path().empty() ? "." : ", in " + session_.journal_path().string() + "."));
        return;
    }
    session_.save(rest);
    say("Saved. Go on from there with:");
    print_line("  sitdown play --resume " + rest);
}

void TerminalTable::resume(const std::string& rest) {
    auto sessions = unfinished_sessions();
    std::erase_if(sessions, [&](const JournalSummary& each) { return each.path == session_.journal_path(); });
    std::size_t number = 0;
    std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (number >= 1 && number <= sessions.size()) {
        parting_ = Parting{Parting::Kind::other, sessions[number - 1].path};
        return;
    }
    if (sessions.empty()) {
        say("There is no other unfinished game.");
        return;
    }
    say("Unfinished games; resume and a number goes over to one, and this one is kept:");
    for (std::size_t n = 0; n < sessions.size(); ++n)
        print(paragraph("  " + paper_.ink(Ink::number, std::to_string(n + 1)) + "  ", session_line(sessions[n]),
                        paper_.width));
}

void TerminalTable::show_log(std::uint32_t seat, const std::string& rest) {
    const Json& log = session_.log(seat);
    std::vector<std::size_t> lines;
    for (std::size_t entry = 0; entry < log.size(); ++entry) {
        if (log[entry].contains("text")) lines.push_back(entry);
    }
    std::size_t many = 20;
    std::from_chars(rest.data(), rest.data() + rest.size(), many);
    if (rest == "all") many = lines.size();
    const std::size_t digits = std::to_string(log.size()).size();
    for (std::size_t n = lines.size() - std::min(many, lines.size()); n < lines.size(); ++n) {
        const std::string head = "  " + paper_.ink(Ink::dim, padded_left(std::to_string(lines[n] + 1), digits)) + "  ";
        print(paragraph(head, log[lines[n]].at("text").get<std::string>(), paper_.width));
    }
    if (lines.empty()) say("Nothing has happened yet.");
}

void TerminalTable::show_help() {
    say("Type the number of a choice (with an amount behind it where it has one), or words of it. Or:");
    std::vector<std::vector<std::string>> rows;
    for (const Command& command : commands())
        rows.push_back({paper_.ink(Ink::number, command.name) + (command.words.empty() ? "" : " " + command.words),
                        command.about});
    print(aligned(rows, paper_.width, "  "));
}

void TerminalTable::leave() { parting_ = Parting{Parting::Kind::left, {}}; }

}  // namespace sitdown::host::cli
