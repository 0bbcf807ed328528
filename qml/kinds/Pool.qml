import QtQuick
import Sitdown

// Tokens in supply: sign and number.
Item {
    id: pool

    property GameTable table
    property var component: ({})
    property string place
    readonly property PlaceModel content: table ? table.place(place) : null
    readonly property Spot spot: table ? table.spot(place) : null
    readonly property bool empty: !content || content.count === 0

    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight
    Component.onCompleted: Desk.put(place, pool)
    Component.onDestruction: Desk.take(place, pool)

    Column {
        id: column
        spacing: Theme.px(3)
        Words { text: pool.component.name || ""; size: 14; color: Theme.bone2 }
        Row {
            spacing: Theme.px(8)
            Repeater { model: pool.content; PieceItem { table: pool.table; size: Theme.px(30) } }
            Words { visible: pool.empty; text: "none"; size: 14; color: Theme.bone3 }
        }
    }
    Lamp { state_: touch.light }
    Touch { id: touch; visible: live; table: pool.table; reference: pool.place; about: pool.component.name || "" }
}
