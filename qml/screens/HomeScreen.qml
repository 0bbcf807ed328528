import QtQuick
import Sitdown

// The shelf of rule sets, what can be resumed, and what could not be loaded.
Item {
    id: home

    signal newGame(string game)
    signal resumed(string journal)
    signal replayed(string journal)
    signal compared()
    signal settings()
    signal backToTable()
    readonly property var unfinished: App.sessions.filter(each => !each.over && each.problem === "")
    readonly property var finished: App.sessions.filter(each => each.over)
    readonly property var sound: App.games.filter(game => game.ok)
    readonly property var rejected: App.games.filter(game => !game.ok)
    readonly property bool narrow: width < 1280

    focus: true
    Felt { anchors.fill: parent }

    Column {
        x: Theme.px(72)
        y: Theme.px(84)
        width: Theme.px(280)
        spacing: Theme.px(10)
        Title { text: "Sitdown"; size: 62; objectName: "homeTitle" }
        Rectangle { width: Theme.px(264); height: 2; color: Theme.brass }
        Words { text: "One table for many mob games"; size: 18; color: Theme.bone2 }
        Item { width: 1; height: Theme.px(40) }
        MenuEntry { visible: App.table !== null; title: "Back to the table"; about: App.table ? App.table.manifest.title : ""; onPressed: home.backToTable() }
        MenuEntry { title: "New game"; about: "pick a rule set and seats"; onPressed: home.newGame(home.sound.length > 0 ? home.sound[0].id : "") }
        MenuEntry { title: "Compare"; about: "rule sets side by side"; onPressed: home.compared() }
        MenuEntry { title: "Settings"; about: "text size, theme, speed"; onPressed: home.settings() }
    }
    Flickable {
        x: Theme.px(400)
        width: parent.width - x - Theme.px(32)
        height: parent.height
        contentHeight: shelf.implicitHeight + Theme.px(120)
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: shelf
            y: Theme.px(60)
            width: parent.width - Theme.px(24)
            spacing: Theme.px(28)

            ResumeCard { visible: home.unfinished.length > 0; width: parent.width; session: home.unfinished.length > 0 ? home.unfinished[0] : null; onResumed: journal => home.resumed(journal) }
            Row {
                spacing: Theme.px(14)
                Title { text: "Rule sets"; size: 27 }
                Words { anchors.bottom: parent.bottom; text: home.sound.length + " loaded"; color: Theme.bone2 }
            }
            Flow {
                width: parent.width
                spacing: Theme.px(26)
                Repeater {
                    model: home.sound
                    ShelfEntry { required property var modelData; game: modelData; width: Theme.px(home.narrow ? 210 : 264); onPressed: home.newGame(modelData.id) }
                }
            }
            Column {
                width: parent.width
                spacing: Theme.px(10)
                Repeater { model: home.rejected; RejectedGame { required property var modelData; width: parent.width; game: modelData } }
            }
            SessionList { visible: home.unfinished.length > 1; width: parent.width; title: "Unfinished"; verb: "Resume"; sessions: home.unfinished.slice(1); onChosen: journal => home.resumed(journal) }
            SessionList { visible: home.finished.length > 0; width: parent.width; title: "Finished"; verb: "Replay"; sessions: home.finished.slice(0, 8); onChosen: journal => home.replayed(journal) }
        }
    }
}
