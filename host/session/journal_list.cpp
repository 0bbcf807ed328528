// Which sessions there are.
#include <algorithm>
#include <chrono>
#include <ctime>

#include "host/session/journal.hpp"

namespace sitdown::host {
namespace {

JournalSummary summary_of(const std::filesystem::path& path) {
    JournalSummary summary;
    summary.path = path;
    summary.id = path.stem().string();
    try {
        JournalContents contents = Journal::read(path);
        summary.start = std::move(contents.start);
        for (const Record& record : contents.records) {
            const auto* step = std::get_if<ChoiceRecord>(&record);
            summary.choices += step != nullptr && step->why == Why::chosen;
        }
        summary.over = !contents.records.empty() && std::holds_alternative<EndRecord>(contents.records.back());
    } catch (const Error& error) {
        summary.problem = error.what();
    }
    return summary;
}

}  // namespace

std::vector<JournalSummary> list_journals(const std::filesystem::path& folder) {
    std::vector<std::pair<std::filesystem::file_time_type, JournalSummary>> found;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
        std::error_code unreadable;
        if (entry.path().extension() != ".journal" || !entry.is_regular_file(unreadable)) continue;
        found.emplace_back(entry.last_write_time(unreadable), summary_of(entry.path()));
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second.id > b.second.id;
    });
    std::vector<JournalSummary> summaries;
    for (auto& [time, summary] : found) summaries.push_back(std::move(summary));
    return summaries;
}

std::filesystem::path new_journal_path(const std::filesystem::path& folder, const std::string& module) {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    ::gmtime_r(&now, &utc);
    char stamp[32];
    std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &utc);
    const std::string stem = module + "-" + stamp;
    std::filesystem::path path = folder / (stem + ".journal");
    for (int n = 2; std::filesystem::exists(path); ++n) path = folder / (stem + "-" + std::to_string(n) + ".journal");
    return path;
}

}  // namespace sitdown::host
