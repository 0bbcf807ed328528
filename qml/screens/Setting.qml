import QtQuick
import Sitdown

Column {
    id: setting

    property string name
    property string help
    default property alias controls: row.data

    spacing: Theme.px(6)
    Title { text: setting.name; size: 22 }
    Words { text: setting.help; size: 16; color: Theme.bone2 }
    Row { id: row; spacing: Theme.px(12) }
}
