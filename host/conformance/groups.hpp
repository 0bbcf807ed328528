// The groups of checks. Each is run in a process of its own and reports what it finds.
#pragma once

#include "host/conformance/trail.hpp"

namespace sitdown::host::conformance {

void check_shape(Plan&, Findings&);
void check_determinism(Plan&, Findings&);
void check_hidden(Plan&, Findings&);
void check_manners(Plan&, Findings&);
void check_garbage(Plan&, Findings&);

// Parts of the groups, each over one game.
void check_play(const Trail&, const Plan&, Findings&);        // shape: what play shows
void check_words(const Trail&, Findings&);  // shape: views, events and descriptions name what there is
void check_components(const Rules&, Findings&);               // shape: the answer of `components`
void check_saves(const Trail&, Findings&);                    // determinism: saves, good and bad

}  // namespace sitdown::host::conformance
