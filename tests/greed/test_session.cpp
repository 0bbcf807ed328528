// The built module at a table of the host: single answers, take-back, and a log that people can read.
#include "host/session/session.hpp"

#include <catch2/catch.hpp>
#include <sitdown/rng.hpp>

#include <algorithm>

using namespace sitdown::host;

namespace {

std::unique_ptr<Session> sit_down(std::uint32_t seats, const Json &options = Json::object(), std::uint64_t seed = 3) {
    const auto rules = std::make_shared<const Rules>(Module::open(SITDOWN_BUILD "/plugins/greed"), seats, options);
    const char *names[] = {"Vito", "Rosa", "Sal", "Carmine", "Lucia"};
    std::vector<Participant> people;
    for (std::uint32_t seat = 0; seat < seats; ++seat) people.push_back({names[seat], "person"});
    return Session::create(rules, seed, people);
}

void answer_at_random(Session &session, sitdown::Rng &rng) {
    for (std::uint32_t seat = 0; seat < 5; ++seat) {
        if (session.over() || !session.waits_for(seat)) continue;
        const auto list = session.list(seat);
        session.answer(seat, list[rng.below(static_cast<std::uint32_t>(list.size()))].id);
    }
}

} // namespace

TEST_CASE("given a prompt with one option, when it is reached, then the host answers it", "[GR-5.39]") {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const auto session = sit_down(3, Json::object(), seed);
        sitdown::Rng rng{seed};
        while (!session->over()) {
            for (std::uint32_t seat = 0; seat < 3; ++seat) {
                if (session->waits_for(seat)) CHECK(session->list(seat).size() > 1);
            }
            answer_at_random(*session, rng);
        }
        CHECK(session->status().round == 12);
    }
}

TEST_CASE("given an answer in secret, when it is taken back, then the seat is asked again and others keep theirs",
          "[GR-4.8]") {
    const auto session = sit_down(3);
    const auto first = session->list(0);
    session->answer(1, session->list(1)[2].id);
    session->answer(0, first[3].id);
    CHECK_FALSE(session->waits_for(0));
    session->take_back(0);
    CHECK(session->waits_for(0));
    CHECK_FALSE(session->waits_for(1));
    CHECK(session->list(0).size() == first.size());
}

TEST_CASE("given whole games, when the log is read, then every line is a finished sentence", "[GR-4.8]") {
    const char *options[] = {"auto", "prompt"};
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const auto session = sit_down(
            3, {{"each_turn_order", options[seed % 2]}, {"limited_markers", true}, {"reshuffle_discards", true}}, seed);
        sitdown::Rng rng{seed};
        while (!session->over()) answer_at_random(*session, rng);
        for (const std::uint32_t viewer : {0u, 2u, unsigned{SD_SPECTATOR}}) {
            for (const std::string &line : session->log_lines(viewer)) {
                INFO(line);
                CHECK(line.find_first_of("{}") == std::string::npos);
                CHECK((line.ends_with('.') || line.ends_with('!') || line.ends_with('"')));
                CHECK(line.find("  ") == std::string::npos);
            }
        }
    }
}

TEST_CASE("given every prompt of a game, when it is read, then no hole is left in it", "[GR-4.8]") {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const auto session = sit_down(4, {{"each_turn_order", "prompt"}}, seed);
        sitdown::Rng rng{seed + 9};
        while (!session->over()) {
            for (std::uint32_t viewer = 0; viewer < 4; ++viewer) {
                const std::string words = session->prompt(viewer).dump() + session->choices(viewer).dump();
                for (const char *hole : {"{card}", "{source}", "{left}", "{cost}", "{markers}", "{amount}", "{type}",
                                         "{value}", "{seat"}) {
                    INFO(words);
                    CHECK(words.find(hole) == std::string::npos);
                }
            }
            answer_at_random(*session, rng);
        }
    }
}
