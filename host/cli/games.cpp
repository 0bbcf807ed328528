#include "host/cli/games.hpp"

#include <algorithm>

#include "host/cli/output.hpp"
#include "host/plugin/shelf.hpp"
#include "host/rules/rules.hpp"
#include "host/session/journal.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {

std::shared_ptr<const Module> open_game(const std::string& word) { return Shelf().find(word); }

std::shared_ptr<const Module> first_on_shelf() { return Shelf().first(); }

std::vector<std::shared_ptr<const Module>> open_games(const std::vector<std::string>& words) {
    Shelf shelf;
    std::vector<std::shared_ptr<const Module>> games;
    for (const std::string& word : words) games.push_back(shelf.find(word));
    if (!words.empty()) return games;
    for (const ShelfEntry& entry : shelf.entries()) {
        if (entry.ok) games.push_back(shelf.find(entry.id));
        else note("left out: " + entry.id + ": " + entry.reason);
    }
    if (games.empty()) shelf.first();  // throws what to do
    return games;
}

std::filesystem::path locate_game(const std::string& word) {
    Shelf shelf;
    for (const ShelfEntry& entry : shelf.entries()) {
        if (entry.id == word) return entry.path;
    }
    if (word.find('/') != word.npos || word.ends_with(".so")) return word;
    return shelf.find(word)->path();  // throws what is near
}

std::shared_ptr<const Rules> rules_for(const StartRecord& start) {
    return std::make_shared<const Rules>(open_game(start.module), start.seats, start.options);
}

std::uint32_t usual_seats(const nlohmann::json& manifest) {
    const auto& seats = manifest.at("seats");
    return std::clamp(4u, seats.at("min").get<std::uint32_t>(), seats.at("max").get<std::uint32_t>());
}

}  // namespace sitdown::host::cli
