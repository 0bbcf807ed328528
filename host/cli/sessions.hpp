// The user's journals.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "host/session/journal.hpp"

namespace sitdown::host::cli {

std::filesystem::path journals_folder();
// Newest first; those that cannot be resumed are left out.
std::vector<JournalSummary> unfinished_sessions();
// A file, or the name of a journal in the folder. Throws Error not_found.
std::filesystem::path find_journal(const std::string& word);
// "The Take with Rosa, Vito and 2 bots, 12 choices, begun 2026-01-31 12:00": for a list of what can be resumed.
std::string session_line(const JournalSummary&);

}  // namespace sitdown::host::cli
