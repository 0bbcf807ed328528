import QtQuick
import Sitdown

// The cards of one place side by side: first they overlap, then they scroll.
Item {
    id: cards

    property GameTable table
    property string place
    property string size: "table"
    property string back
    property real cardWidth: Theme.px(size === "hand" ? 152 : 112)
    property real rise: 0  // how far a card that is pointed at comes up, where its foot is cut off
    property bool asked: table ? table.acting : false
    readonly property PlaceModel model_: table ? table.place(place) : null
    readonly property real cardHeight: cardWidth * (size === "hand" ? 206 / 152 : 150 / 112)
    readonly property int shownCount: (model_ ? model_.shown : 0) + (model_ && model_.hidden > 0 ? 1 : 0)
    readonly property real gap: Theme.px(8)
    // A card keeps at least its corner in sight.
    readonly property real pitch: shownCount < 2 ? cardWidth + gap
        : Math.max(cardWidth * 0.34, Math.min(cardWidth + gap, (width - cardWidth) / (shownCount - 1)))

    implicitWidth: Math.max(0, shownCount * (cardWidth + gap) - gap)
    implicitHeight: cardHeight
    Component.onCompleted: Desk.put(place, cards)
    Component.onDestruction: Desk.take(place, cards)

    Flickable {
        anchors.fill: parent
        anchors.margins: -Theme.px(24)
        leftMargin: Theme.px(24)
        topMargin: Theme.px(24)
        contentWidth: cards.pitch * Math.max(0, cards.shownCount - 1) + cards.cardWidth + Theme.px(24)
        contentHeight: cards.cardHeight
        interactive: contentWidth > width + 1
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive

        Repeater {
            model: cards.model_
            CardItem {
                required property int index
                x: index * cards.pitch
                z: light === "selected" || picked || hovered ? 100 : index
                width: cards.cardWidth
                table: cards.table
                size: cards.size
                asked: cards.asked
                rise: cards.rise
            }
        }
        Item {
            visible: cards.model_ ? cards.model_.hidden > 0 : false
            x: (cards.model_ ? cards.model_.shown : 0) * cards.pitch
            width: cards.cardWidth
            height: cards.cardHeight
            CardBack { anchors.fill: parent; deck: cards.back }
            CountPill { anchors.horizontalCenter: parent.horizontalCenter; anchors.bottom: parent.bottom; count: cards.model_ ? cards.model_.hidden : 0 }
        }
    }
}
