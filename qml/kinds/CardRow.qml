import QtQuick
import Sitdown

// A market, a display, a play area: slots side by side, or an open end.
Item {
    id: row

    property var table
    property var component: ({})
    property string place
    property int columns: 3
    readonly property var labels: Array.isArray(component.slots) ? component.slots : []
    readonly property int slotCount: Array.isArray(component.slots) ? component.slots.length : component.slots || 0
    readonly property real cardWidth: Theme.px(112)
    readonly property real cardHeight: Theme.px(150)
    readonly property real gap: Theme.px(8)
    readonly property int across: slotCount > 0 ? Math.max(1, Math.min(slotCount, columns)) : columns
    readonly property var open: slotCount === 0 && table ? table.place(place) : null
    readonly property int filled: open ? open.shown + (open.hidden > 0 ? 1 : 0) : slotCount

    implicitWidth: across * (cardWidth + gap) - gap
    implicitHeight: Theme.px(25) + Math.max(1, Math.ceil(Math.max(1, filled) / across)) * (cardHeight + gap)
    Component.onCompleted: Desk.put(place, row)
    Component.onDestruction: Desk.take(place, row)

    Words { text: row.component.name || ""; size: 15; font.weight: Font.DemiBold }
    Words {
        anchors.right: parent.right
        readonly property var pile: row.component.refill && row.table ? row.table.place(row.component.refill) : null
        visible: pile !== null
        text: pile ? pile.count + " in the deck" : ""
        size: 14
        color: Theme.bone3
    }
    Grid {
        y: Theme.px(25)
        columns: row.across
        spacing: row.gap
        Repeater {
            model: row.slotCount
            Item {
                id: slot
                required property int index
                readonly property string reference: row.place + "/" + index
                readonly property var content: row.table ? row.table.place(reference) : null
                width: row.cardWidth
                height: row.cardHeight
                Component.onCompleted: Desk.put(reference, slot)
                Component.onDestruction: Desk.take(reference, slot)
                EmptySlot { anchors.fill: parent; visible: !slot.content || slot.content.count === 0; label: row.labels[slot.index] || "" }
                PlaceCards { anchors.fill: parent; table: row.table; place: slot.reference; back: row.component.refill || row.component.id || "" }
                Lamp { state_: touch.light; radius: Theme.px(7) }
                Touch { id: touch; visible: live; table: row.table; reference: slot.reference; about: row.component.name || "" }
            }
        }
        Repeater { model: row.open; CardItem { table: row.table; asked: row.table.acting } }
        Item {
            visible: row.open ? row.open.hidden > 0 : false
            width: row.cardWidth
            height: row.cardHeight
            CardBack { width: parent.width; deck: row.component.id || "" }
            CountPill { anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: parent.bottom; count: row.open ? row.open.hidden : 0 }
        }
        EmptySlot { visible: row.slotCount === 0 && row.filled === 0; width: row.cardWidth; height: row.cardHeight; label: "nothing yet" }
    }
}
