import QtQuick
import QtTest
import Sitdown

Item {
    width: 1400
    height: 400
    PromptBar { id: bar; width: 1400; height: implicitHeight; table: App.table }

    Parts {
        name: "PromptBar"
        function test_it_names_who_acts_and_what_to_do() { compare(named(bar, "prompt").text, "Ada: Do one thing."); }
        function test_verbs_are_buttons_with_the_number_of_their_targets() {
            compare(named(bar, "choice:Play").count, "3");
            compare(named(bar, "choice:Shoot").count, "1");
            compare(named(bar, "choice:Pass").count, "");
        }
        function test_exactly_one_button_is_filled() {
            const filled = () => ["Pass", "Play", "Send", "Build", "Shoot"].filter(label => named(bar, "choice:" + label) && named(bar, "choice:" + label).on);
            compare(filled(), ["Play"]);
            App.table.press(button("Shoot"));
            tryVerify(() => filled().join() === "Shoot");
        }
        function test_the_lamp_button_names_the_result() {
            App.table.press(button("Send"));
            App.table.click("hand@0#0");
            App.table.click("map/bar");
            tryVerify(() => App.table.waiting.length > 0 && App.table.waiting[0] === 1);
            compare(named(bar, "prompt").text.indexOf("One thing is done."), 0);
            compare(named(bar, "prompt").font.bold, false);
        }
        function test_digits_press_the_buttons_in_their_order() {
            bar.pressKey(1 + button("Shoot"));
            compare(App.table.buttons.find(each => each.lens).label, "Shoot");
            bar.pressKey(1 + button("Pass"));
            verify(App.table.ready.text !== undefined || !App.table.acting);
        }
        function test_a_region_with_several_kinds_asks_by_name() {
            App.table.press(button("Build"));
            App.table.click("map/bank");
            compare(App.table.menu.length, 3);
            compare(named(bar, "choice:" + App.table.menu[1].label).key, "2");
            bar.pressKey(2);
            tryVerify(() => App.table.spot("fame@0").number === 1);
        }
        function test_an_amount_is_set_with_a_slider() {
            App.table.press(App.table.buttons.findIndex(each => each.act === "pay"));
            const figure = named(bar, "amount"), slider = named(bar, "amountSlider"), agree = named(bar, "amountButton");
            verify(slider && slider.visible);
            compare(figure.text, "$10");
            slider.increase();
            slider.moved();
            compare(figure.text, "$20");
            compare(agree.label, "Pay $20");
            mouseClick(agree);
            tryVerify(() => App.table.spot("fame@0").number === 1);
        }
        function test_a_long_list_is_cut_and_told() {
            compare(bar.entries().filter(entry => entry.kind === "more").length, bar.buttons.length > bar.most + 1 ? 1 : 0);
        }
    }
}
