import QtQuick
import Sitdown

// Saved games, one line each.
Column {
    id: list

    property string title
    property string verb  // empty: nothing can be done with them
    property var sessions: []
    signal chosen(string journal)

    spacing: Theme.px(8)
    Title { visible: text !== ""; text: list.title; size: 22 }
    Repeater {
        model: list.sessions
        Rectangle {
            id: line
            required property var modelData
            width: list.width
            height: Math.max(Theme.px(58), words.implicitHeight + Theme.px(18))
            radius: Theme.px(8)
            color: Theme.panel
            border.width: 1
            border.color: Theme.line
            Rectangle { visible: list.verb === ""; width: Theme.px(4); height: parent.height; color: Theme.danger }
            Title { id: name; x: Theme.px(20); anchors.verticalCenter: parent.verticalCenter; width: Math.min(parent.width * 0.3, Theme.px(280)); text: line.modelData.title; size: 18; elide: Text.ElideRight }
            Column {
                id: words
                anchors.left: name.right
                anchors.leftMargin: Theme.px(18)
                anchors.right: button.left
                anchors.rightMargin: Theme.px(14)
                anchors.verticalCenter: parent.verticalCenter
                Flow {
                    visible: list.verb !== ""
                    width: parent.width
                    spacing: Theme.px(14)
                    Repeater {
                        model: line.modelData.players
                        Row {
                            id: player
                            required property var modelData
                            required property int index
                            spacing: Theme.px(6)
                            SeatSign { anchors.verticalCenter: parent.verticalCenter; seat: player.index; size: Theme.px(20) }
                            Words { anchors.verticalCenter: parent.verticalCenter; text: player.modelData.name; size: 15 }
                        }
                    }
                }
                Words { width: parent.width; text: line.modelData.problem !== "" ? line.modelData.problem : line.modelData.created + ", saved " + line.modelData.saved; size: 14; color: Theme.bone2; wrapMode: Text.Wrap; maximumLineCount: 3; elide: Text.ElideRight }
            }
            LampButton {
                id: button
                visible: list.verb !== ""
                width: visible ? implicitWidth : 0
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                label: list.verb
                size: 40
                quiet: true
                objectName: list.verb.toLowerCase() + ":" + line.modelData.path.split("/").pop().replace(".journal", "")
                Accessible.description: line.modelData.title
                onPressed: list.chosen(line.modelData.path)
            }
        }
    }
}
