import QtQuick
import Sitdown

// A figure over its word. What the viewer may not know is absent.
Column {
    id: counter

    property var table
    property var component: ({})
    property string place
    readonly property var value: table ? table.numbers[place] : undefined

    visible: value !== undefined
    Title {
        anchors.horizontalCenter: parent.horizontalCenter
        text: counter.value === undefined ? "" : counter.table.amount(counter.value, counter.component.unit || "")
        size: 22
    }
    Words { anchors.horizontalCenter: parent.horizontalCenter; text: counter.component.name || ""; size: 13; color: Theme.bone2 }
    Accessible.role: Accessible.StaticText
    Accessible.name: (component.name || "") + ": " + (value === undefined ? "hidden" : value)
}
