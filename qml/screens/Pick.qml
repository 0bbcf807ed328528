import QtQuick
import Sitdown

// One of several values. The chosen one is raised, with a brass edge and a tick: the lamp is for what goes on.
FocusScope {
    id: pick

    property string label
    property string about    // for a screen reader
    property bool on: false
    property bool many: false // any number may be chosen
    property real size: 38
    property int seat: -1     // its sign stands before the label
    property real most: 1e6   // width
    signal pressed()

    implicitWidth: Math.min(most, content.implicitWidth + Theme.px(26))
    implicitHeight: Math.max(Theme.px(size), words.implicitHeight + Theme.px(14))
    activeFocusOnTab: enabled
    Accessible.role: many ? Accessible.CheckBox : Accessible.RadioButton
    Accessible.name: label
    Accessible.description: about
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: pressed()
    Keys.onReturnPressed: pressed()
    Keys.onEnterPressed: pressed()
    Keys.onSpacePressed: pressed()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: pick.on ? Theme.raised : area.containsMouse ? Theme.tint(Theme.raised, 0.6, Theme.panel) : "transparent"
        border.width: pick.on ? Math.max(1.5, 2 * Theme.unit) : 1
        border.color: pick.on ? Theme.brass : area.containsMouse ? Theme.lineHi : Theme.line
    }
    FocusRing { shown: pick.activeFocus; anchors.margins: -Theme.px(4) }
    Row {
        id: content
        anchors.centerIn: parent
        spacing: Theme.px(7)
        Glyph { visible: pick.on; anchors.verticalCenter: parent.verticalCenter; name: "check"; size: Theme.px(15); colour: Theme.brass }
        SeatSign { visible: pick.seat >= 0; anchors.verticalCenter: parent.verticalCenter; seat: Math.max(0, pick.seat); size: Theme.px(22) }
        Words {
            id: words
            visible: pick.label !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, pick.most - Theme.px(pick.on ? 48 : 26))
            wrapMode: Text.WordWrap
            text: pick.label
            size: 16
            font.weight: pick.on ? Font.DemiBold : Font.Medium
            color: pick.on || area.containsMouse ? Theme.bone : Theme.bone2
        }
    }
    MouseArea {
        id: area
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: { pick.forceActiveFocus(Qt.MouseFocusReason); pick.pressed(); }
    }
}
