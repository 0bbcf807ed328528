import QtQuick
import Sitdown

// A figure over its word. What the viewer may not know is absent.
Column {
    id: counter

    property GameTable table
    property var component: ({})
    property string place
    property real size: 22
    readonly property Spot spot: table ? table.spot(place) : null
    readonly property var value: spot ? spot.number : undefined

    visible: value !== undefined
    Title {
        text: counter.value === undefined ? "" : counter.table.figure(counter.value, counter.component.unit || "")
        size: counter.size
    }
    Words { text: counter.component.name || ""; size: 14; color: Theme.bone2 }
    Accessible.role: Accessible.StaticText
    Accessible.name: (component.name || "") + ": " + (value === undefined ? "hidden" : value)
}
