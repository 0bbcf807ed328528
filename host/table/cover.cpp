#include "host/table/cover.hpp"

#include <QHash>
#include <QMutex>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
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

namespace {

QColor over(const QColor& colour, double amount, const QColor& base) {
    const auto mix = [amount](double a, double b) { return static_cast<float>(b + (a - b) * amount); };
    return QColor::fromRgbF(mix(colour.redF(), base.redF()), mix(colour.greenF(), base.greenF()), mix(colour.blueF(), base.blueF()));
}

void rays(QPainter& p, const QRectF& box) {
    constexpr int count = 27;
    const QPointF foot(box.center().x(), box.bottom());
    const double reach = box.width() + box.height();
    const auto edge = [&](double angle) { return foot + QPointF(-std::cos(angle), -std::sin(angle)) * reach; };
    QPainterPath path;
    for (int ray = 0; ray < count; ++ray) {
        path.moveTo(foot);
        path.lineTo(edge(std::numbers::pi * (ray + 0.25) / count));
        path.lineTo(edge(std::numbers::pi * (ray + 0.75) / count));
        path.closeSubpath();
    }
    p.fillPath(path, QColor(255, 255, 255, 13));
}

void spaces(QPainter& p, const QRectF& box, const QVariantMap& drawing) {
    const QVariantList extent = drawing.value("size").toList();
    if (extent.size() < 2 || extent[0].toDouble() <= 0 || extent[1].toDouble() <= 0) return;
    const double width = extent[0].toDouble(), height = extent[1].toDouble(), k = std::min(box.width() / width, box.height() / height);
    const QPointF corner = box.center() - QPointF(width, height) * k / 2;
    for (const QVariant& each : drawing.value("spaces").toList()) {
        const QVariantMap space = each.toMap();
        const QRectF at(corner + QPointF(space.value("x").toDouble(), space.value("y").toDouble()) * k,
                        QSizeF(std::max(2.0, space.value("w").toDouble() * k * 0.92), std::max(2.0, space.value("h").toDouble() * k * 0.92)));
        const double radius = space.value("round").toBool() ? at.width() / 2 : std::max(1.0, at.width() * 0.06);
        const QColor tint(space.value("tint").toString());
        p.setBrush(tint.isValid() ? over(tint, 0.8, QColor("#F6EBD2")) : QColor("#8C938E"));
        p.drawRoundedRect(at, radius, radius);
    }
}

void fan(QPainter& p, const QRectF& box, int cards) {
    static const QColor backs[] = {QColor("#7A3A30"), QColor("#37506B"), QColor("#2F5D46")};
    const double width = std::min(box.width() * 0.3, box.height() * 0.42), height = width * 1.45;
    for (int card = 0; card < cards; ++card) {
        p.save();
        p.translate(box.center().x(), box.center().y() + height * 0.94);
        p.rotate((card - (cards - 1) / 2.0) * 8);
        p.setPen(QPen(QColor("#E6DAC0"), std::max(1.0, width * 0.045)));
        p.setBrush(backs[card % 3]);
        p.drawRoundedRect(QRectF(-width / 2, -height * 1.6, width, height), width * 0.08, width * 0.08);
        p.restore();
    }
}

struct CoversToPaint {
    QMutex mutex;
    QHash<QString, QVariantMap> drawings;
};

CoversToPaint& covers_to_paint() {
    static CoversToPaint all;
    return all;
}

}  // namespace

QImage paint_cover(const QVariantMap& drawing, const QColor& tint, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF all(QPointF(0, 0), QSizeF(size));
    const double unit = size.width() / 264.0;
    QPainterPath outline;
    outline.addRoundedRect(all, 6 * unit, 6 * unit);
    p.setClipPath(outline);
    p.fillRect(all, over(tint, 0.55, QColor("#101614")));
    rays(p, all);
    p.fillRect(QRectF(0, 0, 12 * unit, all.height()), QColor(0, 0, 0, 48));
    p.setClipping(false);
    p.setPen(QPen(QColor("#B98F48"), std::max(1.0, 1.3 * unit)));
    p.setBrush(Qt::NoBrush);
    p.drawRoundedRect(all.adjusted(19 * unit, 9 * unit, -9 * unit, -9 * unit), 3 * unit, 3 * unit);
    p.setPen(Qt::NoPen);
    const QRectF box(all.width() * 0.13, all.height() * 0.29, all.width() * 0.78, all.height() * 0.47);
    if (drawing.contains("spaces")) spaces(p, box, drawing);
    else fan(p, box, drawing.value("cards").toInt());
    return image;
}

void CoverBooks::add(const QString& game, const QVariantMap& drawing) {
    const QMutexLocker locked(&covers_to_paint().mutex);
    covers_to_paint().drawings.insert(game, drawing);
}

QVariantMap CoverBooks::find(const QString& game) {
    const QMutexLocker locked(&covers_to_paint().mutex);
    return covers_to_paint().drawings.value(game);
}

QImage CoverProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QSize wanted = requested.isValid() && !requested.isEmpty() ? requested : QSize(264, 378);
    if (size) *size = wanted;
    return paint_cover(CoverBooks::find(id.section(QLatin1Char('/'), 1)), QColor(QLatin1Char('#') + id.section(QLatin1Char('/'), 0, 0)), wanted);
}

}  // namespace sitdown::host
