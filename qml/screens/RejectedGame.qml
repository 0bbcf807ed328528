import QtQuick
import Sitdown

// A module that could not be loaded: the reason, and that the others are not affected.
Rectangle {
    id: line

    property var game: ({})
    property bool open: false
    property bool alone: false // there is no other
    readonly property string reason: sentence(game.reason || "No reason is known")
    readonly property string first: sentence(reason.split("; ")[0])
    signal retried()

    function sentence(words) { return words.charAt(0).toUpperCase() + words.substring(1) + (/[.!?]$/.test(words) ? "" : "."); }

    height: words.implicitHeight + Theme.px(26)
    radius: Theme.px(8)
    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    objectName: "rejected:" + (game.id || "")
    Rectangle { width: Theme.px(4); height: parent.height; color: Theme.danger }
    Rectangle {
        id: mark
        x: Theme.px(24)
        y: Theme.px(16)
        width: Theme.px(34)
        height: Theme.px(44)
        radius: Theme.px(4)
        color: "transparent"
        border.width: 1.5
        border.color: Theme.lineHi
        Glyph { anchors.centerIn: parent; name: "x"; size: Theme.px(18); colour: Theme.danger }
    }
    Column {
        id: words
        anchors.left: mark.right
        anchors.leftMargin: Theme.px(20)
        anchors.right: tools.left
        anchors.rightMargin: Theme.px(16)
        y: Theme.px(13)
        spacing: Theme.px(3)
        Words { width: parent.width; text: (line.game.title || line.game.id || "") + " is not loaded"; size: 18; font.weight: Font.DemiBold; elide: Text.ElideRight }
        Words { width: parent.width; text: (line.open ? line.reason : line.first) + (line.alone ? "" : " The other rule sets are not affected."); size: 15; color: Theme.bone2; wrapMode: Text.Wrap; maximumLineCount: line.open ? 40 : 2; elide: Text.ElideRight }
        Words { width: parent.width; visible: line.open && text !== ""; text: line.game.path || ""; size: 14; color: Theme.bone3; wrapMode: Text.WrapAnywhere }
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        y: Theme.px(16)
        spacing: Theme.px(8)
        LampButton { label: "Try again"; size: 42; quiet: true; objectName: "retry:" + (line.game.id || ""); onPressed: line.retried() }
        LampButton { label: line.open ? "Less" : "Details"; size: 42; quiet: true; onPressed: line.open = !line.open }
    }
}
