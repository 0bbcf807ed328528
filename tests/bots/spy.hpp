// A module's table that writes down which function was asked about which state.
#pragma once

#include <sitdown/abi.h>

#include <string>
#include <utility>
#include <vector>

namespace spy {

struct Call {
    std::string what;
    const void* state = nullptr;
    std::uint32_t seat = 0;
};

inline sd_module real;
inline std::vector<Call> calls;

inline void note(const char* what, const void* state, std::uint32_t seat = 0) { calls.push_back({what, state, seat}); }

// The same module, listened to. One at a time.
inline const sd_module& on(const sd_module& module) {
    static sd_module heard;
    real = heard = module;
    calls.clear();
    heard.status = [](const void* game, const void* state, sd_status* out) {
        note("status", state);
        real.status(game, state, out);
    };
    heard.choices = [](const void* game, const void* state, std::uint32_t seat, sd_choice* out, std::uint32_t room) {
        note("choices", state, seat);
        return real.choices(game, state, seat, out, room);
    };
    heard.apply = [](const void* game, void* state, std::uint32_t seat, std::uint32_t id, std::int32_t amount,
                     const sd_sink* events) {
        note("apply", state, seat);
        return real.apply(game, state, seat, id, amount, events);
    };
    heard.standings = [](const void* game, const void* state, sd_standing* out) {
        note("standings", state);
        real.standings(game, state, out);
    };
    heard.evaluate = [](const void* game, const void* state, std::uint32_t seat, std::uint32_t profile) {
        note("evaluate", state, seat);
        return real.evaluate(game, state, seat, profile);
    };
    heard.determinize = [](const void* game, void* state, std::uint32_t viewer, std::uint64_t seed) {
        note("determinize", state, viewer);
        return real.determinize(game, state, viewer, seed);
    };
    heard.reseed = [](const void* game, void* state, std::uint64_t seed) {
        note("reseed", state);
        real.reseed(game, state, seed);
    };
    heard.view_hash = [](const void* game, const void* state, std::uint32_t viewer) {
        note("view_hash", state, viewer);
        return real.view_hash(game, state, viewer);
    };
    heard.seen = [](const void* game, const void* state, std::uint32_t viewer, sd_seen* out, std::uint32_t room) {
        note("seen", state, viewer);
        return real.seen(game, state, viewer, out, room);
    };
    heard.view = [](const void* game, const void* state, std::uint32_t viewer, const sd_sink* out) {
        note("view", state, viewer);
        return real.view(game, state, viewer, out);
    };
    heard.save = [](const void* game, const void* state, const sd_sink* out) {
        note("save", state);
        return real.save(game, state, out);
    };
    return heard;
}

}  // namespace spy
