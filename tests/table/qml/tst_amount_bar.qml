import QtQuick
import QtTest
import Sitdown

Item {
    width: 700
    height: 200
    AmountBar { id: bar; table: App.table; text: "Pay {amount}" }
    SignalSpy { id: agreed; target: bar; signalName: "agreed" }

    Parts {
        name: "AmountBar"
        function test_it_begins_at_the_least_and_shows_both_ends() {
            bar.range = { min: 10, max: 50, step: 10, unit: "money" };
            compare(bar.amount, 10);
            compare(named(bar, "amount").text, "$10");
            verify(saying(bar, "$50").length > 0);
        }
        function test_keys_move_it_by_steps_and_stop_at_the_ends() {
            bar.range = { min: 10, max: 30, step: 10, unit: "money" };
            const slider = named(bar, "amountSlider");
            slider.forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(bar.amount, 20);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(bar.amount, 30);
            keyClick(Qt.Key_Left);
            compare(bar.amount, 20);
        }
        function test_the_button_says_the_amount_and_hands_it_in() {
            bar.range = { min: 10, max: 50, step: 10, unit: "money" };
            agreed.clear();
            named(bar, "amountSlider").forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(named(bar, "amountButton").label, "Pay $20");
            mouseClick(named(bar, "amountButton"));
            compare(agreed.count, 1);
            compare(agreed.signalArguments[0][0], 20);
        }
        function test_another_range_begins_anew() {
            bar.range = { min: 10, max: 50, step: 10, unit: "money" };
            bar.amount = 40;
            bar.range = { min: 0, max: 5, step: 1, unit: "fame" };
            compare(bar.amount, 0);
            compare(named(bar, "amount").text.indexOf("0"), 0);
        }
    }
}
