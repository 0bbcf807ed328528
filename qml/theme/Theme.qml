pragma Singleton
import QtQuick
import Sitdown

// The tokens of the look: colours, type and measures. Names say the role, not the value.
QtObject {
    id: theme

    property bool dark: true
    property real textScale: 1
    property real speed: 1
    property real unit: 1 // pixels for one pixel of the design at 1920 x 1080

    readonly property string serif: "TeX Gyre Schola"
    readonly property string sans: "Cabin"

    readonly property color ink: dark ? "#0A0F0E" : "#CFC5AF"
    readonly property color felt: dark ? "#111A17" : "#E4DCC9"
    readonly property color feltGlow: dark ? "#26382F" : "#F6F0E2"
    readonly property color panel: dark ? "#16201D" : "#F1EADB"
    readonly property color raised: dark ? "#202D28" : "#FBF7EC"
    readonly property color sunk: dark ? "#0C1311" : "#D9CFB9"
    readonly property color line: dark ? "#2C3B35" : "#CDBFA4"
    readonly property color lineHi: dark ? "#5F7167" : "#8A7D60"
    readonly property color bone: dark ? "#F3EAD9" : "#1D2320"
    readonly property color bone2: dark ? "#C6BEAC" : "#48483E"
    readonly property color bone3: dark ? "#A59F90" : "#5B5545"
    readonly property color brass: dark ? "#C99C4E" : "#7A5411"
    readonly property color brassDim: dark ? "#6E5B35" : "#B79A62"
    readonly property color lamp: dark ? "#FFD47C" : "#17493A"
    readonly property color lampText: dark ? "#1B1508" : "#FFF8E8"
    readonly property color danger: dark ? "#F0907A" : "#98291E"
    readonly property color paper: dark ? "#CBBFA6" : "#F4ECDB"
    readonly property color paperLit: dark ? "#F8EFDC" : "#FFFDF6"
    readonly property color paperShade: dark ? "#9A917B" : "#DDD3BE"
    readonly property color inkText: "#1B1710"
    readonly property color inkText2: dark ? "#4A4130" : "#564C39"
    readonly property color inkShade: dark ? "#2C2517" : "#564C39" // second text on a card in shade
    readonly property color steel: "#9AA4A8"                       // neutral pieces
    readonly property color ivory: "#EFE5CF"

    readonly property var seatColours: ["#56B4E9", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#0072B2", "#F0E442", "#999999"]
    readonly property var seatInks: ["#0B1720", "#170A00", "#00150F", "#1C0A14", "#1B1200", "#FFFFFF", "#1B1800", "#111111"]
    readonly property var seatLetters: ["A", "B", "C", "D", "E", "F", "G", "H"]

    function px(length) { return Math.round(length * unit); }
    function font(size) { return Math.max(12, Math.round(size * unit * textScale)); }
    function milliseconds(length) { return speed > 0 ? Math.round(length / speed) : 0; }
    function seatColour(seat) { return seat >= 0 && seat < seatColours.length ? seatColours[seat] : steel; }
    function seatInk(seat) { return seat >= 0 && seat < seatInks.length ? seatInks[seat] : "#1B2226"; }
    function seatLetter(seat) { return seat >= 0 && seat < seatLetters.length ? seatLetters[seat] : ""; }

    // Paper, ink, second ink and edge of a card, as its picture is asked for.
    function cardInk(light) {
        const sheet = light === "lit" ? paperLit : light === "shade" ? paperShade : paper;
        const plain = colour => colour.toString().substring(1);
        return plain(sheet) + "-" + plain(inkText) + "-" + plain(light === "shade" ? inkShade : inkText2) + "-" + (dark ? "60000000" : "50402e10");
    }

    // `amount` of one colour over another.
    function tint(colour, amount, base) {
        const a = Qt.color(colour), b = Qt.color(base);
        return Qt.rgba(b.r + (a.r - b.r) * amount, b.g + (a.g - b.g) * amount, b.b + (a.b - b.b) * amount, 1);
    }

    function colourOf(word) { return Art.colourOf(word); }
}
