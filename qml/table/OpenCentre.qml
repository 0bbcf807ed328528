import QtQuick
import Sitdown

// A table without a board: decks at the left, the rows of the table, and what the seats have laid out in a grid.
Item {
    id: open

    property GameTable table
    property Arrangement plan
    property bool narrow: false
    readonly property bool shown: plan.displays.length > 0
    readonly property bool columnNeeded: !narrow && (plan.piles.length > 0 || plan.single.length > 0 || plan.lines.length > 0 || plan.lanes.length > 0 || plan.small.length > 0)
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
        visible: open.columnNeeded
        width: open.columnNeeded ? Theme.px(212) : 0
        height: parent.height
        table: open.table
        plan: open.columnNeeded ? open.plan : null
    }
    Column {
        id: rows
        x: column.width > 0 ? column.width + Theme.px(18) : 0
        width: parent.width - x
        spacing: Theme.px(12)
        y: open.shown ? 0 : Math.max(0, (parent.height - implicitHeight) / 2)
        Repeater {
            model: open.busy
            Item {
                id: line
                required property var modelData
                width: rows.width
                height: row.implicitHeight
                CardRow {
                    id: row
                    x: open.shown ? 0 : (parent.width - implicitWidth) / 2
                    width: implicitWidth
                    table: open.table
                    component: line.modelData
                    place: line.modelData.id
                    columns: 12
                    cardWidth: open.shown ? Math.min(Theme.px(112), (line.width - 11 * Theme.px(8)) / Math.max(6, filled)) : Math.min(Theme.px(180), (line.width - Theme.px(40)) / Math.max(1, filled))
                }
            }
        }
    }
    SeatDisplays {
        visible: open.shown
        x: rows.x
        width: rows.width
        anchors.top: parent.top
        anchors.topMargin: rows.implicitHeight > 0 ? rows.implicitHeight + Theme.px(12) : 0
        anchors.bottom: parent.bottom
        table: open.table
        plan: open.plan
    }
}
