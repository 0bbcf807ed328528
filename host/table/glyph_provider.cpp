#include "host/table/glyph_provider.hpp"

#include "host/table/glyphs.hpp"

namespace sitdown::host {
namespace {

QColor colour_of(const QString& hex) { return hex == QLatin1String("none") ? QColor(Qt::transparent) : QColor(QLatin1Char('#') + hex); }

}  // namespace

QImage GlyphProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QStringList parts = id.split(QLatin1Char('/'));
    const QSize wanted = requested.isValid() && !requested.isEmpty() ? requested : QSize(24, 24);
    QImage image(wanted, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (size) *size = wanted;
    if (parts.size() < 4) return image;
    QPainter painter(&image);
    Glyphs::all().paint(painter, QRectF(QPointF(), QSizeF(wanted)), parts[0], colour_of(parts[1]), colour_of(parts[2]),
                        parts[3].toDouble());
    return image;
}

}  // namespace sitdown::host
