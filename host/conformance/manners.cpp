// Manners: results that make sense, and nothing but rules: no memory, output, files or threads.
#include <algorithm>

#include "host/conformance/child.hpp"
#include "host/conformance/groups.hpp"
#include "host/conformance/hooks.hpp"
#include "host/lab/random_choice.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::uint32_t listened_games = 3;

// Places as in a race (1, 2, 2, 4) or without gaps (1, 2, 2, 3).
bool sound(const std::vector<sd_standing>& standings) {
    for (const sd_standing& mine : standings) {
        std::int32_t better = 0;
        std::vector<std::int32_t> places;
        for (const sd_standing& other : standings) {
            if (other.place >= mine.place) continue;
            ++better;
            if (std::find(places.begin(), places.end(), other.place) == places.end()) places.push_back(other.place);
        }
        if (mine.place < 1 + static_cast<std::int32_t>(places.size()) || mine.place > 1 + better) return false;
    }
    return true;
}

std::string words(const std::vector<sd_standing>& standings) {
    std::string out;
    for (const sd_standing& each : standings)
        out += (out.empty() ? "" : ", ") + std::to_string(each.score) + " at place " + std::to_string(each.place);
    return out;
}

void check_scores(const Trail& trail, Findings& findings) {
    findings.begin("manners.scores");
    const Rules& rules = *trail.rules;
    const auto profiles = static_cast<std::uint32_t>(rules.manifest().value("profiles", Json::array()).size());
    for (std::size_t at = 0; at < trail.moments(); ++at) {
        findings.at(at);
        const auto standings = rules.standings(trail.state(at));
        if (!sound(standings)) findings.fail("manners.scores", "The standings are " + words(standings) + ".");
        for (std::uint32_t seat = 0; seat < rules.seats(); ++seat)
            rules.evaluate(trail.state(at), seat, static_cast<std::uint32_t>(at) % (profiles + 1));
    }
    if (!trail.over || trail.has_step(trail.moments() - 1)) return;
    const State& last = trail.states.back();
    for (const std::uint32_t viewer : viewers(rules.seats())) {
        const auto known = rules.standings(rules.determinize(last, viewer, trail.game.seed));
        if (words(known) == words(rules.standings(last))) continue;
        findings.fail("manners.scores",
                      "The game is over with " + words(rules.standings(last)) + ", but for all that " +
                          (viewer == spectator ? std::string("a spectator") : "seat " + std::to_string(viewer)) +
                          " knows it may as well be " + words(known) + ".");
    }
}

void ignore(void*, const sd_event*) {}

// Plays through the bare table, with and without somebody who listens to the events, and counts.
class Hot {
public:
    Hot(const Rules& rules, Findings& findings)
        : rules_(rules), table_(rules.table()), game_(rules.game()), findings_(findings) {}

    void play(std::uint64_t seed, bool with_events) {
        State state(rules_.state_bytes()), other = state;
        std::vector<sd_choice> list(SD_MAX_CHOICES);
        std::vector<sd_seen> seen(4096);
        sd_standing standings[SD_MAX_SEATS];
        const sd_sink sink{nullptr, ignore, nullptr};
        const sd_sink* events = with_events ? &sink : nullptr;
        Rng rng{seed};
        call("start", [&] { table_.start(game_, state.data(), seed, events); });
        sd_status now{};
        for (std::uint64_t steps = 0; steps < 20'000; ++steps) {
            findings_.at(steps);
            call("status", [&] { table_.status(game_, state.data(), &now); });
            if (now.ending != 0 || now.waiting == 0) return;
            const auto seat = static_cast<std::uint32_t>(std::countr_zero(now.waiting));
            std::uint32_t count = 0;
            call("choices", [&] { count = table_.choices(game_, state.data(), seat, list.data(), SD_MAX_CHOICES); });
            if (count == 0 || count > SD_MAX_CHOICES) return;
            call("standings", [&] { table_.standings(game_, state.data(), standings); });
            call("evaluate", [&] { table_.evaluate(game_, state.data(), seat, 0); });
            call("view_hash", [&] { table_.view_hash(game_, state.data(), seat); });
            call("seen", [&] { table_.seen(game_, state.data(), seat, seen.data(), 4096); });
            call("sane", [&] { table_.sane(game_, state.data(), nullptr); });
            other = state;
            call("determinize", [&] { table_.determinize(game_, other.data(), seat, seed + steps); });
            call("reseed", [&] { table_.reseed(game_, other.data(), seed); });
            const sd_choice& choice = list[rng.below(count)];
            const std::int32_t amount = random_amount(choice, rng);
            std::int32_t result = 0;
            call("apply", [&] { result = table_.apply(game_, state.data(), seat, choice.id, amount, events); });
            if (result < 0) return;
        }
    }

private:
    template <class Call>
    void call(const char* name, Call call) {
        const std::uint64_t before = Hooks::allocations();
        {
            const Hooks::Listening listening;
            call();
        }
        const std::uint64_t taken = Hooks::allocations() - before;
        if (taken == 0) return;
        const std::string what =
            std::string("The call `") + name + "` allocates memory " + std::to_string(taken) + " times.";
        // Playouts never make these; searches and checks are slower for it.
        const std::string_view call_name = name;
        if (call_name == "view_hash" || call_name == "seen" || call_name == "sane")
            findings_.warn("manners.allocation", what);
        else findings_.fail("manners.allocation", what);
    }

    const Rules& rules_;
    const sd_module& table_;
    const void* game_;
    Findings& findings_;
};

// The calls that make text, which may allocate, but not read files or start threads either.
void ask_everything(const Rules& rules, const State& state) {
    const Hooks::Listening listening;
    for (const std::uint32_t viewer : viewers(rules.seats())) {
        try {
            rules.view(state, viewer);
            rules.prompt(state, viewer);
            if (viewer == spectator) continue;
            rules.label(state, viewer);
            if (!(rules.status(state).waiting >> viewer & 1)) continue;
            for (const sd_choice& choice : rules.choices(state, viewer)) rules.describe(state, viewer, choice);
        } catch (const Error&) {  // reported with the shape
        }
    }
    try {
        rules.load(rules.save(state));
    } catch (const Error&) {  // reported with the saves
    }
}

void judge(Findings& findings) {
    if (!Hooks::file_call().empty()) findings.fail("manners.files", "The module calls `" + Hooks::file_call() + "`.");
    if (!Hooks::thread_call().empty())
        findings.fail("manners.threads", "The module calls `" + Hooks::thread_call() + "`.");
    const std::string output = output_of_child();
    if (!output.empty()) findings.fail("manners.quiet", "The module writes: \"" + output.substr(0, 80) + "\".");
}

}  // namespace

void check_manners(Plan& plan, Findings& findings) {
    findings.begin("manners.allocation");
    const bool heard = Hooks::install();
    if (!heard) {
        for (const char* check : {"manners.allocation", "manners.files", "manners.threads"})
            findings.skip(check, "This system's libraries cannot be listened to.");
    }
    for (std::uint32_t game = 0; game < plan.settings().games; ++game) {
        findings.begin("manners.scores");
        const Trail trail = plan.play(game, findings);
        check_scores(trail, findings);
        if (heard && game < listened_games) {
            findings.begin("manners.allocation");
            for (const bool with_events : {false, true}) Hot(*trail.rules, findings).play(trail.game.seed, with_events);
            for (std::size_t at = 0; at < trail.moments(); ++at) {
                if (trail.sampled(at, 10, 240)) ask_everything(*trail.rules, trail.state(at));
            }
        }
        judge(findings);
    }
}

}  // namespace sitdown::host::conformance
