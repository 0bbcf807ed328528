// Plays a game in a process that a test kills: every answer that was accepted is acknowledged by a line on stdout,
// "seat id amount", every undo by "back". Goes on with the journal if there is one, from wherever it ends.
//
//     session_driver JOURNAL FOLDER SEATS SEED
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "table.hpp"

using namespace sitdown::host;

namespace {

// One write, so that a kill leaves whole lines in the pipe.
void acknowledge(const std::string& what) {
    const std::string line = what + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size())) std::_Exit(3);
}

// Now and then a seat changes its mind, so that take-backs, undos and new seeds are interrupted too.
void play(Session& session, sitdown::Rng rng) {
    while (!session.over()) {
        const std::size_t before = session.timeline().size();
        random_step(session, rng);
        const Step& step = session.timeline().at(before + 1);
        acknowledge(std::to_string(step.seat) + " " + std::to_string(step.choice.id) + " " +
                    std::to_string(step.choice.amount));
        if (rng.below(16) != 0) continue;
        try {
            session.undo_step(rng.below(session.rules().seats()));
            acknowledge("back");
        } catch (const Error&) {  // nothing to undo
        }
    }
}

}  // namespace

int main(int count, char** words) {
    if (count != 5) return 2;
    try {
        const std::filesystem::path journal = words[1];
        const auto seats = static_cast<std::uint32_t>(std::strtoul(words[3], nullptr, 10));
        const auto seed = std::strtoull(words[4], nullptr, 10);
        const auto rules = rules_of(words[2], seats);
        std::vector<Participant> players(seats, {"", "program"});
        auto session = std::filesystem::exists(journal) ? Session::resume(rules, journal)
                                                        : Session::create(rules, seed, players, journal);
        play(*session, sitdown::Rng{seed});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
