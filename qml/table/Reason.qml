import QtQuick
import Sitdown

// Why not: a lock and one sentence on the thing itself.
Rectangle {
    id: reason

    readonly property Item over: Desk.explained
    readonly property point spot: over ? over.mapToItem(reason.parent, 0, 0) : Qt.point(0, 0)

    visible: over !== null
    z: 510
    width: row.implicitWidth + Theme.px(20)
    height: row.implicitHeight + Theme.px(14)
    x: over ? Math.max(Theme.px(4), Math.min(parent.width - width - Theme.px(4), spot.x + over.width / 2 - width / 2)) : 0
    y: over ? Math.max(Theme.px(4), Math.min(parent.height - height - Theme.px(4), spot.y + over.height - height - Theme.px(4))) : 0
    radius: Theme.px(6)
    color: "#EE17120C"
    border.width: 1
    border.color: "#5F7167"
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(8)
        Glyph { name: "lock"; size: Theme.px(15); colour: "#F3EAD9" }
        Words { text: Desk.reason; size: 14; color: "#F3EAD9"; width: Math.min(implicitWidth, Theme.px(280)); wrapMode: Text.WordWrap; objectName: "reason" }
    }
}
