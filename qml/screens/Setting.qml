import QtQuick
import Sitdown

// One thing that can be set: its name, what it does, and its values.
Panel {
    id: setting

    property string name
    default property alias controls: row.data

    title: name
    Flow { id: row; width: parent.width; spacing: Theme.px(12) }
}
