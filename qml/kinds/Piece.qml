import QtQuick
import Sitdown

// A token: its shape, whose it is.
Item {
    id: piece

    property var token: ({})
    property int owner: -1
    property bool tentative: false
    property bool lettered: true
    property real size: Theme.px(34)
    readonly property string shape: token.shape || "disc"
    readonly property bool ofSeat: owner >= 0 && (token.colour === undefined || token.colour === "seat")
    readonly property bool signed_: ofSeat && (shape === "disc" || shape === "cube")
    readonly property color colour: ofSeat ? Theme.seatColour(owner) : token.colour && token.colour !== "seat" ? token.colour : Theme.steel
    readonly property string glyph: Art.glyph(token.glyph || "")

    width: size * (shape === "figure" ? 0.86 : 1)
    height: size
    Accessible.role: Accessible.Graphic
    Accessible.name: (token.name || "") + (owner >= 0 ? " of seat " + Theme.seatLetter(owner) : "") + (tentative ? ", not settled yet" : "")

    SeatSign { visible: piece.signed_; seat: Math.max(0, piece.owner); size: piece.size; letter: piece.lettered }
    Glyph {
        visible: piece.shape === "figure"
        x: -piece.size * 0.07
        name: "man"
        size: piece.size
        colour: piece.colour
        rim: piece.owner === 5 && Theme.dark ? "#F3EAD9" : "#0A0F0E"
        rimWidth: Math.max(1.2, piece.size / 20)
    }
    Rectangle {
        visible: piece.shape !== "figure" && !piece.signed_
        anchors.fill: parent
        radius: piece.shape === "cube" ? width * 0.12 : width / 2
        color: piece.shape === "ring" ? Theme.tint(piece.colour, 0.35, Theme.panel) : piece.colour
        border.width: Math.max(1, piece.shape === "ring" ? piece.size * 0.1 : piece.size / 16)
        border.color: piece.shape === "ring" ? piece.colour : "#0A0F0E"
        Glyph { anchors.centerIn: parent; name: piece.glyph; size: piece.size * 0.68; colour: piece.shape === "ring" ? "#F6EEDD" : "#1C262C" }
        Title {
            visible: piece.glyph === "" && piece.owner < 0
            anchors.centerIn: parent
            text: (piece.token.glyph || piece.token.name || "").substring(0, 1).toUpperCase()
            font.pixelSize: Math.max(8, Math.round(piece.size * 0.5))
            color: "#1C262C"
        }
    }
    Words {
        visible: piece.owner >= 0 && !piece.signed_ && piece.lettered
        anchors.horizontalCenter: parent.horizontalCenter
        y: piece.size * (piece.shape === "figure" ? 0.48 : 0.26)
        text: Theme.seatLetter(piece.owner)
        font.pixelSize: Math.max(8, Math.round(piece.size * 0.38))
        font.bold: true
        color: piece.ofSeat ? Theme.seatInk(piece.owner) : "#1B2226"
    }
    Rectangle {
        visible: piece.tentative
        anchors.fill: parent
        anchors.margins: -Math.max(2, piece.size * 0.07)
        radius: width / 2
        color: "transparent"
        border.width: Math.max(2, 2 * Theme.unit)
        border.color: Theme.lamp
    }
}
