// Every data file that has a schema fits it, and a schema lets nothing through that its file does not say.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <vector>

#include "support/schema.hpp"

namespace fs = std::filesystem;
using sitdown::test::Schema;
using Json = nlohmann::json;

namespace {

Json read(const fs::path& file) {
    std::ifstream stream(file);
    return Json::parse(stream);
}

struct Pair {
    fs::path data, schema;
};

// Of every game whose folder has a folder `schema`.
std::vector<Pair> pairs() {
    std::vector<Pair> out;
    for (const auto& game : fs::directory_iterator(SITDOWN_DATA)) {
        if (!fs::is_directory(game.path() / "schema")) continue;
        for (const auto& file : fs::directory_iterator(game.path())) {
            if (file.path().extension() != ".json") continue;
            out.push_back({file.path(), game.path() / "schema" / (file.path().stem().string() + ".schema.json")});
        }
    }
    return out;
}

// Every value inside, by its place.
void places_in(const Json& value, const Json::json_pointer& at, std::vector<Json::json_pointer>& out) {
    out.push_back(at);
    if (value.is_object()) {
        for (const auto& [name, member] : value.items()) places_in(member, at / name, out);
    }
    if (value.is_array()) {
        for (std::size_t index = 0; index < value.size(); ++index) places_in(value[index], at / index, out);
    }
}

// Something that cannot stand in this place.
Json spoilt(Json value) {
    if (value.is_object()) value["surplus"] = 1;
    else if (value.is_array()) value.push_back(nullptr);
    else if (value.is_string()) value = 7;
    else value = "seven";
    return value;
}

}  // namespace

TEST_CASE("every data file beside a folder of schemas has one and fits it", "[data]") {
    REQUIRE(pairs().size() >= 8);
    for (const auto& [data, schema] : pairs()) {
        INFO(data.string());
        REQUIRE(fs::exists(schema));
        CHECK(Schema(read(schema)).complaint(read(data)).value_or("") == "");
    }
}

TEST_CASE("no schema is left without its data file", "[data]") {
    for (const auto& game : fs::directory_iterator(SITDOWN_DATA)) {
        if (!fs::is_directory(game.path() / "schema")) continue;
        for (const auto& file : fs::directory_iterator(game.path() / "schema")) {
            const std::string name = file.path().filename().string();
            INFO(file.path().string());
            REQUIRE(name.ends_with(".schema.json"));
            CHECK(fs::exists(game.path() / (name.substr(0, name.find('.')) + ".json")));
        }
    }
}

TEST_CASE("whatever is spoilt in a data file, its schema refuses it", "[data]") {
    for (const auto& [data, file] : pairs()) {
        const Json whole = read(data);
        const Schema schema(read(file));
        std::vector<Json::json_pointer> places;
        places_in(whole, Json::json_pointer(), places);
        const std::size_t step = 1 + places.size() / 150; // of a long file some, from all over it
        for (std::size_t index = 0; index < places.size(); index += step) {
            const Json::json_pointer& place = places[index];
            Json wrong = whole;
            wrong[place] = spoilt(whole[place]);
            INFO(data.string() << " " << place.to_string());
            CHECK(schema.complaint(wrong));
        }
    }
}

TEST_CASE("the check of schemas says what is wrong and where", "[data]") {
    const Schema schema(Json::parse(R"({
        "type": "object", "required": ["n"], "additionalProperties": false,
        "properties": {"n": {"$ref": "#/$defs/small"}, "way": {"oneOf": [{"const": 1}, {"enum": ["a", "b"]},
         {"const": "b"}]},
                       "list": {"type": "array", "minItems": 1, "maxItems": 2, "uniqueItems": true,
                        "items": {"type": "boolean"}},
                       "id": {"type": "string", "minLength": 2, "pattern": "^x"}},
        "$defs": {"small": {"type": "integer", "minimum": 0, "maximum": 20, "multipleOf": 5}}})"));
    const auto wrong = [&](const char* text) { return schema.complaint(Json::parse(text)).value_or(""); };
    CHECK(wrong(R"({"n": 15, "way": "a", "list": [true, false], "id": "xy"})") == "");
    CHECK_THAT(wrong(R"({})"), Catch::Contains("required"));
    CHECK_THAT(wrong(R"({"n": 5, "more": 1})"), Catch::Contains("\"more\""));
    CHECK_THAT(wrong(R"({"n": 25})"), Catch::StartsWith("$.n: 25 breaks maximum"));
    CHECK_THAT(wrong(R"({"n": -5})"), Catch::Contains("minimum"));
    CHECK_THAT(wrong(R"({"n": 7})"), Catch::Contains("multipleOf"));
    CHECK_THAT(wrong(R"({"n": 5.5})"), Catch::Contains("type"));
    CHECK_THAT(wrong(R"({"n": 5, "way": "b"})"), Catch::Contains("oneOf")); // it fits two ways
    CHECK_THAT(wrong(R"({"n": 5, "way": "c"})"), Catch::Contains("oneOf"));
    CHECK_THAT(wrong(R"({"n": 5, "list": []})"), Catch::Contains("minItems"));
    CHECK_THAT(wrong(R"({"n": 5, "list": [true, false, true]})"), Catch::Contains("Items"));
    CHECK_THAT(wrong(R"({"n": 5, "list": [true, true]})"), Catch::Contains("uniqueItems"));
    CHECK_THAT(wrong(R"({"n": 5, "list": [1]})"), Catch::StartsWith("$.list[0]"));
    CHECK_THAT(wrong(R"({"n": 5, "id": "x"})"), Catch::Contains("minLength"));
    CHECK_THAT(wrong(R"({"n": 5, "id": "yx"})"), Catch::Contains("pattern"));
    CHECK_THROWS_AS(Schema(Json{{"patternProperties", 1}}).complaint(1), std::logic_error);
}
