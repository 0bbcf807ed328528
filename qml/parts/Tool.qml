import QtQuick
import Sitdown

// A small tool: glyph and word, or in narrow windows the glyph alone.
FocusScope {
    id: tool

    property string glyph
    property string label
    property bool wordless: false
    signal pressed()

    implicitWidth: row.implicitWidth + Theme.px(14)
    implicitHeight: Theme.px(34)
    activeFocusOnTab: true
    objectName: "tool:" + glyph
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: pressed()
    Keys.onReturnPressed: pressed()
    Keys.onSpacePressed: pressed()

    FocusRing { shown: tool.activeFocus; anchors.margins: 0 }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(7)
        Glyph { anchors.verticalCenter: parent.verticalCenter; name: tool.glyph; size: Theme.px(18); colour: area.containsMouse ? Theme.bone : Theme.bone2 }
        Words { visible: !tool.wordless; anchors.verticalCenter: parent.verticalCenter; text: tool.label; size: 15; color: area.containsMouse ? Theme.bone : Theme.bone2 }
    }
    MouseArea { id: area; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: tool.pressed() }
}
