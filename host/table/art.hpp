// What is drawn in C++ and asked for by QML.
#pragma once

#include <QObject>
#include <QQmlEngine>

namespace sitdown::host {

class Art : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;
    // The glyph's name if there is such a drawing, else nothing: then an initial is drawn.
    Q_INVOKABLE QString glyph(const QString& name) const;
    // A quiet colour for a word: the same word, the same colour.
    Q_INVOKABLE QString colourOf(const QString& word) const;
};

}  // namespace sitdown::host
