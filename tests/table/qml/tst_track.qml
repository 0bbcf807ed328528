import QtQuick
import QtTest
import Sitdown

Item {
    width: 600
    height: 500
    Track { id: lanes; width: 160; height: 400; table: App.table; component: App.table ? App.table.component("fame") : ({}); place: "fame" }
    Track { id: flat; x: 200; width: 300; height: 90; flat: true; table: App.table; component: App.table ? App.table.component("fame") : ({}); place: "fame" }
    Track { id: line; x: 200; y: 200; width: 300; height: 60; table: App.table; component: App.table ? App.table.component("rounds") : ({}); place: "rounds" }

    Parts {
        name: "Track"
        function signs(track) {
            let out = [];
            const walk = item => { for (let at = 0; at < item.children.length; ++at) { const child = item.children[at]; if (child.letter !== undefined && child.seat !== undefined) out.push(child); walk(child); } };
            walk(track);
            return out;
        }
        function test_every_seat_has_its_sign() {
            compare(signs(lanes).length, 2);
            compare(signs(flat).length, 2);
            compare(signs(line).length, 0);
        }
        function test_a_point_moves_the_sign_up_or_along() {
            const high = signs(lanes)[0].y, far = signs(flat)[0].x;
            App.table.press(button("Pass"));
            App.table.commit(0);
            tryVerify(() => App.table.spot("fame@0").number === 1);
            verify(signs(lanes)[0].y < high);
            verify(signs(flat)[0].x > far);
            compare(signs(lanes)[1].y, high);
            verify(signs(lanes)[0].Accessible.name.indexOf("1") >= 0);
        }
        function test_signs_at_the_same_step_do_not_hide_each_other() { verify(signs(flat)[0].y !== signs(flat)[1].y); }
        function test_declared_marks_are_named_and_the_end_warns() {
            verify(saying(lanes, "Noticed").length > 0);
            verify(saying(lanes, "Famous").length > 0);
            compare(String(saying(lanes, "Famous")[0].color), String(Theme.danger));
            compare(String(saying(lanes, "Noticed")[0].color), String(Theme.brass));
        }
        function test_one_marker_is_told_as_a_step() {
            compare(line.Accessible.name, "Acts: 0");
            App.table.press(button("Pass"));
            App.table.commit(0);
            tryCompare(line.Accessible, "name", "Acts: 1");
        }
    }
}
