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
    readonly property var spaces: component.spaces || []
    // Boxes may be stretched to fill the room; cells and circles keep their shape.
    readonly property bool stretches: spaces.every(space => space.shape !== "cell" && space.shape !== "round")
    readonly property real cell: Math.min(width / extent[0], height / extent[1])
    readonly property real across: stretches ? width / extent[0] : cell
    readonly property real down: stretches ? height / extent[1] : cell
    readonly property bool small: Math.min(across, down) * typical < Theme.px(54)
    readonly property real pad: stretches ? 0 : Theme.px(32)
    readonly property real typical: spaces.length > 0 ? Math.min(spaces[0].w || 1, spaces[0].h || 1) : 1
    readonly property real density: Screen.devicePixelRatio * sharpness

    Component.onCompleted: Desk.put(place, board)
    Component.onDestruction: Desk.take(place, board)

    Item {
        id: field
        anchors.centerIn: parent
        width: board.extent[0] * board.across
        height: board.extent[1] * board.down

        Image {
            anchors.fill: parent
            anchors.margins: -board.pad
            sourceSize: Qt.size(Math.round(width * board.density), Math.round(height * board.density))
            source: board.component.key && width > 0
                ? "image://board/" + [board.component.key, (board.across * board.density).toFixed(3), (board.down * board.density).toFixed(3),
                                      (board.pad * board.density).toFixed(2), (Theme.unit * board.density).toFixed(3), Theme.textScale.toFixed(2),
                                      Theme.dark ? 1 : 0].join("/")
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
                across: board.across
                down: board.down
            }
        }
        Repeater {
            model: board.spaces
            Space {
                required property var modelData
                readonly property bool touching: modelData.shape === "cell"
                x: modelData.x * board.across
                y: modelData.y * board.down
                width: (modelData.w || 1) * board.across - (touching ? 0 : Theme.px(9))
                height: (modelData.h || 1) * board.down - (touching ? 0 : Theme.px(9))
                table: board.table
                space: modelData
                place: board.place + "/" + modelData.id
                small: board.small
            }
        }
        Repeater {
            id: labels
            model: board.component.groups || []
            GroupLabel {
                required property var modelData
                required property int index
                group: modelData
                table: board.table
                reference: board.place + "/+" + modelData.id
                spaces: board.spaces
                across: board.across
                down: board.down
                over: field
                // Labels settle one after the other, so that none covers another.
                earlier: {
                    const out = [];
                    for (let i = 0; i < index && i < labels.count; ++i)
                        out.push(labels.itemAt(i));
                    return out;
                }
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
