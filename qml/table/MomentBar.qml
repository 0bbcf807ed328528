import QtQuick
import Sitdown

// While an earlier moment is shown: what it is, and the ways on.
Rectangle {
    id: bar

    property GameTable table
    readonly property bool back: table !== null && table.moment !== undefined && table.moment >= 0

    visible: back
    width: row.implicitWidth + Theme.px(36)
    height: Theme.px(66)
    radius: Theme.px(8)
    color: Theme.raised
    border.width: 1
    border.color: Theme.brass
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(14)
        Glyph { anchors.verticalCenter: parent.verticalCenter; name: "hour"; size: Theme.px(22); colour: Theme.brass }
        Words { anchors.verticalCenter: parent.verticalCenter; text: "This is how it stood then."; size: 17 }
        LampButton { label: "Back to now"; key: "Esc"; on: true; size: 42; objectName: "lookNow"; onPressed: bar.table.lookNow() }
        LampButton { label: "Undo to here"; quiet: true; size: 42; objectName: "undoToHere"; onPressed: bar.table.undoTo(bar.table.moment) }
    }
}
