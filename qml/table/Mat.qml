import QtQuick
import Sitdown

// A seat's numbers and tokens in one panel.
Rectangle {
    id: mat

    property GameTable table
    property Arrangement plan
    property int seat: 0
    property bool narrow: false
    property bool own: true
    signal back()
    readonly property var numbers: plan ? plan.numbers : []
    readonly property var pools: plan ? plan.pools : []

    radius: Theme.px(8)
    color: Theme.panel
    border.width: 1
    border.color: own ? Theme.line : Theme.brass
    clip: true

    SeatSign { id: sign; x: Theme.px(12); y: Theme.px(10); seat: mat.seat; size: Theme.px(mat.narrow ? 26 : 32) }
    Title { x: sign.x + sign.width + Theme.px(10); y: Theme.px(12); width: parent.width - x - Theme.px(8); elide: Text.ElideRight; text: mat.table && mat.table.seats[mat.seat] ? mat.table.seats[mat.seat].name : ""; size: mat.narrow ? 17 : 20 }
    Flow {
        id: figures
        x: Theme.px(14)
        y: Theme.px(mat.narrow ? 42 : 50)
        width: parent.width - 2 * x
        spacing: Theme.px(14)
        Repeater {
            model: mat.numbers
            Counter { required property var modelData; required property int index; table: mat.table; component: modelData; place: modelData.id + "@" + mat.seat; size: index === 0 ? 25 : 19 }
        }
        Repeater {
            model: mat.pools
            Pool { id: pool; required property var modelData; visible: !empty; table: mat.table; component: modelData; place: modelData.id + "@" + mat.seat }
        }
    }
    LampButton { visible: !mat.own && mat.table !== null && mat.table.viewer < mat.table.seats.length; anchors.bottom: parent.bottom; anchors.right: parent.right; anchors.margins: Theme.px(8); label: "Back to mine"; quiet: true; size: 36; onPressed: mat.back() }
}
