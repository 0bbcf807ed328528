import QtQuick
import Sitdown

// A name and what it means.
Column {
    id: line

    property string name
    property string help
    property bool inset: false

    leftPadding: inset ? Theme.px(24) : 0
    spacing: Theme.px(2)
    Words { visible: text !== ""; width: line.width - line.leftPadding; text: line.name; size: 17; font.weight: Font.DemiBold; wrapMode: Text.WordWrap }
    Words { visible: text !== ""; width: line.width - line.leftPadding; text: line.help; size: 16; color: Theme.bone2; wrapMode: Text.WordWrap }
}
