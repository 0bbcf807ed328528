import QtQuick
import Sitdown

// A module that could not be loaded: the reason, and that the others are not affected.
Rectangle {
    id: line

    property var game: ({})

    height: text.implicitHeight + Theme.px(58)
    radius: Theme.px(8)
    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    Rectangle { width: Theme.px(4); height: parent.height; color: Theme.danger }
    Glyph { x: Theme.px(22); anchors.verticalCenter: parent.verticalCenter; name: "x"; size: Theme.px(22); colour: Theme.danger }
    Words { x: Theme.px(64); y: Theme.px(14); text: (line.game.id || "") + " is not loaded"; size: 18; font.weight: Font.DemiBold }
    Words { id: text; x: Theme.px(64); y: Theme.px(40); width: parent.width - x - Theme.px(20); text: (line.game.reason || "") + " The other rule sets are not affected."; size: 15; color: Theme.bone2; wrapMode: Text.WordWrap }
}
