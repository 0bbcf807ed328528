// A line of the log brings back how the table stood, for whom the line was meant.
#include <catch2/catch.hpp>
#include <map>

#include "table.hpp"

using namespace sitdown::host;

TEST_CASE("a line of the log shows the view that its viewer had then", "[session]") {
    for (const auto& rules : {goofspiel(3), parlour(3)}) {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            auto session = Session::create(rules, seed, people(3));
            // Given what every viewer saw whenever his log had grown.
            std::map<std::uint32_t, std::map<std::size_t, Json>> seen;
            const auto note = [&] {
                for (const std::uint32_t viewer : {0u, 1u, 2u, spectator}) {
                    const std::size_t lines = session->log(viewer).size();
                    if (lines > 0) seen[viewer].try_emplace(lines - 1, session->view(viewer));
                }
            };
            sitdown::Rng rng{seed};
            note();
            for (int step = 0; step < 60 && random_step(*session, rng); ++step) note();
            // When he looks back, then it is the same, whatever has come to light since.
            for (const auto& [viewer, views] : seen) {
                for (const auto& [line, view] : views) CHECK(session->view_after(viewer, line) == view);
            }
        }
    }
}

TEST_CASE("a line that is not there cannot be looked back to", "[session]") {
    auto session = Session::create(parlour(2), 3, people(2));
    sitdown::Rng rng{5};
    for (int step = 0; step < 6; ++step) random_step(*session, rng);
    const std::size_t lines = session->log(0).size();
    CHECK_THAT(refusal([&] { session->view_after(0, lines); }), Catch::Contains("The log has no line"));
    CHECK(!refusal([&] { session->view_after(9, 0); }).empty());
}
