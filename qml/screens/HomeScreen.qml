import QtQuick
import Sitdown

// The shelf of rule sets, what can be resumed, and what could not be loaded.
Item {
    id: home

    signal newGame(string game)
    signal resumed(string journal)
    signal replayed(string journal)
    signal replays()
    signal compared()
    signal settings()
    signal backToTable()
    readonly property var unfinished: App.sessions.filter(each => !each.over && each.problem === "")
    readonly property var stuck: App.sessions.filter(each => each.problem !== "")
    readonly property var finished: App.sessions.filter(each => each.over && each.problem === "")
    readonly property var sound: App.games.filter(game => game.ok)
    readonly property var rejected: App.games.filter(game => !game.ok)
    readonly property bool narrow: width < 1280
    readonly property real side: Theme.px(narrow ? 236 : 272)

    focus: true
    Component.onCompleted: App.lookAtSessions()
    Keys.onReturnPressed: if (unfinished.length > 0) resumed(unfinished[0].path)
    Keys.onUpPressed: step(false)
    Keys.onDownPressed: step(true)
    Keys.onLeftPressed: step(false)
    Keys.onRightPressed: step(true)
    Felt { anchors.fill: parent }

    Column {
        id: menu
        x: Theme.px(home.narrow ? 24 : 72)
        y: Theme.px(home.narrow ? 40 : 92)
        width: home.side
        spacing: Theme.px(6)
        Title { text: "Sitdown"; font.pixelSize: Theme.px(home.narrow ? 52 : 62); objectName: "homeTitle" }
        Rectangle { width: parent.width - Theme.px(8); height: Math.max(1, Theme.px(2)); color: Theme.brass }
        Words { width: parent.width; topPadding: Theme.px(6); text: "One table for many mob games"; size: 17; color: Theme.bone2; wrapMode: Text.WordWrap }
        Item { width: 1; height: Theme.px(home.narrow ? 16 : 62) }
        MenuEntry { visible: App.table !== null; width: parent.width; title: "Back to the table"; about: App.table ? App.table.manifest.title : ""; onPressed: home.backToTable() }
        MenuEntry { width: parent.width; title: "New game"; about: "pick a rule set and seats"; onPressed: home.newGame(home.sound.length > 0 ? home.sound[0].id : "") }
        MenuEntry { width: parent.width; title: "Replays"; about: home.finished.length === 1 ? "1 finished game" : home.finished.length + " finished games"; onPressed: home.replays() }
        MenuEntry { width: parent.width; visible: home.sound.length > 1; title: "Compare"; about: "rule sets side by side"; onPressed: home.compared() }
        MenuEntry { width: parent.width; title: "Settings"; about: "text size, theme, speed"; onPressed: home.settings() }
    }
    Words {
        x: menu.x
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(home.narrow ? 20 : 56)
        visible: y > menu.y + menu.height
        text: "Version " + App.version
        size: 15
        color: Theme.bone2
    }
    ScrollPage {
        id: page
        x: menu.x + menu.width + Theme.px(home.narrow ? 18 : 68)
        width: parent.width - x - Theme.px(home.narrow ? 6 : 54)
        height: parent.height
        margin: Theme.px(8)
        gap: Theme.px(home.narrow ? 16 : 26)
        readonly property real under: (home.rejected.length > 0 || home.stuck.length > 0 || home.unfinished.length > 1 ? Theme.px(110) : Theme.px(20))

        // With nothing but the shelf, that stands in the middle.
        Item { width: 1; height: App.sessions.length + home.rejected.length > 0 ? Theme.px(home.narrow ? 6 : 42) : Math.max(Theme.px(20), (home.height - shelf.height) * 0.4) }
        ResumeCard {
            id: resume
            visible: home.unfinished.length > 0
            width: page.inner
            narrow: home.narrow
            session: home.unfinished.length > 0 ? home.unfinished[0] : null
            onResumed: journal => home.resumed(journal)
        }
        ShelfRows {
            id: shelf
            width: page.inner
            narrow: home.narrow
            games: home.sound
            // What is left of the height of the window, so that what stands below is at least announced.
            room: home.height - Theme.px(home.narrow ? 50 : 96) - (resume.visible ? resume.height + page.gap : 0) - page.under
            onChosen: game => home.newGame(game)
        }
        Column {
            visible: home.rejected.length > 0
            width: page.inner
            spacing: Theme.px(8)
            Repeater { model: home.rejected; RejectedGame { required property var modelData; width: page.inner; game: modelData; alone: home.sound.length === 0; onRetried: App.lookAgain() } }
        }
        SessionList { visible: home.unfinished.length > 1; width: page.inner; title: "More unfinished games"; verb: "Resume"; sessions: home.unfinished.slice(1); onChosen: journal => home.resumed(journal) }
        SessionList { visible: home.stuck.length > 0; width: page.inner; title: "Cannot go on"; verb: ""; sessions: home.stuck }
        Item { width: 1; height: Theme.px(10) }
    }

    // Arrows go where Tab goes.
    function step(on) {
        const next = (Window.activeFocusItem || this).nextItemInFocusChain(on);
        if (next)
            next.forceActiveFocus(on ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }
}
