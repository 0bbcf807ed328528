import QtQuick
import Sitdown

// What moves is shown moving: a card or a piece flies from where it was to where it is. The view is the truth; this only
// draws over it, and speed 0 draws nothing.
Item {
    id: flights

    property var table

    z: 400
    enabled: false

    function show(events) {
        if (Theme.speed <= 0)
            return;
        let delay = 0, beat = -1, shown = 0;
        for (const event of events) {
            if (event.verb !== "move" || !event.from || !event.to || shown >= 60)
                continue;
            const from = Desk.where(event.from), to = Desk.where(event.to);
            if (!from || !to || from === to)
                continue;
            if (event.beat !== beat && beat >= 0)
                delay += Theme.milliseconds(160);
            else
                delay += Theme.milliseconds(40);
            beat = event.beat;
            ++shown;
            const a = from.mapToItem(flights, from.width / 2, from.height / 2), b = to.mapToItem(flights, to.width / 2, to.height / 2);
            flight.createObject(flights, { from: a, to: b, delay: delay, face: event.face || "", token: event.token || "", owner: event.by !== undefined ? event.by : -1 });
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
            width: Theme.px(84)
            height: Theme.px(112)
            x: from.x - width / 2
            y: from.y - height / 2
            visible: false
            CardFace { visible: flying.face !== ""; anchors.fill: parent; face: flights.table && flying.face !== "" ? flights.table.face(flying.face) : ({}) }
            CardBack { visible: flying.face === "" && flying.token === ""; anchors.fill: parent; deck: "" }
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
