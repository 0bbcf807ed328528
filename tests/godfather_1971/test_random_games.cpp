// Games played at random: they end, what must hold holds after every step, and nothing changes unnoticed.
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

namespace {

// No mass without an open side stands enclosed by one colour; counts never overlap.
void check_map(const Match &match) {
    for (int hood = 0; hood < neighborhood_count; ++hood) {
        if (!match.game.is_open(match.s, hood)) continue;
        const surround::Board board = match.game.board(match.s, hood);
        int sum = 0;
        for (Seat seat = 0; seat < match.seats; ++seat) {
            REQUIRE(surround::captured_by(board, static_cast<int>(seat)) == 0);
            sum += match.game.positions_held(match.s, hood, seat);
        }
        REQUIRE(sum <= surround::count(board.area));
    }
}

// Every position on a list can be completed: whoever is asked can go on, and a play is legal when it is judged.
void check_cash(const Match &match) {
    for (Seat seat = 0; seat < match.seats; ++seat) REQUIRE(match.s.cash[seat] >= 0);
}

// Plays to the end; returns a number that depends on every decision and event.
std::uint64_t play_out(Match &match, std::uint64_t seed, bool thorough) {
    match.restart(seed);
    Rng rng{seed * 77 + 5};
    std::uint64_t signature = seed;
    int decisions = 0;
    while (match.random_step(rng)) {
        REQUIRE(++decisions < 40000);
        for (const sd_event &event : match.log) {
            signature = sitdown::mixed(signature, std::uint64_t{event.verb} << 56 | std::uint64_t{event.text} << 40 | event.to);
            signature = sitdown::mixed(signature, std::uint64_t{event.from} << 32 | static_cast<std::uint32_t>(event.amount));
        }
        if (!thorough) continue;
        REQUIRE(match.is_sane());
        check_cash(match);
        if (decisions % 16 == 0) check_map(match);
    }
    REQUIRE(match.is_sane());
    REQUIRE(match.status().waiting == 0);
    return signature;
}

Json random_options(Rng &rng) {
    Json options = Json::object();
    for (const Json &option : Godfather::manifest().at("options")) {
        const std::string id = option.at("id"), kind = option.at("kind");
        if (kind == "switch") options[id] = rng.below(2) == 1;
        if (kind == "one") options[id] = option.at("values")[rng.below(static_cast<std::uint32_t>(option.at("values").size()))].at("id");
        if (kind == "number") {
            const int low = option.at("min"), step = option.at("step"), high = option.at("max");
            options[id] = low + step * static_cast<int>(rng.below(static_cast<std::uint32_t>((high - low) / step + 1)));
        }
        if (kind == "subset") {
            options[id] = Json::array();
            for (const Json &value : option.at("values")) {
                if (rng.below(2) == 1) options[id].push_back(value.at("id"));
            }
        }
    }
    return options;
}

} // namespace

TEST_CASE("random games end, stay sane, cash is never negative and counts do not overlap", "[GF-5.8][GF-6.3][GF-6.8][GF-7.9]") {
    for (Seat seats = 2; seats <= 4; ++seats) {
        Match match(seats);
        for (std::uint64_t seed = 0; seed < 100; ++seed) play_out(match, seed, true);
    }
}

TEST_CASE("so they do under any options", "[GF-9.6][GF-4.9][GF-10.2][GF-11.1]") {
    Rng rng{99};
    for (int game = 0; game < 150; ++game) {
        const Json options = random_options(rng);
        CAPTURE(options.dump());
        Match match(2 + static_cast<Seat>(game) % 3, options);
        play_out(match, static_cast<std::uint64_t>(game), true);
        for (Seat seat = 0; seat < match.seats; ++seat) {
            // Board and bag together are what the bag held.
            const int supply = match.game.the_options().piece_supply;
            if (supply > 0) CHECK(match.game.bag_left(match.s, seat) + match.game.men_on_map(match.s, seat) == supply);
        }
    }
}

TEST_CASE("the rules signature: one number over fixed games, so that no rule changes unnoticed", "[GF-3.1]") {
    const std::uint64_t recorded[] = {0xb94a561c9ffdc701, 0x1b8b219a477999e9, 0x63e7cb5fad2aadfa};
    for (Seat seats = 2; seats <= 4; ++seats) {
        Match match(seats);
        std::uint64_t sum = 0;
        for (std::uint64_t seed = 1000; seed < 1040; ++seed) sum = sitdown::mixed(sum, play_out(match, seed, false));
        CHECK(sum == recorded[seats - 2]);
    }
}

TEST_CASE("ten thousand games for each seat count", "[.soak]") {
    for (Seat seats = 2; seats <= 4; ++seats) {
        Match match(seats);
        for (std::uint64_t seed = 0; seed < 10000; ++seed) play_out(match, seed, seed % 20 == 0);
    }
    Rng rng{7};
    for (int game = 0; game < 3000; ++game) {
        const Json options = random_options(rng);
        CAPTURE(options.dump());
        Match match(2 + static_cast<Seat>(game) % 3, options);
        play_out(match, static_cast<std::uint64_t>(game), game % 4 == 0);
    }
}
