import QtQuick
import Sitdown

// The cards of one place side by side: first they overlap, then they scroll.
Item {
    id: cards

    property var table
    property string place
    property string size: "table"
    property string back
    property bool asked: table ? table.acting : false
    readonly property var model_: table ? table.place(place) : null
    readonly property real cardWidth: Theme.px(size === "hand" ? 152 : 112)
    readonly property real cardHeight: Theme.px(size === "hand" ? 206 : 150)
    readonly property int shownCount: (model_ ? model_.shown : 0) + (model_ && model_.hidden > 0 ? 1 : 0)
    readonly property real gap: Theme.px(8)
    // A card keeps at least its corner in sight.
    readonly property real pitch: shownCount < 2 ? cardWidth + gap
        : Math.max(cardWidth * 0.34, Math.min(cardWidth + gap, (width - cardWidth) / (shownCount - 1)))

    implicitWidth: shownCount * (cardWidth + gap)
    implicitHeight: cardHeight
    Component.onCompleted: Desk.put(place, cards)
    Component.onDestruction: Desk.take(place, cards)

    Flickable {
        anchors.fill: parent
        anchors.margins: -Theme.px(10)
        leftMargin: Theme.px(10)
        topMargin: Theme.px(10)
        contentWidth: cards.pitch * Math.max(0, cards.shownCount - 1) + cards.cardWidth
        contentHeight: cards.cardHeight
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive

        Repeater {
            model: cards.model_
            CardItem {
                required property int index
                x: index * cards.pitch
                z: light === "selected" || hovered ? 100 : index
                table: cards.table
                size: cards.size
                asked: cards.asked
            }
        }
        Item {
            visible: cards.model_ ? cards.model_.hidden > 0 : false
            x: (cards.model_ ? cards.model_.shown : 0) * cards.pitch
            width: cards.cardWidth
            height: cards.cardHeight
            CardBack { width: parent.width; deck: cards.back }
            CountPill { anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: parent.bottom; count: cards.model_ ? cards.model_.hidden : 0 }
        }
    }
}
