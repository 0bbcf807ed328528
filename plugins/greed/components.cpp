#include "greed.hpp"

namespace greed {

using sitdown::Json;

namespace declaring {

struct ComponentWords {
    Component number;
    const char *json;
};
constexpr auto component_words = std::to_array<ComponentWords>({
    {Component::rounds,
     R"({"id": "rounds", "kind": "track", "name": "Round", "owner": "table", "seen": "all", "area": "beside",
      "from": 1, "to": 12, "markers": "one", "marks": [{"at": 3, "name": "first play"}],
       "help": "Cards are drafted in every round and played from the third on."})"},
    {Component::plays,
     R"({"id": "plays", "kind": "row", "name": "Cards of this turn", "owner": "table", "seen": "all", "area": "centre",
      "ordered": true, "help": "Turned up together and carried out from the lowest number to the highest."})"},
    {Component::aside,
     R"({"id": "aside", "kind": "row", "name": "Turned up", "owner": "table", "seen": "all", "area": "centre",
      "help": "Cards turned up from the draw pile in search of another."})"},
    {Component::draw,
     R"({"id": "draw", "kind": "pile", "name": "Draw pile", "owner": "table", "seen": "nobody", "area": "beside",
      "face": "down", "size": true, "help": "Cards that were not dealt. Only a few cards draw from it."})"},
    {Component::discard,
     R"({"id": "discard", "kind": "pile", "name": "Discard pile", "owner": "table", "seen": "all", "area": "beside",
      "face": "up", "top": true, "size": true, "beside": "draw", "help": "Open to everybody."})"},
    {Component::hand, R"({"id": "hand", "kind": "hand", "name": "Hand", "owner": "seat", "seen": "item", "area": "bar",
      "sort": ["corner"], "help": "Cards you have kept and not played yet."})"},
    {Component::draft,
     R"({"id": "draft", "kind": "hand", "name": "Draft pile", "owner": "seat", "seen": "item", "area": "bar",
      "sort": ["corner"],
       "help": "Keep one card a round; the others go to the left. Face down until the next draft."})"},
    {Component::thugs,
     R"({"id": "thugs", "kind": "row", "name": "Thugs", "owner": "seat", "seen": "all", "area": "panel",
      "totals": ["gun", "car", "key"], "help": "Thugs bring guns, cars and keys."})"},
    {Component::holdings,
     R"({"id": "holdings", "kind": "row", "name": "Holdings", "owner": "seat", "seen": "all", "area": "panel",
      "totals": ["beer", "heart", "spanner"],
       "help": "Holdings bring beers, hearts and spanners, and carry markers."})"},
    {Component::kept,
     R"({"id": "kept", "kind": "row", "name": "Kept Actions", "owner": "seat", "seen": "all", "area": "panel",
      "help": "Actions that wait for their effect next turn. They show, count and pay nothing."})"},
    {Component::cash,
     R"({"id": "cash", "kind": "counter", "name": "Cash", "owner": "seat", "seen": "all", "area": "panel",
      "unit": "money", "step": 5000, "least": 0, "help": "What can be spent."})"},
    {Component::worth,
     R"({"id": "worth", "kind": "counter", "name": "Total", "owner": "seat", "seen": "all", "area": "panel",
      "unit": "total", "step": 5000, "least": 0, "help": "Cash and the worth of all markers."})"},
    {Component::supply,
     R"({"id": "supply", "kind": "pool", "name": "Markers left", "owner": "table", "seen": "all", "area": "beside",
      "tokens": ["marker"], "help": "Markers that are not on a Holding. With the option they can run out."})"},
    {Component::memory,
     R"({"id": "memory", "kind": "sheet", "name": "Passed on", "owner": "seat", "seen": "owner", "area": "bar",
      "columns": [], "rows": [], "cells": [],
       "help": "Cards you passed on that have not been seen since: they lie in a pile, or somebody took them."})"},
});
static_assert(in_order(component_words));

Json face(const Card &card) {
    static constexpr const char *colours[] = {"#5b4b8a", "#8a3b3b", "#2f6b4f"};
    static constexpr const char *types[] = {"Action", "Thug", "Holding"};
    static constexpr const char *glyphs[] = {"bolt", "hat", "skyline"};
    Json icons = Json::object();
    for (int icon = 0; icon < icon_kinds; ++icon) {
        if (card.icons[icon] > 0) icons[std::string(words(Icon{})[static_cast<std::size_t>(icon)])] = card.icons[icon];
    }
    Json numbers = Json::array();
    if (const Cost *money = cost_of_kind(card, CostKind::money)) {
        numbers.push_back({{"name", "cost"}, {"short", "$"}, {"value", "$" + std::to_string(money->amount / 1000) + ",000"}});
    }
    return {{"id", card.id},
            {"name", card.name},
            {"type", types[index(card.type)]},
            {"back", "greed"},
            {"colour", colours[index(card.type)]},
            {"glyph", glyphs[index(card.type)]},
            {"corner", card.number},
            {"icons", icons},
            {"numbers", numbers},
            {"text", card.text},
            {"copies", 1}};
}

Json texts() {
    Json out = Json::array();
    for (const TextWords &each : text_words) {
        Json entry = {{"id", each.id}, {"text", each.text ? each.text : ""}};
        if (each.hidden) entry["hidden"] = each.hidden;
        out.push_back(entry);
    }
    for (const bool next : {true, false}) {
        for (const TurnWords &each : turn_words) {
            out.push_back(
                {{"id", (next ? "next_" : "now_") + std::string(each.id)}, {"text", next ? each.next : each.now}});
        }
    }
    return out;
}

} // namespace declaring

Json Greed::components() const {
    Json out = {
        {"components", Json::array()}, {"faces", Json::array()}, {"states", {"copy"}}, {"texts", declaring::texts()}};
    for (const declaring::ComponentWords &each : declaring::component_words)
        out["components"].push_back(Json::parse(each.json));
    for (const Card &card : rules.deck.cards) out["faces"].push_back(declaring::face(card));
    out["tokens"] = {
        {{"id", "marker"}, {"name", "development marker"}, {"shape", "disc"}, {"glyph", "$"}, {"colour", "#2f8f4f"}}};
    return out;
}

} // namespace greed
