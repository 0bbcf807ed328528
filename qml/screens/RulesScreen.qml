import QtQuick
import Sitdown

// A rule set from its own declarations: phases, endings, components, options, reference tables, and a glossary of cards.
ScreenPage {
    id: page

    property string game
    readonly property var entry: App.games.find(each => each.id === game) || {}
    readonly property var known: App.glossary(game)
    readonly property var components: (known.components || []).filter(each => each.kind !== "sheet")
    readonly property var sheets: (known.components || []).filter(each => each.kind === "sheet")
    readonly property var faces: known.faces || []
    readonly property bool narrow: width < 1280

    title: entry.title || "Rules"
    Flow {
        id: places
        width: text.width - Theme.px(10)
        spacing: Theme.px(2)
        Repeater {
            model: [phases, endings, table, options, tables].filter(each => each.visible)
            FilterWord { required property var modelData; label: modelData.title; on: text.section === modelData; onPressed: text.show(modelData) }
        }
    }
    ScrollPage {
        id: text
        anchors.top: places.bottom
        anchors.topMargin: Theme.px(8)
        anchors.bottom: parent.bottom
        x: -margin
        width: (page.faces.length > 0 ? parent.width * (page.narrow ? 0.46 : 0.44) : parent.width) + margin
        gap: Theme.px(16)
        readonly property Item section: {
            let found = phases;
            for (const each of [phases, endings, table, options, tables])
                if (each.visible && each.y <= contentY + Theme.px(60))
                    found = each;
            return contentY > 0 && contentY >= contentHeight - height - 1 ? last() : found;
        }
        function last() { return tables.visible ? tables : options.visible ? options : table; }
        function show(item) { contentY = Math.max(0, Math.min(item.y, contentHeight - height)); }

        Words { width: parent.width; text: page.entry.about || ""; size: 19; wrapMode: Text.WordWrap }
        Panel {
            id: phases
            width: parent.width
            title: "Phases"
            Repeater {
                model: page.entry.phases || []
                Row {
                    id: phase
                    required property var modelData
                    required property int index
                    readonly property bool step: modelData.of !== undefined
                    width: parent.width
                    topPadding: Theme.px(4)
                    spacing: Theme.px(12)
                    Title { width: Theme.px(26); horizontalAlignment: Text.AlignRight; text: phase.step ? "" : page.ordinal(phase.index); size: 18; color: Theme.brass }
                    Explained { width: parent.width - Theme.px(38); name: phase.modelData.name; help: phase.modelData.help || ""; inset: phase.step }
                }
            }
        }
        Panel {
            id: endings
            width: parent.width
            title: "How it ends"
            Repeater { model: page.entry.endings || []; Explained { required property var modelData; width: parent.width; help: modelData.text } }
        }
        Panel {
            id: table
            width: parent.width
            title: "On the table"
            Repeater {
                model: page.kinds.filter(kind => page.components.some(each => each.kind === kind.id))
                Column {
                    id: kind
                    required property var modelData
                    width: parent.width
                    topPadding: Theme.px(6)
                    spacing: Theme.px(6)
                    Words { text: kind.modelData.name; size: 15; font.weight: Font.DemiBold; color: Theme.brass }
                    Rectangle { width: parent.width; height: 1; color: Theme.line }
                    Repeater {
                        model: page.components.filter(each => each.kind === kind.modelData.id)
                        Explained { required property var modelData; width: kind.width; name: modelData.name + page.owner(modelData); help: modelData.help || "" }
                    }
                }
            }
        }
        Panel {
            id: options
            visible: (page.entry.options || []).length > 0
            width: parent.width
            title: "Options"
            help: "Set before a game begins."
            Repeater {
                model: page.entry.options || []
                Explained { required property var modelData; width: parent.width; topPadding: Theme.px(4); name: modelData.name; help: (modelData.settles || "") + " Usually: " + page.usual(modelData) + "." }
            }
        }
        Panel {
            id: tables
            visible: page.sheets.length > 0
            width: parent.width
            title: "Tables"
            Repeater {
                model: page.sheets
                SheetTable { required property var modelData; width: parent.width; sheet: modelData }
            }
        }
        Item { width: 1; height: Theme.px(8) }
    }
    Glossary {
        visible: page.faces.length > 0
        x: text.x + text.width + Theme.px(20)
        width: parent.width - x
        height: parent.height
        faces: page.faces
    }

    readonly property var kinds: [{ id: "board", name: "Boards" }, { id: "row", name: "Rows" }, { id: "hand", name: "Hands" }, { id: "pile", name: "Decks and piles" }, { id: "track", name: "Tracks" },
        { id: "pool", name: "Supplies" }, { id: "counter", name: "Numbers" }, { id: "dice", name: "Dice" }]
    function owner(component) {
        const each = component.owner === "seat" ? "one for each seat" : "";
        const seen = component.seen === "owner" ? "seen by its owner" : component.seen === "nobody" ? "face down" : "";
        const words = [each, seen].filter(word => word !== "").join(", ");
        return words === "" ? "" : " (" + words + ")";
    }
    function ordinal(index) { return entry.phases.slice(0, index + 1).filter(each => each.of === undefined).length; }
    function usual(option) {
        const word = id => { const found = (option.values || []).find(each => each.id === id); return found ? found.text : String(id); };
        const value = option.default;
        return typeof value === "boolean" ? (value ? "on" : "off") : Array.isArray(value) ? (value.length > 0 ? value.map(word).join(", ") : "none") : word(value);
    }
}
