import QtQuick
import Sitdown

// Clicks, hover, focus and keys for anything on the table that a choice may point at.
MouseArea {
    id: touch

    property var table
    property string reference
    property string face          // what the zoom shows; empty: nothing
    property string about         // for a screen reader
    readonly property string light: table && table.lights[reference] !== undefined ? table.lights[reference] : ""
    readonly property bool live: light !== ""

    anchors.fill: parent
    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    activeFocusOnTab: live
    cursorShape: live ? Qt.PointingHandCursor : Qt.ArrowCursor
    objectName: reference
    Accessible.role: Accessible.Button
    Accessible.name: about
    Accessible.focusable: live
    Accessible.onPressAction: act()

    function act() {
        if (!table)
            return;
        if (live)
            table.click(reference);
        else
            Desk.explain(touch, table.whyNot(reference));
    }
    onClicked: mouse => {
        forceActiveFocus(Qt.MouseFocusReason);
        if (mouse.button === Qt.RightButton)
            Desk.zoom(touch, face);
        else
            act();
    }
    onPressAndHold: Desk.zoom(touch, face)
    onContainsMouseChanged: containsMouse ? Desk.hover(touch, face) : Desk.leave(touch)
    onActiveFocusChanged: if (activeFocus) Desk.focused(touch)
    Keys.onReturnPressed: act()
    Keys.onEnterPressed: act()
    Keys.onSpacePressed: Desk.zoom(touch, face)

    FocusRing { shown: touch.activeFocus }
}
