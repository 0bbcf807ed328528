// A game under test: positions are set in its state, answers go through the same calls that a host makes.
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "plugins/godfather_1971/game.hpp"

namespace godfather::test {

inline std::string text_of(const std::filesystem::path &path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// The data files as they lie in the tree, with changes for tests that break them.
struct Files {
    std::map<std::string, std::string> texts;

    Files() {
        for (const auto &entry : std::filesystem::directory_iterator(GODFATHER_DATA)) {
            if (entry.path().extension() == ".json") texts[entry.path().filename().string()] = text_of(entry.path());
        }
    }
    std::unique_ptr<Godfather> game(Seat seats, const Json &options) const {
        std::vector<sd_file> list;
        for (const auto &[name, text] : texts) list.push_back({name.c_str(), text.data(), text.size()});
        const std::string chosen = options.dump();
        const sd_setup setup{sizeof(sd_setup), seats, chosen.c_str(), list.data(), static_cast<std::uint32_t>(list.size()), 0};
        return std::make_unique<Godfather>(sitdown::Setup(setup));
    }
};

inline const Files &files() {
    static const Files all;
    return all;
}

// Neighbourhoods by number, largest first, and rackets, dearest first.
enum Hood { harlem, wall_street, lower_east_side, park_west, upper_west_side, little_italy, the_docks, midtown };
enum RacketNumber { bookmaking, extortion, bootlegging, loan_sharking, hijacking };

struct Match {
    explicit Match(Seat seat_count, const Json &options = Json::object(), std::uint64_t seed = 1)
        : seats(seat_count), owner(files().game(seats, options)), game(*owner) {
        restart(seed);
    }

    void restart(std::uint64_t seed) {
        s = State{};
        s.rng.state = seed;
        log.clear();
        Events events(&sink);
        game.start(s, events);
    }

    // --- asking ---
    sd_status status() const { return game.status(s); }
    std::vector<sd_choice> choices(Seat seat) const {
        std::vector<sd_choice> out(SD_MAX_CHOICES);
        Choices list(out.data(), SD_MAX_CHOICES);
        game.choices(s, seat, list);
        out.resize(list.count());
        return out;
    }
    std::vector<sd_choice> choices() const { return choices(static_cast<Seat>(std::countr_zero(status().waiting))); }
    bool offers(Act act, unsigned first = 0, unsigned second = 0) const {
        for (const sd_choice &choice : choices()) {
            if (choice.id == Choice::make(number_of(act), first, second)) return true;
        }
        return false;
    }
    bool offers_any(Act act) const {
        for (const sd_choice &choice : choices()) {
            if (Choice{choice.id, 0}.act() == number_of(act)) return true;
        }
        return false;
    }
    Cells offered(int hood) const {
        Cells out = 0;
        for (const sd_choice &each : choices()) {
            const Choice choice{each.id, 0};
            if (choice.act() == number_of(Act::place) && hood_of(choice.first()) == hood) out |= surround::cell(bit_of(choice.first()));
        }
        return out;
    }
    bool is_sane() const {
        const Verdict verdict = game.sane(s);
        if (!verdict) UNSCOPED_INFO(verdict.text());
        return static_cast<bool>(verdict);
    }
    int score(Seat seat) const { return standing(seat).score; }
    sd_standing standing(Seat seat) const {
        sd_standing all[SD_MAX_SEATS]{};
        game.standings(s, all);
        return all[seat];
    }
    int events(Text text) const {
        int found = 0;
        for (const sd_event &event : log) found += event.text == number_of(text);
        return found;
    }

    // --- answering ---
    void give(Seat seat, std::uint32_t id) {
        log.clear();
        Events events(&sink);
        game.apply(s, seat, {id, 0}, events);
    }
    // The waiting seat answers, if the answer is on its list.
    void answer(Act act, unsigned first = 0, unsigned second = 0) {
        INFO("act " << act_words[number_of(act) - 1].id << " " << first << " " << second << " at step " << int(s.step));
        REQUIRE(offers(act, first, second));
        give(static_cast<Seat>(std::countr_zero(status().waiting)), Choice::make(number_of(act), first, second));
        CHECK(is_sane());
    }
    void place(int hood, const std::string &label) { answer(Act::place, at(hood, label)); }
    void buy(int hood, const std::string &label) {
        answer(Act::buy, static_cast<unsigned>(hood));
        place(hood, label);
    }
    bool random_step(Rng &rng) {
        const sd_status now = status();
        if (now.ending) return false;
        Seats waiting = now.waiting;
        for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(waiting))); skip > 0; --skip) waiting &= waiting - 1;
        const auto seat = static_cast<Seat>(std::countr_zero(waiting));
        const auto list = choices(seat);
        REQUIRE_FALSE(list.empty());
        give(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))].id);
        return true;
    }

    // --- setting up ---
    unsigned at(int hood, const std::string &label) const { return spot(hood, bit(label)); }
    static int bit(const std::string &label) { return (std::stoi(label.substr(1)) - 1) * surround::stride + (label[0] - 'A'); }
    static Cells cells(const std::vector<std::string> &labels) {
        Cells out = 0;
        for (const std::string &label : labels) out |= surround::cell(bit(label));
        return out;
    }
    void racket(int hood, int number) { s.racket[hood] = static_cast<std::uint8_t>(number + 1); }
    void men(int hood, Seat seat, const std::vector<std::string> &labels) { s.men[hood][seat] |= cells(labels); }
    // Rows of a picture: a digit is a man of that seat.
    void picture(int hood, const std::vector<std::string> &rows) {
        for (Seat seat = 0; seat < 4; ++seat) s.men[hood][seat] = 0;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            for (std::size_t column = 0; column < rows[row].size(); ++column) {
                const char sign = rows[row][column];
                if (sign >= '0' && sign <= '3') s.men[hood][sign - '0'] |= surround::cell(static_cast<int>(row), static_cast<int>(column));
            }
        }
        s.touched = static_cast<std::uint8_t>(s.touched | 1u << hood);
    }
    void close(int hood, Seat boss, int number = hijacking, int instalments = 0) {
        racket(hood, number);
        for (Cells &all : s.men[hood]) all = 0;
        s.men[hood][boss] = surround::lowest(game.the_data().neighborhoods[static_cast<std::size_t>(hood)].area);
        s.controller[hood] = static_cast<std::uint8_t>(boss + 1);
        s.instalments[hood] = static_cast<std::uint8_t>(instalments);
    }
    void close_all_but(const std::vector<int> &open, Seat boss = 0) {
        for (int hood = 0; hood < neighborhood_count; ++hood) {
            if (game.in_game(hood) && std::find(open.begin(), open.end(), hood) == open.end()) close(hood, boss);
        }
    }
    // Any card of this kind.
    int card(CardKind kind, int amount_or_count = 0, int racket_number = -1) const {
        for (int number = 0; number < playing_cards; ++number) {
            const PlayingCard &each = game.the_data().cards[static_cast<std::size_t>(number)];
            const int size = kind == CardKind::money ? each.amount : each.count;
            if (each.kind != kind || (amount_or_count != 0 && size != amount_or_count)) continue;
            if (kind == CardKind::figure && racket_number >= 0 && each.racket != racket_number) continue;
            return number;
        }
        FAIL("there is no such card");
        return 0;
    }
    void hold(Seat seat, int card_number) {
        for (const int other : s.cards.in(in_hand + static_cast<int>(seat))) s.cards.move(other, in_deck, sitdown::nobody);
        s.cards.move(card_number, in_hand + static_cast<int>(seat), sitdown::only(seat));
    }
    // A turn after the first round, at the moment of buying: everybody else holds a small money card.
    void buying(Seat seat, std::uint16_t round = 2) {
        s.round = round;
        s.turn = static_cast<std::uint8_t>(seat);
        s.first = 0;
        s.step = Step::buy_neighborhood;
        s.entered = 0;
        for (Cells &all : s.play) all = 0;
        int next = 0;
        for (Seat other = 0; other < seats; ++other) {
            if (other != seat && s.cards.in(in_hand + static_cast<int>(other)).empty()) hold(other, next++);
        }
        for (const int mine : s.cards.in(in_hand + static_cast<int>(seat))) s.cards.move(mine, in_deck, sitdown::nobody);
    }
    // The seat's turn begins with this card: the seat before it finishes.
    void turn_with(Seat seat, int card_number, std::uint16_t round = 2) {
        const Seat before = (seat + seats - 1) % seats;
        buying(before, seat == 0 ? static_cast<std::uint16_t>(round - 1) : round);
        if (s.round == 1) s.bought = 1;
        hold(seat, card_number);
        give(before, Choice::make(number_of(Act::done)));
    }
    // The same with a break: this card of its deck, by a roll of the right parity.
    void break_with(Seat seat, bool good, const std::string &id) {
        int wanted = -1;
        const auto &cards = good ? game.the_data().good : game.the_data().bad;
        for (int number = 0; number < break_cards; ++number) {
            if (cards[static_cast<std::size_t>(number)].id == id) wanted = number;
        }
        REQUIRE(wanted >= 0);
        auto &fresh = good ? s.good : s.bad;
        auto &under = good ? s.good_under : s.bad_under;
        fresh = {};
        under.clear();
        fresh.add(wanted);
        for (int number = 0; number < break_cards; ++number) {
            if (number != wanted) under.put(number);
        }
        const State before = s;
        for (std::uint64_t seed = 0;; ++seed) {
            s = before;
            s.rng.state = seed;
            turn_with(seat, card(CardKind::breaks));
            if (s.dice.sum() % 2 == (good ? 0 : 1)) return;
        }
    }
    // Everybody from the seat on duty on finishes without buying until this seat is to act.
    void pass_until(Seat seat) {
        for (int guard = 0; guard < 50; ++guard) {
            if (status().ending || (status().waiting == sitdown::seat_bit(seat) && s.step == Step::buy_neighborhood)) return;
            pass_step();
        }
        FAIL("the seat never came to act");
    }
    void pass_turn() {
        const auto turn = s.turn;
        const auto round = s.round;
        for (int guard = 0; guard < 50 && !status().ending && s.turn == turn && s.round == round; ++guard) pass_step();
    }
    void pass_step() { give(static_cast<Seat>(std::countr_zero(status().waiting)), choices().front().id); }

    Seat seats;
    std::unique_ptr<Godfather> owner;
    const Godfather &game;
    State s{};
    std::vector<sd_event> log;
    sd_sink sink{&log, [](void *to, const sd_event *event) { static_cast<std::vector<sd_event> *>(to)->push_back(*event); }, nullptr};
};

} // namespace godfather::test
