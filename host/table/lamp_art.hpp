// The lamp on a thing as one picture: line, corner brackets, halo, and the mark of its state.
#pragma once

#include <QQuickImageProvider>

namespace sitdown::host {

// image://lamp/STATE/COLOUR/TEXT COLOUR/RIM/RADIUS/ARM/UNIT/MARGIN, state: available thin legal selected target
class LampProvider : public QQuickImageProvider {
public:
    LampProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace sitdown::host
