import QtQuick
import Sitdown

// A rule set on the shelf: its cover and what a buyer would ask.
FocusScope {
    id: entry

    property var game: ({})
    signal pressed()

    height: cover.height + Theme.px(86)
    activeFocusOnTab: true
    objectName: "game:" + (game.id || "")
    Accessible.role: Accessible.Button
    Accessible.name: game.title || ""
    Accessible.description: game.about || ""
    Accessible.onPressAction: pressed()
    Keys.onReturnPressed: pressed()
    Keys.onSpacePressed: pressed()
    Cover { id: cover; width: parent.width; game: entry.game; raised: area.containsMouse }
    FocusRing { shown: entry.activeFocus; anchors.margins: -Theme.px(3) }
    Words { anchors.top: cover.bottom; anchors.topMargin: Theme.px(12); text: entry.seats() + "   " + entry.minutes(); size: 16; font.weight: Font.Medium }
    Words {
        anchors.top: cover.bottom
        anchors.topMargin: Theme.px(38)
        width: parent.width
        text: (entry.game.mechanics || []).slice(0, 4).join(", ").replace(/-/g, " ")
        size: 15
        color: Theme.bone2
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
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
