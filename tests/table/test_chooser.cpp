// From clicks to an answer: lens, light, menu, amounts, Esc.
#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "host/table/chooser.hpp"

using namespace sitdown::host;
using Json = nlohmann::json;

namespace {

const Json acts = Json::parse(R"([
  {"id": "move", "class": "place", "roles": ["card", "space"], "text": "Move {card} to {space}"},
  {"id": "shoot", "class": "attack", "roles": ["card"], "text": "Shoot {card}", "name": "Open fire"},
  {"id": "pay", "class": "buy", "roles": ["amount"], "text": "Pay {amount}"},
  {"id": "racket", "class": "place", "roles": ["space", "face"], "text": "Place {face}"},
  {"id": "pass", "class": "pass", "roles": [], "text": "Pass"}])");

Json choice(unsigned id, const char* act, Json roles, const char* text) { return {{"id", id}, {"act", act}, {"class", act}, {"roles", std::move(roles)}, {"text", text}}; }

Json question() {
    Json shot = choice(5, "shoot", {{"card", "row#1"}}, "Shoot Sal");
    shot["class"] = "attack";
    Json pass = choice(9, "pass", Json::object(), "Pass");
    pass["class"] = "pass";
    return Json::array({choice(1, "move", {{"card", "row#0"}, {"space", "map/a"}}, "Move Vito to A"),
                        choice(2, "move", {{"card", "row#0"}, {"space", "map/b"}}, "Move Vito to B"),
                        choice(3, "move", {{"card", "row#1"}, {"space", "map/b"}}, "Move Sal to B"), shot, pass});
}

Chooser chooser() {
    return {acts, [](const std::string& place) { return place == "map/a" || place == "map/b" ? std::string("map/+west") : std::string(); }};
}

std::vector<std::string> labels(const std::vector<Chooser::Button>& buttons) {
    std::vector<std::string> out;
    for (const auto& button : buttons) out.push_back(button.label);
    return out;
}

}  // namespace

TEST_CASE("verbs and plain choices are buttons; the first verb is the lens", "[chooser]") {
    Chooser hand = chooser();
    CHECK(hand.offer(question()));
    CHECK(labels(hand.buttons()) == std::vector<std::string>{"Move", "Open fire", "Pass"});
    CHECK(hand.buttons()[0].lens);
    CHECK(hand.buttons()[0].targets == 2);
    CHECK(hand.buttons()[1].targets == 1);
    CHECK(hand.buttons()[2].passes);
    CHECK_FALSE(hand.ready());
}

TEST_CASE("only the lens's targets are lit; those of another verb with few targets are marked", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(question());
    CHECK(hand.light("row#0") == Light::legal);
    CHECK(hand.light("row#1") == Light::legal);
    CHECK(hand.light("row#2") == Light::none);
    CHECK(hand.light("map/b") == Light::none);
    hand.press(1);
    CHECK(hand.light("row#0") == Light::available);
    CHECK(hand.light("row#1") == Light::legal);
    CHECK(hand.harms("row#1"));
    CHECK_FALSE(hand.harms("row#0"));
}

TEST_CASE("a verb with more than six targets is told by its count alone", "[chooser]") {
    const auto asked = [](int cards) {
        Json list = Json::array({choice(900, "pass", Json::object(), "Pass"), choice(901, "shoot", {{"card", "x#0"}}, "Shoot")});
        for (int card = 0; card < cards; ++card) list.push_back(choice(static_cast<unsigned>(card), "move", {{"card", "row#" + std::to_string(card)}, {"space", "map/a"}}, "Move"));
        return list;
    };
    Chooser hand = chooser();
    hand.offer(asked(6));
    CHECK(hand.light("row#5") == Light::available);
    hand.offer(asked(7));
    CHECK(hand.light("row#5") == Light::none);
}

TEST_CASE("the first click narrows, the next completes, and nothing is done by itself", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(question());
    CHECK(hand.click("row#0"));
    CHECK_FALSE(hand.ready());
    CHECK(hand.light("row#0") == Light::selected);
    CHECK(hand.light("row#1") == Light::thin);
    CHECK(hand.light("map/a") == Light::legal);
    CHECK(hand.lit() == std::vector<std::string>{"map/a", "map/b"});
    CHECK(hand.click("map/b"));
    REQUIRE(hand.ready());
    CHECK(hand.ready()->id == 2);
    CHECK(hand.ready()->text == "Move Vito to B");
    CHECK_FALSE(hand.named());
    CHECK(hand.confirms("map/b"));
    CHECK_FALSE(hand.confirms("row#0"));
}

TEST_CASE("a click that leaves one choice only makes it ready", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(question());
    hand.click("row#1");
    REQUIRE(hand.ready());
    CHECK(hand.ready()->id == 3);
}

TEST_CASE("Esc takes back the last click, then the one before, then nothing", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(question());
    hand.click("row#0"), hand.click("map/a");
    CHECK(hand.back());
    CHECK_FALSE(hand.ready());
    CHECK(hand.path() == std::vector<std::string>{"row#0"});
    CHECK(hand.back());
    CHECK(hand.path().empty());
    CHECK_FALSE(hand.back());
}

TEST_CASE("a click on something that means nothing changes nothing", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(question());
    CHECK_FALSE(hand.click("deck"));
    CHECK(hand.path().empty());
    CHECK(hand.startable("row#0"));
    CHECK_FALSE(hand.startable("deck"));
}

TEST_CASE("a click on an item means its place, a click in a region the region", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(Json::array({choice(1, "move", {{"card", "row#0"}, {"space", "map/+west"}}, "West"), choice(2, "move", {{"card", "row#0"}, {"space", "map/c"}}, "C")}));
    hand.click("row#0");
    CHECK(hand.click("map/a#3"));
    REQUIRE(hand.ready());
    CHECK(hand.ready()->id == 1);
}

TEST_CASE("a thing of another verb becomes its lens first, and is used by the next click", "[chooser]") {
    Chooser hand = chooser();
    Json list = question();
    list.push_back(choice(7, "racket", {{"space", "map/z"}, {"face", "face:loan"}}, "Loans at Z"));
    hand.offer(list);
    CHECK(hand.click("map/z"));
    CHECK_FALSE(hand.ready());
    CHECK(hand.light("map/z") == Light::legal);
    CHECK(hand.click("map/z"));
    REQUIRE(hand.ready());
    CHECK(hand.ready()->id == 7);
}

TEST_CASE("kinds that lie nowhere on the table are chosen by name", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(Json::array({choice(1, "racket", {{"space", "map/a"}, {"face", "face:loan"}}, "Loans"), choice(2, "racket", {{"space", "map/a"}, {"face", "face:dice"}}, "Dice")}));
    CHECK(hand.menu().empty());
    hand.click("map/a");
    CHECK(labels(hand.menu()) == std::vector<std::string>{"Loans", "Dice"});
    CHECK(hand.pick(2));
    REQUIRE(hand.ready());
    CHECK(hand.ready()->id == 2);
    CHECK(hand.named());
    CHECK_FALSE(hand.pick(77));
}

TEST_CASE("several verbs at a thing that the lens does not mean are a menu at it", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(Json::array({choice(1, "racket", {{"space", "map/a"}, {"face", "face:loan"}}, "Loans"), choice(2, "move", {{"card", "row#0"}, {"space", "map/a"}}, "Move"),
                            choice(3, "shoot", {{"card", "row#0"}}, "Shoot")}));
    CHECK(hand.click("row#0"));
    CHECK(labels(hand.menu()) == std::vector<std::string>{"Move", "Shoot"});
    CHECK_FALSE(hand.ready());
    CHECK(hand.back());
    CHECK(hand.menu().empty());
}

TEST_CASE("an amount is one choice with its range", "[chooser]") {
    Chooser hand = chooser();
    Json pay = choice(4, "pay", Json::object(), "Pay {amount}");
    pay["range"] = {{"min", 10}, {"max", 50}, {"step", 5}, {"unit", "money"}};
    hand.offer(Json::array({pay}));
    REQUIRE(hand.press(0));
    REQUIRE(hand.ready());
    REQUIRE(hand.ready()->range);
    CHECK(hand.ready()->range->min == 10);
    CHECK(hand.ready()->range->max == 50);
    CHECK(hand.ready()->range->step == 5);
    CHECK(hand.ready()->range->unit == "money");
}

TEST_CASE("the same question again keeps the clicks; another one forgets them and keeps the lens", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(question());
    hand.press(1);
    hand.click("row#1");
    CHECK(hand.ready());
    CHECK_FALSE(hand.offer(question()));
    CHECK(hand.ready());
    Json other = question();
    other.erase(0);
    CHECK(hand.offer(other));
    CHECK_FALSE(hand.ready());
    CHECK(hand.light("row#1") == Light::legal);  // still to be shot
    CHECK(hand.offer(Json::array()));
    CHECK(hand.buttons().empty());
    CHECK(hand.light("row#1") == Light::none);
}

TEST_CASE("a button that is not there is not pressed", "[chooser]") {
    Chooser hand = chooser();
    hand.offer(question());
    CHECK_FALSE(hand.press(3));
    CHECK(hand.press(2));
    REQUIRE(hand.ready());
    CHECK(hand.ready()->id == 9);
    CHECK(hand.named());
}
