import QtQuick
import Sitdown

// Tokens in supply: sign and number.
Item {
    id: pool

    property var table
    property var component: ({})
    property string place
    readonly property var content: table ? table.place(place) : null

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    Component.onCompleted: Desk.put(place, pool)
    Component.onDestruction: Desk.take(place, pool)

    Column {
        id: column
        spacing: Theme.px(4)
        Words { text: pool.component.name || ""; size: 13; color: Theme.bone2 }
        Row {
            spacing: Theme.px(8)
            Repeater { model: pool.content; PieceItem { table: pool.table; size: Theme.px(30) } }
            Words { visible: pool.content ? pool.content.count === 0 : true; text: "none"; size: 13; color: Theme.bone3 }
        }
    }
}
