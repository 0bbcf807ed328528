import QtQuick
import Sitdown

// A map, a pyramid, a mat: spaces where the module put them, groups as tinted ground, links as lines.
Item {
    id: board

    property var table
    property var component: ({})
    property string place  // "city", or "mat@2"
    readonly property var extent: component.size || [1, 1]
    readonly property real cell: Math.min(width / extent[0], height / extent[1])
    readonly property var spaces: component.spaces || []
    readonly property bool small: cell * typical < Theme.px(64)
    // The side of a usual space, in the board's own units.
    readonly property real typical: spaces.length > 0 ? Math.min(spaces[Math.floor(spaces.length / 2)].w || 1, spaces[Math.floor(spaces.length / 2)].h || 1) : 1
    readonly property var groups: {
        const out = {};
        const all = component.groups || [];
        for (let i = 0; i < all.length; ++i)
            out[all[i].id] = Object.assign({ rank: i + 1 }, all[i]);
        return out;
    }

    implicitWidth: extent[0]
    implicitHeight: extent[1]
    Component.onCompleted: Desk.put(place, board)
    Component.onDestruction: Desk.take(place, board)

    function tintOf(group) {
        const known = groups[group];
        return known ? known.tint || Theme.colourOf(known.id) : "#6C736F";
    }

    Item {
        id: field
        anchors.centerIn: parent
        width: board.extent[0] * board.cell
        height: board.extent[1] * board.cell

        BoardLinks { anchors.fill: parent; spaces: board.spaces; cell: board.cell; visible: board.component.lines === "lines" }
        Repeater {
            model: board.component.groups || []
            BoardGroup {
                required property var modelData
                group: modelData
                board: board.component
                table: board.table
                place: board.place
                cell: board.cell
                small: board.small
            }
        }
        Repeater {
            model: board.spaces
            Space {
                required property var modelData
                x: modelData.x * board.cell
                y: modelData.y * board.cell
                width: (modelData.w || 1) * board.cell - (small ? 1 : Theme.px(9))
                height: (modelData.h || 1) * board.cell - (small ? 1 : Theme.px(9))
                table: board.table
                space: modelData
                place: board.place + "/" + modelData.id
                tint: modelData.group ? board.tintOf(modelData.group) : "#6C736F"
                rank: modelData.group && board.groups[modelData.group] ? board.groups[modelData.group].rank : 0
                small: board.small
            }
        }
    }
}
