import QtQuick
import Sitdown

// A region of a page: as high as what is in it.
Rectangle {
    id: panel

    property string title
    property string help
    property real pad: Theme.px(18)
    default property alias content: column.data

    implicitHeight: column.implicitHeight + 2 * pad
    height: implicitHeight
    radius: Theme.px(8)
    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    Column {
        id: column
        x: panel.pad
        y: panel.pad
        width: panel.width - 2 * panel.pad
        spacing: Theme.px(8)
        Title { visible: panel.title !== ""; width: parent.width; text: panel.title; size: 20; wrapMode: Text.WordWrap }
        Words { visible: panel.help !== ""; width: parent.width; text: panel.help; size: 15; color: Theme.bone2; wrapMode: Text.WordWrap }
    }
}
