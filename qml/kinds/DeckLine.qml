import QtQuick
import Sitdown

// A deck in one line: a small stack, its name, its count; the pile of its used cards at the end.
Item {
    id: line

    property GameTable table
    property var deck: ({})
    property var used: null  // a component, or null
    readonly property PlaceModel drawn: table ? table.place(deck.id) : null

    implicitHeight: Theme.px(27)

    MiniPile { id: stack; anchors.verticalCenter: parent.verticalCenter; table: line.table; component: line.deck }
    Words {
        anchors.left: stack.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: count.left
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideRight
        text: line.deck.name || ""
        size: 14
        color: Theme.bone2
    }
    Title {
        id: count
        anchors.right: spent.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        text: line.drawn ? line.drawn.count : ""
        size: 15
    }
    Item {
        id: spent
        anchors.right: parent.right
        width: Theme.px(46)
        height: parent.height
        MiniPile { id: pile; visible: line.used !== null; anchors.verticalCenter: parent.verticalCenter; table: line.table; component: line.used || ({}) }
        Title { visible: line.used !== null; anchors.left: pile.right; anchors.leftMargin: Theme.px(6); anchors.verticalCenter: parent.verticalCenter; text: pile.total; size: 13; color: Theme.bone3 }
    }
}
