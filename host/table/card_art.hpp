// Cards as pictures. A face is painted once for each size, light and theme, shadow included; what moves on the table is
// the picture.
#pragma once

#include <QColor>
#include <QImage>
#include <QQuickImageProvider>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

namespace sitdown::host {

enum class CardSize { plate, table, hand, zoom };

// What the theme says of a card in a given light.
struct CardInk {
    QColor paper, ink, second, edge;
    double depth = 0.8;   // of the shadow
    bool shaded = false;  // then the emblem is dimmed too
};

// Faces of a configured game, by id. They stay known for as long as the program runs: few and small.
class CardBooks {
public:
    // The faces as QML reads them, each with the book that it is found in.
    static QVariantMap add(const nlohmann::json& faces);
    static QVariantMap find(const QString& book, const QString& id);
};

// A quiet colour for a word: the same word, the same colour.
QColor colour_of_word(const QString&);

// `picture` is the whole picture; the card is inside by the margin that its shadow needs.
QImage paint_face(const QVariantMap& face, CardSize, const CardInk&, QSize picture, double margin, double text_scale);
QImage paint_back(const QColor& tint, const QString& glyph, const QString& name, QSize picture, double margin, bool light_theme);

// image://card/face/SIZE/PAPER-INK-SECOND-EDGE/DEPTH/SHADED/MARGIN/TEXT SCALE/BOOK/ID
// image://card/back/TINT/GLYPH/MARGIN/LIGHT/NAME
class CardProvider : public QQuickImageProvider {
public:
    CardProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace sitdown::host
