// EC-1: the set-up.
#include "scene.hpp"

using namespace table;

namespace {

struct Start {
    EmpireCity game;
    State s{};
    Events events{nullptr};

    explicit Start(Seat seats, const Json &options = Json::object(), std::uint64_t seed = 7) : game(data_files().setup(seats, options)) {
        s.rng.state = seed;
        game.start(s, events);
    }
    Seat waiting() const { return static_cast<Seat>(std::countr_zero(game.status(s).waiting)); }
    Question question() const { return static_cast<Question>(game.status(s).prompt); }
    Listed list() const {
        Listed out;
        out.choices.resize(SD_MAX_CHOICES);
        Choices into(out.choices.data(), SD_MAX_CHOICES);
        game.choices(s, waiting(), into);
        out.choices.resize(into.count());
        return out;
    }
    void first() {
        const sd_choice choice = list().choices.at(0);
        game.apply(s, waiting(), {choice.id, choice.low}, events);
    }
    void until(Question question_of) {
        while (question() != question_of && s.round == 0) first();
    }
};

} // namespace

TEST_CASE("families are chosen in seat order, each once", "[EC-1.1]") {
    Start start(3);
    for (Seat seat = 0; seat < 3; ++seat) {
        REQUIRE(start.question() == Question::family);
        REQUIRE(start.waiting() == seat);
        CHECK(start.list().choices.size() == 6 - seat);
        start.first();
    }
    CHECK(start.question() == Question::start_racket);
    Start dealt(3, {{"family_pick", "random"}});
    CHECK(dealt.question() == Question::start_racket);
    CHECK(dealt.s.family[0] != dealt.s.family[1]);
    CHECK(dealt.s.family[1] != dealt.s.family[2]);
    CHECK(dealt.s.family[0] != dealt.s.family[2]);
}

TEST_CASE("after the set-up money, points, corruption, cops and pot are as printed", "[EC-1.3][EC-1.5][EC-1.7][EC-1.8][EC-A-36]") {
    for (std::uint64_t seed = 1; seed < 12; ++seed) {
        Start start(4, Json::object(), seed);
        start.until(Question::start_henchman);
        const Book &book = start.game.book;
        for (Seat seat = 0; seat < 4; ++seat) {
            int money = 500, points = 0, cards = 0;
            for (const int record : {book.first_family + start.s.family[seat], book.first_start + start.s.start_card[seat]}) {
                for (const Effect &effect : book.effects_of(record)) {
                    if (effect.at != Timing::setup) continue;
                    if (effect.kind == Kind::money) money += effect.amount;
                    if (effect.kind == Kind::vp) points += effect.amount;
                    if (effect.kind == Kind::draw) cards += effect.count;
                }
            }
            CHECK(start.s.money[seat].get() == money);
            CHECK(start.s.points[seat] == points);
            CHECK(start.s.city.in(city_hand(seat)).count() == cards);
            CHECK(start.s.corruption[seat] == 0);
        }
        CHECK(std::count(start.s.cop_at, start.s.cop_at + most_cops, book.square_of[0]) == 1);
        CHECK(start.s.pot == 500);
    }
}

TEST_CASE("two cops wait at City Hall with five capos", "[EC-1.7]") {
    Start start(5);
    start.until(Question::start_racket);
    CHECK(std::count(start.s.cop_at, start.s.cop_at + most_cops, start.game.book.square_of[0]) == 2);
}

TEST_CASE("exactly one capo is dealt the godfather's card and is godfather", "[EC-1.2][EC-1.4]") {
    for (Seat seats = 3; seats <= 6; ++seats) {
        for (std::uint64_t seed = 1; seed < 9; ++seed) {
            Start start(seats, Json::object(), seed);
            start.until(Question::start_racket);
            int holders = 0;
            for (Seat seat = 0; seat < seats; ++seat) {
                holders += start.s.start_card[seat] == 0;
                for (Seat other = 0; other < seat; ++other) CHECK(start.s.start_card[seat] != start.s.start_card[other]);
            }
            CHECK(holders == 1);
            CHECK(start.s.start_card[start.s.godfather] == 0);
        }
    }
}

TEST_CASE("the first racket is free and opens on a free square that it allows", "[EC-1.9][EC-1.10][EC-4.4]") {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        Start start(3, Json::object(), seed);
        start.until(Question::start_racket);
        REQUIRE(start.s.racket_track.count() == 6);
        REQUIRE(start.waiting() == start.s.godfather);
        for (const int racket : start.list().things(Act::take_racket)) {
            if (start.game.book.racket(racket).fits_on != start.game.book.hood_squares[static_cast<std::size_t>(Hood::downtown)]) continue;
            const int money = start.s.money[start.waiting()].get();
            const Seat seat = start.waiting();
            start.game.apply(start.s, seat, {Choice::make(number(Act::take_racket), static_cast<unsigned>(racket)), 0}, start.events);
            REQUIRE(start.question() == Question::start_square);
            for (const int square : start.list().things(Act::place_racket)) CHECK(start.game.book.hood(square) == Hood::downtown);
            start.first();
            CHECK(std::popcount(start.s.held[seat]) == 1);
            CHECK(start.s.money[seat].get() == money);
            CHECK(start.s.racket_track.count() == 6);
            return;
        }
    }
    FAIL("no bordello of downtown came up");
}

TEST_CASE("two free henchmen each, in turn order, and the track is filled after each capo", "[EC-1.9][EC-1.11][EC-A-44]") {
    Start start(4);
    start.until(Question::start_henchman);
    for (int place = 0; place < 4; ++place) {
        const Seat seat = (start.s.godfather + static_cast<Seat>(place)) % 4;
        REQUIRE(start.waiting() == seat);
        REQUIRE(start.s.henchmen.in(henchman_track).count() == 6);
        const int money = start.s.money[seat].get();
        start.first();
        CHECK(start.s.henchmen.in(henchman_track).count() == 5);
        start.first();
        CHECK(start.s.henchmen.in(henchman_hand(seat)).count() == 2);
        CHECK(start.s.money[seat].get() == money);
        CHECK(start.s.corruption[seat] == 0);
    }
    CHECK(start.s.henchmen.in(henchman_track).count() == 6);
}

TEST_CASE("the cousin and the corner lot come last, in turn order", "[EC-1.12][EC-11.10]") {
    bool cousin = false, lot = false;
    for (std::uint64_t seed = 1; seed < 80 && !(cousin && lot); ++seed) {
        Start start(6, Json::object(), seed);
        start.until(Question::start_henchman);
        while (start.question() == Question::start_henchman) start.first();
        while (start.s.round == 0) {
            const Seat seat = start.waiting();
            if (start.question() == Question::hire_one) {
                const bool zorin = start.game.book.record(start.game.book.first_family + start.s.family[seat]).id == "zorin";
                for (const int man : start.list().things(Act::hire)) CHECK(start.game.book.henchman(man).cost <= (zorin ? 250 : 200));
                const int money = start.s.money[seat].get(), before = start.s.henchmen.in(henchman_hand(seat)).count();
                start.first();
                CHECK(start.s.henchmen.in(henchman_hand(seat)).count() == before + 1);
                CHECK(start.s.money[seat].get() == money);
                CHECK(start.s.corruption[seat] == 0);
                CHECK(start.s.henchmen.in(henchman_track).count() == 6);
                cousin = true;
            } else if (start.question() == Question::claim) {
                for (const int square : start.list().things(Act::claim)) CHECK(start.game.book.hood(square) == Hood::slums);
                start.first();
                CHECK(std::popcount(start.s.held[seat]) == 2);
                lot = true;
            } else {
                start.first();
            }
        }
    }
    CHECK(cousin);
    CHECK(lot);
}

TEST_CASE("the first round begins with declarations", "[EC-1.13][EC-7.1]") {
    Start start(3);
    start.until(Question::declare);
    CHECK(start.s.round == 1);
    CHECK(start.s.cop_card == absent);
    CHECK(start.waiting() == start.s.godfather);
}

TEST_CASE("the same seed deals the same cards, another seed others", "[EC-1.6][EC-1.9]") {
    Start one(3, Json::object(), 5), same(3, Json::object(), 5), other(3, Json::object(), 6);
    for (Start *each_start : {&one, &same, &other}) each_start->until(Question::start_henchman);
    CHECK(one.s.racket_track == same.s.racket_track);
    CHECK(one.s.henchmen == same.s.henchmen);
    CHECK(one.s.city == same.s.city);
    CHECK((!(one.s.racket_track == other.s.racket_track) || !(one.s.henchmen == other.s.henchmen)));
}
