#include "book.hpp"

#include <map>

namespace empire {

namespace book_reading {

constexpr std::uint8_t small(long long value) { return static_cast<std::uint8_t>(value); }
int integer(const Field &from, int least, int most) { return static_cast<int>(from.integer(least, most)); }
// Money is counted in steps of $50.
int money(const Field &from) {
    const int value = integer(from, 0, 10'000);
    if (value % 50 != 0) from.fail("must be a multiple of 50");
    return value;
}

template <std::size_t Count>
void table(const Field &from, std::array<int, Count> &out) {
    std::size_t at = 0;
    if (from.size() != Count) from.fail("must have " + std::to_string(Count) + " entries");
    from.each([&](const Field &entry) { out[at++] = money(entry); });
}

} // namespace book_reading

using namespace book_reading;

Book::Book(const Setup &setup) : seats(setup.seats), options(Options::from(setup.options)) {
    if (seats < 3 || seats > most_capos) throw std::invalid_argument("Empire City is a game for 3 to 6 capos");
    read_numbers(setup.data("numbers.json"));
    read_board(setup.data("board.json"));
    read_city(setup.data("city_cards.json"));
    first_henchman = static_cast<int>(records.size());
    read_henchmen(setup.data("henchmen.json"));
    first_family = static_cast<int>(records.size());
    read_families(setup.data("families.json"));
    first_cop = static_cast<int>(records.size());
    read_cops(setup.data("cop_cards.json"));
    first_start = static_cast<int>(records.size());
    read_plain(setup.data("start_cards.json")["cards"], start_cards);
    first_corruption = static_cast<int>(records.size());
    read_plain(setup.data("corruption_cards.json")["cards"], corruption_cards);
    first_racket = static_cast<int>(records.size());
    read_rackets(setup.data("rackets.json"));
    if (!has(first_start, Timing::setup) || effects_of(first_start)[0].kind != Kind::become_godfather) {
        throw std::invalid_argument("start_cards.json: the first card must make its owner the godfather");
    }
}

Record &Book::add_record(const Field &from) {
    Record made;
    made.id = from["id"].text();
    made.name = from["name"].text();
    if (from.has("text")) made.text = from["text"].text();
    for (const Record &other : records) {
        if (other.id == made.id) from["id"].fail("'" + made.id + "' is used twice");
    }
    records.push_back(made);
    indices.push_back({.first = static_cast<std::uint16_t>(effects.size())});
    if (from.has("effects")) add_effects(from["effects"]);
    return records.back();
}

void Book::add_effects(const Field &list) {
    EffectIndex &to = indices.back();
    list.each([&](const Field &from) {
        const Effect effect = read_effect(from);
        to.timings |= bit(effect.at);
        to.kinds |= std::uint64_t{1} << index(effect.kind);
        const bool holds = effect.at == Timing::always || effect.at == Timing::round;
        if (effect.kind == Kind::mod) (holds ? to.changes : to.fight_changes) |= bit(effect.stat);
        effects.push_back(effect);
        ++to.count;
    });
}

void Book::read_numbers(const Field &file) {
    Numbers &n = numbers;
    n.goal = integer(file["victory_points"], 10, 500);
    n.martial_law = integer(file["martial_law"], 10, 500);
    n.ness_mark = integer(file["ness_mark"], 1, 500);
    std::size_t at = 0;
    if (file["corruption_marks"].size() != n.marks.size()) file["corruption_marks"].fail("must have three marks");
    file["corruption_marks"].each([&](const Field &mark) { n.marks[at++] = integer(mark, 1, 500); });
    for (int capos = 3; capos <= most_capos; ++capos) {
        n.cops_at_start[static_cast<std::size_t>(capos)] = integer(file["cops_at_start"][std::to_string(capos).c_str()], 0, most_cops - 3);
    }
    n.start_money = money(file["start_money"]);
    n.start_henchmen = integer(file["start_henchmen"], 0, 4);
    n.street_income = money(file["street_income"]);
    n.tribute = money(file["tribute"]);
    n.godfather_points = integer(file["godfather_points"], 0, 50);
    n.godfather_corruption = integer(file["godfather_corruption"], 0, 50);
    n.hit_corruption = integer(file["hit_corruption"], 0, 50);
    n.hit_points = integer(file["hit_points"], 0, 50);
    n.combat_points = integer(file["combat_points"], 0, 50);
    n.kill_points = integer(file["kill_points"], 0, 50);
    n.adjacency = integer(file["adjacency_score"], 0, 50);
    n.casualty_max = integer(file["casualty_max"], 0, 5);
    n.cop_steps = integer(file["cop_steps"], 0, 9);
    n.bordello_tokens = integer(file["bordello_tokens"], 1, 3);
    n.asked_money = money(file["asked_money_most"]);
}

void Book::read_board(const Field &file) {
    std::map<std::string, int> number_of;
    if (file["squares"].size() != squares) file["squares"].fail("must have " + std::to_string(squares) + " squares");
    int at = 0;
    file["squares"].each([&](const Field &from) {
        Square &square = map[static_cast<std::size_t>(at)];
        square.id = from["id"].text();
        square.name = from["name"].text();
        square.column = integer(from["col"], 0, 20);
        square.row = integer(from["row"], 0, 20);
        if (!number_of.emplace(square.id, at).second) from["id"].fail("'" + square.id + "' is used twice");
        if (from["kind"].text() == "neutral") {
            square.neutral = word_index(from["id"], neutral_words);
            square_of[static_cast<std::size_t>(square.neutral)] = small(at);
        } else {
            const auto hood = static_cast<Hood>(word_index(from["hood"], hood_words));
            hood_of[static_cast<std::size_t>(at)] = hood;
            points[static_cast<std::size_t>(at)] = small(from["vp"].integer(0, 20) + (options.territory_high ? 1 : 0));
            hood_squares[static_cast<std::size_t>(hood)] |= Squares{1} << at;
            territories |= Squares{1} << at;
        }
        ++at;
    });
    hood_squares[0] = territories;
    for (int worth = 21; worth >= 0; --worth) {
        Squares equal = 0;
        for (int square = 0; square < squares; ++square) {
            if ((territories >> square & 1) != 0 && points[static_cast<std::size_t>(square)] == worth) equal |= Squares{1} << square;
        }
        if (equal != 0) by_points.push_back(equal);
    }
    at = 0;
    file["squares"].each([&](const Field &from) {
        from["adjacent"].each([&](const Field &next) {
            const auto found = number_of.find(next.text());
            if (found == number_of.end()) next.fail("there is no square '" + next.text() + "'");
            adjacent[static_cast<std::size_t>(at)] |= Squares{1} << found->second;
        });
        ++at;
    });
    for (int square = 0; square < squares; ++square) {
        for (int other = 0; other < squares; ++other) {
            const bool there = (adjacent[static_cast<std::size_t>(square)] >> other & 1) != 0;
            const bool back = (adjacent[static_cast<std::size_t>(other)] >> square & 1) != 0;
            if (there != back) file["squares"].fail("'" + map[static_cast<std::size_t>(square)].id + "' and '" + map[static_cast<std::size_t>(other)].id + "' are adjacent one way only");
        }
    }
    const auto action = [&](Neutral which) {
        return Field(file["squares"].value().at(square_of[static_cast<std::size_t>(which)]), "board.json: " + std::string(neutral_words[static_cast<std::size_t>(which)]))["action"];
    };
    numbers.pot_start = money(action(Neutral::pitney_downs)["start_pot"]);
    numbers.pot_reset = money(action(Neutral::pitney_downs)["reset_pot"]);
    action(Neutral::pitney_downs)["win_on"].each([&](const Field &total) { numbers.pitney_wins |= 1u << total.integer(2, 12); });
    numbers.city_hall_price = money(action(Neutral::city_hall)["pay_per"]);
    numbers.city_hall_points = integer(action(Neutral::city_hall)["vp_per"], 0, 50);
    numbers.church_price = money(action(Neutral::st_marys)["pay"]);
    numbers.church_relief = -integer(action(Neutral::st_marys)["corruption"], -50, 0);
    numbers.docks_fee = money(action(Neutral::docks)["fee_to_pot"]);
    numbers.union_fee = money(action(Neutral::local_162)["fee_to_pot"]);
    price_of[static_cast<std::size_t>(Neutral::city_hall)] = numbers.city_hall_price;
    price_of[static_cast<std::size_t>(Neutral::st_marys)] = numbers.church_price;
    price_of[static_cast<std::size_t>(Neutral::docks)] = numbers.docks_fee;
    price_of[static_cast<std::size_t>(Neutral::local_162)] = numbers.union_fee;
    numbers.pancetta_draws = integer(action(Neutral::pancetta)["draw_city"], 0, 9);
}

void Book::read_city(const Field &file) {
    int card = 0;
    for (int deck = 0; deck < deck_count; ++deck) {
        const Field list = file[hood_words[static_cast<std::size_t>(deck) + 1]];
        list.each([&](const Field &from) {
            const int number = static_cast<int>(city.size());
            add_record(from);
            CityFace face{deck, integer(from["count"], 1, 9), card, from["against"].text() == "rival", 0, from["class"].text()};
            if (number >= most_city_faces) from.fail("there are more than " + std::to_string(most_city_faces) + " designs");
            for (const Effect &effect : effects_of(number)) {
                if (effect.kind == Kind::weapon) face.weapon = effect.amount;
            }
            if (has(number, Timing::combat) && has(number, Timing::pre_combat)) from.fail("is either a pre-combat or a combat card, not both");
            for (int copy = 0; copy < face.copies; ++copy, ++card) {
                if (card >= city_cards) file.fail("there are more than " + std::to_string(city_cards) + " city cards");
                face_of[static_cast<std::size_t>(card)] = small(number);
                deck_cards[static_cast<std::size_t>(deck)].add(card);
                if (face.weapon) weapons.add(card);
                for (int timing = 0; timing < timing_count; ++timing) {
                    if (has(number, static_cast<Timing>(timing))) city_at[static_cast<std::size_t>(timing)].add(card);
                }
            }
            city.push_back(face);
        });
    }
    if (card != city_cards) file.fail("there must be " + std::to_string(city_cards) + " city cards, not " + std::to_string(card));
}

void Book::read_henchmen(const Field &file) {
    if (file["henchmen"].size() != henchman_cards) file["henchmen"].fail("must have " + std::to_string(henchman_cards) + " henchmen");
    int card = 0;
    file["henchmen"].each([&](const Field &from) {
        add_record(from);
        const int record = henchman_record(card);
        Henchman &made = henchmen[static_cast<std::size_t>(card)];
        made.faction = static_cast<Faction>(word_index(from["faction"], faction_words));
        made.cost = money(from["cost"]);
        made.corruption = integer(from["corruption"], 0, 20);
        made.combat = integer(from["combat"], 0, 20);
        if (!from["use"].value().is_null()) made.use = from["use"].text();
        if (made.faction == Faction::special) specials.add(card);
        if (has(record, Timing::hit_target)) pickers.add(card);
        for (int timing = 0; timing < timing_count && made.use == "reveal"; ++timing) {
            if (has(record, static_cast<Timing>(timing))) reveal_at[static_cast<std::size_t>(timing)].add(card);
        }
        ++card;
    });
    if (specials.count() != 5) file["henchmen"].fail("must have five specials");
}

void Book::read_rackets(const Field &file) {
    if (file["rackets"].size() != racket_cards) file["rackets"].fail("must have " + std::to_string(racket_cards) + " rackets");
    int card = 0;
    file["rackets"].each([&](const Field &from) {
        add_record(from);
        Racket &made = rackets[static_cast<std::size_t>(card++)];
        made.type = static_cast<RacketType>(word_index(from["type"], racket_words));
        made.cost = money(from["cost"]);
        from["hoods"].each([&](const Field &hood) { made.fits_on |= hood_squares[static_cast<std::size_t>(word_index(hood, hood_words))]; });
        if (made.type == RacketType::speakeasy) {
            for (int hood = 1; hood < 4; ++hood) made.by_hood[static_cast<std::size_t>(hood)] = money(from["income_by_hood"][hood_words[static_cast<std::size_t>(hood)]]);
        } else if (made.type == RacketType::casino) {
            table(from["income_by_die"], made.by_die);
        } else {
            table(from["income_by_tokens"], made.by_tokens);
        }
    });
}

void Book::read_cops(const Field &file) {
    if (file["cards"].size() != cop_cards) file["cards"].fail("must have " + std::to_string(cop_cards) + " cards");
    int card = 0;
    file["cards"].each([&](const Field &from) {
        add_record(from);
        CopCard &made = cops[static_cast<std::size_t>(card)];
        made.bribe = money(from["bribe"]);
        made.calls_sitdown = from["godfather"].flag();
        for (const Effect &effect : effects_of(first_cop + card)) {
            if (effect.kind == Kind::forbid && effect.forbids == Forbidden::neutral) made.closed |= bit(effect.neutral);
            else if (effect.kind == Kind::forbid) made.forbids |= bit(effect.forbids);
            if (effect.kind == Kind::pitney_number) made.pitney |= 1u << effect.amount;
        }
        ++card;
    });
}

void Book::read_families(const Field &file) {
    if (file["families"].size() != families) file["families"].fail("must have " + std::to_string(families) + " families");
    std::size_t at = 0;
    file["families"].each([&](const Field &from) {
        add_record(from);
        add_effects(from["start_effects"]);
        family_colours[at] = from["colour"].text();
        family_abilities[at++] = from["ability_name"].text();
    });
}

void Book::read_plain(const Field &list, int expected) {
    if (list.size() != static_cast<std::size_t>(expected)) list.fail("must have " + std::to_string(expected) + " cards");
    list.each([&](const Field &from) { add_record(from); });
}

} // namespace empire
