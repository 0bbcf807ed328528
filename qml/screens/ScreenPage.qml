import QtQuick
import Sitdown

// The frame of a page: felt, a title and the way back.
Item {
    id: page

    property string title
    default property alias content: inner.data
    property alias tools: bar.data   // right of the title
    readonly property real side: Theme.px(width < 1280 ? 28 : 56)
    signal leave()

    focus: true
    Keys.onEscapePressed: leave()
    Keys.onUpPressed: step(false)
    Keys.onDownPressed: step(true)
    Felt { anchors.fill: parent }
    LampButton { id: back; x: page.side; y: Theme.px(24); label: "Back"; key: "Esc"; quiet: true; size: 44; objectName: "back"; onPressed: page.leave() }
    Title { id: name; anchors.left: back.right; anchors.leftMargin: Theme.px(22); anchors.verticalCenter: back.verticalCenter; width: Math.min(implicitWidth, page.width * 0.5); text: page.title; size: 34; elide: Text.ElideRight; Accessible.role: Accessible.Heading; Accessible.name: text }
    Item {
        id: bar
        anchors.left: name.right
        anchors.leftMargin: Theme.px(26)
        anchors.right: parent.right
        anchors.rightMargin: page.side
        anchors.verticalCenter: back.verticalCenter
        height: back.height
    }
    Item {
        id: inner
        anchors.fill: parent
        anchors.topMargin: Theme.px(88)
        anchors.leftMargin: page.side
        anchors.rightMargin: page.side
        anchors.bottomMargin: Theme.px(20)
    }

    // Arrows go where Tab goes.
    function step(on) {
        const next = (Window.activeFocusItem || this).nextItemInFocusChain(on);
        if (next)
            next.forceActiveFocus(on ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }
}
