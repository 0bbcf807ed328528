// The contract about hidden information, step by step: nothing is seen that was not told, secret answers are silent,
// and a step teaches a viewer nothing that no event told him.
#include "position.hpp"

#include <set>

using namespace greed_test;

namespace {

struct Step {
    greed::State after;
    std::vector<sd_event> events;
    bool chance = false;
};

class Watched {
public:
    explicit Watched(std::uint64_t seed)
        : game(make_game(2 + static_cast<Seat>(seed % 4), {{"reshuffle_discards", seed % 3 == 0},
                                                           {"hidden_cash", seed % 5 == 0},
                                                           {"limited_markers", seed % 3 == 1},
                                                           {"each_turn_order", seed % 2 ? "prompt" : "auto"},
                                                           {"remember_piles", seed % 7 < 3}})),
          names(game.components()) {}

    std::uint64_t hash(const greed::State &state, Seat viewer) const {
        sitdown::HashTable table(viewer, names);
        game.show(state, table);
        const sd_status now = game.status(state);
        return sitdown::mixed(table.value(),
                              std::uint64_t{now.waiting} << 32 | std::uint64_t{now.prompt} << 16 | now.phase);
    }
    std::multiset<unsigned> faces(const greed::State &state, Seat viewer) const {
        sd_seen seen[400];
        sitdown::SeenTable table(viewer, seen, 400);
        game.show(state, table);
        std::multiset<unsigned> out;
        for (std::uint32_t each = 0; each < table.count(); ++each) out.insert(seen[each].face);
        return out;
    }
    std::vector<std::uint32_t> ids(const greed::State &state, Seat seat) const {
        sd_choice buffer[SD_MAX_CHOICES];
        sitdown::Choices list(buffer, SD_MAX_CHOICES);
        game.choices(state, seat, list);
        std::vector<std::uint32_t> out;
        for (std::uint32_t each = 0; each < list.count(); ++each) out.push_back(buffer[each].id);
        return out;
    }
    Step step(const greed::State &state, Seat seat, std::uint32_t id) const {
        Step out{state, {}};
        const sd_sink sink{
            &out.events,
            [](void *to, const sd_event *event) { static_cast<std::vector<sd_event> *>(to)->push_back(*event); },
            nullptr};
        sitdown::Events events(&sink);
        game.apply(out.after, seat, {id, 0}, events);
        out.chance = out.after.rng.state != state.rng.state;
        return out;
    }
    std::vector<Seat> viewers() const {
        std::vector<Seat> out{sitdown::spectator};
        for (Seat seat = 0; seat < game.rules.seats; ++seat) out.push_back(seat);
        return out;
    }

    greed::Greed game;
    sitdown::Catalogue names;
};

bool news_for(const Step &step, Seat viewer) {
    for (const sd_event &event : step.events) {
        if (sitdown::sees(event.news, viewer)) return true;
    }
    return false;
}

// No view changes without an event for its viewer; no face appears that was neither seen before nor told.
void check_told(const Watched &watched, const greed::State &before, const Step &step) {
    for (const Seat viewer : watched.viewers()) {
        bool exists = false;
        std::set<unsigned> told;
        for (const sd_event &event : step.events) {
            exists |= sitdown::sees(event.exists, viewer);
            if (sitdown::sees(event.tells, viewer)) told.insert({event.face, event.other});
        }
        if (!exists) REQUIRE(watched.hash(step.after, viewer) == watched.hash(before, viewer));
        const auto known = watched.faces(before, viewer);
        for (const unsigned face : watched.faces(step.after, viewer)) {
            INFO("viewer " << viewer << " sees face " << face << " in round " << int(step.after.round));
            REQUIRE((known.count(face) > 0 || told.count(face) > 0));
        }
    }
}

// In a secret window, whatever a seat answers, others see the same.
void check_silence(const Watched &watched, const greed::State &state, Seat seat) {
    const sd_status now = watched.game.status(state);
    const bool closes = now.waiting == sitdown::seat_bit(seat);
    if (now.window == 0 || closes) return;
    for (const Seat viewer : watched.viewers()) {
        if (viewer == seat) continue;
        std::set<std::uint64_t> seen;
        for (const std::uint32_t id : watched.ids(state, seat))
            seen.insert(watched.hash(watched.step(state, seat, id).after, viewer));
        REQUIRE(seen.size() == 1);
    }
}

// The same choice in an imagined world leads to the same view, unless chance or news came in.
void check_step(const Watched &watched, const greed::State &state, Seat seat, std::uint32_t id, std::uint64_t seed) {
    for (const Seat viewer : watched.viewers()) {
        greed::State other = state;
        sitdown::Rng rng{seed};
        watched.game.determinize(other, viewer, rng);
        const auto there = watched.ids(other, seat);
        if (std::find(there.begin(), there.end(), id) == there.end()) continue;
        const Step real = watched.step(state, seat, id), imagined = watched.step(other, seat, id);
        if (real.chance || imagined.chance || news_for(real, viewer) || news_for(imagined, viewer)) continue;
        INFO("viewer " << viewer << ", round " << int(state.round) << ", prompt " << int(state.prompt));
        REQUIRE(watched.hash(real.after, viewer) == watched.hash(imagined.after, viewer));
    }
}

} // namespace

TEST_CASE("given random games, when they are watched, then nothing is seen that was not told", "[GR-4.8][GR-3.2]") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const Watched watched(seed);
        greed::State state{};
        state.rng.state = seed;
        sitdown::Events silent(nullptr);
        watched.game.start(state, silent);
        sitdown::Rng rng{seed};
        while (!watched.game.status(state).ending) {
            const sitdown::Bits<8> waiting{{static_cast<std::uint8_t>(watched.game.status(state).waiting)}};
            const auto seat = static_cast<Seat>(waiting.random(rng));
            const auto list = watched.ids(state, seat);
            const std::uint32_t id = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            check_silence(watched, state, seat);
            check_step(watched, state, seat, id, rng.next());
            const Step step = watched.step(state, seat, id);
            check_told(watched, state, step);
            state = step.after;
        }
    }
}
