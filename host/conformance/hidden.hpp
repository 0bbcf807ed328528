// Parts of the checks on hidden information: each a kind of question asked at every moment of a game.
#pragma once

#include <map>
#include <set>

#include "host/conformance/trail.hpp"

namespace sitdown::host::conformance {

std::string name_of(std::uint32_t viewer);  // "seat 2", "a spectator"

// What a viewer is shown of an event, as numbers: who is not told gets no face and no amount.
std::vector<sd_event> cut(const std::vector<sd_event>&, std::uint32_t viewer);
bool same(const std::vector<sd_event>&, const std::vector<sd_event>&);
bool same(const sd_status&, const sd_status&);
bool same(const std::vector<sd_choice>&, const std::vector<sd_choice>&);

constexpr std::uint16_t is_private = 8;  // a flag of sd_seen: not every viewer sees it

// Components are numbered for a configuration; what is counted over many games goes by the id.
std::string component_id(const Rules&, std::uint32_t number);

// State and meaning: what a viewer has in a state and in a world that he cannot tell from it.
class Worlds {
public:
    Worlds(const Trail& trail, const Settings& settings, Findings& findings)
        : trail_(trail), rules_(*trail.rules), settings_(settings), findings_(findings) {}
    void look(std::size_t at, std::uint32_t viewer, const State& world);

private:
    void texts(std::size_t at, std::uint32_t viewer, const State& world);
    void reasons(std::size_t at, std::uint32_t seat, const State& world);
    void meanings(std::size_t at, std::uint32_t viewer, const State& world);
    Json meaning(const State&, std::uint32_t seat, const sd_choice&, const Json& view, bool with_note) const;

    const Trail& trail_;
    const Rules& rules_;
    const Settings& settings_;
    Findings& findings_;
};

// Step and told: what a choice changes for those who look on.
class Steps {
public:
    Steps(const Trail& trail, const Settings& settings, Findings& findings)
        : trail_(trail), rules_(*trail.rules), settings_(settings), findings_(findings) {}
    // `worlds`: one for each viewer, in the order of viewers().
    void look(std::size_t at, const std::vector<State>& worlds);
    void told(std::size_t at);

private:
    struct Outcome {
        State state;
        bool fine = false, chance = false;
        std::vector<sd_event> events;
        bool news(std::uint32_t viewer) const;
    };
    Outcome make(const State&, const Step&) const;
    void compare(const Outcome& truth, const Step&, std::uint32_t viewer, const State& world);
    std::vector<Step> candidates(std::size_t at) const;

    const Trail& trail_;
    const Rules& rules_;
    const Settings& settings_;
    Findings& findings_;
};

// Silence: what others notice of an answer in a secret window.
class Windows {
public:
    Windows(const Trail& trail, const Settings& settings, Findings& findings)
        : trail_(trail), rules_(*trail.rules), settings_(settings), findings_(findings) {}
    void look(std::size_t at);

private:
    void silence(std::size_t at, std::uint32_t seat);
    void commute(std::size_t at);
    void take_back(std::size_t at);
    std::vector<Step> answers(std::size_t at, std::uint32_t seat, std::uint64_t salt) const;

    const Trail& trail_;
    const Rules& rules_;
    const Settings& settings_;
    Findings& findings_;
    std::size_t opened_ = 0;  // the moment at which this window was opened
    std::uint16_t number_ = 0;
};

// Hidden numbers that begin alike in every game and of whose every change all are told: whoever counts along knows
// them, and resampling may leave them as they are.
class Accounts {
public:
    void look(const Trail&, std::size_t at);
    bool open_to_all(const std::string& component) const;

private:
    struct Account {
        std::set<std::int32_t> starts;
        bool unheard = false;  // it changed in a way that was not told to all
    };
    std::map<std::string, Account> accounts_;
};

// Variety: over many moments of many games, what a viewer cannot know is not always the truth.
class Variety {
public:
    explicit Variety(Findings& findings) : findings_(findings) {}
    void look(const Trail&, std::size_t at);
    void judge();

private:
    struct Tally {
        std::uint64_t chances = 0, varied = 0;
        std::set<std::int64_t> truths;  // different true values
    };
    struct Secrets;
    void secrets(const Trail&, std::size_t at, std::uint32_t viewer, const std::vector<State>& worlds);
    void answers(const Trail&, std::size_t at, const Secrets& truth, const std::vector<Secrets>& worlds);
    void drafts(const Trail&, std::size_t at);
    void generator(const Trail&, std::size_t at);
    void rolls(const Trail&, std::size_t at);
    static void count(Tally&, bool varied);

    Findings& findings_;
    Accounts accounts_;
    Tally whole_, rolls_;
    std::map<std::uint32_t, Tally> counts_;      // how many things a rival has marked, by prompt
    std::map<std::uint32_t, Tally> known_marks_; // which known things a rival has marked, by prompt
    std::map<std::string, Tally> components_;    // private contents, by component
    std::set<std::string> drafts_;               // components whose private numbers are answers in a window
};

}  // namespace sitdown::host::conformance
