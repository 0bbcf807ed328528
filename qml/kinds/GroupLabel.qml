import QtQuick
import Sitdown

// Name of a region with its numbers and marks, in the nearest free area: never on a space.
Item {
    id: label

    property GameTable table
    property string reference
    property var group: ({})
    property var spaces: []
    property real cell: 1
    property Item over
    readonly property Spot spot: table ? table.spot(reference) : null
    readonly property var marks: spot ? spot.marks : []
    readonly property var numbers: spot ? spot.numbers : []
    readonly property bool named: group.outline === true || marks.length > 0 || numbers.length > 0
    readonly property point spotAt: named && over ? settle(width, height, over.width, over.height, cell) : Qt.point(0, 0)

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
            Title { text: label.group.name || ""; size: 19 }
        }
        Repeater {
            model: label.marks
            Row {
                id: line
                required property var modelData
                spacing: Theme.px(5)
                SeatSign { visible: line.modelData.seat !== undefined; anchors.verticalCenter: parent.verticalCenter; seat: line.modelData.seat || 0; size: Theme.px(17) }
                Words { text: line.modelData.text; size: 14; color: line.modelData.seat !== undefined ? Theme.bone : Theme.bone2; font.weight: Font.Medium }
            }
        }
        Row {
            spacing: Theme.px(10)
            Repeater {
                model: label.numbers
                Words {
                    required property var modelData
                    text: label.table.amount(modelData.value, modelData.unit) + " " + (label.table.unit(modelData.unit).prefix ? "" : label.table.unit(modelData.unit).name || "")
                    size: 14
                    color: Theme.bone2
                }
            }
        }
    }

    // Tries the sides of the region, and takes the place that covers least.
    function settle(w, h, wide, high, cell) {
        let box = [1e9, 1e9, -1e9, -1e9];
        for (const space of spaces) {
            if (space.group !== group.id)
                continue;
            box = [Math.min(box[0], space.x), Math.min(box[1], space.y), Math.max(box[2], space.x + (space.w || 1)), Math.max(box[3], space.y + (space.h || 1))];
        }
        const gap = Theme.px(7);
        const left = box[0] * cell, top = box[1] * cell, right = box[2] * cell, bottom = box[3] * cell;
        const tries = [[left, top - h - gap], [left, bottom + gap], [right - w, top - h - gap], [right - w, bottom + gap], [right + gap, top], [left - w - gap, top],
                       [right + gap, bottom - h], [left - w - gap, bottom - h], [left, top]];
        let best = tries[0], least = 1e18;
        for (let i = 0; i < tries.length; ++i) {
            const [x, y] = tries[i];
            let covered = i * 2 + Math.max(0, -x, x + w - wide) * h * 3 + Math.max(0, -y, y + h - high) * w * 3;
            for (const space of spaces) {
                const sx = space.x * cell, sy = space.y * cell, sw = (space.w || 1) * cell, sh = (space.h || 1) * cell;
                covered += Math.max(0, Math.min(x + w, sx + sw) - Math.max(x, sx)) * Math.max(0, Math.min(y + h, sy + sh) - Math.max(y, sy));
            }
            if (covered < least) {
                least = covered;
                best = tries[i];
            }
        }
        return Qt.point(Math.max(0, Math.min(wide - w, best[0])), Math.max(0, Math.min(high - h, best[1])));
    }
}
