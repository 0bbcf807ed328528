// What cannot change during play: the cards, the board and the options, read from the data files and checked. Kept as
// flat tables and bit sets, because the rules look here at every step.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include <sitdown/bits.hpp>
#include <sitdown/setup.hpp>

#include "effect.hpp"
#include "options.hpp"

namespace empire {

using namespace sitdown;

inline constexpr int most_capos = 6;
inline constexpr int city_cards = 84, henchman_cards = 60, racket_cards = 40, cop_cards = 20, start_cards = 8;
inline constexpr int corruption_cards = 9, families = 6, squares = 30, deck_count = 3, most_cops = 5, track_room = 6;
inline constexpr int most_city_faces = 60;
inline constexpr std::uint8_t absent = 255;

using CitySet = Bits<city_cards>;
using HenchmanSet = Bits<henchman_cards>;
using RacketSet = Bits<racket_cards>;
using Squares = std::uint32_t; // a bit for each square

// Anything with a name, a text and effects: a design of a city card, a henchman, a family, a cop, start or corruption
// card. Rackets are records without effects. The number of a record is the number of its face less one.
struct Record {
    std::string id, name, text;
};

// Where the effects of a record lie and what is among them, apart from its words: the rules look here at every step.
struct EffectIndex {
    std::uint16_t first = 0, count = 0;
    std::uint32_t timings = 0; // of all its effects
    std::uint32_t changes = 0; // the stats that its `always` and `round` effects change
    std::uint32_t fight_changes = 0; // the stats that its other effects change
    std::uint64_t kinds = 0;
};

struct CityFace {
    int deck = 0, copies = 0, first_card = 0;
    bool against_rival = false;
    int weapon = 0; // combat value, 0: no weapon
    std::string type;
};

struct Henchman {
    Faction faction{};
    int cost = 0, corruption = 0, combat = 0;
    std::string use;
};

struct Racket {
    RacketType type{};
    int cost = 0;
    Squares fits_on = 0; // squares where it may be opened
    std::array<int, 4> by_hood{};
    std::array<int, 6> by_die{};
    std::array<int, 3> by_tokens{};
};

struct CopCard {
    int bribe = 0;
    bool calls_sitdown = false;
    std::uint32_t forbids = 0;  // bit per Forbidden
    std::uint32_t closed = 0;   // bit per Neutral
    std::uint32_t pitney = 0;   // bit per total that also wins
};

struct Square {
    std::string id, name;
    int neutral = -1;
    int column = 0, row = 0;
};

struct Numbers {
    int goal = 80, martial_law = 80, ness_mark = 50;
    std::array<int, 3> marks{20, 40, 60};
    std::array<int, 7> cops_at_start{};
    int pot_start = 0, pot_reset = 0, pitney_dice = 2;
    std::uint32_t pitney_wins = 0;
    int city_hall_price = 0, city_hall_points = 0, church_price = 0, church_relief = 0;
    int docks_fee = 0, union_fee = 0, pancetta_draws = 0;
    int start_money = 0, start_henchmen = 0, street_income = 0, tribute = 0, godfather_points = 0, godfather_corruption = 0;
    int hit_corruption = 0, hit_points = 0, combat_points = 0, kill_points = 0, adjacency = 0, casualty_max = 0, cop_steps = 0;
    int bordello_tokens = 0, asked_money = 0, money_step = 50;
};

struct Book {
    explicit Book(const Setup &setup);

    const Seat seats;
    const Options options;
    Numbers numbers;

    std::vector<Record> records;
    std::vector<EffectIndex> indices; // by record
    std::vector<Effect> effects;
    int first_henchman = 0, first_family = 0, first_cop = 0, first_start = 0, first_corruption = 0, first_racket = 0;

    std::vector<CityFace> city;
    std::array<std::uint8_t, city_cards> face_of{};
    std::array<Henchman, henchman_cards> henchmen;
    std::array<Racket, racket_cards> rackets;
    std::array<CopCard, cop_cards> cops;
    std::array<std::string, families> family_colours;
    std::array<std::string, families> family_abilities;

    std::array<Square, squares> map;
    std::array<Hood, squares> hood_of{};
    std::array<Squares, squares> adjacent{};
    std::array<Squares, 4> hood_squares{}; // by Hood; any: all territories
    std::array<std::uint8_t, squares> points{};
    std::vector<Squares> by_points; // territories of equal points, the most valuable first
    std::array<std::uint8_t, neutral_count> square_of{};
    std::array<int, neutral_count> price_of{}; // what one must have to use it
    Squares territories = 0;

    std::array<CitySet, timing_count> city_at{};         // cards with an effect of that timing
    std::array<HenchmanSet, timing_count> reveal_at{};   // henchmen who can be revealed for it
    CitySet weapons;
    std::array<CitySet, deck_count> deck_cards{};
    HenchmanSet specials, pickers; // pickers: assassins who choose their target

    std::span<const Effect> effects_of(int record) const {
        const EffectIndex &of = index_of(record);
        return {effects.data() + of.first, of.count};
    }
    const EffectIndex &index_of(int record) const { return indices[static_cast<std::size_t>(record)]; }
    const Record &record(int number) const { return records[static_cast<std::size_t>(number)]; }
    const CityFace &face(int number) const { return city[static_cast<std::size_t>(number)]; }
    const Henchman &henchman(int card) const { return henchmen[static_cast<std::size_t>(card)]; }
    const Racket &racket(int card) const { return rackets[static_cast<std::size_t>(card)]; }
    const Square &square(int number) const { return map[static_cast<std::size_t>(number)]; }
    Hood hood(int square) const { return hood_of[static_cast<std::size_t>(square)]; }
    int face_number(int card) const { return face_of[static_cast<std::size_t>(card)]; }
    int deck_of(int card) const { return face(face_number(card)).deck; }
    int henchman_record(int card) const { return first_henchman + card; }
    bool has(int record, Timing timing) const { return (index_of(record).timings & bit(timing)) != 0; }

private:
    void read_board(const Field &file);
    void read_numbers(const Field &file);
    void read_city(const Field &file);
    void read_henchmen(const Field &file);
    void read_rackets(const Field &file);
    void read_cops(const Field &file);
    void read_families(const Field &file);
    void read_plain(const Field &list, int expected);
    Record &add_record(const Field &from);
    void add_effects(const Field &list); // to the last record
};

// One effect of the data; a sentence that names the file and the field if it makes no sense.
Effect read_effect(const Field &from);

template <class Words>
int word_index(const Field &from, const Words &words) {
    const std::string word = from.text();
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (word == words[at]) return static_cast<int>(at);
    }
    from.fail("does not know the word '" + word + "'");
}

} // namespace empire
