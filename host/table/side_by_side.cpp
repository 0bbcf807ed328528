#include "host/table/side_by_side.hpp"

#include <algorithm>

#include "host/lab/compare.hpp"
#include "host/plugin/module.hpp"
#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

using Modules = std::vector<std::shared_ptr<const Module>>;
using Json = nlohmann::json;

QVariantMap row(const char* kind, const QString& title, const QVariantList& cells, bool same) {
    return {{"kind", QString::fromLatin1(kind)}, {"title", title}, {"cells", cells}, {"same", same}};
}

// Each rule set's own round, read downwards; a step of a phase is set in.
QVariantMap phases_of(const Modules& modules) {
    QVariantList cells;
    for (const auto& module : modules) {
        QVariantList lines;
        int number = 0;
        for (const Json& phase : module->manifest().value("phases", Json::array())) {
            const QString name = to_qt(phase.value("name", std::string()));
            if (phase.contains("of")) lines.append(QVariantMap{{"number", QString()}, {"text", name}});
            else lines.append(QVariantMap{{"number", QString::number(++number)}, {"text", name}});
        }
        cells.append(QVariant(lines));
    }
    return row("numbered", QStringLiteral("In this order"), cells, false);
}

std::ptrdiff_t holders(const Fact& fact) {
    return std::ranges::count_if(fact.values, [](const auto& value) { return value.has_value(); });
}

void add_facts(QVariantList& rows, const FactSection& section, std::size_t games) {
    const bool table = section.id == "table" || section.id == "components";  // there a gap is a fact too
    QVariantList own(static_cast<qsizetype>(games), QVariantList());
    bool any_own = false;
    for (const Fact& fact : section.facts) {
        const bool words = std::ranges::all_of(fact.values, [](const auto& value) { return !value || *value == "yes"; });
        QString name = to_qt(fact.name);
        if (section.id == "mechanics") name.replace(QLatin1Char('-'), QLatin1Char(' '));
        if (!table && holders(fact) == 1) {
            const auto holder = std::ranges::find_if(fact.values, [](const auto& value) { return value.has_value(); });
            QVariantList lines = own[holder - fact.values.begin()].toList();
            const QString text = words ? name : section.id == "endings" ? to_qt(**holder) : name + QStringLiteral(": ") + to_qt(**holder);
            lines.append(text);
            own[holder - fact.values.begin()] = lines;
            any_own = true;
            continue;
        }
        QVariantList cells;
        for (const auto& value : fact.values) cells.append(words ? QVariant(value.has_value()) : QVariant(to_qt(value.value_or(""))));
        rows.append(row(words ? "held" : "fact", name, cells, fact.same()));
    }
    if (any_own) rows.append(row("list", QStringLiteral("Only here"), own, false));
}

}  // namespace

QVariantMap side_by_side(const Modules& modules) {
    const Comparison facts = compare(modules);
    QVariantList titles, versions, rows;
    for (const auto& game : facts.games) {
        titles.append(to_qt(game.title));
        versions.append(to_qt(game.version));
    }
    for (const FactSection& section : facts.sections) {
        if (section.facts.empty()) continue;
        rows.append(row("heading", to_qt(section.name), {}, false));
        if (section.id == "phases") rows.append(phases_of(modules));
        else add_facts(rows, section, modules.size());
    }
    return {{"titles", titles}, {"versions", versions}, {"rows", rows}};
}

}  // namespace sitdown::host
