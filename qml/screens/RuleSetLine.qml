import QtQuick
import Sitdown

// The line style of a compared rule set: whole, long dashes, dots, dashes and dots.
Item {
    id: line

    property int which: 0
    readonly property var pattern: [[1000, 0], [14, 6], [3, 4], [12, 4, 3, 4]][which % 4] // drawn, left out, …
    readonly property var parts: {
        const out = [];
        for (let x = 0, at = 0; x < width && width > 0; x += Theme.px(pattern[at % pattern.length]) || 1, ++at)
            if (at % 2 === 0)
                out.push({ x: x, length: Math.min(Math.max(2, Theme.px(pattern[at % pattern.length])), width - x) });
        return out;
    }

    height: Math.max(2, Theme.px(3))
    Accessible.ignored: true
    RuleSetMark { id: hue; visible: false; which: line.which }
    Repeater {
        model: line.parts
        Rectangle { required property var modelData; x: modelData.x; width: modelData.length; height: line.height; color: hue.hue }
    }
}
