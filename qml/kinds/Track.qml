import QtQuick
import Sitdown

// A track: one lane for each seat with a bar and its sign, or a line of steps for a single marker. Declared marks cross
// all lanes; their words stand in a gutter of their own. Low windows: one line with the signs above it.
Item {
    id: track

    property GameTable table
    property var component: ({})
    property string place
    property bool flat: false
    readonly property bool perSeat: component.markers === "seat"
    readonly property int seats: table ? table.seats.length : 0
    readonly property real from: component.from || 0
    readonly property real to: component.to || 10
    readonly property real head: Theme.px(46)
    readonly property real foot: height - Theme.px(16)
    readonly property real gutter: Theme.px(30)
    readonly property int every: {
        const rough = (to - from) / (perSeat && !flat ? Math.max(2, Math.min(8, (foot - head) / Theme.px(24))) : 8);
        for (const step of [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000]) {
            if (step >= rough)
                return step;
        }
        return Math.ceil(rough);
    }
    readonly property int steps: to - from + 1

    implicitWidth: perSeat && !flat ? Theme.px(122) : Theme.px(252)
    implicitHeight: perSeat ? (flat ? Theme.px(84) : Theme.px(320)) : Theme.px(steps > 15 ? 44 : 52)
    Component.onCompleted: Desk.put(component.id, track)
    Component.onDestruction: Desk.take(component.id, track)

    function part(value) { return Math.max(0, Math.min(1, (value - from) / Math.max(1, to - from))); }
    function level(value) { return foot - (foot - head) * part(value); }
    function along(value) { return Theme.px(14) + (width - Theme.px(28)) * part(value); }
    // Whether the words of a mark have room below the next higher one.
    function uncrowded(mark) {
        return (component.marks || []).every(other => other.at <= mark.at || level(mark.at) - level(other.at) > Theme.px(other.at === to ? 30 : 14));
    }
    function warns(mark) { return mark.icon === "danger" || mark.icon === "end" || mark.at === to; }

    Words { id: title; text: track.component.name || ""; size: 15; font.weight: Font.DemiBold }

    // --- lanes ---
    Rectangle { visible: track.perSeat && !track.flat; y: Theme.px(26); width: parent.width; height: parent.height - y; radius: Theme.px(6); color: Theme.sunk; border.width: 1; border.color: Theme.line }
    Repeater {
        model: track.perSeat && !track.flat ? Math.floor((track.to - track.from) / track.every) + 1 : 0
        Item {
            id: rule
            required property int index
            readonly property real value: track.from + index * track.every
            y: Math.round(track.level(value))
            width: track.width
            Rectangle { x: track.gutter; width: parent.width - x - 1; height: 1; color: Theme.line }
            Words { x: 0; width: track.gutter - Theme.px(5); y: -height / 2; horizontalAlignment: Text.AlignRight; text: rule.value; size: 12; color: Theme.bone3 }
        }
    }
    Repeater {
        model: track.perSeat && !track.flat ? track.component.marks || [] : []
        Item {
            id: crossing
            required property var modelData
            readonly property color colour: track.warns(modelData) ? Theme.danger : Theme.brass
            y: Math.round(track.level(modelData.at))
            width: track.width
            Rectangle { x: track.gutter; width: parent.width - x - 1; height: 2; y: -1; color: crossing.colour }
            Words {
                x: track.gutter
                width: parent.width - x - Theme.px(5)
                horizontalAlignment: Text.AlignRight
                y: crossing.modelData.at === track.to ? 1 : -height
                visible: track.warns(crossing.modelData) || track.uncrowded(crossing.modelData)
                text: crossing.modelData.short || crossing.modelData.name || ""
                elide: Text.ElideRight
                size: 12
                font.weight: Font.DemiBold
                color: crossing.colour
            }
        }
    }
    Repeater {
        model: track.perSeat ? track.seats : 0
        Item {
            id: lane
            required property int index
            readonly property Spot spot: track.table.spot(track.component.id + "@" + index)
            readonly property real value: spot.number === undefined ? track.from : spot.number
            readonly property real pitch: (track.width - track.gutter - Theme.px(8)) / Math.max(1, track.seats)
            // Signs at the same step of a flat track are stacked.
            readonly property int before: {
                let count = 0;
                for (let seat = 0; seat < index && track.flat; ++seat) {
                    const other = track.table.spot(track.component.id + "@" + seat).number;
                    count += Math.abs(track.along(other === undefined ? track.from : other) - track.along(value)) < Theme.px(16) ? 1 : 0;
                }
                return count;
            }
            x: track.flat ? 0 : track.gutter + Theme.px(4) + index * pitch
            width: track.flat ? track.width : pitch
            Rectangle {
                visible: !track.flat
                x: (parent.width - width) / 2
                width: Theme.px(6)
                y: track.level(lane.value)
                height: track.foot - y
                radius: 2
                color: Theme.seatColour(lane.index)
            }
            SeatSign {
                seat: lane.index
                size: track.flat ? Theme.px(20) : Math.min(Theme.px(24), lane.pitch + 4)
                x: track.flat ? track.along(lane.value) - width / 2 : (parent.width - width) / 2
                y: track.flat ? Theme.px(40) - lane.before * Theme.px(9) - height / 2 : track.level(lane.value) - height / 2
                Behavior on y { enabled: Theme.speed > 0; NumberAnimation { duration: Theme.milliseconds(320); easing.type: Easing.InOutCubic } }
                Accessible.name: (track.component.name || "") + " of seat " + Theme.seatLetter(lane.index) + ": " + lane.value
            }
        }
    }

    // --- one line ---
    Item {
        visible: track.perSeat && track.flat
        y: Theme.px(54)
        width: parent.width
        Rectangle { x: track.along(track.from); width: track.along(track.to) - x; height: Theme.px(4); radius: height / 2; color: Theme.sunk; border.width: 1; border.color: Theme.line }
        Repeater {
            model: track.flat && track.perSeat ? Math.floor((track.to - track.from) / track.every) + 1 : 0
            Words { required property int index; readonly property real value: track.from + index * track.every; x: track.along(value) - width / 2; y: Theme.px(8); text: value; size: 12; color: Theme.bone3 }
        }
        Repeater {
            model: track.flat && track.perSeat ? track.component.marks || [] : []
            Rectangle { required property var modelData; x: track.along(modelData.at) - 1; y: -Theme.px(6); width: 2; height: Theme.px(15); color: track.warns(modelData) ? Theme.danger : Theme.brass }
        }
    }

    // --- one marker ---
    Title {
        visible: !track.perSeat && track.steps > 15
        anchors.right: parent.right
        text: (track.own.number === undefined ? track.from : track.own.number) + " of " + track.to
        size: 16
    }
    readonly property Spot own: table ? table.spot(place) : null
    Row {
        visible: !track.perSeat
        y: Theme.px(24)
        spacing: track.steps > 15 ? 1 : Theme.px(3)
        Repeater {
            model: track.perSeat ? 0 : Math.min(60, track.steps)
            Rectangle {
                id: step
                required property int index
                readonly property int here: track.own && track.own.number !== undefined ? track.own.number : track.from
                readonly property bool now: here === track.from + index
                readonly property bool past: here > track.from + index
                width: (track.width + parent.spacing) / Math.min(60, track.steps) - parent.spacing
                height: Theme.px(track.steps > 15 ? 10 : 22)
                radius: Theme.px(3)
                color: now ? Theme.brass : past ? Theme.brassDim : Theme.sunk
                border.width: track.steps > 15 ? 0 : 1
                border.color: Theme.line
                Title { anchors.centerIn: parent; text: track.from + step.index; size: 12; color: step.now ? "#1B1508" : step.past ? Theme.bone : Theme.bone3; visible: track.steps <= 15 }
            }
        }
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: (component.name || "") + (perSeat || !own || own.number === undefined ? "" : ": " + own.number)
}
