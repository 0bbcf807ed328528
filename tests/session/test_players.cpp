// Whoever sits in a seat is asked in the same way.
#include <catch2/catch.hpp>

#include "host/session/player.hpp"
#include "table.hpp"

using namespace sitdown::host;

TEST_CASE("bots play a game to its end", "[session]") {
    for (const char* kind : {"random", "greedy"}) {
        auto session = Session::create(goofspiel(3), 5, {{"A", kind}, {"B", kind}, {"C", kind}});
        auto players = seat_players(*session, 9);
        while (ask_players(*session, players)) {}
        CHECK(session->over());
        CHECK(session->status().round == 13);
        CHECK_FALSE(session->log_lines(spectator).empty());
    }
}

TEST_CASE("a person is not asked here, and a program is asked with a world of its own", "[session]") {
    Hands hands;
    auto session = Session::create(goofspiel(2), 1, {{"Vito", "person"}, {"", "program"}}, {}, hands.settings());
    CHECK(session->name(1) == "Seat 2");
    auto players = seat_players(*session, 1);
    CHECK_FALSE(ask_players(*session, players));
    session->answer(0, 1u << 24 | 7);
    std::vector<Json> worlds;
    players[1] = program([&](const Question& question) -> std::optional<Choice> {
        CHECK(question.seat == 1);
        CHECK(question.choices.size() == 13);
        CHECK(question.number == session->number(1));
        CHECK(question.rules.view(question.world, 1) == question.rules.view(session->timeline().state(), 1));
        worlds.push_back(question.rules.save(question.world).at("bid"));
        if (worlds.size() < 20) return std::nullopt;
        return Choice{1u << 24 | 9, 0};
    });
    for (int n = 1; n < 20; ++n) CHECK_FALSE(ask_players(*session, players));
    CHECK(ask_players(*session, players));
    CHECK(session->status().round == 2);
    // Were it the true state, every world would hold the rival's envelope.
    std::size_t true_ones = 0;
    for (const Json& bids : worlds) true_ones += bids.at(0) == 7;
    CHECK(true_ones < 10);
}

TEST_CASE("players that do not fit the table are refused", "[session]") {
    CHECK(refusal([] { Session::create(goofspiel(3), 1, people(2)); }) ==
          "usage: The game has 3 seats and 2 players; name one for each seat.");
    CHECK_THAT(refusal([] { Session::create(goofspiel(2), 1, {{"A", "person"}, {"B", "robot"}}); }),
               Catch::StartsWith("not_found: There is no bot \"robot\""));
}
