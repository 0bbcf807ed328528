import QtQuick
import QtQuick.Window
import Sitdown

// The window. One screen at a time; the table keeps its session behind the others.
Window {
    id: window

    property string screen_: "home"
    property string before    // the screen that asked for the rules
    property string chosen    // the game that a screen is about
    property var compared: [] // ids

    width: 1600
    height: 900
    minimumWidth: 1024
    minimumHeight: 640
    visible: true
    title: (App.table && App.table.acting ? "● " : "") + "Sitdown" + (App.table ? ", " + App.table.manifest.title : "")
    color: Theme.felt

    Binding { target: Theme; property: "dark"; value: App.settings.theme === "dark" }
    Binding { target: Theme; property: "textScale"; value: App.settings.textScale }
    Binding { target: Theme; property: "speed"; value: App.settings.speed }
    Binding { target: Theme; property: "unit"; value: window.width < 1280 ? 0.85 : Math.min(window.width / 1920, window.height / 1080) }
    Binding { target: App.table; property: "pace"; value: Theme.milliseconds(400); when: App.table !== null }

    function go(name) {
        Desk.clear();
        if (name === "rules")
            before = screen_;
        screen_ = name;
    }

    // The screen goes first: what it shows is gone with the replay.
    function leaveReplay() {
        go("replays");
        App.closeReplay();
    }
    // Back to where the rules were asked for.
    function leaveRules() {
        const asked = before;
        before = "";
        go(asked === "new" || (asked === "table" && App.table) || (asked === "replay" && App.replay) ? asked : "home");
    }

    Rectangle { anchors.fill: parent; color: Theme.felt }
    Loader {
        id: loader
        anchors.fill: parent
        focus: true
        sourceComponent: {
            switch (window.screen_) {
            case "new": return newGame;
            case "table": return App.table ? table : home;
            case "replay": return App.replay ? replay : home;
            case "replays": return replays;
            case "rules": return rules;
            case "compare": return compare;
            case "settings": return settings;
            default: return home;
            }
        }
    }
    // Opaque from the first frame on, above everything.
    Curtain {
        anchors.fill: parent
        visible: window.screen_ === "table" && App.table !== null && App.table.curtain
        table: App.table
        z: 1000
        onLeave: window.go("home")
        onVisibleChanged: if (!visible) loader.forceActiveFocus()
        onRules: { window.chosen = App.table.manifest.id; window.go("rules"); }
    }
    Note { id: note; anchors.horizontalCenter: parent.horizontalCenter; y: Theme.px(60); z: 900; Component.onCompleted: if (App.settings.problem !== "") say(App.settings.problem) }
    Connections {
        target: App
        function onFailed(message) { note.say(message); }
    }
    Connections {
        target: App.table
        function onViewChanged() { if (App.table.acting && !window.active) window.alert(0); }
    }

    Component {
        id: home
        HomeScreen {
            onNewGame: game => { window.chosen = game; window.go("new"); }
            onResumed: journal => { if (App.resume(journal)) window.go("table"); }
            onReplayed: journal => { if (App.openReplay(journal)) window.go("replay"); }
            onReplays: window.go("replays")
            onCompared: { window.compared = App.games.filter(game => game.ok).map(game => game.id).slice(0, 3); window.go("compare"); }
            onSettings: window.go("settings")
            onBackToTable: window.go("table")
        }
    }
    Component { id: newGame; NewScreen { game: window.chosen; onStarted: window.go("table"); onLeave: window.go("home"); onRules: { window.chosen = game; window.go("rules"); } } }
    Component { id: table; TableScreen { table: App.table; onLeave: window.go("home"); onRules: { window.chosen = App.table.manifest.id; window.go("rules"); } } }
    Component { id: replay; ReplayScreen { table: App.replay; onLeave: window.leaveReplay(); onRules: { window.chosen = App.replay.manifest.id; window.go("rules"); } } }
    Component { id: replays; ReplaysScreen { onLeave: window.go("home"); onReplayed: journal => { if (App.openReplay(journal)) window.go("replay"); } } }
    Component { id: rules; RulesScreen { game: window.chosen; onLeave: window.leaveRules() } }
    Component { id: compare; CompareScreen { games: window.compared; onLeave: window.go("home") } }
    Component { id: settings; SettingsScreen { onLeave: window.go(App.table ? "table" : "home") } }
}
