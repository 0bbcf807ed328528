import QtQuick
import Sitdown

Item {
    id: die

    property int value: 1
    property var faces: []
    readonly property var named: faces.find(face => face.value === value)
    readonly property bool pips: value >= 1 && value <= 6 && !(named && named.text && isNaN(named.text))

    width: Theme.px(46)
    height: width
    Accessible.role: Accessible.Graphic
    Accessible.name: "die " + (named && named.text ? named.text : value)
    Shadow { anchors.fill: parent; radius: Theme.px(9); depth: 0.8 }
    Rectangle { anchors.fill: parent; radius: Theme.px(9); color: Theme.ivory; border.width: 1; border.color: "#60000000" }
    Repeater {
        model: die.pips ? [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]][die.value] : []
        Rectangle {
            required property int modelData
            width: die.width * 0.18
            height: width
            radius: width / 2
            color: "#241C12"
            x: die.width * (0.5 + (modelData % 3 - 1) * 0.27) - width / 2
            y: die.height * (0.5 + (Math.floor(modelData / 3) - 1) * 0.27) - width / 2
        }
    }
    Title { visible: !die.pips; anchors.centerIn: parent; text: die.named && die.named.text ? die.named.text : die.value; size: 15; color: "#241C12" }
}
