// What a cover is drawn from: the silhouette of the board that a game declares, or a fan of its cards.
#pragma once

#include <QVariantMap>
#include <nlohmann/json_fwd.hpp>

namespace sitdown::host {

// {board, size, spaces:[{id,x,y,w,h,round,tint}], about} or {cards, about}
QVariantMap cover_of(const nlohmann::json& components);

}  // namespace sitdown::host
