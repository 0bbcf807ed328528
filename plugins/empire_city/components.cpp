// The parts of the table in this configuration, the faces of all cards, tokens and texts.
#include <algorithm>

#include "empire_city.hpp"
#include "notes.hpp"
#include "words_list.hpp"

namespace empire {

namespace {

struct PartWords {
    Part part{};
    const char *id = "", *kind = "", *name = "", *owner = "", *seen = "", *area = "", *help = "";
};

constexpr std::array part_table{
    PartWords{Part::none},
    PartWords{Part::map, "map", "board", "Empire City", "table", "all", "centre", "Territories belong to who has a family token there. Neutral squares can be used by everybody."},
    PartWords{Part::racket_track, "racket_track", "row", "Rackets for sale", "table", "all", "beside", "Bought with a control declaration or at Local 162."},
    PartWords{Part::henchmen_track, "henchmen_track", "row", "Henchmen for hire", "table", "all", "beside", "Hired at Empire Central Station or at the Docks."},
    PartWords{Part::racket_deck, "racket_deck", "pile", "Racket deck", "table", "nobody", "beside", "Fills the racket track."},
    PartWords{Part::racket_pile, "racket_pile", "pile", "Closed rackets", "table", "all", "beside", "Shuffled into a new deck when the deck is empty."},
    PartWords{Part::henchmen_deck, "henchmen_deck", "pile", "Henchmen deck", "table", "nobody", "beside", "Fills the henchmen track."},
    PartWords{Part::henchmen_pile, "henchmen_pile", "pile", "Henchmen who left town", "table", "all", "beside", "Shuffled into a new deck when the deck is empty."},
    PartWords{Part::dead, "dead", "pile", "The cemetery", "table", "all", "beside", "Killed henchmen never come back."},
    PartWords{Part::downtown_deck, "downtown_deck", "pile", "Downtown deck", "table", "nobody", "beside", "Points, politics, cops."},
    PartWords{Part::midtown_deck, "midtown_deck", "pile", "Midtown deck", "table", "nobody", "beside", "Money and crews."},
    PartWords{Part::slums_deck, "slums_deck", "pile", "Slums deck", "table", "nobody", "beside", "Weapons, fights, assassinations."},
    PartWords{Part::downtown_pile, "downtown_pile", "pile", "Downtown discards", "table", "all", "beside", "Shuffled into a new deck when the deck is empty."},
    PartWords{Part::midtown_pile, "midtown_pile", "pile", "Midtown discards", "table", "all", "beside", "Shuffled into a new deck when the deck is empty."},
    PartWords{Part::slums_pile, "slums_pile", "pile", "Slums discards", "table", "all", "beside", "Shuffled into a new deck when the deck is empty."},
    PartWords{Part::cop_deck, "cop_deck", "pile", "Cop deck", "table", "nobody", "beside", "One card a round, from the second round on."},
    PartWords{Part::cop_pile, "cop_pile", "pile", "Old cop cards", "table", "all", "beside", "Shuffled into a new deck when the deck is empty."},
    PartWords{Part::cop_card, "cop_card", "row", "Cop card in force", "table", "all", "beside", "Its bribe and its effect hold until the next one is drawn."},
    PartWords{Part::corruption_deck, "corruption_deck", "pile", "Corruption deck", "table", "nobody", "beside", "The first capo at 20, 40 and 60 corruption draws a card each time."},
    PartWords{Part::points, "points", "track", "Victory points", "table", "all", "beside", "Who reaches 80 wins at once."},
    PartWords{Part::corruption, "corruption", "track", "Corruption", "table", "all", "beside", "Brings cops, corruption cards and Elliot Ness; at 80 the least corrupt capo wins."},
    PartWords{Part::dice, "dice", "dice", "Dice", "table", "all", "beside", "Two for Pitney Downs, one for a casino or a casualty."},
    PartWords{Part::rounds, "rounds", "sheet", "A round", "table", "all", "beside", "The phases of a round."},
    PartWords{Part::places, "places", "sheet", "Neutral squares", "table", "all", "beside", "What the neutral squares do."},
    PartWords{Part::shield, "shield", "row", "Family", "seat", "all", "panel", "The ability of the family."},
    PartWords{Part::money, "money", "counter", "Money", "seat", "owner", "panel", "Kept behind the shield."},
    PartWords{Part::city_hand, "city_hand", "hand", "City cards", "seat", "owner", "bar", "Their backs show which deck they are from."},
    PartWords{Part::henchman_hand, "henchmen_hand", "hand", "Henchmen", "seat", "owner", "bar", "Ready to be revealed, once a round each."},
    PartWords{Part::tired, "exhausted", "row", "Exhausted henchmen", "seat", "all", "panel", "Face up until they are refreshed."},
    PartWords{Part::shown, "in_play", "row", "In play", "seat", "all", "panel", "Cards and henchmen that are being used."},
    PartWords{Part::corruption_row, "corruption_cards", "row", "Corruption cards", "seat", "all", "panel", "Abilities for the rest of the game."},
    PartWords{Part::start_card, "start_card", "row", "Start card", "seat", "all", "panel", "What this capo began with."},
    PartWords{Part::figures, "figures", "pool", "Figures to place", "seat", "all", "panel", "One declaration each; the godfather also has the consigliere."},
    PartWords{Part::mark, "mark", "pool", "Assassination mark", "seat", "all", "panel", "Figures here have sent an assassin to this capo."},
    PartWords{Part::vendetta, "vendetta", "pool", "Vendetta tokens", "seat", "all", "panel", "Grudges of this capo: cashed in for city cards when he strikes back."},
    PartWords{Part::pacts, "pacts", "pool", "Pacts", "seat", "all", "panel", "Promises without force, until the end of the next round."},
    PartWords{Part::terms, "terms", "counter", "On the table", "seat", "item", "panel", "Money of an offer, a sweetener or a bid that is being made."},
};
static_assert(stand_in_order(part_table, &PartWords::part, Part::parts_end));

const char *tint_of(Hood hood) {
    constexpr const char *tints[] = {"#8d8d8d", "#b5403a", "#d1a13b", "#5a8f4d"};
    return tints[static_cast<int>(hood)];
}

Json board_fields(const Book &book) {
    Json out = {{"size", {6, 5}}, {"lines", "edges"}, {"spaces", Json::array()}, {"groups", Json::array()}};
    constexpr const char *names[] = {"Neutral squares", "Downtown", "Midtown", "Slums"};
    constexpr const char *ids[] = {"neutral", "downtown", "midtown", "slums"};
    for (int hood = 0; hood < 4; ++hood) {
        out["groups"].push_back({{"id", ids[hood]}, {"name", names[hood]}, {"tint", tint_of(static_cast<Hood>(hood))}, {"outline", tint_of(static_cast<Hood>(hood))}, {"badge", "corner"}});
    }
    constexpr const char *helps[] = {"Donate $500 for 2 points, as often as you like.", "Roll two dice; a 7 wins the pot.", "Draw two city cards.",
                                     "Hire any number of the open henchmen.", "Pay $200 into the pot, six new henchmen come, hire any number.",
                                     "Donate $500 and lose 5 corruption.", "Pay $200 into the pot, six new rackets come, buy any number for your squares."};
    for (int number_of = 0; number_of < squares; ++number_of) {
        const Square &square = book.square(number_of);
        Json links = Json::array();
        for (const int next : each_square(book.adjacent[static_cast<std::size_t>(number_of)])) links.push_back(book.square(next).id);
        Json space = {{"id", square.id}, {"name", square.name}, {"x", square.column}, {"y", square.row}, {"w", 1}, {"h", 1}, {"shape", "rect"},
                      {"group", ids[static_cast<int>(book.hood(number_of))]}, {"links", links}};
        if (square.neutral >= 0) {
            space["help"] = helps[square.neutral];
            space["holds"] = {"figure"};
        } else {
            space["help"] = std::string(names[static_cast<int>(book.hood(number_of))]) + ", " + std::to_string(book.points[static_cast<std::size_t>(number_of)]) + " points at every collect step.";
            space["holds"] = {"racket", "figure", "token"};
            space["room"] = book.options.racket_capacity;
            space["numbers"] = Json::array({{{"name", "points"}, {"short", "VP"}, {"value", book.points[static_cast<std::size_t>(number_of)]}}});
        }
        out["spaces"].push_back(space);
    }
    return out;
}

Json track_fields(int to, const Json &marks) { return {{"from", 0}, {"to", to}, {"markers", "seat"}, {"marks", marks}}; }

Json corruption_marks(const Book &book) {
    Json marks = Json::array();
    for (const int mark : book.numbers.marks) marks.push_back({{"at", mark}, {"name", "one more cop; the first capo here draws a corruption card"}, {"short", "cop"}, {"icon", "cop"}});
    marks.push_back({{"at", book.numbers.ness_mark}, {"name", "Elliot Ness"}, {"short", "Ness"}, {"icon", "ness"}});
    marks.push_back({{"at", book.numbers.martial_law}, {"name", "martial law"}, {"icon", "end"}});
    return marks;
}

Json sheet(const Json &columns, const Json &rows, const Json &cells) { return {{"columns", columns}, {"rows", rows}, {"cells", cells}}; }

Json own_fields(Part part_of, const Book &book) {
    switch (part_of) {
    case Part::map: return board_fields(book);
    case Part::racket_track: return {{"slots", track_room}, {"refill", "racket_deck"}};
    case Part::henchmen_track: return {{"slots", track_room}, {"refill", "henchmen_deck"}};
    case Part::cop_card: return {{"slots", 1}};
    case Part::points: return track_fields(book.numbers.goal, Json::array({{{"at", book.numbers.goal}, {"name", "victory"}, {"icon", "end"}}}));
    case Part::corruption: return track_fields(book.numbers.martial_law, corruption_marks(book));
    case Part::dice: {
        Json faces = Json::array();
        for (int value = 1; value <= 6; ++value) faces.push_back({{"text", std::to_string(value)}, {"value", value}});
        return {{"count", 2}, {"faces", faces}};
    }
    case Part::money:
    case Part::terms: return {{"unit", "money"}, {"step", book.numbers.money_step}, {"least", 0}};
    case Part::city_hand: return {{"sort", {"type", "name"}}, {"limit", book.options.city_hand_limit}};
    case Part::henchman_hand: return {{"sort", {"type", "name"}}};
    case Part::figures:
    case Part::mark: return {{"tokens", {"gangster", "consigliere"}}};
    case Part::vendetta: return {{"tokens", {"vendetta"}}};
    case Part::pacts: return {{"tokens", {"pact"}}};
    case Part::rounds: {
        Json rows = Json::array(), cells = Json::array();
        for (const PhaseWords &each : phase_words().subspan(2)) {
            rows.push_back(each.name);
            cells.push_back({each.help});
        }
        return sheet({"What happens"}, rows, cells);
    }
    case Part::places: {
        Json rows = Json::array(), cells = Json::array();
        const Json board = board_fields(book);
        for (const int square : book.square_of) {
            rows.push_back(book.square(square).name);
            cells.push_back({board["spaces"][static_cast<std::size_t>(square)]["help"]});
        }
        return sheet({"What it does"}, rows, cells);
    }
    default: return Json::object();
    }
}

Json pile_fields(const PartWords &words) {
    const bool open = std::string(words.seen) == "all";
    Json out = {{"face", open ? "up" : "down"}, {"top", open}, {"size", true}};
    // "cop_pile" holds what was drawn from "cop_deck".
    if (const std::string id = words.id; open && id.ends_with("_pile")) out["beside"] = id.substr(0, id.size() - 4) + "deck";
    return out;
}

Json labelled(const char *name, const char *brief, int value) { return {{"name", name}, {"short", brief}, {"value", value}}; }

// What it pays, where or by what: the three neighbourhoods, or from the least to the most.
Json racket_fields(const Racket &racket) {
    constexpr const char *glyphs[] = {"", "glass", "die", "fan"};
    constexpr const char *briefs[] = {"", "down", "mid", "slums"};
    Json pays = Json::array();
    if (racket.type == RacketType::speakeasy) {
        for (int hood = 1; hood < 4; ++hood) {
            pays.push_back(labelled(hood_words[static_cast<std::size_t>(hood)], briefs[hood], racket.by_hood[static_cast<std::size_t>(hood)]));
        }
    } else {
        const auto ends = [](const auto &values) {
            const auto [least, most] = std::minmax_element(values.begin(), values.end());
            return std::to_string(*least) + "\u2013" + std::to_string(*most);
        };
        const bool by_die = racket.type == RacketType::casino;
        pays.push_back({{"name", by_die ? "by the die" : "by family tokens"}, {"value", by_die ? ends(racket.by_die) : ends(racket.by_tokens)}});
    }
    return {{"type", racket_words[static_cast<std::size_t>(racket.type)]}, {"back", "racket"}, {"glyph", glyphs[static_cast<std::size_t>(racket.type)]},
            {"corner", "$" + std::to_string(racket.cost)}, {"numbers", pays}};
}

Json face_fields(const Book &book, int record) {
    if (record < book.first_henchman) {
        const CityFace &card = book.face(record);
        constexpr const char *decks[] = {"downtown", "midtown", "slums"};
        constexpr const char *glyphs[] = {"skyline", "truck", "knife"};
        Json out = {{"type", card.type}, {"back", decks[card.deck]}, {"glyph", card.weapon ? "gun" : glyphs[card.deck]}, {"colour", tint_of(static_cast<Hood>(card.deck + 1))}, {"copies", card.copies}};
        if (card.weapon) out["corner"] = "+" + std::to_string(card.weapon);
        return out;
    }
    if (record < book.first_family) {
        const Henchman &man = book.henchman(record - book.first_henchman);
        return {{"type", faction_names[static_cast<std::size_t>(man.faction)]}, {"back", "henchman"}, {"glyph", "hat"}, {"corner", "$" + std::to_string(man.cost)},
                {"numbers", {labelled("combat", "combat", man.combat), labelled("corruption", "corrupt.", man.corruption)}}};
    }
    if (record < book.first_cop) {
        const auto family = static_cast<std::size_t>(record - book.first_family);
        return {{"type", "family"}, {"back", "family"}, {"glyph", "ring"}, {"colour", book.family_colours[family]}};
    }
    if (record < book.first_start) {
        const CopCard &card = book.cops[static_cast<std::size_t>(record - book.first_cop)];
        Json out = {{"type", "cop card"}, {"back", "cop"}, {"glyph", "badge"}, {"corner", "$" + std::to_string(card.bribe)}, {"numbers", {labelled("bribe", "$", card.bribe)}}};
        if (card.calls_sitdown) out["icons"] = {{"godfather", 1}};
        return out;
    }
    if (record < book.first_corruption) return {{"type", "start card"}, {"back", "start"}, {"glyph", "key"}};
    if (record < book.first_racket) return {{"type", "corruption card"}, {"back", "corruption"}, {"glyph", "purse"}};
    return racket_fields(book.racket(record - book.first_racket));
}

Json faces_of(const Book &book) {
    Json out = Json::array();
    for (int record = 0; record < static_cast<int>(book.records.size()); ++record) {
        const Record &of = book.record(record);
        Json face = {{"id", of.id}, {"name", of.name}, {"text", of.text}};
        if (record >= book.first_racket) face["text"] = racket_text(book, book.racket(record - book.first_racket));
        face.update(face_fields(book, record));
        out.push_back(face);
    }
    return out;
}

} // namespace

Json EmpireCity::components() const {
    Json out = {{"components", Json::array()}, {"tokens", Json::array()}, {"texts", Json::array()}, {"states", {"blocked"}}};
    for (const PartWords &words : std::span(part_table).subspan(1)) {
        Json made = {{"id", words.id}, {"kind", words.kind}, {"name", words.name}, {"owner", words.owner}, {"seen", words.seen}, {"area", words.area}, {"help", words.help}};
        if (words.part == Part::money && book.options.open_money) made["seen"] = "all";
        if (std::string(words.kind) == "pile") made.update(pile_fields(words));
        made.update(own_fields(words.part, book));
        out["components"].push_back(made);
    }
    out["faces"] = faces_of(book);
    for (const TokenWords &each : token_words().subspan(1)) {
        out["tokens"].push_back({{"id", each.id}, {"name", each.name}, {"shape", each.shape}, {"glyph", each.glyph}, {"colour", each.colour}});
    }
    for (const TextWords &each : text_words().subspan(1)) {
        Json text = {{"id", each.id}, {"text", each.told}};
        if (*each.hidden) text["hidden"] = each.hidden;
        out["texts"].push_back(text);
    }
    return out;
}

} // namespace empire
