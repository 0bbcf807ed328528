import QtQuick
import Sitdown

// A short word that goes by itself.
Rectangle {
    id: note

    function say(words) {
        text.text = words;
        opacity = words === "" ? 0 : 1;
        timer.restart();
    }

    opacity: 0
    visible: opacity > 0
    width: Math.min(text.implicitWidth + Theme.px(36), Theme.px(820))
    height: text.height + Theme.px(22)
    radius: Theme.px(8)
    color: Theme.raised
    border.width: 1
    border.color: Theme.lineHi
    Words { id: text; anchors.centerIn: parent; width: Math.min(implicitWidth, Theme.px(784)); wrapMode: Text.WordWrap; size: 17; objectName: "note" }
    Timer { id: timer; interval: 4000; onTriggered: note.opacity = 0 }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text.text
}
