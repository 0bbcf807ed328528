// The drawn glyphs as pictures: image://glyph/NAME/COLOUR/RIM/RIM WIDTH, colours in hex without the '#'.
#pragma once

#include <QQuickImageProvider>

namespace sitdown::host {

class GlyphProvider : public QQuickImageProvider {
public:
    GlyphProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace sitdown::host
