// Any history of answers, undos, take-backs and consent, and what has to hold after each of them.
#include <catch2/catch.hpp>

#include "table.hpp"

using namespace sitdown::host;

namespace {

const char* const games[] = {"plugins/goofspiel", "fixtures/parlour", "fixtures/torture"};

void something(Session& session, sitdown::Rng& rng, Hands& hands) {
    const std::uint32_t seat = rng.below(session.rules().seats());
    try {
        switch (rng.below(14)) {
            case 0: session.take_back(seat); break;
            case 1: session.undo_step(seat); break;
            case 2: session.reset_turn(seat); break;
            case 3:
                session.undo_to_line(seat, rng.below(static_cast<std::uint32_t>(session.log(seat).size()) + 1));
                break;
            case 4: session.agree(seat); break;
            case 5: session.refuse(seat); break;
            case 6: session.pass_rest_of_phase(seat, rng.below(2) == 0); break;
            case 7: session.set_absent(seat, rng.below(4) == 0); break;
            case 8: hands.now += std::chrono::seconds(2), session.tick(); break;
            case 9: session.set_discreet(rng.below(2) == 0); break;
            default: random_step(session, rng);
        }
    } catch (const Error& error) {
        CHECK(error.code() == "illegal");
    }
}

}  // namespace

TEST_CASE("after any history the journal gives back the same state and the same logs", "[history]") {
    for (std::uint64_t seed = 1; seed <= 18; ++seed) {
        TemporaryFolder folder;
        Hands hands;
        sitdown::Rng rng{seed};
        const std::uint32_t seats = 2 + rng.below(2);
        const auto rules = rules_of(games[seed % std::size(games)], seats);
        auto session = Session::create(rules, seed, people(seats), folder / "a.journal", hands.settings(seed % 2 == 0));
        std::vector<std::uint64_t> numbers(seats);
        for (int step = 0; step < 60; ++step) {
            something(*session, rng, hands);
            const Timeline again = replay(rules, Journal::read(folder / "a.journal"), true);
            REQUIRE(again.hash() == session->timeline().hash());
            REQUIRE(again.size() == session->timeline().size());
            REQUIRE_FALSE(session->timeline().owes_seed());
            for (std::uint32_t viewer = 0; viewer < seats; ++viewer) {
                REQUIRE(session->number(viewer) >= numbers[viewer]);
                numbers[viewer] = session->number(viewer);
            }
        }
        std::vector<Json> logs;
        for (const std::uint32_t viewer : viewers(seats)) logs.push_back(session->log(viewer));
        const Json told = session->export_view(0);
        session.reset();
        session = Session::resume(rules, folder / "a.journal", hands.settings(true));
        for (const std::uint32_t viewer : viewers(seats)) {
            CHECK(session->log(viewer) == logs.front());
            logs.erase(logs.begin());
        }
        CHECK(session->export_view(0) == told);
    }
}

TEST_CASE("an undo that is done changes the game, and a seat that undid is asked", "[history]") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Hands hands;
        sitdown::Rng rng{seed};
        auto session = Session::create(parlour(3), seed, people(3), {}, hands.settings());
        for (std::uint32_t step = rng.below(25); step > 0; --step) random_step(*session, rng);
        const std::uint32_t seat = rng.below(3);
        const auto before = session->timeline().hash();
        try {
            if (session->undo_step(seat) == Undone::proposed) {
                for (std::uint32_t other = 0; other < 3; ++other) {
                    if (session->proposal()) session->agree(other);
                }
            }
            CHECK(session->timeline().hash() != before);
            CHECK(session->waits_for(seat));
            CHECK(session->list(seat).size() > 1);
        } catch (const Error& error) {
            CHECK(error.code() == "illegal");
            CHECK(session->timeline().hash() == before);
        }
    }
}

TEST_CASE("taking back gives a seat its first list and changes nothing of others' but that it is ready", "[history]") {
    for (const char* game : games) {
        int taken = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Hands hands;
            sitdown::Rng rng{seed};
            auto session = Session::create(rules_of(game, 3), seed, people(3), {}, hands.settings(true));
            std::vector<std::vector<sd_choice>> first(3);
            std::uint16_t window = 0;
            for (int step = 0; step < 80 && !session->over(); ++step) {
                if (session->status().window != window) {
                    window = session->status().window;
                    for (std::uint32_t seat = 0; seat < 3; ++seat) first[seat] = session->list(seat);
                }
                if (window != 0 && rng.below(4) == 0) {
                    const std::uint32_t seat = rng.below(3);
                    const std::uint32_t other = (seat + 1 + rng.below(2)) % 3;
                    const Json before = session->view(other), choices = session->choices(other);
                    if (!refusal([&] { session->take_back(seat); }).empty()) continue;
                    ++taken;
                    const auto again = session->list(seat);
                    REQUIRE(again.size() == first[seat].size());
                    for (std::size_t n = 0; n < again.size(); ++n) {
                        CHECK(again[n].id == first[seat][n].id);
                        CHECK(again[n].high == first[seat][n].high);
                    }
                    CHECK(session->view(other).at("places") == before.at("places"));
                    CHECK(session->view(other).at("numbers") == before.at("numbers"));
                    CHECK(session->choices(other) == choices);
                }
                random_step(*session, rng);
            }
        }
        CHECK(taken > 10);
    }
}

TEST_CASE("what a viewer is told in changes adds up to his log", "[history]") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Hands hands;
        sitdown::Rng rng{seed};
        auto session = Session::create(parlour(3), seed, people(3), {}, hands.settings());
        std::vector<Json> heard;
        for (const std::uint32_t viewer : viewers(3)) heard.push_back(session->log(viewer));
        session->listen([&](const Change& change) {
            Json& mine = heard[std::min<std::uint32_t>(change.viewer, 3)];
            if (change.rewound) mine = session->log(change.viewer);
            else mine.insert(mine.end(), change.events.begin(), change.events.end());
        });
        for (int step = 0; step < 60; ++step) {
            something(*session, rng, hands);
            std::size_t n = 0;
            for (const std::uint32_t viewer : viewers(3)) REQUIRE(heard[n++] == session->log(viewer));
        }
    }
}
