import QtQuick
import Sitdown

// Whatever kind a component is of.
Loader {
    id: view

    property var table
    property var component: ({})
    property string place

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
    Component { id: board; Board { table: view.table; component: view.component; place: view.place } }
    Component { id: row; CardRow { table: view.table; component: view.component; place: view.place } }
    Component { id: hand; Hand { table: view.table; component: view.component; place: view.place } }
    Component { id: pile; Pile { table: view.table; component: view.component; place: view.place } }
    Component { id: track; Track { table: view.table; component: view.component; place: view.place } }
    Component { id: pool; Pool { table: view.table; component: view.component; place: view.place } }
    Component { id: counter; Counter { table: view.table; component: view.component; place: view.place } }
    Component { id: dice; DiceCup { table: view.table; component: view.component; place: view.place } }
    Component { id: sheet; Sheet { component: view.component } }
}
