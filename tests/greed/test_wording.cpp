// The log as a player reads it who has no rulebook beside him.
#include "position.hpp"

#include "host/rules/words.hpp"

using namespace greed_test;

namespace {

// The lines that everybody reads, with the seats as A, B, C.
std::string read(const Position &p) {
    const sitdown::host::Words words(p.game.manifest(), p.game.components(), p.game.rules.seats, {"A", "B", "C"});
    std::string out;
    for (const sd_event &event : p.log) {
        const std::string line = words.line(event, sitdown::spectator);
        if (!line.empty()) out += line + "\n";
    }
    return out;
}

} // namespace

TEST_CASE("where markers come from is said", "[GR-4.4-4][GR-#15]") {
    Position p(3);
    p.thugs(0, {42, 32 + 40}).hand(0, {15}).holding(0, 8).open().play({15}).finish_turn();
    const std::string log = read(p);
    CHECK_THAT(log, Catch::Contains("Clover Tap of A gets 2 markers for matching icons."));
    CHECK_THAT(log, Catch::Contains("Clover Tap of A gets 1 marker from Otto Kleinmann."));
    CHECK_THAT(log, Catch::Contains("Clover Tap of A gets 3 markers by its own rule."));
}

TEST_CASE("whose plays pay whom is said, and which play has paid", "[GR-#3][GR-5.17]") {
    Position p(3);
    p.hand(0, {3}).hand(1, {22}).open().play({3, 22}).finish_turn();
    const std::string log = read(p);
    CHECK_THAT(log, Catch::Contains("This turn every Thug that a neighbour of A plays brings A $10,000."));
    CHECK_THAT(log, Catch::Contains("A takes $10,000 for Shakedown!, because Hal \"Bankroll\" Whitcomb is played."));
    CHECK_THAT(log, Catch::Contains("B takes $10,000 for Hal \"Bankroll\" Whitcomb."));
}

TEST_CASE("whom a threat meets is said when it is made and when it comes true", "[GR-#40][GR-#5][GR-4.6]") {
    Position p(3);
    p.holding(0, 8).hand(0, {40}).open().play({40}).next_choose();
    const std::string log = read(p);
    CHECK_THAT(log, Catch::Contains("When next turn ends, everybody but A gives up a Thug because of Clean House!"));
    CHECK_THAT(log, Catch::Contains("When this turn ends, everybody but A gives up a Thug because of Clean House!"));
    Position all(3);
    all.thugs(1, {21}).hand(1, {5}).open().play({0, 5}).finish_turn();
    CHECK_THAT(read(all), Catch::Contains("When next turn ends, everybody gives up a Holding because of Staged Fire!"));
}
