import QtQuick
import Sitdown

// The finished games, newest first; and unfinished ones, of which a replay shows what everybody saw.
ScreenPage {
    id: page

    readonly property var finished: App.sessions.filter(each => each.over && each.problem === "")
    readonly property var unfinished: App.sessions.filter(each => !each.over && each.problem === "")
    signal replayed(string journal)

    title: "Replays"
    Component.onCompleted: App.lookAtSessions()
    ScrollPage {
        anchors.fill: parent
        gap: Theme.px(20)
        Words { visible: page.finished.length === 0; width: parent.width; text: "No game has been played to its end yet. Finished games wait here, to be seen again step by step."; size: 18; color: Theme.bone2; wrapMode: Text.WordWrap }
        SessionList { visible: page.finished.length > 0; width: parent.width; title: "Finished"; verb: "Replay"; sessions: page.finished; onChosen: journal => page.replayed(journal) }
        SessionList { visible: page.unfinished.length > 0; width: parent.width; title: "Not finished: only what everybody saw"; verb: "Watch"; sessions: page.unfinished; onChosen: journal => page.replayed(journal) }
    }
}
