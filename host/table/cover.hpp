// What a cover is drawn from: the silhouette of the board that a game declares, or a fan of its cards.
#pragma once

#include <QColor>
#include <QImage>
#include <QQuickImageProvider>
#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

namespace sitdown::host {

// {board, size, spaces:[{id,x,y,w,h,round,tint}], about} or {cards, about}
QVariantMap cover_of(const nlohmann::json& components);

// Ground, rays, frame and silhouette; the words are not part of the picture.
QImage paint_cover(const QVariantMap& drawing, const QColor& tint, QSize);

// What covers are painted from, by game. Painted off the thread that draws the window.
class CoverBooks {
public:
    static void add(const QString& game, const QVariantMap& drawing);
    static QVariantMap find(const QString& game);
};

// image://cover/TINT/GAME
class CoverProvider : public QQuickImageProvider {
public:
    CoverProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace sitdown::host
