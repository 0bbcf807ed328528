#include "host/conformance/trail.hpp"

#include <algorithm>
#include <bit>
#include <cstdio>

#include "host/bots/choice.hpp"
#include "host/lab/random_choice.hpp"
#include "host/support/text.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t most_kept = std::size_t{96} << 20;  // bytes of states of one game
constexpr std::uint64_t most_decisions = 200'000;

Json varied(const Json& option, Rng& rng) {
    const std::string kind = option.at("kind");
    if (kind == "switch") return rng.below(2) == 1;
    if (kind == "number") {
        const auto low = option.at("min").get<std::int64_t>(), high = option.at("max").get<std::int64_t>();
        const auto step = std::max<std::int64_t>(1, option.value("step", std::int64_t{1}));
        return low + step * static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>((high - low) / step + 1)));
    }
    const Json& values = option.at("values");
    if (kind == "one") return values[rng.below(static_cast<std::uint32_t>(values.size()))].at("id");
    Json some = Json::array();
    for (const Json& value : values) {
        if (rng.below(2) == 1) some.push_back(value.at("id"));
    }
    return some;
}

std::string option_words(const Json& options) {
    std::string words;
    for (const auto& [key, value] : options.items()) {
        std::vector<std::string> parts;
        for (const Json& each : value.is_array() ? value : Json::array({value})) {
            parts.push_back(each.is_string() ? each.get<std::string>() : each.dump());
        }
        words.append(" --option ").append(key).append("=").append(join(parts, ","));
    }
    return words;
}

}  // namespace

std::string Game::words() const {
    std::string words = "the game with seed " + std::to_string(seed) + " and " + std::to_string(seats) + " seats";
    return options.empty() ? words : words + ", options " + options.dump();
}

std::string command(const std::string& module, const Settings& settings, std::uint32_t games, std::uint64_t seed) {
    return "sitdown validate " + module + " --games " + std::to_string(games) + " --seed " + std::to_string(seed) +
           (settings.seats ? " --seats " + std::to_string(*settings.seats) : "") + option_words(settings.options) +
           (settings.thorough ? " --thorough" : "");
}

Game game_of(const Json& manifest, const Settings& settings, std::uint64_t seed) {
    const auto least = manifest.at("seats").at("min").get<std::uint32_t>();
    const auto most = std::min<std::uint32_t>(manifest.at("seats").at("max").get<std::uint32_t>(), SD_MAX_SEATS);
    const std::uint64_t counts = most - least + 1;
    Game game{seed, settings.seats.value_or(least + static_cast<std::uint32_t>(seed % counts)), Json::object()};
    Rng rng{seed ^ 0x6f7074696f6e73u};
    const bool usual = (seed / counts) % 2 == 0;  // each seat count with the defaults first, then with others
    for (const Json& option : manifest.value("options", Json::array())) {
        const std::string id = option.at("id");
        const Json other = varied(option, rng);
        if (settings.options.contains(id)) game.options[id] = settings.options.at(id);
        else if (!usual) game.options[id] = other;
    }
    return game;
}

Rng Trail::dice(std::size_t at, std::uint64_t salt) const {
    Rng mixer{game.seed + at * 0x9e3779b97f4a7c15u + salt * 0xbf58476d1ce4e5b9u};
    return Rng{mixer.next()};
}

bool Trail::sampled(std::size_t at, std::size_t wanted, std::uint64_t salt) const {
    return moments() <= wanted || dice(at, salt).below(static_cast<std::uint32_t>(moments())) < wanted;
}

std::uint64_t Plan::bound() const {
    return std::min(manifest().value("decisions", most_decisions), most_decisions);
}

std::shared_ptr<const Rules> Plan::rules(Game& game, Findings& findings) {
    auto& made = made_[std::to_string(game.seats) + game.options.dump()];
    if (made) return made;
    try {
        return made = std::make_shared<const Rules>(module_, game.seats, game.options);
    } catch (const Error& error) {
        if (game.options == settings_.options) throw;
        findings.warn("shape.load",
                      "The options " + game.options.dump() + " are declared and refused together: " + error.what());
        game.options = settings_.options;
        return rules(game, findings);
    }
}

Trail Plan::play(std::uint32_t number, Findings& findings) {
    Trail trail;
    trail.game = game_of(manifest(), settings_, settings_.seed + number);
    findings.enter(trail);
    trail.rules = rules(trail.game, findings);
    const Rules& rules = *trail.rules;
    const std::size_t kept = std::max<std::size_t>(2, most_kept / rules.state_bytes());
    Rng rng = trail.dice(0, 1);
    State state = rules.start(trail.game.seed);
    for (;;) {
        if (trail.states.size() < kept) {
            trail.hashes.push_back(state.hash());
            trail.states.push_back(std::move(state));
            state = trail.states.back();
        }
        trail.over = rules.status(state).ending != 0;
        if (trail.over || trail.steps.size() > bound()) return trail;
        findings.at(trail.steps.size());
        const auto step = random_step(rules, state, rng);
        if (!step) return trail;
        try {
            rules.apply(state, step->seat, step->id, step->amount);
        } catch (const Error& error) {
            findings.fail("shape.accepts",
                          words_of(rules, *step) + ", as listed, and the module fails: " + error.what());
            return trail;
        }
        trail.steps.push_back(*step);
    }
}

std::optional<Step> random_step(const Rules& rules, const State& state, Rng& rng) {
    const std::uint32_t waiting = rules.status(state).waiting & ((1u << rules.seats()) - 1);
    if (waiting == 0) return std::nullopt;
    std::uint32_t left = waiting;
    for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(waiting))); skip > 0; --skip) left &= left - 1;
    const auto seat = static_cast<std::uint32_t>(std::countr_zero(left));
    const auto list = rules.choices(state, seat);
    if (list.empty()) return std::nullopt;
    const sd_choice& choice = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    return Step{seat, choice.id, random_amount(choice, rng)};
}

std::string play_on(const Rules& rules, State state, Rng rng, std::uint64_t most, bool to_the_end) {
    for (std::uint64_t made = 0; made < most; ++made) {
        if (rules.status(state).ending != 0) return {};
        const auto step = random_step(rules, state, rng);
        if (!step) return "after " + std::to_string(made) + " steps it is not over and nobody can answer";
        try {
            rules.apply(state, step->seat, step->id, step->amount);
        } catch (const Error& error) {
            return "after " + std::to_string(made) + " steps " + words_of(rules, *step) +
                   " and the module fails: " + error.what();
        }
    }
    if (!to_the_end || rules.status(state).ending != 0) return {};
    return "it is not over after " + std::to_string(most) + " steps";
}

std::string words_of(const Rules& rules, const Step& step) {
    const Json& acts = rules.manifest().at("acts");
    const std::uint32_t act = step.id >> 24;
    const std::string name = act >= 1 && act <= acts.size() ? acts[act - 1].value("id", "?") : "an undeclared act";
    char id[16];
    std::snprintf(id, sizeof id, "0x%08x", step.id);
    return "seat " + std::to_string(step.seat) + " answers " + name + " (id " + id + ", amount " +
           std::to_string(step.amount) + ")";
}

}  // namespace sitdown::host::conformance
