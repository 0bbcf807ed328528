import QtQuick
import Sitdown

// A deck or a discard pile: a stack, its count, and the top card where it lies open.
Item {
    id: pile

    property var table
    property var component: ({})
    property string place
    readonly property var model_: table ? table.place(place) : null
    readonly property int total: model_ ? model_.count : 0
    readonly property bool open: component.face === "up" && model_ && model_.shown > 0

    implicitWidth: Theme.px(84)
    implicitHeight: Theme.px(134)
    Component.onCompleted: Desk.put(place, pile)
    Component.onDestruction: Desk.take(place, pile)

    Item {
        id: stack
        x: Theme.px(6)
        width: Theme.px(72)
        height: Theme.px(96)
        Repeater {
            model: Math.min(3, Math.max(0, pile.total - 1))
            Rectangle {
                required property int index
                x: -index * 2
                y: 4 - index * 2
                width: stack.width
                height: stack.height
                radius: Theme.px(5)
                color: Theme.tint(Theme.colourOf(pile.component.id || ""), 0.6, "#000000")
                border.width: 1
                border.color: "#A0000000"
            }
        }
        CardBack { visible: pile.total > 0 && !pile.open; anchors.fill: parent; deck: pile.component.id || "" }
        CardFace {
            visible: pile.open
            anchors.fill: parent
            face: pile.open ? pile.table.face(pile.model_.get(pile.model_.shown - 1).face) : ({})
        }
        Rectangle {
            visible: pile.total === 0
            anchors.fill: parent
            radius: Theme.px(5)
            color: "transparent"
            border.width: 1
            border.color: Theme.lineHi
            Words { anchors.centerIn: parent; text: "empty"; size: 12; color: Theme.bone3 }
        }
        Lamp { state_: touch.light }
        CountPill { visible: pile.total > 0 && pile.component.size !== false; anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: parent.bottom; anchors.bottomMargin: -Theme.px(6); count: pile.total }
        Touch {
            id: touch
            table: pile.table
            reference: pile.place
            face: pile.open ? pile.model_.get(pile.model_.shown - 1).face : ""
            about: (pile.component.name || "") + ", " + pile.total
        }
    }
    Words {
        y: Theme.px(106)
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        text: pile.component.name || ""
        size: 13
        color: Theme.bone2
    }
}
