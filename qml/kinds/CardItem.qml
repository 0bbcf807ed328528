import QtQuick
import Sitdown

// One card in a place, with what lies on it.
Item {
    id: item

    required property string face
    required property int copies
    required property int turned
    required property bool up
    required property bool tentative
    required property bool picked
    required property bool remembered
    required property var conditions
    required property var numbers
    required property var on
    required property string reference
    property GameTable table
    property string size: "table"
    property bool asked: false
    property real rise: 0
    readonly property string light: touch.light
    readonly property bool hovered: touch.containsMouse || touch.activeFocus
    readonly property var faceData: table && face !== "" ? table.face(face) : ({})
    readonly property bool pointed: Desk.pointed === reference

    width: Theme.px(size === "hand" ? 152 : 112)
    height: width * (size === "hand" ? 206 / 152 : 150 / 112)
    Component.onCompleted: Desk.put(reference, item)
    Component.onDestruction: Desk.take(reference, item)

    Item {
        id: body
        width: parent.width
        height: parent.height
        y: item.hovered && item.rise > 0 ? -item.rise : item.light === "selected" || item.picked ? -Theme.px(18) : 0
        rotation: item.turned
        scale: item.turned ? 0.74 : 1
        opacity: item.tentative ? 0.65 : 1
        Behavior on y { enabled: Theme.speed > 0; NumberAnimation { duration: Theme.milliseconds(140) } }

        CardFace {
            visible: item.up
            anchors.fill: parent
            face: item.faceData
            size: item.size
            light: item.light === "legal" || item.light === "selected" || item.light === "target" ? item.light
                : item.picked ? "selected" : item.turned || (item.asked && item.light === "") ? "shade" : ""
        }
        CardBack { visible: !item.up; anchors.fill: parent; deck: item.faceData.back || "" }
        Lamp { state_: item.light !== "" ? item.light : item.picked ? "selected" : ""; radius: Theme.px(7); arm: Theme.px(18) }
        ItemNumbers { anchors.right: parent.right; anchors.rightMargin: -Theme.px(7); y: parent.height * 0.36; table: item.table; numbers: item.numbers }
        Row {
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: Theme.px(4)
            spacing: -Theme.px(6)
            Repeater {
                model: item.on
                Piece {
                    required property var modelData
                    token: item.table && modelData.token ? item.table.token(modelData.token) : ({})
                    owner: modelData.owner !== undefined ? modelData.owner : -1
                    size: Theme.px(24)
                }
            }
        }
        Rectangle {
            visible: item.conditions.length > 0
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(4)
            width: Math.min(parent.width - Theme.px(8), state.implicitWidth + Theme.px(12))
            height: Theme.px(20)
            radius: Theme.px(4)
            color: "#D9221A10"
            Words { id: state; anchors.centerIn: parent; width: Math.min(implicitWidth, parent.width); elide: Text.ElideRight; text: item.conditions.join(", "); size: 12; font.weight: Font.DemiBold; color: "#F3EAD9" }
        }
        CountPill { visible: item.copies > 1; anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: parent.bottom; anchors.bottomMargin: -Theme.px(6); count: item.copies; prefix: "×" }
        Rectangle {
            visible: item.remembered
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.px(3)
            width: Theme.px(22)
            height: width
            radius: width / 2
            color: "#C8201A12"
            Glyph { anchors.centerIn: parent; name: "eye"; size: Theme.px(15); colour: "#F3EAD9" }
        }
        Rectangle { visible: item.pointed; anchors.fill: parent; anchors.margins: -Theme.px(3); radius: Theme.px(9); color: "transparent"; border.width: 2; border.color: Theme.bone }
    }
    Touch {
        id: touch
        table: item.table
        reference: item.reference
        face: item.up ? item.face : ""
        about: (item.faceData.name || "card") + (item.copies > 1 ? ", " + item.copies + " copies" : "") + (item.picked ? ", picked" : "")
            + (item.remembered ? ", remembered" : "") + (item.conditions.length > 0 ? ", " + item.conditions.join(", ") : "")
    }
}
