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
    readonly property real cell: Math.min(width / extent[0], height / extent[1])
    readonly property var spaces: component.spaces || []
    readonly property bool small: cell * typical < Theme.px(64)
    readonly property real typical: spaces.length > 0 ? Math.min(spaces[0].w || 1, spaces[0].h || 1) : 1
    readonly property real density: Screen.devicePixelRatio * sharpness

    Component.onCompleted: Desk.put(place, board)
    Component.onDestruction: Desk.take(place, board)

    Item {
        id: field
        anchors.centerIn: parent
        width: board.extent[0] * board.cell
        height: board.extent[1] * board.cell

        Image {
            x: -Theme.px(4)
            y: -Theme.px(4)
            width: parent.width
            height: parent.height
            anchors.fill: parent
            sourceSize: Qt.size(Math.round(width * board.density), Math.round(height * board.density))
            source: board.component.key && width > 0
                ? "image://board/" + [board.component.key, (board.cell * board.density).toFixed(3), (Theme.unit * board.density).toFixed(3),
                                      Theme.textScale.toFixed(2), Theme.dark ? 1 : 0].join("/")
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
                cell: board.cell
            }
        }
        Repeater {
            model: board.spaces
            Space {
                required property var modelData
                readonly property bool touching: modelData.shape === "cell"
                x: modelData.x * board.cell
                y: modelData.y * board.cell
                width: (modelData.w || 1) * board.cell - (touching ? 0 : Theme.px(9))
                height: (modelData.h || 1) * board.cell - (touching ? 0 : Theme.px(9))
                table: board.table
                space: modelData
                place: board.place + "/" + modelData.id
                small: board.small
            }
        }
        Repeater {
            model: board.component.groups || []
            GroupLabel {
                required property var modelData
                group: modelData
                table: board.table
                reference: board.place + "/+" + modelData.id
                spaces: board.spaces
                cell: board.cell
                over: field
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
}
