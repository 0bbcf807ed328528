import QtQuick
import Sitdown

// The back of a card: its deck's colour and mark, and nothing of the card.
Item {
    id: back

    property string deck
    property string glyph: "hat"
    readonly property real k: width / 112
    readonly property color tint: Theme.colourOf(deck)

    width: Theme.px(112)
    height: width * 150 / 112

    Shadow { anchors.fill: parent; radius: 7 * back.k; depth: 0.8 }
    Rectangle {
        anchors.fill: parent
        radius: 7 * back.k
        color: back.tint
        border.width: 1
        border.color: "#90000000"
        Rays { anchors.fill: parent; anchors.margins: 9 * back.k; colour: "#22F0D8A0"; count: 19 }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 5 * back.k
            radius: 4 * back.k
            color: "transparent"
            border.width: Math.max(1, 1.2 * back.k)
            border.color: "#C99C4E"
        }
        Rectangle {
            anchors.centerIn: parent
            width: parent.width * 0.46
            height: width
            radius: width / 2
            color: back.tint
            border.width: Math.max(1, 1.2 * back.k)
            border.color: "#C99C4E"
            Glyph { anchors.centerIn: parent; name: back.glyph; size: parent.width * 0.6; colour: "#E9C889" }
        }
    }
}
