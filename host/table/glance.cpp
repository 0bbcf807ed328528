#include "host/table/glance.hpp"

#include <chrono>

#include "host/rules/words.hpp"
#include "host/session/session.hpp"
#include "host/table/cover.hpp"
#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

QString number_of(qint64 count, const char* one) {
    return QStringLiteral("%1 %2%3 ago").arg(count).arg(QLatin1String(one), count == 1 ? QString() : QStringLiteral("s"));
}

QString ago(const std::filesystem::path& file) {
    std::error_code failed;
    const auto written = std::filesystem::last_write_time(file, failed);
    if (failed) return {};
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(std::filesystem::file_time_type::clock::now() - written).count();
    if (seconds < 60) return QStringLiteral("just now");
    if (seconds < 3600) return number_of(seconds / 60, "minute");
    if (seconds < 86400) return number_of(seconds / 3600, "hour");
    return number_of(seconds / 86400, "day");
}

QString standing(const Json& manifest, const sd_status& status) {
    QStringList parts;
    if (status.round > 0) parts << QStringLiteral("Round %1").arg(status.round);
    const Json phases = manifest.value("phases", Json::array());
    if (status.phase > 0 && status.phase <= phases.size()) parts << to_qt(phases[status.phase - 1].value("name", std::string()));
    return parts.isEmpty() ? QString() : parts.join(QStringLiteral(", ")) + QLatin1Char('.');
}

std::uint32_t score_unit(const Json& manifest) {
    std::uint32_t number = 0;
    for (const Json& unit : manifest.value("units", Json::array())) {
        ++number;
        if (unit.value("role", "") == "score") return number;
    }
    return 0;
}

// With the name of the unit where neither prefix nor suffix says what it is.
QString score_text(const Json& manifest, std::uint32_t number, std::int64_t score, const Words& words) {
    const QString amount = to_qt(words.amount(score, number));
    if (number == 0) return amount;
    const Json& unit = manifest.at("units").at(number - 1);
    if (!unit.value("prefix", std::string()).empty() || !unit.value("suffix", std::string()).empty()) return amount;
    return amount + QLatin1Char(' ') + to_qt(unit.value(score == 1 && unit.contains("one") ? "one" : "name", std::string()));
}

// Where pieces of seats stand on the board that the cover shows.
QVariantList tokens_on(const QVariantMap& drawing, const Json& view) {
    QVariantList out;
    const std::string board = drawing.value("board").toString().toStdString() + "/";
    const Json places = view.value("places", Json::object());
    for (const QVariant& each : drawing.value("spaces").toList()) {
        const QVariantMap space = each.toMap();
        const auto place = places.find(board + space.value("id").toString().toStdString());
        if (place == places.end()) continue;
        for (const Json& item : place->value("items", Json::array())) {
            if (!item.contains("token") || !item.contains("owner") || !item["owner"].is_number_integer()) continue;
            out.append(QVariantMap{{"x", space.value("x").toDouble() + space.value("w").toDouble() / 2},
                                   {"y", space.value("y").toDouble() + space.value("h").toDouble() / 2},
                                   {"seat", item["owner"].get<int>()}});
            break;  // one sign for each space: it is a silhouette
        }
    }
    return out;
}

}  // namespace

QVariantMap session_card(const JournalSummary& summary, const QString& title, const QString& problem) {
    QVariantList players;
    for (const Participant& each : summary.start.players) {
        players.append(QVariantMap{{"name", to_qt(each.name)}, {"kind", to_qt(each.kind)}, {"person", each.person()}});
    }
    return {{"path", to_qt(summary.path.string())}, {"game", to_qt(summary.start.module)},
            {"title", title.isEmpty() ? to_qt(summary.id) : title}, {"players", players},
            {"choices", static_cast<qlonglong>(summary.choices)}, {"over", summary.over}, {"problem", problem},
            {"created", to_qt(summary.start.created.substr(0, 10))}, {"saved", ago(summary.path)}};
}

QVariantMap glance_at(std::shared_ptr<const Rules> rules, const JournalContents& contents) {
    const Timeline whole = replay(rules, contents, false);
    std::vector<std::string> names;
    int persons = 0;
    for (const Participant& each : contents.start.players) {
        names.push_back(each.name);
        persons += each.person();
    }
    const Json view = rules->view(whole.state(), spectator);
    const Words words(*rules, names);
    const std::uint32_t unit = score_unit(rules->manifest());
    QVariantList waiting, scores, winners;
    int seat = 0;
    for (const sd_standing& each : rules->standings(whole.state())) {
        if (whole.status().waiting >> seat & 1) waiting.append(seat);
        if (each.place == 1) winners.append(seat);
        scores.append(score_text(rules->manifest(), unit, each.score, words));
        ++seat;
    }
    const QVariantMap drawing = cover_of(rules->components());
    return {{"standing", standing(rules->manifest(), whole.status())}, {"waiting", waiting}, {"scores", scores}, {"winners", winners},
            {"curtain", persons > 1}, {"drawing", drawing}, {"tokens", tokens_on(drawing, view)}};
}

QString standing_of(const Session& session) { return standing(session.rules().manifest(), session.status()); }

}  // namespace sitdown::host
