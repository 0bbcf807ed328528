import QtQuick
import Sitdown

// A thin outline that says what comes there.
Rectangle {
    property string label

    radius: Theme.px(7)
    color: "#0AFFFFFF"
    border.width: 1
    border.color: Theme.line
    Words { anchors.fill: parent; anchors.margins: Theme.px(6); horizontalAlignment: Text.AlignHCenter; wrapMode: Text.WordWrap; text: parent.label; size: 13; color: Theme.bone3 }
}
