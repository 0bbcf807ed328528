import QtQuick
import Sitdown
import QtQuick.Controls.Basic

// A game that was played: step, play, jump by the log, through a seat's eyes or open.
Item {
    id: screen

    property var table
    property bool playing: false
    signal leave()

    focus: true
    Keys.onEscapePressed: leave()
    Keys.onLeftPressed: table.step -= 1
    Keys.onRightPressed: table.step += 1
    Keys.onSpacePressed: playing = !playing

    TableScreen {
        anchors.fill: parent
        anchors.bottomMargin: bar.height
        table: screen.table
        live: false
        onLeave: screen.leave()
    }
    Timer {
        interval: Math.max(60, Theme.milliseconds(700) || 700)
        running: screen.playing && screen.table.step < screen.table.steps
        repeat: true
        onTriggered: screen.table.step += 1
    }
    Rectangle {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(64)
        color: Theme.panel
        Rectangle { width: parent.width; height: 1; color: Theme.line }
        Row {
            id: buttons
            x: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)
            LampButton { label: "Back"; size: 42; quiet: true; objectName: "stepBack"; onPressed: screen.table.step -= 1 }
            LampButton { label: screen.playing ? "Pause" : "Play"; size: 42; on: true; objectName: "play"; onPressed: screen.playing = !screen.playing }
            LampButton { label: "Step"; size: 42; quiet: true; objectName: "stepOn"; onPressed: screen.table.step += 1 }
        }
        Slider {
            anchors.left: buttons.right
            anchors.leftMargin: Theme.px(18)
            anchors.right: eyes.left
            anchors.rightMargin: Theme.px(18)
            anchors.verticalCenter: parent.verticalCenter
            from: 0
            to: screen.table.steps
            stepSize: 1
            value: screen.table.step
            onMoved: screen.table.step = Math.round(value)
            Accessible.name: "step"
        }
        Row {
            id: eyes
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(8)
            Title { anchors.verticalCenter: parent.verticalCenter; text: screen.table.step + " / " + screen.table.steps; size: 18 }
            LampButton { label: "Spectator"; size: 40; on: screen.table.seat === 15; quiet: !on; onPressed: screen.table.seat = 15 }
            LampButton { visible: screen.table.finished; label: "Open"; size: 40; on: screen.table.seat === -1; quiet: !on; onPressed: screen.table.seat = -1 }
            Repeater {
                model: screen.table.finished ? screen.table.seats : []
                LampButton { required property var modelData; label: modelData.name; size: 40; on: screen.table.seat === modelData.seat; quiet: !on; onPressed: screen.table.seat = modelData.seat }
            }
        }
    }
}
