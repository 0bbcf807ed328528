import QtQuick
import Sitdown

// The last unfinished game: one press away.
Rectangle {
    id: card

    property var session
    signal resumed(string journal)

    height: Theme.px(180)
    radius: Theme.px(10)
    color: Theme.tint(Theme.feltGlow, 0.6, Theme.panel)
    border.width: 1
    border.color: Theme.lineHi
    Column {
        x: Theme.px(30)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        Words { text: "Continue where it stopped"; size: 16; font.weight: Font.DemiBold; color: Theme.brass }
        Title { text: card.session ? card.session.title : ""; size: 34 }
        Row {
            spacing: Theme.px(22)
            Repeater {
                model: card.session ? card.session.players : []
                Row {
                    id: player
                    required property var modelData
                    required property int index
                    spacing: Theme.px(8)
                    SeatSign { seat: player.index; size: Theme.px(28) }
                    Words { anchors.verticalCenter: parent.verticalCenter; text: player.modelData.name + (player.modelData.person ? "" : ", bot"); size: 16 }
                }
            }
        }
    }
    Column {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(30)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)
        LampButton { label: "Resume"; on: true; size: 62; objectName: "resume"; onPressed: card.resumed(card.session.path) }
        Words { anchors.right: parent.right; text: card.session ? card.session.choices + " choices made" : ""; size: 14; color: Theme.bone2 }
    }
}
