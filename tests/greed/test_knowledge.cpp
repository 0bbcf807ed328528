// What a seat knows: exact, in its view and in the worlds imagined for it.
#include "position.hpp"

#include <set>

using namespace greed_test;
using Whole = sitdown::Module<greed::Greed>;

namespace {

std::uint64_t hash(const greed::Greed &game, const sitdown::Catalogue &names, const greed::State &state, Seat viewer) {
    sitdown::HashTable table(viewer, names);
    game.show(state, table);
    return table.value();
}

std::vector<std::uint32_t> ids(const greed::Greed &game, const greed::State &state, Seat seat) {
    sd_choice buffer[SD_MAX_CHOICES];
    sitdown::Choices list(buffer, SD_MAX_CHOICES);
    game.choices(state, seat, list);
    std::vector<std::uint32_t> out;
    for (std::uint32_t each = 0; each < list.count(); ++each) out.push_back(buffer[each].id);
    return out;
}

greed::State imagined(const greed::Greed &game, greed::State state, Seat viewer, std::uint64_t seed) {
    sitdown::Rng rng{seed};
    game.determinize(state, viewer, rng);
    return state;
}

Json vary(std::uint64_t seed) {
    return {{"limited_markers", (seed & 1) != 0},
            {"reshuffle_discards", (seed & 2) != 0},
            {"hidden_cash", (seed & 4) != 0},
            {"each_turn_order", (seed & 1) ? "prompt" : "auto"},
            {"remember_piles", (seed & 8) != 0}};
}

// Everything the viewer may see is the same in the imagined world, and that world is a possible one.
void check_state(const greed::Greed &game, const sitdown::Catalogue &names, const greed::State &state, Seat viewer,
                 std::uint64_t seed) {
    const greed::State other = imagined(game, state, viewer, seed);
    const greed::Verdict verdict = game.sane(other);
    INFO("viewer " << viewer << ", round " << int(state.round) << ", prompt " << int(state.prompt) << ": "
                   << (verdict ? std::string() : verdict.text()));
    REQUIRE(verdict);
    REQUIRE(hash(game, names, other, viewer) == hash(game, names, state, viewer));
    REQUIRE(game.status(other).waiting == game.status(state).waiting);
    if (sitdown::has_seat(game.status(state).waiting, viewer))
        REQUIRE(ids(game, other, viewer) == ids(game, state, viewer));
}

} // namespace

TEST_CASE("given any moment, when a world is imagined for a viewer, then he could not tell the difference",
          "[GR-3.2][GR-5.37]") {
    for (std::uint64_t seed = 0; seed < 64; ++seed) {
        const greed::Greed game = make_game(2 + static_cast<Seat>(seed % 4), vary(seed / 4));
        const Json components = game.components();
        const sitdown::Catalogue names(components);
        sitdown::Rng rng{seed};
        play_randomly(game, seed, [&](const greed::State &state) {
            const auto viewer = static_cast<Seat>(rng.below(game.rules.seats + 1));
            check_state(game, names, state, viewer == game.rules.seats ? sitdown::spectator : viewer, rng.next());
        });
    }
}

TEST_CASE("given others' hands, when worlds are imagined, then their views vary", "[GR-3.2]") {
    const greed::Greed game = make_game(3);
    const Json components = game.components();
    const sitdown::Catalogue names(components);
    int moments = 0;
    play_randomly(game, 5, [&](const greed::State &state) {
        if (state.round < 2 || state.round > 11 || ++moments % 9 != 0) return;
        std::set<std::uint64_t> views;
        for (std::uint64_t seed = 0; seed < 12; ++seed)
            views.insert(hash(game, names, imagined(game, state, 0, seed), 1));
        CHECK(views.size() > 3);
    });
    CHECK(moments > 20);
}

TEST_CASE("given a pile just passed on, when a world is imagined for who passed it, then it holds just these cards",
          "[GR-5.37]") {
    Position p(4);
    p.round(1).open_draft().defaults(); // round 2: every pile has gone one to the left
    for (Seat viewer = 0; viewer < 4; ++viewer) {
        const int pile = place::pile(viewer); // dealt to this seat, passed on in round 1
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            CHECK(imagined(p.game, p.state, viewer, seed).cards.in(pile) == p.state.cards.in(pile));
        }
    }
}

TEST_CASE("given a pile that others have held since, when a world is imagined, then each has taken one of its cards",
          "[GR-5.37]") {
    Position p(4);
    p.round(1).open_draft();
    const CardSet dealt = p.state.cards.in(place::pile(0));
    p.defaults();
    const CardSet passed = p.state.cards.in(place::pile(0));
    p.defaults(); // seat 1 has taken one of them
    REQUIRE(p.state.round == 3);
    std::set<int> held, left;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const greed::State other = imagined(p.game, p.state, 0, seed);
        const CardSet with_one = other.cards.in(place::hand(1)) & passed;
        CHECK(with_one.count() == 1);
        CHECK((other.cards.in(place::pile(0)) | with_one) == passed);
        held.insert(with_one.first());
    }
    CHECK(static_cast<int>(held.size()) == passed.count()); // and it may have been any of them
    CHECK(dealt.count() == 12);
}

TEST_CASE("given a pile that has come back, when a world is imagined, then others hold one each of what is missing",
          "[GR-5.37]") {
    Position p(3);
    p.round(1).open_draft().defaults();
    const CardSet passed = p.state.cards.in(place::pile(0));
    p.defaults(); // round 3 begins
    p.defaults(); // drafted in round 3
    REQUIRE(p.prompt() == Prompt::play_pick);
    const CardSet missing = passed - p.state.cards.in(place::pile(0));
    REQUIRE(missing.count() == 2);
    while (p.state.round == 3) p.defaults();
    REQUIRE(p.state.round == 4); // seat 0 has its first pile in hand again
    const CardSet hidden = missing & (p.state.cards.in(place::hand(1)) | p.state.cards.in(place::hand(2)));
    std::set<std::pair<bool, bool>> worlds;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const greed::State other = imagined(p.game, p.state, 0, seed);
        CHECK((missing & (other.cards.in(place::hand(1)) | other.cards.in(place::hand(2)))) == hidden);
        CHECK((missing & other.cards.in(place::hand(1))).count() <= 1);
        CHECK((missing & other.cards.in(place::hand(2))).count() <= 1);
    }
}

TEST_CASE("given discards shuffled into the draw pile, when a world is imagined, then they are among themselves",
          "[GR-5.42][GR-5.37]") {
    Position p(2, {{"reshuffle_discards", true}});
    p.hand(0, {74}).thugs(0, {65}).draw_pile({}).open().play({74});
    CardSet shuffled;
    for (int card = 0; card < greed::card_count; ++card) {
        if (p.state.origin[card] >= 128) shuffled.add(card);
    }
    REQUIRE((shuffled & p.state.cards.in(place::hand(0))).count() == 1);
    std::set<int> drawn;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const greed::State other = imagined(p.game, p.state, 1, seed);
        const CardSet in_hand = other.cards.in(place::hand(0)) & shuffled;
        REQUIRE(in_hand.count() == 1);
        CHECK((other.cards.in(place::draw) | in_hand) == shuffled);
        drawn.insert(in_hand.first());
    }
    CHECK(drawn.size() > 10);
}

TEST_CASE("given the option, when piles go round, then a sheet shows its seat what it passed on and is not seen since",
          "[GR-5.37]") {
    for (const bool remember : {false, true}) {
        Position p(3, {{"remember_piles", remember}});
        p.round(1).open_draft().defaults();
        const Json mine = p.view(0)["places"].value("memory@0", Json());
        if (!remember) {
            CHECK(mine.is_null());
            continue;
        }
        REQUIRE(mine["items"].size() == 11);
        CHECK(mine["items"][0]["remembered"] == true);
        CHECK_FALSE(p.view(1)["places"].contains("memory@0")); // not even how many
        CHECK_FALSE(p.view(sitdown::spectator)["places"].contains("memory@0"));
        std::set<std::string> faces;
        for (const Json &item : mine["items"]) faces.insert(item["face"].get<std::string>());
        for (const int card : p.state.cards.in(place::pile(0))) CHECK(faces.count(p.game.rules.deck[card].id) == 1);
        p.defaults().defaults(); // seats 1 and 2 have taken from it; it is seen again in round 4
        REQUIRE(p.prompt() == Prompt::play_pick);
        CHECK(p.view(0)["places"]["memory@0"]["items"].size() == 11 + 10 + 9);
        const int shown = p.state.cards.in(place::hand(1)).first();
        const bool known = faces.count(p.game.rules.deck[shown].id) == 1;
        p.play({0, shown + 1, 0});
        if (p.prompt() == Prompt::draft_pick && known) {
            for (const Json &item : p.view(0)["places"]["memory@0"]["items"])
                CHECK(item["face"] != p.game.rules.deck[shown].id);
        }
    }
}

TEST_CASE("given a card returned to hand, when others look, then they still know it", "[GR-3.2][GR-#36]") {
    Position p(2);
    p.hand(0, {36, 22}).open().play({36}).next_choose();
    const Json hand = p.view(1)["places"]["hand@0"];
    REQUIRE(hand["items"].size() == 1);
    CHECK(hand["items"][0]["face"] == "greed_036");
    CHECK(hand["items"][0]["remembered"] == true);
    p.pick(0, 22); // chosen in secret: what they know of the hand stays the same
    CHECK(p.view(1)["places"]["hand@0"] == hand);
}

TEST_CASE("given any moment, when it is saved and loaded, then it is the same, byte for byte", "[GR-4.8]") {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const greed::Greed game = make_game(2 + static_cast<Seat>(seed % 4), vary(seed));
        play_randomly(game, seed, [&](const greed::State &state) {
            greed::State copy = state, back{};
            Json tree = Json::object();
            sitdown::JsonFields out(tree, false);
            game.fields(copy, out);
            sitdown::JsonFields in(tree, true);
            game.fields(back, in);
            REQUIRE(std::memcmp(&back, &state, sizeof state) == 0);
        });
    }
}

TEST_CASE("the state is small", "[GR-3.1]") { CHECK(sizeof(greed::State) <= 2048); }
