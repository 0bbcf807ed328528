// The program `sitdown`: reads its arguments, runs a command, and turns every failure into one line and an exit code.
#include <csignal>
#include <exception>

#include "host/cli/commands.hpp"
#include "host/plugin/culprit.hpp"
#include "host/plugin/probe.hpp"
#include "host/support/error.hpp"
#include "host/support/logging.hpp"

namespace {

using namespace sitdown::host;

cli::Exit exit_for(const Error& error) {
    const bool ours = error.code() == "fault" || error.code() == "illegal";
    return ours ? cli::Exit::failed : cli::Exit::bad_input;
}

cli::Exit run(int count, char** words) {
    try {
        start_logging();
        for (const std::string& sentence : Culprit::left_behind()) cli::note(sentence);
        const cli::Arguments arguments = cli::parse_arguments(count, words);
        const cli::Exit result = std::visit([](const auto& each) { return cli::run(each); }, arguments);
        cli::flush_output();
        return result;
    } catch (const Error& error) {
        cli::complain(error.what());
        return exit_for(error);
    } catch (const std::bad_alloc&) {
        cli::complain("there is not enough memory for this; close something, or ask for less at once.");
    } catch (const std::exception& error) {
        cli::complain(std::string("an error that should not happen: ") + error.what() + "; please report it.");
    }
    return cli::Exit::failed;
}

}  // namespace

namespace sitdown::host::cli {

Exit run(const TextAnswer& answer) {
    print(answer.text);
    return Exit::fine;
}

}  // namespace sitdown::host::cli

int main(int count, char** words) {
    // A reader that has gone away ends the program without a word, also where the caller ignores the signal.
    std::signal(SIGPIPE, SIG_DFL);
    cli::occupy_standard_streams();
    if (const auto answered = answer_probe(count, words)) return *answered;
    return static_cast<int>(run(count, words));
}
