import QtQuick
import Sitdown

FocusScope {
    id: entry

    property string title
    property string about
    signal pressed()

    width: Theme.px(272)
    height: Math.max(Theme.px(66), name.implicitHeight + help.implicitHeight + Theme.px(20))
    activeFocusOnTab: true
    objectName: "menu:" + title
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.onPressAction: pressed()
    Accessible.description: about
    Keys.onReturnPressed: pressed()
    Keys.onEnterPressed: pressed()
    Keys.onSpacePressed: pressed()
    Rectangle { anchors.fill: parent; radius: Theme.px(8); color: area.containsMouse || entry.activeFocus ? Theme.raised : "transparent"; border.width: 1; border.color: area.containsMouse ? Theme.line : "transparent" }
    FocusRing { shown: entry.activeFocus; anchors.margins: 0 }
    Words { id: name; x: Theme.px(16); y: Theme.px(9); width: parent.width - 2 * x; text: entry.title; size: 21; font.weight: Font.Medium; elide: Text.ElideRight }
    Words { id: help; x: Theme.px(16); anchors.top: name.bottom; anchors.topMargin: Theme.px(2); width: parent.width - 2 * x; text: entry.about; size: 15; color: Theme.bone2; wrapMode: Text.WordWrap }
    MouseArea { id: area; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: entry.pressed() }
}
