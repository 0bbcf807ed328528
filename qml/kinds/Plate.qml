import QtQuick
import Sitdown

// A card lying on a space: its glyph and name.
Item {
    id: plate

    property var table
    property string faceId
    property string thing
    property var carried: ({})
    readonly property var face: table && faceId !== "" ? table.face(faceId) : ({})

    height: visible ? Theme.px(26) : 0

    Rectangle { anchors.fill: parent; radius: Theme.px(3); color: Theme.dark ? "#C9BDA3" : "#FBF5E6"; border.width: 1; border.color: "#70000000" }
    Rectangle {
        x: 1
        y: 1
        width: parent.height - 2
        height: width
        radius: 2
        color: plate.face.colour || Theme.colourOf(plate.face.type || "")
        Glyph { anchors.centerIn: parent; name: plate.face.glyph || ""; size: parent.height * 0.74; colour: "#F6EEDD" }
    }
    Words {
        x: parent.height + Theme.px(4)
        width: parent.width - x - Theme.px(3)
        height: parent.height
        text: plate.face.name || ""
        size: 13
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        elide: Text.ElideRight
        color: Theme.inkText
    }
    ItemNumbers { anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; scale: 0.7; table: plate.table; numbers: plate.carried }
    Lamp { state_: touch.light; radius: Theme.px(3); arm: Theme.px(8) }
    Touch { id: touch; table: plate.table; reference: plate.thing; face: plate.faceId; about: plate.face.name || "" }
}
