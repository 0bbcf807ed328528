import QtQuick
import QtQuick.Window
import Sitdown

// A card as cards are drawn: number asked for first, emblem, name, text, values. A picture, painted once for each face,
// size and light.
Item {
    id: card

    property var face: ({})
    property string size: "table"  // "table", "hand", "zoom"
    property string light          // as in Lamp; "shade": not part of what is asked
    readonly property bool lit: light === "legal" || light === "selected" || light === "target"
    readonly property real edge: Math.ceil(width * 0.09)
    readonly property real density: Screen.devicePixelRatio

    implicitWidth: Theme.px(size === "table" ? 112 : size === "hand" ? 152 : 320)
    implicitHeight: Theme.px(size === "table" ? 150 : size === "hand" ? 206 : 448)

    Image {
        x: -card.edge
        y: -card.edge
        width: card.width + 2 * card.edge
        height: card.height + 2 * card.edge
        sourceSize: Qt.size(Math.round(width * card.density), Math.round(height * card.density))
        source: card.face && card.face.book && card.width > 0
            ? "image://card/face/" + card.size + "/" + Theme.cardInk(card.lit ? "lit" : card.light === "shade" ? "shade" : "") + "/"
              + (card.light === "selected" ? 2.2 : card.lit ? 1.5 : 0.8) + "/" + (card.light === "shade" ? 1 : 0) + "/"
              + Math.round(card.edge * card.density) + "/" + Theme.textScale.toFixed(2) + "/" + card.face.book + "/" + encodeURIComponent(card.face.id)
            : ""
    }
}
