import QtQuick
import Sitdown

// Numbers that an item carries: markers, heat, damage.
Column {
    id: column

    property GameTable table
    property var numbers: ({})

    spacing: Theme.px(2)
    Repeater {
        model: Object.keys(column.numbers)
        Rectangle {
            id: pill
            required property string modelData
            readonly property var unit: column.table ? column.table.unit(modelData) : ({})
            width: Math.max(height, text.implicitWidth + Theme.px(10))
            height: Theme.px(26)
            radius: height / 2
            color: unit.role === "threat" ? "#C4574B" : "#C99C4E"
            border.width: 2
            border.color: "#3A2A0E"
            Title { id: text; anchors.centerIn: parent; text: column.numbers[pill.modelData]; size: 15; color: "#1B1508" }
            Accessible.role: Accessible.StaticText
            Accessible.name: column.numbers[modelData] + " " + (unit.name || modelData)
        }
    }
}
