import QtQuick
import Sitdown

// A seat's sign: colour, shape and letter. The same on pieces, panels, the log and the curtain.
Item {
    id: sign

    property int seat: 0
    property real size: Theme.px(28)
    property bool letter: true

    width: size
    height: size
    Accessible.role: Accessible.Graphic
    Accessible.name: "seat " + Theme.seatLetter(seat)

    Glyph {
        name: "seat_" + Math.max(0, Math.min(5, sign.seat))
        size: sign.size
        colour: Theme.seatColour(sign.seat)
        rim: sign.seat === 5 && Theme.dark ? "#F3EAD9" : "#0A0F0E"
        rimWidth: Math.max(1, sign.size / 14)
    }
    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: sign.seat === 2 ? sign.size * 0.13 : 0
        visible: sign.letter && sign.size >= 12
        text: Theme.seatLetter(sign.seat)
        color: Theme.seatInk(sign.seat)
        font.family: Theme.sans
        font.bold: true
        font.pixelSize: Math.max(7, Math.round(sign.size * (sign.seat === 2 ? 0.46 : 0.56)))
    }
}
