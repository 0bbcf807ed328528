import QtQuick
import Sitdown

// The middle of the table: the largest board that fits and what stands beside it, or the seats' displays where there is
// none.
Item {
    id: centre

    property GameTable table
    property Arrangement plan
    property bool narrow: false
    readonly property var board: plan ? plan.board : null
    readonly property var size: board ? board.size || [1, 1] : [1, 1]
    readonly property real frame: Theme.px(28)
    readonly property real leftWidth: narrow || !board || !besideNeeded ? 0 : Theme.px(252)
    readonly property real rightWidth: narrow || !board || !plan || plan.markets.length === 0 ? 0 : Theme.px(352)
    readonly property bool besideNeeded: plan !== null && (plan.lanes.length > 0 || plan.lines.length > 0 || plan.piles.length > 0 || plan.single.length > 0 || plan.small.length > 0)

    // A board that is much wider than high, as it is or turned by a quarter, takes the whole centre; then all else goes
    // to the bottom.
    readonly property real room: width - (leftWidth > 0 ? leftWidth + Theme.px(16) : 0) - (rightWidth > 0 ? rightWidth + Theme.px(16) : 0)
    readonly property real upright: cellIn(room, size[0], size[1])
    readonly property real across: cellIn(narrow || size[1] / size[0] > 1.9 ? width : room, size[1], size[0])
    readonly property bool turned: board !== null && across > upright * 1.25
    readonly property bool whole: board !== null && !narrow && (turned ? size[1] / size[0] : size[0] / size[1]) > 1.6
    readonly property var drawn: board && table ? table.board(board.id, turned) : ({})
    property alias pan: pan

    function cellIn(wide, columns, rows) { return Math.min((wide - frame) / columns, (height - frame) / rows); }

    Beside {
        visible: centre.leftWidth > 0 && !centre.whole
        width: centre.leftWidth
        height: parent.height
        table: centre.table
        plan: visible ? centre.plan : null
    }
    Item {
        id: middle
        visible: centre.board !== null
        x: centre.leftWidth > 0 && !centre.whole ? centre.leftWidth + Theme.px(16) : 0
        width: centre.whole || centre.narrow ? parent.width : centre.room
        height: parent.height
        readonly property var extent: centre.drawn.size || [1, 1]
        readonly property bool stretches: (centre.drawn.spaces || []).every(space => space.shape !== "cell" && space.shape !== "round")
        readonly property real k: Math.min((width - centre.frame) / extent[0], (height - centre.frame) / extent[1])
        readonly property real across: stretches ? Math.min((width - centre.frame) / extent[0], k * 1.8) : k
        readonly property real down: stretches ? Math.min((height - centre.frame) / extent[1], k * 1.3) : k

        Item {
            id: frame_
            anchors.centerIn: parent
            width: centre.whole ? parent.width : middle.extent[0] * middle.across + centre.frame
            height: centre.whole ? parent.height : middle.extent[1] * middle.down + centre.frame
            Shadow { anchors.fill: parent; radius: Theme.px(10); depth: 2 }
            Rectangle { anchors.fill: parent; radius: Theme.px(10); color: Theme.dark ? "#0D1412" : "#DACFB8"; border.width: 1; border.color: Theme.brassDim }
            Rectangle { anchors.fill: parent; anchors.margins: Theme.px(5); radius: Theme.px(7); color: "transparent"; border.width: 1; border.color: Theme.dark ? "#3A3322" : "#C7B488" }
        }
        Pan {
            id: pan
            anchors.fill: frame_
            anchors.margins: centre.frame / 2
            Board {
                anchors.fill: parent
                table: centre.table
                component: centre.drawn
                place: centre.board ? centre.board.id : ""
                sharpness: pan.sharpness
            }
        }
    }
    Markets {
        visible: centre.rightWidth > 0 && !centre.whole
        anchors.right: parent.right
        width: centre.rightWidth
        height: parent.height
        table: centre.table
        rows: visible ? centre.plan.markets : []
    }
    Loader {
        active: centre.board === null && centre.plan !== null
        anchors.fill: parent
        sourceComponent: OpenCentre { table: centre.table; plan: centre.plan; narrow: centre.narrow }
    }
}
