import QtQuick
import QtQuick.Window
import Sitdown

// A cover drawn from what the module declares: the silhouette of its board, or a fan of its cards. Painted once, a moment
// after the titles are there.
Item {
    id: cover

    property var game: ({})
    property bool raised: false
    property int turn: 0       // covers come one after the other
    property var drawing: ({}) // as the program says it; here only `about` is read
    readonly property string tint: Theme.colourOf(game.id || "")
    readonly property real u: width / 264
    readonly property real density: Screen.devicePixelRatio

    height: width * 1.43
    // Not before the module has been tried out: that goes on beside the thread that draws.
    onGameChanged: if (!App.looking) later.restart()
    Timer { id: later; interval: 30 + 25 * cover.turn; running: !App.looking; onTriggered: cover.drawing = App.cover(cover.game.id || "") }

    Shadow { anchors.fill: parent; radius: Theme.px(8); depth: cover.raised ? 3 : 2 }
    Rectangle { visible: picture.status !== Image.Ready; anchors.fill: parent; radius: 6 * cover.u; color: Theme.tint(cover.tint, 0.55, "#101614") }
    Image {
        id: picture
        anchors.fill: parent
        asynchronous: true
        sourceSize: Qt.size(Math.round(width * cover.density), Math.round(height * cover.density))
        source: cover.drawing.about === undefined || cover.width <= 0 ? "" : "image://cover/" + cover.tint.substring(1) + "/" + cover.game.id
    }
    Title {
        x: cover.width * 0.12
        y: cover.height * 0.055
        width: cover.width * 0.8
        height: cover.height * 0.22
        text: cover.game.title || ""
        size: 25 * Math.max(0.8, cover.u / Theme.unit)
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        lineHeightMode: Text.ProportionalHeight
        lineHeight: 0.86
        wrapMode: Text.WordWrap
        verticalAlignment: Text.AlignTop
        color: "#F6EBD2"
    }
    Words {
        x: cover.width * 0.12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: cover.height * 0.05
        width: cover.width * 0.8
        height: cover.height * 0.16
        verticalAlignment: Text.AlignBottom
        text: (cover.drawing.about || "").split(", ").slice(0, cover.u < 0.75 * Theme.unit ? 2 : 9).join(", ") // a small cover says less
        size: 14
        fontSizeMode: Text.Fit
        minimumPixelSize: 12
        color: "#E3CFA0"
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
    }
}
