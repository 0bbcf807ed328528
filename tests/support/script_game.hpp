// A game that goes through the moments that a test wrote down, whatever is answered. It remembers the first answer, and
// where it stood when somebody asked what it is worth: how far a bot looks can be read off.
#pragma once

#include <sitdown/game.hpp>
#include <vector>

namespace script {

using namespace sitdown;

inline constexpr unsigned plays = 1, trades = 2, passes = 3;  // acts

struct Script {
    std::vector<Status> moments{};        // from the first to the end, which has an `ending`
    std::vector<sd_choice> first{};       // the choices at the first moment; later there is one
    int wanted = 0;                     // the nearer the first answer's amount, the better
    bool fails = false;                 // a later answer breaks the module
    std::vector<unsigned> looked_at{};    // the moments at which the bot asked for an evaluation
    std::vector<int> tried{};             // and the amounts that had been answered first
    std::vector<unsigned> profiles{};     // and the profiles it had
};
inline Script now;

struct Game {
    struct State {
        Rng rng;
        std::uint32_t at;
        std::int32_t amount;
    };

    explicit Game(const Setup &) {}

    static Json manifest() {
        return Json::parse(R"({"id": "script", "version": "1.0.0", "title": "Script", "about": "Goes its way.",
          "seats": {"min": 2, "max": 4}, "minutes": {"min": 1, "max": 1}, "shelf": 999, "decisions": 200,
           "mechanics": [],
          "hidden": [], "chance": [], "endings": [{"id": "done", "text": "It is over."}], "options": [],
          "profiles": [{"id": "meek", "text": "Gives way."}, {"id": "bold", "text": "Does not."}],
          "phases": [{"id": "one", "name": "One", "help": ""}, {"id": "two", "name": "Two", "help": ""}],
          "prompts": [{"id": "act", "text": "Act."}, {"id": "answer", "text": "Answer."}],
          "acts": [{"id": "play", "class": "play", "roles": [], "text": "Play"},
                   {"id": "trade", "class": "trade", "roles": [], "text": "Trade"},
                   {"id": "pass", "class": "pass", "roles": [], "text": "Pass"}],
          "units": [{"id": "points", "name": "points", "role": "score"}]})");
    }
    Json components() const { return {{"components", Json::array()}}; }

    void start(State &, Events &) const {}
    Status status(const State &s) const { return now.moments.at(s.at); }
    void choices(const State &s, Seat, Choices &list) const {
        if (s.at > 0) return list.add(passes);
        for (const sd_choice &each : now.first)
            list.range(each.id >> 24, each.low, each.high, each.step, each.id & 0xfff);
    }
    void apply(State &s, Seat, Choice choice, Events &) const {
        if (s.at++ == 0) s.amount = choice.amount;
        else if (now.fails) throw std::runtime_error("the script says so");
    }
    void standings(const State &, sd_standing *out) const {
        out[0].place = 1, out[1].place = out[2].place = out[3].place = 2;
    }
    int evaluate(const State &s, Seat, unsigned profile) const {
        now.looked_at.push_back(s.at);
        now.tried.push_back(s.amount);
        now.profiles.push_back(profile);
        return -std::abs(s.amount - now.wanted);
    }
    void determinize(State &, Seat, Rng &) const {}
    void show(const State &, Table &) const {}
    void describe(const State &, Seat, sitdown::Choice, Description &) const {}
    Verdict sane(const State &) const { return Verdict::yes(); }
};

inline const sd_module &table() { return sitdown::Module<Game>::table; }

} // namespace script
