// What each viewer has been told so far: his log and his change number. Works from the timeline, one viewer at a time,
// so that nothing of one viewer reaches another.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "host/rules/words.hpp"
#include "host/session/session.hpp"

namespace sitdown::host {

class Audience {
public:
    Audience(const Timeline&, std::vector<std::string> names);

    // Looks at the timeline again; a change for each viewer who can notice something. `rewound`: steps were taken
    // back or exchanged, not only added.
    std::vector<Change> look(const Timeline&, bool rewound);
    // Something that everybody at the table sees, beside the game.
    std::vector<Change> tell_all();

    std::uint64_t number(std::uint32_t viewer) const { return of(viewer).number; }
    const Json& log(std::uint32_t viewer) const { return of(viewer).log; }
    // The step that an entry of the log came from.
    std::size_t step_of(std::uint32_t viewer, std::size_t line) const { return of(viewer).steps.at(line); }
    // How many entries of the log came from the first n steps.
    std::size_t entries_until(std::uint32_t viewer, std::size_t n) const;
    const Words& words() const { return words_; }

private:
    struct Ear {
        std::uint32_t viewer = 0;
        std::uint64_t number = 1;
        std::uint64_t seen = 0;  // hash of all that he sees beside the log
        Json log = Json::array();
        std::vector<std::size_t> steps;
    };
    const Ear& of(std::uint32_t viewer) const;
    void hear(Ear&, const Timeline&, std::size_t from) const;

    Words words_;
    std::vector<Ear> ears_;
    std::size_t heard_ = 0;  // steps whose events are in the logs
};

}  // namespace sitdown::host
