import QtQuick
import Sitdown

// A choice or a verb. Filled: the lens, or the one thing to press.
FocusScope {
    id: button

    property string key
    property string label
    property string count
    property string note
    property string face  // a card that it is about: shown large while the button is pointed at
    readonly property bool about: area.containsMouse || activeFocus
    property bool on: false
    property bool quiet: false
    property real size: 52
    signal pressed()

    implicitWidth: content.implicitWidth + Theme.px(size * 0.6)
    implicitHeight: Theme.px(size)
    activeFocusOnTab: enabled
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.description: note
    Accessible.onPressAction: pressed()
    Keys.onReturnPressed: pressed()
    Keys.onEnterPressed: pressed()
    Keys.onSpacePressed: pressed()

    onAboutChanged: about ? Desk.hover(button, face) : Desk.leave(button)

    Shadow { visible: button.on; anchors.fill: parent; radius: Theme.px(6); depth: 0.8 }
    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: button.on ? Theme.lamp : button.quiet ? "transparent" : area.containsMouse ? Theme.tint(Theme.lamp, 0.12, Theme.raised) : Theme.raised
        border.width: button.on ? 0 : 1.5
        border.color: button.quiet ? Theme.line : Theme.dark ? Theme.tint(Theme.lamp, 0.55, Theme.raised) : Theme.lamp
    }
    FocusRing { shown: button.activeFocus }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(button.size * 0.2)
        Rectangle {
            visible: button.key !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(Theme.px(button.size * 0.46), keyText.implicitWidth + Theme.px(8))
            height: Theme.px(button.size * 0.46)
            radius: Theme.px(4)
            color: "transparent"
            border.width: 1
            border.color: button.on ? Theme.lampText : Theme.lineHi
            Words { id: keyText; anchors.centerIn: parent; text: button.key; size: 13; font.weight: Font.DemiBold; color: button.on ? Theme.lampText : Theme.bone2 }
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: button.label
            size: 17
            font.weight: Font.DemiBold
            color: button.on ? Theme.lampText : button.quiet ? Theme.bone2 : Theme.bone
        }
        Title {
            visible: button.count !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: button.count
            size: 16
            color: button.on ? Theme.lampText : Theme.dark ? Theme.tint(Theme.lamp, 0.8, Theme.bone2) : Theme.lamp
        }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: button.pressed()
    }
}
