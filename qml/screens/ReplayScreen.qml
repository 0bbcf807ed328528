import QtQuick
import Sitdown

// A game that was played: step, play, jump by the log or to a phase, through a seat's eyes or open.
Item {
    id: screen

    property var table
    property bool playing: false
    property real pace: 1
    readonly property bool narrow: width < 1280
    signal leave()
    signal rules()

    focus: true
    // The table below takes Esc for itself.
    Shortcut { sequence: "Escape"; onActivated: screen.leave() }
    Keys.onPressed: event => {
        const key = event.key;
        if (key === Qt.Key_Escape)
            leave();
        else if (key === Qt.Key_Left || key === Qt.Key_Right)
            go(key === Qt.Key_Left ? -1 : 1);
        else if (key === Qt.Key_PageUp || key === Qt.Key_PageDown)
            chapter(key === Qt.Key_PageUp ? -1 : 1);
        else if (key === Qt.Key_Home || key === Qt.Key_End)
            table.step = key === Qt.Key_Home ? 0 : table.steps;
        else if (key === Qt.Key_Space)
            playing ? playing = false : play();
        else
            return;
        event.accepted = true;
    }

    TableScreen {
        anchors.fill: parent
        anchors.bottomMargin: bar.height
        table: screen.table
        live: false
        onLeave: screen.leave()
        onRules: screen.rules()
        onChosen: entry => { screen.playing = false; screen.table.step = screen.table.stepOfEntry(entry); }
    }
    Timer {
        interval: Math.max(40, 800 / screen.pace)
        running: screen.playing && screen.table !== null && screen.table.step < screen.table.steps
        repeat: true
        onTriggered: {
            screen.table.step += 1;
            if (screen.table.step >= screen.table.steps)
                screen.playing = false;
        }
    }
    Rectangle {
        id: bar
        anchors.bottom: parent.bottom
        width: parent.width
        height: column.implicitHeight + Theme.px(16)
        color: Theme.panel
        Rectangle { width: parent.width; height: 1; color: Theme.lineHi }
        Column {
            id: column
            x: Theme.px(16)
            y: Theme.px(8)
            width: parent.width - 2 * x
            spacing: Theme.px(6)
            Item {
                width: parent.width
                height: Theme.px(34)
                Title { id: where; anchors.verticalCenter: parent.verticalCenter; width: Theme.px(screen.narrow ? 210 : 260); text: screen.chapterText(); size: 17; elide: Text.ElideRight; objectName: "chapter" }
                Item {
                    id: lane
                    anchors.left: where.right
                    anchors.leftMargin: Theme.px(12)
                    anchors.right: count.left
                    anchors.rightMargin: Theme.px(12)
                    height: parent.height
                    // Rounds are long marks, phases short ones.
                    Repeater {
                        model: screen.table && screen.table.chapters.length < 400 ? screen.table.chapters : []
                        Rectangle {
                            required property var modelData
                            x: Theme.px(16) + modelData.step / Math.max(1, screen.table.steps) * (lane.width - Theme.px(32)) - width / 2
                            anchors.verticalCenter: parent.verticalCenter
                            visible: modelData.round || screen.table.chapters.length < 90
                            width: modelData.round ? Math.max(1.5, Theme.px(2)) : 1
                            height: parent.height * (modelData.round ? 0.78 : 0.5)
                            color: modelData.round ? Theme.brass : Theme.lineHi
                        }
                    }
                    Dial {
                        anchors.fill: parent
                        label: "Step"
                        ticks: false
                        objectName: "stepSlider"
                        from: 0
                        to: screen.table ? Math.max(1, screen.table.steps) : 1
                        stepSize: 1
                        value: screen.table ? screen.table.step : 0
                        onMoved: { screen.playing = false; screen.table.step = Math.round(value); }
                    }
                }
                Words { id: count; anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; text: screen.table ? "step " + screen.table.step + " of " + screen.table.steps : ""; size: 15; color: Theme.bone2; objectName: "stepCount" }
            }
            Flow {
                width: parent.width
                spacing: Theme.px(8)
                LampButton { label: "Back"; size: 40; quiet: true; objectName: "stepBack"; onPressed: screen.go(-1) }
                LampButton { label: screen.playing ? "Pause" : "Play"; size: 40; on: true; objectName: "play"; onPressed: screen.playing ? screen.playing = false : screen.play() }
                LampButton { label: "Step"; size: 40; quiet: true; objectName: "stepOn"; onPressed: screen.go(1) }
                LampButton { label: "Next phase"; size: 40; quiet: true; objectName: "nextPhase"; onPressed: screen.chapter(1) }
                Item { width: Theme.px(8); height: 1 }
                Repeater {
                    model: [0.5, 1, 2, 4]
                    Pick { required property real modelData; label: (modelData < 1 ? "½" : modelData) + "×"; about: "speed"; size: 40; on: screen.pace === modelData; objectName: "pace:" + modelData; onPressed: screen.pace = modelData }
                }
                Item { width: Theme.px(8); height: 1 }
                Pick { label: "Spectator"; size: 40; on: screen.table !== null && screen.table.seat === 15; objectName: "eyes:spectator"; onPressed: screen.table.seat = 15 }
                Pick { visible: screen.table !== null && screen.table.finished; label: "Open"; about: "all that anybody sees"; size: 40; on: screen.table !== null && screen.table.seat === -1; objectName: "eyes:open"; onPressed: screen.table.seat = -1 }
                Repeater {
                    model: screen.table && screen.table.finished ? screen.table.seats : []
                    Pick { required property var modelData; label: screen.narrow || screen.table.seats.length > 4 ? "" : modelData.name; Accessible.name: "as " + modelData.name; seat: modelData.seat; size: 40; on: screen.table.seat === modelData.seat; objectName: "eyes:" + modelData.seat; onPressed: screen.table.seat = modelData.seat }
                }
                Words { visible: screen.table !== null && !screen.table.finished; height: Theme.px(40); text: "The game is not over: only what everybody saw is shown."; size: 15; color: Theme.bone2; objectName: "whySpectator" }
            }
        }
    }
    function go(steps) {
        playing = false;
        table.step += steps;
    }
    function play() {
        if (table.step >= table.steps)
            table.step = 0;
        playing = true;
    }
    function chapterText() {
        let text = "";
        if (table)
            for (const each of table.chapters)
                if (each.step <= table.step)
                    text = each.text;
        return text;
    }
    function chapter(direction) {
        playing = false;
        const steps = table.chapters.map(each => each.step);
        const next = direction > 0 ? steps.find(step => step > table.step) : steps.reverse().find(step => step < table.step);
        table.step = next !== undefined ? next : direction > 0 ? table.steps : 0;
    }
}
