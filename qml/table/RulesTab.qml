import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// What this phase is about, in the module's words; then its reference tables.
Flickable {
    id: page

    property GameTable table
    property Arrangement plan
    readonly property var phases: table ? table.manifest.phases : []

    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollBar {}
    Column {
        id: column
        width: page.width - Theme.px(8)
        spacing: Theme.px(9)
        Repeater {
            model: page.phases
            Column {
                id: entry
                required property var modelData
                readonly property bool now: page.table.phase === modelData.id
                width: column.width
                Words { text: entry.modelData.name; size: 15; font.weight: Font.DemiBold; color: entry.now ? Theme.bone : Theme.brass }
                Words { width: parent.width; wrapMode: Text.WordWrap; text: entry.modelData.help || ""; size: 14; color: entry.now ? Theme.bone : Theme.bone2 }
            }
        }
        Repeater {
            model: page.plan ? page.plan.sheets : []
            Column {
                id: sheet
                required property var modelData
                width: column.width
                spacing: Theme.px(4)
                Words { topPadding: Theme.px(6); text: sheet.modelData.name; size: 15; font.weight: Font.DemiBold; color: Theme.brass }
                Repeater {
                    model: sheet.modelData.rows || []
                    Words {
                        required property string modelData
                        required property int index
                        width: sheet.width
                        wrapMode: Text.WordWrap
                        size: 14
                        color: Theme.bone2
                        text: modelData + ": " + (sheet.modelData.cells[index] || []).map((cell, at) => (sheet.modelData.columns.length > 1 ? sheet.modelData.columns[at] + " " : "") + cell).join(", ")
                    }
                }
            }
        }
    }
}
