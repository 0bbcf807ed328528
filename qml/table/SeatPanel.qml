import QtQuick
import Sitdown

// One seat: sign, name, what marks it, its public numbers. Hidden amounts are absent.
Item {
    id: panel

    property var table
    property int seat: 0
    property bool folded: false
    readonly property var person: table && table.seats[seat] ? table.seats[seat] : ({})
    readonly property bool asked: table ? table.waiting.indexOf(seat) >= 0 : false
    readonly property var marked: table && table.marks["seat:" + seat] ? table.marks["seat:" + seat] : []
    // Counters, tracks and pools of this seat with a number, then how many cards lie in each of its hands.
    readonly property var figures: {
        const out = [];
        for (const each of table ? table.components : []) {
            if (each.owner !== "seat")
                continue;
            const place = each.id + "@" + seat;
            if (each.kind === "counter" || each.kind === "track")
                out.push({ place: place, name: each.name, unit: each.unit || "", cards: false });
            else if (each.kind === "hand")
                out.push({ place: place, name: each.name, unit: "", cards: true });
        }
        return out.slice(0, 5);
    }

    implicitHeight: Theme.px(folded ? 54 : 120)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: panel.asked ? Theme.tint(Theme.feltGlow, 0.75, Theme.panel) : Theme.panel
        border.width: 1
        border.color: panel.asked ? Theme.lineHi : Theme.line
    }
    Rectangle { width: Theme.px(5); radius: 2; y: Theme.px(8); height: parent.height - 2 * y; color: Theme.seatColour(panel.seat) }
    SeatSign { id: sign; seat: panel.seat; size: Theme.px(panel.folded ? 28 : 38); x: Theme.px(16); y: Theme.px(11) }
    Title { id: name; x: Theme.px(panel.folded ? 52 : 64); y: Theme.px(8); width: Math.min(implicitWidth, panel.width * 0.5); elide: Text.ElideRight; text: panel.person.name || ""; size: 19 }
    Words { x: name.x; y: Theme.px(32); visible: !panel.folded; text: panel.person.person ? "" : panel.person.kind ? "bot, " + panel.person.kind : ""; size: 14; color: Theme.bone2 }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(10)
        spacing: Theme.px(8)
        Repeater {
            model: panel.marked
            Chip { required property var modelData; text: modelData.text; edge: Theme.brass }
        }
        Chip { visible: panel.asked; text: "to act"; edge: Theme.bone; strong: true }
    }
    Rectangle { visible: !panel.folded; x: Theme.px(16); width: parent.width - Theme.px(28); height: 1; y: Theme.px(58); color: Theme.line }
    Row {
        x: panel.folded ? Theme.px(52) : Theme.px(12)
        y: panel.folded ? Theme.px(30) : Theme.px(63)
        width: parent.width - x - Theme.px(8)
        Repeater {
            model: panel.figures
            SeatFigure {
                required property var modelData
                width: parent.width / Math.max(1, panel.figures.length)
                table: panel.table
                figure: modelData
                folded: panel.folded
            }
        }
    }
    Lamp { state_: touch.light; radius: Theme.px(8); arm: Theme.px(14) }
    Touch { id: touch; table: panel.table; reference: "seat:" + panel.seat; about: panel.person.name || "" }
    Component.onCompleted: Desk.put("seat:" + seat, panel)
}
