// A game that only exists on paper: every kind of place and unit that names and lines have to cope with.
#pragma once

#include <nlohmann/json.hpp>
#include <sitdown/place.hpp>
#include <string>
#include <vector>

namespace example {

using Json = nlohmann::json;

enum Component : unsigned { city = 1, mat, market, track, hand, bank };
enum Face : unsigned { tommy_gun = 1, ring };
enum Unit : unsigned { money = 1, points, heat, markers };
enum Text : unsigned { pays = 1, plays, moves, gains, silent, because, raid, odd, secretly, whispers };

inline const std::vector<std::string> names = {"Rosa", "Vito", ""};

inline const Json& manifest() {
    static const Json made = Json::parse(R"({"id": "example", "units": [
        {"id": "money", "name": "money", "role": "money", "prefix": "$"},
        {"id": "points", "name": "points", "one": "point", "role": "score", "suffix": " points"},
        {"id": "heat", "name": "heat", "role": "threat"},
        {"id": "markers", "name": "markers", "one": "marker", "role": "other"}]})");
    return made;
}

inline const Json& components() {
    static const Json made = Json::parse(R"({"components": [
        {"id": "city", "kind": "board", "name": "The City", "owner": "table",
         "spaces": [{"id": "b2", "name": "Pier 2"}, {"id": "b3"}], "groups": [{"id": "docks", "name": "The Docks"}]},
        {"id": "mat", "kind": "board", "name": "Mat", "owner": "seat",
         "spaces": [{"id": "boss", "name": "The Boss"}], "groups": [{"id": "left", "name": "Left column"}]},
        {"id": "market", "kind": "row", "name": "Market", "owner": "table", "slots": 3},
        {"id": "track", "kind": "row", "name": "Rackets", "owner": "table", "slots": ["$100", "$200"]},
        {"id": "hand", "kind": "hand", "name": "Hand", "owner": "seat"},
        {"id": "bank", "kind": "pile", "name": "The Bank", "owner": "table"}],
      "faces": [{"id": "tommy_gun", "name": "Tommy Gun"}, {"id": "ring", "name": "the Ring"}],
      "tokens": [{"id": "coin", "name": "Coin"}],
      "texts": [
        {"id": "pays", "text": "{by} pays {amount} to {whom}.", "hidden": "{by} pays {whom}."},
        {"id": "plays", "text": "{by} uses {face} with {other}."},
        {"id": "moves", "text": "{token} goes from {from} to {to}."},
        {"id": "gains", "text": "{by} gains {amount} {unit}."},
        {"id": "silent", "text": "{by} looks at {face}.", "hidden": ""},
        {"id": "because", "text": "{by} loses {amount} ({cause})."},
        {"id": "raid", "text": "Raid by {whom}."},
        {"id": "odd", "text": "{nonsense} the {mystery} ends , {seat:1} and {seat:7} agree {."},
        {"id": "secretly", "text": "{to} gets {amount}."},
        {"id": "whispers", "text": "{by} whispers to {whom}: {cause}.", "hidden": "{by} whispers."}]})");
    return made;
}

}  // namespace example
