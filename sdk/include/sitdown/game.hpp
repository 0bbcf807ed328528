// The authoring layer: a game is a value type and a class; SITDOWN_EXPORT makes a module of it. See ../../README.md.
#pragma once

#include <concepts>
#include <new>

#include "bits.hpp"
#include "choice.hpp"
#include "events.hpp"
#include "fields_json.hpp"
#include "rng.hpp"
#include "setup.hpp"
#include "standings.hpp"
#include "status.hpp"
#include "table_hash.hpp"
#include "table_json.hpp"
#include "verdict.hpp"

namespace sitdown {

inline void fill(std::string &sentence, const std::string &hole, const std::string &value) {
    for (std::size_t spot = 0; (spot = sentence.find(hole, spot)) != std::string::npos; spot += value.size()) {
        sentence.replace(spot, hole.size(), value);
    }
}

// Filled in by a game's `prompt`, starting from the manifest's sentences: set("{name}", value) fills a hole. A seat is
// named by "{seat:n}", which the host fills in.
struct Prompt {
    std::string text, help, wait;
    void set(const std::string &hole, const std::string &value) {
        for (std::string *sentence : {&text, &help, &wait}) fill(*sentence, hole, value);
    }
};

// What a choice points at, in the roles its act declares. A thing is the number used in the choice's id.
struct Description {
    struct Role {
        const char *name;
        Place place;
        unsigned thing;
    };
    std::vector<Role> roles;
    std::string text, note; // no text: the act's own sentence; {card} and the other roles are filled in

    void card(Place place, unsigned thing) { roles.push_back({"card", place, thing}); }
    void target(Place place, unsigned thing) { roles.push_back({"target", place, thing}); }
    void space(Place place) { roles.push_back({"space", place, no_thing}); }
    void seat(Seat seat) { roles.push_back({"seat", seat_place(seat), no_thing}); }
    void face(unsigned face) { roles.push_back({"face", face_place(face), no_thing}); }

    static constexpr unsigned no_thing = ~0u;
};

template <class G>
concept Game = requires(const G game, typename G::State state, const typename G::State fixed, Choices &choices,
                        Choice choice, Events &events, sd_standing *standings, Table &table, Seat seat, Rng &rng,
                        Description &description) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::has_unique_object_representations_v<typename G::State>; // no padding: the bytes are the value
    { state.rng } -> std::same_as<Rng &>;
    { G::manifest() } -> std::convertible_to<Json>;
    { game.components() } -> std::convertible_to<Json>;
    { game.start(state, events) };
    { game.status(fixed) } -> std::convertible_to<sd_status>;
    { game.choices(fixed, seat, choices) };
    { game.apply(state, seat, choice, events) };
    { game.standings(fixed, standings) };
    { game.determinize(state, seat, rng) };
    { game.show(fixed, table) };
    { game.describe(fixed, seat, choice, description) };
    { game.sane(fixed) } -> std::same_as<Verdict>;
};

// Empties nothing itself: the game has reopened the seat. Random legal steps until the seat is done again. Call it
// while another seat is still waiting, so that this cannot close the window.
template <class G>
void answer_anew(const G &game, typename G::State &state, Seat seat, Rng &rng) {
    sd_choice buffer[SD_MAX_CHOICES];
    while (has_seat(sd_status(game.status(state)).waiting, seat)) {
        Choices list(buffer, SD_MAX_CHOICES);
        game.choices(state, seat, list);
        if (list.count() == 0) return;
        const sd_choice &pick = buffer[rng.below(std::min<std::uint32_t>(list.count(), SD_MAX_CHOICES))];
        const int steps = pick.step > 0 ? (pick.high - pick.low) / pick.step : 0;
        const int amount = pick.low + pick.step * static_cast<int>(rng.below(static_cast<std::uint32_t>(steps) + 1));
        Events silent(nullptr);
        game.apply(state, seat, {pick.id, amount}, silent);
    }
}

} // namespace sitdown

#include "module.hpp"
