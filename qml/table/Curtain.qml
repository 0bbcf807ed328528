import QtQuick
import Sitdown

// Between two people: opaque, with public words only. Hold to reveal.
Rectangle {
    id: curtain

    property var table
    property real held: 0
    signal leave()
    readonly property var next: table && table.nextSeat >= 0 ? table.seats[table.nextSeat] : null

    color: "#160909"
    focus: visible
    onVisibleChanged: { held = 0; if (visible) forceActiveFocus(); }

    Row {
        anchors.fill: parent
        Repeater {
            model: 25
            Rectangle {
                required property int index
                width: curtain.width / 25 + 1
                height: curtain.height
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: "#1A0A0B" }
                    GradientStop { position: 0.3; color: index % 3 === 1 ? "#4A1B1C" : "#421719" }
                    GradientStop { position: 0.78; color: "#240D0E" }
                    GradientStop { position: 1; color: "#150808" }
                }
            }
        }
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: wheel => wheel.accepted = true }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width * 0.9, Theme.px(860))
        height: Math.min(parent.height * 0.9, Theme.px(716))
        radius: Theme.px(14)
        color: "#0D1412"
        border.width: 1
        border.color: "#8A6D3B"
        Column {
            anchors.centerIn: parent
            width: parent.width - Theme.px(40)
            spacing: Theme.px(18)
            SeatSign { anchors.horizontalCenter: parent.horizontalCenter; seat: curtain.table ? Math.max(0, curtain.table.nextSeat) : 0; size: Math.min(Theme.px(132), curtain.height * 0.16) }
            Title {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: curtain.next ? "Pass to " + curtain.next.name : ""
                size: 60
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font(24)
                color: "#F3EAD9"
                objectName: "curtainName"
            }
            Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: "The next look at the table is for " + (curtain.next ? curtain.next.name : "") + " alone."; size: 20; color: "#C6BEAC"; wrapMode: Text.WordWrap }
            Item {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(Theme.px(150), curtain.height * 0.2)
                height: width
                Rectangle { anchors.fill: parent; radius: width / 2; color: "transparent"; border.width: Theme.px(8); border.color: "#4A3C22" }
                Rectangle { anchors.centerIn: parent; width: parent.width * (0.62 + 0.3 * curtain.held); height: width; radius: width / 2; color: "#FFD47C" }
                Glyph { anchors.centerIn: parent; name: "eye"; size: parent.width * 0.38; colour: "#1B1508" }
                MouseArea {
                    anchors.fill: parent
                    objectName: "curtainHold"
                    onPressed: hold.start()
                    onReleased: curtain.letGo()
                    onCanceled: curtain.letGo()
                }
            }
            Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: "Hold to reveal, or hold Space"; size: 24; font.weight: Font.DemiBold; color: "#F3EAD9" }
            Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: "Everybody may look at this screen."; size: 16; color: "#989284" }
        }
    }
    Tool { anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: parent.bottom; anchors.bottomMargin: Theme.px(8); glyph: "x"; label: "Save and leave"; onPressed: curtain.leave() }

    NumberAnimation { id: hold; target: curtain; property: "held"; to: 1; duration: Theme.speed > 0 ? 500 : 1; onFinished: if (curtain.held >= 1) curtain.table.reveal() }
    function letGo() {
        hold.stop();
        held = 0;
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            hold.start();
        event.accepted = true;
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            letGo();
        event.accepted = true;
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: next ? "Pass to " + next.name : ""
}
