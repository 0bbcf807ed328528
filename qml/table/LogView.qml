import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// The log: one sentence each, the newest at the bottom. Pointing at a line lights what it speaks of; a click shows that
// moment where the table can go there.
ListView {
    id: list

    property GameTable table
    property bool live: true
    property string only  // a verb; empty: all
    signal chosen(int entry)

    model: table ? table.log : null
    clip: true
    spacing: only === "" ? Theme.px(5) : 0
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}
    onCountChanged: Qt.callLater(positionViewAtEnd)
    onHeightChanged: Qt.callLater(positionViewAtEnd)
    Component.onCompleted: Qt.callLater(positionViewAtEnd)
    delegate: Item {
        id: line
        required property string text
        required property int seat
        required property string verb
        required property string to
        required property string from
        required property int entry
        required property int index
        readonly property bool heading: verb === "phase"
        readonly property bool counted: list.only === "" || verb === list.only

        width: list.width - Theme.px(8)
        visible: counted
        height: !counted ? 0 : heading ? Theme.px(24) : words.implicitHeight + (list.only === "" ? 0 : Theme.px(5))
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
            color: line.index >= list.count - 3 || area.containsMouse ? Theme.bone : Theme.bone2
        }
        MouseArea {
            id: area
            anchors.fill: parent
            hoverEnabled: true
            onContainsMouseChanged: Desk.pointed = containsMouse ? line.to || line.from : ""
            onClicked: list.chosen(line.entry)
        }
        Accessible.role: Accessible.ListItem
        Accessible.name: line.text
    }
    Words { visible: list.only !== "" && list.contentHeight < Theme.px(10); width: parent.width; wrapMode: Text.WordWrap; text: "Offers, gifts and trades are told here."; size: 14; color: Theme.bone3 }
}
