import QtQuick
import QtTest
import Sitdown

Item {
    width: 400
    height: 300
    Item { width: 100; height: 100; Touch { id: card; table: App.table; reference: "hand@0#0"; face: "gin"; about: "Bathtub Gin" } }
    Item { x: 120; width: 100; height: 100; Touch { id: gun; table: App.table; reference: "market/2#0"; face: "gun"; about: "Tommy Gun" } }
    Item { x: 240; width: 100; height: 100; Touch { id: deck; table: App.table; reference: "deck"; about: "Deck" } }

    Parts {
        name: "Touch"
        function test_light_follows_the_lens() {
            compare(card.light, "legal");
            compare(gun.light, "available");
            compare(deck.light, "");
            App.table.press(button("Shoot"));
            compare(card.light, "available");
            compare(gun.light, "target");
        }
        function test_only_what_is_lit_is_in_the_chain_of_tabs() {
            verify(card.activeFocusOnTab);
            verify(!deck.activeFocusOnTab);
        }
        function test_a_click_takes_part_in_the_choice() {
            App.table.press(button("Send"));
            mouseClick(card);
            compare(card.light, "selected");
            compare(App.table.spot("map/docks").light, "legal");
            App.table.back();
            compare(card.light, "legal");
        }
        function test_a_click_on_what_is_not_lit_tells_why_not() {
            mouseMove(deck);
            mouseClick(deck);
            compare(Desk.explained, deck);
            compare(Desk.reason, "it is too dark");
            mouseMove(card);
            compare(Desk.explained, null);
        }
        function test_right_click_and_a_long_press_show_the_card_large() {
            mouseClick(gun, 50, 50, Qt.RightButton);
            compare(Desk.zoomed, gun);
            compare(Desk.zoomFace, "gun");
            mouseClick(gun, 50, 50, Qt.RightButton);
            compare(Desk.zoomed, null);
            mousePress(gun);
            tryCompare(Desk, "zoomed", gun);
            mouseRelease(gun);
        }
        function test_resting_on_a_card_shows_it_large_and_leaving_puts_it_back() {
            mouseMove(gun, 50, 50);
            compare(Desk.zoomed, null);
            tryCompare(Desk, "zoomed", gun, 2000);
            mouseMove(deck, 50, 50);
            tryCompare(Desk, "zoomed", null);
        }
        function test_enter_acts_and_space_shows_large() {
            App.table.press(button("Send"));
            card.forceActiveFocus();
            keyClick(Qt.Key_Space);
            compare(Desk.zoomed, card);
            keyClick(Qt.Key_Return);
            compare(card.light, "selected");
        }
        function test_a_screen_reader_hears_what_it_is() {
            compare(card.Accessible.name, "Bathtub Gin");
            compare(card.Accessible.role, Accessible.Button);
        }
        function cleanup() { mouseMove(deck, 95, 195); }
    }
}
