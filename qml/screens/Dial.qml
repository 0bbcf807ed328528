import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// A number in a range: a brass groove with its steps, a bone knob, and the number.
Slider {
    id: dial

    property string label
    property bool ticks: true
    readonly property int steps: stepSize > 0 ? Math.round((to - from) / stepSize) : 0

    implicitWidth: Theme.px(260)
    implicitHeight: Theme.px(34)
    padding: Theme.px(6)
    snapMode: Slider.SnapAlways
    Accessible.name: label

    background: Item {
        x: dial.leftPadding
        y: dial.topPadding
        width: dial.availableWidth
        height: dial.availableHeight
        Repeater {
            model: dial.ticks && dial.steps > 1 && dial.steps <= 24 ? dial.steps + 1 : 0
            Rectangle {
                required property int index
                x: dial.handle.width / 2 + index / dial.steps * (parent.width - dial.handle.width) - width / 2
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(1, Theme.px(2))
                height: Theme.px(14)
                color: Theme.lineHi
            }
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width
            height: Math.max(3, Theme.px(6))
            radius: height / 2
            color: Theme.sunk
            border.width: 1
            border.color: Theme.lineHi
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: dial.handle.width / 2 + dial.visualPosition * (parent.width - dial.handle.width)
            height: Math.max(3, Theme.px(6))
            radius: height / 2
            color: Theme.brass
        }
    }
    handle: Rectangle {
        x: dial.leftPadding + dial.visualPosition * (dial.availableWidth - width)
        y: dial.topPadding + dial.availableHeight / 2 - height / 2
        width: Theme.px(20)
        height: width
        radius: width / 2
        color: Theme.bone
        border.width: Math.max(1.5, Theme.px(3))
        border.color: dial.hovered || dial.pressed ? Theme.brass : Theme.brassDim
        FocusRing { shown: dial.visualFocus; radius: width / 2; anchors.margins: -Theme.px(4) }
    }
}
