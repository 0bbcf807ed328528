import QtQuick
import QtQuick.Window
import Sitdown

// A map, a pyramid, a mat: its ground is one picture; over it lie the regions and the spaces with what is in them.
Item {
    id: board

    property GameTable table
    property var component: ({})  // as GameTable.board() gives it
    property string place         // "city", or "mat@2"
    property real sharpness: 1    // of the picture, where it is looked at enlarged
    readonly property var extent: component.size || [1, 1]
    readonly property var spaces: component.spaces || []
    // Boxes may be stretched to fill the room; cells and circles keep their shape.
    readonly property bool stretches: spaces.every(space => space.shape !== "cell" && space.shape !== "round")
    readonly property real cell: Math.min(width / extent[0], height / extent[1])
    readonly property real across: stretches ? width / extent[0] : cell
    readonly property real down: stretches ? height / extent[1] : cell
    readonly property bool small: Math.min(across, down) * typical < Theme.px(54)
    readonly property real pad: stretches ? 0 : Theme.px(32)
    readonly property real typical: spaces.length > 0 ? Math.min(spaces[0].w || 1, spaces[0].h || 1) : 1
    readonly property real density: Screen.devicePixelRatio * sharpness

    Component.onCompleted: Desk.put(place, board)
    Component.onDestruction: Desk.take(place, board)

    Item {
        id: field
        anchors.centerIn: parent
        width: board.extent[0] * board.across
        height: board.extent[1] * board.down

        Image {
            anchors.fill: parent
            anchors.margins: -board.pad
            sourceSize: Qt.size(Math.round(width * board.density), Math.round(height * board.density))
            source: board.component.key && width > 0
                ? "image://board/" + [board.component.key, (board.across * board.density).toFixed(3), (board.down * board.density).toFixed(3),
                                      (board.pad * board.density).toFixed(2), (Theme.unit * board.density).toFixed(3), Theme.textScale.toFixed(2),
                                      Theme.dark ? 1 : 0].join("/")
                : ""
        }
        Repeater {
            model: board.component.groups || []
            BoardGroup {
                required property var modelData
                group: modelData
                spaces: board.spaces
                table: board.table
                place: board.place
                across: board.across
                down: board.down
            }
        }
        Repeater {
            model: board.spaces
            Space {
                required property var modelData
                readonly property bool touching: modelData.shape === "cell"
                x: modelData.x * board.across
                y: modelData.y * board.down
                width: (modelData.w || 1) * board.across - (touching ? 0 : Theme.px(9))
                height: (modelData.h || 1) * board.down - (touching ? 0 : Theme.px(9))
                table: board.table
                space: modelData
                place: board.place + "/" + modelData.id
                small: board.small
            }
        }
        Repeater {
            id: labels
            model: board.component.groups || []
            GroupLabel {
                required property var modelData
                required property int index
                group: modelData
                table: board.table
                reference: board.place + "/+" + modelData.id
                over: field
                onResized: Qt.callLater(board.settle)
            }
        }
        Row {
            visible: board.component.turned === true
            anchors.left: parent.left
            anchors.bottom: parent.bottom
            anchors.margins: Theme.px(10)
            spacing: Theme.px(6)
            Glyph { anchors.verticalCenter: parent.verticalCenter; name: "arrow"; size: Theme.px(16); rotation: 180; colour: Theme.bone3 }
            Words { text: "north"; size: 14; color: Theme.bone3 }
        }
    }

    onAcrossChanged: Qt.callLater(settle)
    onDownChanged: Qt.callLater(settle)

    // Puts the names of regions into the nearest free area, one after the other: each where it covers least of the spaces
    // and of the names before it.
    function settle() {
        const taken = [], boxes = {};
        for (const space of spaces) {
            const box = [space.x * across, space.y * down, (space.w || 1) * across, (space.h || 1) * down];
            taken.push(box);
            const known = boxes[space.group];
            boxes[space.group] = known ? [Math.min(known[0], box[0]), Math.min(known[1], box[1]), Math.max(known[2], box[0] + box[2]), Math.max(known[3], box[1] + box[3])]
                : [box[0], box[1], box[0] + box[2], box[1] + box[3]];
        }
        for (let i = 0; i < labels.count; ++i) {
            const label = labels.itemAt(i), box = label ? boxes[label.group.id] : undefined;
            if (!label || !label.named || !box)
                continue;
            const at = place_(label.width, label.height, box, taken);
            label.x = at[0];
            label.y = at[1];
            const gap = Theme.px(7);
            taken.push([at[0] - gap, at[1] - gap, label.width + 2 * gap, label.height + 2 * gap]);
        }
    }
    function place_(w, h, box, taken) {
        const gap = Theme.px(7), wide = field.width, high = field.height;
        const [left, up, right, low] = box;
        const tries = [[left, up - h - gap], [left, low + gap], [right - w, up - h - gap], [right - w, low + gap], [right + gap, up], [left - w - gap, up],
                       [right + gap, low - h], [left - w - gap, low - h], [left, up]];
        let best = tries[0], least = 1e18;
        for (let i = 0; i < tries.length; ++i) {
            const [x, y] = tries[i];
            let covered = i * 2 + Math.max(0, -x, x + w - wide) * h * 3 + Math.max(0, -y, y + h - high) * w * 3;
            for (const other of taken) {
                covered += Math.max(0, Math.min(x + w, other[0] + other[2]) - Math.max(x, other[0]))
                         * Math.max(0, Math.min(y + h, other[1] + other[3]) - Math.max(y, other[1]));
            }
            if (covered < least) {
                least = covered;
                best = tries[i];
            }
        }
        return [Math.max(0, Math.min(wide - w, best[0])), Math.max(0, Math.min(high - h, best[1]))];
    }
}
