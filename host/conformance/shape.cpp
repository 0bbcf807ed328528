// Shape: the module is what it says it is, and play stays within what is declared.
#include <algorithm>
#include <bit>
#include <set>

#include "host/bots/choice.hpp"
#include "host/conformance/groups.hpp"
#include "host/lab/random_choice.hpp"
#include "host/plugin/manifest_check.hpp"

namespace sitdown::host::conformance {
namespace {

std::string number(std::uint64_t value) { return std::to_string(value); }

void check_loading(Plan& plan, Findings& findings) {
    const Json& seats = plan.manifest().at("seats");
    for (auto count = seats.at("min").get<std::uint32_t>(); count <= seats.at("max").get<std::uint32_t>(); ++count) {
        try {
            const Rules rules(plan.module(), count, plan.settings().options);
            check_components(rules, findings);
        } catch (const Error& error) {
            findings.fail("shape.load", "With " + number(count) + " seats: " + error.what());
        }
    }
}

// One game, moment by moment.
class Play {
public:
    Play(const Trail& trail, const Plan& plan, Findings& findings)
        : trail_(trail), rules_(*trail.rules), findings_(findings), bound_(plan.bound()),
          thorough_(plan.settings().thorough) {}

    void look() {
        for (std::size_t at = 0; at < trail_.moments(); ++at) {
            findings_.at(at);
            const State& state = trail_.state(at);
            const sd_status now = rules_.status(state);
            phases(now);
            std::string why;
            if (!rules_.sane(state, &why)) findings_.fail("shape.sane", "`sane` says: " + why + ".");
            asked(state, now, at);
        }
        ends();
    }

private:
    void phases(const sd_status& now) {
        findings_.begin("shape.phases");
        const auto declared = [&](const char* what, const char* list, std::uint32_t value, bool needed) {
            const std::size_t size = rules_.manifest().value(list, Json::array()).size();
            if (value > size)
                findings_.fail("shape.phases", std::string("The ") + what + " " + number(value) + " is not among the " +
                                                   number(size) + " declared ones.");
            else if (value == 0 && needed)
                findings_.fail("shape.phases",
                               std::string("There is no ") + what + " though the game waits for somebody.");
        };
        declared("phase", "phases", now.phase, true);
        declared("prompt", "prompts", now.prompt, now.ending == 0);
        declared("ending", "endings", now.ending, false);
    }

    void asked(const State& state, const sd_status& now, std::size_t at) {
        findings_.begin("shape.asked");
        if (now.waiting >> rules_.seats() != 0)
            findings_.fail("shape.asked", "The game waits for a seat that is not at the table.");
        if (now.ending != 0 && now.waiting != 0)
            findings_.fail("shape.ends", "The game is over and still waits for a seat.");
        if (now.ending == 0 && now.waiting == 0)
            findings_.fail("shape.ends", "The game is not over and waits for nobody.");
        if (now.ending != 0) return;
        for (std::uint32_t seat = 0; seat < rules_.seats(); ++seat) {
            if (!(now.waiting >> seat & 1)) continue;
            std::vector<sd_choice> list;
            try {
                list = rules_.choices(state, seat);
            } catch (const Error& error) {
                findings_.fail("shape.list", error.what());
                continue;
            }
            if (list.empty()) {
                findings_.fail("shape.asked", "Seat " + number(seat) + " is asked and has no choice.");
                continue;
            }
            sound(state, seat, list);
            first(list, now);
            accepts(state, seat, list, at);
            refuses(state, seat, list, now, at);
        }
    }

    void sound(const State& state, std::uint32_t seat, const std::vector<sd_choice>& list) {
        findings_.begin("shape.list");
        std::set<std::uint32_t> ids;
        for (const sd_choice& choice : list) {
            if (!ids.insert(choice.id).second)
                findings_.fail("shape.list", words_of(rules_, {seat, choice.id, 0}) + " twice in one list.");
            const bool plain = choice.low == 0 && choice.high == 0 && choice.step == 0;
            const std::int64_t width = std::int64_t{choice.high} - choice.low;
            if (!plain && (width < 0 || choice.step <= 0 || width % choice.step != 0)) {
                findings_.fail("shape.list", words_of(rules_, {seat, choice.id, choice.low}) + " with a range from " +
                                                 std::to_string(choice.low) + " to " + std::to_string(choice.high) +
                                                 " in steps of " + std::to_string(choice.step) + ".");
            }
        }
        const auto same = [](const sd_choice& a, const sd_choice& b) {
            return a.id == b.id && a.low == b.low && a.high == b.high && a.step == b.step;
        };
        const sd_choice untouched{0xdeadbeef, 1, 2, 3};
        for (const std::size_t room : {list.size() + 1, list.size() / 2, std::size_t{0}}) {
            std::vector<sd_choice> again(list.size() + 2, untouched);
            const auto count = rules_.table().choices(rules_.game(), state.data(), seat, again.data(),
                                                      static_cast<std::uint32_t>(room));
            const auto written = static_cast<std::ptrdiff_t>(std::min(room, list.size()));
            if (count != list.size()) {
                findings_.fail("shape.list", "Seat " + number(seat) + " has " + number(list.size()) + " choices, and " +
                                                 number(count) + " when there is room for " + number(room) + ".");
            } else if (!std::equal(list.begin(), list.begin() + written, again.begin(), same)) {
                findings_.fail("shape.list",
                               "Seat " + number(seat) + " has another list, or another order, when asked again.");
            } else if (!same(again[static_cast<std::size_t>(written)], untouched)) {
                findings_.fail("shape.list", "More choices are written than there is room for.");
            }
        }
    }

    bool passes(const sd_choice& choice) const {
        const Json& acts = rules_.manifest().at("acts");
        const std::uint32_t act = choice.id >> 24;
        return act >= 1 && act <= acts.size() && acts[act - 1].value("class", "") == "pass";
    }
    void first(const std::vector<sd_choice>& list, const sd_status& now) {
        if (now.optional && !passes(list.front())) {
            findings_.fail("shape.default",
                           "The prompt may be passed for the rest of the phase, and the first choice is no pass.");
        } else if (!passes(list.front()) &&
                   std::any_of(list.begin(), list.end(), [&](const sd_choice& each) { return passes(each); })) {
            findings_.warn("shape.default",
                           "A pass is listed, but not first. That is right only where the rules name another default.");
        }
    }

    void accepts(const State& state, std::uint32_t seat, const std::vector<sd_choice>& list, std::size_t at) {
        findings_.begin("shape.accepts");
        Rng rng = trail_.dice(at, 10 + seat);
        const std::size_t tried = thorough_ ? list.size() : std::min<std::size_t>(4, list.size());
        for (std::size_t index = 0; index < tried; ++index) {
            const sd_choice& choice =
                tried == list.size() ? list[index] : list[rng.below(static_cast<std::uint32_t>(list.size()))];
            for (const std::int32_t amount :
                 {choice.low, amount_at(choice, amounts(choice) - 1), random_amount(choice, rng)}) {
                State after = state;
                try {
                    rules_.apply(after, seat, choice.id, amount);
                } catch (const Error& error) {
                    findings_.fail("shape.accepts", words_of(rules_, {seat, choice.id, amount}) +
                                                        ", as listed, and the module fails: " + error.what());
                }
                if (amounts(choice) == 1) break;
            }
        }
    }

    void refuses(const State& state, std::uint32_t seat, const std::vector<sd_choice>& list, const sd_status& now,
                 std::size_t at) {
        findings_.begin("shape.refuses");
        Rng rng = trail_.dice(at, 30 + seat);
        const sd_choice& some = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        const auto listed = [&](std::uint32_t id) {
            return std::any_of(list.begin(), list.end(), [&](const sd_choice& each) { return each.id == id; });
        };
        for (const std::uint32_t id : {some.id ^ 1u, some.id + (1u << 24), some.id ^ 1u << rng.below(32),
                                       static_cast<std::uint32_t>(rng.next())}) {
            if (!listed(id)) refused(state, {seat, id, some.low});
        }
        refused(state, {seat, some.id, some.high + 1});
        if (const std::uint32_t other = (seat + 1) % rules_.seats(); !(now.waiting >> other & 1))
            refused(state, {other, some.id, some.low});
    }
    void refused(const State& state, const Step& step) {
        State after = state;
        std::string message;
        try {
            rules_.apply_checked(after, step.seat, step.id, step.amount);
            findings_.fail("shape.refuses", words_of(rules_, step) + ", which is not listed, and it is carried out.");
            return;
        } catch (const Error& error) {
            if (error.code() != "illegal" || std::string_view(error.what()).empty()) {
                findings_.fail("shape.refuses",
                               words_of(rules_, step) + ", which is not listed, and this is said: " + error.what());
            }
        }
        if (!(after == state))
            findings_.fail("shape.refuses", words_of(rules_, step) + ", which is refused, and the state has changed.");
    }

    void ends() {
        findings_.begin("shape.ends");
        if (trail_.over) return;
        if (trail_.steps.size() > bound_)
            findings_.fail("shape.ends", "The game is not over after " + number(bound_) + " decisions.");
    }

    const Trail& trail_;
    const Rules& rules_;
    Findings& findings_;
    std::uint64_t bound_;
    bool thorough_;
};

}  // namespace

void check_play(const Trail& trail, const Plan& plan, Findings& findings) { Play(trail, plan, findings).look(); }

void check_shape(Plan& plan, Findings& findings) {
    for (const ManifestProblem& problem : check_manifest(plan.manifest()))
        findings.fail("shape.manifest", "In the manifest, " + problem.sentence + ".");
    check_loading(plan, findings);
    if (findings.failed("shape.load")) return;
    for (std::uint32_t game = 0; game < plan.settings().games; ++game) {
        findings.begin("shape.accepts");
        const Trail trail = plan.play(game, findings);
        check_play(trail, plan, findings);
        check_words(trail, findings);
    }
}

}  // namespace sitdown::host::conformance
