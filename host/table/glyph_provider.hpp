// The drawn glyphs as pictures of any size and colour: image://glyph/NAME/COLOUR/RIM/RIM WIDTH, colours in hex.
#pragma once

#include <QHash>
#include <QQuickImageProvider>

namespace sitdown::host {

class GlyphProvider : public QQuickImageProvider {
public:
    GlyphProvider();
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;

private:
    QHash<QString, QString> paths_;  // in a box of 24 x 24
};

}  // namespace sitdown::host
