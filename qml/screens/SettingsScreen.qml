import QtQuick
import Sitdown

// What a person can set, and at once what it looks like.
ScreenPage {
    id: page

    readonly property bool two: width > Theme.px(1000)

    title: "Settings"
    ScrollPage {
        anchors.fill: parent
        Row {
            width: parent.width
            spacing: Theme.px(16)
            Column {
                id: settings
                width: page.two ? (parent.width - parent.spacing) / 2 : parent.width
                spacing: Theme.px(14)
                Setting {
                    width: parent.width
                    name: "Theme"
                    help: "A back room at night, or the same room by day."
                    Pick { label: "Noir"; size: 42; on: App.settings.theme === "dark"; objectName: "dark"; onPressed: App.settings.theme = "dark" }
                    Pick { label: "Light"; size: 42; on: App.settings.theme === "light"; objectName: "light"; onPressed: App.settings.theme = "light" }
                }
                Setting {
                    width: parent.width
                    name: "Text size"
                    help: "On top of the size of the window."
                    Dial { width: Math.min(Theme.px(340), settings.width * 0.6); label: "Text size"; objectName: "textSize"; from: 0.8; to: 1.6; stepSize: 0.1; value: App.settings.textScale; onMoved: App.settings.textScale = value }
                    Title { height: Theme.px(34); text: Math.round(App.settings.textScale * 100) + " %"; size: 20 }
                }
                Setting {
                    width: parent.width
                    name: "Speed"
                    help: "How fast things move. Off: nothing moves, states only switch."
                    Dial { width: Math.min(Theme.px(340), settings.width * 0.6); label: "Speed"; objectName: "speed"; from: 0; to: 3; stepSize: 0.5; value: App.settings.speed; onMoved: App.settings.speed = value }
                    Title { height: Theme.px(34); text: App.settings.speed === 0 ? "off" : App.settings.speed.toFixed(1) + " ×"; size: 20 }
                }
                Setting {
                    width: parent.width
                    name: "Discreet answers"
                    help: "Answers that the table gives for a seat come no faster than a person's would, so that the pace tells nothing."
                    Pick { label: "On"; size: 42; on: App.settings.discreet; objectName: "discreetOn"; onPressed: App.settings.discreet = true }
                    Pick { label: "Off"; size: 42; on: !App.settings.discreet; objectName: "discreetOff"; onPressed: App.settings.discreet = false }
                }
                Setting {
                    width: parent.width
                    name: "Renderer"
                    help: "From the next start. Software works everywhere."
                    Pick { label: "Automatic"; size: 42; on: App.settings.renderer === "auto"; objectName: "rendererAuto"; onPressed: App.settings.renderer = "auto" }
                    Pick { label: "Software"; size: 42; on: App.settings.renderer === "software"; objectName: "rendererSoftware"; onPressed: App.settings.renderer = "software" }
                }
                Words { visible: text !== ""; width: parent.width; text: App.settings.problem; size: 15; color: Theme.danger; wrapMode: Text.WordWrap }
                Preview { visible: !page.two; width: parent.width }
            }
            Preview { visible: page.two; width: parent.width - settings.width - parent.spacing; height: Math.max(implicitHeight, settings.height) }
        }
    }
}
