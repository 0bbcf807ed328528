import QtQuick
import Sitdown

// The lamp on a thing: a line, corner brackets and a halo. Light is legality; nothing else uses it.
Item {
    id: lamp

    property string state_: ""  // "", "available", "legal", "selected", "target"
    property real radius: Theme.px(6)
    property real arm: Math.min(width, height) * 0.2
    readonly property bool bright: state_ === "legal" || state_ === "selected" || state_ === "target"
    readonly property color colour: state_ === "target" ? Theme.danger : Theme.lamp
    readonly property real line: Theme.unit * (state_ === "selected" ? 4.5 : 2.6)

    visible: state_ !== ""
    anchors.fill: parent

    Repeater {
        model: lamp.bright ? 3 : 0
        Rectangle {
            required property int index
            anchors.fill: parent
            anchors.margins: -(index + 1) * 3 * Theme.unit
            radius: lamp.radius + (index + 1) * 3 * Theme.unit
            color: "transparent"
            border.width: 3 * Theme.unit
            border.color: Qt.rgba(lamp.colour.r, lamp.colour.g, lamp.colour.b, [0.30, 0.16, 0.07][index])
        }
    }
    Rectangle {
        visible: lamp.bright
        anchors.fill: parent
        radius: lamp.radius
        color: "transparent"
        border.color: lamp.colour
        border.width: breath

        property real breath: Math.max(1.5, lamp.line * 0.6)
        SequentialAnimation on breath {
            running: lamp.bright && lamp.state_ !== "selected" && Theme.speed > 0
            loops: Animation.Infinite
            NumberAnimation { to: 3.5 * Theme.unit; duration: 800 }
            NumberAnimation { to: 2 * Theme.unit; duration: 800 }
        }
    }
    Repeater {
        model: lamp.bright ? 4 : 0
        Item {
            required property int index
            readonly property bool far: index % 2 === 1
            readonly property bool low: index > 1
            x: far ? lamp.width - lamp.arm + lamp.line / 2 : -lamp.line / 2
            y: low ? lamp.height - lamp.arm + lamp.line / 2 : -lamp.line / 2
            width: lamp.arm
            height: lamp.arm
            Rectangle { width: parent.width; height: lamp.line * 1.5; y: parent.low ? parent.height - height : 0; color: lamp.colour }
            Rectangle { height: parent.height; width: lamp.line * 1.5; x: parent.far ? parent.width - width : 0; color: lamp.colour }
        }
    }
    // Usable by another verb.
    Rectangle {
        visible: lamp.state_ === "available"
        x: -width * 0.4
        y: -width * 0.4
        width: Theme.px(12)
        height: width
        rotation: 45
        radius: 2
        color: Theme.lamp
        border.width: 2
        border.color: Theme.ink
    }
    // A shape as well as a colour for what would hurt somebody.
    Glyph {
        visible: lamp.state_ === "target"
        name: "cross"
        size: Theme.px(18)
        colour: Theme.danger
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.px(4)
    }
    Rectangle {
        visible: lamp.state_ === "selected"
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height * 0.6
        width: Theme.px(34)
        height: Theme.px(24)
        radius: Theme.px(4)
        color: Theme.lamp
        Glyph { anchors.centerIn: parent; name: "check"; size: Theme.px(18); colour: Theme.lampText }
    }
}
