import QtQuick
import Sitdown

// Seats and the log at the side; in narrow windows tabs hold what the centre has no room for.
Item {
    id: side

    property var table
    property bool narrow: false
    property var tabs: narrow ? ["Log", "Table"] : ["Log"]
    property int tab: 0
    signal logChosen(int entry)
    readonly property bool folded: narrow || (table && table.seats.length > 4)

    Column {
        id: seats
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            model: side.table ? side.table.seats.length : 0
            SeatPanel { required property int index; width: seats.width; table: side.table; seat: index; folded: side.folded }
        }
    }
    Row {
        id: heads
        anchors.top: seats.bottom
        anchors.topMargin: Theme.px(8)
        Repeater {
            model: side.tabs
            Item {
                id: head
                required property string modelData
                required property int index
                width: Theme.px(88)
                height: Theme.px(36)
                Words { anchors.centerIn: parent; text: head.modelData; font.weight: head.index === side.tab ? Font.Bold : Font.Normal; color: head.index === side.tab ? Theme.bone : Theme.bone2 }
                Rectangle { visible: head.index === side.tab; anchors.bottom: parent.bottom; width: parent.width; height: 3; color: Theme.brass }
                MouseArea { anchors.fill: parent; cursorShape: Qt.PointingHandCursor; onClicked: side.tab = head.index }
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData
            }
        }
    }
    Rectangle {
        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        radius: Theme.px(8)
        color: Theme.panel
        border.width: 1
        border.color: Theme.line
        LogView { visible: side.tab === 0; anchors.fill: parent; anchors.margins: Theme.px(14); table: side.table; onChosen: entry => side.logChosen(entry) }
        Loader {
            active: side.tab === 1
            anchors.fill: parent
            anchors.margins: Theme.px(10)
            sourceComponent: Flickable {
                contentHeight: beside.implicitHeight
                clip: true
                Beside { id: beside; width: parent.width; table: side.table; columns: 2 }
            }
        }
    }
}
