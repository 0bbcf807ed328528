#include "host/table/board_art.hpp"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <set>

#include "host/table/card_art.hpp"
#include "host/table/colours.hpp"

namespace sitdown::host {
namespace {

QHash<QString, QVariantMap>& boards() {
    static QHash<QString, QVariantMap> all;
    return all;
}

QRectF box_of(const QVariantMap& thing) {
    return {thing.value("x").toDouble(), thing.value("y").toDouble(), thing.value("w", 1).toDouble(), thing.value("h", 1).toDouble()};
}

// A quarter turn against the clock: what was on top is on the left.
QVariantMap turned_by_a_quarter(QVariantMap board) {
    const QVariantList size = board.value("size").toList();
    const double width = size.value(0, 1).toDouble(), height = size.value(1, 1).toDouble();
    board.insert("size", QVariantList{height, width});
    QVariantList spaces;
    for (const QVariant& each : board.value("spaces").toList()) {
        QVariantMap space = each.toMap();
        const QRectF box = box_of(space);
        space.insert("x", box.y());
        space.insert("y", width - box.x() - box.width());
        space.insert("w", box.height());
        space.insert("h", box.width());
        spaces.append(space);
    }
    board.insert("spaces", spaces);
    board.insert("turned", true);
    return board;
}

// Ranks follow the order of the groups; a group without a tint gets a quiet colour of its own.
void settle_groups(QVariantMap& board) {
    QVariantList groups;
    int rank = 0;
    for (const QVariant& each : board.value("groups").toList()) {
        QVariantMap group = each.toMap();
        group.insert("rank", ++rank);
        if (!QColor(group.value("tint").toString()).isValid()) group.insert("tint", colour_of_word(group.value("id").toString()).name());
        groups.append(group);
    }
    board.insert("groups", groups);
}

struct Ground {
    QPainter& p;
    const QVariantMap& board;
    const BoardStyle& style;
    QHash<QString, QVariantMap> groups;
    double px(double length) const { return length * style.unit; }

    QRectF rect(const QVariantMap& space) const {
        const QRectF box = box_of(space);
        const double gap = is_cell(space) ? 0 : px(9);
        return {box.x() * style.across, box.y() * style.down, box.width() * style.across - gap, box.height() * style.down - gap};
    }
    static bool is_cell(const QVariantMap& space) { return space.value("shape").toString() == QLatin1String("cell"); }
    QColor tint(const QVariantMap& space) const {
        const auto group = groups.find(space.value("group").toString());
        return group == groups.end() ? QColor("#6C736F") : QColor(group->value("tint").toString());
    }
    QColor felt() const { return style.dark ? QColor("#0D1412") : QColor("#E6DCC7"); }

    // Regions of cells lie on land.
    void land(const QVariantList& spaces) const {
        std::vector<QPointF> corners;
        for (const QVariant& each : spaces) {
            if (!is_cell(each.toMap())) return;
            const QRectF box = rect(each.toMap()).adjusted(-px(26), -px(26), px(26), px(26));
            corners.insert(corners.end(), {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()});
        }
        if (corners.size() < 3) return;
        std::sort(corners.begin(), corners.end(), [](const QPointF& a, const QPointF& b) { return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y()); });
        std::vector<QPointF> hull;
        for (int half = 0; half < 2; ++half) {
            const std::size_t start = hull.size();
            for (const QPointF& at : corners) {
                while (hull.size() >= start + 2) {
                    const QPointF a = hull[hull.size() - 2], b = hull.back();
                    if ((b.x() - a.x()) * (at.y() - a.y()) - (b.y() - a.y()) * (at.x() - a.x()) > 0) break;
                    hull.pop_back();
                }
                hull.push_back(at);
            }
            hull.pop_back();
            std::reverse(corners.begin(), corners.end());
        }
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(hull.begin(), hull.end())));
        path.closeSubpath();
        p.setPen(QPen(style.dark ? QColor("#22302A") : QColor("#CDBFA4"), px(1.5)));
        p.setBrush(style.dark ? QColor("#16211D") : QColor("#EFE7D5"));
        p.drawPath(path);
    }

    // Cells of one group: tinted, with thin lines between them and one outline around.
    void cells(const QVariantList& spaces) const {
        std::set<std::pair<int, int>> taken;
        QHash<QString, std::set<std::pair<int, int>>> of_group;
        const auto at = [](const QRectF& box) { return std::pair(static_cast<int>(std::lround(box.x())), static_cast<int>(std::lround(box.y()))); };
        for (const QVariant& each : spaces) {
            const QVariantMap space = each.toMap();
            if (is_cell(space)) of_group[space.value("group").toString()].insert(at(box_of(space)));
        }
        for (const QVariant& each : spaces) {
            const QVariantMap space = each.toMap();
            if (!is_cell(space)) continue;
            const QRectF box = rect(space);
            p.setPen(QPen(mixed(tint(space), style.dark ? 0.34 : 0.5, felt()), 1));
            p.setBrush(style.dark ? mixed(tint(space), 0.26, felt()) : mixed(tint(space), 0.24, QColor(Qt::white)));
            p.drawRect(box);
            p.setPen(Qt::NoPen);
            p.setBrush(style.dark ? mixed(tint(space), 0.6, QColor("#8A938E")) : mixed(tint(space), 0.7, QColor("#555555")));
            const double dot = std::max(1.5, style.across * 0.06);
            p.drawEllipse(box.center(), dot, dot);
        }
        for (const QVariant& each : spaces) {
            const QVariantMap space = each.toMap();
            if (!is_cell(space)) continue;
            const QRectF box = rect(space);
            const auto [x, y] = at(box_of(space));
            const auto& mine = of_group[space.value("group").toString()];
            p.setPen(QPen(style.dark ? mixed(tint(space), 0.9, QColor(Qt::white)) : tint(space).darker(130), std::max(1.5, px(2.2)), Qt::SolidLine, Qt::SquareCap));
            if (!mine.contains({x - 1, y})) p.drawLine(box.topLeft(), box.bottomLeft());
            if (!mine.contains({x + 1, y})) p.drawLine(box.topRight(), box.bottomRight());
            if (!mine.contains({x, y - 1})) p.drawLine(box.topLeft(), box.topRight());
            if (!mine.contains({x, y + 1})) p.drawLine(box.bottomLeft(), box.bottomRight());
        }
    }

    void lines(const QVariantList& spaces) const {
        if (board.value("lines").toString() != QLatin1String("lines")) return;
        QHash<QString, QPointF> centre;
        for (const QVariant& each : spaces) centre.insert(each.toMap().value("id").toString(), rect(each.toMap()).center());
        p.setPen(QPen(style.dark ? QColor("#C99C4E") : QColor("#7A5411"), px(2)));
        for (const QVariant& each : spaces) {
            const QString from = each.toMap().value("id").toString();
            for (const QVariant& to : each.toMap().value("links").toList()) {
                if (from < to.toString() && centre.contains(to.toString())) p.drawLine(centre[from], centre[to.toString()]);
            }
        }
    }

    // Roofs of a neighbourhood, higher for a higher rank, the same for the same place every time.
    void roofs(const QRectF& box, int rank, unsigned seed) const {
        if (rank <= 0) return;
        const int step = std::min(rank, 3);
        const double low[] = {0, 0.08, 0.16, 0.24}, high[] = {0, 0.22, 0.36, 0.52};
        const auto random = [state = seed * 7919u + 13u]() mutable {
            state = state * 1103515245u + 12345u;
            return static_cast<double>(state >> 8 & 0xFFFF) / 65535.0;
        };
        auto next = random;
        QPainterPath path(box.bottomLeft());
        for (double x = box.x(); x < box.right();) {
            const double to = std::min(box.right(), x + std::max(3.0, box.width() * (0.07 + 0.09 * next())));
            const double top = box.bottom() - box.height() * (low[step] + (high[step] - low[step]) * next());
            path.lineTo(x, top);
            if (next() < 0.35) path.lineTo((x + to) / 2, top - (to - x) * 0.3);
            path.lineTo(to, top);
            x = to;
        }
        path.lineTo(box.bottomRight());
        path.closeSubpath();
        p.setPen(Qt::NoPen);
        p.setBrush(style.dark ? QColor(232, 240, 224, 20) : QColor(32, 48, 32, 26));
        p.drawPath(path);
    }

    void space(const QVariantMap& each) const {
        const QRectF box = rect(each);
        const auto group = groups.find(each.value("group").toString());
        const int rank = group == groups.end() ? 0 : group->value("rank").toInt();
        const bool round = each.value("shape").toString() == QLatin1String("round");
        const double radius = round ? std::min(box.width(), box.height()) / 2 : px(5);
        const QColor body = style.dark ? mixed(tint(each), 0.17, QColor("#16201D")) : mixed(tint(each), 0.16, QColor("#FBF7EC"));
        p.setPen(QPen(style.dark ? mixed(tint(each), 0.3, QColor("#0A0F0E")) : mixed(tint(each), 0.45, QColor("#CDBFA4")), 1));
        p.setBrush(body);
        p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        if (round) return;
        // The quiet places of a board have flat ground; the others stand in their street.
        const bool printed = !each.value("numbers").toList().isEmpty();
        if (printed) {
            p.save();
            p.setClipRect(box.adjusted(1, 1, -1, -1));
            roofs(box.adjusted(1, box.height() * 0.2, -1, -1), static_cast<int>(groups.size()) - rank + 1, static_cast<unsigned>(box_of(each).x() * 7 + box_of(each).y() * 31));
            p.restore();
        }
        band(each, box, radius);
    }
    void band(const QVariantMap& each, const QRectF& box, double radius) const {
        const double height = px(26) * std::min(1.3, std::max(1.0, style.text_scale));
        if (box.height() < height * 1.6) return;
        const QColor colour = style.dark ? mixed(tint(each), 0.56, QColor("#141C19")) : mixed(tint(each), 0.46, QColor(Qt::white));
        QPainterPath top;
        top.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        QPainterPath strip;
        strip.addRect(QRectF(box.x(), box.y(), box.width(), height));
        p.setPen(Qt::NoPen);
        p.setBrush(colour);
        p.drawPath(top.intersected(strip));
        const QVariantList printed = each.value("numbers").toList();
        const QString value = printed.isEmpty() ? QString() : printed.first().toMap().value("value").toString();
        const bool seal = !value.isEmpty() && value != QLatin1String("0");
        QFont font(QStringLiteral("Cabin"));
        font.setWeight(QFont::DemiBold);
        font.setPixelSize(std::max(10, static_cast<int>(std::lround(14.5 * style.unit * style.text_scale))));
        const QRectF name(box.x() + px(8), box.y(), box.width() - px(seal ? 34 : 12), height);
        const QString words = each.value("name").toString();
        while (font.pixelSize() > 10 && QFontMetricsF(font).horizontalAdvance(words) > name.width()) font.setPixelSize(font.pixelSize() - 1);
        p.setFont(font);
        p.setPen(style.dark ? QColor("#FBF4E6") : QColor("#16201C"));
        p.drawText(name, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, QFontMetricsF(font).elidedText(words, Qt::ElideRight, name.width() + 1));
        if (!seal) return;
        const double side = height + px(4);
        const QRectF at(box.right() - side + px(3), box.y() - px(3), side, side);
        p.setPen(QPen(style.dark ? QColor("#141C19") : QColor(Qt::white), px(2)));
        p.setBrush(style.dark ? QColor("#C3B99F") : QColor("#1F2A26"));
        p.drawEllipse(at);
        QFont figure(QStringLiteral("TeX Gyre Schola"));
        figure.setBold(true);
        figure.setPixelSize(std::max(10, static_cast<int>(std::lround(17 * style.unit))));
        p.setFont(figure);
        p.setPen(style.dark ? QColor("#1B1710") : QColor("#F6EEDD"));
        p.drawText(at, Qt::AlignCenter, value);
    }
};

}  // namespace

QVariantMap BoardBooks::add(QVariantMap board, bool turned) {
    if (turned) board = turned_by_a_quarter(std::move(board));
    settle_groups(board);
    const QByteArray bytes = QJsonDocument(QJsonObject::fromVariantMap(board)).toJson(QJsonDocument::Compact);
    const QString key = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex());
    board.insert("key", key);
    boards().insert(key, board);
    return board;
}

QVariantMap BoardBooks::find(const QString& key) { return boards().value(key); }

QImage paint_board(const QVariantMap& board, const BoardStyle& style, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(style.pad, style.pad);
    Ground ground{painter, board, style, {}};
    for (const QVariant& group : board.value("groups").toList()) ground.groups.insert(group.toMap().value("id").toString(), group.toMap());
    const QVariantList spaces = board.value("spaces").toList();
    ground.land(spaces);
    ground.cells(spaces);
    ground.lines(spaces);
    for (const QVariant& space : spaces) {
        if (!Ground::is_cell(space.toMap())) ground.space(space.toMap());
    }
    return image;
}

QImage BoardProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QStringList parts = id.split(QLatin1Char('/'));
    const QSize wanted = requested.isValid() && !requested.isEmpty() ? requested : QSize(64, 64);
    if (size) *size = wanted;
    const auto number = [&parts](qsizetype at) { return parts.value(at).toDouble(); };
    const BoardStyle style{number(1), number(2), number(3), number(4), number(5), parts.value(6) == QLatin1String("1")};
    return paint_board(BoardBooks::find(parts.value(0)), style, wanted);
}

}  // namespace sitdown::host
