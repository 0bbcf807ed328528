// The schema of the cards and the code know the same words.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "vocabulary.hpp"

using nlohmann::json;

namespace {

json schema() {
    std::ifstream file(GREED_DATA "/schema/cards.schema.json");
    return json::parse(file);
}

// The kinds that a definition allows, those of definitions that it refers to included.
void kinds_in(const json &whole, const json &definition, std::set<std::string> &out) {
    if (definition.contains("$ref")) {
        kinds_in(whole, whole.at(json::json_pointer(definition.at("$ref").get<std::string>().substr(1))), out);
    }
    for (const json &way : definition.value("oneOf", json::array())) kinds_in(whole, way, out);
    const json none = json::object();
    const json &kind = definition.contains("properties") ? definition.at("properties").value("kind", none) : none;
    if (kind.contains("const")) out.insert(kind.at("const").get<std::string>());
}

std::set<std::string> kinds(const char *definition) {
    const json whole = schema();
    std::set<std::string> out;
    kinds_in(whole, whole.at("$defs").at(definition), out);
    return out;
}

template <class Words>
std::set<std::string> set_of(const Words &words) {
    return {words.begin(), words.end()};
}

} // namespace

TEST_CASE("the schema allows every kind that the rules know, and no other", "[greed][data]") {
    using namespace greed;
    CHECK(kinds("cost") == set_of(words(CostKind{})));
    CHECK(kinds("need") == set_of(words(NeedKind{})));
    CHECK(kinds("condition") == set_of(words(ConditionKind{})));
    CHECK(kinds("static") == set_of(words(StaticKind{})));
    CHECK(kinds("trigger") == set_of(words(TriggerKind{})));
    CHECK(kinds("turn_effect") == set_of(words(TurnKind{})));
    std::set<std::string> effects = kinds("entry_effect");
    effects.merge(kinds("reduction"));
    CHECK(effects == set_of(words(EffectKind{})));
}

TEST_CASE("the schema allows every icon, type and counter that the rules know", "[greed][data]") {
    using namespace greed;
    const json defined = schema().at("$defs");
    CHECK(defined.at("icon").at("enum").get<std::set<std::string>>() == set_of(words(Icon{})));
    CHECK(defined.at("type").at("enum").get<std::set<std::string>>() == set_of(words(Type{})));
    std::set<std::string> counters;
    for (const json &way : defined.at("counter").at("oneOf")) {
        const json &what = way.at("properties").at("what");
        if (what.contains("const")) counters.insert(what.at("const").get<std::string>());
        else counters.merge(what.at("enum").get<std::set<std::string>>());
    }
    CHECK(counters == set_of(words(Count{})));
}

TEST_CASE("an effect that asks is allowed on entry only", "[greed][data]") {
    for (const char *asking : {"discard_hand_for_cash", "reveal_until_type_and_play", "copy_own_thug",
                               "retrigger_thug_entries", "may_play_another_card"}) {
        INFO(asking);
        CHECK(kinds("entry_effect").contains(asking));
        CHECK_FALSE(kinds("effect").contains(asking));
    }
}
