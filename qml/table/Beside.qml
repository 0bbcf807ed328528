import QtQuick
import Sitdown

// Tracks, decks and small things in a column: decks as large as the height allows.
Item {
    id: beside

    property GameTable table
    property Arrangement plan
    property bool flat: false
    readonly property var decks: plan ? plan.decks : []
    readonly property var single: plan ? plan.single : []
    readonly property real gap: Theme.px(14)
    readonly property real singleWidth: Theme.px(84)
    // A few decks are stacks; many are lines.
    readonly property bool listed: decks.length > 3 || flat
    readonly property int stacks: plan && !listed ? decks.length + decks.filter(each => each.used).length : 0
    readonly property real stackWidth: Math.min(Theme.px(76), (width - (stacks - 1) * Theme.px(10)) / Math.max(1, stacks) - Theme.px(8))
    readonly property real below: lower.implicitHeight + (lower.implicitHeight > 0 ? gap : 0)
    readonly property real wanted: upper.implicitHeight + below

    Column {
        id: upper
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
                    height: Math.max(Theme.px(170), Math.min(Theme.px(400), beside.height - beside.below - lines.implicitHeight - beside.gap))
                    table: beside.table
                    component: modelData
                    place: modelData.id
                }
            }
        }
        Column {
            id: lines
            width: parent.width
            spacing: Theme.px(10)
            Repeater {
                model: beside.plan && beside.flat ? beside.plan.lanes : []
                Track { required property var modelData; width: beside.width; flat: true; table: beside.table; component: modelData; place: modelData.id }
            }
            Repeater {
                model: beside.plan ? beside.plan.lines : []
                Track { required property var modelData; width: beside.width; table: beside.table; component: modelData; place: modelData.id }
            }
        }
    }
    Column {
        id: lower
        y: upper.implicitHeight + (upper.implicitHeight > 0 ? beside.gap : 0)
        width: parent.width
        spacing: beside.gap
        Repeater {
            model: beside.single
            InForce { required property var modelData; width: lower.width; cardWidth: beside.singleWidth; table: beside.table; component: modelData }
        }
        Row {
            visible: beside.stacks > 0
            spacing: Theme.px(10)
            Repeater {
                model: beside.listed ? [] : beside.decks.reduce((all, each) => all.concat(each.used ? [each.deck, each.used] : [each.deck]), [])
                Pile { required property var modelData; width: beside.stackWidth + Theme.px(8); table: beside.table; component: modelData; place: modelData.id; cardWidth: beside.stackWidth }
            }
        }
        Column {
            visible: beside.listed && beside.decks.length > 0
            width: parent.width
            Repeater {
                model: beside.listed ? beside.decks : []
                DeckLine { required property var modelData; width: lower.width; table: beside.table; deck: modelData.deck; used: modelData.used }
            }
        }
        Flow {
            visible: beside.plan !== null && beside.plan.small.length > 0
            width: parent.width
            spacing: Theme.px(16)
            Repeater {
                model: beside.plan ? beside.plan.small : []
                ComponentView { required property var modelData; table: beside.table; component: modelData; place: modelData.id }
            }
        }
    }
}
