import QtQuick
import Sitdown

FocusScope {
    id: entry

    property string title
    property string about
    signal pressed()

    width: Theme.px(272)
    height: Theme.px(68)
    activeFocusOnTab: true
    objectName: "menu:" + title
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.onPressAction: pressed()
    Keys.onReturnPressed: pressed()
    Keys.onSpacePressed: pressed()
    Rectangle { anchors.fill: parent; radius: Theme.px(8); color: area.containsMouse || entry.activeFocus ? Theme.raised : "transparent"; border.width: 1; border.color: area.containsMouse ? Theme.line : "transparent" }
    FocusRing { shown: entry.activeFocus; anchors.margins: 0 }
    Words { x: Theme.px(18); y: Theme.px(10); text: entry.title; size: 21; font.weight: Font.Medium }
    Words { x: Theme.px(18); y: Theme.px(38); text: entry.about; size: 15; color: Theme.bone2 }
    MouseArea { id: area; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: entry.pressed() }
}
