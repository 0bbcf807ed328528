import QtQuick
import Sitdown

// A track: one lane per seat with a bar and its sign, or one line for a single marker; declared marks cross all lanes.
Item {
    id: track

    property var table
    property var component: ({})
    property string place
    readonly property bool perSeat: component.markers === "seat" || component.owner === "seat"
    readonly property int seats: table ? table.seats.length : 0
    readonly property real from: component.from || 0
    readonly property real to: component.to || 10
    readonly property real head: Theme.px(44)
    readonly property real foot: height - Theme.px(14)
    readonly property real gutter: Theme.px(26)
    readonly property int every: Math.max(1, Math.ceil((to - from) / 8))

    implicitWidth: perSeat ? gutter + Theme.px(18) * seats + Theme.px(34) : Theme.px(220)
    implicitHeight: perSeat ? Theme.px(340) : Theme.px(58)
    Component.onCompleted: Desk.put(component.id, track)

    function level(value) { return foot - (foot - head) * Math.max(0, Math.min(1, (value - from) / (to - from))); }
    function valueOf(seat) {
        const name = component.owner === "seat" ? component.id + "@" + seat : component.id + "/" + seat;
        const value = table ? table.numbers[name] : undefined;
        return value === undefined ? from : value;
    }

    Words { text: track.component.name || ""; size: 15; font.weight: Font.DemiBold }
    Rectangle {
        y: Theme.px(26)
        width: parent.width
        height: parent.height - y
        radius: Theme.px(6)
        color: Theme.sunk
        border.width: 1
        border.color: Theme.line
    }

    // --- lanes ---
    Repeater {
        model: track.perSeat ? Math.floor((track.to - track.from) / track.every) + 1 : 0
        Item {
            id: rule
            required property int index
            readonly property real value: track.from + index * track.every
            y: track.level(value)
            width: track.width
            Rectangle { x: track.gutter; width: parent.width - x - 1; height: 1; color: Theme.line }
            Words { x: 0; width: track.gutter - Theme.px(4); y: -height / 2; horizontalAlignment: Text.AlignRight; text: rule.value; size: 12; color: Theme.bone3 }
        }
    }
    Repeater {
        model: track.perSeat ? track.component.marks || [] : []
        Item {
            id: crossing
            required property var modelData
            y: track.level(modelData.at)
            width: track.width
            Rectangle { x: track.gutter; width: parent.width - x - 1; height: 2; y: -1; color: crossing.modelData.icon === "danger" ? Theme.danger : Theme.brass }
            Words {
                x: parent.width - width - Theme.px(4)
                y: crossing.modelData.at === track.to ? 1 : -height - 1
                text: crossing.modelData.name || ""
                size: 12
                font.weight: Font.DemiBold
                color: crossing.modelData.icon === "danger" ? Theme.danger : Theme.brass
            }
        }
    }
    Repeater {
        model: track.perSeat ? track.seats : 0
        Item {
            id: lane
            required property int index
            readonly property real value: track.valueOf(index)
            readonly property real pitch: (track.width - track.gutter - Theme.px(34)) / Math.max(1, track.seats)
            x: track.gutter + index * pitch
            width: pitch
            Rectangle {
                x: (parent.width - width) / 2
                width: Theme.px(6)
                y: track.level(lane.value)
                height: track.foot - y
                radius: 2
                color: Theme.seatColour(lane.index)
            }
            SeatSign {
                seat: lane.index
                size: Math.min(Theme.px(24), lane.pitch + 3)
                x: (parent.width - width) / 2
                y: track.level(lane.value) - height / 2
                Behavior on y { NumberAnimation { duration: Theme.milliseconds(320); easing.type: Easing.InOutCubic } }
                Accessible.name: (track.component.name || "") + " of seat " + Theme.seatLetter(lane.index) + ": " + lane.value
            }
        }
    }

    // --- one marker ---
    Row {
        visible: !track.perSeat
        y: Theme.px(32)
        x: Theme.px(8)
        spacing: Theme.px(3)
        Repeater {
            model: track.perSeat ? 0 : Math.min(30, track.to - track.from + 1)
            Rectangle {
                required property int index
                readonly property bool now: track.table && track.table.numbers[track.place] === track.from + index
                width: (track.width - Theme.px(16)) / Math.min(30, track.to - track.from + 1) - Theme.px(3)
                height: Theme.px(20)
                radius: Theme.px(3)
                color: now ? Theme.brass : Theme.panel
                border.width: 1
                border.color: Theme.line
                Title { anchors.centerIn: parent; text: track.from + parent.index; size: 12; color: parent.now ? Theme.lampText : Theme.bone3; visible: parent.width > Theme.px(13) }
            }
        }
    }
}
