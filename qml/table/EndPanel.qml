import QtQuick
import Sitdown

// How it ended: who stands where.
Rectangle {
    id: panel

    property var table
    property bool shown: false
    property bool closed: false
    signal leave()
    readonly property var ranked: {
        if (!table)
            return [];
        const out = table.standings.map((each, seat) => ({ seat: seat, place: each.place, score: each.score }));
        return out.sort((a, b) => a.place - b.place || a.seat - b.seat);
    }

    visible: shown && !closed
    width: Theme.px(620)
    height: column.implicitHeight + Theme.px(48)
    radius: Theme.px(12)
    color: Theme.raised
    border.width: 1
    border.color: Theme.brass
    onShownChanged: closed = false
    Column {
        id: column
        anchors.centerIn: parent
        width: parent.width - Theme.px(56)
        spacing: Theme.px(12)
        Title { width: parent.width; text: panel.table ? panel.table.ending : ""; size: 26; wrapMode: Text.WordWrap }
        Repeater {
            model: panel.ranked
            Row {
                id: line
                required property var modelData
                spacing: Theme.px(14)
                Title { width: Theme.px(36); text: line.modelData.place + "."; size: 22; color: line.modelData.place === 1 ? Theme.brass : Theme.bone2 }
                SeatSign { seat: line.modelData.seat; size: Theme.px(30) }
                Title { width: Theme.px(280); text: panel.table.seats[line.modelData.seat].name; size: 22; elide: Text.ElideRight }
                Title { text: line.modelData.score; size: 22 }
            }
        }
        Row {
            spacing: Theme.px(12)
            LampButton { label: "Back to the shelf"; on: true; onPressed: panel.leave() }
            LampButton { label: "Look at the table"; quiet: true; onPressed: panel.closed = true }
        }
    }
}
