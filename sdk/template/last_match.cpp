// Last Match, 2 to 4 seats: in turn, everybody takes one to three matches from the table; who takes the last one pays.
// Hidden: nothing. Chance: how many matches there are. A starting point for a game of your own.
#include <sitdown/game.hpp>

using namespace sitdown;

struct LastMatch {
    enum Act : unsigned { take = 1 };
    enum Component : unsigned { matches = 1, takings };
    enum Text : unsigned { laid = 1, took, lost };

    struct State {
        Rng rng;
        std::uint16_t left, turns;
        std::uint8_t turn, loser, unused[2]; // fills the last word: no padding
    };

    const Seat seats;
    explicit LastMatch(const Setup &setup) : seats(setup.seats) {}

    static Json manifest() {
        return Json::parse(R"({"id": "last_match", "version": "0.1.0", "title": "Last Match",
  "about": "Whoever takes the last match pays.", "seats": {"min": 2, "max": 4}, "minutes": {"min": 1, "max": 2},
  "shelf": 900, "decisions": 40, "mechanics": ["push-your-luck"], "hidden": [], "chance": ["the number of matches"],
  "endings": [{"id": "last", "text": "The last match is taken."}], "options": [], "profiles": [],
  "phases": [{"id": "matches", "name": "Matches", "help": "Take one to three."}],
  "prompts": [{"id": "take", "text": "Take one to three matches.", "help": "The last one loses.",
   "wait": "{who} takes matches."}],
  "acts": [{"id": "take", "class": "draft", "roles": ["amount"], "text": "Take {amount}", "unit": "matches"}],
  "units": [{"id": "matches", "name": "matches", "role": "other", "suffix": " matches"},
            {"id": "safe", "name": "safe", "role": "score"}]})");
    }
    Json components() const {
        return Json::parse(R"({"components": [
  {"id": "matches", "kind": "counter", "name": "Matches", "area": "centre", "unit": "matches", "help": "What is left."},
  {"id": "takings", "kind": "counter", "name": "Safe", "owner": "seat", "unit": "safe",
   "help": "1 unless you took the last."}],
  "texts": [{"id": "laid", "text": "There are {amount}."}, {"id": "took", "text": "{by} takes {amount}."},
            {"id": "lost", "text": "{by} took the last match and pays."}]})");
    }

    void start(State &s, Events &events) const {
        s.left = static_cast<std::uint16_t>(s.rng.between(15, 30));
        events.change({.to = at(matches), .amount = s.left, .unit = 1, .text = laid});
    }
    Status status(const State &s) const {
        if (!s.left) return {.phase = 1, .round = s.turns / seats + 1, .ending = 1};
        return {.waiting = seat_bit(s.turn), .phase = 1, .round = s.turns / seats + 1, .prompt = 1};
    }
    void choices(const State &s, Seat, Choices &list) const { list.range(take, 1, std::min<int>(3, s.left)); }
    void apply(State &s, Seat seat, Choice choice, Events &events) const {
        s.left = static_cast<std::uint16_t>(s.left - choice.amount);
        events.change({.by = int(seat), .to = at(matches), .amount = choice.amount, .unit = 1, .text = took});
        if (!s.left) {
            s.loser = static_cast<std::uint8_t>(seat + 1);
            return events.end({.by = int(seat), .text = lost});
        }
        ++s.turns;
        s.turn = static_cast<std::uint8_t>(next_seat(seat, seats));
    }

    void standings(const State &s, sd_standing *out) const {
        for (Seat seat = 0; seat < seats; ++seat) out[seat].score = s.loser != seat + 1;
        rank_by_score({out, seats});
    }
    void determinize(State &, Seat, Rng &) const {} // nothing is hidden but the dice, and those are the layer's
    void show(const State &s, Table &table) const {
        table.number(at(matches), s.left);
        for (Seat seat = 0; seat < seats; ++seat) table.number(at(takings, seat), s.loser != seat + 1);
    }
    void prompt(const State &s, Seat, Prompt &words) const {
        words.set("{who}", "{seat:" + std::to_string(s.turn) + "}");
    }
    void describe(const State &, Seat, Choice, Description &) const {}
    Verdict sane(const State &s) const {
        return (s.left == 0) == (s.loser != 0) ? Verdict::yes() : Verdict::no("the last match has no owner");
    }
    template <class F> void fields(State &s, F &f) const {
        f.object("rng", [&] { s.rng.fields(f); });
        f("left", s.left, 0, 30), f("turns", s.turns, 0, 40), f("loser", s.loser, 0, std::uint8_t(seats));
        f("turn", s.turn, 0, std::uint8_t(seats - 1));
    }
};

SITDOWN_EXPORT(LastMatch)
