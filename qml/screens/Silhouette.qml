import QtQuick
import Sitdown

// The outline of a game from what it declares: the spaces of its board, or a fan of its cards. With signs of seats on it
// where a game stands.
Item {
    id: silhouette

    property var drawing: ({}) // {size, spaces} or {cards}
    property var tokens: []    // {x, y, seat} in the board's measure
    readonly property var extent: drawing.size || [1, 1]
    readonly property real k: Math.min(width / extent[0], height / extent[1])
    readonly property real left_: (width - extent[0] * k) / 2
    readonly property real above: (height - extent[1] * k) / 2

    Repeater {
        model: silhouette.drawing.spaces || []
        Rectangle {
            required property var modelData
            x: silhouette.left_ + modelData.x * silhouette.k
            y: silhouette.above + modelData.y * silhouette.k
            width: Math.max(2, modelData.w * silhouette.k * 0.92)
            height: Math.max(2, modelData.h * silhouette.k * 0.92)
            radius: modelData.round ? width / 2 : Math.max(1, width * 0.06)
            color: modelData.tint ? Theme.tint(modelData.tint, silhouette.tokens.length > 0 ? 0.42 : 0.8, silhouette.tokens.length > 0 ? "#141B19" : "#F6EBD2") : "#8C938E"
        }
    }
    Repeater {
        model: silhouette.tokens
        SeatSign {
            required property var modelData
            size: Math.max(8, Math.min(Theme.px(24), silhouette.sign))
            letter: false
            seat: modelData.seat
            x: silhouette.left_ + modelData.x * silhouette.k - width / 2
            y: silhouette.above + modelData.y * silhouette.k - height / 2
        }
    }
    readonly property real sign: drawing.spaces && drawing.spaces.length > 0 ? Math.min(drawing.spaces[0].w, drawing.spaces[0].h) * k * 0.62 : 0
    Repeater {
        model: silhouette.drawing.cards || 0
        Rectangle {
            id: card
            required property int index
            x: silhouette.width / 2 - width / 2
            y: silhouette.height / 2 - height * 0.66
            width: Math.min(silhouette.width * 0.3, silhouette.height * 0.42)
            height: width * 1.45
            radius: width * 0.08
            color: ["#7A3A30", "#37506B", "#2F5D46"][index % 3]
            border.width: Math.max(1, width * 0.045)
            border.color: "#E6DAC0"
            antialiasing: true
            transform: Rotation { origin.x: card.width / 2; origin.y: card.height * 1.6; angle: -32 + card.index * 8 }
        }
    }
}
