import QtQuick
import Sitdown

// The one card that a place is for, with its text beside it.
Item {
    id: row

    property GameTable table
    property var component: ({})
    property real cardWidth: Theme.px(84)
    // The card lies in the row itself or in its slot.
    readonly property PlaceModel whole: table ? table.place(component.id) : null
    readonly property PlaceModel slot: table ? table.place(component.id + "/0") : null
    readonly property bool slotted: slot !== null && slot.count > 0
    readonly property PlaceModel content: slotted ? slot : whole
    readonly property var card: content && content.shown > 0 ? table.face(content.get(0).face) : ({})

    implicitHeight: Theme.px(24) + cardWidth * 150 / 112
    Words { text: row.component.name || ""; size: 15; font.weight: Font.DemiBold }
    PlaceCards {
        id: cards
        y: Theme.px(24)
        width: row.cardWidth
        table: row.table
        place: (row.component.id || "") + (row.slotted ? "/0" : "")
        cardWidth: row.cardWidth
        asked: false
    }
    EmptySlot { visible: row.content !== null && row.content.count === 0; y: cards.y; width: row.cardWidth; height: row.cardWidth * 150 / 112; label: "none" }
    Words {
        x: row.cardWidth + Theme.px(12)
        y: cards.y
        width: parent.width - x
        height: parent.height - y
        text: row.card.text || (row.content && row.content.count === 0 ? row.component.help || "" : "")
        size: 14
        color: Theme.bone2
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        verticalAlignment: Text.AlignTop
    }
}
