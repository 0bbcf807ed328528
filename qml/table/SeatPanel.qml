import QtQuick
import Sitdown

// One seat: sign, name, what marks it, its public numbers. Hidden amounts are absent.
Item {
    id: panel

    property GameTable table
    property Arrangement plan
    property int seat: 0
    property string form: "panel"  // "panel", "row", "line"
    property bool looked: false    // its things are shown at the bottom
    signal chosen()
    readonly property var person: table && table.seats[seat] ? table.seats[seat] : ({})
    readonly property bool asked: table ? table.waiting.indexOf(seat) >= 0 : false
    readonly property bool answered: table ? table.waiting.length > 1 && !asked : false
    readonly property Spot spot: table ? table.spot("seat:" + seat) : null
    readonly property var marks: spot ? spot.marks : []
    readonly property bool large: form === "panel"
    // What lies alone in a place of its own says who this is.
    readonly property string caption: {
        for (const each of plan ? plan.owned : []) {
            if (each.kind !== "row" || plan.slotsOf(each) !== 1)
                continue;
            const there = table.place(each.id + "@" + seat);
            if (there.shown === 1)
                return table.face(there.get(0).face).name || "";
        }
        return person.person || !person.kind || person.kind === "program" ? "" : person.kind + " bot";
    }
    readonly property var figures: {
        const out = [];
        for (const each of plan ? plan.figures : []) {
            // Folded panels stand close together: they tell what is known of every seat, so that columns can be read.
            const seats = large ? [seat] : table.seats.map(other => other.seat);
            if (each.cards || seats.every(other => table.spot(each.id + "@" + other).number !== undefined))
                out.push(each);
        }
        return out.slice(0, large ? 5 : 3);
    }

    // Wide figures get more of the line.
    function weight(figure) {
        const value = figure.cards ? 0 : table.spot(figure.id + "@" + seat).number;
        return Math.max(5, figure.name.length * 0.72, value === undefined ? 0 : table.amount(value, figure.unit).length * 1.25);
    }

    implicitHeight: Theme.px(large ? 118 : form === "row" ? 62 : 32)
    Component.onCompleted: Desk.put("seat:" + seat, panel)
    Component.onDestruction: Desk.take("seat:" + seat, panel)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(8)
        color: panel.asked ? Theme.tint(Theme.feltGlow, 0.8, Theme.panel) : Theme.panel
        border.width: panel.asked ? 1.5 : 1
        border.color: panel.asked ? Theme.bone2 : panel.looked ? Theme.brass : Theme.line
    }
    Rectangle { x: 1; width: Theme.px(5); radius: 2; y: Theme.px(7); height: parent.height - 2 * y; color: Theme.seatColour(panel.seat) }
    SeatSign {
        id: sign
        seat: panel.seat
        size: Theme.px(panel.large ? 38 : panel.form === "row" ? 32 : 22)
        x: Theme.px(14)
        y: panel.large ? Theme.px(11) : (parent.height - height) / 2
    }
    Title {
        id: name
        x: sign.x + sign.width + Theme.px(10)
        y: panel.large ? Theme.px(8) : panel.form === "row" ? Theme.px(6) : (parent.height - height) / 2
        width: Math.min(implicitWidth, panel.large ? panel.width * 0.46 : panel.form === "row" ? panel.width * 0.34 - Theme.px(8) : panel.width * 0.3)
        elide: Text.ElideRight
        text: panel.person.name || ""
        size: panel.form === "line" ? 16 : 19
    }
    Words {
        x: name.x
        y: name.y + name.height
        visible: panel.form !== "line" && text !== "" && (panel.large || chips.count === 0)
        width: panel.width * (panel.large ? 0.7 : 0.34)
        elide: Text.ElideRight
        text: panel.caption
        size: 14
        color: Theme.bone2
    }
    Row {
        id: badges
        x: panel.large ? panel.width - width - Theme.px(10) : name.x
        y: panel.large ? Theme.px(9) : Theme.px(31)
        spacing: Theme.px(5)
        visible: panel.form !== "line"
        Repeater {
            id: chips
            model: panel.marks.slice(0, panel.large ? 2 : 1)
            Chip { required property var modelData; text: modelData.text; edge: Theme.brass; most: Theme.px(panel.large ? 116 : 96) }
        }
        Chip { visible: panel.large && panel.asked; text: "to act"; edge: Theme.bone; strong: true }
        Chip { visible: panel.large && panel.answered && panel.marks.length === 0; text: "ready"; edge: Theme.brass }
    }
    Rectangle { visible: panel.large; x: Theme.px(14); width: parent.width - Theme.px(26); height: 1; y: Theme.px(60); color: Theme.line }
    Row {
        id: numbers
        x: panel.large ? Theme.px(10) : panel.width * 0.4
        y: panel.large ? Theme.px(65) : panel.form === "row" ? Theme.px(9) : (parent.height - Theme.px(22)) / 2
        width: parent.width - x - Theme.px(6)
        readonly property real sum: figures.count > 0 ? panel.figures.reduce((all, each) => all + panel.weight(each), 0) : 1
        Repeater {
            id: figures
            model: panel.figures
            SeatFigure {
                required property var modelData
                width: numbers.width * panel.weight(modelData) / numbers.sum
                table: panel.table
                entry: modelData
                seat: panel.seat
                folded: !panel.large
                worded: panel.form !== "line"
            }
        }
    }
    Lamp { state_: touch.light; radius: Theme.px(8); arm: Theme.px(14) }
    Touch {
        id: touch
        table: panel.table
        reference: "seat:" + panel.seat
        about: (panel.person.name || "") + (panel.marks.length > 0 ? ", " + panel.marks.map(mark => mark.text).join(", ") : "") + (panel.asked ? ", to act" : "")
        function act() {
            if (!table.click(reference))
                panel.chosen();
        }
    }
}
