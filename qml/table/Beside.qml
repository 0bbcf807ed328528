import QtQuick
import Sitdown

// Tracks, decks and small things in a column: decks as large as the height allows.
Item {
    id: beside

    property GameTable table
    property Arrangement plan
    property bool flat: false
    readonly property var decks: plan ? plan.single.concat(plan.piles) : []
    readonly property real gap: Theme.px(12)
    readonly property real above: tracks.implicitHeight + (tracks.implicitHeight > 0 ? gap : 0)
    readonly property real below: small.implicitHeight + (small.implicitHeight > 0 ? gap : 0)
    // The fewest decks side by side that fit.
    readonly property int columns: {
        for (let count = flat ? 4 : 3; count < 6; ++count) {
            if (deckHeight(count) <= height - above - below)
                return count;
        }
        return 6;
    }
    readonly property real deckWidth: (width - (columns - 1) * Theme.px(6)) / columns
    readonly property real cardWidth: Math.min(Theme.px(76), deckWidth - Theme.px(6))
    readonly property real wanted: above + deckHeight(columns) + below

    function deckHeight(count) {
        const wide = (width - (count - 1) * Theme.px(6)) / count;
        return Math.ceil(decks.length / count) * (Math.min(Theme.px(76), wide - Theme.px(6)) * 150 / 112 + Theme.px(48));
    }

    Column {
        id: tracks
        width: parent.width
        spacing: Theme.px(10)
        Row {
            id: lanes
            visible: beside.plan !== null && beside.plan.lanes.length > 0 && !beside.flat
            spacing: Theme.px(8)
            Repeater {
                model: beside.plan && !beside.flat ? beside.plan.lanes : []
                Track {
                    required property var modelData
                    width: (beside.width - (beside.plan.lanes.length - 1) * lanes.spacing) / beside.plan.lanes.length
                    height: Math.max(Theme.px(220), Math.min(Theme.px(360), beside.height * 0.48))
                    table: beside.table
                    component: modelData
                    place: modelData.id
                }
            }
        }
        Repeater {
            model: beside.plan && beside.flat ? beside.plan.lanes : []
            Track { required property var modelData; width: beside.width; flat: true; table: beside.table; component: modelData; place: modelData.id }
        }
        Repeater {
            model: beside.plan ? beside.plan.lines : []
            Track { required property var modelData; width: beside.width; table: beside.table; component: modelData; place: modelData.id }
        }
    }
    Grid {
        id: decks
        y: beside.above
        columns: beside.columns
        columnSpacing: Theme.px(6)
        rowSpacing: Theme.px(4)
        Repeater {
            model: beside.decks
            Item {
                id: deck
                required property var modelData
                width: beside.deckWidth
                height: beside.cardWidth * 150 / 112 + Theme.px(44)
                Loader {
                    anchors.fill: parent
                    sourceComponent: deck.modelData.kind === "pile" ? pile : card
                    Component { id: pile; Pile { table: beside.table; component: deck.modelData; place: deck.modelData.id; cardWidth: beside.cardWidth } }
                    Component {
                        id: card
                        Item {
                            CardRow { x: (parent.width - width) / 2; width: beside.cardWidth; titled: false; table: beside.table; component: deck.modelData; place: deck.modelData.id; cardWidth: beside.cardWidth }
                            Words { y: beside.cardWidth * 150 / 112 + Theme.px(8); width: parent.width; horizontalAlignment: Text.AlignHCenter; verticalAlignment: Text.AlignTop; wrapMode: Text.WordWrap; maximumLineCount: 2; lineHeight: 0.9; text: deck.modelData.name; size: 13; color: Theme.bone2 }
                        }
                    }
                }
            }
        }
    }
    Flow {
        id: small
        y: decks.y + decks.implicitHeight + (decks.implicitHeight > 0 ? beside.gap : 0)
        width: parent.width
        spacing: Theme.px(16)
        Repeater {
            model: beside.plan ? beside.plan.small : []
            ComponentView { required property var modelData; table: beside.table; component: modelData; place: modelData.id }
        }
    }
}
