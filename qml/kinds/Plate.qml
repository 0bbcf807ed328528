import QtQuick
import Sitdown

// A card lying on a space or in a list: its glyph and name, and in a list what it costs.
Item {
    id: plate

    property GameTable table
    property string faceId
    property string thing
    property var carried: ({})
    required property var conditions
    property bool detailed: false
    readonly property var face: table && faceId !== "" ? table.face(faceId) : ({})
    readonly property string condition: conditions && conditions.length > 0 ? conditions.join(", ") : ""
    readonly property string shortly: {
        const out = face.corner !== undefined ? [String(face.corner)] : [];
        for (const each of face.numbers || [])
            out.push(each.value + " " + (each.short || each.name));
        return out.join("  ");
    }

    height: visible ? Theme.px(detailed ? 44 : 26) : 0

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(3)
        color: touch.light === "legal" || touch.light === "selected" ? Theme.paperLit : Theme.dark ? "#C9BDA3" : "#FBF5E6"
        border.width: 1
        border.color: "#70000000"
    }
    Rectangle {
        x: 1
        y: 1
        width: Theme.px(plate.detailed ? 38 : 25)
        height: parent.height - 2
        radius: 2
        color: plate.face.colour || Theme.colourOf(plate.face.type || "")
        Glyph { id: glyph; anchors.centerIn: parent; name: Art.glyph(plate.face.glyph || ""); size: Theme.px(plate.detailed ? 26 : 19); colour: "#F6EEDD" }
        Title { visible: glyph.name === ""; anchors.centerIn: parent; text: (plate.face.name || "").substring(0, 1); size: plate.detailed ? 20 : 15; color: "#F6EEDD" }
    }
    Words {
        x: Theme.px(plate.detailed ? 46 : 30)
        y: plate.detailed ? Theme.px(3) : 0
        width: parent.width - x - Theme.px(3)
        height: plate.detailed ? Theme.px(20) : parent.height
        text: (plate.face.name || "") + (plate.condition !== "" ? " (" + plate.condition + ")" : "")
        size: plate.detailed ? 15 : 13
        font.family: plate.detailed ? Theme.serif : Theme.sans
        font.weight: plate.detailed ? Font.Bold : Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        elide: Text.ElideRight
        color: Theme.inkText
    }
    Words {
        visible: plate.detailed
        x: Theme.px(46)
        y: Theme.px(22)
        width: parent.width - x - Theme.px(3)
        text: plate.shortly
        size: 13
        elide: Text.ElideRight
        color: Theme.inkText2
    }
    ItemNumbers { anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; scale: 0.7; table: plate.table; numbers: plate.carried }
    Lamp { state_: touch.light; radius: Theme.px(3); arm: Theme.px(8) }
    Touch { id: touch; table: plate.table; reference: plate.thing; face: plate.faceId; about: plate.face.name || "" }
}
