import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// Seats and the log at the side; in narrow windows tabs hold what the centre has no room for.
Item {
    id: side

    property GameTable table
    property Arrangement plan
    property bool narrow: false
    property int lookedAt: -1
    property bool live: true
    signal lineChosen(int entry)
    signal seatChosen(int seat)
    readonly property int seats: table ? table.seats.length : 0
    readonly property string form: narrow ? (seats > 4 ? "line" : "row") : seats > 4 ? "row" : "panel"
    readonly property var tabs: {
        const out = [];
        if (narrow && plan) {
            for (const row of plan.board ? plan.markets : [])
                out.push({ id: row.id, name: row.name.split(" ")[0], kind: "market", row: row });
            if (plan.lanes.length + plan.lines.length + plan.piles.length + plan.single.length + plan.small.length > 0)
                out.push({ id: "beside", name: "Table", kind: "beside", row: null });
        }
        out.push({ id: "log", name: "Log", kind: "log", row: null }, { id: "rules", name: "Rules", kind: "rules", row: null });
        if (plan && plan.talks && !narrow)
            out.push({ id: "talk", name: "Talk", kind: "talk", row: null });
        return out;
    }
    property string tab: "log"
    readonly property var current: tabs.find(each => each.id === tab) || tabs[0]

    // The tab that holds what the prompt is about opens by itself.
    Connections {
        target: side.table
        enabled: side.narrow
        function onChooserChanged() {
            const meant = side.table.concerned;
            for (const each of side.tabs) {
                const inside = each.kind === "market" ? meant.indexOf(each.id) >= 0 : each.kind === "beside" && side.plan.piles.concat(side.plan.single, side.plan.lanes).some(part => meant.indexOf(part.id) >= 0);
                if (inside) {
                    side.tab = each.id;
                    return;
                }
            }
        }
    }

    Column {
        id: seatColumn
        width: parent.width
        spacing: Theme.px(side.form === "panel" ? 6 : 4)
        Repeater {
            model: side.seats
            SeatPanel {
                required property int index
                width: seatColumn.width
                table: side.table
                plan: side.plan
                seat: index
                form: side.form
                looked: side.lookedAt === index
                onChosen: side.seatChosen(index)
            }
        }
    }
    Row {
        id: heads
        anchors.top: seatColumn.bottom
        anchors.topMargin: Theme.px(6)
        Repeater {
            model: side.tabs
            FocusScope {
                id: head
                required property var modelData
                readonly property bool open: side.current.id === modelData.id
                width: Math.min(side.width / side.tabs.length, Theme.px(110))
                height: Theme.px(34)
                activeFocusOnTab: true
                objectName: "tab:" + modelData.id
                Keys.onReturnPressed: side.tab = modelData.id
                Keys.onSpacePressed: side.tab = modelData.id
                Words { anchors.centerIn: parent; width: Math.min(implicitWidth, parent.width - 4); elide: Text.ElideRight; text: head.modelData.name; font.weight: head.open ? Font.Bold : Font.Normal; color: head.open ? Theme.bone : Theme.bone2 }
                Rectangle { visible: head.open; anchors.bottom: parent.bottom; width: parent.width; height: 3; color: Theme.brass }
                FocusRing { shown: head.activeFocus; anchors.margins: 0 }
                MouseArea { anchors.fill: parent; cursorShape: Qt.PointingHandCursor; onClicked: side.tab = head.modelData.id }
                Accessible.role: Accessible.PageTab
                Accessible.name: modelData.name
            }
        }
    }
    Rectangle {
        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        radius: Theme.px(8)
        color: Theme.panel
        border.width: 1
        border.color: Theme.line
        clip: true
        LogView { visible: side.current.kind === "log"; anchors.fill: parent; anchors.margins: Theme.px(12); table: side.table; live: side.live; onChosen: entry => side.lineChosen(entry) }
        Loader {
            active: side.current.kind === "talk"
            anchors.fill: parent
            anchors.margins: Theme.px(12)
            sourceComponent: LogView { table: side.table; live: false; only: "offer" }
        }
        Loader {
            active: side.current.kind === "rules"
            anchors.fill: parent
            anchors.margins: Theme.px(12)
            sourceComponent: RulesTab { table: side.table; plan: side.plan }
        }
        Loader {
            active: side.current.kind === "market" || side.current.kind === "beside"
            anchors.fill: parent
            anchors.margins: Theme.px(8)
            sourceComponent: Flickable {
                id: flick
                contentHeight: Math.max(height, column.childrenRect.height)
                boundsBehavior: Flickable.StopAtBounds
                ScrollBar.vertical: ScrollBar {}
                Item {
                    id: column
                    width: flick.width
                    height: flick.height
                    CardRow {
                        visible: side.current.kind === "market"
                        width: parent.width
                        table: visible ? side.table : null
                        component: side.current.row || ({})
                        place: side.current.row ? side.current.row.id : ""
                        columns: 2
                        cardWidth: (width - Theme.px(8)) / 2
                        listed: true
                        titled: false
                    }
                    Loader {
                        active: side.current.kind === "beside"
                        width: parent.width
                        height: item ? item.wanted : 0
                        sourceComponent: Beside { height: 10000; flat: true; table: side.table; plan: side.plan }
                    }
                }
            }
        }
    }
}
