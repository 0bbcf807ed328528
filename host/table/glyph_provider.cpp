#include "host/table/glyph_provider.hpp"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSvgRenderer>

namespace sitdown::host {
namespace {

// "#AARRGGBB" and "#RRGGBB" as QML prints them, without the '#'.
QString paint(const QString& attribute, const QString& hex) {
    if (hex == QLatin1String("none")) return attribute + QStringLiteral("=\"none\"");
    const QColor colour(QLatin1Char('#') + hex);
    return QStringLiteral("%1=\"%2\" %1-opacity=\"%3\"").arg(attribute, colour.name(QColor::HexRgb)).arg(colour.alphaF());
}

}  // namespace

GlyphProvider::GlyphProvider() : QQuickImageProvider(QQuickImageProvider::Image) {
    QFile file(QStringLiteral(":/qt/qml/Sitdown/theme/glyphs.json"));
    if (!file.open(QIODevice::ReadOnly)) return;
    const QJsonObject glyphs = QJsonDocument::fromJson(file.readAll()).object();
    for (auto glyph = glyphs.begin(); glyph != glyphs.end(); ++glyph) paths_.insert(glyph.key(), glyph.value().toString());
}

QImage GlyphProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QStringList parts = id.split(QLatin1Char('/'));
    const QSize wanted = requested.isValid() && !requested.isEmpty() ? requested : QSize(24, 24);
    QImage image(wanted, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (size) *size = wanted;
    if (parts.size() < 4 || !paths_.contains(parts[0])) return image;
    const double width = parts[3].toDouble() * 24 / std::max(1, wanted.width());
    const QString svg = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%1 %1 %2 %2\">"
                                       "<path fill-rule=\"evenodd\" d=\"%3\" %4 %5 stroke-width=\"%6\" stroke-linejoin=\"round\"/></svg>")
                            .arg(-width / 2)
                            .arg(24 + width)
                            .arg(paths_.value(parts[0]), paint(QStringLiteral("fill"), parts[1]), paint(QStringLiteral("stroke"), parts[2]))
                            .arg(width);
    QSvgRenderer renderer(svg.toUtf8());
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(wanted)));
    return image;
}

}  // namespace sitdown::host
