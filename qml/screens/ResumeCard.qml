import QtQuick
import QtQuick.Shapes
import Sitdown

// The last unfinished game: one press away. All that it shows everybody at its table knows.
Rectangle {
    id: card

    property var session
    property bool narrow: false
    property var glance: ({})
    readonly property string journal: session ? session.path : ""
    signal resumed(string journal)

    height: Math.max(Theme.px(narrow ? 150 : 236), words.implicitHeight + Theme.px(narrow ? 28 : 44))
    radius: Theme.px(10)
    color: Theme.tint(Theme.feltGlow, 0.6, Theme.panel)
    border.width: 1
    border.color: Theme.lineHi
    onJournalChanged: look.restart()
    Component.onCompleted: look.restart()
    Connections { target: App; function onLookingChanged() { look.restart(); } }
    Timer { id: look; interval: 20; onTriggered: if (!App.looking) card.glance = card.journal !== "" ? App.glance(card.journal) : ({}) }

    Shape {
        visible: Theme.dark
        anchors.fill: parent
        anchors.margins: 1
        layer.enabled: true
        ShapePath {
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: card.width * 0.86; centerY: card.height * 0.1; focalX: card.width * 0.86; focalY: card.height * 0.1
                centerRadius: card.width * 0.42
                GradientStop { position: 0; color: "#3EE0B060" }
                GradientStop { position: 1; color: "#00E0B060" }
            }
            startX: 0; startY: 0
            PathLine { x: card.width - 2; y: 0 }
            PathLine { x: card.width - 2; y: card.height - 2 }
            PathLine { x: 0; y: card.height - 2 }
            PathLine { x: 0; y: 0 }
        }
    }
    Rectangle {
        id: tile
        x: Theme.px(card.narrow_(14, 24))
        anchors.verticalCenter: parent.verticalCenter
        width: card.height - 2 * x
        height: width
        radius: Theme.px(8)
        color: "#0E1412"
        Silhouette { anchors.fill: parent; anchors.margins: Theme.px(8); drawing: card.glance.drawing || {}; tokens: card.glance.tokens || [] }
    }
    Column {
        id: words
        anchors.left: tile.right
        anchors.leftMargin: Theme.px(card.narrow_(18, 30))
        anchors.right: press.left
        anchors.rightMargin: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(card.narrow_(3, 6))
        Words { text: "Continue where it stopped"; size: 16; font.weight: Font.DemiBold; color: Theme.brass }
        Title { width: parent.width; text: card.session ? card.session.title : ""; size: card.narrow ? 26 : 37; elide: Text.ElideRight }
        Flow {
            width: parent.width
            spacing: Theme.px(8)
            visible: card.glance.standing !== undefined
            Words { id: text; height: Theme.px(28); text: (card.glance.standing || "") + " "; size: card.narrow ? 16 : 19; color: Theme.bone2 }
            Repeater { model: card.glance.waiting || []; SeatSign { required property int modelData; seat: modelData; size: Theme.px(26) } }
            Words { height: Theme.px(28); text: card.awaited(); size: card.narrow ? 16 : 19; color: Theme.bone }
        }
        Words { width: parent.width; visible: text !== ""; text: card.glance.problem || ""; size: 15; color: Theme.danger; wrapMode: Text.Wrap; maximumLineCount: 2; elide: Text.ElideRight }
        Item { width: 1; height: Theme.px(card.narrow_(2, 10)) }
        Flow {
            width: parent.width
            spacing: Theme.px(card.narrow_(16, 30))
            Repeater {
                model: card.session ? card.session.players : []
                Row {
                    id: player
                    required property var modelData
                    required property int index
                    spacing: Theme.px(9)
                    SeatSign { anchors.verticalCenter: parent.verticalCenter; seat: player.index; size: Theme.px(card.narrow ? 24 : 32) }
                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        Words { text: player.modelData.name + (player.modelData.person ? "" : ", bot"); size: card.narrow ? 15 : 17; font.weight: Font.Medium }
                        Words { visible: text !== ""; text: card.glance.scores && card.glance.scores[player.index] !== undefined ? card.glance.scores[player.index] : ""; size: card.narrow ? 14 : 16; color: Theme.bone2 }
                    }
                }
            }
        }
    }
    Column {
        id: press
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(card.narrow_(18, 34))
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(12)
        LampButton { anchors.right: parent.right; label: "Resume"; key: "Enter"; on: true; size: card.narrow ? 54 : 68; objectName: "resume"; onPressed: card.resumed(card.journal) }
        Column {
            anchors.right: parent.right
            spacing: Theme.px(2)
            Words { anchors.right: parent.right; text: card.session && card.session.saved !== "" ? "saved " + card.session.saved : ""; size: 15; color: Theme.bone2 }
            Words { anchors.right: parent.right; visible: card.glance.curtain === true; text: "starts behind the curtain"; size: 15; color: Theme.bone2 }
        }
    }
    function narrow_(small, wide) { return narrow ? small : wide; }
    function awaited() {
        const seats = glance.waiting || [];
        if (!session || seats.length === 0)
            return "";
        const names = seats.map(seat => session.players[seat].name);
        return names.length === 1 ? names[0] + " is to act." : names.slice(0, -1).join(", ") + " and " + names[names.length - 1] + " are to act.";
    }
}
