// The command `info`: what a game declares of itself.
#include <unistd.h>

#include "host/cli/commands.hpp"
#include "host/cli/games.hpp"
#include "host/cli/typography.hpp"
#include "host/plugin/module.hpp"
#include "host/rules/options.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

using Json = nlohmann::json;
using Rows = std::vector<std::vector<std::string>>;

std::string range_of(const Json& range) {
    const auto least = range.value("min", 0), most = range.value("max", 0);
    return least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
}

std::string listed(const Json& list) {
    std::vector<std::string> words;
    for (const Json& each : list) words.push_back(each.is_string() ? each.get<std::string>() : each.value("id", ""));
    return words.empty() ? "none" : join(words);
}

std::string value_text(const Json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
    if (value.is_string()) return value.get<std::string>();
    if (value.is_array()) return listed(value);
    return value.dump();
}

std::string facts(const Json& manifest, const Paper& paper) {
    const auto field = [&](const char* name) { return manifest.contains(name) ? manifest.at(name) : Json::array(); };
    const Rows rows = {{"Seats", range_of(manifest.at("seats"))},
                       {"Minutes", manifest.contains("minutes") ? range_of(manifest.at("minutes")) : "not said"},
                       {"Mechanics", listed(field("mechanics"))},
                       {"Hidden", listed(field("hidden"))},
                       {"Chance", listed(field("chance"))},
                       {"Decisions", "at most " + grouped_number(manifest.value("decisions", 0))}};
    return aligned(rows, paper.width, "  ");
}

// A heading and the entries of a list, each with the text that says most about it.
std::string section(const char* heading, const Json& manifest, const char* field, const char* text,
                    const Paper& paper) {
    if (!manifest.contains(field) || manifest.at(field).empty()) return {};
    Rows rows;
    for (const Json& each : manifest.at(field)) {
        const std::string step = each.contains("of") ? "  " : "";
        rows.push_back({step + each.value("name", each.value("id", "")), each.value(text, "")});
    }
    return "\n" + paper.ink(Ink::bold, heading) + "\n" + aligned(rows, paper.width, "  ");
}

std::string options(const Json& manifest, const Paper& paper) {
    if (!manifest.contains("options") || manifest.at("options").empty()) return {};
    std::string text = "\n" + paper.ink(Ink::bold, "Options (--option NAME=VALUE)") + "\n";
    for (const Json& option : manifest.at("options")) {
        const std::string id = option.value("id", "");
        text += "  " + paper.ink(Ink::number, id) + ": " + allowed_values(option) + "; default " +
                value_text(option.value("default", Json())) + "\n";
        const std::string settles = option.value("settles", option.value("name", ""));
        if (!settles.empty()) text += paragraph("      ", settles, paper.width);
    }
    return text;
}

}  // namespace

Exit run(const InfoArguments& arguments) {
    const auto module = open_game(arguments.game);
    const Json& manifest = module->manifest();
    if (arguments.json) {
        print_json(manifest);
        return Exit::fine;
    }
    const Paper paper = paper_of(STDOUT_FILENO);
    print(paper.ink(Ink::title, manifest.value("title", module->id())) + "  " +
          paper.ink(Ink::dim, module->id() + " " + module->version()) + "\n");
    print(paragraph("", manifest.value("about", ""), paper.width) + "\n");
    print(facts(manifest, paper));
    print(section("Phases", manifest, "phases", "help", paper));
    print(section("Ways it ends", manifest, "endings", "text", paper));
    print(section("Ways a bot may lean (--bot greedy:NAME)", manifest, "profiles", "text", paper));
    print(options(manifest, paper));
    print("\n" + paper.ink(Ink::dim, "Library: " + module->path().string()) + "\n");
    return Exit::fine;
}

}  // namespace sitdown::host::cli
