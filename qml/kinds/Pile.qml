import QtQuick
import Sitdown

// A deck or a discard pile: a stack, its count, and the top card where it lies open.
Item {
    id: pile

    property GameTable table
    property var component: ({})
    property string place
    property real cardWidth: Theme.px(72)
    readonly property PlaceModel model_: table ? table.place(place) : null
    readonly property int total: model_ ? model_.count : 0
    readonly property bool open: component.face === "up" && model_ !== null && model_.shown > 0
    readonly property string topFace: open ? model_.get(model_.shown - 1).face : ""
    readonly property real cardHeight: cardWidth * 150 / 112

    implicitWidth: Math.max(cardWidth + Theme.px(8), Theme.px(64))
    implicitHeight: cardHeight + Theme.px(44)
    Component.onCompleted: Desk.put(place, pile)
    Component.onDestruction: Desk.take(place, pile)

    Item {
        id: stack
        x: (parent.width - width) / 2
        width: pile.cardWidth
        height: pile.cardHeight
        Repeater {
            model: Math.min(3, Math.max(0, pile.total - 1))
            Rectangle {
                required property int index
                x: (2 - index) * 2 - 4
                y: 6 - index * 2
                width: stack.width
                height: stack.height
                radius: Theme.px(5)
                color: Theme.tint(Theme.colourOf(pile.component.id || ""), 0.6, "#000000")
                border.width: 1
                border.color: "#A0000000"
            }
        }
        CardBack { visible: pile.total > 0 && !pile.open; anchors.fill: parent; deck: pile.component.id || "" }
        CardFace { visible: pile.open; anchors.fill: parent; face: pile.open ? pile.table.face(pile.topFace) : ({}); light: "shade" }
        Rectangle {
            visible: pile.total === 0
            anchors.fill: parent
            radius: Theme.px(5)
            color: "transparent"
            border.width: 1
            border.color: Theme.line
            Words { anchors.centerIn: parent; text: "empty"; size: 12; color: Theme.bone3 }
        }
        Lamp { state_: touch.light }
        CountPill { visible: pile.total > 0 && pile.component.size !== false; anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: parent.bottom; anchors.bottomMargin: -Theme.px(8); count: pile.total }
        Touch {
            id: touch
            table: pile.table
            reference: pile.place
            face: pile.topFace
            about: (pile.component.name || "") + ", " + pile.total
        }
    }
    Words {
        anchors.top: stack.bottom
        anchors.topMargin: Theme.px(10)
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        lineHeight: 0.9
        text: pile.component.name || ""
        size: 13
        color: Theme.bone2
    }
}
