import QtQuick
import Sitdown

// The top line: game, round, phases with the current one lit, tools.
Rectangle {
    id: strip

    property GameTable table
    property bool narrow: false
    signal tool(string name)
    readonly property var phases: table ? table.manifest.phases.filter(phase => phase.of === undefined) : []
    readonly property var current: table ? table.manifest.phases.find(phase => phase.id === table.phase) : undefined
    readonly property string topPhase: current ? current.of || current.id : ""
    readonly property int now: phases.findIndex(phase => phase.id === topPhase)
    property var tools: []  // {glyph, words}

    height: Theme.px(narrow ? 40 : 44)
    color: Theme.panel
    Rectangle { anchors.bottom: parent.bottom; width: parent.width; height: 1; color: Theme.line }

    Row {
        id: left
        x: Theme.px(18)
        height: parent.height
        spacing: Theme.px(18)
        Title { anchors.verticalCenter: parent.verticalCenter; text: strip.table ? strip.table.manifest.title : ""; size: 18 }
        Words { anchors.verticalCenter: parent.verticalCenter; visible: strip.table !== null && strip.table.round > 0; text: "Round " + (strip.table ? strip.table.round : 0); color: Theme.bone2 }
    }
    Row {
        anchors.left: left.right
        anchors.leftMargin: Theme.px(28)
        height: parent.height
        visible: strip.phases.length > 1
        Repeater {
            model: strip.narrow ? strip.phases.slice(Math.max(0, strip.now), Math.max(0, strip.now) + 1) : strip.phases
            Item {
                id: phase
                required property var modelData
                required property int index
                readonly property int place: strip.narrow ? strip.now : index
                readonly property bool lit: place === strip.now
                width: label.implicitWidth + Theme.px(place > 0 && !strip.narrow ? 62 : 24)
                height: strip.height
                Rectangle {
                    visible: phase.index > 0
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.px(8)
                    width: Theme.px(24)
                    height: 1
                    color: phase.place <= strip.now ? Theme.brass : Theme.lineHi
                }
                Row {
                    id: label
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(7)
                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(10)
                        height: width
                        radius: phase.lit ? 1 : width / 2
                        rotation: phase.lit ? 45 : 0
                        color: phase.place < strip.now ? Theme.brass : phase.lit ? Theme.bone : "transparent"
                        border.width: 1
                        border.color: phase.place < strip.now ? Theme.brass : phase.lit ? Theme.bone : Theme.lineHi
                    }
                    Words {
                        text: phase.modelData.name
                        size: phase.lit ? 17 : 16
                        font.weight: phase.lit ? Font.Bold : Font.Normal
                        color: phase.lit ? Theme.bone : phase.place < strip.now ? Theme.bone2 : Theme.bone3
                    }
                    Words { visible: phase.lit && strip.current !== undefined && strip.current.of !== undefined; text: strip.current ? strip.current.name : ""; size: 15; color: Theme.bone2 }
                }
                Rectangle { visible: phase.lit; anchors.bottom: parent.bottom; anchors.right: parent.right; width: label.implicitWidth; height: 3; color: Theme.brass }
            }
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(16)
        height: parent.height
        spacing: Theme.px(8)
        Repeater {
            model: strip.tools
            Tool {
                required property var modelData
                glyph: modelData[0]
                label: modelData[1]
                wordless: strip.narrow
                anchors.verticalCenter: parent.verticalCenter
                onPressed: strip.tool(glyph)
            }
        }
    }
}
