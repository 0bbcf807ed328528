// The command `engine`: any program can drive or test a game, a JSON object in a line each way.
#include <unistd.h>

#include "host/cli/commands.hpp"
#include "host/cli/engine/operations.hpp"
#include "host/cli/games.hpp"
#include "host/cli/line_reader.hpp"
#include "host/cli/typography.hpp"
#include "host/plugin/culprit.hpp"

namespace sitdown::host::cli {
namespace {

std::string help() {
    std::string text =
        "sitdown engine GAME\n\n"
        "Reads requests from standard input, a JSON object in a line each, and answers\n"
        "every line with one line on standard output: {\"ok\":true,…}, or\n"
        "{\"ok\":false,\"error\":{\"code\",\"message\"}}, and then nothing has changed.\n"
        "Codes: usage, bad_input, illegal, unsupported, fault, too_long.\n"
        "A line has at most " + std::to_string(Request::longest_line) + " bytes. Seats are counted from 0.\n"
        "The end of the input ends the program.\n";
    for (const Operation& each : operations()) {
        text += "\n" + std::string(each.name) + "\n";
        text += paragraph("    ", each.about, 80);
        text += "    > " + std::string(each.example) + "\n";
        text += paragraph("    < ", "ok " + std::string(each.answers), 80);
    }
    return text + "\nIn the examples, 16777217 is an id that choices gave, and SAVED the state that save gave.\n";
}

std::string line_of(const Ordered& answer) { return answer.dump(-1, ' ', false, Ordered::error_handler_t::replace); }

}  // namespace

Exit run(const EngineArguments& arguments) {
    if (arguments.help) {
        print(help());
        return Exit::fine;
    }
    if (arguments.game.empty())
        throw Error("usage", "which game? Write \"sitdown engine GAME\"; \"sitdown list\" shows the games.");
    Machine machine(open_game(arguments.game));
    const Culprit in_use(machine.module().id(), "being driven by another program");
    LineReader input(STDIN_FILENO, Request::longest_line);
    while (const auto line = input.next()) {
        print_line(line_of(line->too_long
                               ? refusal("too_long", "The line has more than " + std::to_string(Request::longest_line) +
                                                         " bytes; send less at once.")
                               : answer_to(machine, line->text)));
        flush_output();
    }
    return Exit::fine;
}

}  // namespace sitdown::host::cli
