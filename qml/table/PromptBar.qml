import QtQuick
import Sitdown

// Who acts and what to do, then the verbs and choices. The brightest thing on the screen.
Item {
    id: bar

    property GameTable table
    property bool narrow: false
    property bool showRest: false
    property string pointed  // the note of the button under the pointer or the focus
    readonly property int seat: table && table.acting ? table.viewer : table && table.waiting.length > 0 ? table.waiting[0] : -1
    readonly property var ready: table ? table.ready : ({})
    readonly property bool isReady: ready.text !== undefined
    readonly property var buttons: table ? table.buttons : []
    readonly property int most: 6
    // Whom the sentence does not name already.
    readonly property var awaited: !table || table.ending !== "" ? []
        : table.waiting.filter(seat => seat !== table.viewer && (table.waiting.length > 1 || sentence.text.indexOf(table.seats[seat] ? table.seats[seat].name : "") < 0))
    readonly property real sentenceWidth: narrow ? width - Theme.px(110) : Math.max(Theme.px(380), width - choices.width - Theme.px(130))

    // One height as long as it suffices, so that the board keeps its size from prompt to prompt.
    readonly property real words: sentence.y + sentence.height + (help.visible ? help.height : 0) + (awaited.visible ? awaited.height + Theme.px(4) : 0)
    implicitHeight: narrow ? Math.max(Theme.px(118), words + (choices.children.length > 1 ? choices.implicitHeight + Theme.px(6) : 0) + Theme.px(6))
        : Math.max(Theme.px(96), words + Theme.px(10), choices.implicitHeight + Theme.px(16))

    onButtonsChanged: { showRest = false; pointed = ""; }

    Row {
        x: Theme.px(24)
        y: Theme.px(bar.narrow ? 12 : 20)
        Repeater {
            model: bar.table && bar.table.acting ? [bar.table.viewer] : bar.table ? bar.table.waiting.slice(0, 1) : []
            SeatSign { required property var modelData; seat: modelData; size: Theme.px(bar.narrow ? 40 : 56) }
        }
    }
    Title {
        id: sentence
        x: Theme.px(bar.narrow ? 76 : 98)
        y: Theme.px(bar.narrow ? 8 : 12)
        width: bar.sentenceWidth
        text: bar.table ? bar.said() : ""
        // As large as lets it stand in its lines.
        size: {
            const sizes = bar.narrow ? [26] : [31, 27, 24, 21];
            const wide = width * (bar.narrow ? 1 : 1.86);
            return sizes.find(each => measure.advanceWidth * each / 31 <= wide) || sizes[sizes.length - 1];
        }
        wrapMode: bar.narrow ? Text.NoWrap : Text.WordWrap
        maximumLineCount: bar.narrow ? 1 : 2
        fontSizeMode: bar.narrow ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: Theme.font(18)
        elide: Text.ElideRight
        font.bold: bar.table ? bar.table.acting : false
        color: bar.table && bar.table.acting ? Theme.bone : Theme.bone2
        objectName: "prompt"
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    TextMetrics { id: measure; font.family: Theme.serif; font.bold: true; font.pixelSize: Theme.font(31); text: sentence.text }
    Words {
        id: help
        anchors.top: sentence.bottom
        x: sentence.x
        width: bar.sentenceWidth
        text: bar.pointed !== "" ? bar.pointed : bar.isReady && bar.ready.note ? bar.ready.note : bar.table ? bar.table.help : ""
        visible: text !== ""
        size: 17
        color: Theme.bone2
        wrapMode: Text.WordWrap
        maximumLineCount: bar.narrow ? 1 : 2
        elide: Text.ElideRight
    }
    // Several are still to answer: each with its sign.
    Flow {
        id: awaited
        visible: bar.awaited.length > 0
        anchors.top: help.visible ? help.bottom : sentence.bottom
        anchors.topMargin: Theme.px(4)
        x: sentence.x
        width: bar.sentenceWidth
        spacing: Theme.px(8)
        Words { text: "Waiting for"; size: 17; color: Theme.bone2 }
        Repeater {
            model: bar.awaited
            Row {
                id: one
                required property int modelData
                spacing: Theme.px(6)
                SeatSign { anchors.verticalCenter: parent.verticalCenter; seat: one.modelData; size: Theme.px(20) }
                Words { text: bar.table.seats[one.modelData] ? bar.table.seats[one.modelData].name : ""; size: 17; color: Theme.bone }
            }
        }
    }
    Flow {
        id: choices
        x: bar.narrow ? sentence.x : bar.width - width - Theme.px(10)
        y: bar.narrow ? bar.words + Theme.px(6) : Theme.px(18)
        width: bar.narrow ? bar.width - x - Theme.px(10) : Math.min(natural, bar.width * 0.62)
        readonly property real natural: {
            let sum = 0;
            for (let i = 0; i < children.length; ++i)
                sum += children[i].visible ? children[i].width + spacing : 0;
            return sum + 2;
        }
        spacing: Theme.px(10)
        Repeater {
            model: bar.entries()
            LampButton {
                required property var modelData
                size: bar.narrow ? 44 : 52
                key: modelData.key
                label: modelData.label
                count: modelData.count
                note: modelData.note
                on: modelData.on
                quiet: modelData.quiet
                face: modelData.face
                objectName: "choice:" + modelData.label
                onPressed: bar.chosen(modelData)
                onAboutChanged: bar.pointed = about ? note : ""
                Component.onDestruction: if (about) bar.pointed = ""
            }
        }
    }
    AmountBar {
        visible: bar.isReady && bar.ready.range !== undefined
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        anchors.top: choices.bottom
        anchors.topMargin: Theme.px(4)
        z: 20
        table: bar.table
        range: bar.ready.range
        text: bar.ready.text || ""
        onAgreed: amount => bar.table.commit(amount)
    }

    function said() {
        if (table.ending !== "")
            return table.ending;
        if (table.acting)
            return (table.seats[table.viewer] ? table.seats[table.viewer].name + ": " : "") + table.prompt;
        return table.prompt;
    }
    // The lamp button first if something is ready; then verbs and choices; what is left over behind "N more".
    function entries() {
        const out = [];
        if (isReady && ready.range === undefined)
            out.push({ kind: "ready", key: "Enter", label: ready.text, count: "", note: ready.note, face: "", on: true, quiet: false, at: -1 });
        const menu = table ? table.menu : [];
        if (menu.length > 0 && !isReady) {
            for (let i = 0; i < menu.length; ++i)
                out.push({ kind: "menu", key: i < 9 ? String(i + 1) : "", label: menu[i].label, count: "", note: menu[i].note, face: menu[i].face, on: false, quiet: false, at: menu[i].id });
        } else {
            for (let i = 0; i < buttons.length; ++i) {
                const button = buttons[i];
                out.push({ kind: "button", key: i < 9 ? String(i + 1) : "", label: button.label, count: button.targets > 0 ? String(button.targets) : "",
                           note: button.note, face: "", on: button.lens && !isReady, quiet: button.passes, at: i });
            }
        }
        // The host answers for whoever wants to be asked no more.
        if (table && table.acting && table.optional === true && !isReady && menu.length === 0)
            out.push({ kind: "rest", key: "", label: "Pass for this phase", count: "", note: "You are not asked again until the phase or the round changes.", face: "", on: false, quiet: true, at: 0 });
        const cut = out.length > most + 1 && !showRest ? out.slice(0, most) : out;
        if (cut.length < out.length)
            cut.push({ kind: "more", key: "", label: (out.length - cut.length) + " more", count: "", note: "", face: "", on: false, quiet: true, at: 0 });
        return cut;
    }
    function chosen(entry) {
        if (entry.kind === "more")
            showRest = true;
        else if (entry.kind === "ready")
            table.commit(0);
        else if (entry.kind === "rest")
            table.passRest();
        else if (entry.kind === "menu")
            table.pick(entry.at);
        else
            table.press(entry.at);
    }
    function pressKey(number) {
        const list = entries().find(entry => entry.key === String(number));
        if (list)
            chosen(list);
    }
    function confirm() {
        if (isReady && ready.range === undefined)
            table.commit(0);
    }
}
