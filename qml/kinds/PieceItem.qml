import QtQuick
import Sitdown

// A token in a place, drawn up to three times, else counted; a thing to click where a choice names it.
Item {
    id: item

    required property string token
    required property int owner
    required property int copies
    required property bool tentative
    required property string reference
    required property var numbers
    property GameTable table
    property bool shown: true
    property real size: Theme.px(34)
    readonly property var tokenData: table && token !== "" ? table.token(token) : ({})
    readonly property string shape: tokenData.shape || "disc"
    readonly property int drawn: copies > 3 ? 1 : copies
    readonly property real step: size * (shape === "figure" ? 0.55 : 0.5)

    visible: shown && token !== ""
    width: visible ? size * (shape === "figure" ? 0.86 : 1) + (drawn - 1) * step + (copies > 3 ? count.implicitWidth + Theme.px(4) : 0) : 0
    height: visible ? size : 0

    Repeater {
        model: item.visible ? item.drawn : 0
        Piece {
            required property int index
            x: index * item.step
            token: item.tokenData
            owner: item.owner
            tentative: item.tentative
            size: item.size
            lettered: index === item.drawn - 1
        }
    }
    Title { id: count; visible: item.copies > 3; x: item.size + Theme.px(3); anchors.verticalCenter: parent.verticalCenter; text: "×" + item.copies; size: 15 }
    Lamp { state_: touch.light; radius: height / 2; arm: height * 0.3 }
    Touch { id: touch; visible: live; table: item.table; reference: item.reference; about: (item.tokenData.name || "") + (item.owner >= 0 ? " of seat " + Theme.seatLetter(item.owner) : "") }
}
