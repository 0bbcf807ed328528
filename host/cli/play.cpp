// The command `play`: a local session, at the terminal table or, with no terminal, by bots alone.
#include <unistd.h>

#include <algorithm>
#include <random>

#include "host/bots/bots.hpp"
#include "host/cli/commands.hpp"
#include "host/cli/games.hpp"
#include "host/cli/result.hpp"
#include "host/cli/sessions.hpp"
#include "host/cli/terminal/table.hpp"
#include "host/cli/window.hpp"
#include "host/plugin/culprit.hpp"
#include "host/rules/options.hpp"
#include "host/support/paths.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_input = 4096;
constexpr const char* usual_bot = "greedy";

std::uint64_t fresh_seed() {
    std::random_device source;
    // Short enough to write down; a game that needs more luck than that can be given a longer one.
    return std::uint64_t{source()};
}

std::string kind_of(const std::string& word, const Json& manifest) {
    if (word == "human" || word == "person") return "person";
    if (word == "bot") return usual_bot;
    try {
        parse_bot(word, manifest);
    } catch (const Error& error) {
        throw Error("usage", "\"" + one_line(word, 60) +
                                 "\" cannot sit at the table: write human, bot or a bot's name. " + error.what());
    }
    return word;
}

// One person, and bots for the other seats.
std::vector<std::string> usual_kinds(std::uint32_t seats) {
    std::vector<std::string> kinds(seats, usual_bot);
    if (!kinds.empty()) kinds.front() = "person";
    return kinds;
}

std::vector<std::string> kinds_of(const std::string& words, const Json& manifest) {
    if (words.empty()) return usual_kinds(usual_seats(manifest));
    if (words.find_first_not_of("0123456789") == words.npos) {
        if (words.size() > 2)
            throw Error("usage", "there are no games for " + one_line(words, 20) + " seats; see \"sitdown list\".");
        return usual_kinds(static_cast<std::uint32_t>(std::stoul(words)));
    }
    std::vector<std::string> kinds;
    for (const std::string& word : split(words, ',')) kinds.push_back(kind_of(word, manifest));
    return kinds;
}

std::vector<Participant> company(const std::vector<std::string>& kinds, const std::vector<std::string>& names) {
    static const std::vector<std::string> usual = {"Rosa", "Vito", "Nina", "Sal", "Carla", "Enzo", "Lucia", "Tony"};
    if (names.size() > kinds.size())
        throw Error("usage", "there are more names (" + std::to_string(names.size()) + ") than seats (" +
                                 std::to_string(kinds.size()) + ").");
    std::vector<Participant> players;
    for (std::size_t seat = 0; seat < kinds.size(); ++seat) {
        const bool named = seat < names.size() && !names[seat].empty();
        players.push_back({named                 ? names[seat]
                           : seat < usual.size() ? usual[seat]
                                                 : "Seat " + std::to_string(seat + 1),
                           kinds[seat]});
    }
    return players;
}

std::unique_ptr<Session> new_session(const PlayArguments& arguments, bool with_persons) {
    const auto module = arguments.game.empty() ? first_on_shelf() : open_game(arguments.game);
    auto kinds = kinds_of(arguments.seats, module->manifest());
    if (!with_persons) std::replace(kinds.begin(), kinds.end(), std::string("person"), std::string(usual_bot));
    auto rules = std::make_shared<const Rules>(module, static_cast<std::uint32_t>(kinds.size()),
                                               parse_options(module->manifest(), arguments.options));
    const fs::path journal = new_journal_path(made(journals_folder()), module->id());
    return Session::create(std::move(rules), arguments.seed.value_or(fresh_seed()), company(kinds, arguments.names),
                           journal);
}

std::unique_ptr<Session> resumed_session(const fs::path& journal) {
    return Session::resume(rules_for(Journal::read(journal).start), journal);
}

fs::path journal_to_resume(const std::string& word) {
    if (!word.empty()) return find_journal(word);
    const auto sessions = unfinished_sessions();
    if (sessions.empty()) throw Error("not_found", "there is no unfinished game; \"sitdown play\" begins one.");
    return sessions.front().path;
}

void tell_of_unfinished(const fs::path& current) {
    auto sessions = unfinished_sessions();
    std::erase_if(sessions, [&](const JournalSummary& each) { return each.path == current; });
    if (sessions.empty()) return;
    const std::string more = sessions.size() > 1 ? " (and " + std::to_string(sessions.size() - 1) + " more)" : "";
    note("Unfinished: " + session_line(sessions.front()) + more + "; go on with: sitdown play --resume " +
         sessions.front().id);
}

// With nobody to ask: the bots play, and the log is the result.
Exit play_bots(Session& session, const Paper& paper) {
    const Culprit in_use(session.rules().module().id(), "being played");
    auto players = seat_players(session, fresh_seed());
    auto lines = [&, told = std::size_t{0}]() mutable {
        for (const Json& log = session.log(spectator); told < log.size(); ++told) {
            if (log[told].contains("text")) print(paragraph("", log[told].at("text").get<std::string>(), paper.width));
        }
    };
    lines();
    while (!session.over()) {
        if (!ask_players(session, players))
            throw Error("fault", "The game waits for a seat that no bot plays; run it with --terminal.");
        lines();
    }
    std::vector<std::string> names;
    for (const Participant& player : session.players()) names.push_back(player.name);
    print("\n" + result_text(session.rules(), session.status(), session.standings(), names, paper));
    return Exit::fine;
}

// Whoever sits there; going over to another session is leaving one table for the next.
Exit play_at_terminal(std::unique_ptr<Session> session, const Paper& paper) {
    LineReader input(STDIN_FILENO, longest_input);
    while (true) {
        const Culprit in_use(session->rules().module().id(), "being played");
        auto players = seat_players(*session, fresh_seed());
        print_line(paper.ink(Ink::title, session->rules().manifest().value("title", "")));
        const Parting parting = TerminalTable(*session, players, input, paper).play();
        if (parting.kind == Parting::Kind::over) return Exit::fine;
        const std::string id = session->journal_path().stem().string();
        print_line("The game is kept. Go on with:\n  sitdown play --resume " + id);
        if (parting.kind == Parting::Kind::left) return Exit::fine;
        players.clear();
        session.reset();  // its journal is free again
        session = resumed_session(parting.journal);
    }
}

// The session goes on in the window: its journal is all that the window needs. Nothing: no window came up.
std::optional<Exit> play_in_window(const PlayArguments& arguments) {
    WindowEnd end;
    if (arguments.anything) {
        end = open_window({});
    } else {
        auto session = arguments.resume ? resumed_session(journal_to_resume(*arguments.resume)) : new_session(arguments, true);
        const fs::path journal = session->journal_path();
        session.reset();  // its journal is free again
        end = open_window({"--journal", journal.string()});
        if (!end.opened && !arguments.resume) fs::remove(journal);  // nothing was played in it
    }
    if (!end.opened) {
        note("The window could not be opened; this is the terminal table.");
        return std::nullopt;
    }
    return end.code <= 2 ? static_cast<Exit>(end.code) : Exit::failed;
}

}  // namespace

Exit run(const PlayArguments& arguments) {
    if (!arguments.terminal && display_there()) {
        if (const auto played = play_in_window(arguments)) return *played;
    }
    const bool at_terminal = arguments.terminal || (::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1);
    const Paper paper = paper_of(STDOUT_FILENO);
    if (arguments.resume) {
        auto session = resumed_session(journal_to_resume(*arguments.resume));
        if (session->resumed_torn()) note("The last line of the journal was cut off; its choice was never accepted.");
        const bool bots_only = std::none_of(session->players().begin(), session->players().end(),
                                            [](const auto& each) { return each.person(); });
        if (!at_terminal && !bots_only)
            throw Error("usage", "there are persons in this game, and no terminal to ask them at; add --terminal to "
                                 "read their answers from standard input.");
        return bots_only ? play_bots(*session, paper) : play_at_terminal(std::move(session), paper);
    }
    auto session = new_session(arguments, at_terminal);
    if (!at_terminal) {
        note("There is no terminal, so bots play every seat; --terminal reads answers from standard input.");
        return play_bots(*session, paper);
    }
    tell_of_unfinished(session->journal_path());
    return play_at_terminal(std::move(session), paper);
}

}  // namespace sitdown::host::cli
