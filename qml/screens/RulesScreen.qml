import QtQuick
import Sitdown
import QtQuick.Controls.Basic

// A rule set from its own declarations: phases, components, and a glossary of cards with a search.
ScreenPage {
    id: page

    property string game
    property string wanted
    readonly property var entry: App.games.find(each => each.id === game) || {}
    readonly property var known: App.glossary(game)
    readonly property var cards: (known.faces || []).filter(face => wanted === "" || ((face.name || "") + " " + (face.text || "") + " " + (face.type || "")).toLowerCase().indexOf(wanted.toLowerCase()) >= 0)

    title: entry.title || "Rules"
    Flickable {
        width: parent.width * 0.42
        height: parent.height
        contentHeight: left.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}
        Column {
            id: left
            width: parent.width - Theme.px(20)
            spacing: Theme.px(8)
            Words { width: parent.width; text: page.entry.about || ""; size: 18; wrapMode: Text.WordWrap }
            Title { text: "Phases"; size: 24; topPadding: Theme.px(12) }
            Repeater {
                model: page.entry.phases || []
                Explained { required property var modelData; width: left.width; name: modelData.name; help: modelData.help || ""; inset: modelData.of !== undefined }
            }
            Title { text: "How it ends"; size: 24; topPadding: Theme.px(12) }
            Repeater { model: page.entry.endings || []; Explained { required property var modelData; width: left.width; help: modelData.text } }
            Title { text: "On the table"; size: 24; topPadding: Theme.px(12) }
            Repeater {
                model: page.known.components || []
                Explained { required property var modelData; width: left.width; name: modelData.name; help: modelData.help || "" }
            }
        }
    }
    Item {
        x: parent.width * 0.45
        width: parent.width - x
        height: parent.height
        Row {
            spacing: Theme.px(16)
            Title { anchors.verticalCenter: parent.verticalCenter; text: "Cards"; size: 24 }
            Field { width: Theme.px(320); hint: "search"; onEdited: words => page.wanted = words; objectName: "search"; Accessible.name: "search the cards" }
            Words { anchors.verticalCenter: parent.verticalCenter; text: page.cards.length + " of " + (page.known.faces || []).length; color: Theme.bone2 }
        }
        GridView {
            y: Theme.px(60)
            width: parent.width
            height: parent.height - y
            cellWidth: Theme.px(168)
            cellHeight: Theme.px(224)
            clip: true
            model: page.cards
            delegate: Item {
                id: cell
                required property var modelData
                width: GridView.view.cellWidth
                height: GridView.view.cellHeight
                CardFace { x: Theme.px(6); y: Theme.px(6); face: cell.modelData; size: "hand" }
            }
        }
    }
}
