import QtQuick
import QtQuick.Shapes

// Deco rays from the foot of the box: one tone on another.
Shape {
    id: rays

    property color colour: "#1CFFFFFF"
    property int count: 15

    ShapePath {
        strokeWidth: -1
        fillColor: rays.colour
        PathSvg { path: rays.drawn(rays.width, rays.height) }
    }

    // Cut at the edges of the box, so that nothing has to be clipped.
    function drawn(width, height) {
        if (width <= 0 || height <= 0)
            return "";
        function edge(angle) {
            const dx = -Math.cos(angle), dy = -Math.sin(angle);
            const along = Math.min(dx === 0 ? 1e9 : width / 2 / Math.abs(dx), dy === 0 ? 1e9 : height / Math.abs(dy));
            return (width / 2 + dx * along).toFixed(1) + " " + (height + dy * along).toFixed(1);
        }
        let path = "";
        for (let ray = 0; ray < count; ++ray)
            path += "M" + width / 2 + " " + height + " L" + edge(Math.PI * (ray + 0.25) / count) + " L" + edge(Math.PI * (ray + 0.75) / count) + " Z ";
        return path;
    }
}
