import QtQuick
import QtTest
import Sitdown

Item {
    width: 1200
    height: 800
    Curtain { id: curtain; anchors.fill: parent; table: App.table; visible: App.table !== null && App.table.curtain }

    Parts {
        name: "Curtain"
        seats: [{ name: "Ada", kind: "person" }, { name: "Bo", kind: "person" }]
        function test_it_is_there_at_once_and_names_who_comes_next() {
            verify(curtain.visible);
            compare(named(curtain, "curtainName").text, "Pass to Ada");
            compare(curtain.color.a, 1);
        }
        function test_a_tap_reveals_nothing() {
            Theme.speed = 1;
            const hold = named(curtain, "curtainHold");
            mousePress(hold);
            wait(120);
            mouseRelease(hold);
            wait(700);
            verify(App.table.curtain);
            compare(curtain.held, 0);
        }
        function test_holding_reveals() {
            mousePress(named(curtain, "curtainHold"));
            tryVerify(() => !App.table.curtain);
            mouseRelease(curtain, 10, 10);
            verify(!curtain.visible);
            compare(App.table.viewer, 0);
        }
        function test_space_held_reveals_too() {
            curtain.forceActiveFocus();
            keyPress(Qt.Key_Space);
            tryVerify(() => !App.table.curtain);
            keyRelease(Qt.Key_Space);
        }
        function test_no_other_key_does_anything() {
            curtain.forceActiveFocus();
            for (const key of [Qt.Key_Return, Qt.Key_1, Qt.Key_Escape, Qt.Key_Z])
                keyClick(key);
            verify(App.table.curtain);
        }
        function test_it_lets_no_click_through() {
            mouseClick(curtain, 30, 30);
            mouseClick(curtain, 600, 780);
            verify(App.table.curtain);
        }
    }
}
