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
    readonly property real emptyWidth: Theme.px(92)
    readonly property real lineWidth: width - Theme.px(28)
    // The largest cards of which all can lie side by side; when even small ones cannot, they overlap.
    readonly property real fitting: {
        const parts = counts.length, cards = counts.reduce((sum, place) => sum + lying(place), 0);
        const empty = counts.reduce((sum, place) => sum + (lying(place) === 0 ? 1 : 0), 0);
        return (lineWidth - (parts - 1) * Theme.px(16) - empty * emptyWidth) / Math.max(1, cards) - Theme.px(8);
    }
    readonly property bool large: cardHeight > Theme.px(176) && fitting >= Theme.px(128)
    readonly property real cardWidth: Math.max(Theme.px(84), Math.min(Theme.px(large ? 152 : 112), cardHeight * (large ? 152 / 206 : 112 / 150), fitting))
    readonly property var counts: plan ? plan.displays.map(each => table.place(each.id + "@" + seat)) : []

    function lying(place) { return place ? place.shown + (place.hidden > 0 ? 1 : 0) : 0; }

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
                readonly property int lying: area.lying(content)
                readonly property real share: area.counts.reduce((sum, place) => sum + area.lying(place), 0)
                readonly property real free: area.lineWidth - (area.counts.length - 1) * line.spacing - area.counts.reduce((sum, place) => sum + (area.lying(place) === 0 ? area.emptyWidth : 0), 0)
                width: lying === 0 ? area.emptyWidth : Math.min(lying * (area.cardWidth + Theme.px(8)), free * lying / Math.max(1, share))
                height: line.height
                Row {
                    spacing: Theme.px(9)
                    Words { text: part.modelData.name; size: 14; color: Theme.bone2; width: Math.min(implicitWidth, part.lying === 0 ? part.width : implicitWidth); elide: Text.ElideRight }
                    Repeater { model: part.lying > 0 ? area.table.spot(part.modelData.id + "@" + area.seat).numbers.filter(each => each.value !== 0) : []; UnitCount { required property var modelData; table: area.table; unit: modelData.unit; value: modelData.value } }
                }
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
                EmptySlot { visible: part.lying === 0; y: Theme.px(24); width: parent.width; height: Math.min(area.cardWidth * 1.34, line.height - y - Theme.px(8)); label: "none" }
            }
        }
    }
}
