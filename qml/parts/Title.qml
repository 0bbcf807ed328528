import QtQuick
import Sitdown

// Names, titles and standing numbers: the serif face, which stands tall and so has a fixed line height.
Words {
    font.family: Theme.serif
    font.bold: true
    lineHeightMode: Text.FixedHeight
    lineHeight: Math.round(font.pixelSize * 1.14)
}
