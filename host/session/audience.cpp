#include "host/session/audience.hpp"

#include <algorithm>

#include "host/support/hash.hpp"

namespace sitdown::host {
namespace {

// View, public facts and own choices: nothing that theorems of the contract would let depend on another's secret.
std::uint64_t seen_by(std::uint32_t viewer, const Timeline& timeline) {
    const Rules& rules = timeline.rules();
    std::uint64_t hash = rules.view_hash(timeline.state(), viewer);
    const sd_status& status = timeline.status();
    hash = hash_bytes(&status, sizeof status, hash);
    if (viewer < rules.seats() && (status.waiting >> viewer & 1)) {
        const auto list = rules.choices(timeline.state(), viewer);
        hash = hash_bytes(list.data(), list.size() * sizeof(sd_choice), hash);
    }
    return hash;
}

}  // namespace

Audience::Audience(const Timeline& timeline, std::vector<std::string> names)
    : words_(timeline.rules(), std::move(names)), heard_(timeline.size()) {
    for (const std::uint32_t viewer : viewers(timeline.rules().seats())) {
        Ear ear;
        ear.viewer = viewer;
        hear(ear, timeline, 0);
        ear.seen = seen_by(viewer, timeline);
        ear.number = 1 + ear.log.size();
        ears_.push_back(std::move(ear));
    }
}

const Audience::Ear& Audience::of(std::uint32_t viewer) const {
    for (const Ear& ear : ears_) {
        if (ear.viewer == viewer) return ear;
    }
    throw Error("usage", "There is no viewer " + std::to_string(viewer) + " at this table.");
}

std::size_t Audience::entries_until(std::uint32_t viewer, std::size_t n) const {
    const auto& steps = of(viewer).steps;
    return static_cast<std::size_t>(std::upper_bound(steps.begin(), steps.end(), n) - steps.begin());
}

void Audience::hear(Ear& ear, const Timeline& timeline, std::size_t from) const {
    for (std::size_t n = from; n <= timeline.size(); ++n) {
        for (const sd_event& event : timeline.at(n).events) {
            Json entry = words_.cut(event, ear.viewer);
            if (entry.is_null()) continue;
            ear.log.push_back(std::move(entry));
            ear.steps.push_back(n);
        }
    }
}

std::vector<Change> Audience::look(const Timeline& timeline, bool rewound) {
    std::vector<Change> changes;
    for (Ear& ear : ears_) {
        Json before;
        std::size_t same = ear.log.size();
        if (rewound) {
            before = std::exchange(ear.log, Json::array());
            ear.steps.clear();
            hear(ear, timeline, 0);
            const auto differ = std::mismatch(before.begin(), before.end(), ear.log.begin(), ear.log.end());
            same = static_cast<std::size_t>(differ.first - before.begin());
        } else {
            hear(ear, timeline, heard_ + 1);
        }
        const std::uint64_t seen = seen_by(ear.viewer, timeline);
        const bool lost = rewound && same < before.size();
        if (seen == ear.seen && ear.log.size() == same && !lost) continue;
        ear.seen = seen;
        Change change{ear.viewer, ++ear.number, lost, Json::array()};
        for (std::size_t i = same; i < ear.log.size(); ++i) change.events.push_back(ear.log[i]);
        changes.push_back(std::move(change));
    }
    heard_ = timeline.size();
    return changes;
}

std::vector<Change> Audience::tell_all() {
    std::vector<Change> changes;
    for (Ear& ear : ears_) changes.push_back({ear.viewer, ++ear.number, false, Json::array()});
    return changes;
}

}  // namespace sitdown::host
