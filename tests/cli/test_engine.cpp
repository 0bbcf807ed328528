// The engine protocol: every op, as a program would use it.
#include <catch2/catch.hpp>

#include <random>
#include <set>
#include <sstream>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

namespace {

void answer_all(Engine& engine, std::mt19937& luck) {
    const Json pending = engine.ask(R"({"op":"pending"})");
    for (const Json& seat : pending.at("seats")) {
        const Json choices = engine.ask_for({{"op", "choices"}, {"seat", seat}}).at("choices");
        const Json& pick = choices.at(luck() % choices.size());
        const Json applied = engine.ask_for({{"op", "apply"}, {"seat", seat}, {"choice", pick.at("id")}});
        REQUIRE(applied.at("ok") == true);
    }
}

std::string hash(Engine& engine) { return engine.ask(R"({"op":"hash"})").at("hash"); }

}  // namespace

TEST_CASE("a program plays a whole game by random choices", "[cli][engine]") {
    Engine engine;
    std::mt19937 luck(3);
    const Json made = engine.ask(R"({"op":"new","seats":3,"seed":11})");
    CHECK(made == Json{{"ok", true}, {"game", "goofspiel"}, {"version", made.at("version")}, {"seats", 3}, {"seed", 11},
                       {"options", Json::object()}});
    int rounds = 0;
    for (; engine.ask(R"({"op":"pending"})").at("over") == false; ++rounds) answer_all(engine, luck);
    CHECK(rounds == 13);

    const Json pending = engine.ask(R"({"op":"pending"})");
    CHECK(pending.at("seats").empty());
    const Json outcome = engine.ask(R"({"op":"outcome"})");
    CHECK(outcome.at("over") == true);
    CHECK(outcome.at("ending") == "all_taken");
    CHECK_FALSE(outcome.at("winners").empty());
    int points = 0;
    for (const Json& seat : outcome.at("standings")) points += seat.at("score").get<int>();
    CHECK(points <= 91);
    CHECK(engine.ask(R"({"op":"choices","seat":0})").at("choices").empty());
    const Json late = engine.ask(R"({"op":"apply","seat":0,"choice":16777217})");
    CHECK(late.at("ok") == false);
    CHECK(late.at("error").at("code") == "illegal");
    CHECK(engine.finish().code == 0);
}

TEST_CASE("a choice has its id, act, roles with references, range, text and note", "[cli][engine]") {
    Engine engine;
    engine.ask(R"({"op":"new","seats":2,"seed":1})");
    const Json answer = engine.ask(R"({"op":"choices","seat":1})");
    CHECK_THAT(answer.at("prompt").at("text").get<std::string>(), Contains("envelope"));
    REQUIRE(answer.at("choices").size() == 13);
    const Json& choice = answer.at("choices")[4];
    CHECK(choice.at("act") == "bid");
    CHECK(choice.at("roles") == Json{{"card", "hand@1#4"}});
    CHECK(choice.at("range").is_null());
    CHECK(choice.at("text") == "Send the 5");
    CHECK(choice.contains("note"));
}

TEST_CASE("views and events are cut down for who asks", "[cli][engine]") {
    Engine engine;
    engine.ask(R"({"op":"new","seats":2,"seed":1})");
    engine.ask(R"({"op":"apply","seat":0,"choice":16777223})");
    const auto picked = [&](const char* viewer) {
        return engine.ask(R"({"op":"view","seat":)" + std::string(viewer) + "}").dump().find("picked") !=
               std::string::npos;
    };
    CHECK(picked("0"));
    CHECK_FALSE(picked("1"));
    CHECK_FALSE(picked("\"spectator\""));

    const Json told = engine.ask(R"({"op":"events","seat":1})").at("events");
    REQUIRE(told.size() == 2);
    CHECK(told[0].at("verb") == "show");
    CHECK(told[1] == Json{{"verb", "ready"}, {"by", 0}, {"beat", told[1].at("beat")}});
    CHECK(engine.ask(R"({"op":"events","seat":1})").at("events").empty());         // asked for already
    CHECK(engine.ask(R"({"op":"events","seat":1,"from":0})").at("events") == told);  // all again
    engine.ask(R"({"op":"apply","seat":1,"choice":16777219})");
    const Json fresh = engine.ask(R"({"op":"events","seat":1})");
    CHECK_THAT(fresh.dump(), Contains("Seat 1 sends the 7.") && Contains("Seat 2 sends the 3."));
}

TEST_CASE("undo goes back exactly, step by step", "[cli][engine]") {
    Engine engine;
    std::mt19937 luck(9);
    engine.ask(R"({"op":"new","seats":4,"seed":2})");
    const std::string dealt = hash(engine);
    answer_all(engine, luck);
    const std::string after = hash(engine);
    answer_all(engine, luck);
    for (int step = 0; step < 4; ++step) CHECK(engine.ask(R"({"op":"undo"})").at("ok") == true);
    CHECK(hash(engine) == after);
    for (int step = 0; step < 4; ++step) engine.ask(R"({"op":"undo"})");
    CHECK(hash(engine) == dealt);
    const Json refused = engine.ask(R"({"op":"undo"})");
    CHECK(refused.at("ok") == false);
    CHECK(hash(engine) == dealt);
    // What was undone is told anew when it happens anew.
    engine.ask(R"({"op":"events","seat":0})");
    engine.ask(R"({"op":"apply","seat":0,"choice":16777217})");
    CHECK(engine.ask(R"({"op":"events","seat":0})").at("events").size() == 1);
}

TEST_CASE("the same seed and choices give the same hash", "[cli][engine]") {
    const auto play = [] {
        Engine engine;
        std::mt19937 luck(5);
        engine.ask(R"({"op":"new","seats":2,"seed":77})");
        for (int round = 0; round < 5; ++round) answer_all(engine, luck);
        return hash(engine);
    };
    CHECK(play() == play());
}

TEST_CASE("a saved state can be edited by hand and loaded", "[cli][engine]") {
    Engine engine;
    engine.ask(R"({"op":"new","seats":2,"seed":4})");
    Json state = engine.ask(R"({"op":"save"})").at("state");
    const std::string before = hash(engine);
    CHECK(engine.ask_for({{"op", "load"}, {"state", state}}).at("hash") == before);

    state["points"][1] = 40;
    CHECK(engine.ask_for({{"op", "load"}, {"state", state}}).at("ok") == true);
    CHECK(engine.ask(R"({"op":"outcome"})").at("standings")[1].at("score") == 40);
    CHECK(engine.ask(R"({"op":"undo"})").at("hash") == before);

    const auto refused = [&](const Json& bad, const std::string& names) {
        const Json answer = engine.ask_for({{"op", "load"}, {"state", bad}});
        CAPTURE(answer.dump());
        CHECK(answer.at("ok") == false);
        CHECK(answer.at("error").at("code") == "bad_input");
        CHECK_THAT(answer.at("error").at("message").get<std::string>(), Contains(names));
        CHECK(hash(engine) == before);
    };
    Json bad = state;
    bad["points"][1] = 4000;
    refused(bad, "points");
    bad = state;
    bad["round"] = "first";
    refused(bad, "round");
    bad = state;
    bad.erase("prize");
    refused(bad, "prize");
    bad = state;
    bad["deck"] = Json::array();
    refused(bad, "envelopes");  // the module's own sense
    refused(Json::array(), "object");
    refused(Json(), "object");
}

TEST_CASE("a resampled world keeps what its viewer knows", "[cli][engine]") {
    Engine engine;
    engine.ask(R"({"op":"new","seats":2,"seed":4})");
    engine.ask(R"({"op":"apply","seat":0,"choice":16777223})");
    const Json seen = engine.ask(R"({"op":"view","seat":1})");
    const std::string before = hash(engine);
    std::set<std::string> worlds;
    for (int seed = 0; seed < 10; ++seed) {
        const Json made = engine.ask_for({{"op", "determinize"}, {"seat", 1}, {"seed", seed}});
        worlds.insert(made.at("hash").get<std::string>());
        CHECK(engine.ask(R"({"op":"view","seat":1})") == seen);
        CHECK(engine.ask(R"({"op":"undo"})").at("hash") == before);
    }
    CHECK(worlds.size() == 10);
}

TEST_CASE("every example of the help works and gives the fields it promises", "[cli][engine]") {
    const Ended help = run({"engine", "--help"});
    REQUIRE(help.code == 0);
    std::istringstream lines(help.out);
    Engine engine;
    Json saved;
    std::set<std::string> shown;
    for (std::string line; std::getline(lines, line);) {
        if (!line.starts_with("    > ")) continue;
        std::string request = line.substr(6);
        if (const auto place = request.find("SAVED"); place != request.npos) request.replace(place, 5, saved.dump());
        const Json answer = engine.ask(request);
        CAPTURE(line, answer.dump());
        REQUIRE(answer.at("ok") == true);
        if (answer.contains("state")) saved = answer.at("state");
        std::getline(lines, line);
        REQUIRE(line.starts_with("    < "));
        std::istringstream promised(line.substr(6));
        std::size_t fields = 0;
        for (std::string field; promised >> field; ++fields) CHECK(answer.contains(field));
        CHECK(answer.size() == fields);
        shown.insert(Json::parse(request).at("op").get<std::string>());
    }
    const std::set<std::string> all = {"new",  "pending", "choices", "apply",   "view", "events",     "why_not",
                                       "save", "load",    "hash",    "outcome", "undo", "determinize"};
    CHECK(shown == all);
}
