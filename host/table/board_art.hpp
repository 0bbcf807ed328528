// The ground of a board as one picture: land, regions, spaces with their names and printed numbers, lines. Only what
// changes in play is drawn over it.
#pragma once

#include <QImage>
#include <QQuickImageProvider>
#include <QVariantMap>

namespace sitdown::host {

struct BoardStyle {
    double across = 100, down = 100;  // pixels of one unit of the board
    double pad = 0;                   // pixels around it, for land that reaches beyond
    double unit = 1;    // pixels of one pixel of the design
    double text_scale = 1;
    bool dark = true;
};

class BoardBooks {
public:
    // The board as the table draws it: turned by a quarter if asked, its colours settled, with the key of its picture.
    static QVariantMap add(QVariantMap board, bool turned);
    static QVariantMap find(const QString& key);
};

QImage paint_board(const QVariantMap& board, const BoardStyle&, QSize);

// image://board/KEY/ACROSS/DOWN/PAD/UNIT/TEXT SCALE/DARK
class BoardProvider : public QQuickImageProvider {
public:
    BoardProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace sitdown::host
