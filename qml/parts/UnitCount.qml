import QtQuick
import Sitdown

// So many of a unit: its drawing and the figure, or the figure and the word where it has no drawing.
Row {
    id: count

    property GameTable table
    property string unit
    property int value: 0
    readonly property var known: table ? table.unit(unit) : ({})
    readonly property string drawing: Art.glyph(known.glyph || "")

    spacing: Theme.px(4)
    Glyph { visible: count.drawing !== ""; anchors.verticalCenter: parent.verticalCenter; name: count.drawing; size: Theme.px(16); colour: Theme.bone2 }
    Title { anchors.verticalCenter: parent.verticalCenter; text: count.table ? count.table.amount(count.value, count.unit) : ""; size: 15 }
    Words { visible: count.drawing === "" && !count.known.prefix && !count.known.suffix; anchors.verticalCenter: parent.verticalCenter; text: count.value === 1 ? count.known.one || count.known.name || "" : count.known.name || ""; size: 14; color: Theme.bone2 }
    Accessible.role: Accessible.StaticText
    Accessible.name: value + " " + (known.name || unit)
}
