import QtQuick
import Sitdown

// One public count of a seat: figure over word, or beside it in a folded panel.
Item {
    id: figure

    property GameTable table
    property var entry: ({})
    property int seat: 0
    property bool folded: false
    property bool worded: true
    readonly property string place: entry.id + "@" + seat
    readonly property PlaceModel cards: entry.cards && table ? table.place(place) : null
    readonly property Spot spot: table ? table.spot(place) : null
    readonly property var value: entry.cards ? (cards ? cards.count : 0) : spot ? spot.number : undefined
    readonly property string said: value === undefined ? "" : table.figure(value, entry.unit || "")

    visible: value !== undefined
    implicitHeight: Theme.px(folded ? 40 : 48)
    Title {
        id: number
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(implicitWidth, parent.width)
        text: figure.said
        size: figure.folded ? 17 : 21
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        horizontalAlignment: Text.AlignHCenter
    }
    Words {
        visible: figure.worded
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: number.bottom
        width: Math.min(implicitWidth, parent.width - 2)
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        text: (figure.entry.name || "").toLowerCase()
        size: 13
        color: Theme.bone2
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: (entry.name || "") + " " + said
}
