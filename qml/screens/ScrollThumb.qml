import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// Says by its length how much more there is.
ScrollBar {
    id: bar

    policy: size < 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    padding: Theme.px(2)
    contentItem: Rectangle {
        implicitWidth: Math.max(4, Theme.px(7))
        radius: width / 2
        color: bar.pressed ? Theme.brass : bar.hovered ? Theme.bone3 : Theme.lineHi
    }
}
