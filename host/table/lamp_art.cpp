#include "host/table/lamp_art.hpp"

#include <QCache>
#include <QPainter>

#include "host/table/glyphs.hpp"

namespace sitdown::host {
namespace {

struct Lamp {
    QString state;
    QColor colour, on_it, rim;
    double radius, arm, unit, margin;
};

void halo(QPainter& p, const QRectF& box, const Lamp& lamp) {
    p.setBrush(Qt::NoBrush);
    for (int ring = 0; ring < 3; ++ring) {
        QColor faint = lamp.colour;
        const float strength[] = {0.30f, 0.16f, 0.07f};
        faint.setAlphaF(strength[ring]);
        const double out = (ring + 0.5) * 3 * lamp.unit, radius = lamp.radius + out;
        p.setPen(QPen(faint, 3 * lamp.unit));
        p.drawRoundedRect(box.adjusted(-out, -out, out, out), radius, radius);
    }
}

void brackets(QPainter& p, const QRectF& box, const Lamp& lamp, double width) {
    const double arm = lamp.arm, half = width / 2;
    p.setPen(QPen(lamp.colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    const QRectF outer = box.adjusted(half * 0.2, half * 0.2, -half * 0.2, -half * 0.2);
    for (int corner = 0; corner < 4; ++corner) {
        const bool right = corner % 2 == 1, low = corner > 1;
        const QPointF at(right ? outer.right() : outer.left(), low ? outer.bottom() : outer.top());
        const QPointF line[] = {at + QPointF(right ? -arm : arm, 0), at, at + QPointF(0, low ? -arm : arm)};
        p.drawPolyline(line, 3);
    }
}

// A mark of its own for each state: nothing is told by colour alone.
void sign(QPainter& p, const QRectF& box, const Lamp& lamp) {
    const double u = lamp.unit;
    if (lamp.state == QLatin1String("available")) {
        p.save();
        p.translate(box.topLeft() + QPointF(2 * u, 2 * u));
        p.rotate(45);
        p.setPen(QPen(lamp.rim, 1.6 * u));
        p.setBrush(lamp.colour);
        p.drawRoundedRect(QRectF(-6 * u, -6 * u, 12 * u, 12 * u), 1.5 * u, 1.5 * u);
        p.restore();
    } else if (lamp.state == QLatin1String("selected")) {
        const QRectF tab(box.center().x() - 16 * u, box.top() - 14 * u, 32 * u, 23 * u);
        p.setPen(Qt::NoPen);
        p.setBrush(lamp.colour);
        p.drawRoundedRect(tab, 4 * u, 4 * u);
        Glyphs::all().paint(p, QRectF(tab.center().x() - 9 * u, tab.center().y() - 9 * u, 18 * u, 18 * u), QStringLiteral("check"), lamp.on_it);
    } else if (lamp.state == QLatin1String("target")) {
        const double side = std::min(30 * u, box.width() * 0.5);
        const QRectF at(box.center().x() - side / 2, box.top() - side * 0.55, side, side);
        p.setPen(QPen(lamp.colour, 1.6 * u));
        p.setBrush(QColor("#14100C"));
        p.drawEllipse(at);
        Glyphs::all().paint(p, at.adjusted(side * 0.16, side * 0.16, -side * 0.16, -side * 0.16), QStringLiteral("cross"), lamp.colour);
    }
}

QImage painted(const Lamp& lamp, QSize size) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    const QRectF box(lamp.margin, lamp.margin, size.width() - 2 * lamp.margin, size.height() - 2 * lamp.margin);
    const bool bright = lamp.state != QLatin1String("available") && lamp.state != QLatin1String("thin");
    if (bright) {
        halo(p, box, lamp);
        p.setPen(QPen(lamp.colour, std::max(1.2, 1.8 * lamp.unit)));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(box, lamp.radius, lamp.radius);
        brackets(p, box, lamp, (lamp.state == QLatin1String("selected") ? 6.5 : 4) * lamp.unit);
    } else if (lamp.state == QLatin1String("thin")) {
        p.setPen(QPen(lamp.colour, std::max(1.0, 1.3 * lamp.unit)));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), lamp.radius, lamp.radius);
    }
    sign(p, box, lamp);
    return image;
}

}  // namespace

QImage LampProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QStringList parts = id.split(QLatin1Char('/'));
    const QSize wanted = requested.isValid() && !requested.isEmpty() ? requested : QSize(64, 64);
    if (size) *size = wanted;
    static QCache<QString, QImage> cache(16 * 1024);  // in KiB
    const QString key = id + QLatin1Char('@') + QString::number(wanted.width()) + QLatin1Char('x') + QString::number(wanted.height());
    if (const QImage* known = cache.object(key)) return *known;
    const auto colour = [&](int at) { return QColor(QLatin1Char('#') + parts.value(at)); };
    const auto number = [&](int at) { return parts.value(at).toDouble(); };
    const QImage image = painted({parts.value(0), colour(1), colour(2), colour(3), number(4), number(5), number(6), number(7)}, wanted);
    cache.insert(key, new QImage(image), static_cast<int>(image.sizeInBytes() / 1024) + 1);
    return image;
}

}  // namespace sitdown::host
