import QtQuick
import Sitdown
import QtQuick.Controls.Basic

// Two to four rule sets side by side: declared facts, shared ones aligned, differences marked.
ScreenPage {
    id: page

    property var games: []
    readonly property var facts: App.compare(games)
    readonly property var sound: App.games.filter(each => each.ok)
    readonly property real label: Theme.px(190)
    readonly property real column: games.length > 0 ? (width - Theme.px(96) - label) / games.length : 0

    title: "Compare"
    function toggle(id) {
        const list = games.slice();
        const at = list.indexOf(id);
        if (at >= 0)
            list.splice(at, 1);
        else if (list.length < 4)
            list.push(id);
        games = list;
    }

    Row {
        id: chooser
        spacing: Theme.px(10)
        Repeater {
            model: page.sound
            LampButton { required property var modelData; label: modelData.title; size: 42; on: page.games.indexOf(modelData.id) >= 0; quiet: !on; onPressed: page.toggle(modelData.id) }
        }
    }
    Words { anchors.top: chooser.bottom; anchors.topMargin: Theme.px(30); visible: page.games.length < 2; text: "Choose two to four rule sets."; size: 20; color: Theme.bone2 }
    ListView {
        anchors.top: chooser.bottom
        anchors.topMargin: Theme.px(18)
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.games.length >= 2
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar {}
        model: page.facts.rows || []
        header: Row {
            height: Theme.px(54)
            Item { width: page.label; height: 1 }
            Repeater {
                model: page.facts.titles || []
                Row {
                    id: head
                    required property string modelData
                    required property int index
                    width: page.column
                    spacing: Theme.px(10)
                    Rectangle { anchors.verticalCenter: parent.verticalCenter; width: Theme.px(14); height: width; rotation: head.index % 2 ? 45 : 0; radius: head.index === 2 ? width / 2 : 1; color: Theme.seatColours[[0, 4, 2, 3][head.index]] }
                    Title { width: parent.width - Theme.px(30); text: head.modelData; size: 24; elide: Text.ElideRight }
                }
            }
        }
        delegate: Item {
            id: row
            required property var modelData
            required property int index
            width: ListView.view.width
            height: cells.implicitHeight + Theme.px(16)
            Rectangle { anchors.fill: parent; color: row.index % 2 ? "transparent" : Qt.rgba(Theme.panel.r, Theme.panel.g, Theme.panel.b, 0.7) }
            Words { x: Theme.px(8); y: Theme.px(8); width: page.label - Theme.px(16); text: row.modelData.title; size: 16; font.weight: Font.DemiBold; color: Theme.brass; wrapMode: Text.WordWrap }
            Row {
                id: cells
                x: page.label
                y: Theme.px(8)
                Repeater {
                    model: row.modelData.cells
                    Words { required property string modelData; width: page.column - Theme.px(16); rightPadding: Theme.px(12); text: modelData === "" ? "–" : modelData; size: 16; wrapMode: Text.WordWrap; color: row.modelData.same ? Theme.bone2 : Theme.bone }
                }
            }
        }
    }
}
