// Somebody who plays any game at the window with nothing but clicks: lifts the curtain, and then clicks at random what
// is lit and what the buttons offer.
#pragma once

#include <sitdown/rng.hpp>

#include "stage.hpp"

namespace sitdown::host {

class Player {
public:
    Player(Stage& stage, std::uint64_t seed) : stage_(stage), rng_{seed} {}

    // One click, or the curtain. False: the game is over.
    bool act();
    // Things that are shown and that the lens or the selection lights.
    std::vector<QQuickItem*> lit();

private:
    bool press_a_button();
    void press(const QString& label);
    template <class List>
    auto& any(List& list) { return list[rng_.below(static_cast<std::uint32_t>(list.size()))]; }

    Stage& stage_;
    Rng rng_;
};

}  // namespace sitdown::host
