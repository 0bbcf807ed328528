import QtQuick
import Sitdown

// What lies in a space: cards as plates, an owner's tokens at the left, visitors at the right, numbers below the band.
Item {
    id: content_

    property var table
    property string place
    property var content
    property bool small: false
    property string help
    readonly property real pieceSize: small ? Math.min(width, height) * 0.86 : Math.min(Theme.px(36), height * 0.44)
    readonly property var units: table ? table.manifest.units.filter(unit => table.numbers[place + "." + unit.id] !== undefined) : []

    Words {
        visible: !content_.small && content_.content && content_.content.count === 0 && content_.help !== "" && content_.height > Theme.px(44)
        anchors.fill: parent
        anchors.margins: Theme.px(6)
        text: content_.help
        size: 13
        color: Theme.bone2
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
        verticalAlignment: Text.AlignTop
    }
    Column {
        visible: !content_.small
        x: Theme.px(6)
        y: Theme.px(5)
        width: parent.width - 2 * x
        spacing: Theme.px(2)
        Repeater {
            model: content_.content
            Plate {
                required property string face
                required property string reference
                required property var numbers
                visible: face !== ""
                width: parent.width
                table: content_.table
                faceId: face
                thing: reference
                carried: numbers
            }
        }
        Row {
            spacing: Theme.px(8)
            Repeater {
                model: content_.units
                Title {
                    required property var modelData
                    text: content_.table.amount(content_.table.numbers[content_.place + "." + modelData.id], modelData.id)
                    size: 16
                    color: Theme.bone
                }
            }
        }
    }
    Flow {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: content_.small ? 0 : Theme.px(5)
        height: content_.small ? parent.height : content_.pieceSize
        spacing: content_.small ? 0 : -Theme.px(4)
        Repeater {
            model: content_.content
            PieceItem { table: content_.table; size: content_.pieceSize }
        }
    }
}
