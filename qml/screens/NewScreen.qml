import QtQuick
import Sitdown
import QtQuick.Controls.Basic

// A new session: rule set, seats, options, seed. Begins with the last set-up of this game.
ScreenPage {
    id: page

    property string game
    signal started()
    signal rules()
    readonly property var sound: App.games.filter(each => each.ok)
    readonly property var chosen: sound.find(each => each.id === game) || {}
    property var seats: []
    property var options: ({})
    property string seed

    title: "New game"
    onGameChanged: reset()
    Component.onCompleted: reset()

    function reset() {
        const setup = App.usualSetup(game);
        seats = setup.seats || [];
        options = setup.options || {};
        seed = setup.seed || "";
    }
    function setSeat(index, key, value) {
        const copy = seats.slice();
        copy[index] = Object.assign({}, copy[index], { [key]: value });
        seats = copy;
    }
    function setOption(id, value) { options = Object.assign({}, options, { [id]: value }); }
    function begin() {
        if (App.start(game, { seats: seats, options: options, seed: seed }))
            page.started();
    }

    Row {
        id: games
        spacing: Theme.px(10)
        Repeater {
            model: page.sound
            LampButton { required property var modelData; label: modelData.title; on: modelData.id === page.game; size: 46; onPressed: page.game = modelData.id }
        }
    }
    Words { id: about; anchors.top: games.bottom; anchors.topMargin: Theme.px(14); width: parent.width; text: page.chosen.about || ""; size: 18; color: Theme.bone2; wrapMode: Text.WordWrap }
    Column {
        id: left
        anchors.top: about.bottom
        anchors.topMargin: Theme.px(22)
        width: parent.width * 0.42
        spacing: Theme.px(10)
        Title { text: "Seats"; size: 24 }
        Repeater {
            model: page.seats.length
            SeatSetup {
                required property int index
                width: left.width
                seat: index
                entry: page.seats[index]
                onRenamed: name => page.setSeat(index, "name", name)
                onKindChosen: kind => page.setSeat(index, "kind", kind)
            }
        }
        Row {
            spacing: Theme.px(10)
            LampButton { label: "One more"; quiet: true; size: 42; visible: page.seats.length < (page.chosen.seats ? page.chosen.seats.max : 0); onPressed: page.seats = page.seats.concat([{ name: App.usualName(page.seats.length), kind: "greedy" }]) }
            LampButton { label: "One fewer"; quiet: true; size: 42; visible: page.seats.length > (page.chosen.seats ? page.chosen.seats.min : 9); onPressed: page.seats = page.seats.slice(0, -1) }
        }
        Row {
            spacing: Theme.px(10)
            Words { anchors.verticalCenter: parent.verticalCenter; text: "Seed"; color: Theme.bone2 }
            Field { width: Theme.px(220); text: page.seed; hint: "chance decides"; numeric: true; onEdited: words => page.seed = words; Accessible.name: "Seed" }
        }
        Row {
            spacing: Theme.px(14)
            LampButton { label: "Begin"; key: "Enter"; on: true; size: 58; objectName: "begin"; onPressed: page.begin() }
            LampButton { label: "Rules"; quiet: true; size: 58; onPressed: page.rules() }
        }
    }
    Flickable {
        anchors.top: left.top
        anchors.bottom: parent.bottom
        x: parent.width * 0.47
        width: parent.width - x
        contentHeight: list.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}
        Column {
            id: list
            width: parent.width - Theme.px(16)
            spacing: Theme.px(12)
            Title { text: "Rule options"; size: 24 }
            Words { visible: (page.chosen.options || []).length === 0; text: "This rule set has none."; color: Theme.bone2 }
            Repeater {
                model: page.chosen.options || []
                OptionSetup {
                    required property var modelData
                    width: list.width
                    option: modelData
                    value: page.options[modelData.id] !== undefined ? page.options[modelData.id] : modelData.default
                    onChosen: value => page.setOption(modelData.id, value)
                }
            }
        }
    }
    Keys.onReturnPressed: begin()
}
