import QtQuick
import Sitdown

// A region: clickable where a choice means it as a whole.
Item {
    id: region

    property var group: ({})
    property var spaces: []
    property GameTable table
    property string place
    property real across: 1
    property real down: 1
    readonly property string reference: place + "/+" + group.id
    readonly property var box: {
        let left = 1e9, high = 1e9, right = -1e9, low = -1e9;
        for (const space of spaces) {
            if (space.group !== group.id)
                continue;
            left = Math.min(left, space.x);
            high = Math.min(high, space.y);
            right = Math.max(right, space.x + (space.w || 1));
            low = Math.max(low, space.y + (space.h || 1));
        }
        return left < 1e9 ? [left, high, right - left, low - high] : [0, 0, 0, 0];
    }

    x: box[0] * across
    y: box[1] * down
    width: box[2] * across
    height: box[3] * down
    visible: touch.live
    Component.onCompleted: Desk.put(reference, region)
    Component.onDestruction: Desk.take(reference, region)

    Rectangle { anchors.fill: parent; radius: Theme.px(6); color: Theme.lamp; opacity: touch.light === "legal" || touch.light === "selected" ? 0.10 : 0 }
    Lamp { state_: touch.light; radius: Theme.px(6); arm: Theme.px(18) }
    Touch { id: touch; table: region.table; reference: region.reference; about: region.group.name || "" }
}
