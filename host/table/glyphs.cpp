#include "host/table/glyphs.hpp"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSvgRenderer>

namespace sitdown::host {
namespace {

QString attribute(const char* name, const QColor& colour) {
    if (colour.alpha() == 0) return QStringLiteral("%1=\"none\"").arg(QLatin1String(name));
    return QStringLiteral("%1=\"%2\" %1-opacity=\"%3\"").arg(QLatin1String(name), colour.name()).arg(colour.alphaF());
}

}  // namespace

const Glyphs& Glyphs::all() {
    static const Glyphs glyphs;
    return glyphs;
}

Glyphs::Glyphs() {
    QFile file(QStringLiteral(":/qt/qml/Sitdown/theme/glyphs.json"));
    if (!file.open(QIODevice::ReadOnly)) return;
    const QJsonObject glyphs = QJsonDocument::fromJson(file.readAll()).object();
    for (auto glyph = glyphs.begin(); glyph != glyphs.end(); ++glyph) paths_.insert(glyph.key(), glyph.value().toString());
}

void Glyphs::paint(QPainter& painter, const QRectF& box, const QString& name, const QColor& fill, const QColor& rim,
                   double rim_width) const {
    const auto path = paths_.find(name);
    if (path == paths_.end() || box.width() <= 0) return;
    // The rim lies half outside the path: the box grows by it, in units of the path.
    const double width = rim_width * 24 / box.width();
    const QString svg = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"%1 %1 %2 %2\">"
                                       "<path fill-rule=\"evenodd\" d=\"%3\" %4 %5 stroke-width=\"%6\""
                                       " stroke-linejoin=\"round\"/></svg>")
                            .arg(-width / 2)
                            .arg(24 + width)
                            .arg(*path, attribute("fill", fill), attribute("stroke", rim))
                            .arg(width);
    QSvgRenderer(svg.toUtf8()).render(&painter, box);
}

}  // namespace sitdown::host
