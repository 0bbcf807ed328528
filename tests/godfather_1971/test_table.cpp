// What people see and read: views, prompts, choices, reasons; what is hidden; saves and data files.
#include <set>

#include "plugins/godfather_1971/table/vocabulary.hpp"
#include "support.hpp"

using namespace godfather;
using namespace godfather::test;

namespace {

// The view of one viewer as JSON, as the layer makes it.
struct Viewed {
    explicit Viewed(const Match &match) : game(match.game), manifest(Godfather::manifest()), components(game.components()), catalogue(components) {}
    Json view(const State &s, Seat viewer) const {
        sitdown::JsonTable table(viewer, catalogue, manifest.at("units"), none);
        game.show(s, table);
        Json out;
        table.finish(out);
        return out;
    }
    std::uint64_t hash(const State &s, Seat viewer) const {
        sitdown::HashTable table(viewer, catalogue);
        game.show(s, table);
        return table.value();
    }
    const Godfather &game;
    const Json manifest, components, none = Json::array();
    const sitdown::Catalogue catalogue;
};

sitdown::Prompt prompt_of(const Match &match, Seat viewer) {
    const StepWords &words = step_words[static_cast<std::size_t>(match.s.step) - 1];
    sitdown::Prompt out{words.text, words.help, words.wait};
    match.game.prompt(match.s, viewer, out);
    return out;
}

bool has_hole(std::string text) {
    for (std::size_t at; (at = text.find("{seat:")) != std::string::npos;) text.erase(at, 8);
    return text.find('{') != std::string::npos || text.find('}') != std::string::npos;
}

} // namespace

TEST_CASE("a held card is in its owner's view alone", "[GF-1.5]") {
    Match match(3);
    const Viewed viewed(match);
    Rng rng{4};
    while (match.s.round < 2) match.random_step(rng);
    for (Seat owner = 0; owner < 3; ++owner) {
        if (match.s.cards.in(in_hand + static_cast<int>(owner)).empty()) continue;
        const std::string place = "held@" + std::to_string(owner);
        for (const Seat viewer : {0u, 1u, 2u, sitdown::spectator}) {
            const Json held = viewed.view(match.s, viewer).at("places").at(place);
            CHECK(held.at("items").size() == (viewer == owner ? 1 : 0));
            CHECK(held.at("hidden") == (viewer == owner ? 0 : 1));
        }
    }
    Match open(3, {{"open_hands", true}});
    const Viewed all(open);
    while (open.s.round < 2) open.random_step(rng);
    const Seat other = (open.s.turn + 1) % 3;
    CHECK(all.view(open.s, sitdown::spectator).at("places").at("held@" + std::to_string(other)).at("items").size() == 1);
}

TEST_CASE("what a viewer cannot know is drawn anew, what he sees stays", "[GF-1.5][GF-Q25]") {
    for (const Json &options : {Json::object(), Json{{"stalemate_vote", true}, {"start_cash", 600}}, Json{{"reshuffle", "each_cycle"}}}) {
        Match match(3, options);
        const Viewed viewed(match);
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            match.restart(seed);
            Rng rng{seed};
            std::set<std::uint64_t> rivals;
            while (match.random_step(rng)) {
                if (rng.below(12) != 0) continue;
                for (const Seat viewer : {0u, 1u, 2u, sitdown::spectator}) {
                    State world = match.s;
                    match.game.determinize(world, viewer, rng);
                    REQUIRE(viewed.hash(world, viewer) == viewed.hash(match.s, viewer));
                    REQUIRE(match.game.status(world).waiting == match.status().waiting);
                    REQUIRE(match.game.sane(world));
                    rivals.insert(viewed.hash(world, 0) ^ viewed.hash(match.s, 0));
                }
            }
            CHECK(rivals.size() > 1);
        }
    }
}

TEST_CASE("same seed and answers, same game and same events", "[GF-3.1]") {
    const auto replay = [] {
        Match match(4);
        Rng rng{11};
        std::uint64_t sum = 0;
        while (match.random_step(rng)) {
            for (const sd_event &event : match.log) {
                sum = sitdown::mixed(sum, std::uint64_t{event.verb} << 32 | event.text);
                sum = sitdown::mixed(sum, std::uint64_t{event.to} << 32 | static_cast<std::uint32_t>(event.amount));
            }
        }
        return sum;
    };
    CHECK(replay() == replay());
}

TEST_CASE("no view changes without an event for its viewer", "[GF-3.1][GF-5.10]") {
    Match match(3, {{"stalemate_vote", true}, {"control_mode", "declared"}});
    const Viewed viewed(match);
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        match.restart(seed);
        Rng rng{seed};
        while (!match.status().ending) {
            const State before = match.s;
            match.random_step(rng);
            for (const Seat viewer : {0u, 1u, 2u, sitdown::spectator}) {
                bool told = false;
                for (const sd_event &event : match.log) told = told || sitdown::sees(event.exists, viewer);
                if (!told) REQUIRE(viewed.hash(before, viewer) == viewed.hash(match.s, viewer));
            }
        }
    }
}

TEST_CASE("the map is declared with its neighbourhoods, positions and neighbours", "[GF-1.2][GF-11.1]") {
    const Match match(2);
    const Json map = match.game.components().at("components")[0];
    CHECK(map.at("spaces").size() == 166);
    CHECK(map.at("groups").size() == 8);
    std::set<std::string> ids;
    std::set<std::pair<int, int>> places;
    for (const Json &space : map.at("spaces")) {
        ids.insert(space.at("id"));
        places.insert({space.at("x").get<int>(), space.at("y").get<int>()});
    }
    CHECK(ids.size() == 166);
    CHECK(places.size() == 166);
    for (const Json &space : map.at("spaces")) {
        for (const Json &link : space.at("links")) CHECK(ids.count(link) == 1);
    }
    const Match four(2, {{"preset", "four"}});
    const Json shorter = four.game.components().at("components")[0];
    CHECK(shorter.at("spaces").size() == 30 + 19 + 15 + 10);
    CHECK(shorter.at("groups").size() == 4);
}

TEST_CASE("the view shows tentative men, captures to come, pockets, counts, claims and rackets", "[GF-6.2][GF-7.2][GF-7.4]") {
    Match match(2);
    const Viewed viewed(match);
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {".0.0.0", "000000", ".01111", "0.1...", "11...."});
    match.buying(0);
    match.buy(wall_street, "B4");
    Json view = viewed.view(match.s, 1);
    CHECK(view.at("places").at("map/wall_street_b4").at("items")[0].at("tentative") == true);
    CHECK(view.at("places").at("map/+wall_street").at("items")[0].at("token") == "hijacking");
    CHECK(view.at("numbers").at("map/+wall_street.value") == 2800);
    CHECK(view.at("numbers").at("map/+wall_street.majority") == 16);
    match.answer(Act::done);
    view = viewed.view(match.s, 1);
    int shaded = 0;
    bool claim = false, count = false;
    for (const Json &mark : view.at("marks")) {
        shaded += mark.at("style") == "shade";
        claim |= mark.at("style") == "ring" && mark.at("text") == "claimed; still to move: {seat:1}";
        count |= mark.at("text") == "12 + 4";
    }
    CHECK(shaded == 4);
    CHECK(claim);
    CHECK(count);

    Match taking(2);
    taking.racket(the_docks, hijacking);
    taking.men(the_docks, 1, {"A1"});
    taking.buying(0);
    taking.buy(the_docks, "B1");
    bool crossed = false;
    const Viewed seen(taking);
    const Json taken = seen.view(taking.s, 0);
    for (const Json &mark : taken.at("marks")) crossed |= mark.at("style") == "cross" && mark.at("at") == "map/the_docks_a1";
    CHECK(crossed);
}

TEST_CASE("every prompt, choice and note of random games is a whole sentence without holes", "[GF-3.1]") {
    for (const Json &options : {Json::object(), Json{{"stalemate_vote", true}, {"control_mode", "declared"}, {"declare_min_pieces", 1}}}) {
        Match match(3, options);
        const Viewed viewed(match);
        std::set<int> steps;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            match.restart(seed);
            Rng rng{seed};
            do {
                if (match.status().ending) break;
                steps.insert(static_cast<int>(match.s.step));
                const auto seat = static_cast<Seat>(std::countr_zero(match.status().waiting));
                const sitdown::Prompt words = prompt_of(match, seat);
                for (const std::string &text : {words.text, words.help, words.wait}) {
                    CAPTURE(text);
                    REQUIRE_FALSE(text.empty());
                    REQUIRE_FALSE(has_hole(text));
                }
                for (const sd_choice &each : match.choices(seat)) {
                    Description description;
                    const Choice choice{each.id, 0};
                    match.game.describe(match.s, seat, choice, description);
                    const ActWords &act = act_words[choice.act() - 1];
                    std::size_t roles = 0;
                    while (roles < 2 && act.roles[roles] != nullptr) ++roles;
                    REQUIRE(description.roles.size() == roles);
                    for (std::size_t role = 0; role < roles; ++role) REQUIRE(std::string(description.roles[role].name) == act.roles[role]);
                }
            } while (match.random_step(rng));
        }
        CHECK(steps.size() >= 9);
    }
}

TEST_CASE("why not: a reason for what is not offered, none for what is", "[GF-6.8][GF-4.8][GF-4.2]") {
    Match match(2);
    match.close(harlem, 0);
    match.racket(wall_street, hijacking);
    match.picture(wall_street, {".0....", "0....."});
    match.buying(1);
    const auto group = [&](int hood) { return sitdown::group(part::map, static_cast<unsigned>(hood)); };
    const auto slot = [&](int hood, const char *label) {
        unsigned first = 0;
        for (int each = 0; each < hood; ++each) first += static_cast<unsigned>(match.game.the_data().neighborhoods[static_cast<std::size_t>(each)].size);
        return sitdown::slot(part::map, first + match.game.the_data().neighborhoods[static_cast<std::size_t>(hood)].number_of[static_cast<std::size_t>(Match::bit(label))]);
    };
    CHECK(match.game.why_not(match.s, 1, group(harlem), 0).text() == "This neighbourhood is controlled and closed for good.");
    CHECK(match.game.why_not(match.s, 1, group(wall_street), 0));
    CHECK(match.game.why_not(match.s, 0, group(wall_street), 0).text() == "It is not your move.");
    match.answer(Act::buy, wall_street);
    match.s.cash[1] = 200; // too little to break the ring from inside
    CHECK(match.game.why_not(match.s, 1, slot(wall_street, "A1"), 0).text() == "A man here would be taken at once.");
    CHECK(match.game.why_not(match.s, 1, slot(wall_street, "B1"), 0).text() == "This position is taken.");
    CHECK(match.game.why_not(match.s, 1, slot(wall_street, "C3"), 0));
    CHECK(match.game.why_not(match.s, 1, slot(midtown, "B2"), 0).text() == "The man you are placing belongs in another neighbourhood.");
    // The list and the reasons never disagree.
    for (const int bit : surround::bits(match.game.the_data().neighborhoods[wall_street].area)) {
        const bool offered = (match.offered(wall_street) & surround::cell(bit)) != 0;
        const unsigned number = match.game.the_data().neighborhoods[wall_street].number_of[static_cast<std::size_t>(bit)];
        CHECK(static_cast<bool>(match.game.why_not(match.s, 1, sitdown::slot(part::map, 33 + number), 0)) == offered);
    }
    match.s.cash[1] = 3000;
    for (const char *label : {"C3", "C4", "C5"}) {
        if (match.s.step == Step::buy_neighborhood) match.answer(Act::buy, wall_street);
        match.place(wall_street, label);
    }
    CHECK(match.game.why_not(match.s, 1, group(wall_street), 0).text() == "Three men have gone there this turn already.");
    match.s.cash[1] = 50;
    CHECK(match.game.why_not(match.s, 1, group(midtown), 0).text() == "A man costs $100 there and you have $50.");
}

TEST_CASE("a readable save comes back byte for byte at every step", "[GF-3.1]") {
    for (const Json &options : {Json::object(), Json{{"control_mode", "declared"}, {"stalemate_vote", true}}, Json{{"play_resolution", "piecewise"}, {"preset", "five"}}}) {
        Match match(3, options);
        Rng rng{2};
        do {
            if (rng.below(6) != 0) continue;
            Json tree = Json::object();
            sitdown::JsonFields write(tree, false);
            State copy = match.s;
            match.game.fields(copy, write);
            State back{};
            sitdown::JsonFields read(tree, true);
            match.game.fields(back, read);
            REQUIRE(std::memcmp(&back, &match.s, sizeof(State)) == 0);
        } while (match.random_step(rng));
    }
}

TEST_CASE("states that cannot be are refused with a reason", "[GF-4.3][GF-5.8]") {
    const auto refused = [](auto spoil) {
        Match match(2);
        match.racket(harlem, hijacking);
        match.buying(0);
        spoil(match.s);
        const Verdict verdict = match.game.sane(match.s);
        return verdict ? std::string() : verdict.text();
    };
    CHECK(refused([](State &) {}).empty());
    CHECK_FALSE(refused([](State &s) { s.cash[0] = -1; }).empty());
    CHECK_FALSE(refused([](State &s) { s.men[harlem][0] = s.men[harlem][1] = surround::cell(10); }).empty());
    CHECK_FALSE(refused([](State &s) { s.men[harlem][0] = surround::cell(62); }).empty());
    CHECK_FALSE(refused([](State &s) { s.men[midtown][0] = surround::cell(0); }).empty()); // no racket there
    CHECK_FALSE(refused([](State &s) { s.claimant[harlem] = 1; }).empty());
    CHECK_FALSE(refused([](State &s) { s.controller[harlem] = 1; }).empty());
    CHECK_FALSE(refused([](State &s) { s.step = Step::sell_piece; }).empty());
    CHECK_FALSE(refused([](State &s) { s.step = Step::over; }).empty());
    CHECK_FALSE(refused([](State &s) { s.round = 1; }).empty());
    CHECK_FALSE(refused([](State &s) { s.turn = 3; }).empty());
    CHECK_FALSE(refused([](State &s) { s.good.remove(3); }).empty());
    CHECK_FALSE(refused([](State &s) { s.due = 100; }).empty());
    CHECK_FALSE(refused([](State &s) { s.owed = 2; }).empty());
    CHECK_FALSE(refused([](State &s) { s.step = Step::free_neighborhood; }).empty());
    CHECK_FALSE(refused([](State &s) { // a surrounded man still stands
        s.men[harlem][0] = Match::cells({"C3"});
        s.men[harlem][1] = Match::cells({"C2", "C4", "B3", "D3"});
    }).empty());
    CHECK_FALSE(refused([](State &s) { // a play that would be taken, and something else is asked
        s.play[harlem] = Match::cells({"C3"});
        s.men[harlem][1] = Match::cells({"C2", "C4", "B3", "D3"});
    }).empty());
    CHECK_FALSE(refused([](State &s) { s.cards.move(s.cards.in(in_hand + 1).first(), in_deck, sitdown::nobody); }).empty());
}

TEST_CASE("data files that make no sense are refused with file and field", "[GF-5.1]") {
    const auto refused = [](const char *file, const char *from, const char *to) {
        Files changed;
        std::string &text = changed.texts.at(file);
        const auto at = text.find(from);
        REQUIRE(at != std::string::npos);
        text.replace(at, std::string(from).size(), to);
        try {
            changed.game(2, Json::object());
        } catch (const std::invalid_argument &error) {
            return std::string(error.what());
        }
        return std::string();
    };
    CHECK_THAT(refused("playing_deck.json", "\"money\"", "\"honey\""), Catch::Contains("playing_deck.json: cards[0].kind"));
    CHECK_THAT(refused("playing_deck.json", "\"copies\": 3", "\"copies\": 2"), Catch::Contains("not 52"));
    CHECK_THAT(refused("good_breaks.json", "gain_cash", "lose_cash"), Catch::Contains("is no effect of this deck"));
    CHECK_THAT(refused("neighborhoods.json", "\".#####..\"", "\".####...\""), Catch::Contains("size"));
    CHECK_THAT(refused("neighborhoods.json", "\".##\"", "\"...\""), Catch::Contains("hang together"));
    CHECK_THAT(refused("rackets.json", "\"cost\": 300", "\"cost\": \"300\""), Catch::Contains("rackets.json: rackets[0].cost"));
    CHECK_THAT(refused("rules.json", "\"pieces_in_a_play\": 3", "\"pieces_in_a_play\": 4"), Catch::Contains("from 1 to 3"));
}
