import QtQuick
import Sitdown

// Name of a region with its numbers and marks, in the nearest free area: never on a space.
Item {
    id: label

    property GameTable table
    property string reference
    property var group: ({})
    property Item over
    signal resized()
    // On a small board the label is as short as can be.
    readonly property bool brief: over ? over.width < Theme.px(1000) : false
    readonly property Spot spot: table ? table.spot(reference) : null
    readonly property var marks: spot ? spot.marks : []
    readonly property var numbers: spot ? spot.numbers : []
    readonly property bool named: group.outline === true || marks.length > 0 || numbers.length > 0

    visible: named
    enabled: false
    width: content.implicitWidth
    height: content.implicitHeight
    onWidthChanged: resized()
    onHeightChanged: resized()
    onNamedChanged: resized()

    Column {
        id: content
        spacing: Theme.px(1)
        Row {
            spacing: Theme.px(7)
            Repeater {
                model: label.marks.filter(mark => mark.style === "badge" && mark.token)
                Piece { required property var modelData; token: label.table.token(modelData.token); size: Theme.px(26) }
            }
            Title { text: label.group.name || ""; size: label.brief ? 15 : 19 }
            UnitCount { visible: label.brief && label.numbers.length > 0; anchors.verticalCenter: parent.verticalCenter; table: label.table; unit: label.numbers.length > 0 ? label.numbers[0].unit : ""; value: label.numbers.length > 0 ? label.numbers[0].value : 0 }
        }
        Row {
            spacing: Theme.px(9)
            Repeater {
                model: label.marks.filter(mark => mark.seat !== undefined)
                Row {
                    id: line
                    required property var modelData
                    spacing: Theme.px(4)
                    SeatSign { anchors.verticalCenter: parent.verticalCenter; seat: line.modelData.seat; size: Theme.px(17) }
                    Words { text: line.modelData.text; size: 14; color: Theme.bone; font.weight: Font.DemiBold }
                }
            }
        }
        Repeater {
            model: label.marks.filter(mark => mark.seat === undefined)
            Words { required property var modelData; text: modelData.text; size: 14; color: Theme.bone2; font.weight: Font.Medium }
        }
        Row {
            visible: !label.brief
            spacing: Theme.px(10)
            Repeater {
                model: label.numbers
                UnitCount { required property var modelData; table: label.table; unit: modelData.unit; value: modelData.value }
            }
        }
    }
}
