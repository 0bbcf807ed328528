import QtQuick
import Sitdown
import QtQuick.Shapes

// The ground of every screen: felt under one lamp, painted once.
Rectangle {
    id: felt

    property real lampX: width * 0.40
    property real lampY: height * 0.36

    color: Theme.felt

    Item {
        anchors.fill: parent
        layer.enabled: true
        Shape {
            anchors.fill: parent
            ShapePath {
                strokeWidth: -1
                fillGradient: RadialGradient {
                    centerX: felt.lampX; centerY: felt.lampY; focalX: felt.lampX; focalY: felt.lampY
                    centerRadius: felt.width * 0.62
                    GradientStop { position: 0; color: Theme.feltGlow }
                    GradientStop { position: 0.35; color: Theme.tint(Theme.feltGlow, 0.62, Theme.felt) }
                    GradientStop { position: 0.7; color: Theme.tint(Theme.feltGlow, 0.15, Theme.felt) }
                    GradientStop { position: 1; color: Theme.dark ? Theme.tint(Theme.ink, 0.5, Theme.felt) : Theme.felt }
                }
                startX: 0; startY: 0
                PathLine { x: felt.width; y: 0 }
                PathLine { x: felt.width; y: felt.height }
                PathLine { x: 0; y: felt.height }
                PathLine { x: 0; y: 0 }
            }
        }
    }
}
