import QtQuick
import Sitdown

// What moves is shown moving: a card or a piece flies from where it was to where it is. The view is the truth; this only
// draws over it, and speed 0 draws nothing.
Item {
    id: flights

    property GameTable table

    z: 400
    enabled: false

    function show(events) {
        if (Theme.speed <= 0)
            return;
        let delay = 0, beat = -1, shown = 0;
        for (const event of events) {
            if (shown >= 60)
                break;
            // What happens together starts a little apart; what happens after waits.
            const wait = beat >= 0 && event.beat !== beat ? 160 : 40;
            if (event.verb === "move" || event.verb === "pay" ? !launch(event, delay + Theme.milliseconds(wait)) : !strike(event, delay + Theme.milliseconds(wait)))
                continue;
            delay += Theme.milliseconds(wait);
            beat = event.beat;
            ++shown;
        }
    }
    function launch(event, delay) {
        const pays = event.verb === "pay";
        const from = Desk.where(event.from || (event.by !== undefined ? "seat:" + event.by : ""));
        const to = Desk.where(event.to || (event.whom !== undefined ? "seat:" + event.whom : ""));
        if (!from || !to || from === to || (pays && event.amount === undefined))
            return false;
        const a = from.mapToItem(flights, from.width / 2, from.height / 2), b = to.mapToItem(flights, to.width / 2, to.height / 2);
        flight.createObject(flights, { from: a, to: b, delay: delay, face: pays ? "" : event.face || "", token: pays ? "" : event.token || "", owner: event.by !== undefined ? event.by : -1,
                                       sum: pays ? table.amount(event.amount, event.unit || "") : "" });
        return true;
    }
    // Dice that fall, things that turn or change: the place itself answers.
    function strike(event, delay) {
        const place = event.verb === "roll" || event.verb === "turn" || event.verb === "change" || event.verb === "shuffle" ? Desk.where(event.to || event.from || "") : null;
        if (!place || place.width <= 0)
            return false;
        const at = place.mapToItem(flights, 0, 0);
        pulse.createObject(flights, { x: at.x, y: at.y, width: place.width, height: place.height, delay: delay });
        return true;
    }

    Component {
        id: pulse
        Rectangle {
            id: ring
            property int delay
            radius: Theme.px(7)
            color: "transparent"
            border.width: 3 * Theme.unit
            border.color: Theme.bone
            opacity: 0
            SequentialAnimation {
                running: true
                PauseAnimation { duration: ring.delay }
                NumberAnimation { target: ring; property: "opacity"; from: 0.9; to: 0; duration: Theme.milliseconds(420); easing.type: Easing.OutQuad }
                ScriptAction { script: ring.destroy() }
            }
        }
    }
    // What one person saw fly is nothing for the next.
    function clear() {
        for (let at = children.length - 1; at >= 0; --at) {
            const flying = children[at];
            if (flying.face === undefined)
                continue;
            flying.face = "";
            flying.visible = false;
            flying.destroy();
        }
    }

    Component {
        id: flight
        Item {
            id: flying
            property point from
            property point to
            property int delay
            property string face
            property string token
            property int owner: -1
            property string sum  // an amount that is paid
            width: Theme.px(84)
            height: Theme.px(112)
            x: from.x - width / 2
            y: from.y - height / 2
            visible: false
            CardFace { visible: flying.face !== ""; anchors.fill: parent; face: flights.table && flying.face !== "" ? flights.table.face(flying.face) : ({}) }
            Rectangle {
                visible: flying.sum !== ""
                anchors.centerIn: parent
                width: paid.implicitWidth + Theme.px(20)
                height: Theme.px(32)
                radius: height / 2
                color: Theme.brass
                border.width: 1
                border.color: "#3A2A0E"
                Title { id: paid; anchors.centerIn: parent; text: flying.sum; size: 17; color: "#1B1508" }
            }
            CardBack { visible: flying.face === "" && flying.token === "" && flying.sum === ""; anchors.fill: parent; deck: "" }
            Piece { visible: flying.token !== ""; anchors.centerIn: parent; owner: flying.owner; token: flights.table && flying.token !== "" ? flights.table.token(flying.token) : ({}) }
            SequentialAnimation {
                running: true
                PauseAnimation { duration: flying.delay }
                PropertyAction { target: flying; property: "visible"; value: true }
                ParallelAnimation {
                    NumberAnimation { target: flying; property: "x"; to: flying.to.x - flying.width / 2; duration: Theme.milliseconds(320); easing.type: Easing.InOutCubic }
                    NumberAnimation { target: flying; property: "y"; to: flying.to.y - flying.height / 2; duration: Theme.milliseconds(320); easing.type: Easing.InOutCubic }
                }
                ScriptAction { script: flying.destroy() }
            }
        }
    }
}
