import QtQuick
import QtQuick.Window
import Sitdown

// The lamp on a thing: a line, corner brackets and a halo. Light is legality; nothing else uses it. A picture, and a line
// over it that breathes.
Item {
    id: lamp

    property string state_: ""  // "", "available", "thin", "legal", "selected", "target"
    property real radius: Theme.px(6)
    property real arm: Math.min(width, height) * 0.2
    readonly property bool breathes: (state_ === "legal" || state_ === "target") && Theme.speed > 0
    readonly property color colour: state_ === "target" ? Theme.danger : Theme.lamp
    readonly property real edge: Theme.px(22)
    readonly property real density: Screen.devicePixelRatio

    visible: state_ !== ""
    anchors.fill: parent

    Image {
        x: -lamp.edge
        y: -lamp.edge
        width: lamp.width + 2 * lamp.edge
        height: lamp.height + 2 * lamp.edge
        sourceSize: Qt.size(Math.round(width * lamp.density), Math.round(height * lamp.density))
        source: lamp.state_ === "" || lamp.width <= 0 ? ""
            : "image://lamp/" + [lamp.state_, plain(lamp.colour), plain(Theme.lampText), plain(Theme.ink), at(lamp.radius), at(lamp.arm),
                                 at(Theme.unit), at(lamp.edge)].join("/")
        function plain(colour) { return colour.toString().substring(1); }
        function at(length) { return (length * lamp.density).toFixed(2); }
    }
    Rectangle {
        id: line
        visible: lamp.breathes
        anchors.fill: parent
        radius: lamp.radius
        color: "transparent"
        border.color: lamp.colour
        border.width: 2 * Theme.unit
        SequentialAnimation on border.width {
            running: lamp.breathes && lamp.visible
            loops: Animation.Infinite
            NumberAnimation { to: 3.5 * Theme.unit; duration: 800 }
            NumberAnimation { to: 2 * Theme.unit; duration: 800 }
        }
    }
}
