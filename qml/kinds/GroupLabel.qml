import QtQuick
import Sitdown

// Name of a region with its numbers and marks.
Rectangle {
    id: label

    property var table
    property string reference
    property string name
    property var marks: []
    readonly property var units: table ? table.manifest.units.filter(unit => table.numbers[reference + "." + unit.id] !== undefined) : []

    width: content.implicitWidth + Theme.px(14)
    height: content.implicitHeight + Theme.px(6)
    radius: Theme.px(4)
    color: Qt.rgba(Theme.panel.r, Theme.panel.g, Theme.panel.b, 0.92)
    Column {
        id: content
        anchors.centerIn: parent
        Words { text: label.name; size: 14; font.weight: Font.DemiBold }
        Row {
            spacing: Theme.px(8)
            Repeater {
                model: label.units
                Words {
                    required property var modelData
                    text: label.table.amount(label.table.numbers[label.reference + "." + modelData.id], modelData.id)
                    size: 13
                    color: Theme.bone2
                }
            }
        }
        Repeater {
            model: label.marks
            Row {
                id: line
                required property var modelData
                spacing: Theme.px(5)
                SeatSign { visible: line.modelData.seat !== undefined; seat: line.modelData.seat || 0; size: Theme.px(16) }
                Words { text: line.modelData.text; size: 13; color: Theme.bone }
            }
        }
    }
}
