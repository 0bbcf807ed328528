import QtQuick
import Sitdown

Column {
    id: list

    property string title
    property string verb
    property var sessions: []
    signal chosen(string journal)

    spacing: Theme.px(8)
    Title { text: list.title; size: 22 }
    Repeater {
        model: list.sessions
        Rectangle {
            id: line
            required property var modelData
            width: list.width
            height: Theme.px(56)
            radius: Theme.px(8)
            color: Theme.panel
            border.width: 1
            border.color: Theme.line
            Title { x: Theme.px(18); anchors.verticalCenter: parent.verticalCenter; width: Theme.px(260); text: line.modelData.title; size: 18; elide: Text.ElideRight }
            Words { x: Theme.px(290); anchors.verticalCenter: parent.verticalCenter; width: parent.width - x - Theme.px(150); text: line.modelData.players.map(player => player.name).join(", ") + ", " + line.modelData.created; size: 15; color: Theme.bone2; elide: Text.ElideRight }
            LampButton { anchors.right: parent.right; anchors.rightMargin: Theme.px(8); anchors.verticalCenter: parent.verticalCenter; label: list.verb; size: 40; onPressed: list.chosen(line.modelData.path) }
        }
    }
}
