import QtQuick
import Sitdown

Rectangle {
    property string text
    property color edge: Theme.lineHi
    property bool strong: false

    width: label.implicitWidth + Theme.px(16)
    height: Theme.px(24)
    radius: height / 2
    color: "transparent"
    border.width: strong ? 2 : 1
    border.color: edge
    Words { id: label; anchors.centerIn: parent; text: parent.text; size: 13; font.weight: parent.strong ? Font.DemiBold : Font.Medium; color: Theme.bone }
}
