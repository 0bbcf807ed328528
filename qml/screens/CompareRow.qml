import QtQuick
import Sitdown

// One fact of several rule sets; or the heading of a section.
Item {
    id: line

    property var row: ({})
    property real label
    property real column
    property real verdict
    readonly property bool heading: row.kind === "heading"
    readonly property var cells: row.cells || []
    readonly property bool judged: row.kind === "fact" || row.kind === "held"

    height: heading ? Theme.px(52) : Math.max(name.implicitHeight, columns.implicitHeight, Theme.px(22)) + Theme.px(16)
    Accessible.role: heading ? Accessible.Heading : Accessible.Row
    Accessible.name: heading ? row.title : row.title + ": " + cells.map(cell => typeof cell === "boolean" ? (cell ? "yes" : "no") : typeof cell === "string" ? (cell || "none") : cell.map(each => each.text || each).join(", ")).join("; ")

    Title { visible: line.heading; anchors.bottom: parent.bottom; anchors.bottomMargin: Theme.px(8); width: parent.width; text: line.heading ? line.row.title : ""; size: 19; color: Theme.brass; elide: Text.ElideRight }
    Rectangle { visible: !line.heading; anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.line }
    Words { id: name; visible: !line.heading; y: Theme.px(8); width: line.label - Theme.px(16); text: line.heading ? "" : line.title(); size: 16; color: Theme.bone2; wrapMode: Text.WordWrap }
    Row {
        id: columns
        x: line.label
        y: Theme.px(8)
        Repeater {
            model: line.heading ? [] : line.cells
            Column {
                id: cell
                required property var modelData
                required property int index
                readonly property bool listed: line.row.kind === "list" || line.row.kind === "numbered"
                width: line.column
                spacing: Theme.px(4)
                RuleSetMark { visible: line.row.kind === "held" && cell.modelData === true; which: cell.index; size: Theme.px(15) }
                Words {
                    visible: !cell.listed && !(line.row.kind === "held" && cell.modelData === true)
                    width: parent.width - Theme.px(16)
                    text: typeof cell.modelData === "string" && cell.modelData !== "" ? cell.modelData : "none"
                    size: 16
                    color: text === "none" ? Theme.bone3 : Theme.bone
                    wrapMode: Text.WordWrap
                }
                Words { visible: cell.listed && cell.modelData.length === 0; text: "nothing"; size: 16; color: Theme.bone3 }
                Repeater {
                    model: cell.listed ? cell.modelData : []
                    Row {
                        id: entry
                        required property var modelData
                        readonly property bool numbered: modelData.number !== undefined
                        readonly property bool step: numbered && modelData.number === ""
                        width: cell.width - Theme.px(16)
                        spacing: Theme.px(8)
                        leftPadding: step ? Theme.px(28) : 0
                        Title { visible: entry.numbered && !entry.step; width: Theme.px(20); horizontalAlignment: Text.AlignRight; text: entry.numbered ? entry.modelData.number : ""; size: 16; color: Theme.brass }
                        Rectangle { visible: !entry.numbered; y: Theme.px(8); width: Math.max(3, Theme.px(5)); height: width; radius: width / 2; color: Theme.bone3 }
                        Words { width: parent.width - Theme.px(entry.numbered ? 28 : 14); text: entry.numbered ? entry.modelData.text : entry.modelData; size: 16; wrapMode: Text.WordWrap; color: entry.step ? Theme.bone2 : Theme.bone }
                    }
                }
            }
        }
    }
    Words { visible: line.judged; x: line.label + line.column * line.cells.length; y: Theme.px(8); width: line.verdict; horizontalAlignment: Text.AlignRight; text: line.row.same ? "alike" : "differs"; size: 15; font.weight: line.row.same ? Font.Normal : Font.DemiBold; color: line.row.same ? Theme.bone3 : Theme.bone }

    function title() { return row.kind === "list" ? "Only here" : row.title.charAt(0).toUpperCase() + row.title.substring(1); }
}
