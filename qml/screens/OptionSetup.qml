import QtQuick
import Sitdown
import QtQuick.Controls.Basic

// One rule option, and which reading of the rules it settles.
Rectangle {
    id: box

    property var option: ({})
    property var value
    signal chosen(var value)
    readonly property var values: option.values || []

    height: column.implicitHeight + Theme.px(24)
    radius: Theme.px(8)
    color: Theme.panel
    border.width: 1
    border.color: Theme.line
    Column {
        id: column
        x: Theme.px(16)
        y: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(8)
        Words { text: box.option.name || box.option.id || ""; size: 17; font.weight: Font.DemiBold }
        Words { width: parent.width; text: box.option.settles || ""; size: 15; color: Theme.bone2; wrapMode: Text.WordWrap }
        Row {
            visible: box.option.kind === "switch"
            spacing: Theme.px(8)
            LampButton { label: "On"; size: 38; on: box.value === true; quiet: !on; onPressed: box.chosen(true) }
            LampButton { label: "Off"; size: 38; on: box.value === false; quiet: !on; onPressed: box.chosen(false) }
        }
        Flow {
            visible: box.option.kind === "one" || box.option.kind === "subset"
            width: parent.width
            spacing: Theme.px(8)
            Repeater {
                model: box.values
                LampButton {
                    required property var modelData
                    readonly property bool many: box.option.kind === "subset"
                    label: modelData.text || modelData.id
                    size: 38
                    on: many ? (box.value || []).indexOf(modelData.id) >= 0 : box.value === modelData.id
                    quiet: !on
                    onPressed: box.chosen(many ? box.toggled(modelData.id) : modelData.id)
                }
            }
        }
        Row {
            visible: box.option.kind === "number"
            spacing: Theme.px(14)
            Slider {
                width: Theme.px(300)
                from: box.option.min || 0
                to: box.option.max || 1
                stepSize: box.option.step || 1
                snapMode: Slider.SnapAlways
                value: typeof box.value === "number" ? box.value : 0
                onMoved: box.chosen(Math.round(value))
                Accessible.name: box.option.name || ""
            }
            Title { anchors.verticalCenter: parent.verticalCenter; text: typeof box.value === "number" ? box.value : ""; size: 20 }
        }
    }
    function toggled(id) {
        const list = (value || []).slice();
        const at = list.indexOf(id);
        if (at >= 0)
            list.splice(at, 1);
        else
            list.push(id);
        return list;
    }
}
