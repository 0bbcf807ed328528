import QtQuick
import QtQuick.Controls.Basic
import Sitdown

// All cards of a rule set, with a search and a filter by type. Pointing, focus or a click shows one large.
Item {
    id: glossary

    property var faces: []
    property string wanted
    property string type
    readonly property var types: faces.map(face => face.type || "").filter((each, index, all) => each !== "" && all.indexOf(each) === index)
    property bool allTypes: false
    readonly property int usualTypes: width < Theme.px(700) ? 9 : 16 // more than that would take the room of the cards
    readonly property var found: faces.filter(face => (type === "" || face.type === type) && (wanted === "" || words(face).indexOf(wanted.toLowerCase()) >= 0))

    function words(face) {
        return [face.name, face.text, face.type].concat((face.numbers || []).map(each => each.name)).filter(each => each !== undefined).join(" ").toLowerCase();
    }
    onFoundChanged: Desk.clear()
    Component.onDestruction: Desk.clear()

    Flow {
        id: head
        width: parent.width
        spacing: Theme.px(14)
        Title { height: search.height; verticalAlignment: Text.AlignVCenter; text: "Cards"; size: 22 }
        Field { id: search; width: Theme.px(250); hint: "search"; onEdited: words => glossary.wanted = words; objectName: "search"; Accessible.name: "Search the cards" }
        Words { height: search.height; text: glossary.found.length === glossary.faces.length ? glossary.faces.length + " different" : glossary.found.length + " of " + glossary.faces.length; color: Theme.bone2; objectName: "cardsFound" }
    }
    Flow {
        id: filters
        anchors.top: head.bottom
        anchors.topMargin: visible ? Theme.px(8) : 0
        visible: glossary.types.length > 1
        height: visible ? implicitHeight : 0
        width: parent.width
        spacing: Theme.px(2)
        Repeater {
            model: [""].concat(glossary.allTypes || glossary.types.length <= glossary.usualTypes + 1 ? glossary.types : glossary.types.slice(0, glossary.usualTypes))
            FilterWord { required property string modelData; label: modelData === "" ? "All" : modelData.replace(/_/g, " "); on: glossary.type === modelData; onPressed: glossary.type = modelData }
        }
        FilterWord { visible: glossary.types.length > glossary.usualTypes + 1; label: glossary.allTypes ? "fewer" : (glossary.types.length - glossary.usualTypes) + " more"; objectName: "moreTypes"; Accessible.role: Accessible.Button; onPressed: glossary.allTypes = !glossary.allTypes }
    }
    GridView {
        id: grid
        readonly property int columns: Math.max(1, Math.floor((width - Theme.px(14)) / Theme.px(166)))
        anchors.top: filters.bottom
        anchors.topMargin: Theme.px(10)
        anchors.bottom: parent.bottom
        width: parent.width
        cellWidth: Math.floor((width - Theme.px(14)) / columns)
        cellHeight: Theme.px(206) * (cellWidth - Theme.px(14)) / Theme.px(152) + Theme.px(14)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        model: glossary.found
        Accessible.role: Accessible.List
        Accessible.name: "Cards"
        ScrollBar.vertical: ScrollThumb {}
        onActiveFocusChanged: if (!activeFocus) Desk.clear()
        onCurrentItemChanged: if (activeFocus && currentItem) { Desk.keys = true; Desk.focused(currentItem, currentItem.modelData.id); }
        Keys.onReturnPressed: if (currentItem) Desk.zoom(currentItem, currentItem.modelData.id)
        Keys.onSpacePressed: if (currentItem) Desk.zoom(currentItem, currentItem.modelData.id)
        Keys.onEscapePressed: event => { event.accepted = Desk.zoomed !== null; Desk.clear(); }
        delegate: Item {
            id: cell
            required property var modelData
            required property int index
            width: grid.cellWidth
            height: grid.cellHeight
            objectName: "card:" + modelData.id
            Accessible.role: Accessible.ListItem
            Accessible.name: [modelData.name, modelData.type, modelData.text].filter(each => each).join(". ")
            CardFace { id: picture; x: Theme.px(7); y: Theme.px(7); width: parent.width - 2 * x; height: parent.height - 2 * y; face: cell.modelData; size: "hand" }
            Rectangle { visible: (cell.modelData.copies || 1) > 1; anchors.right: picture.right; anchors.bottom: picture.bottom; anchors.margins: -Theme.px(4); width: copies.implicitWidth + Theme.px(14); height: Theme.px(24); radius: height / 2; color: Theme.sunk; border.width: 1; border.color: Theme.brassDim
                Words { id: copies; anchors.centerIn: parent; text: "×" + cell.modelData.copies; size: 14; font.weight: Font.DemiBold } }
            FocusRing { anchors.fill: picture; anchors.margins: -Theme.px(3); shown: grid.activeFocus && grid.currentIndex === cell.index }
            MouseArea {
                id: area
                anchors.fill: picture
                hoverEnabled: true
                onContainsMouseChanged: containsMouse ? Desk.hover(cell, cell.modelData.id) : Desk.leave(cell)
                onClicked: { grid.currentIndex = cell.index; grid.forceActiveFocus(Qt.MouseFocusReason); Desk.zoom(cell, cell.modelData.id); }
            }
        }
    }
    Words { visible: glossary.found.length === 0; anchors.top: filters.bottom; anchors.topMargin: Theme.px(30); width: parent.width; text: "No card is like that."; size: 18; color: Theme.bone2 }
    ZoomCard { table: lookup }
    QtObject {
        id: lookup
        function face(id) { return glossary.faces.find(each => each.id === id) || ({}); }
    }
}
