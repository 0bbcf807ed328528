import QtQuick
import Sitdown

// A market, a display, a play area: slots side by side, or an open end.
Item {
    id: row

    property GameTable table
    property var component: ({})
    property string place
    property int columns: 3
    property real cardWidth: Theme.px(112)
    property bool listed: false  // plates instead of cards, for narrow windows
    property bool titled: true
    readonly property var labels: Array.isArray(component.slots) ? component.slots : []
    readonly property int slotCount: Array.isArray(component.slots) ? component.slots.length : component.slots || 0
    readonly property real cardHeight: listed ? Theme.px(44) : cardWidth * 150 / 112
    readonly property real gap: Theme.px(listed ? 6 : 8)
    readonly property PlaceModel open: table ? table.place(place) : null
    readonly property int lying: open ? open.shown + (open.hidden > 0 ? 1 : 0) : 0
    // Cards may lie in the row itself, from its first slot on, or in slots that the module tells apart.
    readonly property bool bySlot: slotCount > 0 && lying === 0
    readonly property int filled: Math.max(slotCount, lying, 1)
    readonly property int across: Math.max(1, Math.min(columns, slotCount > 0 ? slotCount : filled))
    readonly property real head: titled ? Theme.px(25) : 0

    implicitWidth: Math.max(across * (cardWidth + gap) - gap, titled ? title.implicitWidth : 0)
    implicitHeight: head + Math.ceil(filled / across) * (cardHeight + gap) - gap
    Component.onCompleted: Desk.put(place, row)
    Component.onDestruction: Desk.take(place, row)

    Words { id: title; visible: row.titled; text: row.component.name || ""; size: 15; font.weight: Font.DemiBold }
    Words {
        readonly property PlaceModel pile: row.component.refill && row.table ? row.table.place(row.component.refill) : null
        visible: pile !== null && row.titled && title.implicitWidth + implicitWidth + Theme.px(10) < row.width
        anchors.right: parent.right
        text: pile ? pile.count + " in the deck" : ""
        size: 14
        color: Theme.bone3
    }
    Grid {
        y: row.head
        columns: row.across
        spacing: row.gap
        Repeater { model: row.listed ? null : row.open; CardItem { table: row.table; width: row.cardWidth; asked: row.table.acting } }
        Repeater {
            model: row.listed ? row.open : null
            Plate {
                required property string face
                required property string reference
                required property var numbers
                width: row.cardWidth
                detailed: true
                table: row.table
                faceId: face
                thing: reference
                carried: numbers
            }
        }
        Item {
            visible: row.open ? row.open.hidden > 0 : false
            width: row.cardWidth
            height: row.cardHeight
            CardBack { height: parent.height; width: height * 112 / 150; deck: row.component.id || "" }
            CountPill { x: parent.height * 0.37 - width / 2; anchors.bottom: parent.bottom; count: row.open ? row.open.hidden : 0 }
        }
        Repeater {
            model: row.bySlot ? row.slotCount : Math.max(0, row.slotCount - row.lying)
            Item {
                id: slot
                required property int index
                readonly property string reference: row.place + "/" + index
                readonly property PlaceModel content: row.table && row.bySlot ? row.table.place(reference) : null
                width: row.cardWidth
                height: row.cardHeight
                Component.onCompleted: Desk.put(reference, slot)
                Component.onDestruction: Desk.take(reference, slot)
                EmptySlot { anchors.fill: parent; visible: !slot.content || slot.content.count === 0; label: row.labels[slot.index] || "" }
                PlaceCards {
                    visible: slot.content !== null
                    width: parent.width
                    cardWidth: row.listed ? parent.height * 112 / 150 : row.cardWidth
                    table: row.table
                    place: slot.content ? slot.reference : ""
                    back: row.component.refill || row.component.id || ""
                }
                Lamp { state_: touch.light; radius: Theme.px(7) }
                Touch { id: touch; visible: live; table: row.table; reference: slot.reference; about: row.component.name || "" }
            }
        }
        EmptySlot { visible: row.slotCount === 0 && row.lying === 0; width: row.cardWidth; height: row.cardHeight; label: "nothing yet" }
    }
    Touch { id: whole; visible: live; table: row.table; reference: row.place; about: row.component.name || "" }
    Lamp { state_: whole.light; radius: Theme.px(7) }
}
