import QtQuick
import Sitdown

// The table's own rows, decks, tracks and dice along the bottom, where the board takes the whole centre.
Item {
    id: strip

    property GameTable table
    property Arrangement plan
    readonly property real cardWidth: Theme.px(96)

    Row {
        anchors.right: parent.right
        height: parent.height
        spacing: Theme.px(18)
        Repeater {
            model: strip.plan ? strip.plan.markets : []
            CardRow { required property var modelData; width: implicitWidth; table: strip.table; component: modelData; place: modelData.id; columns: 6; cardWidth: strip.cardWidth }
        }
        Column {
            spacing: Theme.px(8)
            Row {
                spacing: Theme.px(8)
                Repeater {
                    model: strip.plan ? strip.plan.single.concat(strip.plan.piles) : []
                    Pile { required property var modelData; width: Theme.px(76); table: strip.table; component: modelData; place: modelData.id; cardWidth: Theme.px(60) }
                }
            }
            Repeater {
                model: strip.plan ? strip.plan.small : []
                ComponentView { required property var modelData; table: strip.table; component: modelData; place: modelData.id }
            }
        }
        Column {
            spacing: Theme.px(12)
            Repeater {
                model: strip.plan ? strip.plan.lanes.concat(strip.plan.lines) : []
                Track { required property var modelData; width: Theme.px(190); flat: true; table: strip.table; component: modelData; place: modelData.id }
            }
        }
    }
}
