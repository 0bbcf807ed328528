import QtQuick
import Sitdown

// A token in a place; on its own a thing to click.
Item {
    id: item

    required property string token
    required property int owner
    required property int copies
    required property bool tentative
    required property string reference
    required property var numbers
    property var table
    property real size: Theme.px(34)
    readonly property var tokenData: table && token !== "" ? table.token(token) : ({})

    visible: token !== ""
    width: visible ? piece.width : 0
    height: visible ? piece.height : 0

    Piece { id: piece; token: item.tokenData; owner: item.owner; copies: item.copies; tentative: item.tentative; size: item.size }
    Lamp { state_: touch.light; radius: width / 2; arm: width * 0.3 }
    Touch { id: touch; visible: live; table: item.table; reference: item.reference; about: item.tokenData.name || "" }
}
