import QtQuick
import Sitdown

// Dice as they lie, and their sum.
Item {
    id: cup

    property GameTable table
    property var component: ({})
    property string place
    readonly property int count: component.count || 1
    readonly property var spots: {
        const out = [];
        for (let die = 0; die < count && table; ++die)
            out.push(table.spot(place + "/" + die));
        return out;
    }
    readonly property var values: spots.map(spot => spot.number).filter(value => value !== undefined && value > 0)

    implicitWidth: row.implicitWidth
    Component.onCompleted: Desk.put(place, cup)
    Component.onDestruction: Desk.take(place, cup)
    implicitHeight: Theme.px(70)
    Words { text: cup.component.name || ""; size: 14; color: Theme.bone2 }
    Row {
        id: row
        y: Theme.px(20)
        spacing: Theme.px(8)
        Repeater { model: cup.values; Die { required property int modelData; value: modelData; faces: cup.component.faces || [] } }
        Title { visible: cup.values.length > 1; anchors.verticalCenter: parent.verticalCenter; text: "= " + cup.values.reduce((a, b) => a + b, 0); size: 20 }
        Words { visible: cup.values.length === 0; text: "not rolled"; size: 13; color: Theme.bone3 }
    }
}
