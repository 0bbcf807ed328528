import QtQuick
import Sitdown
import QtQuick.Controls.Basic

// An amount: a big figure, a slider with steps, its ends in words.
Rectangle {
    id: bar

    property var table
    property var range
    property string text
    property int amount: range ? range.min : 0
    signal agreed(int amount)

    width: Theme.px(520)
    height: Theme.px(118)
    radius: Theme.px(8)
    color: Theme.raised
    border.width: 1
    border.color: Theme.lineHi
    onRangeChanged: amount = range ? range.min : 0

    Title { x: Theme.px(18); y: Theme.px(10); text: bar.range ? bar.table.amount(bar.amount, bar.range.unit) : ""; size: 34; objectName: "amount" }
    Slider {
        id: slider
        x: Theme.px(16)
        y: Theme.px(56)
        width: Theme.px(300)
        from: bar.range ? bar.range.min : 0
        to: bar.range ? bar.range.max : 1
        stepSize: bar.range ? bar.range.step : 1
        snapMode: Slider.SnapAlways
        value: bar.amount
        onMoved: bar.amount = Math.round(value)
        focus: bar.visible
        objectName: "amountSlider"
        Accessible.name: bar.text
    }
    Words { x: Theme.px(18); y: Theme.px(92); text: bar.range ? bar.table.amount(bar.range.min, bar.range.unit) : ""; size: 13; color: Theme.bone3 }
    Words { anchors.right: slider.right; y: Theme.px(92); text: bar.range ? bar.table.amount(bar.range.max, bar.range.unit) : ""; size: 13; color: Theme.bone3 }
    LampButton {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        on: true
        label: bar.said()
        objectName: "amountButton"
        onPressed: bar.agreed(bar.amount)
    }

    // The sentence of the choice speaks of the whole range; here it names what would be handed in.
    function said() {
        if (!range)
            return text;
        const words = number => table.amount(number, range.unit);
        return text.replace("{amount}", words(amount)).replace(words(range.min) + " to " + words(range.max), words(amount));
    }
}
