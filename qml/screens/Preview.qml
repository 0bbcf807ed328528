import QtQuick
import Sitdown

// A corner of a table, to see what a setting does: a prompt, a card that is lit, one in shade, and a piece that moves.
Panel {
    id: preview

    readonly property var game: App.games.find(each => each.ok) || {}
    property var faces: []

    title: "How it looks"
    Timer { interval: 60; running: true; onTriggered: preview.faces = (App.glossary(preview.game.id || "").faces || []).filter(face => face.text) }
    Row {
        topPadding: Theme.px(8)
        width: parent.width
        spacing: Theme.px(14)
        SeatSign { seat: 0; size: Theme.px(52) }
        Column {
            width: parent.width - Theme.px(66)
            spacing: Theme.px(2)
            Title { width: parent.width; text: App.usualName(0) + ": choose a card."; size: 28; wrapMode: Text.WordWrap }
            Words { width: parent.width; text: "What can be done now lies in the lamp; the rest is in shade, but can be read."; size: 17; color: Theme.bone2; wrapMode: Text.WordWrap }
        }
    }
    Flow {
        width: parent.width
        topPadding: Theme.px(16)
        bottomPadding: Theme.px(10)
        leftPadding: Theme.px(8)
        spacing: Theme.px(24)
        Repeater {
            model: preview.faces.slice(0, Math.max(2, Math.min(5, Math.floor((preview.width - 2 * preview.pad) / Theme.px(178)))))
            Item {
                id: card
                required property var modelData
                required property int index
                width: face.width
                height: face.height
                CardFace { id: face; face: card.modelData; size: "hand"; light: card.index === 0 ? "legal" : "shade" }
                Lamp { anchors.fill: parent; state_: card.index === 0 ? "legal" : ""; radius: Theme.px(7) }
            }
        }
    }
    Item {
        id: lane
        width: parent.width
        height: Theme.px(84)
        Row {
            id: spaces
            x: Theme.px(8)
            spacing: Theme.px(9)
            Repeater {
                model: 4
                Rectangle {
                    required property int index
                    width: Math.min(Theme.px(110), (lane.width - Theme.px(60)) / 4)
                    height: Theme.px(76)
                    radius: Theme.px(5)
                    color: Theme.tint(["#6B9E5E", "#D9A441", "#B85450", "#8A8D93"][index], 0.24, Theme.sunk)
                    border.width: 1
                    border.color: Theme.lineHi
                }
            }
        }
        SeatSign {
            id: piece
            property int at: 0
            seat: 1
            size: Theme.px(34)
            y: Theme.px(21)
            x: Theme.px(8) + at * (Math.min(Theme.px(110), (lane.width - Theme.px(60)) / 4) + Theme.px(9)) + Theme.px(16)
            Behavior on x { enabled: Theme.speed > 0; NumberAnimation { duration: Theme.milliseconds(320); easing.type: Easing.InOutCubic } }
            Timer { interval: Math.max(700, Theme.milliseconds(1200)); running: preview.visible && Theme.speed > 0; repeat: true; onTriggered: piece.at = (piece.at + 1) % 4 }
        }
    }
    Column {
        width: parent.width
        topPadding: Theme.px(10)
        spacing: Theme.px(8)
        Words { text: "Log"; size: 15; font.weight: Font.DemiBold; color: Theme.brass }
        Repeater {
            model: [{ seat: 0, text: App.usualName(0) + " plays a card." }, { seat: 1, text: App.usualName(1) + " pays $1,250." }, { seat: 2, text: App.usualName(2) + " is to act." }]
            Row {
                id: line
                required property var modelData
                spacing: Theme.px(9)
                SeatSign { anchors.verticalCenter: parent.verticalCenter; seat: line.modelData.seat; size: Theme.px(18) }
                Words { text: line.modelData.text; size: 15; color: Theme.bone2 }
            }
        }
    }
    Words { width: parent.width; text: Theme.speed > 0 ? "The piece moves as pieces at the table do." : "Nothing moves: a piece is at once where it belongs."; size: 15; color: Theme.bone2; wrapMode: Text.WordWrap }
}
