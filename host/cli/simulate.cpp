// The command `simulate`: many games by bots, counted.
#include "host/lab/simulate.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <thread>

#include "host/cli/commands.hpp"
#include "host/cli/games.hpp"
#include "host/cli/progress.hpp"
#include "host/cli/typography.hpp"
#include "host/plugin/culprit.hpp"
#include "host/rules/options.hpp"
#include "host/rules/rules.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string decimal(double number, int digits) {
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, number);
    return text;
}

std::string whole(double number) { return grouped_number(static_cast<long long>(number + 0.5)); }

std::string seat_table(const Ordered& result) {
    Rows rows = {{"Seat", "wins", "share", "mean score"}};
    const double games = result.at("games").get<double>();
    for (std::size_t seat = 0; seat < result.at("wins_by_seat").size(); ++seat) {
        const double wins = result.at("wins_by_seat")[seat].get<double>();
        rows.push_back({std::to_string(seat + 1), whole(wins), decimal(100 * wins / games, 1) + " %",
                        decimal(result.at("mean_scores")[seat].get<double>(), 2)});
    }
    return aligned(rows, 80, "  ");
}

std::string label_table(const Ordered& result) {
    if (result.at("wins_by_label").empty()) return {};
    Rows rows = {{"Label", "wins", "of games it was in"}};
    for (const auto& [label, wins] : result.at("wins_by_label").items()) {
        const double held = result.at("seats_by_label").value(label, 0.0);
        rows.push_back({label, whole(wins.get<double>()),
                        held > 0 ? decimal(100 * wins.get<double>() / held, 1) + " %" : std::string("-")});
    }
    return "\n" + aligned(rows, 80, "  ");
}

std::string report(const Ordered& result, const Rules& rules, const Paper& paper) {
    std::vector<std::string> bots = result.at("bots").get<std::vector<std::string>>();
    std::string text = paper.ink(Ink::title, rules.manifest().value("title", "")) + "  " +
                       paper.ink(Ink::dim, rules.module().id() + " " + rules.module().version()) + "\n";
    text += whole(result.at("games").get<double>()) + " games, " + std::to_string(rules.seats()) + " seats, " +
            join(bots) + ", seed " + result.at("seed").dump() + "\n\n";
    text += seat_table(result) + label_table(result) + "\n";
    std::vector<std::string> endings;
    for (const auto& [ending, games] : result.at("endings").items())
        endings.push_back(ending + " " + whole(games.get<double>()));
    const Ordered& spread = result.at("rounds_p10_p90");
    text += aligned({{"Rounds", "mean " + decimal(result.at("mean_rounds").get<double>(), 1) + ", median " +
                                    decimal(result.at("median_rounds").get<double>(), 1) +
                                    ", four games of five from " + spread[0].dump() + " to " + spread[1].dump()},
                     {"Endings", join(endings)},
                     {"Decisions", whole(result.at("decisions").get<double>()) + " in " +
                                       decimal(result.at("seconds").get<double>(), 2) +
                                       " s: " + whole(result.at("decisions_per_second").get<double>()) + " a second, " +
                                       whole(result.at("games_per_second").get<double>()) + " games a second"},
                     {"Signature", result.at("signature").get<std::string>()}},
                    paper.width, "  ");
    return text;
}

}  // namespace

Exit run(const SimulateArguments& arguments) {
    const auto module = open_game(arguments.game);
    const Rules rules(module, arguments.seats.value_or(usual_seats(module->manifest())),
                      parse_options(module->manifest(), arguments.options));
    SimulationSettings settings;
    settings.games = arguments.games;
    settings.bots = arguments.bots;
    settings.seed = arguments.seed;
    settings.threads = arguments.threads.value_or(std::clamp(std::thread::hardware_concurrency(), 1u, most_threads));
    const Culprit in_use(module->id(), "being simulated");
    ProgressBar bar("games");
    const Simulation done = simulate(rules, settings, [&](std::uint64_t at, std::uint64_t of) { bar.show(at, of); });
    bar.clear();
    const Ordered result = to_json(done, rules);
    if (arguments.json) print_json(result);
    else print(report(result, rules, paper_of(STDOUT_FILENO)));
    return Exit::fine;
}

}  // namespace sitdown::host::cli
