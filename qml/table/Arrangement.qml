import QtQuick
import Sitdown

// Where the components of a game go, decided from their kinds, owners and areas alone.
QtObject {
    id: plan

    property GameTable table
    readonly property var all: table ? table.components : []
    readonly property var shared: all.filter(each => (each.owner || "table") === "table")
    readonly property var owned: all.filter(each => each.owner === "seat")

    readonly property var board: shared.find(each => each.kind === "board") || null
    // A pile that fills a row is told by its count beside the row.
    readonly property var refilling: shared.filter(each => each.kind === "row" && each.refill).map(each => each.refill)
    readonly property var markets: shared.filter(each => each.kind === "row" && slotsOf(each) !== 1)
    readonly property var single: shared.filter(each => each.kind === "row" && slotsOf(each) === 1)
    readonly property var piles: shared.filter(each => each.kind === "pile" && refilling.indexOf(each.id) < 0)
    // A deck with the pile of its used cards, or a pile that stands alone.
    readonly property var decks: piles.filter(each => !each.beside || refilling.indexOf(each.beside) >= 0)
        .map(each => ({ deck: each, used: piles.find(other => other.beside === each.id) || null }))
    readonly property var lanes: shared.filter(each => each.kind === "track" && each.markers === "seat")
    readonly property var lines: shared.filter(each => each.kind === "track" && each.markers !== "seat")
    readonly property var small: shared.filter(each => each.kind === "dice" || each.kind === "counter" || each.kind === "pool")
    readonly property var sheets: shared.filter(each => each.kind === "sheet")

    readonly property var hands: owned.filter(each => each.kind === "hand")
    readonly property var displays: owned.filter(each => each.kind === "row" || each.kind === "board" || each.kind === "pile")
    readonly property var numbers: owned.filter(each => each.kind === "counter")
    readonly property var pools: owned.filter(each => each.kind === "pool")
    readonly property bool talks: (table ? table.manifest.acts : []).some(act => act.class === "gift" || act.class === "trade")

    // What a seat's panel tells: its place on tracks, its counters, then how many cards it holds.
    readonly property var figures: lanes.map(each => ({ id: each.id, name: each.name, unit: each.unit || "", cards: false }))
        .concat(numbers.map(each => ({ id: each.id, name: each.name, unit: each.unit || "", cards: false })))
        .concat(hands.map(each => ({ id: each.id, name: each.name, unit: "", cards: true })))

    function slotsOf(row) { return Array.isArray(row.slots) ? row.slots.length : row.slots || 0; }
    function component(id) { return all.find(each => each.id === id) || null; }
}
