#include "host/table/cover.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

using Json = nlohmann::json;

QVariantList silhouette(const Json& board) {
    std::map<std::string, std::string> tints;
    for (const Json& group : board.value("groups", Json::array())) tints[group.at("id")] = group.value("tint", "");
    QVariantList spaces;
    for (const Json& space : board.value("spaces", Json::array())) {
        QVariantMap out{{"id", to_qt(space.value("id", ""))}, {"x", space.value("x", 0.0)}, {"y", space.value("y", 0.0)}, {"w", space.value("w", 1.0)}, {"h", space.value("h", 1.0)},
                        {"round", space.value("shape", "") == "round"}};
        const std::string tint = tints[space.value("group", "")];
        if (!tint.empty()) out.insert("tint", to_qt(tint));
        spaces.append(out);
    }
    return spaces;
}

}  // namespace

QVariantMap cover_of(const Json& components) {
    int piles = 0, tracks = 0, faces = 0;
    const Json* board = nullptr;
    for (const Json& each : components.at("components")) {
        const std::string kind = each.value("kind", "");
        if (kind == "board" && (!board || each.value("owner", "") == "table")) board = &each;
        piles += kind == "pile";
        tracks += kind == "track";
    }
    for (const Json& face : components.at("faces")) faces += face.value("copies", 1);
    QStringList about;
    QVariantMap out;
    if (board) {
        const QVariantList spaces = silhouette(*board);
        out = {{"board", to_qt(board->value("id", ""))}, {"size", to_variant(board->value("size", Json::array({1, 1})))}, {"spaces", spaces}};
        about << QStringLiteral("%1 spaces").arg(spaces.size());
    } else {
        out.insert("cards", 9);
    }
    if (faces > 0) about << QStringLiteral("%1 cards").arg(faces);
    if (piles > 0) about << (piles == 1 ? QStringLiteral("1 deck") : QStringLiteral("%1 decks").arg(piles));
    if (tracks > 0) about << (tracks == 1 ? QStringLiteral("1 track") : QStringLiteral("%1 tracks").arg(tracks));
    out.insert("about", about.join(QStringLiteral(", ")));
    return out;
}

}  // namespace sitdown::host
