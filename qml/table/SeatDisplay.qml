import QtQuick
import Sitdown

// One seat's display: who, the numbers that count, and its rows beside each other.
Rectangle {
    id: area

    property GameTable table
    property Arrangement plan
    property int seat: 0
    readonly property bool own: table ? table.viewer === seat : false
    readonly property bool asked: table ? table.waiting.indexOf(seat) >= 0 : false
    readonly property real lineWidth: width - Theme.px(28)
    readonly property real room: height - Theme.px(60)
    readonly property real gap: Theme.px(16)
    readonly property var parts: plan ? plan.displays : []
    readonly property var counts: parts.map(each => lying(table.place(each.id + "@" + seat)))
    // The largest cards with which all rows fit, side by side or in lines; with the smallest they overlap.
    // Where room is scarce, rows in which nothing lies are left out.
    readonly property real roomy: largest(true)
    readonly property bool empties: roomy >= Theme.px(112) || counts.every(count => count === 0)
    readonly property real cardWidth: empties ? roomy : largest(false)
    readonly property bool large: cardWidth >= Theme.px(128)

    function lying(place) { return place ? place.shown + (place.hidden > 0 ? 1 : 0) : 0; }
    function cardHeight(size) { return size * (size >= Theme.px(128) ? 206 / 152 : 150 / 112); }
    function partWidth(count, size) { return count === 0 ? Math.min(Theme.px(92), size + Theme.px(8)) : Math.min(lineWidth, count * (size + Theme.px(8))); }
    function largest(withEmpties) {
        const sizes = [152, 132, 112, 98, 84, 74, 64].map(size => Theme.px(size));
        return sizes.find(size => fits(size, withEmpties)) || sizes[sizes.length - 1];
    }
    function fits(size, withEmpties) {
        let lines = 1, x = 0;
        for (const count of counts) {
            if (count === 0 && !withEmpties)
                continue;
            if (count * (size + Theme.px(8)) > lineWidth + Theme.px(8))
                return false;
            const wide = partWidth(count, size);
            if (x > 0 && x + gap + wide > lineWidth) {
                ++lines;
                x = 0;
            }
            x += (x > 0 ? gap : 0) + wide;
        }
        return lines * (cardHeight(size) + Theme.px(34)) <= room;
    }

    radius: Theme.px(8)
    color: own ? Theme.tint(Theme.feltGlow, 0.35, Theme.panel) : Theme.panel
    border.width: 1
    border.color: own ? Theme.lineHi : Theme.line

    SeatSign { id: sign; x: Theme.px(14); y: Theme.px(10); seat: area.seat; size: Theme.px(34) }
    Row {
        id: head
        x: Theme.px(60)
        y: Theme.px(8)
        height: Theme.px(38)
        spacing: Theme.px(14)
        Title { anchors.verticalCenter: parent.verticalCenter; text: area.table.seats[area.seat] ? area.table.seats[area.seat].name : ""; size: 20; width: Math.min(implicitWidth, area.width * 0.34); elide: Text.ElideRight }
        Repeater {
            model: area.plan ? area.plan.numbers : []
            Title {
                id: figure
                required property var modelData
                required property int index
                readonly property Spot spot: area.table.spot(modelData.id + "@" + area.seat)
                visible: spot.number !== undefined && (index === 0 || area.width > Theme.px(460))
                anchors.verticalCenter: parent.verticalCenter
                text: spot.number === undefined ? "" : area.table.amount(spot.number, modelData.unit || "")
                size: 20
                Accessible.name: modelData.name + " " + text
                Words { visible: figure.index > 0; anchors.left: parent.right; anchors.leftMargin: Theme.px(5); anchors.baseline: parent.baseline; text: figure.modelData.name.toLowerCase(); size: 14; color: Theme.bone2 }
            }
        }
    }
    Row {
        id: chips
        readonly property var marks: area.table.spot("seat:" + area.seat).marks
        readonly property real free: area.width - head.x - head.width - Theme.px(area.plan && area.plan.numbers.length > 1 && area.width > Theme.px(460) ? 80 : 30)
        readonly property int shown: marks.length + (area.asked ? 1 : 0)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(14)
        spacing: Theme.px(8)
        visible: free > Theme.px(56)
        Repeater {
            model: chips.free / Math.max(1, chips.shown) > Theme.px(56) ? chips.marks : []
            Chip { required property var modelData; text: modelData.text; edge: Theme.brass; most: chips.free / Math.max(1, chips.shown) - Theme.px(8) }
        }
        Chip { visible: area.asked; text: "choosing"; edge: Theme.bone; strong: true }
    }
    Rectangle { x: Theme.px(14); y: Theme.px(50); width: parent.width - 2 * x; height: 1; color: Theme.line }
    Flow {
        id: line
        x: Theme.px(14)
        y: Theme.px(56)
        width: area.lineWidth
        height: parent.height - y
        spacing: area.gap
        Repeater {
            model: area.parts
            Item {
                id: part
                required property var modelData
                readonly property int lying: area.lying(content)
                visible: lying > 0 || area.empties
                readonly property string place: modelData.id + "@" + area.seat
                readonly property PlaceModel content: area.table.place(place)
                width: area.partWidth(lying, area.cardWidth)
                height: area.cardHeight(area.cardWidth) + Theme.px(24)
                Row {
                    width: parent.width
                    spacing: Theme.px(9)
                    Words { text: part.modelData.name; size: 14; color: Theme.bone2; width: Math.min(implicitWidth, part.width); elide: Text.ElideRight }
                    Repeater { model: part.lying > 1 || area.large ? area.table.spot(part.place).numbers.filter(each => each.value !== 0) : []; UnitCount { required property var modelData; table: area.table; unit: modelData.unit; value: modelData.value } }
                }
                PlaceCards {
                    visible: part.lying > 0
                    y: Theme.px(24)
                    width: parent.width
                    table: area.table
                    place: part.place
                    size: area.large ? "hand" : "table"
                    cardWidth: area.cardWidth
                    back: part.modelData.id
                    asked: area.table.acting
                }
                EmptySlot { visible: part.lying === 0; y: Theme.px(24); width: parent.width; height: area.cardHeight(area.cardWidth); label: "none" }
            }
        }
    }
}
