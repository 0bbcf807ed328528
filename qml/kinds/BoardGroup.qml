import QtQuick
import Sitdown

// A region: its name and what is marked on it. Clickable where a choice means the region as a whole.
Item {
    id: region

    property var group: ({})
    property var board: ({})
    property var table
    property string place
    property real cell: 1
    property bool small: false
    readonly property string reference: place + "/+" + group.id
    readonly property var members: (board.spaces || []).filter(space => space.group === group.id)
    readonly property var box: {
        let left = 1e9, top = 1e9, right = -1e9, bottom = -1e9;
        for (const space of members) {
            left = Math.min(left, space.x);
            top = Math.min(top, space.y);
            right = Math.max(right, space.x + (space.w || 1));
            bottom = Math.max(bottom, space.y + (space.h || 1));
        }
        return members.length > 0 ? [left, top, right - left, bottom - top] : [0, 0, 0, 0];
    }
    readonly property var marked: table && table.marks[reference] ? table.marks[reference] : []
    readonly property bool asWhole: group.outline === true

    visible: asWhole || touch.light !== "" || marked.length > 0
    x: box[0] * cell
    y: box[1] * cell
    width: box[2] * cell
    height: box[3] * cell
    Component.onCompleted: Desk.put(reference, region)
    Component.onDestruction: Desk.take(reference, region)

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        radius: Theme.px(8)
        color: Theme.tint(region.group.tint || Theme.colourOf(region.group.id || ""), 0.16, Theme.felt)
        border.width: 1
        border.color: Theme.lineHi
    }
    Lamp { state_: touch.light; radius: Theme.px(8); arm: Theme.px(16) }
    Touch { id: touch; table: region.table; reference: region.reference; about: region.group.name || "" }
    GroupLabel {
        x: (region.group.badge ? region.group.badge[0] - region.box[0] : 0) * region.cell
        y: region.group.badge ? (region.group.badge[1] - region.box[1]) * region.cell : -height - Theme.px(3)
        table: region.table
        reference: region.reference
        name: region.group.name || ""
        marks: region.marked
    }
}
