import QtQuick
import Sitdown

// What the seats have laid out, in a grid, the viewer's own first.
Grid {
    id: grid

    property var table
    property var displays: []
    readonly property var order: {
        const out = [];
        const seats = table ? table.seats.length : 0;
        const first = table && table.viewer < seats ? table.viewer : 0;
        for (let i = 0; i < seats; ++i)
            out.push((first + i) % seats);
        return out;
    }

    columns: width > Theme.px(1000) ? 2 : 1
    spacing: Theme.px(14)
    Repeater {
        model: grid.displays.length > 0 ? grid.order : []
        Rectangle {
            id: area
            required property int modelData
            width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
            height: Math.max(Theme.px(120), flow.implicitHeight + Theme.px(56))
            radius: Theme.px(8)
            color: Qt.rgba(Theme.panel.r, Theme.panel.g, Theme.panel.b, 0.6)
            border.width: 1
            border.color: Theme.line
            SeatSign { x: Theme.px(12); y: Theme.px(10); seat: area.modelData; size: Theme.px(26) }
            Title { x: Theme.px(48); y: Theme.px(10); text: grid.table.seats[area.modelData].name; size: 18 }
            Flow {
                id: flow
                x: Theme.px(14)
                y: Theme.px(44)
                width: parent.width - 2 * x
                spacing: Theme.px(16)
                Repeater {
                    model: grid.displays
                    ComponentView {
                        required property var modelData
                        width: modelData.kind === "board" ? flow.width : undefined
                        height: modelData.kind === "board" ? flow.width * (modelData.size ? modelData.size[1] / modelData.size[0] : 0.5) : undefined
                        table: grid.table
                        component: modelData
                        place: modelData.id + "@" + area.modelData
                        onLoaded: if (item.columns !== undefined) item.columns = Math.max(1, Math.floor(flow.width / Theme.px(124)))
                    }
                }
            }
        }
    }
}
