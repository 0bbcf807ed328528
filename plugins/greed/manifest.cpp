#include "greed.hpp"

namespace greed {

using sitdown::Json;

namespace declaring {

Json phases() {
    Json out = Json::array();
    for (const PhaseWords &each : phase_words) {
        Json phase = {{"id", each.id}, {"name", each.name}, {"help", each.help}};
        if (*each.of) phase["of"] = each.of;
        out.push_back(phase);
    }
    return out;
}

Json prompts() {
    Json out = Json::array();
    for (const PromptWords &each : prompt_words) {
        out.push_back({{"id", each.id}, {"text", each.text}, {"help", each.help}, {"wait", each.wait}});
    }
    return out;
}

Json acts() {
    Json out = Json::array();
    for (const ActWords &each : act_words) {
        Json roles = Json::array();
        if (each.card) roles.push_back("card");
        out.push_back({{"id", each.id}, {"class", each.kind}, {"roles", roles}, {"text", each.text}});
    }
    return out;
}

} // namespace declaring

Json Greed::manifest() {
    Json out = Json::parse(R"({
  "id": "greed", "version": "1.0.0", "title": "Greed",
  "about": "Gang bosses draft thugs, holdings and dirty tricks; after twelve rounds the richest one wins.",
  "seats": {"min": 2, "max": 5}, "minutes": {"min": 30, "max": 45}, "shelf": 20, "decisions": 2000,
  "mechanics": ["card-drafting", "simultaneous-selection", "hand-management", "engine-building",
                "set-collection", "take-that", "hidden-information"],
  "hidden": ["hands", "draft piles", "the draw pile", "picks until everybody has picked"],
  "chance": ["the deal", "cards from the draw pile"],
  "endings": [{"id": "twelve_rounds", "text": "Twelve rounds have been played."}],
  "profiles": [{"id": "builder", "text": "Prefers Holdings and their markers to cash."},
               {"id": "hustler", "text": "Prefers cash now to anything that pays later."}],
  "units": [{"id": "total", "name": "total", "role": "score", "prefix": "$"},
            {"id": "money", "name": "cash", "role": "money", "prefix": "$"},
            {"id": "markers", "name": "markers", "one": "marker", "role": "other", "suffix": " markers"},
            {"id": "gun", "name": "guns", "one": "gun", "role": "other", "glyph": "gun"},
            {"id": "car", "name": "cars", "one": "car", "role": "other", "glyph": "car"},
            {"id": "key", "name": "keys", "one": "key", "role": "other", "glyph": "key"},
            {"id": "beer", "name": "beers", "one": "beer", "role": "other", "glyph": "beer"},
            {"id": "heart", "name": "hearts", "one": "heart", "role": "other", "glyph": "heart"},
            {"id": "spanner", "name": "spanners", "one": "spanner", "role": "other", "glyph": "spanner"}],
  "options": [
    {"id": "needs_count_played_card", "name": "A card counts for its own needs", "kind": "switch", "default": true,
     "settles": "Whether the icons and the type of the card being played help to meet its own needs."},
    {"id": "hideout_scope", "name": "Whom the Hideout stirs", "kind": "one", "default": "all_in_display",
     "values": [{"id": "all_in_display", "text": "every Thug in the display"},
                {"id": "previous_turns", "text": "only Thugs of earlier turns"}],
     "settles": "Which Thugs do their entry rules once more when a Hideout is played."},
    {"id": "limited_markers", "name": "Limited markers", "kind": "switch", "default": false,
     "settles": "Whether the markers can run out; what is missing then is not placed and not owed."},
    {"id": "reshuffle_discards", "name": "Reshuffle the discards", "kind": "switch", "default": false,
     "settles": "Whether the discards become a new draw pile when a card is wanted and none is left."},
    {"id": "hidden_cash", "name": "Hidden cash", "kind": "switch", "default": false,
     "settles": "Whether the cash of the others and all totals stay hidden until the end. Payments are announced."},
    {"id": "each_turn_order", "name": "Order of each-turn rules", "kind": "one", "default": "auto",
     "values": [{"id": "auto", "text": "ascending numbers"}, {"id": "prompt", "text": "everybody orders their own"}],
     "settles": "Who decides in which order rules that say \"each turn\" are carried out."},
    {"id": "remember_piles", "name": "Remember passed piles", "kind": "switch", "default": false,
     "settles": "Whether the table reminds you of the cards you passed on that have not been seen since."}]})");
    out["phases"] = declaring::phases();
    out["prompts"] = declaring::prompts();
    out["acts"] = declaring::acts();
    return out;
}

} // namespace greed
