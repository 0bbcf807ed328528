// The command `replay`: plays a journal again and shows where it leads.
#include <unistd.h>

#include "host/cli/commands.hpp"
#include "host/cli/games.hpp"
#include "host/cli/result.hpp"
#include "host/cli/sessions.hpp"
#include "host/cli/terminal/picture.hpp"
#include "host/plugin/culprit.hpp"
#include "host/rules/names.hpp"
#include "host/rules/words.hpp"
#include "host/session/timeline.hpp"
#include "host/support/hash.hpp"

namespace sitdown::host::cli {
namespace {

std::vector<std::string> names_in(const StartRecord& start) {
    std::vector<std::string> names;
    for (const Participant& player : start.players) names.push_back(player.name);
    return names;
}

Ordered document(const Timeline& timeline, const JournalContents& journal, const ReplayArguments& arguments) {
    const Rules& rules = timeline.rules();
    const sd_status& now = timeline.status();
    Ordered standings = Ordered::array();
    const auto table = rules.standings(timeline.state());
    for (std::uint32_t seat = 0; seat < table.size(); ++seat) {
        standings.push_back({{"seat", seat}, {"name", journal.start.players[seat].name}, {"score", table[seat].score},
                             {"place", table[seat].place}});
    }
    const Json& endings = rules.manifest().at("endings");
    const bool over = now.ending >= 1 && now.ending <= endings.size();
    return {{"game", journal.start.module},
            {"version", journal.start.version},
            {"seats", journal.start.seats},
            {"seed", journal.start.seed},
            {"records", journal.records.size()},
            {"steps", timeline.size()},
            {"verified", arguments.verify},
            {"torn", journal.torn},
            {"hash", hash_hex(timeline.hash())},
            {"over", now.ending != 0},
            {"ending", over ? endings[now.ending - 1].value("id", Json()) : Json()},
            {"standings", standings}};
}

// As a spectator saw it: a journal may be that of a game that still goes on.
void show(const Timeline& timeline, const JournalContents& journal, const Paper& paper) {
    const Rules& rules = timeline.rules();
    const auto names = names_in(journal.start);
    const Words words(rules, names);
    for (std::size_t step = 0; step <= timeline.size(); ++step) {
        for (const sd_event& event : timeline.at(step).events) {
            const std::string line = words.line(event, spectator);
            if (!line.empty())
                print(paragraph(paper.ink(Ink::dim, padded_left(std::to_string(step), 5) + "  "), line, paper.width));
        }
    }
    const Lexicon lexicon(rules.manifest(), rules.components());
    print("\n" + picture(with_names(rules.view(timeline.state(), spectator), names), lexicon, Company{names}, paper) +
          "\n");
    print(result_text(rules, timeline.status(), rules.standings(timeline.state()), names, paper));
}

}  // namespace

Exit run(const ReplayArguments& arguments) {
    const JournalContents journal = Journal::read(find_journal(arguments.file));
    const auto rules = rules_for(journal.start);
    check_fits(*rules, journal.start);
    const Culprit in_use(journal.start.module, "being replayed");
    try {
        Timeline timeline = replay(rules, journal, arguments.verify);
        if (arguments.to && *arguments.to > timeline.size())
            throw Error("usage", "the game in this journal has " + std::to_string(timeline.size()) +
                                     " steps; --to can be 0 to " + std::to_string(timeline.size()) + ".");
        if (arguments.to) timeline.rewind(static_cast<std::size_t>(*arguments.to));
        if (arguments.json) {
            print_json(document(timeline, journal, arguments));
            return Exit::fine;
        }
        show(timeline, journal, paper_of(STDOUT_FILENO));
    } catch (const Error& error) {
        // The file is whole, but what it says does not come out: that is the check's result.
        if (!arguments.verify || error.code() != "bad_input") throw;
        complain(error.what());
        return Exit::failed;
    }
    if (journal.torn) note("The last line was cut off in writing and is left out: its choice was never accepted.");
    if (arguments.verify)
        note("Verified: " + std::to_string(journal.records.size()) + " records, and every recorded hash is right.");
    return Exit::fine;
}

}  // namespace sitdown::host::cli
