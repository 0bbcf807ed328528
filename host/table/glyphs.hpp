// The drawn glyphs: one path each in a box of 24 x 24, painted in any size and colour.
#pragma once

#include <QColor>
#include <QHash>
#include <QPainter>
#include <QString>

namespace sitdown::host {

class Glyphs {
public:
    static const Glyphs& all();

    bool has(const QString& name) const { return paths_.contains(name); }
    void paint(QPainter&, const QRectF& box, const QString& name, const QColor& fill, const QColor& rim = Qt::transparent,
               double rim_width = 0) const;

private:
    Glyphs();
    QHash<QString, QString> paths_;
};

}  // namespace sitdown::host
