import QtQuick
import Sitdown

Rectangle {
    id: chip

    property string text
    property color edge: Theme.lineHi
    property bool strong: false
    property real most: 1e9

    width: words.width + Theme.px(18)
    height: Theme.px(24)
    radius: height / 2
    color: "transparent"
    border.width: strong ? 2 : 1.2
    border.color: edge
    Words {
        id: words
        anchors.centerIn: parent
        width: Math.min(implicitWidth, chip.most - Theme.px(18))
        elide: Text.ElideRight
        text: chip.text
        size: 13
        font.weight: chip.strong ? Font.DemiBold : Font.Medium
        color: Theme.bone
    }
}
