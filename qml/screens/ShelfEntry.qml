import QtQuick
import Sitdown

// A rule set on the shelf: its cover and what a buyer would ask.
FocusScope {
    id: entry

    property var game: ({})
    property int turn: 0
    property bool narrow: false
    signal pressed()

    activeFocusOnTab: true
    objectName: "game:" + (game.id || "")
    Accessible.role: Accessible.Button
    Accessible.name: game.title || ""
    Accessible.description: game.about || ""
    Accessible.onPressAction: pressed()
    Keys.onReturnPressed: pressed()
    Keys.onEnterPressed: pressed()
    Keys.onSpacePressed: pressed()
    Cover { id: cover; width: parent.width; game: entry.game; turn: entry.turn; raised: area.containsMouse }
    Rectangle { visible: area.containsMouse && !entry.activeFocus; anchors.fill: cover; radius: Theme.px(6); color: "transparent"; border.width: Math.max(1.5, 2 * Theme.unit); border.color: Theme.bone3 }
    FocusRing { shown: entry.activeFocus; anchors.fill: cover; anchors.margins: -Theme.px(3) }
    Column {
        anchors.top: cover.bottom
        anchors.topMargin: Theme.px(15)
        width: parent.width
        spacing: Theme.px(3)
        Grid {
            columns: entry.narrow ? 1 : 2
            columnSpacing: Theme.px(12)
            Words { text: entry.seats(); size: 16; font.weight: Font.DemiBold }
            Words { text: entry.minutes(); size: 16; color: Theme.bone2 }
        }
        Words {
            width: parent.width
            text: (entry.game.mechanics || []).slice(0, entry.narrow ? 3 : 4).join(", ").replace(/-/g, " ")
            size: 15
            color: Theme.bone2
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
    MouseArea { id: area; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: entry.pressed() }
    function seats() {
        const range = game.seats || { min: 0, max: 0 };
        return (range.min === range.max ? range.min : range.min + "–" + range.max) + " seats";
    }
    function minutes() {
        const range = game.minutes;
        return range ? "about " + Math.round((range.min + range.max) / 2) + " min" : "";
    }
}
