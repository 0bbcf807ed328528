import QtQuick
import Sitdown

Rectangle {
    property bool shown: false

    visible: shown
    anchors.fill: parent
    anchors.margins: -Theme.px(5)
    radius: Theme.px(10)
    color: "transparent"
    border.width: 2.5 * Theme.unit
    border.color: Theme.bone
}
