import QtQuick
import Sitdown

// Icons of a card, each with its glyph or initial, repeated or counted.
Row {
    id: icons

    property var icons: ({})
    property color tint
    property real size

    spacing: size * 0.1
    Repeater {
        model: Object.keys(icons.icons)
        Row {
            id: entry
            required property string modelData
            readonly property int count: icons.icons[modelData]
            spacing: icons.size * 0.06
            Repeater {
                model: entry.count > 3 ? 1 : entry.count
                Rectangle {
                    width: icons.size
                    height: width
                    radius: width / 2
                    color: Theme.tint(icons.tint, 1, "#000000")
                    Glyph { id: drawn; anchors.centerIn: parent; name: entry.modelData; size: parent.width * 0.62; colour: "#F6EEDD" }
                }
            }
            Words { visible: entry.count > 3; anchors.verticalCenter: parent.verticalCenter; text: "×" + entry.count; font.pixelSize: Math.max(9, icons.size * 0.7); color: Theme.inkText }
        }
    }
}
