// Finding a game by what a person wrote.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace sitdown::host {
class Module;
class Rules;
struct StartRecord;
}  // namespace sitdown::host

namespace sitdown::host::cli {

// By id, folder or library. Throws Error not_found with near matches, or the reason why it was rejected.
std::shared_ptr<const Module> open_game(const std::string& word);
// The game at the lowest place of the shelf. Throws Error not_found when there is none.
std::shared_ptr<const Module> first_on_shelf();
// The named ones, or all sound ones of the shelf; with a note for each that is not.
std::vector<std::shared_ptr<const Module>> open_games(const std::vector<std::string>& words);
// Where a module lies, sound or not, without loading it.
std::filesystem::path locate_game(const std::string& word);
// The rules that a journal was played by.
std::shared_ptr<const Rules> rules_for(const StartRecord&);
// Four seats, or the nearest number that the game allows.
std::uint32_t usual_seats(const nlohmann::json& manifest);

}  // namespace sitdown::host::cli
