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
    required property var states
    required property var numbers
    required property var on
    required property string reference
    property var table
    property string size: "table"
    property bool asked: false
    readonly property string light: touch.light
    readonly property bool hovered: touch.containsMouse
    readonly property var faceData: table && face !== "" ? table.face(face) : ({})

    width: Theme.px(size === "hand" ? 152 : 112)
    height: Theme.px(size === "hand" ? 206 : 150)

    Item {
        anchors.fill: parent
        y: item.light === "selected" || item.picked ? -Theme.px(18) : 0
        rotation: item.turned
        scale: item.turned ? 0.74 : 1
        opacity: item.tentative ? 0.65 : 1
        Behavior on y { NumberAnimation { duration: Theme.milliseconds(140) } }

        CardFace {
            visible: item.up
            anchors.fill: parent
            face: item.faceData
            size: item.size
            light: item.light !== "" ? item.light : item.asked ? "shade" : ""
        }
        CardBack { visible: !item.up; anchors.fill: parent; deck: item.faceData.back || "" }
        Lamp { state_: item.light !== "" ? item.light : item.picked ? "selected" : ""; radius: Theme.px(7) }
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
                    copies: modelData.n || 1
                    size: Theme.px(24)
                }
            }
        }
        Words {
            visible: item.states.length > 0
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(3)
            text: item.states.join(", ")
            size: 12
            font.weight: Font.DemiBold
            color: Theme.inkText
        }
        CountPill { visible: item.copies > 1; anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: parent.bottom; count: item.copies; prefix: "×" }
        Glyph { visible: item.remembered; name: "eye"; size: Theme.px(16); colour: Theme.inkText; anchors.right: parent.right; anchors.top: parent.top; anchors.margins: Theme.px(5) }
    }
    Touch {
        id: touch
        table: item.table
        reference: item.reference
        face: item.up ? item.face : ""
        about: (item.faceData.name || "card") + (item.picked ? ", picked" : "") + (item.remembered ? ", remembered" : "")
    }
}
