import QtQuick
import Sitdown

// A hand: its label with the count, then the cards.
Item {
    id: hand

    property var table
    property var component: ({})
    property string place
    readonly property var content: table ? table.place(place) : null

    implicitWidth: cards.implicitWidth
    implicitHeight: Theme.px(21) + cards.implicitHeight
    Words { id: label; text: hand.component.name || ""; size: 14; font.weight: Font.DemiBold; color: Theme.bone2 }
    Title { anchors.left: label.right; anchors.leftMargin: Theme.px(8); text: hand.content ? hand.content.count : ""; size: 14; color: Theme.bone2 }
    PlaceCards {
        id: cards
        y: Theme.px(21)
        width: parent.width
        table: hand.table
        place: hand.place
        size: "hand"
        back: hand.component.id || ""
    }
}
