import QtQuick
import QtQuick.Window
import Sitdown

// The back of a card: its deck's colour and mark, and nothing of the card.
Item {
    id: back

    property string deck
    property string glyph: "hat"
    property string name
    readonly property real edge: Math.ceil(width * 0.09)
    readonly property real density: Screen.devicePixelRatio

    width: Theme.px(112)
    height: width * 150 / 112

    Image {
        x: -back.edge
        y: -back.edge
        width: back.width + 2 * back.edge
        height: back.height + 2 * back.edge
        sourceSize: Qt.size(Math.round(width * back.density), Math.round(height * back.density))
        source: back.width > 0 ? "image://card/back/" + Theme.colourOf(back.deck).substring(1) + "/" + back.glyph + "/"
            + Math.round(back.edge * back.density) + "/" + (Theme.dark ? 0 : 1) + "/" + encodeURIComponent(back.name) : ""
    }
}
