import QtQuick
import Sitdown

// One number of a seat over its word; nothing if the viewer may not know it.
Item {
    id: figure_

    property var table
    property var figure: ({})
    property bool folded: false
    readonly property var hand: figure.cards && table ? table.place(figure.place) : null
    readonly property var value: hand ? hand.count : table ? table.numbers[figure.place] : undefined

    height: Theme.px(50)
    visible: value !== undefined
    Component.onCompleted: Desk.put(figure.place, figure_)

    Title {
        id: number
        anchors.horizontalCenter: figure_.folded ? undefined : parent.horizontalCenter
        text: figure_.value === undefined ? "" : figure_.figure.cards ? figure_.value : figure_.table.amount(figure_.value, figure_.figure.unit).replace(/ [a-zA-Z ]+$/, "")
        size: figure_.folded ? 15 : 21
        height: Theme.px(figure_.folded ? 20 : 28)
    }
    Words {
        x: figure_.folded ? number.width + Theme.px(4) : (parent.width - width) / 2
        y: figure_.folded ? 0 : Theme.px(30)
        width: Math.min(implicitWidth, parent.width - x)
        elide: Text.ElideRight
        text: figure_.figure.name || ""
        size: 13
        color: Theme.bone2
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: (figure.name || "") + " " + (value === undefined ? "" : value)
}
