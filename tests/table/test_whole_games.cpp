// The real window, from the shelf to the end of a game, with a hand on the mouse or on the keyboard alone.
#include <catch2/catch.hpp>

#include "player.hpp"

using namespace sitdown::host;

namespace {

void set_up_by_clicks(Stage& stage) {
    stage.click("game:goofspiel");
    REQUIRE(stage.screen() == "new");
    for (int seat = 1; seat < 4; ++seat) stage.click("kind:" + QString::number(seat) + ":random");
    stage.click("begin");
    REQUIRE(stage.screen() == "table");
}

}  // namespace

TEST_CASE("a whole tutorial game by clicks alone", "[games]") {
    Stage stage;
    set_up_by_clicks(stage);
    Player player(stage, 3);
    int clicks = 0;
    while (player.act()) REQUIRE(++clicks < 400);
    CHECK(stage.table()->over());
    CHECK(stage.shown("prompt")->property("text").toString() == "All thirteen scores have come up.");
    CHECK(stage.journals().size() == 1);
    CHECK(stage.complaints() == "");
}

TEST_CASE("a whole tutorial game by the keyboard alone", "[games]") {
    Stage stage;
    stage.tab_to("game:goofspiel");
    stage.key(Qt::Key_Return);
    REQUIRE(stage.screen() == "new");
    for (int seat = 1; seat < 4; ++seat) {
        stage.tab_to("kind:" + QString::number(seat) + ":random");
        stage.key(Qt::Key_Space);
    }
    stage.tab_to("begin");
    stage.key(Qt::Key_Return);
    REQUIRE(stage.screen() == "table");
    LiveTable* table = stage.table();
    for (int round = 1; round <= 12; ++round) {  // the last envelope is no choice: the host sends it
        stage.settle();
        REQUIRE(table->acting());
        REQUIRE(table->round() == round);
        stage.tab_to([](QQuickItem* item) { return item->property("light").toString() == "legal"; }, "a lit card");
        stage.key(Qt::Key_Return);
        REQUIRE_FALSE(table->ready().isEmpty());
        if (round % 3 == 0) {  // a change of mind
            stage.key(Qt::Key_Escape);
            CHECK(table->ready().isEmpty());
            stage.tab_to([](QQuickItem* item) { return item->property("light").toString() == "legal"; }, "a lit card");
            stage.key(Qt::Key_Return);
        }
        stage.key(Qt::Key_Return);
        CHECK(stage.wait([&] { return table->over() || table->round() > round; }));
    }
    CHECK(table->over());
    CHECK(stage.complaints() == "");
}

TEST_CASE("a full round of Empire City with two persons and a bot, by clicks", "[games]") {
    Stage stage;
    stage.open("empire_city", {"person", "person", "random"});
    REQUIRE(stage.table()->curtain());
    Player player(stage, 5);
    int clicks = 0, curtains = 0;
    while (stage.table()->curtain() || stage.table()->round() <= 1) {
        curtains += stage.table()->curtain();
        REQUIRE(player.act());
        REQUIRE(++clicks < 3000);
    }
    CHECK(curtains >= 2);
    CHECK(stage.table()->round() == 2);
    CHECK(stage.complaints() == "");
}
