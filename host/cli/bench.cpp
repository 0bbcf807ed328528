// The command `bench`: how fast the modules are, measured in one run.
#include "host/lab/bench.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <deque>
#include <nlohmann/json.hpp>

#include "host/cli/commands.hpp"
#include "host/cli/games.hpp"
#include "host/cli/typography.hpp"
#include "host/plugin/culprit.hpp"
#include "host/plugin/module.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

std::string short_number(double number) {
    char text[32];
    if (number >= 1e6) std::snprintf(text, sizeof text, "%.1fM", number / 1e6);
    else if (number >= 1e4) std::snprintf(text, sizeof text, "%.0fk", number / 1e3);
    else std::snprintf(text, sizeof text, number >= 100 ? "%.0f" : "%.1f", number);
    return text;
}

std::string table(const std::vector<BenchFigures>& figures, const BenchFigures* reference) {
    std::vector<std::vector<std::string>> rows = {{"game", "seats", "decisions/s", "with copy", "with events",
                                                   "games/s", "copy", "view", "resample", "choices", "bytes"}};
    for (const BenchFigures& each : figures) {
        rows.push_back({each.game, std::to_string(each.seats), short_number(each.decisions_per_second),
                        short_number(each.with_copy_per_second), short_number(each.with_events_per_second),
                        short_number(each.games_per_second), short_number(each.copy_ns) + " ns",
                        short_number(each.view_us) + " us", short_number(each.determinize_ns) + " ns",
                        short_number(each.choices_mean), std::to_string(each.state_bytes)});
    }
    std::string text = aligned(rows, 160);
    if (!reference || figures.size() < 2) return text;
    rows = {{"relative to " + reference->game, "decisions", "with copy", "with events", "games"}};
    for (const BenchFigures& each : figures) {
        const auto ratio = [](double rate, double of) {
            char words[32];
            std::snprintf(words, sizeof words, "%.3f", of > 0 ? rate / of : 0);
            return std::string(words);
        };
        rows.push_back({each.game, ratio(each.decisions_per_second, reference->decisions_per_second),
                        ratio(each.with_copy_per_second, reference->with_copy_per_second),
                        ratio(each.with_events_per_second, reference->with_events_per_second),
                        ratio(each.games_per_second, reference->games_per_second)});
    }
    return text + "\n" + aligned(rows, 160);
}

}  // namespace

Exit run(const BenchArguments& arguments) {
    const auto games = open_games(arguments.games);
    std::deque<Culprit> in_use;
    for (const auto& game : games) in_use.emplace_back(game->id(), "being measured");
    const auto figures = bench(games);
    const auto found =
        std::find_if(figures.begin(), figures.end(), [](const BenchFigures& each) { return each.reference; });
    const BenchFigures* reference = found == figures.end() ? nullptr : &*found;
    if (arguments.json) {
        auto document = nlohmann::ordered_json::array();
        for (const BenchFigures& each : figures) document.push_back(to_json(each, reference));
        print_json(document);
    } else {
        print(table(figures, reference));
        if (reference == nullptr)
            note("No module whose manifest says \"reference\" was measured, so there are no ratios.");
    }
    return Exit::fine;
}

}  // namespace sitdown::host::cli
