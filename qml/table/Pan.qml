import QtQuick
import Sitdown

// Pan, zoom and fit for what is inside. The wheel zooms towards the pointer; a double click fits.
Item {
    id: pan

    default property alias content: field.data
    property Item contentItem_: null
    readonly property bool moved: field.scale !== 1 || field.x !== 0 || field.y !== 0

    function fit() {
        field.scale = 1;
        field.x = 0;
        field.y = 0;
    }
    clip: moved
    onContentItem_Changed: if (contentItem_) { contentItem_.parent = field; contentItem_.anchors.centerIn = field; }

    Item {
        id: field
        width: pan.width
        height: pan.height
        transformOrigin: Item.TopLeft
    }
    DragHandler { target: field; enabled: field.scale > 1; acceptedButtons: Qt.MiddleButton | Qt.LeftButton }
    WheelHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => {
            const before = field.scale, after = Math.max(1, Math.min(4, before * (event.angleDelta.y > 0 ? 1.15 : 1 / 1.15)));
            if (after === 1)
                return pan.fit();
            field.x = event.x - (event.x - field.x) * after / before;
            field.y = event.y - (event.y - field.y) * after / before;
            field.scale = after;
        }
    }
    TapHandler { acceptedButtons: Qt.MiddleButton; onDoubleTapped: pan.fit() }
}
