import QtQuick
import Sitdown

// Plain text in the sans face.
Text {
    property real size: 16

    color: Theme.bone
    font.family: Theme.sans
    font.pixelSize: Theme.font(size)
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
}
