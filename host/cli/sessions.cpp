#include "host/cli/sessions.hpp"

#include <algorithm>

#include "host/support/paths.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {

namespace fs = std::filesystem;

fs::path journals_folder() { return state_folder() / "journals"; }

std::vector<JournalSummary> unfinished_sessions() {
    auto sessions = list_journals(journals_folder());
    std::erase_if(sessions, [](const JournalSummary& each) { return each.over || !each.problem.empty(); });
    return sessions;
}

fs::path find_journal(const std::string& word) {
    std::error_code failed;
    if (fs::exists(word, failed)) return word;
    const fs::path named = journals_folder() / (word + ".journal");
    if (word.find('/') == word.npos && fs::exists(named, failed)) return named;
    std::vector<std::string> names;
    for (const JournalSummary& each : list_journals(journals_folder())) names.push_back(each.id);
    throw Error("not_found", "there is no journal \"" + one_line(word, 200) + "\"." + did_you_mean(word, names) +
                                 " Name a file, or a journal in " + journals_folder().string() + ".");
}

std::string session_line(const JournalSummary& session) {
    std::vector<std::string> players;
    for (const Participant& player : session.start.players) players.push_back(player.name);
    std::string begun = session.start.created.substr(0, 16);
    std::replace(begun.begin(), begun.end(), 'T', ' ');
    return session.start.module + " with " + join(players) + "; " + std::to_string(session.choices) +
           (session.choices == 1 ? " choice" : " choices") + ", begun " + begun + " UTC";
}

}  // namespace sitdown::host::cli
