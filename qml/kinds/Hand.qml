import QtQuick
import Sitdown

// A hand, or any place whose cards lie side by side: its label with the count, then the cards.
Item {
    id: hand

    property GameTable table
    property var component: ({})
    property string place
    property string size: "hand"
    readonly property PlaceModel content: table ? table.place(place) : null
    readonly property int count: content ? content.count : 0
    readonly property bool lit: spot !== null && spot.light !== ""
    readonly property Spot spot: table ? table.spot(place) : null
    readonly property real labelWidth: label.implicitWidth + number.implicitWidth + Theme.px(16)

    implicitWidth: Math.max(labelWidth, cards.shownCount > 0 ? cards.implicitWidth : cards.cardWidth)
    implicitHeight: Theme.px(24) + cards.implicitHeight
    Row {
        id: head
        spacing: Theme.px(8)
        Words { id: label; width: Math.min(implicitWidth, hand.width - number.implicitWidth - Theme.px(14)); elide: Text.ElideRight; text: hand.component.name || ""; size: 15; font.weight: Font.DemiBold; color: Theme.bone2 }
        Title { id: number; anchors.baseline: label.baseline; text: hand.count; size: 15; color: Theme.bone2 }
        Repeater {
            model: hand.spot ? hand.spot.marks : []
            Chip { required property var modelData; text: modelData.text; edge: Theme.brass }
        }
    }
    EmptySlot {
        visible: hand.count === 0
        y: cards.y
        width: Math.min(parent.width, cards.cardWidth)
        height: Math.min(cards.cardHeight, hand.height - y)
        label: hand.component.help || ""
    }
    PlaceCards {
        id: cards
        y: Theme.px(24)
        width: parent.width
        table: hand.table
        place: hand.place
        size: hand.size
        back: hand.component.id || ""
        rise: Math.max(0, y + cardHeight + Theme.px(8) - hand.height)
    }
    Lamp { state_: hand.spot ? hand.spot.light : ""; radius: Theme.px(7) }
    Touch { visible: live; table: hand.table; reference: hand.place; about: hand.component.name || "" }
}
