import QtQuick
import Sitdown

// The mark of a compared rule set: a hue and a shape of its own, told apart also without the hue.
Item {
    id: mark

    property int which: 0
    property real size: Theme.px(16)
    readonly property color hue: Theme.dark ? ["#E0B469", "#86C5E6", "#9CCB8E", "#D3A3DA"][which % 4] : ["#8A5A0B", "#1D5F8A", "#2F6B33", "#7A3F86"][which % 4]

    width: size
    height: size
    Accessible.ignored: true
    Rectangle {
        visible: mark.which % 4 !== 3
        anchors.centerIn: parent
        width: 2 * Math.round(mark.size * [0.46, 0.38, 0.42][mark.which % 4])
        height: width
        radius: mark.which % 4 === 0 ? width / 2 : 1
        rotation: mark.which % 4 === 1 ? 45 : 0
        antialiasing: true
        color: mark.hue
    }
    Rectangle { visible: mark.which % 4 === 3; anchors.centerIn: parent; width: mark.size; height: mark.size * 0.34; color: mark.hue }
    Rectangle { visible: mark.which % 4 === 3; anchors.centerIn: parent; height: mark.size; width: mark.size * 0.34; color: mark.hue }
}
