import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// A column that scrolls if it must, and follows the focus of the keyboard.
Flickable {
    id: page

    property real gap: Theme.px(12)
    property real margin: Theme.px(6) // room for focus rings
    default property alias content: column.data
    readonly property real inner: column.width
    readonly property Item focused: Window.activeFocusItem

    contentHeight: column.implicitHeight + 2 * margin
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    onFocusedChanged: follow()
    ScrollBar.vertical: ScrollThumb {}
    Column {
        id: column
        x: page.margin
        y: page.margin
        width: page.width - page.margin - Theme.px(18)
        spacing: page.gap
    }

    function follow() {
        let above = focused;
        while (above && above !== column)
            above = above.parent;
        if (!above || focused === column)
            return;
        const spot = focused.mapToItem(column, 0, 0).y + margin;
        if (focused.height > height)
            return;
        if (spot - margin < contentY)
            contentY = Math.max(0, spot - 2 * margin);
        else if (spot + focused.height + margin > contentY + height)
            contentY = Math.min(Math.max(0, contentHeight - height), spot + focused.height + 2 * margin - height);
    }
    function turn(pages) { contentY = Math.max(0, Math.min(contentHeight - height, contentY + pages * height * 0.85)); }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown)
            turn(1);
        else if (event.key === Qt.Key_PageUp)
            turn(-1);
        else
            return;
        event.accepted = true;
    }
}
