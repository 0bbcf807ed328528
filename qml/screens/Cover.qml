import QtQuick
import Sitdown

// A cover drawn from what the module declares: the silhouette of its board, or a fan of its cards. Painted once, a moment
// after the titles are there.
Item {
    id: cover

    property var game: ({})
    property bool raised: false
    property int turn: 0       // covers come one after the other
    property var drawing: ({}) // {spaces, groups, size} or {cards}
    readonly property color tint: Theme.tint(Theme.colourOf(game.id || ""), 0.55, "#101614")
    readonly property real u: width / 264

    height: width * 1.43
    onGameChanged: later.restart()
    Timer { id: later; interval: 30 + 25 * cover.turn; running: true; onTriggered: cover.drawing = App.cover(cover.game.id || "") }

    Shadow { anchors.fill: parent; radius: Theme.px(8); depth: cover.raised ? 3 : 2 }
    Item {
        anchors.fill: parent
        layer.enabled: true
        Rectangle {
            anchors.fill: parent
            radius: 6 * cover.u
            color: cover.tint
            Rays { anchors.fill: parent; anchors.margins: 1; colour: "#0DFFFFFF"; count: 27 }
            Rectangle { width: 12 * cover.u; height: parent.height; color: "#30000000" }
        }
        Rectangle { anchors.fill: parent; anchors.margins: 9 * cover.u; anchors.leftMargin: 19 * cover.u; radius: 3 * cover.u; color: "transparent"; border.width: 1.5; border.color: "#B98F48" }
        Title {
            x: cover.width * 0.12
            y: cover.height * 0.06
            width: cover.width * 0.8
            height: cover.height * 0.22
            text: cover.game.title || ""
            size: 25 * Math.max(0.8, cover.u / Theme.unit)
            fontSizeMode: Text.Fit
            minimumPixelSize: 12
            lineHeightMode: Text.ProportionalHeight
            lineHeight: 0.95
            wrapMode: Text.WordWrap
            verticalAlignment: Text.AlignTop
            color: "#F6EBD2"
        }
        Silhouette {
            x: cover.width * 0.13
            y: cover.height * 0.29
            width: cover.width * 0.78
            height: cover.height * 0.52
            drawing: cover.drawing
        }
        Words {
            x: cover.width * 0.12
            anchors.bottom: parent.bottom
            anchors.bottomMargin: cover.height * 0.055
            width: cover.width * 0.8
            text: cover.drawing.about || ""
            size: 14
            color: "#E3CFA0"
            wrapMode: Text.WordWrap
            maximumLineCount: 3
            elide: Text.ElideRight
        }
    }
}
