import QtQuick
import Sitdown

// The viewer's own: counters and pools on the mat, then the hands.
Rectangle {
    id: bottom

    property var table
    property bool narrow: false
    readonly property bool seated: table ? table.viewer < table.seats.length : false
    readonly property int seat: seated ? table.viewer : 0
    readonly property var own: (table ? table.components : []).filter(each => each.owner === "seat")
    readonly property var hands: own.filter(each => each.kind === "hand")
    readonly property var small: own.filter(each => each.kind === "counter" || each.kind === "pool")
    readonly property var rows: centreHasBoard ? own.filter(each => each.kind === "row" || each.kind === "pile") : own.filter(each => each.kind === "pile")
    readonly property bool centreHasBoard: (table ? table.components : []).some(each => each.kind === "board" && each.owner === "table")

    color: Theme.dark ? "#B80C1210" : "#B0E9E1CF"
    clip: narrow
    Rectangle { width: parent.width; height: 1; color: Theme.line }

    Rectangle {
        id: mat
        visible: bottom.seated && !bottom.narrow
        x: Theme.px(16)
        y: Theme.px(10)
        width: Theme.px(254)
        height: parent.height - Theme.px(20)
        radius: Theme.px(8)
        color: Theme.panel
        border.width: 1
        border.color: Theme.line
        SeatSign { x: Theme.px(14); y: Theme.px(12); seat: bottom.seat; size: Theme.px(30) }
        Title { x: Theme.px(54); y: Theme.px(14); text: bottom.seated ? bottom.table.seats[bottom.seat].name : ""; size: 19 }
        Flow {
            x: Theme.px(14)
            y: Theme.px(56)
            width: parent.width - 2 * x
            spacing: Theme.px(14)
            Repeater {
                model: bottom.seated ? bottom.small : []
                ComponentView { required property var modelData; table: bottom.table; component: modelData; place: modelData.id + "@" + bottom.seat }
            }
        }
    }
    Row {
        id: hands
        x: mat.visible ? mat.x + mat.width + Theme.px(16) : Theme.px(12)
        y: Theme.px(8)
        width: parent.width - x - Theme.px(12)
        height: parent.height - y
        spacing: Theme.px(20)
        readonly property var shown: bottom.seated ? bottom.hands.concat(bottom.rows) : []
        readonly property real wanted: {
            let sum = 0;
            for (let i = 0; i < parts.count; ++i)
                sum += parts.itemAt(i) ? parts.itemAt(i).natural + spacing : 0;
            return Math.max(1, sum);
        }
        Repeater {
            id: parts
            model: hands.shown
            Item {
                id: part
                required property var modelData
                readonly property real natural: Math.max(Theme.px(152), view.item ? view.item.implicitWidth : 0)
                width: natural * Math.min(1, hands.width / hands.wanted)
                height: hands.height
                ComponentView {
                    id: view
                    width: parent.width
                    table: bottom.table
                    component: part.modelData
                    place: part.modelData.id + "@" + bottom.seat
                    onLoaded: if (item.columns !== undefined) item.columns = 12
                }
            }
        }
    }
}
