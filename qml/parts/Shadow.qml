import QtQuick
import Sitdown

// A drawn shadow, light from above.
Item {
    id: shadow

    property real radius: Theme.px(7)
    property real depth: 1

    opacity: Theme.dark ? 1 : 0.4

    Repeater {
        model: 4
        Rectangle {
            required property int index
            readonly property real spread: (4 - index) * 1.2 * shadow.depth * Theme.unit

            x: -spread
            y: (2 + index * 0.2) * shadow.depth * Theme.unit - spread / 3
            width: shadow.width + 2 * spread
            height: shadow.height + spread * 1.7
            radius: shadow.radius + spread
            color: "#21000000"
        }
    }
}
