import QtQuick
import Sitdown

Rectangle {
    property int count: 0
    property string prefix

    width: text.implicitWidth + Theme.px(16)
    height: Theme.px(22)
    radius: height / 2
    color: Theme.sunk
    border.width: 1
    border.color: Theme.brassDim
    Title { id: text; anchors.centerIn: parent; text: parent.prefix + parent.count; size: 14 }
}
