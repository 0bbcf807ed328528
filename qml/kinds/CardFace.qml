import QtQuick
import Sitdown

// A card as cards are drawn: number asked for first, emblem, name, text, values. Painted once per face, size and light.
Item {
    id: card

    property var face: ({})
    property string size: "table"  // "table", "hand", "zoom"
    property string light          // as in Lamp; "shade": not part of what is asked
    property var numbers: ({})

    readonly property real base: size === "table" ? 112 : size === "hand" ? 152 : 320
    readonly property real k: width / base
    readonly property bool lit: light === "legal" || light === "selected" || light === "target"
    readonly property bool shaded: light === "shade"
    readonly property color second: shaded ? Theme.inkShade : Theme.inkText2
    readonly property real margin: (size === "zoom" ? 14 : 6) * k
    readonly property color tint: face.colour ? face.colour : Theme.colourOf(face.type || face.id || "")
    readonly property var cells: face.numbers || []

    implicitWidth: Theme.px(base)
    implicitHeight: Theme.px(size === "table" ? 150 : size === "hand" ? 206 : 448)

    function letters(small) { return Math.max(small === true ? 9 : 10, Math.round(fontBase() * k * Theme.textScale)); }
    function fontBase() { return size === "table" ? 13 : size === "hand" ? 14.5 : 27; }

    Item {
        anchors.fill: parent
        anchors.margins: -Theme.px(8)
        layer.enabled: true

        Item {
            id: body
            anchors.fill: parent
            anchors.margins: Theme.px(8)

            Shadow { anchors.fill: parent; radius: 7 * card.k; depth: card.light === "selected" ? 2.2 : card.lit ? 1.5 : 0.8 }
            Rectangle {
                anchors.fill: parent
                radius: (card.size === "zoom" ? 14 : 7) * card.k
                color: card.lit ? Theme.paperLit : card.shaded ? Theme.paperShade : Theme.paper
                border.width: 1
                border.color: Theme.dark ? "#60000000" : "#50402E10"
            }
            Item {
                id: head
                x: card.margin
                y: card.margin * 0.7
                width: parent.width - 2 * card.margin
                height: (card.size === "table" ? 22 : card.size === "hand" ? 26 : 52) * card.k
                Title {
                    x: 2
                    anchors.verticalCenter: parent.verticalCenter
                    text: card.face.corner !== undefined ? card.face.corner : ""
                    font.pixelSize: Math.max(10, Math.round((card.size === "table" ? 16 : card.size === "hand" ? 18 : 36) * card.k))
                    color: Theme.inkText
                }
                CardIcons { anchors.right: parent.right; anchors.verticalCenter: parent.verticalCenter; icons: card.face.icons || {}; tint: card.tint; size: head.height * 0.88 }
                Words {
                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !card.face.icons && card.size !== "table"
                    text: card.face.type || ""
                    font.pixelSize: Math.max(9, Math.round((card.size === "hand" ? 12 : 19) * card.k))
                    font.weight: Font.DemiBold
                    color: card.second
                }
            }
            Rectangle {
                id: emblem
                x: card.margin
                y: head.y + head.height + card.k
                width: parent.width - 2 * card.margin
                height: (card.size === "zoom" ? 118 : 44) * card.k
                radius: 3 * card.k
                color: card.shaded ? Theme.tint(card.tint, 0.8, "#2A261C") : card.tint
                Rays { anchors.fill: parent; anchors.margins: 1 }
                Glyph {
                    anchors.centerIn: parent
                    name: card.face.glyph || ""
                    size: parent.height * 0.72
                    colour: card.shaded ? "#C4BAA2" : "#F8F0DE"
                }
                Title {
                    anchors.centerIn: parent
                    visible: !card.face.glyph
                    text: (card.face.name || "").replace(/^the /i, "").substring(0, 1).toUpperCase()
                    font.pixelSize: Math.max(10, Math.round(parent.height * 0.6))
                    color: card.shaded ? "#C4BAA2" : "#F8F0DE"
                }
            }
            Title {
                id: title
                x: card.margin + 2
                y: emblem.y + emblem.height + (card.size === "zoom" ? 12 : 4) * card.k
                width: parent.width - 2 * card.margin - 4
                text: card.face.name || ""
                font.pixelSize: card.letters()
                color: Theme.inkText
                wrapMode: Text.WordWrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
            Words {
                id: text
                x: title.x
                y: title.y + title.height + 2 * card.k
                width: title.width
                height: Math.max(0, values.y - y - 4 * card.k)
                visible: card.size !== "table"
                text: card.face.text || ""
                wrapMode: Text.WordWrap
                elide: Text.ElideRight
                verticalAlignment: Text.AlignTop
                font.pixelSize: Math.max(10, Math.round((card.size === "hand" ? 13 : 22) * card.k * Theme.textScale))
                color: card.shaded ? "#211C12" : "#2A2418"
            }
            CardValues {
                id: values
                x: card.margin
                width: parent.width - 2 * card.margin
                anchors.bottom: parent.bottom
                anchors.bottomMargin: (card.size === "zoom" ? 12 : 5) * card.k
                cells: card.cells
                size: card.size
                k: card.k
                second: card.second
            }
        }
    }
}
