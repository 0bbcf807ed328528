// Garbage: bytes that mean nothing, into the two doors through which things come from outside.
#include <algorithm>

#include "host/conformance/groups.hpp"
#include "host/rules/sinks.hpp"

namespace sitdown::host::conformance {
namespace {

constexpr std::size_t all_bytes = 1'000'000;

std::string random_bytes(std::size_t count, Rng& rng) {
    std::string out;
    while (out.size() < count) {
        const std::uint64_t eight = rng.next();
        out.append(reinterpret_cast<const char*>(&eight), sizeof eight);
    }
    out.resize(count);
    return out;
}

// Half of it bytes alone, half of it a save in which some bytes are others.
void into_load(const Trail& trail, Findings& findings) {
    findings.begin("garbage.load");
    const Rules& rules = *trail.rules;
    const State& state = trail.states[trail.moments() / 2];
    const Ears saved;
    if (rules.table().save(rules.game(), state.data(), saved.sink()) < 0) {
        return findings.skip("garbage.load", "The module has no `fields`, so its states cannot be loaded from text.");
    }
    Rng rng = trail.dice(0, 260);
    for (std::size_t spent = 0, turn = 0; spent < all_bytes; ++turn) {
        std::string text;
        if (turn % 2 == 0) {
            text = random_bytes(1 + rng.below(400), rng);
            spent += text.size();
        } else {
            text = saved.text();
            for (std::uint32_t left = 1 + rng.below(4); left > 0; --left, ++spent)
                text[rng.below(static_cast<std::uint32_t>(text.size()))] = static_cast<char>(rng.next());
        }
        findings.at(turn);
        State into = state;
        const Ears ears;
        const std::int32_t result =
            rules.table().load(rules.game(), into.data(), text.data(), text.size(), ears.sink());
        if (result < 0 && !(into == state))
            findings.fail("garbage.load",
                          "Random bytes are refused as a save, and the state has changed all the same.");
        if (result >= 0 && turn % 2 == 0) findings.fail("garbage.load", "Random bytes are taken for a save.");
        if (result >= 0) rules.sane(into);
    }
}

// Bytes become a seat, an id and an amount; often enough an id that is listed, so that amounts are tried too.
void into_apply(const Trail& trail, Findings& findings) {
    findings.begin("garbage.apply");
    const Rules& rules = *trail.rules;
    Rng rng = trail.dice(0, 261);
    for (std::size_t spent = 0; spent < all_bytes; spent += 12) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(trail.moments()));
        findings.at(at);
        const State& state = trail.state(at);
        Step step{rng.below(4) == 0 ? static_cast<std::uint32_t>(rng.next()) : rng.below(rules.seats() + 1),
                  static_cast<std::uint32_t>(rng.next()), static_cast<std::int32_t>(rng.next())};
        const bool waits = step.seat < rules.seats() && (rules.status(state).waiting >> step.seat & 1) &&
                           rules.status(state).ending == 0;
        const auto list = waits ? rules.choices(state, step.seat) : std::vector<sd_choice>{};
        if (!list.empty() && rng.below(2) == 0) {
            step.id = list[rng.below(static_cast<std::uint32_t>(list.size()))].id;
            if (rng.below(2) == 0) step.amount = static_cast<std::int32_t>(rng.next() >> (33 + rng.below(30)));
        }
        const bool listed =
            std::any_of(list.begin(), list.end(), [&](const sd_choice& each) { return each.id == step.id; });
        State after = state;
        try {
            rules.apply_checked(after, step.seat, step.id, step.amount);
            if (!listed)
                findings.fail("garbage.apply", words_of(rules, step) + ", which is not listed, and it is carried out.");
        } catch (const Error& error) {
            if (error.code() != "illegal") findings.fail("garbage.apply", words_of(rules, step) + ": " + error.what());
            if (!(after == state))
                findings.fail("garbage.apply",
                              words_of(rules, step) + ", which is refused, and the state has changed.");
        }
    }
}

}  // namespace

void check_garbage(Plan& plan, Findings& findings) {
    findings.begin("garbage.apply");
    const Trail trail = plan.play(0, findings);
    into_apply(trail, findings);
    into_load(trail, findings);
}

}  // namespace sitdown::host::conformance
