import QtQuick
import Sitdown

// What one seat has before it, the viewer's own as a rule: numbers and tokens on the mat, then hands and rows. Where the
// board takes the whole centre, the table's own decks and rows follow.
Rectangle {
    id: foot

    property GameTable table
    property Arrangement plan
    property bool narrow: false
    property bool whole: false
    property int shownSeat: -1  // somebody else's things; -1: the viewer's
    signal ownAgain()
    readonly property bool seated: table ? table.viewer < table.seats.length : false
    readonly property int seat: shownSeat >= 0 ? shownSeat : seated ? table.viewer : 0
    readonly property bool own: seated && seat === table.viewer
    readonly property bool anybody: shownSeat >= 0 || seated
    readonly property var cards: plan ? (plan.board ? plan.hands.concat(plan.displays) : own ? plan.hands : plan.hands.concat(plan.displays)) : []
    readonly property var money: plan && table ? plan.numbers.find(each => table.unit(each.unit || "").role === "money") || plan.numbers[0] || null : null

    color: Theme.dark ? "#B80C1210" : "#C0E9E1CF"
    Rectangle { width: parent.width; height: 1; color: Theme.line }

    Mat {
        id: mat
        visible: foot.anybody
        x: Theme.px(foot.narrow ? 8 : 14)
        y: Theme.px(10)
        width: visible ? Theme.px(foot.narrow ? 172 : 254) : 0
        height: parent.height - Theme.px(20)
        table: foot.table
        plan: foot.plan
        seat: foot.seat
        narrow: foot.narrow
        own: foot.own
        onBack: foot.ownAgain()
    }
    Item {
        id: line
        x: mat.visible ? mat.x + mat.width + Theme.px(14) : Theme.px(14)
        y: Theme.px(8)
        width: parent.width - x - Theme.px(10) - (others.width > 0 ? others.width + Theme.px(14) : 0)
        height: parent.height - y
        readonly property var parts: foot.anybody ? foot.cards.filter(each => foot.matters(each)) : []
        readonly property real spacing: Theme.px(16)
        // Each part gets its natural width, or a share of what there is.
        readonly property var widths: {
            const natural = parts.map(each => foot.naturalWidth(each));
            const free = width - Math.max(0, parts.length - 1) * spacing;
            const sum = natural.reduce((a, b) => a + b, 0);
            if (sum <= free || sum === 0)
                return natural;
            const least = Theme.px(96);
            const spare = natural.reduce((a, b) => a + Math.max(0, b - least), 0);
            return natural.map(each => each - Math.max(0, each - least) * Math.min(1, (sum - free) / Math.max(1, spare)));
        }
        Repeater {
            model: line.parts
            Hand {
                required property var modelData
                required property int index
                x: line.widths.slice(0, index).reduce((a, b) => a + b + line.spacing, 0)
                width: line.widths[index] || 0
                height: line.height
                table: foot.table
                component: modelData
                place: modelData.id + "@" + foot.seat
                size: foot.narrow ? "table" : "hand"
            }
        }
        Words {
            visible: foot.anybody && line.parts.length === 0
            y: Theme.px(12)
            text: foot.own ? "You hold nothing now." : "Nothing lies here now."
            color: Theme.bone3
        }
    }
    Loader {
        id: others
        active: foot.whole
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(10)
        y: Theme.px(8)
        height: parent.height - y
        width: active ? Math.min(Theme.px(760), foot.width * 0.52) : 0
        sourceComponent: BesideRow { table: foot.table; plan: foot.plan }
    }

    // Hands always; rows when something is there.
    function matters(component) {
        if (component.kind === "hand" && (own || plan.hands.length < 3))
            return true;
        const place = table.place(component.id + "@" + seat);
        return place.count > 0 && (plan.slotsOf(component) !== 1 || !plan.board || own);
    }
    function naturalWidth(component) {
        const place = table.place(component.id + "@" + seat);
        const lying = place.shown + (place.hidden > 0 ? 1 : 0);
        const card = Theme.px(narrow ? 112 : 152);
        return Math.max(lying * (card + Theme.px(8)), component.kind === "hand" ? card : Theme.px(110), component.name.length * Theme.px(8) + Theme.px(34));
    }
}
