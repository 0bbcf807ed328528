import QtQuick
import Sitdown

// One of the drawn glyphs, as a picture: moves and scrolls like any other.
Image {
    property string name
    property color colour: Theme.bone
    property color rim: "transparent"
    property real rimWidth: 0
    property real size: Theme.px(24)

    width: size
    height: size
    visible: name !== ""
    sourceSize: Qt.size(Math.max(1, Math.ceil(size)), Math.max(1, Math.ceil(size)))
    source: name === "" ? "" : "image://glyph/" + name + "/" + plain(colour) + "/" + (rimWidth > 0 ? plain(rim) : "none") + "/" + rimWidth.toFixed(1)

    function plain(colour) { return colour.toString().substring(1); }
}
