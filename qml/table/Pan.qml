import QtQuick

// Pan, zoom and fit for what is inside. The wheel zooms towards the pointer.
Item {
    id: pan

    default property alias content: field.data
    readonly property bool moved: field.scale !== 1
    readonly property real sharpness: field.scale > 1.05 ? 2 : 1

    function fit() {
        field.scale = 1;
        field.x = 0;
        field.y = 0;
    }
    function zoom(factor, x, y) {
        const before = field.scale, after = Math.max(1, Math.min(4, before * factor));
        if (after < 1.02)
            return fit();
        field.x = Math.max(width - width * after, Math.min(0, x - (x - field.x) * after / before));
        field.y = Math.max(height - height * after, Math.min(0, y - (y - field.y) * after / before));
        field.scale = after;
    }
    clip: moved

    Item {
        id: field
        width: pan.width
        height: pan.height
        transformOrigin: Item.TopLeft
    }
    DragHandler {
        target: field
        enabled: pan.moved
        acceptedButtons: Qt.MiddleButton | Qt.LeftButton
        xAxis.minimum: pan.width - pan.width * field.scale
        xAxis.maximum: 0
        yAxis.minimum: pan.height - pan.height * field.scale
        yAxis.maximum: 0
    }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => pan.zoom(event.angleDelta.y > 0 ? 1.15 : 1 / 1.15, event.x, event.y)
    }
    PinchHandler {
        id: pinch
        property real before: 1
        target: null
        onActiveChanged: before = 1
        onScaleChanged: {
            pan.zoom(activeScale / before, centroid.position.x, centroid.position.y);
            before = activeScale;
        }
    }
}
