// The C table of a game: what SITDOWN_EXPORT expands to. No exception leaves it; every failure is a code and a message.
#pragma once

#include "game.hpp"

namespace sitdown {

inline void write(const sd_sink *sink, const std::string &text) {
    if (sink && sink->text) sink->text(sink->context, text.data(), static_cast<std::uint32_t>(text.size()));
}

// A configured game with the names behind its numbers. Shared by all its states, never changed.
template <Game G>
struct Configured {
    explicit Configured(const Setup &setup)
        : game(setup), manifest(G::manifest()), components(completed(game.components())), catalogue(components),
          states(components.value("states", Json::array())), seats(setup.seats) {}

    const G game;
    const Json manifest, components;
    const Catalogue catalogue;
    const Json states;
    const Seat seats;
};

template <Game G>
struct Module {
    using State = typename G::State;
    static_assert(sizeof(State) % 8 == 0 && sizeof(State) <= 1u << 20);

    static const Configured<G> &whole(const void *game) { return *static_cast<const Configured<G> *>(game); }
    static const G &rules(const void *game) { return whole(game).game; }
    static const State &fixed(const void *state) { return *static_cast<const State *>(state); }
    static State &open(void *state) { return *static_cast<State *>(state); }

    // Runs a cold call: exceptions become codes, their texts go to the sink.
    template <class Call>
    static std::int32_t guarded(const sd_sink *sink, Call call) noexcept {
        try {
            return call();
        } catch (const std::invalid_argument &error) {
            return told(sink, error.what(), SD_BAD_INPUT);
        } catch (const std::exception &error) {
            return told(sink, error.what(), SD_FAULT);
        } catch (...) {
            return told(sink, "an unknown exception", SD_FAULT);
        }
    }
    static std::int32_t told(const sd_sink *sink, const char *what, std::int32_t code) noexcept {
        try {
            write(sink, what);
        } catch (...) { // the caller's sink failed: the code still says that something is wrong
        }
        return code;
    }

    // --- cold ---
    static std::int32_t manifest(const sd_sink *out) noexcept {
        return guarded(out, [&] { return write(out, G::manifest().dump(2) + "\n"), SD_OK; });
    }
    static const void *create(const sd_setup *setup, const sd_sink *error) noexcept {
        const void *made = nullptr;
        guarded(error, [&] { return made = new Configured<G>(Setup(*setup)), SD_OK; });
        return made;
    }
    static void destroy(const void *game) noexcept { delete static_cast<const Configured<G> *>(game); }
    static std::uint32_t state_size(const void *) noexcept { return sizeof(State); }
    static std::int32_t components(const void *game, const sd_sink *out) noexcept {
        return guarded(out, [&] { return write(out, whole(game).components.dump()), SD_OK; });
    }

    // --- hot ---
    static std::int32_t start(const void *game, void *state, std::uint64_t seed, const sd_sink *sink) noexcept {
        try {
            State *fresh = new (state) State{};
            fresh->rng.state = seed;
            Events events(sink);
            rules(game).start(*fresh, events);
            return (fresh->rng.state != seed ? SD_CHANCE : 0) | (events.told() ? SD_TOLD : 0);
        } catch (...) {
            return SD_FAULT;
        }
    }
    static void status(const void *game, const void *state, sd_status *out) noexcept {
        *out = rules(game).status(fixed(state));
    }
    static std::uint32_t choices(const void *game, const void *state, std::uint32_t seat, sd_choice *out,
                                 std::uint32_t room) noexcept {
        try {
            Choices list(out, room);
            rules(game).choices(fixed(state), seat, list);
            return list.count();
        } catch (...) {
            return 0;
        }
    }
    static std::int32_t apply(const void *game, void *state, std::uint32_t seat, std::uint32_t id, std::int32_t amount,
                              const sd_sink *sink) noexcept {
        try {
            const std::uint64_t before = open(state).rng.state;
            Events events(sink);
            rules(game).apply(open(state), seat, Choice{id, amount}, events);
            return (open(state).rng.state != before ? SD_CHANCE : 0) | (events.told() ? SD_TOLD : 0);
        } catch (...) {
            return SD_FAULT;
        }
    }
    static void standings(const void *game, const void *state, sd_standing *out) noexcept {
        rules(game).standings(fixed(state), out);
    }
    static std::int32_t evaluate(const void *game, const void *state, std::uint32_t seat,
                                 std::uint32_t profile) noexcept {
        if constexpr (requires { rules(game).evaluate(fixed(state), seat, profile); }) {
            return rules(game).evaluate(fixed(state), seat, profile);
        } else {
            sd_standing all[SD_MAX_SEATS]{};
            rules(game).standings(fixed(state), all);
            return all[seat].score * 8 - all[seat].place;
        }
    }
    static std::int32_t determinize(const void *game, void *state, std::uint32_t viewer, std::uint64_t seed) noexcept {
        try {
            Rng rng{seed};
            rules(game).determinize(open(state), viewer, rng);
            open(state).rng.state = rng.next(); // the dice to come are hidden too
            return SD_OK;
        } catch (...) {
            return SD_FAULT;
        }
    }
    static void reseed(const void *, void *state, std::uint64_t seed) noexcept {
        open(state).rng.state = Rng{seed}.next();
    }
    static std::uint64_t view_hash(const void *game, const void *state, std::uint32_t viewer) noexcept {
        try {
            HashTable table(viewer, whole(game).catalogue);
            rules(game).show(fixed(state), table);
            const sd_status now = rules(game).status(fixed(state));
            std::uint64_t out = mixed(table.value(), std::uint64_t{now.waiting});
            out = mixed(out, std::uint64_t{now.phase} << 48 | std::uint64_t{now.round} << 32 |
                                 std::uint64_t{now.prompt} << 16 | now.window);
            return mixed(out, std::uint64_t{now.ending} << 8 | now.optional);
        } catch (...) {
            return 0;
        }
    }
    static std::uint32_t seen(const void *game, const void *state, std::uint32_t viewer, sd_seen *out,
                              std::uint32_t room) noexcept {
        try {
            SeenTable table(viewer, out, room);
            rules(game).show(fixed(state), table);
            return table.count();
        } catch (...) {
            return 0;
        }
    }
    static std::int32_t sane(const void *game, const void *state, const sd_sink *why) noexcept {
        return guarded(why, [&]() -> std::int32_t {
            const Verdict verdict = rules(game).sane(fixed(state));
            if (verdict) return SD_OK;
            if (why) write(why, verdict.text());
            return SD_BAD_INPUT;
        });
    }

    // --- for people ---
    static Json named(const Json &list, unsigned number) {
        return number ? list.at(number - 1).at("id") : Json();
    }
    static Prompt sentences(const Configured<G> &all, const State &state, Seat viewer) {
        Prompt out;
        const unsigned kind = sd_status(all.game.status(state)).prompt;
        if (kind) {
            const Json &declared = all.manifest.at("prompts").at(kind - 1);
            out = {declared.value("text", ""), declared.value("help", ""), declared.value("wait", "")};
        }
        if constexpr (requires { all.game.prompt(state, viewer, out); }) all.game.prompt(state, viewer, out);
        return out;
    }
    static std::int32_t view(const void *game, const void *state, std::uint32_t viewer, const sd_sink *out) noexcept {
        return guarded(out, [&] {
            const Configured<G> &all = whole(game);
            const sd_status now = all.game.status(fixed(state));
            Json view = {{"viewer", viewer},
                         {"phase", named(all.manifest.at("phases"), now.phase)},
                         {"round", now.round},
                         {"prompt", named(all.manifest.at("prompts"), now.prompt)},
                         {"ending", named(all.manifest.at("endings"), now.ending)}};
            if (viewer == spectator) view["viewer"] = "spectator";
            Json waiting = Json::array();
            for (const Seat seat : each(now.waiting)) waiting.push_back(seat);
            view["waiting"] = {{"seats", waiting}, {"text", sentences(all, fixed(state), spectator).wait}};
            JsonTable table(viewer, all.catalogue, all.manifest.at("units"), all.states);
            all.game.show(fixed(state), table);
            table.finish(view);
            return write(out, view.dump()), SD_OK;
        });
    }
    static std::int32_t prompt(const void *game, const void *state, std::uint32_t viewer, const sd_sink *out) noexcept {
        return guarded(out, [&] {
            const Prompt now = sentences(whole(game), fixed(state), viewer);
            return write(out, Json({{"text", now.text}, {"help", now.help}, {"wait", now.wait}}).dump()), SD_OK;
        });
    }
    static std::int32_t describe(const void *game, const void *state, std::uint32_t seat, std::uint32_t id,
                                 const sd_sink *out) noexcept {
        return guarded(out, [&] {
            const Configured<G> &all = whole(game);
            Description words;
            all.game.describe(fixed(state), seat, Choice{id, 0}, words);
            FindTable table(seat, all.catalogue);
            all.game.show(fixed(state), table);
            const Json &act = all.manifest.at("acts").at(Choice{id, 0}.act() - 1);
            std::string text = words.text.empty() ? act.at("text").template get<std::string>() : words.text;
            Json roles = Json::object();
            for (const Description::Role &role : words.roles) {
                const bool whole_place = role.thing == Description::no_thing;
                roles[role.name] =
                    whole_place ? all.catalogue.text(role.place) : table.reference(role.place, role.thing);
                const std::string name =
                    whole_place ? all.catalogue.name(role.place) : table.name(role.place, role.thing);
                fill(text, "{" + std::string(role.name) + "}", name);
                fill(words.note, "{" + std::string(role.name) + "}", name);
            }
            const Json answer = {{"act", act.at("id")}, {"roles", roles}, {"note", words.note}, {"text", text}};
            return write(out, answer.dump()), SD_OK;
        });
    }
    static std::int32_t why_not(const void *game, const void *state, std::uint32_t seat, const char *reference,
                                const sd_sink *out) noexcept {
        return guarded(out, [&]() -> std::int32_t {
            const Configured<G> &all = whole(game);
            if constexpr (requires(Place place) { all.game.why_not(fixed(state), seat, place, 0u); }) {
                FindTable table(seat, all.catalogue);
                all.game.show(fixed(state), table);
                const auto found = table.find(reference);
                if (!found) throw std::invalid_argument("there is nothing like that in your view");
                const Verdict verdict = all.game.why_not(fixed(state), seat, found->place, found->thing);
                if (!verdict) write(out, verdict.text());
                return SD_OK;
            } else {
                static_cast<void>(reference);
                return SD_UNSUPPORTED;
            }
        });
    }
    static std::int32_t save(const void *game, const void *state, const sd_sink *out) noexcept {
        return guarded(out, [&]() -> std::int32_t {
            if constexpr (requires(State value, JsonFields &fields) { rules(game).fields(value, fields); }) {
                State copy = fixed(state);
                Json tree = Json::object();
                JsonFields fields(tree, false);
                rules(game).fields(copy, fields);
                return write(out, tree.dump(2)), SD_OK;
            } else {
                return SD_UNSUPPORTED;
            }
        });
    }
    static std::int32_t load(const void *game, void *state, const char *json, std::uint64_t length,
                             const sd_sink *error) noexcept {
        return guarded(error, [&]() -> std::int32_t {
            if constexpr (requires(State value, JsonFields &fields) { rules(game).fields(value, fields); }) {
                Json tree = Json::parse(json, json + length, nullptr, false);
                if (!tree.is_object()) throw std::invalid_argument("the state is not a JSON object");
                State fresh{};
                JsonFields fields(tree, true);
                rules(game).fields(fresh, fields);
                const Verdict verdict = rules(game).sane(fresh);
                if (!verdict) throw std::invalid_argument("the state makes no sense: " + verdict.text());
                check_waiting(game, fresh);
                open(state) = fresh;
                return SD_OK;
            } else {
                return SD_UNSUPPORTED;
            }
        });
    }
    static void check_waiting(const void *game, const State &state) {
        const sd_status now = rules(game).status(state);
        if (!now.ending && !now.waiting)
            throw std::invalid_argument("the state makes no sense: the game is not over and waits for nobody");
        for (const Seat seat : each(now.waiting)) {
            if (seat >= whole(game).seats || choices(game, &state, seat, nullptr, 0) == 0) {
                throw std::invalid_argument("the state makes no sense: seat " + std::to_string(seat) +
                                            " must answer and has no choice");
            }
        }
    }
    static std::int32_t label(const void *game, const void *state, std::uint32_t seat, const sd_sink *out) noexcept {
        return guarded(out, [&] {
            if constexpr (requires { rules(game).label(fixed(state), seat); })
                write(out, rules(game).label(fixed(state), seat));
            return SD_OK;
        });
    }
    static const void *extension(const char *) noexcept { return nullptr; }

    static constexpr sd_module table = {
        sizeof(sd_module), SD_ABI_MAJOR, SD_ABI_MINOR, manifest, create, destroy, state_size, components, start, status,
        choices, apply, standings, evaluate, determinize, reseed, view_hash, seen, sane, view, prompt, describe,
        why_not, save, load, label, extension};
};

} // namespace sitdown

// The one macro: makes a module of a game class.
#define SITDOWN_EXPORT(G)                                                                                              \
    extern "C" __attribute__((visibility("default"))) const sd_module *sitdown_entry(std::uint32_t major,              \
                                                                                     std::uint32_t) {                  \
        return major == SD_ABI_MAJOR ? &sitdown::Module<G>::table : nullptr;                                          \
    }
