import QtQuick
import Sitdown

// The table: one frame for every game.
Item {
    id: screen

    property GameTable table
    property bool live: true
    signal chosen(int entry)  // a line of the log
    property int lookedAt: -1  // whose things lie at the bottom; -1: the viewer's own
    readonly property bool narrow: width < 1280
    readonly property alias plan: plan
    signal leave()
    signal rules()

    focus: true
    Arrangement { id: plan; table: screen.table }
    Connections {
        target: screen.table
        ignoreUnknownSignals: true
        function onHappened(events) { flights.show(events); }
        function onCurtainChanged() { flights.clear(); }
        function onFailed(message) { note.say(message); }
        function onViewChanged() {
            Desk.clear();
            // After others have acted, a word that it is this seat's turn again.
            if (!screen.table.acting)
                idle.restart();
            else if (!idle.running && idle.over)
                note.say("Your turn, " + screen.table.seats[screen.table.viewer].name + ".");
            if (screen.table.acting)
                idle.over = false;
        }
        function onTurned(seat) { note.say(screen.table.seats[seat].name + " is next."); }
    }

    Timer { id: idle; property bool over: false; interval: 1200; onTriggered: over = true }

    Felt { anchors.fill: parent }
    Strip {
        id: strip
        width: parent.width
        table: screen.table
        narrow: screen.narrow
        tools: screen.live ? [["undo", "Undo"], ["turn", "Reset turn"], ["hide", "Hide hand"], ["fit", "Fit board"], ["book", "Rules"], ["x", "Leave"]]
                           : [["fit", "Fit board"], ["book", "Rules"], ["x", "Leave"]]
        onTool: name => screen.useTool(name)
    }
    PromptBar {
        id: prompt
        anchors.top: strip.bottom
        width: parent.width - side.width - Theme.px(8)
        height: implicitHeight
        table: screen.table
        narrow: screen.narrow
        z: 10
    }
    Centre {
        id: centre
        x: Theme.px(16)
        anchors.top: prompt.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(8)
        width: parent.width - side.width - Theme.px(36)
        table: screen.table
        plan: plan
        narrow: screen.narrow
    }
    Bottom {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width - side.width - Theme.px(16)
        height: Theme.px(screen.narrow ? 134 : 242)
        table: screen.table
        plan: plan
        narrow: screen.narrow
        whole: centre.whole
        shownSeat: screen.lookedAt
        onOwnAgain: screen.lookedAt = -1
    }
    Side {
        id: side
        anchors.top: strip.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(8)
        width: Theme.px(352)
        table: screen.table
        plan: plan
        narrow: screen.narrow
        live: screen.live
        lookedAt: screen.lookedAt
        onSeatChosen: seat => screen.lookedAt = seat === screen.lookedAt || seat === screen.table.viewer ? -1 : seat
        onLineChosen: entry => screen.live ? screen.table.lookBack(entry) : screen.chosen(entry)
    }
    Flights { id: flights; anchors.fill: parent; table: screen.table }
    ZoomCard { table: screen.table }
    Reason {}
    Note { id: note; anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: foot.top; anchors.bottomMargin: Theme.px(12); z: 300 }
    MomentBar { anchors.horizontalCenter: centre.horizontalCenter; anchors.top: centre.top; anchors.topMargin: Theme.px(8); table: screen.live ? screen.table : null; z: 320 }
    Consent { anchors.centerIn: parent; table: screen.live ? screen.table : null; z: 350 }
    EndPanel { anchors.centerIn: parent; table: screen.table; shown: screen.live && screen.table !== null && screen.table.ending !== ""; z: 340; onLeave: screen.leave() }

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            screen.live && screen.table.moment >= 0 ? screen.table.lookNow() : screen.table.back();
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            prompt.pressKey(event.key - Qt.Key_0);
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            prompt.confirm();
        else if (event.key === Qt.Key_Z && (event.modifiers & Qt.ControlModifier))
            screen.useTool("undo");
        else
            return;
        event.accepted = true;
    }
    function useTool(name) {
        if (name === "undo" && live)
            table.secret && !table.acting ? table.takeBack() : table.undo();
        else if (name === "turn" && live)
            table.resetTurn();
        else if (name === "hide" && live)
            table.hide();
        else if (name === "fit")
            centre.pan.fit();
        else if (name === "book")
            screen.rules();
        else if (name === "x")
            screen.leave();
    }
}
