// Set-up, draft, choice and what is seen of them.
#include "position.hpp"

#include <set>

using namespace greed_test;

namespace {

Position fresh(Seat seats, const Json &options = Json::object()) {
    Position p(seats, options);
    sitdown::Events silent(nullptr);
    p.state = {};
    p.state.rng.state = 7;
    p.game.start(p.state, silent);
    return p;
}

CardSet pile_before(const Position &p, Seat seat, bool passed) {
    return p.state.cards.in(place::pile(p.game.rules.pile_of(seat, p.state.round + passed)));
}

} // namespace

TEST_CASE("given three players, when they sit down, then piles of 12, 44 to draw, no cash", "[GR-3.1]") {
    const Position p = fresh(3);
    for (Seat seat = 0; seat < 3; ++seat) {
        CHECK(pile_before(p, seat, false).count() == 12);
        CHECK(p.cash(seat) == 0);
        CHECK(p.state.cards.in(place::hand(seat)).empty());
    }
    CHECK(p.state.cards.in(place::draw).count() == 44);
    CHECK(p.state.markers_in_play == 0);
    CHECK(fresh(2).state.cards.in(place::draw).count() == 56);
    CHECK(fresh(4).state.cards.in(place::draw).count() == 32);
    CHECK(fresh(5).state.cards.in(place::draw).count() == 20);
}

TEST_CASE("given round 1, when all have drafted, then hands of 1 and piles of 11 one seat to the left",
          "[GR-4.1][GR-5.2][GR-D1]") {
    Position p = fresh(3);
    CardSet before[3];
    for (Seat seat = 0; seat < 3; ++seat) before[seat] = pile_before(p, seat, false);
    CHECK(p.choices(0).size() == 12);
    p.defaults();
    CHECK(p.state.round == 2);
    for (Seat seat = 0; seat < 3; ++seat) {
        CHECK(p.state.cards.in(place::hand(seat)).count() == 1);
        const Seat left = (seat + 1) % 3;
        const CardSet there = pile_before(p, left, false);
        CHECK(there.count() == 11);
        CHECK((there - before[seat]).empty());
        CHECK((before[seat] - there) == p.state.cards.in(place::hand(seat)));
    }
}

TEST_CASE("given rounds 1 and 2, when they are finished, then nobody was asked for a play", "[GR-4.1]") {
    Position p = fresh(4);
    p.defaults().defaults();
    CHECK(p.state.round == 3);
    CHECK(p.asked(Prompt::play_pick) == 0);
    CHECK(p.asked(Prompt::draft_pick) == 8);
    p.defaults();
    CHECK(p.prompt() == Prompt::play_pick);
}

TEST_CASE("given round 3, when the draft is done, then hand 3, and 2 after the choice", "[GR-4.2][GR-D2]") {
    Position p = fresh(2);
    p.defaults().defaults().defaults();
    CHECK(p.choices(0).size() == 3);
    CHECK(p.choices(1).size() == 3);
    p.pick(0, p.state.cards.in(place::hand(0)).first() + 1);
    CHECK(p.state.cards.in(place::hand(0)).count() == 3); // nothing moves before everybody has chosen
    p.pick(1, p.state.cards.in(place::hand(1)).first() + 1);
    CHECK(p.told(SD_DECLARE).size() >= 2);
}

TEST_CASE("given round 12, when the draft opens, then one card is left to keep and the host can answer",
          "[GR-4.1][GR-5.39]") {
    Position p = Position(3).round(12);
    p.state.round = 11;
    p.open().play({}).finish_turn();
    REQUIRE(p.state.round == 12);
    REQUIRE(p.prompt() == Prompt::draft_pick);
    for (Seat seat = 0; seat < 3; ++seat) {
        CHECK(p.waits_for(seat));
        CHECK(p.choices(seat).size() == 1);
    }
}

TEST_CASE("given no extra plays, draws, discards or returns, when the game ends, then everybody holds 2 cards",
          "[GR-4.7]") {
    int plain = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const greed::Greed game = make_game(3);
        bool special = false;
        greed::State last{};
        play_randomly(game, seed, [&](const greed::State &state) {
            special |= state.prompt == Prompt::extra_play_pick || state.prompt == Prompt::discard_for_cash ||
                       state.prompt == Prompt::play_another;
            for (Seat seat = 0; seat < 3; ++seat) {
                // Everything that draws or returns makes a hand larger than drafting alone could.
                const int drafted = state.round - (state.prompt == Prompt::draft_pick ? 1 : 0);
                const int played = std::max(0, drafted - 2);
                const int hand = state.cards.in(place::hand(seat)).count();
                special |= hand > drafted - played + (state.prompt == Prompt::play_pick ? 1 : 0);
            }
            last = state;
        });
        if (special) continue;
        ++plain;
        for (Seat seat = 0; seat < 3; ++seat) CHECK(last.cards.in(place::hand(seat)).count() == 2);
    }
    CHECK(plain > 3);
}

TEST_CASE("given cards 60, 22 and 75, when they are revealed, then they resolve as 22, 60, 75", "[GR-4.3]") {
    Position p(3);
    p.hand(0, {60}).hand(1, {22}).hand(2, {75}).cash(0, 50000).cash(1, 50000).open().play({60, 22, 75});
    std::vector<int> order;
    for (const sd_event &event : p.told(SD_MOVE)) {
        if (event.from == greed::at(greed::Component::plays).ref) order.push_back(event.face);
    }
    CHECK(order == std::vector<int>{22, 60, 75});
}

TEST_CASE("given one or six players, when a game is made, then it is refused", "[GR-5.1]") {
    CHECK_THROWS_AS(make_game(1), std::invalid_argument);
    CHECK_THROWS_AS(make_game(6), std::invalid_argument);
    CHECK_NOTHROW(make_game(2));
    CHECK_NOTHROW(make_game(5));
}

TEST_CASE("given round 3, phase 2, when anybody looks, then the waiting pile is 9 cards face down",
          "[GR-3.2][GR-4.1]") {
    Position p = fresh(3);
    p.defaults().defaults().defaults();
    REQUIRE(p.prompt() == Prompt::play_pick);
    for (Seat viewer : {Seat{0}, Seat{1}, Seat{2}, sitdown::spectator}) {
        const Json view = p.view(viewer);
        for (Seat seat = 0; seat < 3; ++seat) {
            const Json pile = view["places"]["draft@" + std::to_string(seat)];
            CHECK(pile["items"].empty());
            CHECK(pile["hidden"] == 9);
        }
    }
}

TEST_CASE("given an open choice, when one seat has answered, then others see that, not what", "[GR-4.8][GR-D2]") {
    Position p = fresh(3);
    p.defaults().defaults().defaults();
    const Json before = p.view(1);
    std::set<Json> seen;
    for (const int card : p.state.cards.in(place::hand(0))) {
        Position other = p;
        other.pick(0, card + 1);
        CHECK_FALSE(other.waits_for(0));
        seen.insert(other.view(1));
    }
    REQUIRE(seen.size() == 1);
    Json after = *seen.begin();
    CHECK(after["marks"].size() == before["marks"].size() + 1);
    CHECK(after["marks"][0]["text"] == "ready");
    after["marks"] = before["marks"];
    CHECK(after == before);
}

TEST_CASE("given any discarded card, when anybody looks, then it is visible", "[GR-5.30][GR-3.2]") {
    Position p(2);
    p.hand(0, {30}).discards({8, 55}).open().play({30});
    for (Seat viewer : {Seat{0}, Seat{1}, sitdown::spectator}) {
        const Json pile = p.view(viewer)["places"]["discard"];
        CHECK(pile["hidden"] == 0);
        std::set<std::string> faces;
        for (const Json &item : pile["items"]) faces.insert(item["face"].get<std::string>());
        CHECK(faces.count("greed_008") == 1);
        CHECK(faces.count("greed_055") == 1);
        CHECK(faces.count("greed_030") == 1);
    }
}

TEST_CASE("given the option, when cash is hidden, then others see no total before the end", "[GR-5.25][GR-5.43]") {
    Position p(2, {{"hidden_cash", true}});
    p.round(12).cash(0, 40000).hand(0, {22}).open();
    CHECK_FALSE(p.view(1)["numbers"].contains("cash@0"));
    CHECK_FALSE(p.view(1)["numbers"].contains("worth@0"));
    CHECK(p.view(0)["numbers"]["cash@0"] == 40000);
    CHECK_FALSE(p.view(0)["numbers"].contains("worth@0"));
    p.play({22});
    CHECK_FALSE(p.told(SD_PAY).empty()); // amounts are announced all the same
    CHECK(p.told(SD_PAY)[0].tells == sitdown::everyone);
    p.finish_game();
    CHECK(p.view(1)["numbers"]["cash@0"] == 50000);
    CHECK(p.view(1)["numbers"]["worth@0"] == 50000);
    Position open(2);
    open.cash(0, 40000).hand(0, {22}).open();
    CHECK(open.view(1)["numbers"]["cash@0"] == 40000);
}

TEST_CASE("given a card that must fail, when it is chosen, then the choice says so", "[GR-D2][GR-4.2]") {
    Position p(2);
    p.hand(0, {56, 11}).cash(0, 10000).open();
    sitdown::Description words;
    p.game.describe(p.state, 0, {sitdown::Choice::make(static_cast<unsigned>(Act::play), 56), 0}, words);
    CHECK_THAT(words.note, Catch::Contains("spanner"));
    sitdown::Description price;
    p.game.describe(p.state, 0, {sitdown::Choice::make(static_cast<unsigned>(Act::play), 11), 0}, price);
    CHECK_THAT(price.note, Catch::Contains("$15,000"));
}
