import QtQuick
import Sitdown

// Who sits here: a person with a name, or a bot, and which way it leans.
Rectangle {
    id: row

    property int seat: 0
    property var entry: ({})
    property string game
    readonly property string kind: entry ? entry.kind : ""
    readonly property string bot: kind.split(":")[0]
    readonly property var leanings: bot === "person" || bot === "" ? [] : App.leanings(game, bot)
    signal renamed(string name)
    signal kindChosen(string kind)

    implicitHeight: kinds.height + Theme.px(16)
    height: implicitHeight
    radius: Theme.px(8)
    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    SeatSign { id: sign; x: Theme.px(12); y: Theme.px(10); seat: row.seat; size: Theme.px(34) }
    Field { id: name; anchors.left: sign.right; anchors.leftMargin: Theme.px(12); y: Theme.px(8); width: Theme.px(168); text: row.entry ? row.entry.name : ""; hint: "name"; onEdited: words => row.renamed(words); objectName: "name:" + row.seat; Accessible.name: "Name of seat " + Theme.seatLetter(row.seat) }
    Column {
        id: kinds
        anchors.left: name.right
        anchors.leftMargin: Theme.px(12)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        y: Theme.px(8)
        spacing: Theme.px(6)
        Flow {
            width: parent.width
            spacing: Theme.px(8)
            Repeater {
                model: [{ kind: "person", label: "Person" }].concat(App.bots)
                Pick {
                    required property var modelData
                    label: modelData.label
                    size: 40
                    on: row.bot === modelData.kind
                    objectName: "kind:" + row.seat + ":" + modelData.kind
                    onPressed: row.kindChosen(modelData.kind)
                }
            }
        }
        Flow {
            visible: row.leanings.length > 0
            width: parent.width
            spacing: Theme.px(6)
            Words { height: Theme.px(32); text: "Style "; size: 15; color: Theme.bone2 }
            Repeater {
                model: [{ kind: row.bot, label: "Plain", about: "Plays for the score alone." }].concat(row.leanings)
                Pick {
                    required property var modelData
                    label: modelData.label
                    about: modelData.about
                    size: 32
                    on: row.kind === modelData.kind
                    objectName: "kind:" + row.seat + ":" + modelData.kind + (modelData.kind === row.bot ? ":" : "")
                    onPressed: row.kindChosen(modelData.kind)
                }
            }
        }
        Words { readonly property var now: row.leanings.find(each => each.kind === row.kind); visible: now !== undefined; width: parent.width; text: now ? now.about : ""; size: 14; color: Theme.bone2; wrapMode: Text.WordWrap }
    }
}
