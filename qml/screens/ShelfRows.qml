import QtQuick
import Sitdown

// Covers on boards, as large as the room allows, and a filter by what the rule sets declare.
Column {
    id: shelf

    property var games: []
    property bool narrow: false
    property real room: 0   // height that the first row should keep to
    property string filter: "All"
    signal chosen(string game)
    readonly property var shown: games.filter(game => fits(game, filter))
    readonly property real gap: Theme.px(narrow ? 16 : 27)
    readonly property real least: Theme.px(narrow ? 158 : 220)
    readonly property int most: Math.max(1, Math.floor((width + gap) / (least + gap)))
    readonly property int columns: Math.max(1, Math.min(Math.max(3, games.length), most))
    readonly property real below: Theme.font(16) * 1.25 * (narrow ? 2 : 1) + Theme.font(15) * 2.5 + Theme.px(40) // the words under a cover
    readonly property real cover: Math.max(least, Math.min((width - (columns - 1) * gap) / columns, (room - head.height - below - spacing) / 1.43, Theme.px(380)))
    // The covers stand at equal distances over the whole board.
    readonly property real pitch: columns > 1 ? Math.min((width - cover) / (columns - 1), cover * 1.5) : 0

    spacing: Theme.px(14)
    function fits(game, name) {
        const seats = game.seats || { min: 0, max: 99 };
        if (name === "2 players")
            return seats.min <= 2 && seats.max >= 2;
        if (name === "Under an hour")
            return game.minutes !== undefined && (game.minutes.min + game.minutes.max) / 2 < 60;
        if (name === "No hidden hands")
            return (game.mechanics || []).indexOf("hidden-information") < 0 && !(game.hidden || []).some(each => /\bhands?\b/.test(each));
        return true;
    }

    Item {
        id: head
        width: parent.width
        height: Math.max(title.height, filters.height)
        Row {
            id: title
            spacing: Theme.px(14)
            anchors.verticalCenter: parent.verticalCenter
            Title { id: name; text: "Rule sets"; size: 27 }
            Words { anchors.baseline: name.baseline; text: shelf.games.length + " loaded"; color: Theme.bone2 }
        }
        Row {
            id: filters
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            visible: shelf.games.length > 1
            spacing: Theme.px(4)
            Repeater {
                model: ["All", "2 players", "Under an hour", "No hidden hands"]
                FilterWord { required property string modelData; label: modelData; on: shelf.filter === modelData; onPressed: shelf.filter = modelData }
            }
        }
    }
    Repeater {
        model: Math.ceil(shelf.shown.length / shelf.columns)
        Item {
            id: row
            required property int index
            readonly property var entries: shelf.shown.slice(index * shelf.columns, (index + 1) * shelf.columns)
            width: shelf.width
            height: shelf.cover * 1.43 + shelf.below
            Repeater {
                model: row.entries
                ShelfEntry {
                    required property var modelData
                    required property int index
                    x: index * shelf.pitch
                    width: shelf.cover
                    height: row.height
                    turn: row.index * shelf.columns + index
                    narrow: shelf.narrow
                    game: modelData
                    onPressed: shelf.chosen(modelData.id)
                }
            }
            Rectangle {
                x: -Theme.px(14)
                y: shelf.cover * 1.43 - Theme.px(2)
                width: parent.width + Theme.px(24)
                height: Theme.px(9)
                radius: Theme.px(2)
                gradient: Gradient {
                    GradientStop { position: 0; color: Theme.dark ? "#4A3A22" : "#A98554" }
                    GradientStop { position: 1; color: Theme.dark ? "#241B10" : "#7C5F38" }
                }
            }
        }
    }
    Words {
        visible: shelf.shown.length === 0
        width: parent.width
        topPadding: Theme.px(30)
        bottomPadding: Theme.px(30)
        text: shelf.games.length === 0 ? "No rule set could be loaded. Put one into a folder on SITDOWN_PLUGIN_PATH, or build the ones that come with the program." : "No rule set on the shelf is like that."
        size: 19
        color: Theme.bone2
        wrapMode: Text.WordWrap
    }
}
