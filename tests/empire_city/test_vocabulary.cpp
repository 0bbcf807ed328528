// The schemas of the data and the code know the same words: what a schema lets through is read, what it forbids is not.
#include <catch2/catch.hpp>
#include <fstream>
#include <set>

#include "plugins/empire_city/book.hpp"

using namespace empire;
using Json = nlohmann::json;

namespace {

constexpr const char *files_with_effects[] = {"city_cards", "henchmen", "families", "cop_cards", "start_cards", "corruption_cards"};

// Every definition of an effect, one for each kind of a file.
std::vector<Json> ways() {
    std::vector<Json> out;
    for (const char *file : files_with_effects) {
        std::ifstream stream(std::string(EMPIRE_CITY_DATA "/schema/") + file + ".schema.json");
        const Json defined = Json::parse(stream).at("$defs");
        for (const char *name : {"effect", "start_effect"}) {
            if (!defined.contains(name)) continue;
            for (const Json &way : defined.at(name).at("oneOf")) out.push_back(way.at("properties"));
        }
    }
    return out;
}

template <class Words>
std::set<std::string> set_of(const Words &words) {
    return {words.begin(), words.end()};
}

std::set<std::string> words_of(const char *member) {
    std::set<std::string> out;
    for (const Json &way : ways()) {
        if (!way.contains(member)) continue;
        const Json &said = way.at(member);
        for (const Json &word : said.contains("enum") ? said.at("enum") : Json::array({said.at("const")})) out.insert(word.get<std::string>());
    }
    return out;
}

} // namespace

TEST_CASE("the schemas allow every kind, moment and number that the rules know, and no other", "[data]") {
    CHECK(words_of("do") == set_of(kind_words));
    CHECK(words_of("at") == set_of(timing_words));
    CHECK(words_of("stat") == set_of(stat_words));
}

TEST_CASE("an effect stands at the moments that its schema names and at no other", "[data]") {
    std::set<std::pair<std::string, std::string>> named;
    for (const Json &way : ways()) {
        for (const Json &at : way.at("at").at("enum")) named.emplace(way.at("do").at("const").get<std::string>(), at.get<std::string>());
    }
    for (const char *kind : kind_words) {
        for (const char *at : timing_words) {
            // As little as an effect can say: what else a kind needs is complained of in other words.
            const Json effect{{"do", kind}, {"at", at}, {"max", 1}, {"stat", "cost_hire"}};
            std::string complaint;
            try {
                read_effect(Field(effect, "effect"));
            } catch (const std::invalid_argument &error) {
                complaint = error.what();
            }
            INFO(kind << " at " << at << ": " << complaint);
            const bool refused = complaint.find("cannot stand at") != std::string::npos;
            CHECK(refused == !named.contains({kind, at}));
        }
    }
}
