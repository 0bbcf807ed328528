import QtQuick
import Sitdown

// A line to write in.
Rectangle {
    id: field

    property alias text: input.text
    property string hint
    property bool numeric: false
    signal edited(string words)

    height: Theme.px(40)
    radius: Theme.px(6)
    color: Theme.sunk
    border.width: input.activeFocus ? 2 : 1
    border.color: input.activeFocus ? Theme.bone : Theme.lineHi
    TextInput {
        id: input
        anchors.fill: parent
        anchors.leftMargin: Theme.px(10)
        anchors.rightMargin: Theme.px(10)
        verticalAlignment: TextInput.AlignVCenter
        color: Theme.bone
        selectionColor: Theme.brass
        font.family: Theme.sans
        font.pixelSize: Theme.font(17)
        maximumLength: field.numeric ? 19 : 40
        inputMethodHints: field.numeric ? Qt.ImhDigitsOnly : Qt.ImhNone
        validator: field.numeric ? digits : null
        activeFocusOnTab: true
        clip: true
        onTextEdited: field.edited(text)
        Accessible.role: Accessible.EditableText
    }
    RegularExpressionValidator { id: digits; regularExpression: /[0-9]*/ }
    Words { visible: input.text === ""; anchors.fill: input; text: field.hint; size: 17; color: Theme.bone3 }
}
