import QtQuick
import Sitdown

// One rule option, and which reading of the rules it settles.
Panel {
    id: box

    property var option: ({})
    property var value
    signal chosen(var value)
    readonly property var values: option.values || []
    readonly property bool usual: JSON.stringify(value) === JSON.stringify(option.default)

    pad: Theme.px(14)
    border.color: usual ? Theme.line : Theme.brassDim
    Item {
        width: parent.width
        height: name.height
        Words { id: name; width: parent.width - (changed.visible ? changed.width + Theme.px(10) : 0); text: box.option.name || box.option.id || ""; size: 17; font.weight: Font.DemiBold; wrapMode: Text.WordWrap }
        Words { id: changed; visible: !box.usual; anchors.right: parent.right; text: "changed"; size: 14; color: Theme.brass }
    }
    Words { width: parent.width; visible: text !== ""; text: box.option.settles || ""; size: 15; color: Theme.bone2; wrapMode: Text.WordWrap }
    Row {
        visible: box.option.kind === "switch"
        spacing: Theme.px(8)
        Pick { label: "On"; on: box.value === true; objectName: "option:" + box.option.id + ":on"; about: box.option.name || ""; onPressed: box.chosen(true) }
        Pick { label: "Off"; on: box.value === false; objectName: "option:" + box.option.id + ":off"; about: box.option.name || ""; onPressed: box.chosen(false) }
    }
    Flow {
        visible: box.option.kind === "one" || box.option.kind === "subset"
        width: parent.width
        spacing: Theme.px(8)
        Repeater {
            model: box.values
            Pick {
                required property var modelData
                label: modelData.text || modelData.id
                about: box.option.name || ""
                most: box.width - 2 * box.pad
                many: box.option.kind === "subset"
                on: many ? (box.value || []).indexOf(modelData.id) >= 0 : box.value === modelData.id
                objectName: "option:" + box.option.id + ":" + modelData.id
                onPressed: box.chosen(many ? box.toggled(modelData.id) : modelData.id)
            }
        }
    }
    Row {
        visible: box.option.kind === "number"
        spacing: Theme.px(14)
        Dial {
            width: Math.min(Theme.px(300), box.width - 2 * box.pad - Theme.px(90))
            label: box.option.name || ""
            from: box.option.min || 0
            to: box.option.max !== undefined ? box.option.max : 1
            stepSize: box.option.step || 1
            value: typeof box.value === "number" ? box.value : 0
            objectName: "option:" + box.option.id
            onMoved: box.chosen(Math.round(value))
        }
        Title { anchors.verticalCenter: parent.verticalCenter; text: typeof box.value === "number" ? box.value.toLocaleString(Qt.locale("en_US"), "f", 0) : ""; size: 20 }
    }
    function toggled(id) {
        const list = values.map(each => each.id).filter(each => each === id ? (value || []).indexOf(id) < 0 : (value || []).indexOf(each) >= 0);
        return list;
    }
}
