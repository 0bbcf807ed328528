// A parlour game with every moment that a session has to deal with, and nothing else. In his turn a seat takes points
// (plain), rolls (chance), looks at a rival's coin (told), calls (others may object if their hidden coin is gold) or
// seals (everybody adds up a secret number in up to two steps). Three acts a turn; then stopping is the only answer,
// as it is for a caller's victims without gold and for a secret number of two parts.
#include <sitdown/dice.hpp>
#include <sitdown/game.hpp>
#include <sitdown/secret.hpp>
#include <sitdown/window.hpp>

using namespace sitdown;

struct Parlour {
    static constexpr int most = 4, rounds = 3, acts_a_turn = 3, most_parts = 2;
    enum Act : unsigned { stop = 1, take, roll_die, look, call, seal, let_it_be, object, add, done };
    enum Component : unsigned { coin = 1, points, sealed };
    enum Text : unsigned { took = 1, rolled, looked, called, objected, revealed, turn_of, over };
    enum Phase : unsigned { turn = 1, reaction, secret };

    struct Draft {
        std::uint8_t sum, parts;
        template <class F> void fields(F &f) { f("sum", sum, 0, 6), f("parts", parts, 0, most_parts); }
        friend constexpr bool operator==(const Draft &, const Draft &) = default;
    };
    struct State {
        Rng rng;
        Secret<most, Draft> window;
        Window reactions;
        std::int16_t points[most];
        std::uint16_t knows[most]; // viewers who know this seat's coin
        std::uint8_t coin[most];   // 1 = gold
        std::uint8_t round, seat, left, ending;
    };

    const Seat seats;
    const bool faulty; // breaks two promises: a call fails, and seat 1's secret answer depends on seat 0's
    explicit Parlour(const Setup &setup) : seats(setup.seats), faulty(setup.options.value("faulty", false)) {}

    static Json manifest() {
        return Json::parse(R"({"id": "parlour", "version": "1.0.0", "title": "Parlour", "about": "A game for tests.",
  "seats": {"min": 2, "max": 4}, "minutes": {"min": 1, "max": 2}, "shelf": 900, "decisions": 400,
  "mechanics": ["bluffing"], "profiles": [],
  "options": [{"id": "faulty", "name": "Faulty", "kind": "switch", "default": false,
   "settles": "whether it keeps its promises"}], "hidden": ["coins"], "chance": ["a die"],
  "endings": [{"id": "played", "text": "Three rounds have been played."}],
  "phases": [{"id": "turn", "name": "Turn", "help": "Three acts."}, {"id": "reaction", "of": "turn", "name": "Reaction",
    "help": "Gold objects."}, {"id": "secret", "name": "Secret", "help": "Add up to two parts."}],
  "prompts": [{"id": "act", "text": "Your turn, {who}.", "help": "Three acts.", "wait": "{who} acts."},
    {"id": "react", "text": "{who} calls.", "help": "Gold objects.", "wait": "{who} calls."},
    {"id": "secret", "text": "Add up.", "help": "At most two parts.", "wait": "Secret numbers."}],
  "acts": [{"id": "stop", "class": "pass", "roles": [], "text": "Stop"},
    {"id": "take", "class": "buy", "roles": ["amount"], "text": "Take {amount}"},
    {"id": "roll", "class": "play", "roles": [], "text": "Roll"},
    {"id": "look", "class": "play", "roles": ["seat"], "text": "Look at the coin of {seat}"},
    {"id": "call", "class": "attack", "roles": [], "text": "Call"},
    {"id": "seal", "class": "play", "roles": [], "text": "Seal"},
    {"id": "let_it_be", "class": "pass", "roles": [], "text": "Let it be"},
    {"id": "object", "class": "react", "roles": [], "text": "Object"},
    {"id": "add", "class": "bid", "roles": [], "text": "Add"}, {"id": "done", "class": "pass", "roles": [],
     "text": "Done"}],
  "units": [{"id": "points", "name": "points", "role": "score"}]})");
    }
    Json components() const {
        return Json::parse(R"({"components": [
  {"id": "coin", "kind": "counter", "name": "Coin", "owner": "seat", "seen": "item", "help": "1 is gold."},
  {"id": "points", "kind": "counter", "name": "Points", "owner": "seat", "unit": "points", "help": "Points."},
  {"id": "sealed", "kind": "counter", "name": "Secret", "owner": "seat", "seen": "owner", "help": "Adds up."}],
  "texts": [{"id": "took", "text": "{by} takes {amount}."}, {"id": "rolled", "text": "{by} rolls {amount}."},
  {"id": "looked", "text": "{by} sees that {whom} has {amount}.", "hidden": "{by} looks at the coin of {whom}."},
  {"id": "called", "text": "{by} calls."}, {"id": "objected", "text": "{by} objects with gold."},
  {"id": "revealed", "text": "{by} has sealed {amount}."}, {"id": "turn_of", "text": "{by} begins."},
  {"id": "over", "text": "The parlour closes."}]})");
    }

    void start(State &s, Events &events) const {
        s.round = 1;
        s.left = acts_a_turn;
        for (Seat seat = 0; seat < seats; ++seat) {
            s.coin[seat] = static_cast<std::uint8_t>(s.rng.below(2));
            s.knows[seat] = only(seat);
            events.show({.whom = int(seat), .to = at(coin, seat), .amount = s.coin[seat], .tells = only(seat)});
        }
        events.phase({.by = 0, .text = turn_of});
    }
    Status status(const State &s) const {
        if (s.ending) return {.phase = turn, .round = s.round, .ending = s.ending};
        if (s.window.is_open())
            return {.waiting = s.window.waiting(),
                    .phase = secret,
                    .round = s.round,
                    .prompt = 3,
                    .window = s.window.window()};
        if (s.reactions.is_open())
            return {
                .waiting = s.reactions.waiting(), .phase = reaction, .round = s.round, .prompt = 2, .optional = true};
        return {.waiting = seat_bit(s.seat), .phase = turn, .round = s.round, .prompt = 1};
    }
    void choices(const State &s, Seat seat, Choices &list) const {
        if (s.window.is_open()) {
            list.add(done);
            if (faulty && seat == 1 && s.window.draft(0).parts == 0) return;
            for (unsigned part = 1; part <= 3 && s.window.draft(seat).parts < most_parts; ++part) list.add(add, part);
        } else if (s.reactions.is_open()) {
            list.add(let_it_be);
            if (s.coin[seat]) list.add(object);
        } else {
            list.add(stop);
            if (s.left == 0) return;
            list.range(take, 1, 3);
            list.add(roll_die);
            for (Seat other = 0; other < seats; ++other) {
                if (other != seat && !sees(s.knows[other], seat)) list.add(look, other);
            }
            list.add(call), list.add(seal);
        }
    }
    void apply(State &s, Seat seat, Choice choice, Events &events) const {
        const int by = int(seat);
        if (choice.act() >= take && choice.act() <= seal) --s.left;
        switch (choice.act()) {
        case take:
            gain(s, seat, choice.amount);
            return events.change({.by = by, .to = at(points, seat), .amount = choice.amount, .text = took});
        case roll_die: {
            const int pips = roll(s.rng, 6);
            gain(s, seat, pips);
            return events.roll({.by = by, .to = at(points, seat), .amount = pips, .text = rolled});
        }
        case look: {
            const Seat other = choice.first();
            s.knows[other] = static_cast<std::uint16_t>(s.knows[other] | only(seat));
            return events.show({.by = by,
                                .whom = int(other),
                                .from = at(coin, other),
                                .amount = s.coin[other],
                                .text = looked,
                                .tells = only(seat, other)});
        }
        case call:
            if (faulty) throw std::logic_error("seat 1 holds gold");
            s.reactions.open_at_once(all_seats(seats) & ~seat_bit(seat));
            return events.declare({.by = by, .text = called});
        case object:
            s.coin[seat] = 0;
            s.knows[seat] = everyone;
            events.show({.by = by, .from = at(coin, seat), .amount = 1, .text = objected});
            s.reactions.pass(seat);
            return;
        case let_it_be:
            events.declare({.by = by});
            gain(s, s.seat, 1);
            s.reactions.pass(seat);
            return events.change({.by = int(s.seat), .to = at(points, s.seat), .amount = 1});
        case seal:
            s.window.open(all_seats(seats));
            return events.phase({.by = by});
        case add: {
            Draft &draft = s.window.draft(seat);
            draft.sum = static_cast<std::uint8_t>(draft.sum + choice.first()), ++draft.parts;
            return events.privately(seat);
        }
        case done:
            events.ready(seat);
            if (s.window.done(seat)) reveal(s, events);
            return;
        default: return next_turn(s, events);
        }
    }
    void standings(const State &s, sd_standing *out) const {
        for (Seat seat = 0; seat < seats; ++seat) out[seat].score = s.points[seat];
        rank_by_score({out, seats});
    }
    void determinize(State &s, Seat viewer, Rng &rng) const {
        for (Seat seat = 0; seat < seats; ++seat) {
            if (!sees(s.knows[seat], viewer)) s.coin[seat] = static_cast<std::uint8_t>(rng.below(2));
            if (seat == viewer || !s.window.is_open()) continue;
            const bool was_ready = s.window.ready(seat);
            s.window.draft(seat) = {};
            s.window.reopen(seat);
            if (was_ready) answer_anew(*this, s, seat, rng);
        }
    }
    void show(const State &s, Table &table) const {
        for (Seat seat = 0; seat < seats; ++seat) {
            table.number(at(coin, seat), s.coin[seat], s.knows[seat]);
            table.number(at(points, seat), s.points[seat]);
            if (!s.window.is_open()) continue;
            table.number(at(sealed, seat), s.window.draft(seat).sum, only(seat));
            if (s.window.ready(seat)) table.mark(seat_place(seat), {.seat = int(seat), .text = "ready"});
        }
        if (s.reactions.is_open())
            table.focus(seat_place(s.seat), s.seat == 0 ? "{seat:0} calls" : "a rival calls", s.seat);
    }
    void prompt(const State &s, Seat, Prompt &words) const {
        words.set("{who}", "{seat:" + std::to_string(s.seat) + "}");
    }
    void describe(const State &, Seat, Choice choice, Description &words) const {
        if (choice.act() == look)
            words.seat(choice.first()), words.note = "{seat:" + std::to_string(choice.first()) + "} knows it";
        if (choice.act() == add) words.text = "Add " + std::to_string(choice.first());
    }
    Verdict why_not(const State &s, Seat, Place, unsigned) const {
        if (s.reactions.is_open()) return Verdict::no("{seat:{0}} is calling", int(s.seat));
        return Verdict::no("a coin is for objecting");
    }
    Verdict sane(const State &s) const {
        return s.seat < seats && s.left <= acts_a_turn ? Verdict::yes()
                                                       : Verdict::no("seat {0} is not at the table", int(s.seat));
    }
    template <class F> void fields(State &s, F &f) const {
        f.object("rng", [&] { s.rng.fields(f); });
        f.object("window", [&] { s.window.fields(f); });
        f.object("reactions", [&] { s.reactions.fields(f); });
        f("points", s.points, 0, 1000), f("knows", s.knows, 0, 0xffff), f("coin", s.coin, 0, 1),
            f("round", s.round, 1, rounds);
        f("seat", s.seat, 0, most - 1), f("left", s.left, 0, acts_a_turn), f("ending", s.ending, 0, 1);
    }

private:
    static void gain(State &s, Seat seat, int amount) {
        s.points[seat] = static_cast<std::int16_t>(s.points[seat] + amount);
    }
    void reveal(State &s, Events &events) const {
        events.next_beat();
        for (Seat seat = 0; seat < seats; ++seat) {
            const int sum = s.window.draft(seat).sum;
            gain(s, seat, sum);
            events.compare({.by = int(seat), .to = at(points, seat), .amount = sum, .text = revealed});
        }
        s.window.clear_drafts();
    }
    void next_turn(State &s, Events &events) const {
        s.seat = static_cast<std::uint8_t>(next_seat(s.seat, seats));
        s.left = acts_a_turn;
        if (s.seat == 0 && s.round == rounds) return s.ending = 1, events.end({.text = over});
        if (s.seat == 0) ++s.round;
        events.phase({.by = s.seat, .text = turn_of});
    }
};

SITDOWN_EXPORT(Parlour)
