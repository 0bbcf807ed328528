import QtQuick
import Sitdown
import QtQuick.Controls.Basic

// What a person can set.
ScreenPage {
    id: page

    title: "Settings"
    Column {
        width: Math.min(parent.width, Theme.px(760))
        spacing: Theme.px(26)
        Setting {
            name: "Theme"
            help: "A back room at night, or the same room by day."
            LampButton { label: "Noir"; size: 42; on: App.settings.theme === "dark"; quiet: !on; objectName: "dark"; onPressed: App.settings.theme = "dark" }
            LampButton { label: "Light"; size: 42; on: App.settings.theme === "light"; quiet: !on; objectName: "light"; onPressed: App.settings.theme = "light" }
        }
        Setting {
            name: "Text size"
            help: "On top of the size of the window."
            Slider { width: Theme.px(300); from: 0.8; to: 1.6; stepSize: 0.1; value: App.settings.textScale; onMoved: App.settings.textScale = value; Accessible.name: "Text size" }
            Title { anchors.verticalCenter: parent.verticalCenter; text: Math.round(App.settings.textScale * 100) + " %"; size: 20 }
        }
        Setting {
            name: "Speed"
            help: "How fast things move. 0: nothing moves, states only switch."
            Slider { width: Theme.px(300); from: 0; to: 3; stepSize: 0.5; value: App.settings.speed; onMoved: App.settings.speed = value; Accessible.name: "Speed" }
            Title { anchors.verticalCenter: parent.verticalCenter; text: App.settings.speed === 0 ? "off" : App.settings.speed.toFixed(1) + " ×"; size: 20 }
        }
        Setting {
            name: "Discreet answers"
            help: "Answers that the table gives for a seat come no faster than a person's would."
            LampButton { label: "On"; size: 42; on: App.settings.discreet; quiet: !on; onPressed: App.settings.discreet = true }
            LampButton { label: "Off"; size: 42; on: !App.settings.discreet; quiet: !on; onPressed: App.settings.discreet = false }
        }
        Setting {
            name: "Renderer"
            help: "From the next start. Software works everywhere."
            LampButton { label: "Automatic"; size: 42; on: App.settings.renderer === "auto"; quiet: !on; onPressed: App.settings.renderer = "auto" }
            LampButton { label: "Software"; size: 42; on: App.settings.renderer === "software"; quiet: !on; onPressed: App.settings.renderer = "software" }
        }
    }
}
