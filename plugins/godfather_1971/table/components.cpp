// What lies on the table in this configuration: the map of the neighbourhoods in play, decks, hands, counters.
#include "../game.hpp"

namespace godfather {

namespace {

std::string lower(std::string text) {
    for (char &letter : text) letter = static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    return text;
}

std::string counted(int count, const Racket &racket) {
    static constexpr const char *words[] = {"No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"};
    return std::string(words[count]) + " " + (count == 1 ? racket.piece : racket.pieces);
}

std::string space_id(const Neighborhood &place, int bit) { return place.id + "_" + lower(place.label(bit)); }

} // namespace

std::string dollars(std::int64_t amount) {
    std::string digits = std::to_string(amount);
    for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3) digits.insert(static_cast<std::size_t>(at), ",");
    return "$" + digits;
}

Place Godfather::slot_of(int hood, int bit) const {
    return sitdown::slot(part::map, first_slot[static_cast<std::size_t>(hood)] + unsigned{place_at(hood).number_of[static_cast<std::size_t>(bit)]});
}
Place Godfather::group_of(int hood) const { return sitdown::group(part::map, group_index[static_cast<std::size_t>(hood)]); }

unsigned Godfather::break_face(bool good, int card) const {
    return racket_count + 1u + static_cast<unsigned>(data.card_kinds.size()) + (good ? 0u : unsigned{break_cards}) + static_cast<unsigned>(card);
}

Json Godfather::board_component() const {
    Json spaces = Json::array(), groups = Json::array();
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (!in_game(hood)) continue;
        const Neighborhood &place = place_at(hood);
        groups.push_back({{"id", place.id}, {"name", place.name}, {"tint", place.tint}, {"outline", true},
                          {"badge", {{"x", place.x}, {"y", place.y}}},
                          {"help", place.name + " has " + std::to_string(place.size) + " positions; " + std::to_string(place.majority) + " make a majority."}});
        for (const int bit : surround::bits(place.area)) {
            Json links = Json::array();
            for (const int next : surround::bits(surround::beside(surround::cell(bit)) & place.area)) links.push_back(space_id(place, next));
            spaces.push_back({{"id", space_id(place, bit)}, {"name", place.name + " " + place.label(bit)},
                              {"x", place.x + bit % surround::stride}, {"y", place.y + bit / surround::stride}, {"w", 1}, {"h", 1},
                              {"shape", "cell"}, {"group", place.id}, {"links", links}, {"room", 1}});
        }
    }
    return {{"id", "map"}, {"kind", "board"}, {"name", "Manhattan"}, {"owner", "table"}, {"seen", "all"}, {"area", "centre"},
            {"help", "Men touching by a side hang together; a fence may run diagonally."}, {"size", {data.map_width, data.map_height}},
            {"spaces", spaces}, {"groups", groups}, {"lines", "edges"}};
}

std::string Godfather::effect_text(const BreakCard &card) const {
    std::string out;
    for (const Effect &effect : card.effects) {
        const bool named = effect.op == Op::gain_pieces_in || effect.op == Op::lose_pieces_in;
        const std::string men_word = effect.amount == 1 ? "1 man" : std::to_string(effect.amount) + " men";
        const std::string who = named ? men_word : std::to_string(effect.amount) + " " + (effect.amount == 1 ? racket_at(effect.where).piece : racket_at(effect.where).pieces);
        if (!out.empty()) out += " ";
        switch (effect.op) {
        case Op::gain_cash: out += "The bank pays you " + dollars(effect.amount) + "."; break;
        case Op::gain_pieces: out += "Free for you to place: " + who + "."; break;
        case Op::gain_pieces_in: out += "Free for you in " + place_at(effect.where).name + ": " + who + "."; break;
        case Op::lose_cash: out += "You pay the bank " + dollars(effect.amount) + "."; break;
        case Op::lose_pieces: out += "You lose " + who + " of your choice."; break;
        case Op::lose_pieces_in: out += "You lose " + who + " of your choice in " + place_at(effect.where).name + "."; break;
        }
    }
    return out;
}

Json Godfather::faces() const {
    Json out = Json::array();
    for (const Racket &racket : data.rackets) {
        out.push_back({{"id", racket.id}, {"name", racket.name}, {"type", "racket"}, {"colour", racket.tint}, {"glyph", racket.glyph}, {"corner", racket.cost},
                       {"numbers", {{{"name", "price of a " + racket.piece}, {"short", "price"}, {"value", racket.cost}}}},
                       {"text", "A " + racket.piece + " costs " + dollars(racket.cost) + " everywhere."}});
    }
    std::vector<int> copies(data.card_kinds.size());
    for (const PlayingCard &card : data.cards) ++copies[card.kind_number];
    for (const PlayingCard &card : data.card_kinds) {
        Json face = {{"back", "playing"}, {"copies", copies[card.kind_number]}};
        const Racket &racket = racket_at(card.racket);
        switch (card.kind) {
        case CardKind::money:
            face.update({{"id", "money_" + std::to_string(card.amount)}, {"name", "Take " + dollars(card.amount)}, {"type", "money"}, {"glyph", "purse"},
                         {"corner", card.amount}, {"text", "The bank pays you " + dollars(card.amount) + "."}});
            break;
        case CardKind::figure:
            face.update({{"id", "figure_" + racket.id + "_" + std::to_string(card.count)}, {"name", counted(card.count, racket)}, {"type", "figure"},
                         {"glyph", racket.glyph}, {"colour", racket.tint}, {"corner", card.count},
                         {"text", "Place them free of charge, this turn. What finds no place is lost; they are never money."}});
            break;
        case CardKind::breaks:
            face.update({{"id", "breaks"}, {"name", "Breaks of the game"}, {"type", "break"}, {"glyph", "question"}, {"corner", "?"},
                         {"text", "Roll both dice. An even sum brings a good break, an odd one a bad break."}});
            break;
        case CardKind::fingerman:
            face.update({{"id", "fingerman"}, {"name", "Fingerman"}, {"type", "fingerman"}, {"glyph", "finger"}, {"corner", card.count},
                         {"text", "Have up to " + std::to_string(card.count) + " rival men removed, wherever the neighbourhood is still open."}});
            break;
        }
        out.push_back(face);
    }
    for (const bool good : {true, false}) {
        for (const BreakCard &card : good ? data.good : data.bad) {
            out.push_back({{"id", card.id}, {"name", card.title}, {"type", good ? "good_break" : "bad_break"}, {"back", good ? "good" : "bad"},
                           {"glyph", good ? "horseshoe" : "bolt"}, {"text", effect_text(card)}, {"copies", 1}});
        }
    }
    return out;
}

Json Godfather::components() const {
    const auto part = [](const char *id, const char *kind, const char *name, const char *owner, const char *seen, const char *area, const char *help) {
        return Json{{"id", id}, {"kind", kind}, {"name", name}, {"owner", owner}, {"seen", seen}, {"area", area}, {"help", help}};
    };
    const auto with = [](Json component, const Json &more) {
        component.update(more);
        return component;
    };
    Json die = Json::array();
    for (int side = 1; side <= data.dice_sides; ++side) die.push_back({{"text", std::to_string(side)}, {"value", side}});
    Json rows = Json::array(), columns = Json::array(), cells = Json::array();
    for (const Racket &racket : data.rackets) columns.push_back(racket.name + " (" + dollars(racket.cost) + ")");
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (!in_game(hood)) continue;
        Json line = Json::array();
        for (const std::int32_t worth : place_at(hood).value) line.push_back(dollars(worth));
        rows.push_back(place_at(hood).name);
        cells.push_back(line);
    }
    Json list = Json::array();
    list.push_back(board_component());
    list.push_back(with(part("deck", "pile", "Playing deck", "table", "item", "beside", "Played cards go under it, so in time its order becomes known."),
                        {{"face", "down"}, {"size", true}, {"ordered", true}}));
    list.push_back(with(part("good_deck", "pile", "Good breaks", "table", "item", "beside", "Drawn after an even roll."), {{"face", "down"}, {"size", true}, {"ordered", true}}));
    list.push_back(with(part("bad_deck", "pile", "Bad breaks", "table", "item", "beside", "Drawn after an odd roll."), {{"face", "down"}, {"size", true}, {"ordered", true}}));
    list.push_back(with(part("held", "hand", "Held card", "seat", "item", "bar", "Played at the start of the next turn."), {{"limit", 1}}));
    list.push_back(with(part("played", "row", "Played this turn", "table", "all", "beside", "They go under their decks when the turn ends."),
                        {{"slots", {"Card", "Break"}}}));
    list.push_back(with(part("dice", "dice", "Last roll", "table", "all", "beside", "Even: a good break. Odd: a bad one."), {{"count", 2}, {"faces", die}}));
    list.push_back(with(part("cash", "counter", "Cash", "seat", "all", "panel", "Money in hand; everybody sees it."), {{"unit", "dollars"}, {"least", 0}}));
    list.push_back(with(part("control", "counter", "Controlled", "seat", "all", "panel", "Value of the neighbourhoods controlled."), {{"unit", "worth"}, {"least", 0}}));
    list.push_back(with(part("bonus_due", "counter", "Bonus to come", "seat", "all", "panel", "Instalments of the next turns."), {{"unit", "dollars"}, {"least", 0}}));
    list.push_back(with(part("men", "counter", "Men on the map", "seat", "all", "panel", "How many men stand on the map."), {{"unit", "men"}, {"least", 0}}));
    list.push_back(with(part("rounds", "track", "Rounds", "table", "all", "beside", "The game ends after the last round in any case."),
                        {{"from", 1}, {"to", options.round_limit}, {"markers", "one"}, {"marks", Json::array()}}));
    list.push_back(with(part("last_stand", "track", "Last stand", "table", "all", "beside", "Counts rounds once a single neighbourhood is left open."),
                        {{"from", 0}, {"to", std::max(options.last_stand_rounds, 1)}, {"markers", "one"}, {"marks", Json::array()}}));
    list.push_back(with(part("values", "sheet", "Control values", "table", "all", "beside", "What controlling a neighbourhood is worth, by its racket, and the price of a man."),
                        {{"columns", columns}, {"rows", rows}, {"cells", cells}}));
    if (options.piece_supply != 0) {
        list.push_back(with(part("bag", "counter", "Men in the bag", "seat", "all", "panel", "With an empty bag nothing can be bought or received."), {{"unit", "men"}, {"least", 0}}));
    }
    Json tokens = Json::array({{{"id", "man"}, {"name", "man"}, {"shape", "disc"}, {"colour", "seat"}},
                               {{"id", "boss"}, {"name", "boss"}, {"shape", "figure"}, {"colour", "seat"}}});
    for (const Racket &racket : data.rackets) {
        tokens.push_back({{"id", racket.id}, {"name", racket.name}, {"shape", "ring"}, {"glyph", racket.glyph}, {"colour", racket.tint}});
    }
    Json texts = Json::array();
    for (const TextWords &words : text_words) {
        Json text = {{"id", words.id}, {"text", words.text}};
        if (words.hidden) text["hidden"] = words.hidden;
        texts.push_back(text);
    }
    return {{"components", list}, {"faces", faces()}, {"tokens", tokens}, {"texts", texts}};
}

} // namespace godfather
