import QtQuick
import Sitdown

Column {
    id: line

    property string name
    property string help
    property bool inset: false

    leftPadding: inset ? Theme.px(22) : 0
    Words { visible: line.name !== ""; text: line.name; size: 17; font.weight: Font.DemiBold; color: Theme.bone }
    Words { width: line.width - line.leftPadding; text: line.help; size: 16; color: Theme.bone2; wrapMode: Text.WordWrap }
}
