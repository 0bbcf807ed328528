import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// Two to four rule sets side by side: declared facts, shared ones aligned, differences marked.
ScreenPage {
    id: page

    property var games: []
    readonly property var facts: App.compare(games)
    readonly property var sound: App.games.filter(each => each.ok)
    readonly property bool narrow: width < 1280
    readonly property real label: Theme.px(narrow ? 150 : 230)
    readonly property real verdict: Theme.px(narrow ? 66 : 96)
    readonly property real column: games.length > 0 ? (list.width - Theme.px(44) - label - verdict) / games.length : 0

    title: "Compare"
    function toggle(id) {
        const chosen = games.slice();
        const at = chosen.indexOf(id);
        if (at >= 0)
            chosen.splice(at, 1);
        else if (chosen.length < 4)
            chosen.push(id);
        games = chosen;
    }

    Flow {
        id: chooser
        width: parent.width
        spacing: Theme.px(10)
        Repeater {
            model: page.sound
            Pick {
                required property var modelData
                label: modelData.title
                many: true
                size: 42
                on: page.games.indexOf(modelData.id) >= 0
                enabled: on || page.games.length < 4
                opacity: enabled ? 1 : 0.6
                objectName: "compare:" + modelData.id
                onPressed: page.toggle(modelData.id)
            }
        }
        Words { height: Theme.px(42); text: page.games.length < 2 ? "Choose two to four rule sets." : page.games.length === 4 && page.sound.length > 4 ? "Four is the most." : ""; size: 17; color: Theme.bone2 }
    }
    Rectangle {
        anchors.top: chooser.bottom
        anchors.topMargin: Theme.px(14)
        anchors.bottom: parent.bottom
        width: parent.width
        visible: page.games.length >= 2
        radius: Theme.px(8)
        color: Theme.panel
        border.width: 1
        border.color: Theme.line

        // Stays in sight.
        Row {
            id: head
            x: Theme.px(18)
            height: Math.max(Theme.px(page.narrow ? 58 : 66), Math.ceil(Theme.font(page.narrow ? 17 : 20) * 2.3) + Theme.px(12))
            Title { width: page.label; rightPadding: Theme.px(12); height: parent.height; text: "Declared"; size: page.narrow ? 18 : 22; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 12 }
            Repeater {
                model: page.facts.titles || []
                Item {
                    id: heading
                    required property string modelData
                    required property int index
                    width: page.column
                    height: head.height
                    RuleSetMark { id: mark; anchors.verticalCenter: parent.verticalCenter; which: heading.index; size: Theme.px(16) }
                    Title { anchors.left: mark.right; anchors.leftMargin: Theme.px(10); anchors.right: parent.right; anchors.rightMargin: Theme.px(8); anchors.verticalCenter: parent.verticalCenter; text: heading.modelData; size: page.narrow ? 17 : 20; wrapMode: Text.WordWrap; maximumLineCount: 2; elide: Text.ElideRight }
                    RuleSetLine { anchors.bottom: parent.bottom; anchors.bottomMargin: Theme.px(2); width: parent.width - Theme.px(20); which: heading.index }
                }
            }
        }
        Rectangle { y: head.height; x: Theme.px(18); width: parent.width - 2 * x; height: 1; color: Theme.lineHi }
        ListView {
            id: list
            anchors.fill: parent
            anchors.topMargin: head.height + 1
            anchors.leftMargin: Theme.px(18)
            anchors.bottomMargin: Theme.px(8)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            cacheBuffer: 4000
            ScrollBar.vertical: ScrollThumb {}
            Keys.onUpPressed: contentY = Math.max(originY, contentY - Theme.px(80))
            Keys.onDownPressed: contentY = Math.min(originY + Math.max(0, contentHeight - height), contentY + Theme.px(80))
            Keys.onPressed: event => {
                const step = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
                if (step === 0)
                    return;
                contentY = Math.max(originY, Math.min(originY + Math.max(0, contentHeight - height), contentY + step * height * 0.85));
                event.accepted = true;
            }
            model: page.facts.rows || []
            delegate: CompareRow {
                required property var modelData
                width: list.width - Theme.px(26)
                row: modelData
                label: page.label
                column: page.column
                verdict: page.verdict
            }
        }
        FocusRing { shown: list.activeFocus; anchors.margins: 0 }
    }
}
