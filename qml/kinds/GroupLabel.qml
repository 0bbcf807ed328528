import QtQuick
import Sitdown

// Name of a region with its numbers and marks, in the nearest free area: never on a space.
Item {
    id: label

    property GameTable table
    property string reference
    property var group: ({})
    property var spaces: []
    property real across: 1
    property real down: 1
    property var earlier: []
    // On a small board the label is as short as can be.
    readonly property bool brief: over ? over.width < Theme.px(1000) : false
    property Item over
    readonly property Spot spot: table ? table.spot(reference) : null
    readonly property var marks: spot ? spot.marks : []
    readonly property var numbers: spot ? spot.numbers : []
    readonly property bool named: group.outline === true || marks.length > 0 || numbers.length > 0
    readonly property point spotAt: named && over ? settle(width, height, over.width, over.height) : Qt.point(0, 0)

    visible: named
    enabled: false
    width: content.implicitWidth
    height: content.implicitHeight
    x: spotAt.x
    y: spotAt.y

    Column {
        id: content
        spacing: Theme.px(1)
        Row {
            spacing: Theme.px(7)
            Repeater {
                model: label.marks.filter(mark => mark.style === "badge" && mark.token)
                Piece { required property var modelData; token: label.table.token(modelData.token); size: Theme.px(26) }
            }
            Title { text: label.group.name || ""; size: label.brief ? 15 : 19 }
            UnitCount { visible: label.brief && label.numbers.length > 0; anchors.verticalCenter: parent.verticalCenter; table: label.table; unit: label.numbers.length > 0 ? label.numbers[0].unit : ""; value: label.numbers.length > 0 ? label.numbers[0].value : 0 }
        }
        Row {
            spacing: Theme.px(9)
            Repeater {
                model: label.marks.filter(mark => mark.seat !== undefined)
                Row {
                    id: line
                    required property var modelData
                    spacing: Theme.px(4)
                    SeatSign { anchors.verticalCenter: parent.verticalCenter; seat: line.modelData.seat; size: Theme.px(17) }
                    Words { text: line.modelData.text; size: 14; color: Theme.bone; font.weight: Font.DemiBold }
                }
            }
        }
        Repeater {
            model: label.marks.filter(mark => mark.seat === undefined)
            Words { required property var modelData; text: modelData.text; size: 14; color: Theme.bone2; font.weight: Font.Medium }
        }
        Row {
            visible: !label.brief
            spacing: Theme.px(10)
            Repeater {
                model: label.numbers
                UnitCount { required property var modelData; table: label.table; unit: modelData.unit; value: modelData.value }
            }
        }
    }

    function shared(x, y, w, h, x2, y2, w2, h2) {
        return Math.max(0, Math.min(x + w, x2 + w2) - Math.max(x, x2)) * Math.max(0, Math.min(y + h, y2 + h2) - Math.max(y, y2));
    }
    // Tries the sides of the region, and takes the place that covers least.
    function settle(w, h, wide, high) {
        let box = [1e9, 1e9, -1e9, -1e9];
        for (const space of spaces) {
            if (space.group !== group.id)
                continue;
            box = [Math.min(box[0], space.x), Math.min(box[1], space.y), Math.max(box[2], space.x + (space.w || 1)), Math.max(box[3], space.y + (space.h || 1))];
        }
        const gap = Theme.px(7);
        const left = box[0] * across, top = box[1] * down, right = box[2] * across, bottom = box[3] * down;
        const tries = [[left, top - h - gap], [left, bottom + gap], [right - w, top - h - gap], [right - w, bottom + gap], [right + gap, top], [left - w - gap, top],
                       [right + gap, bottom - h], [left - w - gap, bottom - h], [left, top]];
        let best = tries[0], least = 1e18;
        for (let i = 0; i < tries.length; ++i) {
            const [x, y] = tries[i];
            let covered = i * 2 + Math.max(0, -x, x + w - wide) * h * 3 + Math.max(0, -y, y + h - high) * w * 3;
            for (const space of spaces) {
                covered += shared(x, y, w, h, space.x * across, space.y * down, (space.w || 1) * across, (space.h || 1) * down);
            }
            for (const other of earlier)
                covered += other && other.visible ? shared(x, y, w, h, other.x - gap, other.y - gap, other.width + 2 * gap, other.height + 2 * gap) : 0;
            if (covered < least) {
                least = covered;
                best = tries[i];
            }
        }
        return Qt.point(Math.max(0, Math.min(wide - w, best[0])), Math.max(0, Math.min(high - h, best[1])));
    }
}
