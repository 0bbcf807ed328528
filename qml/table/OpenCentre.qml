import QtQuick
import Sitdown

// A table without a board: decks at the left, the rows of the table, and what the seats have laid out in a grid.
Item {
    id: middle

    property GameTable table
    property Arrangement plan
    property bool narrow: false
    readonly property bool shown: plan.displays.length > 0
    // Little to show: then its cards and decks are what the table is about, and lie in the middle.
    readonly property bool sparse: !shown && busy.length === 0
    readonly property bool columnNeeded: !narrow && !sparse && (plan.piles.length > 0 || plan.single.length > 0 || plan.lines.length > 0 || plan.lanes.length > 0 || plan.small.length > 0)
    readonly property var busy: plan.markets.filter(row => lying(row) > 0 || !shown)

    function lying(row) {
        const slots = plan.slotsOf(row);
        let count = table.place(row.id).count;
        for (let slot = 0; slot < slots; ++slot)
            count += table.place(row.id + "/" + slot).count;
        return count;
    }

    Beside {
        id: column
        visible: middle.columnNeeded
        width: middle.columnNeeded ? Theme.px(212) : 0
        height: parent.height
        table: middle.table
        plan: middle.columnNeeded ? middle.plan : null
    }
    Column {
        id: rows
        x: column.width > 0 ? column.width + Theme.px(18) : 0
        width: parent.width - x
        spacing: Theme.px(12)
        y: middle.shown ? 0 : Math.max(0, (parent.height - implicitHeight) / 2)
        Repeater {
            model: middle.busy
            Item {
                id: line
                required property var modelData
                width: rows.width
                height: row.implicitHeight
                CardRow {
                    id: row
                    x: middle.shown ? 0 : (parent.width - implicitWidth) / 2
                    width: implicitWidth
                    table: middle.table
                    component: line.modelData
                    place: line.modelData.id
                    columns: 12
                    cardWidth: middle.shown ? Math.min(Theme.px(112), (line.width - 11 * Theme.px(8)) / Math.max(6, filled)) : Math.min(Theme.px(180), (line.width - Theme.px(40)) / Math.max(1, filled))
                }
            }
        }
    }
    Row {
        visible: middle.sparse
        anchors.centerIn: parent
        spacing: Theme.px(44)
        Repeater {
            model: middle.sparse ? middle.plan.single : []
            Column {
                id: one
                required property var modelData
                spacing: Theme.px(10)
                Title { anchors.horizontalCenter: parent.horizontalCenter; text: one.modelData.name; size: 20; color: Theme.bone2 }
                CardRow { width: cardWidth; titled: false; table: middle.table; component: one.modelData; place: one.modelData.id; cardWidth: Math.min(Theme.px(230), middle.height * 0.5) }
            }
        }
        Repeater {
            model: middle.sparse ? middle.plan.piles : []
            Pile { required property var modelData; anchors.bottom: parent.bottom; table: middle.table; component: modelData; place: modelData.id; cardWidth: Math.min(Theme.px(150), middle.height * 0.34) }
        }
        Repeater {
            model: middle.sparse ? middle.plan.small.concat(middle.plan.lines, middle.plan.lanes) : []
            ComponentView { required property var modelData; anchors.bottom: parent.bottom; table: middle.table; component: modelData; place: modelData.id }
        }
    }
    SeatDisplays {
        visible: middle.shown
        x: rows.x
        width: rows.width
        anchors.top: parent.top
        anchors.topMargin: rows.implicitHeight > 0 ? rows.implicitHeight + Theme.px(12) : 0
        anchors.bottom: parent.bottom
        table: middle.table
        plan: middle.plan
    }
}
