import QtQuick
import Sitdown

// A reference table that keeps to its width: columns get their share, cells wrap.
Column {
    id: table

    property var sheet: ({})
    readonly property var columns: sheet.columns || []
    readonly property var rows: sheet.rows || []
    readonly property real first: rows.some(row => row !== "") ? Math.min(width * (columns.length > 4 ? 0.25 : 0.34), Theme.px(210)) : 0
    readonly property real share: columns.length > 0 ? (width - first) / columns.length : 0

    topPadding: Theme.px(8)
    Words { width: parent.width; text: table.sheet.name || ""; size: 17; font.weight: Font.DemiBold; wrapMode: Text.WordWrap }
    Words { visible: text !== ""; width: parent.width; text: table.sheet.help || ""; size: 15; color: Theme.bone2; wrapMode: Text.WordWrap }
    Row {
        topPadding: Theme.px(6)
        Item { width: table.first; height: 1 }
        Repeater { model: table.columns; Words { required property string modelData; width: table.share; rightPadding: Theme.px(6); text: modelData; size: table.columns.length > 4 ? 13 : 14; font.weight: Font.DemiBold; color: Theme.brass; wrapMode: Text.Wrap } }
    }
    Repeater {
        model: table.rows
        Item {
            id: line
            required property string modelData
            required property int index
            width: table.width
            height: Math.max(name.implicitHeight, cells.implicitHeight) + Theme.px(10)
            Rectangle { width: parent.width; height: 1; color: Theme.line }
            Words { id: name; y: Theme.px(5); width: table.first; rightPadding: Theme.px(10); text: line.modelData; size: 15; font.weight: Font.Medium; wrapMode: Text.WordWrap }
            Row {
                id: cells
                x: table.first
                y: Theme.px(5)
                Repeater {
                    model: table.sheet.cells && table.sheet.cells[line.index] ? table.sheet.cells[line.index] : []
                    Words { required property var modelData; width: table.share; rightPadding: Theme.px(8); text: String(modelData ?? ""); size: 15; color: Theme.bone2; wrapMode: Text.WordWrap }
                }
            }
        }
    }
}
