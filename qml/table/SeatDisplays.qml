import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// What the seats have laid out, in a grid, the viewer's own first. All cards have one size, the largest that fits.
Item {
    id: grid

    property GameTable table
    property Arrangement plan
    readonly property int seats: table ? table.seats.length : 0
    readonly property var order: {
        const out = [];
        const first = table && table.viewer < seats ? table.viewer : 0;
        for (let i = 0; i < seats; ++i)
            out.push((first + i) % seats);
        return out;
    }
    readonly property int columns: seats <= 1 || width < Theme.px(560) ? 1 : seats > 4 && width > Theme.px(1100) ? 3 : 2
    readonly property int lines: Math.ceil(seats / columns)
    readonly property real gap: Theme.px(10)
    readonly property real cellWidth: (width - (columns - 1) * gap) / columns
    // Small windows scroll; the viewer's own display stays on top.
    readonly property real cellHeight: Math.max(Theme.px(230), (height - (lines - 1) * gap) / lines)

    Flickable {
        anchors.fill: parent
        contentHeight: grid.lines * (grid.cellHeight + grid.gap) - grid.gap
        interactive: contentHeight > height + 1
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar { visible: parent.interactive }

        Repeater {
            model: grid.order
            SeatDisplay {
                required property int modelData
                required property int index
                x: (index % grid.columns) * (grid.cellWidth + grid.gap)
                y: Math.floor(index / grid.columns) * (grid.cellHeight + grid.gap)
                width: grid.cellWidth
                height: grid.cellHeight
                table: grid.table
                plan: grid.plan
                seat: modelData
            }
        }
    }
}
