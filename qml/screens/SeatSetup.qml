import QtQuick
import Sitdown

// Who sits here: a person with a name, or a bot.
Row {
    id: row

    property int seat: 0
    property var entry: ({})
    signal renamed(string name)
    signal kindChosen(string kind)

    spacing: Theme.px(12)
    SeatSign { anchors.verticalCenter: parent.verticalCenter; seat: row.seat; size: Theme.px(36) }
    Field { width: Theme.px(210); text: row.entry ? row.entry.name : ""; hint: "name"; onEdited: words => row.renamed(words); objectName: "name:" + row.seat; Accessible.name: "Name of seat " + Theme.seatLetter(row.seat) }
    Repeater {
        model: [{ kind: "person", label: "Person" }].concat(App.bots)
        LampButton {
            required property var modelData
            label: modelData.label
            size: 40
            on: row.entry ? row.entry.kind === modelData.kind : false
            quiet: !on
            objectName: "kind:" + row.seat + ":" + modelData.kind
            onPressed: row.kindChosen(modelData.kind)
        }
    }
}
