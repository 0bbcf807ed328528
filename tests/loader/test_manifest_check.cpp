// The form of a manifest: what is refused, what is only remarked on, and what the sentence says.
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "host/plugin/manifest_check.hpp"

using namespace sitdown::host;
using nlohmann::json;

namespace {

json complete() {
    return json::parse(R"({
  "id": "shakedown", "version": "1.2.0", "title": "Shakedown", "about": "One sentence.",
  "seats": {"min": 2, "max": 4}, "minutes": {"min": 10, "max": 20}, "shelf": 5, "decisions": 40,
  "mechanics": ["auction", "take-that"], "hidden": ["hands"], "chance": ["the deck"],
  "endings": [{"id": "over", "text": "It is over."}],
  "options": [
    {"id": "loud", "name": "Loud", "kind": "switch", "default": false, "settles": "who hears it"},
    {"id": "edition", "name": "Edition", "kind": "one", "default": "1971", "settles": "prices",
     "values": [{"id": "1971", "text": "First"}, {"id": "new", "text": "New"}]},
    {"id": "cash", "name": "Cash", "kind": "number", "default": 15, "min": 5, "max": 25, "step": 5, "settles": "start"},
    {"id": "decks", "name": "Decks", "kind": "subset", "default": ["a"], "settles": "what is in", "role": "negotiation",
     "values": [{"id": "a", "text": "A"}, {"id": "b", "text": "B"}]}],
  "profiles": [{"id": "bold", "text": "Attacks early."}],
  "phases": [{"id": "day", "name": "Day", "help": "Work."},
             {"id": "noon", "name": "Noon", "help": "Eat.", "of": "day"}],
  "prompts": [{"id": "pick", "text": "Pick a card.", "help": "Any card.", "wait": "Somebody picks."}],
  "acts": [{"id": "play", "text": "Play {card}", "class": "play", "roles": ["card"]}],
  "units": [{"id": "points", "name": "points", "role": "score"},
            {"id": "cash", "name": "cash", "role": "money", "prefix": "$"}]
})");
}

// The one problem of a manifest in which one thing was changed.
ManifestProblem only_problem(const json& manifest) {
    const auto problems = check_manifest(manifest);
    std::string all;
    for (const auto& problem : problems) all += problem.sentence + "\n";
    INFO(all);
    REQUIRE(problems.size() == 1);
    return problems.front();
}

struct Case {
    const char* pointer;
    const char* value;  // JSON; empty: the field is taken away
    bool fatal;
    const char* sentence;
};

json changed(const Case& change) {
    json manifest = complete();
    const json::json_pointer pointer(change.pointer);
    if (*change.value)
        manifest[pointer] = json::parse(change.value);
    else
        manifest[pointer.parent_pointer()].erase(pointer.back());
    return manifest;
}

}  // namespace

TEST_CASE("a complete manifest has no problem", "[manifest]") { CHECK(check_manifest(complete()).empty()); }

TEST_CASE("the shipped modules have complete manifests", "[manifest]") {
    std::size_t seen = 0;
    for (const auto& entry : std::filesystem::directory_iterator(SITDOWN_BUILD "/plugins")) {
        std::ifstream file(entry.path() / "manifest.json");
        INFO(entry.path());
        REQUIRE(file.good());
        for (const auto& problem : check_manifest(json::parse(file))) FAIL_CHECK(problem.sentence);
        ++seen;
    }
    CHECK(seen > 0);
}

TEST_CASE("a manifest that the host cannot work with is refused, and the sentence names the field", "[manifest]") {
    const Case wrong = GENERATE(values<Case>({
        {"/id", "", true, "id is missing"},
        {"/id", R"("two words")", true, "id must be a letter, then letters, digits and _"},
        {"/id", R"("../up")", true, "id must be a letter, then letters, digits and _"},
        {"/id", "7", true, "id must be a text"},
        {"/title", R"("two\nlines")", true, "title must be one line of at most 200 bytes"},
        {"/title", R"("")", true, "title must not be empty"},
        {"/version", "1.0", true, "version must be a text"},
        {"/about", "[]", true, "about must be a text"},
        {"/seats", "4", true, R"(seats must be an object with "min" and "max")"},
        {"/seats/min", "0", true, "seats.min must be a whole number from 1 to 8"},
        {"/seats/max", "9", true, "seats.max must be a whole number from 1 to 8"},
        {"/seats/max", "18446744073709551615", true, "seats.max must be a whole number from 1 to 8"},
        {"/seats/min", "5", true, "seats must not have a min above its max"},
        {"/seats/min", "", true, "seats.min is missing"},
        {"/shelf", "1.5", true, "shelf must be a whole number from -1000000 to 1000000"},
        {"/reference", R"("yes")", true, "reference must be true or false"},
        {"/decisions", "0", true, "decisions must be a whole number from 1 to 1000000000"},
        {"/mechanics", R"("auction")", true, "mechanics must be a list"},
        {"/hidden", "[1]", true, "hidden[0] must be a text"},
        {"/endings", "[]", true, "endings must have an entry"},
        {"/endings", "", true, "endings is missing"},
        {"/endings/0", R"("over")", true, "endings[0] must be an object"},
        {"/phases/1/id", R"("day")", true, "phases[1].id is \"day\" for a second time; ids in a list differ"},
        {"/phases/1/of", R"("dey")", true,
         "phases[1].of is \"dey\", but there is no phase with that id. Did you mean day?"},
        {"/prompts", "{}", true, "prompts must be a list"},
        {"/acts/0/class", "", true, "acts[0].class is missing"},
        {"/units/0/role", "", true, "units[0].role is missing"},
        {"/options/0/kind", R"("swich")", true,
         "options[0].kind is \"swich\", which is none of switch one number subset. Did you mean switch?"},
        {"/options/0/default", R"("off")", true, "options[0].default must be true or false"},
        {"/options/0/default", "", true, "options[0].default is missing"},
        {"/options/1/default", R"("mew")", true,
         "options[1].default must be one of the option's values: 1971, new. Did you mean new?"},
        {"/options/1/values/0/id", R"("a,b")", true, "options[1].values[0].id must be of letters, digits, _ and -"},
        {"/options/2/default", "30", true, "options[2].default must be a whole number from 5 to 25"},
        {"/options/2/default", "17", true, "options[2].default must be reached from min in whole steps of 5"},
        {"/options/2/step", "0", true, "options[2].step must be a whole number from 1 to 1000000000"},
        {"/options/2/min", "26", true, "options[2].min must not be above max"},
        {"/options/3/default", R"(["a","a"])", true, "options[3].default[1] is there for a second time"},
        {"/options/3/default", R"(["c"])", true, "options[3].default[0] must be one of the option's values: a, b"},
        {"/options/3/default", R"("a")", true, "options[3].default must be a list"},
        {"/options/3/id", R"("loud")", true, "options[3].id is \"loud\" for a second time; ids in a list differ"},
    }));
    CAPTURE(wrong.pointer, wrong.value);
    const auto problems = check_manifest(changed(wrong));
    const auto first =
        std::find_if(problems.begin(), problems.end(), [](const auto& problem) { return problem.fatal; });
    REQUIRE(first != problems.end());
    CHECK(first->sentence == wrong.sentence);
}

TEST_CASE("what only describes may be missing, and words outside a vocabulary are remarked on", "[manifest]") {
    const Case poor = GENERATE(values<Case>({
        {"/about", "", false, "about is missing"},
        {"/about", R"("")", false, "about is empty"},
        {"/minutes", "", false, "minutes is missing"},
        {"/shelf", "", false, "shelf is missing"},
        {"/version", R"("one")", false, "version should be three numbers with dots, as in 1.0.0"},
        {"/mechanics/0", R"("aution")", false,
         "mechanics has the tag \"aution\", which is not in the vocabulary of sdk/FORMATS.md. Did you mean auction?"},
        {"/hidden", "", false, "hidden is missing"},
        {"/profiles", "", false, "profiles is missing"},
        {"/phases/0/help", "", false, "phases[0].help is missing"},
        {"/prompts/0/wait", R"("")", false, "prompts[0].wait is empty"},
        {"/acts/0/class", R"("ply")", false,
         "acts[0].class is \"ply\", which is none of play place buy bid draft attack steal gift trade vote react pass. "
         "Did you mean play?"},
        {"/acts/0/text", R"("Play on {space}")", false, "acts[0].text has {space}, which is not among the act's roles"},
        {"/units/0/role", R"("other")", false, "units has 0 units with the role score; standings need one"},
        {"/options/0/settles", "", false, "options[0].settles is missing"},
        {"/options/3/role", R"("bribery")", false, "options[3].role is \"bribery\", which is none of negotiation."},
        {"/options/0/defualt", "true", false,
         "options[0] has a field \"defualt\" that options do not have. Did you mean default?"},
        {"/shelv", "1", false, "the manifest has a field \"shelv\" that manifests do not have. Did you mean shelf?"},
    }));
    CAPTURE(poor.pointer, poor.value);
    const ManifestProblem problem = only_problem(changed(poor));
    CHECK_FALSE(problem.fatal);
    CHECK(problem.sentence == poor.sentence);
}

TEST_CASE("something that is no object at all is refused", "[manifest]") {
    for (const char* text : {"null", "[]", "3", R"("id")"}) CHECK(only_problem(json::parse(text)).fatal);
}

TEST_CASE("a list that numbers on the C side cannot point into is refused", "[manifest]") {
    json manifest = complete();
    for (int n = 0; n < 256; ++n)
        manifest["acts"][static_cast<std::size_t>(n)] = {
            {"id", "act" + std::to_string(n)}, {"text", "x"}, {"class", "play"}, {"roles", json::array()}};
    const ManifestProblem problem = only_problem(manifest);
    CHECK(problem.fatal);
    CHECK(problem.sentence == "acts has more than 255 entries");
}

TEST_CASE("ids are words that file names and command lines can hold", "[manifest]") {
    for (const char* good : {"a", "Empire_City", "the_godfather_1971"}) CHECK(is_identifier(good));
    for (const char* bad : {"", "1a", "_a", "a b", "a-b", "a/b", "a.so", "ä"}) CHECK_FALSE(is_identifier(bad));
    CHECK_FALSE(is_identifier(std::string(65, 'a')));
}

TEST_CASE("any field of any type gets an answer, and what is not fatal keeps its types", "[manifest]") {
    CHECK(rc::check("replacing any one value by any other never throws", [] {
        json manifest = complete();
        const json flat = manifest.flatten();
        const auto place = *rc::gen::inRange<std::size_t>(0, flat.size());
        const json::json_pointer pointer(std::next(flat.begin(), static_cast<std::ptrdiff_t>(place)).key());
        const json other =
            *rc::gen::element<json>(json(), json(true), json(-1), json(2.5), json("x"), json::array(), json::object(),
                                    json::array({json::array()}), json::object({{"id", 3}}));
        manifest[pointer] = other;
        const auto problems = check_manifest(manifest);
        const bool fatal =
            std::any_of(problems.begin(), problems.end(), [](const auto& problem) { return problem.fatal; });
        if (!fatal) RC_ASSERT(manifest[pointer].type() == complete()[pointer].type() || other.is_number());
    }));
}
