#include "host/lab/compare.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>

#include "host/rules/rules.hpp"
#include "support/script_game.hpp"

namespace {

using namespace sitdown::host;

Declared first() {
    return {Json::parse(R"({"id": "docks", "version": "1.0.0", "title": "The Docks", "seats": {"min": 2, "max": 4},
        "minutes": {"min": 30, "max": 60}, "decisions": 1200, "mechanics": ["auction", "dice"],
        "hidden": ["hands", "the order of the deck"], "chance": ["dice"],
        "endings": [{"id": "rich", "text": "Somebody has $1,000."}, {"id": "time", "text": "Ten rounds are over."}],
        "options": [{"id": "trading", "name": "Trading", "kind": "switch", "default": true}],
        "phases": [{"id": "bid", "name": "Bids"}, {"id": "show", "name": "Reveal", "of": "bid"}, {"id": "act",
         "name": "Actions"}],
        "units": [{"id": "money", "name": "money", "role": "money"}, {"id": "vp", "name": "points",
         "role": "score"}]})"),
            Json::parse(R"({"components": [{"id": "hand", "kind": "hand", "name": "Hand", "owner": "seat"},
        {"id": "city", "kind": "board", "name": "City"}, {"id": "sea", "kind": "board", "name": "Sea"}],
        "faces": [{"id": "a"}, {"id": "b"}]})")};
}

Declared second() {
    return {Json::parse(R"({"id": "rails", "version": "2.1.0", "title": "Rails", "seats": {"min": 2, "max": 4},
        "minutes": {"min": 45, "max": 45}, "decisions": 900, "mechanics": ["dice", "voting"],
        "hidden": ["Hands"], "chance": [],
        "endings": [{"id": "time", "text": "Eight rounds are over."}],
        "options": [{"id": "length", "name": "Length", "kind": "number", "min": 1, "max": 9, "default": 8},
                    {"id": "trading", "name": "Trading", "kind": "switch", "default": false}],
        "phases": [{"id": "do", "name": "actions"}], "units": [{"id": "vp", "name": "points", "role": "score"}]})"),
            Json::parse(R"({"components": [{"id": "hand", "kind": "hand", "name": "Hand", "owner": "seat"}]})")};
}

Comparison both() { return compare(std::vector<Declared>{first(), second()}); }

const FactSection& section(const Comparison& comparison, const std::string& id) {
    const auto found = std::ranges::find(comparison.sections, id, &FactSection::id);
    REQUIRE(found != comparison.sections.end());
    return *found;
}

using Row = std::vector<std::string>;  // the name and the values; "-" = none

std::vector<Row> rows(const Comparison& comparison, const std::string& id) {
    std::vector<Row> out;
    for (const Fact& fact : section(comparison, id).facts) {
        Row row = {fact.name};
        for (const auto& value : fact.values) row.push_back(value.value_or("-"));
        out.push_back(row);
    }
    return out;
}

std::size_t widest_line(const std::string& text) {
    std::size_t widest = 0;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        const auto columns = std::ranges::count_if(line, [](char byte) { return (byte & 0xc0) != 0x80; });
        widest = std::max(widest, static_cast<std::size_t>(columns));
    }
    return widest;
}

}  // namespace

TEST_CASE("the frame of two rule sets stands side by side", "[compare]") {
    CHECK(rows(both(), "table") == std::vector<Row>{{"Seats", "2 to 4", "2 to 4"},
                                                    {"Minutes", "30 to 60", "45"},
                                                    {"Decisions at most", "1,200", "900"},
                                                    {"Decided by", "points", "points"},
                                                    {"Other units", "money", "-"}});
}

TEST_CASE("what none of them declares is left out", "[compare]") {
    CHECK(rows(compare(std::vector<Declared>{second(), second()}), "table").back().front() == "Decided by");
}

TEST_CASE("phases of the same name meet, with their place in each round", "[compare]") {
    CHECK(rows(both(), "phases") ==
          std::vector<Row>{{"Bids", "1", "-"}, {"Reveal", "1.1", "-"}, {"Actions", "2", "1"}});
}

TEST_CASE("components are counted and named by kind", "[compare]") {
    CHECK(rows(both(), "components") == std::vector<Row>{{"Boards", "2: City, Sea", "-"},
                                                         {"Hands", "1: Hand (each)", "1: Hand (each)"},
                                                         {"Different cards", "2", "-"}});
}

TEST_CASE("what both have comes first, then what one has", "[compare]") {
    CHECK(rows(both(), "mechanics") ==
          std::vector<Row>{{"dice", "yes", "yes"}, {"auction", "yes", "-"}, {"voting", "-", "yes"}});
    CHECK(rows(both(), "hidden") == std::vector<Row>{{"hands", "yes", "yes"}, {"the order of the deck", "yes", "-"}});
    CHECK(rows(both(), "chance") == std::vector<Row>{{"dice", "yes", "-"}});
}

TEST_CASE("options and endings meet by their id", "[compare]") {
    CHECK(rows(both(), "options") == std::vector<Row>{{"Trading", "on or off; usually on", "on or off; usually off"},
                                                      {"Length", "-", "1 to 9; usually 8"}});
    CHECK(rows(both(), "endings") == std::vector<Row>{{"time", "Ten rounds are over.", "Eight rounds are over."},
                                                      {"rich", "Somebody has $1,000.", "-"}});
}

TEST_CASE("a fact is the same only if all have it alike", "[compare]") {
    CHECK(Fact{"", {"a", "a"}}.same());
    CHECK_FALSE(Fact{"", {"a", "b"}}.same());
    CHECK_FALSE(Fact{"", {std::nullopt, std::nullopt}}.same());
    CHECK_FALSE(Fact{"", {"a", std::nullopt}}.in_all());
}

TEST_CASE("a comparison as a document", "[compare]") {
    const Ordered json = to_json(both());
    CHECK(json.at("games")[1] == Ordered({{"id", "rails"}, {"version", "2.1.0"}, {"title", "Rails"}}));
    const Ordered& table = json.at("sections")[0];
    CHECK(table.at("id") == "table");
    CHECK(table.at("facts")[0] == Ordered({{"name", "Seats"}, {"values", {"2 to 4", "2 to 4"}}, {"same", true}}));
    CHECK(table.at("facts")[1].at("same") == false);
    CHECK(table.at("facts")[4].at("values") == Ordered({"money", nullptr}));
    std::vector<std::string> ids;
    for (const auto& each : json.at("sections")) ids.push_back(each.at("id"));
    CHECK(ids == std::vector<std::string>{"table", "phases", "components", "mechanics", "hidden", "chance", "options",
                                          "endings"});
}

TEST_CASE("a comparison of two fits 80 columns, with what is shared and what differs marked", "[compare]") {
    Declared wordy = first();
    wordy.manifest["endings"][1]["text"] =
        "Ten rounds are over, and whoever has the most points then, counted öffentlich, wins the whole town.";
    wordy.manifest["hidden"] = {"averyveryveryveryverylongwordwithoutanyblankinitatallreally"};
    const std::string text = to_text(compare(std::vector<Declared>{wordy, second()}));
    CHECK(widest_line(text) <= 80);
    CHECK_THAT(text, Catch::Contains("\n= Seats "));
    CHECK_THAT(text, Catch::Contains("\n\u2260 Minutes "));
    CHECK_THAT(text, Catch::Contains("\n  Boards "));
    CHECK_THAT(text, Catch::Contains("The Docks") && Catch::Contains("rails 2.1.0"));
}

TEST_CASE("three rule sets are wider, and a shared fact is one that all have", "[compare]") {
    const Comparison three = compare(std::vector<Declared>{first(), second(), second()});
    CHECK(widest_line(to_text(three)) <= 104);
    CHECK(rows(three, "mechanics")[1] == Row{"voting", "-", "yes", "yes"});
}

TEST_CASE("modules are compared in their usual configuration", "[compare]") {
    const auto example = Module::open(SITDOWN_BUILD "/plugins/goofspiel");
    const Comparison comparison = compare({example, Module::embedded(script::table())});
    CHECK(comparison.games[0].id == "goofspiel");
    CHECK_FALSE(section(comparison, "components").facts.empty());
    CHECK(widest_line(to_text(comparison)) <= 80);
}

TEST_CASE("one game alone is no comparison", "[compare]") {
    CHECK_THROWS_WITH(compare(std::vector<Declared>{first()}), "Name two or more games to compare.");
    CHECK_THROWS_WITH(compare(std::vector<std::shared_ptr<const Module>>{}), "Name two or more games to compare.");
}
