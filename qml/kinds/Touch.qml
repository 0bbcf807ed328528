import QtQuick
import Sitdown

// Clicks, hover, focus and keys for anything on the table that a choice may point at.
MouseArea {
    id: touch

    property GameTable table
    property string reference
    property string face   // what the zoom shows; empty: nothing
    property string about  // for a screen reader, and shown while the pointer rests where there is no card
    readonly property Spot spot: table && reference !== "" ? table.spot(reference) : null
    readonly property string light: spot ? spot.light : ""
    property bool pointing: false  // focus comes from a click, so no ring is drawn
    readonly property bool live: light !== ""

    anchors.fill: parent
    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    activeFocusOnTab: live || activeFocus  // never taken away while the focus is here
    cursorShape: live ? Qt.PointingHandCursor : Qt.ArrowCursor
    objectName: reference
    Accessible.role: Accessible.Button
    Accessible.name: about
    Accessible.focusable: live
    Accessible.onPressAction: act()

    function act() {
        if (table && !table.click(reference))
            Desk.explain(touch, table.whyNot(reference));
    }
    onClicked: mouse => {
        pointing = true;
        forceActiveFocus(Qt.MouseFocusReason);
        pointing = false;
        if (mouse.button === Qt.RightButton)
            Desk.zoom(touch, face);
        else
            act();
    }
    onPressAndHold: Desk.zoom(touch, face)
    onContainsMouseChanged: containsMouse ? Desk.hover(touch, face) : Desk.leave(touch)
    onActiveFocusChanged: {
        if (activeFocus)
            Desk.keys = !pointing;
        activeFocus ? Desk.focused(touch, face) : Desk.leave(touch);
    }
    Keys.onReturnPressed: act()
    Keys.onEnterPressed: act()
    Keys.onSpacePressed: Desk.zoom(touch, face)

    Loader {
        active: touch.activeFocus && Desk.keys
        anchors.fill: parent
        sourceComponent: Item { FocusRing { shown: true } }
    }
}
