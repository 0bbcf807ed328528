import QtQuick
import Sitdown

// The labelled numbers at the foot of a card.
Row {
    id: values

    property var cells: []
    property string size
    property real k: 1
    property color second

    visible: cells.length > 0
    height: visible ? (size === "table" ? 31 : size === "hand" ? 35 : 62) * k : 0
    Repeater {
        model: values.cells
        Item {
            id: cell
            required property var modelData
            required property int index
            width: values.width / values.cells.length
            height: values.height
            Rectangle { visible: cell.index > 0; width: 1; y: parent.height * 0.1; height: parent.height * 0.8; color: "#38281808" }
            Title {
                anchors.horizontalCenter: parent.horizontalCenter
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                text: cell.modelData.value
                font.pixelSize: Math.max(10, Math.round((values.size === "table" ? 15 : values.size === "hand" ? 17 : 32) * values.k))
                color: Theme.inkText
            }
            Words {
                anchors.bottom: parent.bottom
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 9
                text: values.size === "table" && cell.modelData.short ? cell.modelData.short : cell.modelData.name
                font.pixelSize: Math.max(9, Math.round((values.size === "table" ? 11.4 : values.size === "hand" ? 12 : 18) * values.k))
                font.weight: Font.Medium
                color: values.second
            }
        }
    }
}
