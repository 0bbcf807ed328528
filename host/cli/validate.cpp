// The command `validate`: holds a module against the conformance checks.
#include <unistd.h>

#include "host/cli/commands.hpp"
#include "host/cli/games.hpp"
#include "host/cli/progress.hpp"
#include "host/cli/typography.hpp"
#include "host/conformance/kit.hpp"
#include "host/support/error.hpp"

namespace sitdown::host::cli {
namespace {

using conformance::Report;
using conformance::Status;

Ink ink_of(Status status) {
    switch (status) {
        case Status::pass: return Ink::good;
        case Status::fail:
        case Status::crash: return Ink::bad;
        case Status::warn: return Ink::number;
        case Status::skip: return Ink::dim;
    }
    return Ink::plain;
}

const conformance::Check* check_of(const std::string& id) {
    for (const auto& check : conformance::checks()) {
        if (check.id == id) return &check;
    }
    return nullptr;
}

std::string group_of(const std::string& id) { return id.substr(0, id.find('.')); }

std::string report_text(const Report& report, const Paper& paper) {
    std::string text, group;
    for (const auto& result : report.checks) {
        if (group_of(result.id) != group) {
            group = group_of(result.id);
            text += (text.empty() ? "" : "\n") + paper.ink(Ink::bold, group) + "\n";
        }
        const auto* check = check_of(result.id);
        const std::string name = result.id.substr(std::min(result.id.size(), group.size() + 1));
        const std::string word(conformance::word(result.status));
        const std::string head =
            "  " + paper.ink(ink_of(result.status), padded(word, 5)) + "  " + padded(name, 20) + "  ";
        text += paragraph(head, check ? std::string(check->rule) : "", paper.width);
        if (result.status != Status::pass && !result.detail.empty())
            text += paragraph("         ", result.detail, paper.width);
    }
    return text;
}

std::string summary(const Report& report, const Paper& paper) {
    std::size_t warned = 0, skipped = 0;
    for (const auto& result : report.checks) {
        warned += result.status == Status::warn;
        skipped += result.status == Status::skip;
    }
    std::string text =
        report.module + ": " + std::to_string(report.passed) + " passed, " + std::to_string(report.failed) + " failed";
    if (warned > 0) text += ", " + std::to_string(warned) + (warned == 1 ? " warning" : " warnings");
    if (skipped > 0) text += ", " + std::to_string(skipped) + " not applicable";
    return paper.ink(report.failed > 0 ? Ink::bad : Ink::good, text) + "\n";
}

// The kit holds them against the manifest itself; a broken module may have none.
nlohmann::json as_written(const std::vector<std::string>& words) {
    nlohmann::json options = nlohmann::json::object();
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        if (equals == word.npos) throw Error("usage", "write the option as NAME=VALUE, not \"" + word + "\".");
        options[word.substr(0, equals)] = word.substr(equals + 1);
    }
    return options;
}

}  // namespace

Exit run(const ValidateArguments& arguments) {
    if (arguments.games == 0) throw Error("usage", "the number of games must be at least 1.");
    const std::filesystem::path module = locate_game(arguments.game);
    conformance::Settings settings;
    settings.games = arguments.games;
    settings.seed = arguments.seed;
    settings.seats = arguments.seats;
    settings.thorough = arguments.thorough;
    settings.options = as_written(arguments.options);
    ProgressBar bar("checking ");
    settings.progress = [&](std::string_view group) { bar.say(group); };
    const Report report = conformance::run(module, settings);
    bar.clear();
    if (arguments.json) {
        print_json(report.json());
    } else {
        const Paper paper = paper_of(STDOUT_FILENO);
        print(report_text(report, paper) + "\n" + summary(report, paper));
    }
    return report.failed > 0 ? Exit::failed : Exit::fine;
}

}  // namespace sitdown::host::cli
