// The tutorial game through its C table, as a host sees it.
#include <dlfcn.h>
#include <sitdown/abi.h>
#include <sitdown/rng.hpp>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::json;
using State = std::vector<std::uint64_t>;

struct Text {
    std::string value;
    sd_sink sink{&value, nullptr, [](void *to, const char *bytes, std::uint32_t length) {
                     static_cast<std::string *>(to)->append(bytes, length);
                 }};
};

const sd_module &module() {
    static void *library = dlopen(SITDOWN_BUILD "/plugins/goofspiel/goofspiel.so", RTLD_NOW);
    REQUIRE(library != nullptr);
    const auto entry = reinterpret_cast<sd_entry_function>(dlsym(library, SD_ENTRY_NAME));
    REQUIRE(entry != nullptr);
    REQUIRE(entry(SD_ABI_MAJOR + 1, 0) == nullptr);
    return *entry(SD_ABI_MAJOR, SD_ABI_MINOR);
}

struct Played {
    explicit Played(std::uint32_t count, std::uint64_t seed = 1) : seats(count), table(module()) {
        sd_setup setup{sizeof(sd_setup), seats, "{}", nullptr, 0, 0};
        game = table.create(&setup, nullptr);
        REQUIRE(game != nullptr);
        state.resize(table.state_size(game) / 8);
        REQUIRE(table.start(game, state.data(), seed, nullptr) >= 0);
    }
    ~Played() { table.destroy(game); }
    Played(const Played &) = delete;
    Played &operator=(const Played &) = delete;

    sd_status status(const State &of) const {
        sd_status out;
        table.status(game, of.data(), &out);
        return out;
    }
    std::vector<sd_choice> choices(const State &of, std::uint32_t seat) const {
        std::vector<sd_choice> out(SD_MAX_CHOICES);
        out.resize(table.choices(game, of.data(), seat, out.data(), SD_MAX_CHOICES));
        return out;
    }
    int apply(State &to, std::uint32_t seat, std::uint32_t id) const {
        return table.apply(game, to.data(), seat, id, 0, nullptr);
    }
    Json view(const State &of, std::uint32_t viewer) const {
        Text text;
        REQUIRE(table.view(game, of.data(), viewer, &text.sink) == SD_OK);
        return Json::parse(text.value);
    }
    // A random waiting seat gives a random answer; false when the game is over.
    bool step(State &to, sitdown::Rng &rng) const {
        const sd_status now = status(to);
        if (now.ending) return false;
        std::vector<std::uint32_t> waiting;
        for (std::uint32_t seat = 0; seat < seats; ++seat) {
            if (now.waiting >> seat & 1) waiting.push_back(seat);
        }
        const std::uint32_t seat = waiting.at(rng.below(static_cast<std::uint32_t>(waiting.size())));
        const auto list = choices(to, seat);
        REQUIRE_FALSE(list.empty());
        return apply(to, seat, list[rng.below(static_cast<std::uint32_t>(list.size()))].id) >= 0;
    }

    std::uint32_t seats;
    const sd_module &table;
    const void *game = nullptr;
    State state;
};

} // namespace

TEST_CASE("the manifest beside the library is the library's own") {
    Text text;
    REQUIRE(module().manifest(&text.sink) == SD_OK);
    const Json manifest = Json::parse(text.value);
    CHECK(manifest.at("id") == "goofspiel");
    CHECK(manifest.at("reference") == true);
}

TEST_CASE("every game ends after thirteen rounds and at most 91 points are won") {
    for (std::uint32_t seats = 2; seats <= 6; ++seats) {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Played play(seats, seed);
            sitdown::Rng rng{seed + 7};
            unsigned decisions = 0;
            while (play.step(play.state, rng)) ++decisions;
            CHECK(decisions == 13 * seats);
            CHECK(play.status(play.state).round == 13);
            CHECK(play.status(play.state).waiting == 0);
            sd_standing standings[SD_MAX_SEATS];
            play.table.standings(play.game, play.state.data(), standings);
            int sum = 0;
            bool winner = false;
            for (std::uint32_t seat = 0; seat < seats; ++seat)
                sum += standings[seat].score, winner |= standings[seat].place == 1;
            CHECK(sum <= 91);
            CHECK(winner);
        }
    }
}

TEST_CASE("the fattest single envelope takes the score, tied ones nothing") {
    Played play(3);
    const auto prize =
        std::stoi(play.view(play.state, 0)["places"]["prize/0"]["items"][0]["face"].get<std::string>().substr(1));
    const auto bid = [](unsigned value) { return 1u << 24 | value; };
    play.apply(play.state, 0, bid(13));
    play.apply(play.state, 1, bid(2));
    play.apply(play.state, 2, bid(1));
    CHECK(play.view(play.state, 0)["numbers"]["points@0"] == prize);
    play.apply(play.state, 0, bid(5));
    play.apply(play.state, 1, bid(5));
    play.apply(play.state, 2, bid(3));
    const Json after = play.view(play.state, 0);
    CHECK(after["numbers"]["points@0"] == prize);
    CHECK(after["numbers"]["points@1"] == 0);
    CHECK(after["numbers"]["points@2"] == 0);
}

TEST_CASE("hidden information: views and choices hold under resampling, rivals' envelopes do not") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Played play(4, seed);
        sitdown::Rng rng{seed};
        do {
            for (const std::uint32_t viewer : {0u, 1u, 2u, 3u, unsigned{SD_SPECTATOR}}) {
                State other = play.state;
                REQUIRE(play.table.determinize(play.game, other.data(), viewer, rng.next()) == SD_OK);
                CHECK(play.table.view_hash(play.game, other.data(), viewer) ==
                      play.table.view_hash(play.game, play.state.data(), viewer));
                CHECK(play.view(other, viewer) == play.view(play.state, viewer));
                CHECK(play.status(other).waiting == play.status(play.state).waiting);
                CHECK(play.table.sane(play.game, other.data(), nullptr) == SD_OK);
            }
        } while (play.step(play.state, rng));
    }
    Played play(2);
    play.apply(play.state, 0, 1u << 24 | 9);
    std::set<std::uint64_t> rivals;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        State other = play.state;
        play.table.determinize(play.game, other.data(), 1, seed);
        rivals.insert(play.table.view_hash(play.game, other.data(), 0));
    }
    CHECK(rivals.size() > 5);
}

TEST_CASE("in the secret window others see no more than ready, and answers commute") {
    Played play(3);
    std::set<std::uint64_t> seen;
    for (const sd_choice &choice : play.choices(play.state, 0)) {
        State after = play.state;
        CHECK(play.apply(after, 0, choice.id) == SD_OK);
        seen.insert(play.table.view_hash(play.game, after.data(), 1));
    }
    CHECK(seen.size() == 1);
    State first = play.state, second = play.state;
    play.apply(first, 0, 1u << 24 | 4);
    play.apply(first, 2, 1u << 24 | 7);
    play.apply(second, 2, 1u << 24 | 7);
    play.apply(second, 0, 1u << 24 | 4);
    CHECK(first == second);
}

TEST_CASE("a readable save comes back byte for byte, and nonsense is refused with the field's name") {
    Played play(3, 5);
    sitdown::Rng rng{3};
    do {
        Text text;
        REQUIRE(play.table.save(play.game, play.state.data(), &text.sink) == SD_OK);
        State back(play.state.size());
        REQUIRE(play.table.load(play.game, back.data(), text.value.data(), text.value.size(), nullptr) == SD_OK);
        CHECK(back == play.state);
    } while (play.step(play.state, rng));

    Played fresh(3);
    Text text;
    fresh.table.save(fresh.game, fresh.state.data(), &text.sink);
    const State before = fresh.state;
    const auto refused = [&](const Json &edited) {
        Text error;
        const std::string bytes = edited.dump();
        CHECK(fresh.table.load(fresh.game, fresh.state.data(), bytes.data(), bytes.size(), &error.sink) ==
              SD_BAD_INPUT);
        CHECK(fresh.state == before);
        return error.value;
    };
    Json edited = Json::parse(text.value);
    edited["round"] = 99;
    CHECK(refused(edited) == "round: must be a whole number from 1 to 13, not 99");
    edited = Json::parse(text.value);
    edited["bid"][2] = "x";
    CHECK(refused(edited).starts_with("bid[2]: must be a whole number"));
    edited = Json::parse(text.value);
    edited.erase("deck");
    CHECK(refused(edited) == "deck: is missing");
    edited = Json::parse(text.value);
    edited["hand"]["1"] = Json::array({1});
    CHECK_THAT(refused(edited), Catch::Contains("makes no sense"));
    CHECK_FALSE(refused(Json::array()).empty());
}

TEST_CASE("a choice is described by its card in the seat's own view") {
    Played play(2);
    Text text;
    REQUIRE(play.table.describe(play.game, play.state.data(), 1, 1u << 24 | 3, &text.sink) == SD_OK);
    const Json words = Json::parse(text.value);
    CHECK(words.at("act") == "bid");
    CHECK(words.at("roles").at("card") == "hand@1#2");
}
