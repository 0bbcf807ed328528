import QtQuick
import Sitdown

// Whatever kind a component is of.
Loader {
    id: view

    property GameTable table
    property var component: ({})
    property string place
    property int columns: 3
    property real cardWidth: Theme.px(112)
    property bool listed: false
    property bool flat: false

    sourceComponent: {
        switch (component.kind) {
        case "board": return board;
        case "row": return row;
        case "hand": return hand;
        case "pile": return pile;
        case "track": return track;
        case "pool": return pool;
        case "counter": return counter;
        case "dice": return dice;
        case "sheet": return sheet;
        default: return null;
        }
    }
    Component { id: board; Board { implicitHeight: width * (component.size ? component.size[1] / component.size[0] : 1); table: view.table; component: view.table.board(view.component.id, false); place: view.place } }
    Component { id: row; CardRow { table: view.table; component: view.component; place: view.place; columns: view.columns; cardWidth: view.cardWidth; listed: view.listed } }
    Component { id: hand; Hand { table: view.table; component: view.component; place: view.place } }
    Component { id: pile; Pile { table: view.table; component: view.component; place: view.place; cardWidth: Math.min(view.cardWidth, Theme.px(72)) } }
    Component { id: track; Track { table: view.table; component: view.component; place: view.place; flat: view.flat } }
    Component { id: pool; Pool { table: view.table; component: view.component; place: view.place } }
    Component { id: counter; Counter { table: view.table; component: view.component; place: view.place } }
    Component { id: dice; DiceCup { table: view.table; component: view.component; place: view.place } }
    Component { id: sheet; Sheet { component: view.component } }
}
