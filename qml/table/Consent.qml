import QtQuick
import Sitdown

// An undo that needs everybody's word.
Rectangle {
    id: consent

    property var table
    readonly property var asked: table && table.proposal.by !== undefined ? table.proposal : null

    visible: asked !== null
    width: Theme.px(560)
    height: Theme.px(190)
    radius: Theme.px(10)
    color: Theme.raised
    border.width: 1
    border.color: Theme.lineHi
    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.px(48)
        spacing: Theme.px(16)
        Title { width: parent.width; text: consent.asked ? consent.table.seats[consent.asked.by].name + " asks to undo" : ""; size: 24 }
        Words { width: parent.width; wrapMode: Text.WordWrap; text: "Something was rolled or shown since, so everybody at the table has to agree. The dice fall anew."; color: Theme.bone2 }
        Row {
            spacing: Theme.px(12)
            LampButton { label: "All agree"; on: true; objectName: "agree"; onPressed: consent.table.agree() }
            LampButton { label: "Go on playing"; quiet: true; objectName: "refuse"; onPressed: consent.table.refuse() }
        }
    }
}
