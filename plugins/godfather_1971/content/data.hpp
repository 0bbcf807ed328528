// What cannot change during play: neighbourhoods, rackets and cards as the data files give them.
#pragma once

#include <sitdown/list.hpp>
#include <sitdown/setup.hpp>

#include <array>
#include <string>
#include <vector>

#include "../surround/area.hpp"

namespace godfather {

using surround::Cells;

inline constexpr int neighborhood_count = 8;
inline constexpr int racket_count = 5;
inline constexpr int playing_cards = 52;
inline constexpr int break_cards = 20;
inline constexpr int most_positions = 40; // of one neighbourhood
inline constexpr int most_effects = 4;    // of one break card

struct Neighborhood {
    std::string id, name, tint;
    Cells area = 0;
    int size = 0, majority = 0;
    int x = 0, y = 0;
    std::array<std::int32_t, racket_count> value{};
    // Positions are numbered row by row; a bit is where one lies in the set.
    std::array<std::uint8_t, most_positions> bit_of{};
    std::array<std::uint8_t, 64> number_of{};

    std::string label(int bit) const; // "B3": column and row
};

struct Racket {
    std::string id, name, piece, pieces, glyph, tint;
    std::int32_t cost = 0, half = 0;
};

enum class CardKind : std::uint8_t { money, figure, breaks, fingerman };

struct PlayingCard {
    CardKind kind{};
    std::int16_t amount = 0; // money: dollars
    std::int8_t racket = 0;  // figure
    std::int8_t count = 0;   // figure: men; fingerman: targets
    std::uint16_t kind_number = 0; // the same for copies, from 0
};

enum class Op : std::uint8_t { gain_cash, gain_pieces, gain_pieces_in, lose_cash, lose_pieces, lose_pieces_in };

struct Effect {
    Op op{};
    std::int8_t where = 0; // a racket, or a neighbourhood
    std::int16_t amount = 0;
};

struct BreakCard {
    std::string id, title;
    sitdown::List<Effect, most_effects> effects;
};

struct Data {
    explicit Data(const sitdown::Setup &setup);

    std::array<Neighborhood, neighborhood_count> neighborhoods;
    std::array<Racket, racket_count> rackets;
    std::array<PlayingCard, playing_cards> cards;
    std::vector<PlayingCard> card_kinds; // one of each
    std::array<BreakCard, break_cards> good, bad;
    std::map<std::string, std::uint8_t> presets; // masks of neighbourhoods
    int map_width = 0, map_height = 0;
    int play_limit = 0;   // men in one neighbourhood in one turn
    int first_entries = 0; // neighbourhoods entered in a first turn
    int dice_sides = 0;
    int bonus_percent = 0, bonus_turns = 0, bonus_round_to = 0, half_round_to = 0;

    int neighborhood(const sitdown::Field &id) const;
    int racket(const sitdown::Field &id) const;

private:
    void read_neighborhoods(const sitdown::Field &file);
    void read_presets(const sitdown::Field &file);
    void read_rackets(const sitdown::Field &file);
    void read_deck(const sitdown::Field &file);
    void read_breaks(const sitdown::Field &file, std::array<BreakCard, break_cards> &deck, bool gains);
};

} // namespace godfather
