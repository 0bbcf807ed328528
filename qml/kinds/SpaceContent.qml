import QtQuick
import Sitdown

// What lies in a space: cards as plates, an owner's tokens at the left, visitors at the right, numbers below the band.
Item {
    id: inside

    property GameTable table
    property string place
    property PlaceModel content
    property Spot said
    property bool small: false
    property var space: ({})
    readonly property real pieceSize: small ? Math.min(width, height) * 0.84 : Math.max(Theme.px(21), Math.min(Theme.px(34), height * 0.42))
    // What stands above the words: plates and numbers.
    readonly property real above: plates.plates * Theme.px(28) + (said && said.numbers.length > 0 ? Theme.px(24) : 0)
    readonly property bool printed: space.numbers !== undefined && space.numbers.length > 0
    readonly property real free: height - above - Theme.px(10) - (content && content.count > 0 ? pieceSize * 0.5 : 0)
    readonly property bool tells: !small && !printed && space.help !== undefined && free > Theme.px(26)

    Column {
        id: stack
        visible: !inside.small
        x: Theme.px(6)
        y: Theme.px(5)
        width: parent.width - 2 * x
        spacing: Theme.px(2)
        Repeater {
            id: plates
            readonly property int plates: {
                let sum = 0;
                for (let i = 0; i < count; ++i)
                    sum += itemAt(i) && itemAt(i).visible ? 1 : 0;
                return sum;
            }
            model: inside.content
            Plate {
                required property string face
                required property string reference
                required property var numbers
                visible: face !== ""
                width: stack.width
                table: inside.table
                faceId: face
                thing: reference
                carried: numbers
            }
        }
        Row {
            spacing: Theme.px(8)
            Repeater {
                model: inside.said ? inside.said.numbers : []
                Title { required property var modelData; text: inside.table.amount(modelData.value, modelData.unit); size: 17; color: Theme.bone }
            }
        }
        Words {
            visible: inside.tells
            width: parent.width
            height: inside.free
            text: inside.space.help || ""
            size: 13
            color: Theme.bone2
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            verticalAlignment: Text.AlignTop
            lineHeight: 0.95
        }
    }
    Row {
        visible: !inside.small
        x: Theme.px(5)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(5)
        spacing: -Theme.px(3)
        Repeater { model: inside.content; PieceItem { table: inside.table; size: inside.pieceSize; shown: owner >= 0 && shape !== "figure" } }
    }
    Row {
        visible: !inside.small
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(5)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(5)
        spacing: Theme.px(1)
        Repeater { model: inside.content; PieceItem { table: inside.table; size: inside.pieceSize; shown: owner < 0 || shape === "figure" } }
    }
    Repeater {
        model: inside.small ? inside.content : null
        PieceItem { x: (inside.width - width) / 2; y: (inside.height - height) / 2; table: inside.table; size: inside.pieceSize }
    }
}
