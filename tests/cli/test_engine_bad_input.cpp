// Whatever a program sends, the engine answers one line and goes on as if nothing had been said.
#include <catch2/catch.hpp>

#include <random>

#include "program.hpp"

using namespace sitdown::tests;
using Catch::Contains;

namespace {

constexpr std::size_t longest_line = 1 << 20;  // as the help states

void check_refused(Engine& engine, const std::string& line, const std::string& code) {
    const std::string before = engine.ask(R"({"op":"hash"})").dump();
    const Json answer = engine.ask(line);
    CAPTURE(line.substr(0, 200), answer.dump());
    CHECK(answer.at("ok") == false);
    CHECK(answer.at("error").at("code") == code);
    CHECK_FALSE(answer.at("error").at("message").get<std::string>().empty());
    CHECK(engine.ask(R"({"op":"hash"})").dump() == before);
}

}  // namespace

TEST_CASE("lines that make no sense are refused with a reason", "[cli][engine][bad]") {
    Engine engine;
    engine.ask(R"({"op":"new","seats":3,"seed":1})");
    for (const char* line : {"",
                             "   ",
                             "nonsense",
                             "{",
                             "[]",
                             "7",
                             "null",
                             "\"pending\"",
                             "{}",
                             R"({"op":7})",
                             R"({"op":"dance"})",
                             R"({"op":"aply"})",
                             R"({"op":"pending"} {"op":"pending"})",
                             "{\"op\":\"\xff\xfe\"}",
                             R"({"op":"pending","seat":0})",
                             R"({"op":"choices"})",
                             R"({"op":"choices","seat":3})",
                             R"({"op":"choices","seat":-1})",
                             R"({"op":"choices","seat":1.5})",
                             R"({"op":"choices","seat":"spectator"})",
                             R"({"op":"view"})",
                             R"({"op":"view","seat":"nobody"})",
                             R"({"op":"view","seat":99})",
                             R"({"op":"events","seat":0,"from":-1})",
                             R"({"op":"apply","seat":0})",
                             R"({"op":"apply","seat":0,"choice":"first"})",
                             R"({"op":"apply","seat":0,"choice":99999999999})",
                             R"({"op":"apply","seat":0,"choice":16777217,"amount":"much"})",
                             R"({"op":"why_not","seat":0})",
                             R"({"op":"why_not","seat":0,"reference":"cellar#9"})",
                             R"({"op":"why_not","seat":0,"reference":7})",
                             R"({"op":"load"})",
                             R"({"op":"load","state":7})",
                             R"({"op":"determinize","seat":0})",
                             R"({"op":"determinize","seat":0,"seed":-4})",
                             R"({"op":"new","options":[]})",
                             R"({"op":"new","seed":"x"})",
                             R"({"op":"new","seats":0})",
                             R"({"op":"new","seats":9})"}) {
        check_refused(engine, line, "bad_input");
    }
    check_refused(engine, R"({"op":"new","seats":7})", "usage");
    check_refused(engine, R"({"op":"new","seats":2,"options":{"colour":"red"}})", "usage");
    check_refused(engine, R"({"op":"apply","seat":0,"choice":3})", "illegal");
    check_refused(engine, R"({"op":"apply","seat":0,"choice":16777217,"amount":5})", "illegal");
    check_refused(engine, R"({"op":"undo"})", "illegal");
    engine.ask(R"({"op":"apply","seat":0,"choice":16777217})");
    check_refused(engine, R"({"op":"apply","seat":0,"choice":16777218})", "illegal");
    CHECK(engine.finish().code == 0);
}

TEST_CASE("misspelt ops and fields get the near word", "[cli][engine][bad]") {
    Engine engine;
    CHECK_THAT(engine.ask(R"({"op":"aply"})").dump(), Contains("Did you mean apply"));
    engine.ask(R"({"op":"new"})");
    CHECK_THAT(engine.ask(R"({"op":"apply","seat":0,"chioce":1})").dump(), Contains("Did you mean choice"));
}

TEST_CASE("before a game is dealt every other op says so", "[cli][engine][bad]") {
    Engine engine;
    for (const char* op : {"pending", "save", "hash", "outcome", "undo"})
        CHECK_THAT(engine.ask_for({{"op", op}}).at("error").at("message").get<std::string>(), Contains("no game yet"));
    CHECK_THAT(engine.ask(R"({"op":"view","seat":0})").dump(), Contains("no game yet"));
    CHECK_THAT(engine.ask(R"({"op":"load","state":{}})").dump(), Contains("no game yet"));
}

TEST_CASE("a line over the limit is refused and skipped; one at the limit is read", "[cli][engine][bad]") {
    Engine engine;
    engine.ask(R"({"op":"new","seats":2,"seed":1})");
    check_refused(engine, std::string(longest_line + 1, 'x'), "too_long");
    check_refused(engine, R"({"op":")" + std::string(20 * longest_line, 'x') + "\"}", "too_long");
    std::string line = R"({"op":"pending"})";
    line += std::string(longest_line - line.size(), ' ');
    CHECK(engine.ask(line).at("ok") == true);
    CHECK_THAT(run({"engine", "--help"}).out, Contains(std::to_string(longest_line)));
}

TEST_CASE("a document nested without end is refused", "[cli][engine][bad]") {
    Engine engine;
    engine.ask(R"({"op":"new","seats":2,"seed":1})");
    const std::string deep = std::string(400000, '[') + std::string(400000, ']');
    check_refused(engine, R"({"op":"load","state":)" + deep + "}", "bad_input");
}

TEST_CASE("random bytes never bring the engine down", "[cli][engine][bad]") {
    Engine engine;
    engine.ask(R"({"op":"new","seats":2,"seed":1})");
    const std::string good = engine.ask(R"({"op":"save"})").dump();
    std::mt19937 luck(1);
    for (int n = 0; n < 300; ++n) {
        std::string line = n % 2 ? R"({"op":"load","state":)" + good.substr(good.find("\"state\":") + 8)
                                 : std::string(luck() % 200, 'a');
        for (int change = 0; change < 6 && !line.empty(); ++change)
            line[luck() % line.size()] = static_cast<char>(luck() % 256);
        std::erase(line, '\n');
        CHECK(engine.ask(line).contains("ok"));
    }
    CHECK(engine.ask(R"({"op":"pending"})").at("ok") == true);
}

TEST_CASE("errors hold nothing of what is hidden", "[cli][engine][bad]") {
    // The same wrong line in two worlds that seat 1 cannot tell apart is answered alike.
    Engine engine;
    engine.ask(R"({"op":"new","seats":2,"seed":4})");
    engine.ask(R"({"op":"apply","seat":0,"choice":16777223})");
    const Json truth = engine.ask(R"({"op":"apply","seat":1,"choice":99})");
    for (int seed = 0; seed < 5; ++seed) {
        engine.ask_for({{"op", "determinize"}, {"seat", 1}, {"seed", seed}});
        CHECK(engine.ask(R"({"op":"apply","seat":1,"choice":99})") == truth);
        engine.ask(R"({"op":"undo"})");
    }
}

TEST_CASE("the last line counts without its end", "[cli][engine]") {
    const Ended ended = run({"engine", "goofspiel"}, "{\"op\":\"new\"}\r\n{\"op\":\"pending\"}");
    CHECK(ended.code == 0);
    CHECK(std::count(ended.out.begin(), ended.out.end(), '\n') == 2);
    CHECK_THAT(ended.out, Contains("\"seats\":[0,1]"));
}
