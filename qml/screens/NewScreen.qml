import QtQuick
import Sitdown

// A new session: rule set, seats, options, seed. Begins with the last set-up of this game. One thing is lit: to begin.
ScreenPage {
    id: page

    property string game
    signal started()
    signal rules()
    readonly property var sound: App.games.filter(each => each.ok)
    readonly property var chosen: sound.find(each => each.id === game) || {}
    readonly property bool narrow: width < 1280
    property var seats: []
    property var options: ({})
    property string seed

    title: "New game"
    onGameChanged: reset()
    Component.onCompleted: reset()

    function reset() {
        const setup = game === "" ? {} : App.usualSetup(game);
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

    Flow {
        id: games
        width: parent.width
        spacing: Theme.px(10)
        Repeater {
            model: page.sound
            Pick { required property var modelData; label: modelData.title; on: modelData.id === page.game; size: 44; objectName: "choose:" + modelData.id; onPressed: page.game = modelData.id }
        }
    }
    Words { id: about; anchors.top: games.bottom; anchors.topMargin: Theme.px(12); width: parent.width; text: page.chosen.about || (page.sound.length === 0 ? "No rule set is loaded; the home screen says why." : ""); size: 18; color: Theme.bone2; wrapMode: Text.WordWrap }
    ScrollPage {
        id: company
        anchors.top: about.bottom
        anchors.topMargin: Theme.px(12)
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(12)
        x: -margin
        width: parent.width * (page.narrow ? 0.55 : 0.4)
        gap: Theme.px(10)
        Title { text: "Seats"; size: 22 }
        Repeater {
            model: page.seats.length
            SeatSetup {
                required property int index
                width: company.inner
                seat: index
                game: page.game
                entry: page.seats[index]
                onRenamed: name => page.setSeat(index, "name", name)
                onKindChosen: kind => page.setSeat(index, "kind", kind)
            }
        }
        Row {
            spacing: Theme.px(10)
            LampButton { label: "One more"; quiet: true; size: 40; objectName: "oneMore"; visible: page.seats.length < (page.chosen.seats ? page.chosen.seats.max : 0); onPressed: page.seats = page.seats.concat([{ name: App.usualName(page.seats.length), kind: "greedy" }]) }
            LampButton { label: "One fewer"; quiet: true; size: 40; objectName: "oneFewer"; visible: page.seats.length > (page.chosen.seats ? page.chosen.seats.min : 9); onPressed: page.seats = page.seats.slice(0, -1) }
            Words { height: Theme.px(40); visible: page.chosen.seats !== undefined; text: page.chosen.seats ? page.chosen.seats.min === page.chosen.seats.max ? "always " + page.chosen.seats.min : page.chosen.seats.min + " to " + page.chosen.seats.max + " can play" : ""; size: 15; color: Theme.bone2 }
        }
    }
    Flow {
        id: foot
        anchors.bottom: parent.bottom
        width: company.inner
        spacing: Theme.px(14)
        LampButton { label: "Begin"; key: "Enter"; on: true; size: 56; objectName: "begin"; visible: page.chosen.id !== undefined; onPressed: page.begin() }
        LampButton { label: "Rules"; quiet: true; size: 56; objectName: "rules"; visible: page.chosen.id !== undefined; onPressed: page.rules() }
        Row {
            height: Theme.px(56)
            spacing: Theme.px(10)
            Words { anchors.verticalCenter: parent.verticalCenter; text: "Seed"; color: Theme.bone2 }
            Field { anchors.verticalCenter: parent.verticalCenter; width: Theme.px(190); text: page.seed; hint: "left to chance"; numeric: true; onEdited: words => page.seed = words; objectName: "seed"; Accessible.name: "Seed" }
        }
    }
    ScrollPage {
        id: ruling
        anchors.top: company.top
        anchors.bottom: parent.bottom
        x: company.width + Theme.px(page.narrow ? 8 : 24)
        width: parent.width - x
        gap: Theme.px(10)
        Row {
            spacing: Theme.px(14)
            Title { id: optionsTitle; text: "Rule options"; size: 22 }
            Words { anchors.baseline: optionsTitle.baseline; text: page.changes(); size: 15; color: Theme.bone2 }
            FilterWord { visible: Object.keys(page.options).length > 0 && page.changed() > 0; label: "All as usual"; anchors.verticalCenter: parent.verticalCenter; onPressed: page.options = ({}) }
        }
        Row {
            id: columns
            readonly property int count: ruling.inner > Theme.px(760) ? 2 : 1
            readonly property var list: page.chosen.options || []
            spacing: Theme.px(12)
            Repeater {
                model: columns.count
                Column {
                    id: column
                    required property int index
                    width: (ruling.inner - (columns.count - 1) * columns.spacing) / columns.count
                    spacing: Theme.px(10)
                    Repeater {
                        model: columns.list.filter((each, at) => columns.count === 1 || (at < Math.ceil(columns.list.length / 2)) === (column.index === 0))
                        OptionSetup {
                            required property var modelData
                            width: column.width
                            option: modelData
                            value: page.options[modelData.id] !== undefined ? page.options[modelData.id] : modelData.default
                            onChosen: value => page.setOption(modelData.id, value)
                        }
                    }
                }
            }
        }
    }
    function changed() { return (chosen.options || []).filter(each => options[each.id] !== undefined && JSON.stringify(options[each.id]) !== JSON.stringify(each.default)).length; }
    function changes() {
        if ((chosen.options || []).length === 0)
            return "This rule set has none.";
        const count = changed();
        return count === 0 ? "all as usual" : count === 1 ? "1 changed" : count + " changed";
    }
    Keys.onReturnPressed: begin()
    Keys.onEnterPressed: begin()
}
