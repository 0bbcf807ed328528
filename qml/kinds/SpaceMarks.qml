import QtQuick
import Sitdown

// Marks on a space: ring, shade, hatch, badge, cross. A seat's mark wears its colour and its letter.
Item {
    id: marks_

    property var marks: []
    property bool small: false

    Repeater {
        model: marks_.marks
        Item {
            id: mark
            required property var modelData
            required property int index
            readonly property color colour: modelData.seat !== undefined ? Theme.seatColour(modelData.seat) : Theme.brass
            anchors.fill: parent
            Rectangle {
                visible: mark.modelData.style === "shade"
                anchors.fill: parent
                radius: Theme.px(3)
                color: Qt.rgba(mark.colour.r, mark.colour.g, mark.colour.b, 0.34)
            }
            Item {
                visible: mark.modelData.style === "hatch"
                anchors.fill: parent
                clip: true
                Repeater {
                    model: mark.modelData.style === "hatch" ? 3 : 0
                    Rectangle {
                        required property int index
                        x: mark.width * (index + 0.5) / 3
                        y: -mark.height * 0.1
                        width: Math.max(1, mark.width * 0.045)
                        height: mark.height * 1.2
                        rotation: 30
                        color: mark.colour
                        opacity: 0.42
                    }
                }
            }
            Rectangle {
                visible: mark.modelData.style === "ring"
                anchors.fill: parent
                anchors.margins: 2
                radius: Theme.px(5)
                color: "transparent"
                border.width: 2 * Theme.unit
                border.color: mark.colour
            }
            Glyph { visible: mark.modelData.style === "cross"; anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; anchors.margins: Theme.px(5); name: "cross"; size: Math.min(parent.height * 0.42, Theme.px(38)); colour: Theme.danger }
            Rectangle {
                visible: mark.modelData.style === "badge" && !marks_.small
                x: Theme.px(4)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(4) + mark.index * Theme.px(20)
                width: text.implicitWidth + Theme.px(12)
                height: Theme.px(18)
                radius: height / 2
                color: Theme.panel
                border.width: 1
                border.color: mark.colour
                Words { id: text; anchors.centerIn: parent; text: mark.modelData.text; size: 12 }
            }
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.text
        }
    }
}
