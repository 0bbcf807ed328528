import QtQuick
import Sitdown

// Who acts and what to do, then the verbs and choices. The brightest thing on the screen.
Item {
    id: bar

    property var table
    property bool narrow: false
    property bool showRest: false
    readonly property int seat: table && table.acting ? table.viewer : table && table.waiting.length > 0 ? table.waiting[0] : -1
    readonly property var ready: table ? table.ready : ({})
    readonly property bool isReady: ready.text !== undefined
    readonly property var buttons: table ? table.buttons : []
    readonly property int most: 6
    readonly property real sentenceWidth: narrow ? width - Theme.px(110) : Math.max(Theme.px(420), width - choices.implicitWidth - Theme.px(130))

    implicitHeight: Math.max(Theme.px(96), narrow ? sentence.height + help.height + choices.implicitHeight + Theme.px(24) : Math.max(sentence.height + help.height + Theme.px(22), choices.implicitHeight + Theme.px(16)))

    onButtonsChanged: showRest = false

    Row {
        x: Theme.px(24)
        y: Theme.px(20)
        Repeater {
            model: bar.table && bar.table.acting ? [bar.table.viewer] : bar.table ? bar.table.waiting.slice(0, 1) : []
            SeatSign { required property var modelData; seat: modelData; size: Theme.px(bar.narrow ? 40 : 56) }
        }
    }
    Title {
        id: sentence
        x: Theme.px(bar.narrow ? 76 : 98)
        y: Theme.px(12)
        width: bar.sentenceWidth
        text: bar.table ? bar.said() : ""
        size: bar.narrow ? 26 : 31
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.font(20)
        elide: Text.ElideRight
        font.bold: bar.table ? bar.table.acting : false
        color: bar.table && bar.table.acting ? Theme.bone : Theme.bone2
        objectName: "prompt"
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Words {
        id: help
        anchors.top: sentence.bottom
        x: sentence.x
        width: bar.sentenceWidth
        text: bar.isReady && bar.ready.note !== "" ? bar.ready.note : bar.table ? bar.table.help : ""
        size: 17
        color: Theme.bone2
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    Flow {
        id: choices
        anchors.right: bar.narrow ? undefined : parent.right
        anchors.rightMargin: Theme.px(10)
        x: bar.narrow ? sentence.x : 0
        y: bar.narrow ? help.y + help.height + Theme.px(6) : Theme.px(18)
        width: bar.narrow ? bar.width - x - Theme.px(10) : Math.min(natural, bar.width * 0.62)
        readonly property real natural: {
            let sum = 0;
            for (let i = 0; i < children.length; ++i)
                sum += children[i].visible ? children[i].width + spacing : 0;
            return sum + 2;
        }
        spacing: Theme.px(10)
        layoutDirection: bar.narrow ? Qt.LeftToRight : Qt.RightToLeft

        // Read from the right in a wide window, so the list is laid the other way round.
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
                objectName: "choice:" + modelData.label
                onPressed: bar.chosen(modelData)
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
        const waiting = table.waiting.map(seat => table.seats[seat] ? table.seats[seat].name : "");
        if (table.acting)
            return (table.seats[table.viewer] ? table.seats[table.viewer].name + ": " : "") + table.prompt;
        return table.prompt + (waiting.length > 0 ? " Waiting for " + waiting.join(", ") + "." : "");
    }
    // The lamp button first if something is ready; then verbs and choices; what is left over behind "N more".
    function entries() {
        const out = [];
        if (isReady && ready.range === undefined)
            out.push({ kind: "ready", key: "Enter", label: ready.text, count: "", note: ready.note, on: true, quiet: false, at: -1 });
        const menu = table ? table.menu : [];
        if (menu.length > 0 && !isReady) {
            for (let i = 0; i < menu.length; ++i)
                out.push({ kind: "menu", key: i < 9 ? String(i + 1) : "", label: menu[i].label, count: "", note: menu[i].note, on: false, quiet: false, at: menu[i].id });
        } else {
            for (let i = 0; i < buttons.length; ++i) {
                const button = buttons[i];
                out.push({ kind: "button", key: i < 9 ? String(i + 1) : "", label: button.label, count: button.targets > 0 ? String(button.targets) : "",
                           note: button.note, on: button.lens && !isReady, quiet: button.passes, at: i });
            }
        }
        const cut = out.length > most + 1 && !showRest ? out.slice(0, most) : out;
        if (cut.length < out.length)
            cut.push({ kind: "more", key: "", label: (out.length - cut.length) + " more", count: "", note: "", on: false, quiet: true, at: 0 });
        return narrow ? cut : cut.reverse();
    }
    function chosen(entry) {
        if (entry.kind === "more")
            showRest = true;
        else if (entry.kind === "ready")
            table.commit(0);
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
