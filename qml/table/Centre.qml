import QtQuick
import Sitdown

// The middle of the table: the largest board that fits, what stands beside it, or the seats' displays where there is none.
Item {
    id: centre

    property var table
    property bool narrow: false
    readonly property var boards: (table ? table.components : []).filter(each => each.kind === "board" && each.owner === "table")
    readonly property var displays: (table ? table.components : []).filter(each => each.owner === "seat" && (each.kind === "row" || each.kind === "board"))
    readonly property var board: boards.length > 0 ? boards[0] : null
    readonly property var extent: board ? board.size || [1, 1] : [1, 1]
    readonly property real leftWidth: narrow || !board ? 0 : Theme.px(252)
    readonly property real rightWidth: narrow || !board || !hasRows ? 0 : Theme.px(352)
    readonly property bool hasRows: (table ? table.components : []).some(each => each.owner === "table" && each.kind === "row")

    Flickable {
        id: left
        visible: centre.leftWidth > 0
        width: centre.leftWidth
        height: parent.height
        contentHeight: leftFlow.implicitHeight
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        Beside { id: leftFlow; width: parent.width; table: centre.table; kinds: ["track", "pile", "dice", "counter", "pool"] }
    }
    Item {
        id: middle
        visible: centre.board !== null
        x: centre.leftWidth > 0 ? centre.leftWidth + Theme.px(16) : 0
        width: parent.width - x - (centre.rightWidth > 0 ? centre.rightWidth + Theme.px(16) : 0)
        height: parent.height
        readonly property real k: Math.min((width - Theme.px(32)) / centre.extent[0], (height - Theme.px(32)) / centre.extent[1])

        Item {
            anchors.centerIn: parent
            width: centre.extent[0] * middle.k + Theme.px(32)
            height: centre.extent[1] * middle.k + Theme.px(32)
            layer.enabled: false
            Shadow { anchors.fill: parent; radius: Theme.px(10); depth: 2 }
            Rectangle { anchors.fill: parent; radius: Theme.px(10); color: Theme.dark ? "#0D1412" : "#DACFB8"; border.width: 1; border.color: Theme.brassDim }
            Rectangle { anchors.fill: parent; anchors.margins: Theme.px(5); radius: Theme.px(7); color: "transparent"; border.width: 1; border.color: Theme.dark ? "#3A3322" : "#C7B488" }
        }
        Pan {
            anchors.fill: parent
            contentItem_: Board { width: middle.width - Theme.px(32); height: middle.height - Theme.px(32); table: centre.table; component: centre.board || {}; place: centre.board ? centre.board.id : "" }
        }
    }
    Flickable {
        visible: centre.rightWidth > 0
        anchors.right: parent.right
        width: centre.rightWidth
        height: parent.height
        contentHeight: rightFlow.implicitHeight
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        Beside { id: rightFlow; width: parent.width; table: centre.table; kinds: ["row"] }
    }

    // No board: displays of the seats, the viewer's own first, and what belongs to the table above them.
    Flickable {
        visible: centre.board === null
        anchors.fill: parent
        contentHeight: open.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height
        Column {
            id: open
            width: parent.width
            spacing: Theme.px(16)
            Beside { width: parent.width; table: centre.table; columns: 6 }
            SeatDisplays { width: parent.width; table: centre.table; displays: centre.displays }
        }
    }
}
