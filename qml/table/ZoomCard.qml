import QtQuick
import Sitdown

// The card large, beside what is pointed at, with all its text.
Item {
    id: zoom

    property var table
    readonly property Item over: Desk.zoomed
    readonly property point spot: over ? over.mapToItem(zoom.parent, 0, 0) : Qt.point(0, 0)

    visible: over !== null && table
    width: Theme.px(320)
    height: Theme.px(448)
    z: 500
    x: over ? Math.max(Theme.px(8), Math.min(parent.width - width - Theme.px(8), spot.x + over.width + width + Theme.px(16) < parent.width ? spot.x + over.width + Theme.px(12) : spot.x - width - Theme.px(12))) : 0
    y: over ? Math.max(Theme.px(8), Math.min(parent.height - height - Theme.px(8), spot.y - height / 3)) : 0

    CardFace { anchors.fill: parent; size: "zoom"; light: "legal"; face: zoom.table && zoom.visible ? zoom.table.face(Desk.zoomFace) : ({}) }
}
