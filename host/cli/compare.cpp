// The command `compare`: the declared facts of rule sets side by side.
#include "host/lab/compare.hpp"

#include "host/cli/commands.hpp"
#include "host/cli/games.hpp"
#include "host/support/error.hpp"

namespace sitdown::host::cli {

Exit run(const CompareArguments& arguments) {
    if (arguments.games.size() < 2)
        throw Error("usage", "name two or more games to compare; \"sitdown list\" shows them.");
    const Comparison comparison = compare(open_games(arguments.games));
    if (arguments.json) print_json(to_json(comparison));
    else print(to_text(comparison));
    return Exit::fine;
}

}  // namespace sitdown::host::cli
