import QtQuick
import Sitdown

// A small tool on the curtain, whose colours are the same in every theme.
FocusScope {
    id: tool

    property string glyph
    property string label
    signal pressed()

    implicitWidth: row.implicitWidth + Theme.px(20)
    implicitHeight: Theme.px(38)
    activeFocusOnTab: true
    objectName: "curtain:" + glyph
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: pressed()
    Keys.onReturnPressed: pressed()
    Keys.onEnterPressed: pressed()
    Keys.onSpacePressed: pressed()
    Keys.onTabPressed: pass(1)
    Keys.onBacktabPressed: pass(-1)
    function pass(step) {
        const all = parent.children;
        let at = -1;
        for (let i = 0; i < all.length; ++i)
            if (all[i] === tool)
                at = i + step;
        if (at >= 0 && at < all.length)
            all[at].forceActiveFocus(Qt.TabFocusReason);
        else
            parent.parent.forceActiveFocus(Qt.TabFocusReason);
    }
    Rectangle { visible: tool.activeFocus; anchors.fill: parent; radius: Theme.px(8); color: "transparent"; border.width: 2.5 * Theme.unit; border.color: "#F3EAD9" }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.px(9)
        Glyph { anchors.verticalCenter: parent.verticalCenter; name: tool.glyph; size: Theme.px(18); colour: area.containsMouse ? "#F3EAD9" : "#C6BEAC" }
        Words { anchors.verticalCenter: parent.verticalCenter; text: tool.label; size: 18; color: area.containsMouse ? "#F3EAD9" : "#C6BEAC" }
    }
    MouseArea { id: area; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: tool.pressed() }
}
