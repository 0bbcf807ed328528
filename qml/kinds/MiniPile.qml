import QtQuick
import Sitdown

// A pile no larger than a word: its back, or its top card's colour and glyph.
Item {
    id: pile

    property GameTable table
    property var component: ({})
    readonly property string place: component.id || ""
    readonly property PlaceModel content: table && place !== "" ? table.place(place) : null
    readonly property int total: content ? content.count : 0
    readonly property bool open: component.face === "up" && content !== null && content.shown > 0
    readonly property var topCard: open ? table.face(content.get(content.shown - 1).face) : ({})

    width: Theme.px(18)
    height: Theme.px(24)
    Component.onCompleted: if (place !== "") Desk.put(place, pile)
    Component.onDestruction: Desk.take(place, pile)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(3)
        color: pile.total === 0 ? "transparent" : pile.open ? Theme.paperShade : Theme.colourOf(pile.place)
        border.width: 1
        border.color: pile.total === 0 ? Theme.line : pile.open ? Theme.inkText2 : Theme.brass
        Rectangle { visible: pile.open; x: 2; y: 2; width: parent.width - 4; height: parent.height * 0.55; radius: 2; color: pile.topCard.colour || Theme.colourOf(pile.topCard.type || "") }
    }
    Lamp { state_: touch.light; radius: Theme.px(3); arm: Theme.px(6) }
    Touch { id: touch; table: pile.table; reference: pile.place; face: pile.topCard.id || ""; about: (pile.component.name || "") + ", " + pile.total }
}
