import QtQuick
import QtQuick.Shapes
import Sitdown

// Between two people: opaque, with public words only. Hold to reveal.
Rectangle {
    id: curtain

    property var table
    property real held: 0
    signal leave()
    signal rules()
    readonly property var next: table && table.nextSeat >= 0 ? table.seats[table.nextSeat] : null
    readonly property string standing: visible && next ? App.standing() : ""
    readonly property real roomy: Math.min(1, height / Theme.px(1000)) // a low window has less air

    color: "#160909"
    focus: visible
    onVisibleChanged: { held = 0; if (visible) forceActiveFocus(); }

    Row {
        anchors.fill: parent
        Repeater {
            model: 25
            Rectangle {
                id: fold
                required property int index
                width: curtain.width / 25 + 1
                height: curtain.height
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: "#1A0A0B" }
                    GradientStop { position: 0.3; color: fold.index % 3 === 1 ? "#4A1B1C" : "#421719" }
                    GradientStop { position: 0.78; color: "#240D0E" }
                    GradientStop { position: 1; color: "#150808" }
                }
            }
        }
    }
    // The lamp above, and the dark at the edges.
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: "#60000000" }
            GradientStop { position: 0.3; color: "#18B08040" }
            GradientStop { position: 0.65; color: "#10000000" }
            GradientStop { position: 1; color: "#A0000000" }
        }
    }
    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: "#A0000000" }
            GradientStop { position: 0.3; color: "#00000000" }
            GradientStop { position: 0.7; color: "#00000000" }
            GradientStop { position: 1; color: "#A0000000" }
        }
    }
    MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: wheel => wheel.accepted = true }
    Rectangle {
        id: board
        anchors.horizontalCenter: parent.horizontalCenter
        y: (tools.y - height) / 2
        width: Math.min(parent.width * 0.9, Theme.px(860))
        height: column.implicitHeight + Theme.px(130) * curtain.roomy
        radius: Theme.px(14)
        color: "#0D1412"
        border.width: Math.max(1, Theme.px(1.4))
        border.color: "#8A6D3B"
        Rectangle { anchors.fill: parent; anchors.margins: Theme.px(8); radius: Theme.px(9); color: "transparent"; border.width: 1; border.color: "#2C3B35" }
        Column {
            id: column
            anchors.centerIn: parent
            width: parent.width - Theme.px(70)
            spacing: Theme.px(16) * curtain.roomy
            SeatSign { anchors.horizontalCenter: parent.horizontalCenter; seat: curtain.table ? Math.max(0, curtain.table.nextSeat) : 0; size: Theme.px(112) * curtain.roomy }
            Item { width: 1; height: Theme.px(10) * curtain.roomy }
            Title {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: curtain.next ? "Pass to " + curtain.next.name : ""
                size: 64 * curtain.roomy
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.font(24)
                elide: Text.ElideRight
                color: "#F3EAD9"
                objectName: "curtainName"
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: (curtain.standing !== "" ? curtain.standing + " " : "") + (curtain.next ? "The next look is for " + curtain.next.name + " alone." : "")
                size: 21
                color: "#C6BEAC"
                wrapMode: Text.WordWrap
                objectName: "curtainStanding"
            }
            Item { width: 1; height: Theme.px(8) * curtain.roomy }
            Item {
                id: ring
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(166) * curtain.roomy
                height: width
                readonly property real thick: width * 0.05
                Rectangle { anchors.fill: parent; radius: width / 2; color: "transparent"; border.width: ring.thick; border.color: "#4A3C22" }
                Shape {
                    anchors.fill: parent
                    visible: curtain.held > 0
                    ShapePath {
                        strokeColor: "#FFD47C"
                        strokeWidth: ring.thick
                        fillColor: "transparent"
                        PathAngleArc { centerX: ring.width / 2; centerY: ring.width / 2; radiusX: (ring.width - ring.thick) / 2; radiusY: radiusX; startAngle: -90; sweepAngle: 360 * curtain.held }
                    }
                }
                Rectangle { anchors.centerIn: parent; width: parent.width * 0.8; height: width; radius: width / 2; color: area.pressed || curtain.held > 0 ? "#FFE3A6" : "#FFD47C" }
                Glyph { anchors.centerIn: parent; name: "eye"; size: parent.width * 0.36; colour: "#1B1508" }
                MouseArea {
                    id: area
                    anchors.fill: parent
                    cursorShape: Qt.PointingHandCursor
                    objectName: "curtainHold"
                    onPressed: hold.start()
                    onReleased: curtain.letGo()
                    onCanceled: curtain.letGo()
                }
            }
            Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: "Hold to reveal"; size: 27; font.weight: Font.DemiBold; color: "#F3EAD9" }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(10)
                Words { anchors.verticalCenter: parent.verticalCenter; text: "press and hold, or hold"; size: 18; color: "#C6BEAC" }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: space.implicitWidth + Theme.px(28)
                    height: space.implicitHeight + Theme.px(10)
                    radius: Theme.px(5)
                    color: "transparent"
                    border.width: 1
                    border.color: "#8A8474"
                    Words { id: space; anchors.centerIn: parent; text: "Space"; size: 15; font.weight: Font.DemiBold; color: "#F3EAD9" }
                }
            }
            Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: "Everybody may look at this screen."; size: 16; color: "#A59F90" }
        }
    }
    Row {
        id: tools
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(60) * curtain.roomy * curtain.roomy
        spacing: Theme.px(26)
        CurtainTool { glyph: "book"; label: "Rules"; onPressed: curtain.rules() }
        CurtainTool { glyph: "x"; label: "Save and leave"; onPressed: curtain.leave() }
    }

    NumberAnimation { id: hold; target: curtain; property: "held"; to: 1; duration: Theme.speed > 0 ? 500 : 1; onFinished: if (curtain.held >= 1) curtain.table.reveal() }
    function letGo() {
        hold.stop();
        held = 0;
    }
    // Nothing behind the curtain hears a key; Tab goes round its own tools.
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            hold.start();
        if (event.key === Qt.Key_Tab || event.key === Qt.Key_Backtab)
            tools.children[event.key === Qt.Key_Tab ? 0 : 1].forceActiveFocus(Qt.TabFocusReason);
        event.accepted = true;
    }
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Space && !event.isAutoRepeat)
            letGo();
        event.accepted = true;
    }
    Accessible.role: Accessible.Dialog
    Accessible.name: next ? "Pass to " + next.name : ""
    Accessible.description: standing
}
