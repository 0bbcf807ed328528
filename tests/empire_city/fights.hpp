// A fight as a test tells it: who commits what.
#pragma once

#include "scene.hpp"

namespace table {

struct Commit {
    Seat seat;
    std::vector<const char *> men{};
    std::vector<const char *> abilities{};
    std::vector<const char *> cards{};
    std::vector<const char *> weapons{}; // carried by the men in this order
};

// Everybody commits; whoever is not named commits nothing.
inline void fight(Scene &t, std::initializer_list<Commit> all) {
    REQUIRE(t.question() == Question::select);
    for (const Commit &mine : all) {
        for (const char *man : mine.men) t.choose_as(mine.seat, Act::score, t.man(man));
        for (const char *man : mine.abilities) t.choose_as(mine.seat, Act::ability, t.man(man));
        for (const char *card : mine.cards) t.choose_as(mine.seat, Act::commit, t.face(card));
        for (std::size_t at = 0; at < mine.weapons.size(); ++at) t.choose_as(mine.seat, Act::arm, t.face(mine.weapons[at]), t.man(mine.men[at]));
    }
    t.all_done();
}

} // namespace table
