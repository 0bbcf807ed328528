#include "host/rules/options.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <vector>

#include "host/support/error.hpp"

namespace {

using namespace sitdown::host;
using Json = nlohmann::json;
using Words = std::vector<std::string>;

const Json& manifest() {
    static const Json made = Json::parse(R"({"id": "example", "options": [
        {"id": "trading", "name": "Trading", "kind": "switch", "default": true},
        {"id": "length", "name": "Length", "kind": "one", "default": "long",
         "values": [{"id": "short", "text": "Six rounds"}, {"id": "long", "text": "Twelve rounds"}]},
        {"id": "bank", "name": "Bank", "kind": "number", "min": 100, "max": 500, "step": 50, "default": 200},
        {"id": "decks", "name": "Decks", "kind": "subset", "default": ["red"],
         "values": [{"id": "red", "text": "Red"}, {"id": "black", "text": "Black"}, {"id": "white",
          "text": "White"}]}]})");
    return made;
}

std::string refusal(const Json& given) {
    try {
        complete_options(manifest(), given);
    } catch (const Error& error) {
        CHECK(error.code() == "usage");
        return error.what();
    }
    return "accepted";
}

}  // namespace

TEST_CASE("options that nobody named have their default", "[options]") {
    const Json defaults = {{"trading", true}, {"length", "long"}, {"bank", 200}, {"decks", {"red"}}};
    CHECK(complete_options(manifest(), nullptr) == defaults);
    CHECK(complete_options(manifest(), Json::object()) == defaults);
    CHECK(complete_options(Json::object(), nullptr) == Json::object());
}

TEST_CASE("values may be of their kind, or text as a person writes it", "[options]") {
    const Json wanted = {{"trading", false}, {"length", "short"}, {"bank", 350}, {"decks", {"red", "white"}}};
    CHECK(complete_options(manifest(), wanted) == wanted);
    CHECK(complete_options(manifest(),
                           {{"trading", "off"}, {"length", "short"}, {"bank", "350"}, {"decks", "white,red"}}) ==
          wanted);
}

TEST_CASE("every word for a switch is understood", "[options]") {
    for (const char* yes : {"true", "on", "yes", "1"})
        CHECK(parse_options(manifest(), Words{std::string("trading=") + yes})["trading"] == true);
    for (const char* no : {"false", "off", "no", "0"})
        CHECK(parse_options(manifest(), Words{std::string("trading=") + no})["trading"] == false);
}

TEST_CASE("a subset is kept in the declared order, each once; nothing is a subset too", "[options]") {
    CHECK(parse_options(manifest(), Words{"decks=white,black,white"})["decks"] == Json({"black", "white"}));
    CHECK(parse_options(manifest(), Words{"decks="})["decks"] == Json::array());
}

TEST_CASE("only named options are in what words give, and the last word counts", "[options]") {
    CHECK(parse_options(manifest(), Words{"bank=100", "bank=150"}) == Json{{"bank", 150}});
    CHECK(parse_options(manifest(), Words{}) == Json::object());
}

TEST_CASE("an unknown option is refused with the known ones and a near match", "[options]") {
    CHECK(refusal({{"tradin", true}}) ==
          "example has no option \"tradin\"; it has trading, length, bank, decks. Did you mean trading?");
    CHECK_THROWS_WITH(parse_options(Json{{"id", "plain"}}, Words{"a=b"}), "plain has no options; leave out \"a\".");
}

TEST_CASE("a value that is not allowed is refused with what is", "[options]") {
    CHECK(refusal({{"trading", "maybe"}}) == "The option \"trading\" cannot be \"maybe\"; it takes on or off.");
    CHECK(refusal({{"length", "shor"}}) ==
          "The option \"length\" cannot be \"shor\"; it takes one of short, long. Did you mean short?");
    for (const Json& wrong :
         {Json(50), Json(550), Json(120), Json(100.5), Json("many"), Json(""), Json("100x"), Json(nullptr)}) {
        CHECK_THAT(refusal({{"bank", wrong}}), Catch::EndsWith("it takes 100 to 500 in steps of 50."));
    }
    CHECK(refusal({{"decks", {"red", "blak"}}}) == "The option \"decks\" cannot be \"[\"red\",\"blak\"]\"; it takes "
                                                   "any of red, black, white. Did you mean black?");
    CHECK_THAT(refusal({{"decks", 3}}), Catch::EndsWith("it takes any of red, black, white."));
}

TEST_CASE("options that are no object, and words that are no pair, are refused", "[options]") {
    CHECK(refusal(Json::array({1})) == "Options are an object of names and values, not \"[1]\".");
    CHECK_THROWS_WITH(parse_options(manifest(), Words{"trading"}), "An option is written name=value, not \"trading\".");
    CHECK_THROWS_WITH(parse_options(manifest(), Words{"=on"}), "An option is written name=value, not \"=on\".");
}

TEST_CASE("a range by ones does not mention its step", "[options]") {
    CHECK(allowed_values({{"kind", "number"}, {"min", 1}, {"max", 9}}) == "1 to 9");
}
