import QtQuick
import QtTest
import Sitdown

// A fresh table before every test; nothing moves.
TestCase {
    id: parts

    property var seats: [{ name: "Ada", kind: "person" }, { name: "Bo", kind: "program" }]

    when: windowShown
    function init() {
        Theme.speed = 0;
        Desk.clear();
        verify(App.start("showcase", { seats: seats, options: {}, seed: "1" }));
        tryVerify(() => App.table.acting || App.table.curtain);
    }
    function button(label) { return App.table.buttons.findIndex(each => each.label === label); }
    // The first item below `root` with this name.
    function named(root, name) {
        if (root.objectName === name)
            return root;
        for (let at = 0; at < root.children.length; ++at) {
            const found = named(root.children[at], name);
            if (found)
                return found;
        }
        return null;
    }
    // Every item below that says this text.
    function saying(root, text) {
        let out = [];
        for (let at = 0; at < root.children.length; ++at) {
            const child = root.children[at];
            out = out.concat(child.text === text && child.visible ? [child] : [], saying(child, text));
        }
        return out;
    }
}
