import QtQuick
import Sitdown
import QtQuick.Shapes

// Roofs of a neighbourhood, higher for a higher rank, the same for the same place every time. Painted once.
Shape {
    id: roofs

    property int rank: 1
    property int seed: 1

    layer.enabled: true
    ShapePath {
        strokeWidth: -1
        fillColor: Theme.dark ? "#17E8F0E0" : "#1E203020"
        PathSvg { path: roofs.drawn(roofs.width, roofs.height) }
    }

    function drawn(width, height) {
        if (width <= 0 || height <= 0)
            return "";
        let state = seed * 7919 + 13;
        const random = () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
        const low = [0, 0.10, 0.24, 0.34][rank], high = [0, 0.26, 0.48, 0.70][rank];
        let path = "M0 " + height + " ";
        for (let x = 0; x < width;) {
            const next = Math.min(width, x + Math.max(3, width * (0.07 + 0.09 * random())));
            const top = height * (1 - low - (high - low) * random());
            path += "L" + x.toFixed(1) + " " + top.toFixed(1) + " ";
            if (random() < 0.4)
                path += "L" + ((x + next) / 2).toFixed(1) + " " + (top - (next - x) * 0.32).toFixed(1) + " ";
            path += "L" + next.toFixed(1) + " " + top.toFixed(1) + " ";
            x = next;
        }
        return path + "L" + width + " " + height + " Z";
    }
}
