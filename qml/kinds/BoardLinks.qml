import QtQuick
import Sitdown
import QtQuick.Shapes

// Brass lines between spaces that are next to each other without touching.
Shape {
    id: links

    property var spaces: []
    property real cell: 1

    layer.enabled: true
    ShapePath {
        strokeColor: Theme.brass
        strokeWidth: 2 * Theme.unit
        fillColor: "transparent"
        PathSvg { path: links.drawn() }
    }

    function drawn() {
        const at = {};
        for (const space of spaces)
            at[space.id] = [(space.x + (space.w || 1) / 2) * cell, (space.y + (space.h || 1) / 2) * cell];
        let path = "";
        for (const space of spaces) {
            for (const other of space.links || []) {
                if (at[other] && space.id < other)
                    path += "M" + at[space.id].join(" ") + " L" + at[other].join(" ") + " ";
            }
        }
        return path;
    }
}
