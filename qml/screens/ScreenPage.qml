import QtQuick
import Sitdown

// The frame of a page: felt, a title and the way back.
Item {
    id: page

    property string title
    default property alias content: inner.data
    signal leave()

    focus: true
    Keys.onEscapePressed: leave()
    Felt { anchors.fill: parent }
    Row {
        id: head
        x: Theme.px(48)
        y: Theme.px(28)
        spacing: Theme.px(24)
        LampButton { label: "Back"; key: "Esc"; quiet: true; size: 44; objectName: "back"; onPressed: page.leave() }
        Title { anchors.verticalCenter: parent.verticalCenter; text: page.title; size: 34 }
    }
    Item {
        id: inner
        anchors.fill: parent
        anchors.topMargin: Theme.px(108)
        anchors.leftMargin: Theme.px(48)
        anchors.rightMargin: Theme.px(48)
        anchors.bottomMargin: Theme.px(24)
    }
}
