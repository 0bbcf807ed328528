// Modules of an earlier and of a later SDK than the host's: found, and played rightly.
#include <bit>
#include <catch2/catch.hpp>
#include <filesystem>

#include "host/plugin/probe.hpp"
#include "host/rules/rules.hpp"

using namespace sitdown::host;

namespace {

const std::filesystem::path fixtures = SITDOWN_BUILD "/fixtures";

}  // namespace

TEST_CASE("a module of another minor version is run as far as both sides know the table", "[probe][versions]") {
    // frozen_1_0 was built with the header of 1.0, and nothing may be read behind its table; newer_minor has a longer
    // one.
    const std::string name = GENERATE("frozen_1_0", "newer_minor");
    CAPTURE(name);
    REQUIRE(probe(fixtures / name).reason == "");
    const Rules rules(Module::open(fixtures / name), 3, Json::object());
    State state = rules.start(1);
    for (int answers = 0; answers < 3; ++answers) {
        const sd_status now = rules.status(state);
        REQUIRE(now.ending == 0);
        REQUIRE(now.waiting != 0);
        const auto seat = static_cast<std::uint32_t>(std::countr_zero(now.waiting));
        const auto choices = rules.choices(state, seat);
        REQUIRE(choices.size() == 1);
        CHECK(rules.view_hash(state, seat) == now.waiting);
        CHECK(rules.prompt(state, seat).is_object());
        CHECK(rules.sane(rules.determinize(state, seat, 5)));
        rules.apply_checked(state, seat, choices[0].id, 0);
        CHECK_FALSE(rules.status(state).waiting >> seat & 1);
    }
    CHECK(rules.status(state).ending == 1);
    CHECK(rules.standings(state)[2].place == 1);
    CHECK(rules.view(state, spectator).is_object());
    CHECK(rules.evaluate(state, 0) == 0);
    CHECK(rules.label(state, 0).empty());
}
