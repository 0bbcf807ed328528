import QtQuick
import Sitdown

// A token: its shape, whose it is, how many.
Item {
    id: piece

    property var token: ({})
    property int owner: -1
    property int copies: 1
    property bool tentative: false
    property real size: Theme.px(34)
    readonly property string shape: token.shape || "disc"
    readonly property bool ofSeat: owner >= 0 && (token.colour === undefined || token.colour === "seat")
    readonly property color colour: ofSeat ? Theme.seatColour(owner) : token.colour && token.colour !== "seat" ? token.colour : Theme.steel

    width: size * (shape === "figure" ? 0.86 : 1)
    height: size
    opacity: tentative ? 0.6 : 1
    Accessible.role: Accessible.Graphic
    Accessible.name: (token.name || "") + (owner >= 0 ? " of seat " + Theme.seatLetter(owner) : "")

    SeatSign { visible: piece.ofSeat && piece.shape === "disc"; seat: Math.max(0, piece.owner); size: piece.size }
    Glyph {
        visible: piece.shape === "figure"
        x: -piece.size * 0.07
        name: "man"
        size: piece.size
        colour: piece.colour
        rim: "#0A0F0E"
        rimWidth: 1.6
    }
    Rectangle {
        visible: piece.shape !== "figure" && !(piece.ofSeat && piece.shape === "disc")
        anchors.fill: parent
        radius: piece.shape === "cube" ? width * 0.12 : width / 2
        color: piece.shape === "ring" ? "transparent" : piece.colour
        border.width: Math.max(1, piece.shape === "ring" ? piece.size * 0.14 : piece.size / 16)
        border.color: piece.shape === "ring" ? piece.colour : "#0A0F0E"
        Glyph { anchors.centerIn: parent; name: piece.token.glyph || ""; size: piece.size * 0.66; colour: "#27343C" }
    }
    Words {
        visible: piece.owner >= 0 && piece.shape !== "disc"
        anchors.horizontalCenter: parent.horizontalCenter
        y: piece.size * (piece.shape === "figure" ? 0.5 : 0.28)
        text: Theme.seatLetter(piece.owner)
        font.pixelSize: Math.max(8, Math.round(piece.size * 0.38))
        font.bold: true
        color: piece.ofSeat ? Theme.seatInk(piece.owner) : "#1B2226"
    }
    Rectangle {
        visible: piece.copies > 1
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: -Theme.px(4)
        width: Math.max(height, number.implicitWidth + Theme.px(6))
        height: Theme.px(18)
        radius: height / 2
        color: Theme.sunk
        border.width: 1
        border.color: Theme.brassDim
        Title { id: number; anchors.centerIn: parent; text: piece.copies; size: 12 }
    }
    Rectangle {
        visible: piece.tentative
        anchors.fill: parent
        anchors.margins: -2
        radius: width / 2
        color: "transparent"
        border.width: 2
        border.color: Theme.lamp
    }
}
