#include "host/cli/result.hpp"

#include <algorithm>
#include <numeric>

#include "host/rules/words.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

std::uint32_t score_unit(const Json& manifest) {
    std::uint32_t number = 0;
    for (const Json& unit : manifest.value("units", Json::array())) {
        ++number;
        if (unit.value("role", "") == "score") return number;
    }
    return 0;
}

std::string winners_text(std::span<const sd_standing> standings, std::span<const std::string> names) {
    std::vector<std::string> winners;
    for (std::size_t seat = 0; seat < standings.size(); ++seat) {
        if (standings[seat].place == 1) winners.push_back(names[seat]);
    }
    if (winners.size() == 1) return winners[0] + " wins.";
    const std::string last = winners.empty() ? "" : winners.back();
    if (!winners.empty()) winners.pop_back();
    return winners.empty() ? "Nobody wins." : join(winners) + " and " + last + " share the win.";
}

}  // namespace

std::string result_text(const Rules& rules, const sd_status& status, std::span<const sd_standing> standings,
                        std::span<const std::string> names, const Paper& paper) {
    std::string text;
    const Json& endings = rules.manifest().at("endings");
    if (status.ending >= 1 && status.ending <= endings.size()) {
        const std::string how = endings[status.ending - 1].value("text", "The game is over.");
        text += paragraph("", paper.ink(Ink::bold, how + " " + winners_text(standings, names)), paper.width);
    }
    const Words words(rules, std::vector<std::string>(names.begin(), names.end()));
    std::vector<std::uint32_t> order(standings.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&](auto a, auto b) { return standings[a].place < standings[b].place; });
    std::vector<std::vector<std::string>> rows;
    for (const std::uint32_t seat : order) {
        rows.push_back({std::to_string(standings[seat].place) + ".",
                        paper.seat(seat, std::string(1, static_cast<char>('A' + seat)) + " " + names[seat]),
                        words.amount(standings[seat].score, score_unit(rules.manifest()))});
    }
    return text + aligned(rows, paper.width, "  ");
}

}  // namespace sitdown::host::cli
