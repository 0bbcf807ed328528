import QtQuick
import Sitdown

// The components around the board: tracks and decks, then rows.
Flow {
    id: flow

    property var table
    property int columns: 3
    property var kinds: ["track", "pile", "dice", "counter", "pool", "row", "sheet"]
    readonly property var parts: {
        const out = [];
        for (const each of table ? table.components : []) {
            if (each.owner !== "table" || kinds.indexOf(each.kind) < 0)
                continue;
            out.push({ component: each, place: each.id });
        }
        // A track of the seats' own numbers stands once for all.
        for (const each of table ? table.components : []) {
            if (each.owner === "seat" && each.kind === "track" && kinds.indexOf("track") >= 0)
                out.push({ component: each, place: each.id });
        }
        return out;
    }

    spacing: Theme.px(14)
    Repeater {
        model: flow.parts
        ComponentView {
            required property var modelData
            table: flow.table
            component: modelData.component
            place: modelData.place
            onLoaded: if (item.columns !== undefined) item.columns = flow.columns
        }
    }
}
