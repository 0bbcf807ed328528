import QtQuick
import Sitdown

// A cover drawn from what the module declares: the silhouette of its board, or a fan of its cards. Painted once.
Item {
    id: cover

    property var game: ({})
    property bool raised: false
    property var drawing: ({}) // {spaces, groups, size} or {cards}
    readonly property color tint: Theme.tint(Theme.colourOf(game.id || ""), 0.55, "#101614")

    height: width * 1.43
    onGameChanged: later.restart()
    Timer { id: later; interval: 30; running: true; onTriggered: cover.drawing = App.cover(cover.game.id || "") }

    Shadow { anchors.fill: parent; radius: Theme.px(8); depth: cover.raised ? 3 : 2 }
    Item {
        anchors.fill: parent
        layer.enabled: true
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(6)
            color: cover.tint
            Rays { anchors.fill: parent; anchors.margins: 1; colour: "#0DFFFFFF"; count: 27 }
            Rectangle { width: Theme.px(12); height: parent.height; color: "#30000000" }
        }
        Rectangle { anchors.fill: parent; anchors.margins: Theme.px(10); anchors.leftMargin: Theme.px(20); radius: Theme.px(3); color: "transparent"; border.width: 1.5; border.color: "#B98F48" }
        Title {
            x: cover.width * 0.12
            y: cover.height * 0.06
            width: cover.width * 0.8
            text: cover.game.title || ""
            size: 25
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            color: "#F6EBD2"
        }
        Item {
            id: silhouette
            x: cover.width * 0.13
            y: cover.height * 0.30
            width: cover.width * 0.78
            height: cover.height * 0.50
            readonly property var size_: cover.drawing.size || [1, 1]
            readonly property real k: Math.min(width / size_[0], height / size_[1])
            Repeater {
                model: cover.drawing.spaces || []
                Rectangle {
                    required property var modelData
                    x: (silhouette.width - silhouette.size_[0] * silhouette.k) / 2 + modelData.x * silhouette.k
                    y: (silhouette.height - silhouette.size_[1] * silhouette.k) / 2 + modelData.y * silhouette.k
                    width: Math.max(2, modelData.w * silhouette.k * 0.9)
                    height: Math.max(2, modelData.h * silhouette.k * 0.9)
                    radius: modelData.round ? width / 2 : 2
                    color: modelData.tint ? Theme.tint(modelData.tint, 0.8, "#F6EBD2") : "#8C938E"
                }
            }
            Repeater {
                model: cover.drawing.cards || 0
                Rectangle {
                    required property int index
                    x: silhouette.width / 2 - width / 2
                    y: silhouette.height * 0.1
                    width: silhouette.width * 0.3
                    height: width * 1.45
                    radius: Theme.px(5)
                    color: ["#7A3A30", "#37506B", "#2F5D46"][index % 3]
                    border.width: Theme.px(3)
                    border.color: "#E6DAC0"
                    transform: Rotation { origin.x: silhouette.width * 0.15; origin.y: silhouette.width * 0.72; angle: -32 + index * 8 }
                }
            }
        }
        Words { x: cover.width * 0.12; anchors.bottom: parent.bottom; anchors.bottomMargin: Theme.px(22); width: cover.width * 0.8; text: cover.drawing.about || ""; size: 14; color: "#E3CFA0"; wrapMode: Text.WordWrap }
    }
}
