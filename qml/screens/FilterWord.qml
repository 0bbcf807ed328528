import QtQuick
import Sitdown

// One of a row of words of which one holds.
FocusScope {
    id: word

    property string label
    property bool on: false
    signal pressed()

    implicitWidth: text.implicitWidth + Theme.px(20)
    implicitHeight: text.implicitHeight + Theme.px(14)
    activeFocusOnTab: true
    objectName: "filter:" + label
    Accessible.role: Accessible.RadioButton
    Accessible.name: label
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: pressed()
    Keys.onReturnPressed: pressed()
    Keys.onEnterPressed: pressed()
    Keys.onSpacePressed: pressed()
    FocusRing { shown: word.activeFocus; anchors.margins: 0 }
    Words { id: text; anchors.centerIn: parent; text: word.label; size: 16; font.weight: word.on ? Font.DemiBold : Font.Normal; color: word.on || area.containsMouse ? Theme.bone : Theme.bone2 }
    Rectangle { visible: word.on; anchors.bottom: parent.bottom; anchors.bottomMargin: Theme.px(3); x: Theme.px(10); width: text.width; height: Math.max(1, Theme.px(2)); color: Theme.brass }
    MouseArea { id: area; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: word.pressed() }
}
