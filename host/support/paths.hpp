// Where the user's files are: the XDG folders, each with a folder `sitdown` in it. The environment variable
// SITDOWN_HOME moves them all to its own `data`, `config`, `state` and `cache`; tests use that.
#pragma once

#include <filesystem>

namespace sitdown::host {

// XDG_DATA_HOME, else ~/.local/share: what the user would miss, such as games he added.
std::filesystem::path data_folder();
// XDG_CONFIG_HOME, else ~/.config: what he has set.
std::filesystem::path config_folder();
// XDG_STATE_HOME, else ~/.local/state: journals, the log.
std::filesystem::path state_folder();
// XDG_CACHE_HOME, else ~/.cache: what can be made again.
std::filesystem::path cache_folder();

// Makes the folder and those above it where they are missing, for this user alone, and gives it back.
// Throws Error bad_input that names the folder.
std::filesystem::path made(const std::filesystem::path& folder);

// The folder of the running program.
std::filesystem::path program_folder();

}  // namespace sitdown::host
