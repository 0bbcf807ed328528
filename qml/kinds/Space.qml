import QtQuick
import Sitdown

// One space: name band, cards as plates, tokens, numbers, marks. Small ones are dots and pieces only.
Item {
    id: spot

    property var table
    property var space: ({})
    property string place
    property color tint
    property int rank: 0
    property bool small: false
    readonly property string light: touch.light
    readonly property bool lit: light === "legal" || light === "selected" || light === "target"
    readonly property bool round: space.shape === "round"
    readonly property var content: table ? table.place(place) : null
    readonly property var marked: table && table.marks[place] ? table.marks[place] : []
    readonly property real band: small ? 0 : Math.min(Theme.px(25), height * 0.26)

    Component.onCompleted: Desk.put(place, spot)
    Component.onDestruction: Desk.take(place, spot)

    Rectangle {
        anchors.fill: parent
        radius: spot.round ? width / 2 : Theme.px(spot.small ? 2 : 5)
        readonly property color ground: Theme.dark ? "#1A2420" : "#F3ECDC"
        color: spot.lit ? Theme.tint(spot.tint, 0.26, Theme.dark ? "#5A4C2A" : "#FFFDF5")
                        : Theme.tint(spot.tint, spot.small ? 0.34 : 0.18, ground)
        border.width: 1
        border.color: Theme.dark ? "#33000000" : "#40604A20"
    }
    Roofs { visible: !spot.small && spot.rank > 0 && !spot.round; anchors.fill: parent; anchors.topMargin: spot.band + 1; rank: Math.min(3, spot.rank); seed: spot.space.x * 7 + spot.space.y * 31 }
    // An open position among many.
    Rectangle { visible: spot.small && (!spot.content || spot.content.count === 0); anchors.centerIn: parent; width: parent.width * 0.22; height: width; radius: width / 2; color: Theme.lineHi }
    Rectangle {
        visible: !spot.small
        width: parent.width
        height: spot.band
        radius: Theme.px(5)
        color: Theme.dark ? Theme.tint(spot.tint, spot.lit ? 0.66 : 0.58, "#141C19") : Theme.tint(spot.tint, 0.5, "#FFFFFF")
        Words {
            anchors.fill: parent
            anchors.leftMargin: Theme.px(7)
            anchors.rightMargin: Theme.px(seal.visible ? 28 : 5)
            text: spot.space.name || ""
            size: 14
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            elide: Text.ElideRight
            color: Theme.dark ? "#FBF4E6" : "#16201C"
        }
    }
    SpaceMarks { anchors.fill: parent; marks: spot.marked; small: spot.small }
    SpaceContent { anchors.fill: parent; anchors.topMargin: spot.band; table: spot.table; place: spot.place; content: spot.content; small: spot.small; help: spot.space.help || "" }
    // What the board prints on the space.
    Rectangle {
        id: seal
        readonly property var printed: spot.space.numbers && spot.space.numbers.length > 0 ? spot.space.numbers[0] : null
        visible: !spot.small && printed !== null && printed.value !== 0
        anchors.right: parent.right
        anchors.rightMargin: -Theme.px(3)
        y: -Theme.px(3)
        width: spot.band + Theme.px(5)
        height: width
        radius: width / 2
        color: Theme.dark ? (spot.lit ? "#F3EAD9" : "#C3B99F") : "#1F2A26"
        border.width: 2
        border.color: Theme.dark ? "#141C19" : "#FFFFFF"
        Title { anchors.centerIn: parent; text: seal.printed ? seal.printed.value : ""; size: 17; color: Theme.dark ? Theme.inkText : "#F6EEDD" }
    }
    Lamp { state_: spot.light; radius: spot.round ? width / 2 : Theme.px(5); arm: spot.small ? width * 0.3 : Theme.px(15) }
    Touch {
        id: touch
        table: spot.table
        reference: spot.place
        about: (spot.space.name || spot.space.id || "") + (spot.space.help ? ". " + spot.space.help : "")
        Keys.onPressed: event => spot.walk(event)
    }

    // Arrow keys go along the links to the space that lies most in that direction.
    function walk(event) {
        const ways = {};
        ways[Qt.Key_Left] = [-1, 0];
        ways[Qt.Key_Right] = [1, 0];
        ways[Qt.Key_Up] = [0, -1];
        ways[Qt.Key_Down] = [0, 1];
        const way = ways[event.key];
        if (!way)
            return;
        let best = null, least = 0.3;
        for (const other of space.links || []) {
            const item = Desk.places[place.split("/")[0] + "/" + other];
            if (!item)
                continue;
            const dx = item.x + item.width / 2 - x - width / 2, dy = item.y + item.height / 2 - y - height / 2;
            const along = (dx * way[0] + dy * way[1]) / Math.max(1, Math.hypot(dx, dy));
            if (along > least) {
                least = along;
                best = item;
            }
        }
        if (best)
            best.enter();
        event.accepted = best !== null;
    }
    function enter() { touch.forceActiveFocus(Qt.TabFocusReason); }
}
