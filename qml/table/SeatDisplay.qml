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
    readonly property real cardHeight: Math.max(Theme.px(60), height - Theme.px(86))
    readonly property bool large: cardHeight > Theme.px(176)
    readonly property real cardWidth: Math.min(Theme.px(large ? 152 : 112), cardHeight * (large ? 152 / 206 : 112 / 150))
    // Rows share the width by what lies in them; an empty one keeps room for its name.
    readonly property var counts: plan ? plan.displays.map(each => table.place(each.id + "@" + seat)) : []
    readonly property real wanted: counts.reduce((sum, place) => sum + Math.max(0.8, place ? place.shown + (place.hidden > 0 ? 1 : 0) : 0), 0)

    radius: Theme.px(8)
    color: own ? Theme.tint(Theme.feltGlow, 0.35, Theme.panel) : Theme.panel
    border.width: 1
    border.color: own ? Theme.lineHi : Theme.line

    SeatSign { id: sign; x: Theme.px(14); y: Theme.px(10); seat: area.seat; size: Theme.px(34) }
    Row {
        x: Theme.px(60)
        y: Theme.px(8)
        height: Theme.px(38)
        spacing: Theme.px(18)
        Title { anchors.verticalCenter: parent.verticalCenter; text: area.table.seats[area.seat] ? area.table.seats[area.seat].name : ""; size: 21 }
        Repeater {
            model: area.plan ? area.plan.numbers : []
            Title {
                id: figure
                required property var modelData
                readonly property Spot spot: area.table.spot(modelData.id + "@" + area.seat)
                visible: spot.number !== undefined
                anchors.verticalCenter: parent.verticalCenter
                text: spot.number === undefined ? "" : area.table.amount(spot.number, modelData.unit || "")
                size: 21
                Accessible.name: modelData.name + " " + text
                Words { visible: figure.modelData.id !== area.plan.numbers[0].id; anchors.left: parent.right; anchors.leftMargin: Theme.px(5); anchors.baseline: parent.baseline; text: figure.modelData.name.toLowerCase(); size: 14; color: Theme.bone2 }
            }
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        y: Theme.px(14)
        spacing: Theme.px(8)
        Repeater {
            model: area.table.spot("seat:" + area.seat).marks
            Chip { required property var modelData; text: modelData.text; edge: Theme.brass }
        }
        Chip { visible: area.asked; text: "choosing"; edge: Theme.bone; strong: true }
    }
    Rectangle { x: Theme.px(14); y: Theme.px(50); width: parent.width - 2 * x; height: 1; color: Theme.line }
    Row {
        id: line
        x: Theme.px(14)
        y: Theme.px(56)
        width: parent.width - 2 * x
        height: parent.height - y
        spacing: Theme.px(16)
        Repeater {
            model: area.plan ? area.plan.displays : []
            Item {
                id: part
                required property var modelData
                required property int index
                readonly property PlaceModel content: area.counts[index]
                readonly property int lying: content ? content.shown + (content.hidden > 0 ? 1 : 0) : 0
                width: Math.min(Math.max(lying, 0.8) * (area.cardWidth + Theme.px(8)),
                                (line.width - (area.plan.displays.length - 1) * line.spacing) * Math.max(0.8, lying) / Math.max(1, area.wanted))
                height: line.height
                Words { width: parent.width; elide: Text.ElideRight; text: part.modelData.name + totals(area.table.spot(part.modelData.id + "@" + area.seat).numbers); size: 14; color: Theme.bone2
                    function totals(numbers) { return numbers.length === 0 ? "" : "  " + numbers.map(each => each.value + " " + (area.table.unit(each.unit).name || each.unit)).join(", "); } }
                PlaceCards {
                    y: Theme.px(24)
                    width: parent.width
                    table: area.table
                    place: part.modelData.id + "@" + area.seat
                    size: area.large ? "hand" : "table"
                    cardWidth: area.cardWidth
                    back: part.modelData.id
                    asked: area.table.acting
                }
                EmptySlot { visible: part.lying === 0; y: Theme.px(24); width: Math.min(parent.width, area.cardWidth * 0.8); height: Math.min(area.cardHeight, line.height - y - Theme.px(8)); label: "none" }
            }
        }
    }
}
