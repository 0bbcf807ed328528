// Preparation and first turns (GF-1, GF-2).
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

TEST_CASE("given a new game for three, everybody has $3,000, the decks are whole and nothing is touched",
          "[GF-1.1][GF-1.2][GF-1.3][GF-1.4][GF-1.5]") {
    const Match match(3);
    for (Seat seat = 0; seat < 3; ++seat) CHECK(match.s.cash[seat] == 3000);
    CHECK(match.s.cash[3] == 0);
    CHECK(match.s.cards.in(in_deck).count() == 52);
    CHECK(match.s.good.count() == 20);
    CHECK(match.s.bad.count() == 20);
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        CHECK(match.s.racket[hood] == 0);
        CHECK(match.game.is_open(match.s, hood));
        CHECK(match.game.board(match.s, hood).occupied() == 0);
    }
    CHECK_THROWS_WITH(files().game(5, Json::object()), Catch::Contains("2 to 4"));
    CHECK_THROWS_WITH(files().game(1, Json::object()), Catch::Contains("2 to 4"));
}

TEST_CASE("the sizes differ, and no three men reach a majority by themselves", "[GF-1.2][GF-7.1]") {
    const Match match(2);
    const int sizes[] = {33, 30, 28, 19, 18, 15, 13, 10}, majorities[] = {17, 16, 15, 10, 10, 8, 7, 6};
    int total = 0;
    for (std::size_t hood = 0; hood < 8; ++hood) {
        const Neighborhood &place = match.game.the_data().neighborhoods[hood];
        CHECK(place.size == sizes[hood]);
        CHECK(place.majority == majorities[hood]);
        total += place.size;
        for (const int a : surround::bits(place.area)) {
            for (const int b : surround::bits(place.area)) {
                for (const int c : surround::bits(place.area)) {
                    if (a >= b || b >= c) continue;
                    const surround::Board board{place.area, {surround::cell(a) | surround::cell(b) | surround::cell(c)}};
                    REQUIRE(surround::holder(board, match.game.siege()) == -1);
                }
            }
        }
    }
    CHECK(total == 166);
}

TEST_CASE("the highest roll starts and only tied leaders roll again", "[GF-1.6]") {
    Match match(3);
    int rerolls = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        match.restart(seed);
        std::vector<std::vector<std::pair<int, int>>> rounds; // by beat: seat and sum
        int beat = -1;
        for (const sd_event &event : match.log) {
            if (event.verb != SD_ROLL) continue;
            if (event.beat != beat) rounds.emplace_back(), beat = event.beat;
            rounds.back().push_back({event.by, event.amount});
        }
        REQUIRE(rounds.front().size() == 3);
        for (std::size_t round = 0; round < rounds.size(); ++round) {
            int best = 0;
            for (const auto &[seat, sum] : rounds[round]) best = std::max(best, sum);
            std::vector<int> leaders;
            for (const auto &[seat, sum] : rounds[round]) {
                REQUIRE(sum >= 2);
                REQUIRE(sum <= 12);
                if (sum == best) leaders.push_back(seat);
            }
            if (round + 1 == rounds.size()) {
                REQUIRE(leaders == std::vector<int>{match.s.first});
                continue;
            }
            ++rerolls;
            std::vector<int> again;
            for (const auto &[seat, sum] : rounds[round + 1]) again.push_back(seat);
            REQUIRE(again == leaders);
        }
        CHECK(match.s.turn == match.s.first);
    }
    CHECK(rerolls > 10);
}

TEST_CASE("turns go round by seat from whoever starts", "[GF-1.6]") {
    Match match(4);
    Rng rng{1};
    std::vector<int> turns{match.s.turn};
    while (match.s.round < 3) {
        REQUIRE(match.random_step(rng));
        if (match.s.turn != turns.back()) turns.push_back(match.s.turn);
    }
    for (std::size_t index = 1; index < 8; ++index) CHECK(turns[index] == (turns[index - 1] + 1) % 4);
}

TEST_CASE("a first turn: two bookies in Midtown and three loan sharks in Harlem cost $1,050", "[GF-2.1][GF-2.2][GF-4.1][GF-Q2]") {
    Match match(2);
    const Seat seat = match.s.turn;
    match.answer(Act::enter, midtown);
    CHECK(match.choices().size() == 5); // any racket
    match.answer(Act::choose_racket, bookmaking);
    match.place(midtown, "A1");
    match.place(midtown, "B2");
    match.answer(Act::enough);
    CHECK(match.s.step == Step::first_neighborhood);
    CHECK_FALSE(match.offers(Act::enter, midtown)); // it must be another one
    match.answer(Act::enter, harlem);
    match.answer(Act::choose_racket, loan_sharking);
    match.place(harlem, "C2");
    match.place(harlem, "C3");
    match.place(harlem, "C4");
    CHECK(match.s.cash[seat] == 1950);
    CHECK(match.s.racket[midtown] == bookmaking + 1);
    CHECK(match.s.racket[harlem] == loan_sharking + 1);
    CHECK(match.s.turn != seat); // three men end the play, two neighbourhoods the turn
    CHECK(surround::count(match.s.men[midtown][seat]) == 2);
    CHECK(surround::count(match.s.men[harlem][seat]) == 3);
}

TEST_CASE("enough ends one neighbourhood, but the second is still required", "[GF-2.1][GF-Q3]") {
    Match match(2);
    const Seat seat = match.s.turn;
    match.answer(Act::enter, harlem);
    match.answer(Act::choose_racket, hijacking);
    CHECK_FALSE(match.offers_any(Act::enough)); // one man at least
    match.place(harlem, "C2");
    CHECK(match.choices().front().id == Choice::make(number_of(Act::enough)));
    match.answer(Act::enough);
    CHECK(match.s.turn == seat);
    CHECK(match.s.step == Step::first_neighborhood);
    for (const sd_choice &choice : match.choices()) CHECK(Choice{choice.id, 0}.act() == number_of(Act::enter));
}

TEST_CASE("who joins buys the racket that runs there, and may open the other", "[GF-2.3][GF-4.5]") {
    Match match(2);
    match.answer(Act::enter, midtown);
    match.answer(Act::choose_racket, bookmaking);
    match.place(midtown, "A1");
    match.answer(Act::enough);
    match.answer(Act::enter, harlem);
    match.answer(Act::choose_racket, bookmaking); // the same racket twice
    match.place(harlem, "C2");
    match.answer(Act::enough);
    const Seat second = match.s.turn;
    match.answer(Act::enter, midtown);
    CHECK(match.s.step == Step::first_cell); // no racket to choose
    match.place(midtown, "C1");
    CHECK(match.s.cash[second] == 2700);
    match.answer(Act::enough);
    match.answer(Act::enter, the_docks);
    CHECK(match.s.step == Step::first_racket);
}

TEST_CASE("one racket may run in several neighbourhoods", "[GF-2.2][GF-Q6]") {
    Match match(2);
    for (const unsigned hood : {unsigned(harlem), unsigned(midtown)}) {
        match.answer(Act::enter, hood);
        match.answer(Act::choose_racket, extortion);
        match.place(static_cast<int>(hood), "C2");
        match.answer(Act::enough);
    }
    CHECK(match.s.racket[harlem] == match.s.racket[midtown]);
}

TEST_CASE("no card is played on a first turn; one is drawn at its end and played at the start of the second", "[GF-2.4][GF-3.1][GF-3.2][GF-Q1]") {
    Match match(2);
    const Seat seat = match.s.turn;
    Rng rng{3};
    while (match.s.turn == seat) match.random_step(rng);
    CHECK(match.s.cards.in(in_hand + static_cast<int>(seat)).count() == 1);
    CHECK(match.s.cards.in(in_play).empty());
    while (match.s.round == 1) match.random_step(rng);
    // The start player's second turn: his card is on the table before anything is asked.
    CHECK(match.s.turn == seat);
    CHECK(match.s.cards.in(in_hand + static_cast<int>(seat)).empty());
    CHECK(match.s.cards.in(in_play).count() == 1);
    CHECK(match.events(Text::plays_card) == 1);
}

TEST_CASE("surrounding works in first turns", "[GF-2.5]") {
    Match match(2);
    const Seat first = match.s.turn, second = 1 - first;
    match.answer(Act::enter, midtown);
    match.answer(Act::choose_racket, hijacking);
    match.place(midtown, "D1");
    match.answer(Act::enough);
    match.answer(Act::enter, harlem);
    match.answer(Act::choose_racket, hijacking);
    match.place(harlem, "C2");
    match.answer(Act::enough);
    match.answer(Act::enter, midtown);
    match.place(midtown, "C1"); // the tip has a single side
    CHECK(match.s.men[midtown][first] != 0);
    match.answer(Act::enough);
    match.answer(Act::enter, park_west);
    match.answer(Act::choose_racket, hijacking);
    match.place(park_west, "B2");
    match.answer(Act::enough);
    CHECK(match.s.men[midtown][first] == 0);
    CHECK(surround::count(match.s.men[midtown][second]) == 1);
}

TEST_CASE("with one neighbourhood in the game he enters that one", "[GF-2.5][GF-11.1]") {
    Match match(2, {{"neighborhoods", {"midtown"}}});
    const Seat first = match.s.turn;
    match.answer(Act::enter, midtown);
    match.answer(Act::choose_racket, hijacking);
    match.place(midtown, "B2");
    match.answer(Act::enough);
    CHECK(match.s.turn != first);
}

TEST_CASE("with little cash only what leaves the price of a second entry is offered", "[GF-2.1][GF-4.2]") {
    Match match(2, {{"start_cash", 600}, {"preset", "four"}});
    const Seat seat = match.s.turn;
    for (const int hood : {wall_street, park_west, little_italy}) match.racket(hood, bookmaking);
    match.racket(midtown, extortion);
    match.answer(Act::enter, wall_street);
    match.place(wall_street, "C2");
    CHECK(match.s.step == Step::first_neighborhood); // a second bookie would not leave $250
    match.answer(Act::enter, midtown);
    match.place(midtown, "B2");
    CHECK(match.s.cash[seat] == 50);
    CHECK(match.s.turn != seat);
}

TEST_CASE("in an untouched neighbourhood little cash limits the racket too", "[GF-2.1]") {
    Match match(2, {{"start_cash", 600}});
    for (int hood = 1; hood < neighborhood_count; ++hood) match.racket(hood, bookmaking);
    match.answer(Act::enter, harlem);
    CHECK(match.offers(Act::choose_racket, bookmaking));
    match.answer(Act::choose_racket, extortion);
    match.place(harlem, "C2");
    CHECK(match.s.step == Step::first_neighborhood);
}
