import QtQuick
import Sitdown

// The log: one sentence each, the newest at the bottom; a click shows or undoes to that moment.
ListView {
    id: list

    property var table
    signal chosen(int entry)

    model: table ? table.log : null
    clip: true
    spacing: Theme.px(5)
    boundsBehavior: Flickable.StopAtBounds
    onCountChanged: Qt.callLater(positionViewAtEnd)
    delegate: Item {
        id: line
        required property string text
        required property int seat
        required property string verb
        required property string to
        required property int entry
        required property int index
        readonly property bool heading: verb === "phase"

        width: list.width
        height: heading ? Theme.px(24) : words.implicitHeight
        Words { id: title; visible: line.heading; text: line.text; size: 14; font.weight: Font.DemiBold; color: Theme.brass; height: parent.height; width: Math.min(implicitWidth, parent.width); elide: Text.ElideRight }
        Rectangle { visible: line.heading; x: title.width + Theme.px(10); width: Math.max(0, parent.width - x); height: 1; color: Theme.line; anchors.verticalCenter: parent.verticalCenter }
        SeatSign { visible: !line.heading && line.seat >= 0; seat: Math.max(0, line.seat); size: Theme.px(17); y: Theme.px(1) }
        Words {
            id: words
            visible: !line.heading
            x: Theme.px(25)
            width: parent.width - x
            text: line.text
            size: 15
            wrapMode: Text.WordWrap
            color: line.index >= list.count - 3 ? Theme.bone : Theme.bone2
        }
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.LeftButton
            onDoubleClicked: list.chosen(line.entry)
        }
        Accessible.role: Accessible.ListItem
        Accessible.name: line.text
    }
}
