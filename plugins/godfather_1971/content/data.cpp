#include "data.hpp"

namespace godfather {

using sitdown::Field;

namespace {

template <class Entries>
int index_of(const Entries &entries, const Field &id, const char *what) {
    const std::string wanted = id.text();
    for (std::size_t index = 0; index < entries.size(); ++index) {
        if (entries[index].id == wanted) return static_cast<int>(index);
    }
    id.fail("'" + wanted + "' is no " + what);
}

template <class Number>
Number whole(const Field &field, long long lowest, long long highest) {
    return static_cast<Number>(field.integer(lowest, highest));
}

void need_count(const Field &list, std::size_t found, std::size_t wanted) {
    if (found != wanted) list.fail("has " + std::to_string(found) + " entries, not " + std::to_string(wanted));
}

void read_shape(const Field &rows, Neighborhood &out) {
    int row = 0, number = 0;
    rows.each([&](const Field &line) {
        const std::string text = line.text();
        if (row >= surround::most_rows || text.size() > std::size_t{surround::most_columns}) line.fail("is outside of the largest shape");
        for (int column = 0; column < static_cast<int>(text.size()); ++column) {
            const char sign = text[static_cast<std::size_t>(column)];
            if (sign != '#' && sign != '.') line.fail("may only hold # (a position) and . (none)");
            if (sign == '.') continue;
            if (number >= most_positions) line.fail("there are more than " + std::to_string(most_positions) + " positions");
            const int bit = row * surround::stride + column;
            out.area |= surround::cell(bit);
            out.number_of[static_cast<std::size_t>(bit)] = static_cast<std::uint8_t>(number);
            out.bit_of[static_cast<std::size_t>(number++)] = static_cast<std::uint8_t>(bit);
        }
        ++row;
    });
    if (out.area == 0) rows.fail("has no position");
    if (surround::connected(surround::lowest(out.area), out.area) != out.area) rows.fail("its positions do not all hang together by sides");
}

} // namespace

std::string Neighborhood::label(int bit) const {
    const char column = static_cast<char>('A' + bit % surround::stride);
    return column + std::to_string(bit / surround::stride + 1);
}

Data::Data(const sitdown::Setup &setup) {
    const Field rules = setup.data("rules.json");
    play_limit = whole<int>(rules["pieces_in_a_play"], 1, 3);
    first_entries = whole<int>(rules["first_turn_neighborhoods"], 1, 2);
    dice_sides = whole<int>(rules["dice"]["sides"], 2, 20);
    read_neighborhoods(setup.data("neighborhoods.json"));
    read_presets(setup.data("neighborhoods.json"));
    read_rackets(setup.data("rackets.json"));
    read_deck(setup.data("playing_deck.json"));
    read_breaks(setup.data("good_breaks.json"), good, true);
    read_breaks(setup.data("bad_breaks.json"), bad, false);
}

int Data::neighborhood(const Field &id) const { return index_of(neighborhoods, id, "neighbourhood"); }
int Data::racket(const Field &id) const { return index_of(rackets, id, "racket"); }

void Data::read_neighborhoods(const Field &file) {
    map_width = whole<int>(file["map"]["width"], 1, 100);
    map_height = whole<int>(file["map"]["height"], 1, 100);
    const Field list = file["neighborhoods"];
    std::size_t next = 0;
    need_count(list, list.size(), neighborhood_count);
    list.each([&](const Field &entry) {
        Neighborhood &out = neighborhoods[next++];
        out.id = entry["id"].text();
        out.name = entry["name"].text();
        out.tint = entry["tint"].text();
        out.x = whole<int>(entry["x"], 0, map_width - 1);
        out.y = whole<int>(entry["y"], 0, map_height - 1);
        read_shape(entry["shape"], out);
        out.size = surround::count(out.area);
        out.majority = surround::majority(out.area);
        if (entry["size"].integer(1, most_positions) != out.size) entry["size"].fail("the shape has " + std::to_string(out.size) + " positions");
    });
}

void Data::read_presets(const Field &file) {
    const Field list = file["presets"];
    for (const char *name : {"six", "five", "four"}) {
        list[name].each([&](const Field &id) { presets[name] = static_cast<std::uint8_t>(presets[name] | 1u << neighborhood(id)); });
    }
}

void Data::read_rackets(const Field &file) {
    std::size_t next = 0;
    need_count(file["rackets"], file["rackets"].size(), racket_count);
    file["rackets"].each([&](const Field &entry) {
        Racket &out = rackets[next++];
        out = {entry["id"].text(), entry["name"].text(), entry["piece"].text(), entry["pieces"].text(), entry["glyph"].text(),
               entry["tint"].text(), whole<std::int32_t>(entry["cost"], 10, 10000), whole<std::int32_t>(entry["half"], 5, 5000)};
    });
    const Field values = file["control_values"];
    for (Neighborhood &area : neighborhoods) {
        const Field row = values[area.id.c_str()];
        for (std::size_t index = 0; index < rackets.size(); ++index) {
            area.value[index] = whole<std::int32_t>(row[rackets[index].id.c_str()], 0, 100000);
        }
    }
    const Field bonus = file["bonus"];
    bonus_percent = whole<int>(bonus["percent"], 0, 100);
    bonus_turns = whole<int>(bonus["turns"], 0, 10);
    bonus_round_to = whole<int>(bonus["round_to"], 1, 1000);
    half_round_to = whole<int>(file["half_round_to"], 1, 100);
}

void Data::read_deck(const Field &file) {
    std::size_t next = 0;
    file["cards"].each([&](const Field &entry) {
        PlayingCard card;
        const std::string kind = entry["kind"].text();
        if (kind == "money") {
            card.kind = CardKind::money;
            card.amount = whole<std::int16_t>(entry["amount"], 10, 10000);
        } else if (kind == "racket_figure") {
            card.kind = CardKind::figure;
            card.racket = static_cast<std::int8_t>(racket(entry["racket"]));
            card.count = whole<std::int8_t>(entry["count"], 1, 9);
        } else if (kind == "break") {
            card.kind = CardKind::breaks;
        } else if (kind == "fingerman") {
            card.kind = CardKind::fingerman;
            card.count = whole<std::int8_t>(entry["count"], 1, 9);
        } else {
            entry["kind"].fail("'" + kind + "' is no kind of card; use money, racket_figure, break or fingerman");
        }
        card.kind_number = static_cast<std::uint16_t>(card_kinds.size());
        card_kinds.push_back(card);
        for (auto copies = entry["copies"].integer(1, playing_cards); copies > 0; --copies) {
            if (next == cards.size()) entry.fail("the deck has more than " + std::to_string(playing_cards) + " cards");
            cards[next++] = card;
        }
    });
    need_count(file["cards"], next, playing_cards);
}

void Data::read_breaks(const Field &file, std::array<BreakCard, break_cards> &deck, bool gains) {
    struct Word {
        const char *name;
        Op op;
        bool gains;
    };
    static constexpr Word words[] = {{"gain_cash", Op::gain_cash, true}, {"gain_pieces", Op::gain_pieces, true},
                                     {"gain_pieces_in", Op::gain_pieces_in, true}, {"lose_cash", Op::lose_cash, false},
                                     {"lose_pieces", Op::lose_pieces, false}, {"lose_pieces_in", Op::lose_pieces_in, false}};
    std::size_t next = 0;
    need_count(file["cards"], file["cards"].size(), break_cards);
    file["cards"].each([&](const Field &entry) {
        BreakCard &card = deck[next++];
        card.id = entry["id"].text();
        card.title = entry["title"].text();
        entry["effects"].each([&](const Field &effect) {
            const std::string name = effect["op"].text();
            const Word *found = nullptr;
            for (const Word &word : words) {
                if (name == word.name && word.gains == gains) found = &word;
            }
            if (!found) effect["op"].fail("'" + name + "' is no effect of this deck");
            Effect out{found->op, 0, 0};
            if (out.op == Op::gain_cash || out.op == Op::lose_cash) {
                out.amount = whole<std::int16_t>(effect["amount"], 10, 10000);
            } else {
                out.amount = whole<std::int16_t>(effect["count"], 1, 3);
                const bool named = out.op == Op::gain_pieces_in || out.op == Op::lose_pieces_in;
                out.where = static_cast<std::int8_t>(named ? neighborhood(effect["neighborhood"]) : racket(effect["racket"]));
            }
            if (card.effects.full()) effect.fail("a card has at most " + std::to_string(most_effects) + " effects");
            card.effects.push(out);
        });
    });
}

} // namespace godfather
