#include "host/table/card_art.hpp"

#include <QCache>
#include <QHash>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>
#include <QUrl>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numbers>

#include "host/table/colours.hpp"
#include "host/table/glyphs.hpp"
#include "host/table/variant.hpp"

namespace sitdown::host {
namespace {

const QColor cream("#F8F0DE"), cream_shaded("#C4BAA2"), brass("#C99C4E"), brass_bright("#E9C889");

QHash<QString, QVariantMap>& books() {
    static QHash<QString, QVariantMap> all;
    return all;
}

QFont serif(double pixels) {
    QFont font(QStringLiteral("TeX Gyre Schola"));
    font.setBold(true);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}
QFont sans(double pixels, QFont::Weight weight = QFont::Normal) {
    QFont font(QStringLiteral("Cabin"));
    font.setWeight(weight);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    return font;
}

// Wraps into the box, line by line; what does not fit ends with an ellipsis. Returns the height used.
double write(QPainter& painter, const QRectF& box, const QString& text, const QFont& font, const QColor& colour, int most,
             double spacing) {
    if (text.isEmpty() || box.width() <= 4) return 0;
    painter.setFont(font);
    painter.setPen(colour);
    const QFontMetricsF metrics(font);
    const double pitch = font.pixelSize() * spacing;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    std::vector<std::pair<int, int>> lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(box.width());
        lines.emplace_back(line.textStart(), line.textLength());
    }
    layout.endLayout();
    const int room = std::min(most, std::max(0, static_cast<int>((box.height() + pitch * 0.2) / pitch)));
    double y = box.y();
    for (int at = 0; at < static_cast<int>(lines.size()) && at < room; ++at) {
        QString words = text.mid(lines[static_cast<std::size_t>(at)].first, lines[static_cast<std::size_t>(at)].second).trimmed();
        const bool cut = at + 1 == room && at + 1 < static_cast<int>(lines.size());
        if (cut) words = metrics.elidedText(text.mid(lines[static_cast<std::size_t>(at)].first), Qt::ElideRight, box.width());
        else if (metrics.horizontalAdvance(words) > box.width() + 0.5) words = metrics.elidedText(words, Qt::ElideRight, box.width());
        painter.drawText(QPointF(box.x(), y + (pitch - metrics.height()) / 2 + metrics.ascent()), words);
        y += pitch;
    }
    return y - box.y();
}

// One line, smaller if it has to be, within the box.
void fit(QPainter& painter, const QRectF& box, const QString& text, QFont font, const QColor& colour, int least, Qt::Alignment align) {
    while (font.pixelSize() > least && QFontMetricsF(font).horizontalAdvance(text) > box.width()) font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(box, static_cast<int>(align) | Qt::TextSingleLine, QFontMetricsF(font).elidedText(text, Qt::ElideRight, box.width() + 1));
}

void shadow(QPainter& painter, const QRectF& card, double radius, double depth, double unit, double strength) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, static_cast<int>(33 * strength)));
    for (int ring = 0; ring < 4; ++ring) {
        const double spread = (4 - ring) * 1.2 * depth * unit;
        const QRectF box(card.x() - spread, card.y() + (2 + ring * 0.2) * depth * unit - spread / 3, card.width() + 2 * spread,
                         card.height() + spread * 1.7);
        painter.drawRoundedRect(box, radius + spread, radius + spread);
    }
}

// Deco rays from the foot of the box: one tone on another.
void rays(QPainter& painter, const QRectF& box, const QColor& colour, int count) {
    const QPointF foot(box.center().x(), box.bottom());
    const auto edge = [&](double angle) {
        const double dx = -std::cos(angle), dy = -std::sin(angle);
        const double along = std::min(std::abs(dx) < 1e-9 ? 1e9 : box.width() / 2 / std::abs(dx), std::abs(dy) < 1e-9 ? 1e9 : box.height() / std::abs(dy));
        return QPointF(foot.x() + dx * along, foot.y() + dy * along);
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (int ray = 0; ray < count; ++ray) {
        const QPointF corners[] = {foot, edge(std::numbers::pi * (ray + 0.25) / count), edge(std::numbers::pi * (ray + 0.75) / count)};
        painter.drawPolygon(corners, 3);
    }
}

QColor tint_of(const QVariantMap& face) {
    const QString declared = face.value(QStringLiteral("colour")).toString();
    const QColor tint = declared.startsWith(QLatin1Char('#')) ? QColor(declared) : QColor();
    if (!tint.isValid()) {
        const QString type = face.value(QStringLiteral("type")).toString();
        return colour_of_word(type.isEmpty() ? face.value(QStringLiteral("id")).toString() : type);
    }
    // Names and glyphs on it are cream: a light tint is darkened until they can be read.
    return tint.lightnessF() > 0.42f ? tint.darker(static_cast<int>(100 * tint.lightnessF() / 0.40f)) : tint;
}

QString initial_of(QString name) {
    name.remove(QLatin1Char('"'));
    if (name.startsWith(QLatin1String("the "), Qt::CaseInsensitive)) name = name.mid(4);
    // A number is its own initial.
    qsizetype digits = 0;
    while (digits < name.size() && name[digits].isDigit()) ++digits;
    return digits > 0 ? name.left(digits) : name.left(1).toUpper();
}

struct Painter {
    QPainter& p;
    const QVariantMap& face;
    CardSize size;
    const CardInk& ink;
    QRectF card;
    double k, text_scale;

    QString text(const char* key) const { return face.value(QLatin1String(key)).toString(); }
    double margin() const { return (size == CardSize::zoom ? 14 : 6) * k; }

    // A number asked for first, then icons, or the type in words.
    QRectF head() const {
        const double height = (size == CardSize::table ? 22 : size == CardSize::hand ? 26 : 52) * k;
        const QRectF box(card.x() + margin(), card.y() + margin() * 0.7, card.width() - 2 * margin(), height);
        const QString corner = text("corner");
        const QFont number = serif((size == CardSize::table ? 16 : size == CardSize::hand ? 18 : 36) * k);
        fit(p, box.adjusted(2, 0, -box.width() * 0.4, 0), corner, number, 10, Qt::AlignLeft | Qt::AlignVCenter);
        const double taken = corner.isEmpty() ? 0 : QFontMetricsF(number).horizontalAdvance(corner) + 8 * k;
        const double right = icons(box);
        if (right == box.right() && (size != CardSize::table || corner.isEmpty())) {
            const QFont word = sans((size == CardSize::table ? 12 : size == CardSize::hand ? 13 : 19) * k, QFont::DemiBold);
            fit(p, QRectF(box.x() + taken, box.y(), box.width() - taken - 2 * k, box.height()), text("type"), word, 10, Qt::AlignRight | Qt::AlignVCenter);
        }
        return box;
    }
    void fit(QPainter& painter, const QRectF& box, const QString& words, const QFont& font, int least, Qt::Alignment align) const {
        host::fit(painter, box, words, font, font.family() == QLatin1String("Cabin") ? ink.second : ink.ink, least, align);
    }
    // Returns where they begin.
    double icons(const QRectF& box) const {
        const QVariantMap declared = face.value(QStringLiteral("icons")).toMap();
        const double side = box.height() * 0.86;
        double right = box.right();
        for (auto icon = declared.begin(); icon != declared.end(); ++icon) {
            const int count = icon.value().toInt();
            for (int copy = 0; copy < std::min(count, 3); ++copy) {
                const QRectF at(right - side, box.center().y() - side / 2, side, side);
                p.setPen(Qt::NoPen);
                p.setBrush(tint_of(face));
                p.drawEllipse(at);
                const QRectF inner = at.adjusted(side * 0.19, side * 0.19, -side * 0.19, -side * 0.19);
                if (Glyphs::all().has(icon.key())) Glyphs::all().paint(p, inner, icon.key(), cream);
                else host::fit(p, at, initial_of(icon.key()), serif(side * 0.55), cream, 8, Qt::AlignCenter);
                right -= side * 1.08;
            }
        }
        return right;
    }
    QRectF emblem(const QRectF& head) const {
        const QRectF box(card.x() + margin(), head.bottom() + k, card.width() - 2 * margin(), (size == CardSize::zoom ? 118 : size == CardSize::hand ? 48 : 44) * k);
        const QColor tint = ink.shaded ? mixed(tint_of(face), 0.8, QColor("#2A261C")) : tint_of(face);
        p.setPen(Qt::NoPen);
        p.setBrush(tint);
        p.drawRoundedRect(box, 3 * k, 3 * k);
        rays(p, box.adjusted(1, 1, -1, -1), QColor(255, 255, 255, 28), 15);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(255, 255, 255, 60), std::max(1.0, 0.8 * k)));
        p.drawRoundedRect(box.adjusted(2.5 * k, 2.5 * k, -2.5 * k, -2.5 * k), 2 * k, 2 * k);
        const QColor tone = ink.shaded ? cream_shaded : cream;
        const double side = box.height() * 0.7;
        const QRectF mark(box.center().x() - side / 2, box.center().y() - side / 2, side, side);
        if (Glyphs::all().has(text("glyph"))) Glyphs::all().paint(p, mark, text("glyph"), tone);
        else host::fit(p, mark, initial_of(text("name")), serif(box.height() * 0.6), tone, 8, Qt::AlignCenter);
        return box;
    }
    // Labelled numbers at the foot. Returns their upper edge.
    double values() const {
        const QVariantList cells = face.value(QStringLiteral("numbers")).toList();
        const double foot = card.bottom() - (size == CardSize::zoom ? 12 : 5) * k;
        if (cells.isEmpty()) return foot;
        const double height = (size == CardSize::table ? 32 : size == CardSize::hand ? 36 : 62) * k;
        const double width = (card.width() - 2 * margin()) / static_cast<double>(cells.size());
        const double top = foot - height;
        p.setPen(QPen(QColor(40, 24, 8, 70), 1));
        p.drawLine(QPointF(card.x() + margin(), top - k), QPointF(card.right() - margin(), top - k));
        const double figure = size == CardSize::table ? 15 : size == CardSize::hand ? 17 : 32;
        const double word = size == CardSize::table ? 12 : size == CardSize::hand ? 12.5 : 18;
        for (qsizetype at = 0; at < cells.size(); ++at) {
            const QVariantMap cell = cells[at].toMap();
            const QRectF box(card.x() + margin() + width * static_cast<double>(at), top, width, height);
            if (at > 0) {
                p.setPen(QPen(QColor(40, 24, 8, 60), 1));
                p.drawLine(QPointF(box.x(), box.y() + height * 0.15), QPointF(box.x(), box.y() + height * 0.9));
            }
            const QRectF upper(box.x() + 2, box.y() + k, width - 4, height * 0.52), lower(box.x() + 1, box.y() + height * 0.52, width - 2, height * 0.46);
            host::fit(p, upper, cell.value(QStringLiteral("value")).toString(), serif(figure * k), ink.ink, 9, Qt::AlignCenter);
            QString name = cell.value(QStringLiteral("name")).toString();
            const QString brief = cell.value(QStringLiteral("short")).toString();
            const QFont font = sans(std::max(10.0, word * k), QFont::Medium);
            if (!brief.isEmpty() && QFontMetricsF(sans(std::max(10.0, word * k * 0.84), QFont::Medium)).horizontalAdvance(name) > lower.width()) name = brief;
            host::fit(p, lower, name, font, ink.second, 9, Qt::AlignCenter);
        }
        return top;
    }
    void whole() const {
        const double radius = (size == CardSize::zoom ? 14 : 7) * k;
        shadow(p, card, radius, ink.depth, card.width() / (size == CardSize::table ? 112 : size == CardSize::hand ? 152 : 320), 1);
        p.setPen(QPen(ink.edge, 1));
        p.setBrush(ink.paper);
        p.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        const QRectF top = head();
        const QRectF picture = emblem(top);
        const double foot = values();
        const double letters = std::max(11.0, (size == CardSize::table ? 13 : size == CardSize::hand ? 15 : 27) * k * text_scale);
        QRectF box(card.x() + margin() + 2, picture.bottom() + (size == CardSize::zoom ? 12 : 4) * k, card.width() - 2 * margin() - 4, 0);
        box.setBottom(foot - 2 * k);
        double used = write(p, box, text("name"), serif(letters), ink.ink, size == CardSize::table ? 3 : 2, 1.14);
        if (size == CardSize::table) return;
        box.setTop(box.y() + used + (size == CardSize::zoom ? 6 : 2) * k);
        if (size == CardSize::zoom) {
            used = write(p, box, text("type"), sans(18 * k, QFont::DemiBold), ink.second, 1, 1.2);
            box.setTop(box.y() + used + 6 * k);
        }
        double words = std::max(11.0, (size == CardSize::hand ? 13 : 22) * k * text_scale);
        // At zoom size the whole text is there, in smaller letters if it must be.
        if (size == CardSize::zoom) {
            while (words > 13 && QFontMetricsF(sans(words)).boundingRect(QRectF(0, 0, box.width(), 1e4), Qt::TextWordWrap, text("text")).height() > box.height()) words -= 1;
        }
        write(p, box, text("text"), sans(words), mixed(ink.ink, 0.92, ink.second), 99, 1.14);
    }
};

QRectF card_in(QSize picture, double margin) { return QRectF(margin, margin, picture.width() - 2 * margin, picture.height() - 2 * margin); }

QImage blank(QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

QColor hex(const QString& digits) { return QColor(QLatin1Char('#') + digits); }

CardSize size_named(const QString& name) {
    return name == QLatin1String("zoom") ? CardSize::zoom : name == QLatin1String("hand") ? CardSize::hand : CardSize::table;
}

}  // namespace

QVariantMap CardBooks::add(const nlohmann::json& faces) {
    const QString book = QString::number(std::hash<std::string>{}(faces.dump()), 36);
    QVariantMap& known = books()[book];
    if (known.isEmpty()) {
        for (const auto& face : faces) {
            QVariantMap entry = to_variant(face).toMap();
            entry.insert(QStringLiteral("book"), book);
            known.insert(entry.value(QStringLiteral("id")).toString(), entry);
        }
    }
    return known;
}

QVariantMap CardBooks::find(const QString& book, const QString& id) { return books().value(book).value(id).toMap(); }

QColor colour_of_word(const QString& word) {
    static const char* const hues[] = {"#7A3A30", "#37506B", "#2F5D46", "#66501E", "#5A3A63", "#2B4E5A", "#6B2B4A", "#4A5560", "#6A4B1E", "#3C5146"};
    int sum = 7;
    for (const QChar letter : word) sum = (sum * 31 + letter.unicode()) % 9973;
    return QColor(QLatin1String(hues[sum % 10]));
}

QImage paint_face(const QVariantMap& face, CardSize size, const CardInk& ink, QSize picture, double margin, double text_scale) {
    QImage image = blank(picture);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QRectF card = card_in(picture, margin);
    const double base = size == CardSize::zoom ? 320 : size == CardSize::hand ? 152 : 112;
    Painter{painter, face, size, ink, card, card.width() / base, text_scale}.whole();
    return image;
}

QImage paint_back(const QColor& tint, const QString& glyph, const QString& name, QSize picture, double margin, bool light_theme) {
    QImage image = blank(picture);
    QPainter p(&image);
    p.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QRectF card = card_in(picture, margin);
    const double k = card.width() / 112, line = std::max(1.0, 1.2 * k);
    shadow(p, card, 7 * k, 0.8, k, light_theme ? 0.4 : 1);
    p.setPen(QPen(QColor(0, 0, 0, 140), 1));
    p.setBrush(tint);
    p.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 7 * k, 7 * k);
    const QRectF inner = card.adjusted(5 * k, 5 * k, -5 * k, -5 * k);
    rays(p, inner.adjusted(4 * k, 4 * k, -4 * k, -4 * k), QColor(240, 216, 160, 34), 19);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(brass, line));
    p.drawRoundedRect(inner, 4 * k, 4 * k);
    const double side = card.width() * 0.46;
    const QRectF seal(card.center().x() - side / 2, card.center().y() - side / 2 - (name.isEmpty() ? 0 : 7 * k), side, side);
    p.setBrush(tint);
    p.drawEllipse(seal);
    const double mark = side * 0.58;
    const QRectF at(seal.center().x() - mark / 2, seal.center().y() - mark / 2, mark, mark);
    if (Glyphs::all().has(glyph)) Glyphs::all().paint(p, at, glyph, brass_bright);
    else fit(p, at, initial_of(name.isEmpty() ? glyph : name), serif(side * 0.5), brass_bright, 8, Qt::AlignCenter);
    if (!name.isEmpty()) {
        const QRectF foot(inner.x() + 3 * k, inner.bottom() - 26 * k, inner.width() - 6 * k, 18 * k);
        fit(p, foot, name, sans(std::max(10.0, 13 * k), QFont::DemiBold), QColor("#F1E2C0"), 9, Qt::AlignCenter);
    }
    return image;
}

QImage CardProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QStringList parts = QUrl::fromPercentEncoding(id.toUtf8()).split(QLatin1Char('/'));
    const QSize wanted = requested.isValid() && !requested.isEmpty() ? requested : QSize(128, 166);
    if (size) *size = wanted;
    static QCache<QString, QImage> cache(96 * 1024);  // in KiB
    const QString key = id + QLatin1Char('@') + QString::number(wanted.width()) + QLatin1Char('x') + QString::number(wanted.height());
    if (const QImage* known = cache.object(key)) return *known;
    QImage image;
    if (parts.value(0) == QLatin1String("face") && parts.size() >= 9) {
        const QStringList inks = parts[2].split(QLatin1Char('-'));
        const CardInk ink{hex(inks.value(0)), hex(inks.value(1)), hex(inks.value(2)), hex(inks.value(3)), parts[3].toDouble(), parts[4] == QLatin1String("1")};
        const QVariantMap face = CardBooks::find(parts[7], parts.mid(8).join(QLatin1Char('/')));
        image = paint_face(face, size_named(parts[1]), ink, wanted, parts[5].toDouble(), parts[6].toDouble());
    } else if (parts.value(0) == QLatin1String("back") && parts.size() >= 6) {
        image = paint_back(hex(parts[1]), parts[2], parts.mid(5).join(QLatin1Char('/')), wanted, parts[3].toDouble(), parts[4] == QLatin1String("1"));
    } else {
        image = blank(wanted);
    }
    cache.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024) + 1);
    return image;
}

}  // namespace sitdown::host
