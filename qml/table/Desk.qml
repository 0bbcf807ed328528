pragma Singleton
import QtQuick

// What is asked for all over the table and shown in one place: the large card, the reason why not, where things are.
QtObject {
    id: desk

    property Item zoomed: null
    property string zoomFace
    property Item explained: null
    property string reason
    property string pointed   // the reference that a line of the log speaks of
    property bool keys: false // the keyboard is in use, so focus is shown
    property var places: ({}) // reference -> item, for what flies over the table
    property Item candidate: null

    property Timer waiting: Timer {
        interval: 400
        onTriggered: desk.zoomed = desk.candidate
    }

    function hover(item, face) {
        keys = false;
        if (face === "")
            return;
        candidate = item;
        zoomFace = face;
        waiting.restart();
    }
    function leave(item) {
        if (candidate === item)
            waiting.stop();
        if (zoomed === item)
            zoomed = null;
        if (explained === item)
            explained = null;
    }
    function focused(item, face) {
        if (explained !== item)
            explained = null;
        if (keys && face !== "") {
            candidate = item;
            zoomFace = face;
            waiting.restart();
        }
    }
    function zoom(item, face) {
        if (face === "")
            return;
        zoomFace = face;
        zoomed = zoomed === item ? null : item;
    }
    function explain(item, text) {
        reason = text;
        explained = text === "" ? null : item;
    }
    // Nothing of what one person looked at is kept for the next.
    function clear() {
        waiting.stop();
        zoomed = null;
        explained = null;
        candidate = null;
        zoomFace = "";
        reason = "";
        pointed = "";
    }
    function put(reference, item) { places[reference] = item; }
    function take(reference, item) {
        if (places[reference] === item)
            delete places[reference];
    }
    // The item of a place, or of the component that it is part of.
    function where(reference) {
        let name = reference.split("#")[0];
        if (places[name])
            return places[name];
        name = name.split("/")[0];
        if (places[name])
            return places[name];
        // What a seat has that is not drawn stands for the seat itself.
        const seat = name.match(/@(\d+)$/);
        return places[name.split("@")[0]] || (seat ? places["seat:" + seat[1]] : null) || null;
    }
}
