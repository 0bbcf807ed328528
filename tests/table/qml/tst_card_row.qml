import QtQuick
import QtTest
import Sitdown

Item {
    width: 800
    height: 500
    CardRow { id: row; width: implicitWidth; columns: 4; table: App.table; component: App.table ? App.table.component("market") : ({}); place: "market" }
    Hand { id: hand; y: 220; width: 500; table: App.table; component: App.table ? App.table.component("hand") : ({}); place: "hand@0" }
    Hand { id: rival; x: 520; y: 220; width: 260; table: App.table; component: App.table ? App.table.component("hand") : ({}); place: "hand@1" }

    Parts {
        name: "CardRow"
        function cards(root) {
            let out = [];
            const walk = item => { for (let at = 0; at < item.children.length; ++at) { const child = item.children[at]; if (child.faceData !== undefined && child.copies !== undefined && child.visible) out.push(child); walk(child); } };
            walk(root);
            return out;
        }
        function test_slots_hold_what_lies_in_them_and_an_empty_one_stays() {
            compare(cards(row).map(card => card.face), ["gin", "rum", "gun"]);
            const one = cards(row)[0];
            verify(row.implicitWidth >= 4 * one.width);
        }
        function test_an_exhausted_card_is_turned() { compare(cards(row)[1].turned, 90); }
        function test_a_hand_shows_own_cards_and_counts_a_rivals() {
            compare(cards(hand).length, 3);
            compare(cards(rival).length, 0);
            compare(rival.count, 3);
        }
        function test_cards_of_a_narrow_hand_overlap_but_keep_a_corner_in_sight() {
            hand.width = 260;
            const all = cards(hand);
            const step = all[1].mapToItem(hand, 0, 0).x - all[0].mapToItem(hand, 0, 0).x;
            verify(step < all[0].width);
            verify(step >= all[0].width * 0.33);
            hand.width = 500;
        }
        function test_while_something_is_asked_cards_outside_it_are_in_shade() {
            App.table.press(button("Shoot"));
            const lights = cards(row).map(card => card.light);
            compare(lights[2], "target");
            compare(lights[0], "");
            verify(cards(row)[0].asked);
        }
        function test_a_card_says_its_name_aloud() { compare(named(row, "market/0#0").Accessible.name, "Bathtub Gin"); }
        function test_a_chosen_card_rises() {
            App.table.press(button("Send"));
            App.table.click("hand@0#1");
            compare(cards(hand)[1].light, "selected");
            verify(cards(hand)[1].children[0].y < 0);
        }
    }
}
