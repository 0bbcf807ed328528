import QtQuick
import Sitdown

// Rows of cards that belong to the table, one under the other, as large as fits.
Item {
    id: markets

    property GameTable table
    property var rows: []
    property int columns: 3
    property bool listed: false
    readonly property real gap: Theme.px(14)
    readonly property real widest: (width - (columns - 1) * Theme.px(8)) / columns
    readonly property int lines: {
        let sum = 0;
        for (const row of rows) {
            const count = Array.isArray(row.slots) ? row.slots.length : row.slots || columns;
            sum += Math.ceil(count / columns);
        }
        return sum;
    }
    readonly property real cardWidth: listed ? widest : Math.min(widest, Theme.px(112),
        Math.max(Theme.px(60), ((height - rows.length * (Theme.px(25) + gap)) / Math.max(1, lines) - Theme.px(8)) * 112 / 150))

    Column {
        spacing: markets.gap
        Repeater {
            model: markets.rows
            CardRow {
                required property var modelData
                width: markets.width
                table: markets.table
                component: modelData
                place: modelData.id
                columns: markets.columns
                cardWidth: markets.cardWidth
                listed: markets.listed
            }
        }
    }
}
