// Looking things up: rules of the phase, cards and parts of the table, and why something cannot be used.
#include <algorithm>

#include "host/cli/output.hpp"
#include "host/cli/terminal/places.hpp"
#include "host/cli/terminal/table.hpp"
#include "host/cli/terminal/wording.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::cli {
namespace {

constexpr std::size_t most_found = 12;

std::string scalar(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

// A card as it is printed: type, numbers, icons, text.
std::string face_text(const Json& face) {
    std::vector<std::string> facts;
    if (face.contains("type")) facts.push_back(scalar(face.at("type")));
    if (face.contains("corner")) facts.push_back(scalar(face.at("corner")));
    for (const Json& number : part(face, "numbers"))
        facts.push_back(name_of(number) + " " + scalar(number.value("value", Json(0))));
    for (const auto& [icon, many] : part(face, "icons").items()) facts.push_back(icon + " " + scalar(many));
    if (face.value("copies", 1) > 1) facts.push_back(scalar(face.at("copies")) + " copies");
    std::string text = join(facts);
    const std::string printed = face.value("text", "");
    if (!printed.empty()) text += (text.empty() ? "" : ". ") + printed;
    return text.empty() ? "nothing more is printed on it" : text;
}

std::string sheet_text(const Json& sheet) {
    std::string out;
    std::vector<std::vector<std::string>> rows;
    std::vector<std::string> head = {""};
    for (const Json& column : part(sheet, "columns"))
        head.push_back(column.is_object() ? name_of(column) : scalar(column));
    rows.push_back(head);
    const Json& cells = part(sheet, "cells");
    std::size_t number = 0;
    for (const Json& row : part(sheet, "rows")) {
        std::vector<std::string> line = {row.is_object() ? name_of(row) : scalar(row)};
        if (number < cells.size() && cells[number].is_array()) {
            for (const Json& cell : cells[number]) line.push_back(scalar(cell));
        }
        rows.push_back(line);
        ++number;
    }
    return aligned(rows, 100, "    ");
}

// Modules need not be able to say.
std::string reason_against(const Session& session, std::uint32_t seat, const std::string& reference) {
    try {
        return session.why_not(seat, reference);
    } catch (const Error& error) {
        if (error.code() != "unsupported") throw;
        return {};
    }
}

}  // namespace

void TerminalTable::show_rules(std::uint32_t seat, const std::string& rest) {
    const Json& manifest = session_.rules().manifest();
    const Json view = session_.view(seat);
    const std::string phase = view.value("phase", Json()).is_string() ? view.at("phase").get<std::string>() : "";
    const bool all = rest == "all";
    for (const Json& each : part(manifest, "phases")) {
        const bool now = each.value("id", "") == phase;
        if (!now && !all) continue;
        const std::string head = (now ? paper_.ink(Ink::number, "▸ ") : "  ") +
                                 paper_.ink(Ink::bold, lexicon_.phase(each.value("id", ""))) + "  ";
        print(paragraph(head, each.value("help", ""), paper_.width));
    }
    const std::string help = session_.prompt(seat).value("help", "");
    if (!help.empty()) print(paragraph("  ", help, paper_.width));
    if (!all) return whisper("(rules all: every phase, part and option)");
    print_line("\n" + paper_.ink(Ink::bold, "On the table"));
    for (const Json& component : lexicon_.components().at("components"))
        print(paragraph("  " + name_of(component) + "  ", component.value("help", ""), paper_.width));
    print_line("\n" + paper_.ink(Ink::bold, "It ends when"));
    for (const Json& ending : part(manifest, "endings")) print(paragraph("  ", ending.value("text", ""), paper_.width));
    const Json& options = session_.rules().setup().options;
    if (options.empty()) return;
    print_line("\n" + paper_.ink(Ink::bold, "Options in play"));
    for (const auto& [name, value] : options.items()) print(paragraph("  " + name + "  ", scalar(value), paper_.width));
}

void TerminalTable::show_thing(const std::string& rest) {
    if (rest.empty()) return say("Write look and words of a name, for example of a card.");
    std::size_t found = 0;
    const auto tell = [&](const std::string& name, const std::string& text) {
        if (mentions(name, rest) && ++found <= most_found)
            print(paragraph("  " + paper_.ink(Ink::bold, name) + "  ", text, paper_.width));
    };
    for (const Json& face : part(lexicon_.components(), "faces")) tell(name_of(face), face_text(face));
    for (const Json& component : lexicon_.components().at("components")) {
        tell(name_of(component), component.value("help", ""));
        if (component.value("kind", "") == "sheet" && mentions(name_of(component), rest)) print(sheet_text(component));
        for (const Json& space : part(component, "spaces"))
            tell(name_of(space), space.value("help", name_of(component)));
    }
    if (found > most_found) say("… and " + std::to_string(found - most_found) + " more; write more of the name.");
    if (found == 0) say("Nothing on this table is called \"" + rest + "\".");
}

void TerminalTable::show_why(std::uint32_t seat, const std::string& rest) {
    if (rest.empty()) return say("Write why and words of a thing that you see, for example of a card.");
    const Json view = session_.view(seat);
    const Places places(view, lexicon_, Company{names_});
    std::vector<std::string> candidates;
    for (const auto& [place, content] : part(view, "places").items()) {
        if (place == rest || mentions(places.title(place), rest)) candidates.push_back(place);
        for (std::size_t n = 0; n < part(content, "items").size(); ++n) {
            const std::string reference = place + "#" + std::to_string(n);
            if (reference == rest || mentions(places.title(reference), rest)) candidates.push_back(reference);
        }
    }
    if (candidates.empty()) return say("You see nothing that is called \"" + rest + "\".");
    if (candidates.size() > most_found) candidates.resize(most_found);
    for (const std::string& reference : candidates) {
        const std::string name =
            paper_.ink(Ink::bold, places.title(reference)) + paper_.ink(Ink::dim, " (" + reference + ")");
        if (const auto usable = menu_.about(reference); !usable.empty()) {
            say("  " + name + ": you can use it:");
            print(menu_.list(usable, paper_));
            continue;
        }
        const std::string reason = reason_against(session_, seat, reference);
        print(paragraph("  " + name + ": ", reason.empty() ? "nothing is asked about it now." : reason, paper_.width));
    }
}

}  // namespace sitdown::host::cli
