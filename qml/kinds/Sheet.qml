import QtQuick
import Sitdown

// A reference table: titles of columns and rows, cells.
Rectangle {
    id: sheet

    property var component: ({})
    readonly property var columns: component.columns || []
    readonly property var rows: component.rows || []
    readonly property var cells: component.cells || []

    implicitWidth: grid.implicitWidth + Theme.px(20)
    implicitHeight: grid.implicitHeight + Theme.px(48)
    radius: Theme.px(8)
    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    Title { x: Theme.px(10); y: Theme.px(8); text: sheet.component.name || ""; size: 17 }
    Grid {
        id: grid
        x: Theme.px(10)
        y: Theme.px(38)
        columns: sheet.columns.length + 1
        columnSpacing: Theme.px(14)
        rowSpacing: Theme.px(4)
        Repeater {
            model: (sheet.rows.length + 1) * (sheet.columns.length + 1)
            Words {
                required property int index
                readonly property int column: index % (sheet.columns.length + 1)
                readonly property int row: Math.floor(index / (sheet.columns.length + 1))
                readonly property bool heading: row === 0 || column === 0
                text: row === 0 ? (column === 0 ? "" : sheet.columns[column - 1]) : column === 0 ? sheet.rows[row - 1] : String(sheet.cells[row - 1] ? sheet.cells[row - 1][column - 1] ?? "" : "")
                size: 14
                width: Math.max(1, Math.min(implicitWidth, Theme.px(260)))  // a grid leaves out what has no width
                wrapMode: Text.WordWrap
                font.weight: heading ? Font.DemiBold : Font.Normal
                color: heading ? Theme.brass : Theme.bone
            }
        }
    }
}
