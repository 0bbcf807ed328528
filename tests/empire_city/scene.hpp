// A position put together by hand: given … when … then.
#pragma once

#include <catch2/catch.hpp>
#include <functional>

#include "table.hpp"

namespace table {

enum class Families { plain, real }; // plain: without abilities, so that only what a test is about changes numbers

// The data files with one of them changed.
inline Setup changed_setup(Seat seats, const Json &options, const std::string &file, const std::function<void(Json &)> &change) {
    static std::vector<std::unique_ptr<std::string>> kept; // a setup points into its texts
    const auto keep = [](std::string text) -> const char * {
        kept.push_back(std::make_unique<std::string>(std::move(text)));
        return kept.back()->c_str();
    };
    std::vector<sd_file> files;
    for (const auto &[name, content] : data_files().all()) {
        std::string text = content;
        if (name == file) {
            Json json = Json::parse(content);
            change(json);
            text = json.dump();
        }
        const auto length = text.size();
        files.push_back({keep(name), keep(text), length});
    }
    return Setup({sizeof(sd_setup), seats, keep(options.dump()), files.data(), static_cast<std::uint32_t>(files.size()), 0});
}

inline Setup scene_setup(Seat seats, const Json &options, Families kind) {
    if (kind == Families::real) return data_files().setup(seats, options);
    return changed_setup(seats, options, "families.json", [](Json &json) {
        for (Json &family : json["families"]) family["effects"] = family["start_effects"] = Json::array();
    });
}

// The steps of a round, as phases/round.cpp counts them.
enum class At { cops = 0, godfather = 1, declarations = 2, combat = 3, refresh = 4, collect = 5, end = 6 };

struct Scene {
    EmpireCity game;
    State s{};
    Listener told;
    Events events{&told.sink};

    explicit Scene(Seat seats = 3, const Json &options = Json::object(), Families kind = Families::plain) : game(scene_setup(seats, options, kind)) {
        s.rng.state = 42;
        game.start(s, events);
        while (s.round == 0) {
            sd_choice first[SD_MAX_CHOICES];
            Choices list(first, SD_MAX_CHOICES);
            game.choices(s, waiting(), list);
            game.apply(s, waiting(), {first[0].id, first[0].low}, events);
        }
        wipe();
    }

    // Nobody owns anything but $500; seat 0 is the godfather; it is round 2.
    void wipe() {
        for (int card = 0; card < city_cards; ++card) s.city.move(card, city_deck(game.book.deck_of(card)), nobody);
        for (int man = 0; man < henchman_cards; ++man) {
            if (s.henchmen.where(man) != henchman_track) s.henchmen.move(man, henchman_deck, nobody);
        }
        for (int square = 0; square < squares; ++square) {
            for (std::uint8_t &racket : s.racket_at[square]) {
                if (racket != 0) s.racket_deck.add(racket - 1);
                racket = 0;
            }
            s.tokens[square] = 0;
        }
        for (Seat seat = 0; seat < most_capos; ++seat) {
            s.held[seat] = s.attacks[seat] = 0;
            s.points[seat] = s.corruption[seat] = 0;
            s.money[seat].start(500, everyone);
        }
        s.godfather = 0;
        s.round = 2;
        Events silent(nullptr);
        Play(game.book, s, silent).end_round();
        for (std::uint8_t &cop : s.cop_at) cop = absent;
        cop("city_hall");
        board_changed();
        s.agenda.clear();
    }

    // --- given ---
    int face(const std::string &id) const { return record(id); }
    int record(const std::string &id) const {
        for (std::size_t at = 0; at < game.book.records.size(); ++at) {
            if (game.book.records[at].id == id) return static_cast<int>(at);
        }
        FAIL("there is no card " << id);
        return -1;
    }
    int man(const std::string &id) const { return record(id) - game.book.first_henchman; }
    int racket(const std::string &id) const { return record(id) - game.book.first_racket; }
    int square(const std::string &id) const {
        for (int at = 0; at < squares; ++at) {
            if (game.book.square(at).id == id) return at;
        }
        FAIL("there is no square " << id);
        return -1;
    }
    void money(Seat seat, int amount) { s.money[seat].start(amount, everyone); }
    // A copy from its deck into the hand; the owner alone knows it.
    void give(Seat seat, const std::string &id) {
        for (const int card : query().copies(face(id))) {
            if (s.city.where(card) >= 2 * deck_count) continue;
            s.city.move(card, city_hand(seat), only(seat));
            return;
        }
        FAIL("no copy of " << id << " is left");
    }
    void crew(Seat seat, const std::string &id) { s.henchmen.move(man(id), henchman_hand(seat), only(seat)); }
    void tired(Seat seat, const std::string &id) { s.henchmen.move(man(id), henchman_tired(seat), everyone); }
    void track(std::initializer_list<const char *> ids) {
        for (const int card : s.henchmen.in(henchman_track)) s.henchmen.move(card, henchman_deck, nobody);
        for (const char *id : ids) s.henchmen.move(man(id), henchman_track, everyone);
    }
    void racket_track(std::initializer_list<const char *> ids) {
        s.racket_deck |= s.racket_track;
        s.racket_track.clear();
        for (const char *id : ids) {
            s.racket_deck.remove(racket(id));
            s.racket_track.add(racket(id));
        }
    }
    void hold(Seat seat, std::initializer_list<const char *> ids) {
        for (const char *id : ids) {
            s.held[seat] |= square_bit(square(id));
            s.tokens[square(id)] = 1;
        }
    }
    void open(const char *where, const char *id, int tokens = 1) {
        int at = 0;
        while (s.racket_at[square(where)][at] != 0) ++at;
        s.racket_at[square(where)][at] = static_cast<std::uint8_t>(racket(id) + 1);
        s.racket_deck.remove(racket(id));
        s.racket_track.remove(racket(id));
        s.tokens[square(where)] = static_cast<std::uint8_t>(tokens);
        board_changed();
    }
    void cop(const char *where) {
        int at = 0;
        while (s.cop_at[at] != absent) ++at;
        s.cop_at[at] = static_cast<std::uint8_t>(square(where));
        board_changed();
    }
    void no_cops() {
        for (std::uint8_t &each_cop : s.cop_at) each_cop = absent;
        board_changed();
    }
    void ness(const char *where) {
        s.ness = static_cast<std::uint8_t>(square(where));
        s.ness_in_play = 1;
        board_changed();
    }
    // This cop card is in force.
    void cop_card(const std::string &id) {
        if (s.cop_card != absent) s.cop_deck.add(s.cop_card);
        s.cop_card = static_cast<std::uint8_t>(record(id) - game.book.first_cop);
        s.cop_deck.remove(s.cop_card);
        changed();
    }
    // This cop card is the next one: all others lie in the pile.
    void next_cop_card(const std::string &id) {
        s.cop_pile |= s.cop_deck;
        s.cop_deck.clear();
        const int card = record(id) - game.book.first_cop;
        s.cop_pile.remove(card);
        s.cop_deck.add(card);
    }
    void corruption_card(Seat seat, const std::string &id) {
        const int card = record(id) - game.book.first_corruption;
        s.corruption_deck.remove(card);
        s.corruption_held[seat].add(card);
        changed();
    }
    void family(Seat seat, const std::string &id) {
        const auto wanted = static_cast<std::uint8_t>(record(id) - game.book.first_family);
        for (std::uint8_t &other : s.family) {
            if (other == wanted) other = s.family[seat]; // two capos change families
        }
        s.family[seat] = wanted;
        changed();
    }
    void changed() {
        Events silent(nullptr);
        for (Seat seat = 0; seat < game.book.seats; ++seat) Play(game.book, s, silent).refresh_changes(seat);
    }
    void attack(Seat seat, const char *where) { s.attacks[seat] |= square_bit(square(where)); }
    void board_changed() { s.masks = query().masks(); }

    // --- when ---
    void go(At where) {
        s.agenda.clear();
        s.agenda.push(Job::round);
        s.agenda.top().step = static_cast<std::uint8_t>(where);
        if (where == At::cops) --s.round;
        play().proceed();
    }
    Query query() const { return {game.book, s}; }
    Play play() { return {game.book, s, events}; }
    sd_status status() const { return game.status(s); }
    Question question() const { return static_cast<Question>(status().prompt); }
    Seat waiting() const { return static_cast<Seat>(std::countr_zero(status().waiting)); }
    bool asked(Question question_of, Seat seat) const { return question() == question_of && status().waiting == seat_bit(seat); }
    Listed list(Seat seat) const {
        Listed out;
        out.choices.resize(SD_MAX_CHOICES);
        Choices into(out.choices.data(), SD_MAX_CHOICES);
        game.choices(s, seat, into);
        out.choices.resize(into.count());
        return out;
    }
    Listed list() const { return list(waiting()); }

    void choose_as(Seat seat, Act act, int thing = -1, int second = -1, int amount = -1) {
        const Listed all = list(seat);
        const sd_choice *found = all.find(act, thing, second);
        INFO("act " << number(act) << ", thing " << thing << ", question " << status().prompt << ", seat " << seat);
        REQUIRE(found != nullptr);
        const sd_choice choice = *found;
        if (amount >= 0) REQUIRE((amount >= choice.low && amount <= choice.high));
        told.heard.clear();
        game.apply(s, seat, {choice.id, amount >= 0 ? amount : choice.low}, events);
        const Verdict verdict = game.sane(s);
        INFO(verdict.text());
        REQUIRE(bool(verdict));
    }
    void choose(Act act, int thing = -1, int second = -1, int amount = -1) { choose_as(waiting(), act, thing, second, amount); }
    void choose(Act act, const char *where) { choose(act, square(where)); }
    void play_card(const char *id) { choose(Act::play, face(id)); }
    void reveal(const char *id) { choose(Act::reveal, man(id)); }
    // The same choice with other chance, until the outcome is the one the scenario is about.
    void choose_until(const std::function<bool(const State &)> &outcome, Act act, int thing = -1, int second = -1, int amount = -1) {
        const State before = s;
        for (std::uint64_t seed = 1; seed < 4000; ++seed) {
            s = before;
            s.rng.state = seed;
            choose(act, thing, second, amount);
            if (outcome(s)) return;
        }
        FAIL("no chance led to the outcome");
    }
    // Ready with nothing more, for everybody who is asked in a secret window.
    void all_done() {
        const Question now = question();
        while (question() == now && status().window != 0) choose(Act::done);
    }
    void stop_all(Question question_of, Act act = Act::enough) {
        while (question() == question_of) choose(act);
    }
    // The first choice until this question is asked.
    void defaults_until(Question question_of) {
        for (int step = 0; question() != question_of && status().ending == 0; ++step) {
            REQUIRE(step < 2000);
            const sd_choice first = list().choices.at(0);
            game.apply(s, waiting(), {first.id, first.low}, events);
        }
    }
    bool heard(Text text) const {
        return std::any_of(told.heard.begin(), told.heard.end(), [&](const sd_event &event) { return event.text == number(text); });
    }

    // --- then ---
    int cash(Seat seat) const { return s.money[seat].get(); }
    bool owns(Seat seat, const char *where) const { return has_square(s.held[seat], square(where)); }
    bool in_hand(Seat seat, const char *id) const { return s.henchmen.where(man(id)) == henchman_hand(seat); }
    bool is_tired(Seat seat, const char *id) const { return s.henchmen.where(man(id)) == henchman_tired(seat); }
    bool dead(const char *id) const { return s.henchmen.where(man(id)) == henchman_dead; }
    int city_count(Seat seat) const { return s.city.in(city_hand(seat)).count(); }
    bool discarded(const char *id) const {
        const int deck = game.book.face(face(id)).deck;
        return (query().copies(face(id)) & s.city.in(city_pile(deck))).any();
    }
    bool won(Ending ending, Seat seat) const { return s.ending == static_cast<std::uint8_t>(ending) && s.winners == seat_bit(seat); }
};

} // namespace table
