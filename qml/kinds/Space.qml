import QtQuick
import Sitdown

// What changes in a space of a board: its light, its marks and what lies there. Its ground is in the board's picture.
Item {
    id: spot

    property GameTable table
    property var space: ({})
    property string place
    property bool small: false
    readonly property PlaceModel content: table ? table.place(place) : null
    readonly property Spot said: table ? table.spot(place) : null
    readonly property string light: touch.light
    readonly property bool lit: light === "legal" || light === "selected" || light === "target"
    readonly property bool round: space.shape === "round"
    readonly property real band: small ? 0 : Math.round(Theme.px(26) * Math.min(1.3, Math.max(1, Theme.textScale)))
    readonly property bool pointed: Desk.pointed === place

    Component.onCompleted: Desk.put(place, spot)
    Component.onDestruction: Desk.take(place, spot)

    // A board may have hundreds of spaces: what is seldom there is made when it is.
    Loader {
        active: spot.lit
        anchors.fill: parent
        sourceComponent: Rectangle {
            radius: spot.round ? width / 2 : Theme.px(5)
            color: spot.light === "target" ? Theme.danger : Theme.lamp
            opacity: Theme.dark ? 0.17 : 0.12
        }
    }
    Loader {
        active: spot.said !== null && spot.said.marks.length > 0
        anchors.fill: parent
        sourceComponent: SpaceMarks { marks: spot.said.marks; small: spot.small }
    }
    Loader {
        active: spot.content !== null && (spot.content.count > 0 || (!spot.small && (spot.said.numbers.length > 0 || spot.space.help !== undefined)))
        anchors.fill: parent
        anchors.topMargin: spot.band
        sourceComponent: SpaceContent { table: spot.table; place: spot.place; content: spot.content; said: spot.said; small: spot.small; space: spot.space }
    }
    Loader {
        active: spot.pointed
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        sourceComponent: Rectangle { radius: Theme.px(7); color: "transparent"; border.width: 2; border.color: Theme.bone }
    }
    Loader {
        active: spot.light !== ""
        anchors.fill: parent
        sourceComponent: Lamp { state_: spot.light; radius: spot.round ? width / 2 : spot.small ? Theme.px(3) : Theme.px(5); arm: spot.small ? width * 0.3 : Theme.px(15) }
    }
    Touch {
        id: touch
        table: spot.table
        reference: spot.place
        about: (spot.space.name || spot.space.id || "") + (spot.space.help ? ". " + spot.space.help : "")
        Keys.onPressed: event => spot.walk(event)
        z: -1
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
