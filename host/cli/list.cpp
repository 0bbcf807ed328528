// The command `list`: every module found, sound or not.
#include <unistd.h>

#include "host/cli/commands.hpp"
#include "host/cli/typography.hpp"
#include "host/plugin/shelf.hpp"

namespace sitdown::host::cli {
namespace {

std::string seats_text(const ShelfEntry& entry) {
    if (entry.most_seats == 0) return "";
    if (entry.least_seats == entry.most_seats) return std::to_string(entry.most_seats);
    return std::to_string(entry.least_seats) + "-" + std::to_string(entry.most_seats);
}

std::string table(const std::vector<ShelfEntry>& entries, const Paper& paper) {
    std::vector<std::vector<std::string>> rows = {{"game", "seats", "version", "title"}};
    for (std::string& word : rows[0]) word = paper.ink(Ink::dim, word);
    std::string rejected;
    for (const ShelfEntry& entry : entries) {
        if (entry.ok) rows.push_back({paper.ink(Ink::bold, entry.id), seats_text(entry), entry.version, entry.title});
        else rejected += paragraph("  " + entry.id + "  ", entry.reason, paper.width);
    }
    std::string text = rows.size() > 1 ? aligned(rows, paper.width) : "";
    if (!rejected.empty()) text += (text.empty() ? "" : "\n") + paper.ink(Ink::bad, "Rejected") + "\n" + rejected;
    return text;
}

std::string searched() {
    std::string text = "No game was found. These folders were searched:\n";
    for (const auto& folder : module_folders()) text += "  " + folder.string() + "\n";
    return text;
}

}  // namespace

Exit run(const ListArguments& arguments) {
    Shelf shelf;
    const auto& entries = shelf.entries();
    if (arguments.json) {
        auto document = nlohmann::ordered_json::array();
        for (const ShelfEntry& entry : entries) document.push_back(entry.json());
        print_json(document);
    } else {
        print(entries.empty() ? searched() : table(entries, paper_of(STDOUT_FILENO)));
    }
    return Exit::fine;
}

}  // namespace sitdown::host::cli
