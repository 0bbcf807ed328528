// The Take (Goofspiel), 2 to 6 seats: thirteen scores are turned up one by one; everybody sends one of thirteen
// envelopes in secret, and the fattest single envelope gets the score. If the fattest are tied, nobody gets it.
// Hidden: the order of the scores (undecided until one is turned up) and the envelopes of this round.
#include <sitdown/game.hpp>

using namespace sitdown;

struct Goofspiel {
    static constexpr int cards = 13, most = 6; // most: players
    enum Act : unsigned { bid = 1 };
    enum Component : unsigned { deck = 1, prize, hand, points };
    enum Text : unsigned { turned_up = 1, sent, won, over, tied };

    struct State {
        Rng rng;
        Bits<cards> deck;               // not yet turned up; its order is undecided
        Bits<cards> hand[most]; // an envelope that is sent stays in hand until the reveal
        std::int16_t points[most];
        std::uint8_t bid[most]; // the envelope sent, 1 to 13; 0 = not in yet
        std::uint8_t ready;             // bit per seat
        std::uint8_t prize;             // 0 = the game is over
        std::uint8_t round, unused[5];  // fills the last word: no padding
    };

    const Seat seats;
    explicit Goofspiel(const Setup &setup) : seats(setup.seats) {}

    static Json manifest() {
        return Json::parse(R"({"id": "goofspiel", "version": "1.0.0", "title": "The Take",
  "about": "Thirteen scores, thirteen envelopes: the fattest single envelope takes the score.",
  "seats": {"min": 2, "max": 6}, "minutes": {"min": 5, "max": 10}, "shelf": 100, "reference": true, "decisions": 78,
  "mechanics": ["auction", "simultaneous-selection", "hand-management"], "options": [], "profiles": [],
  "hidden": ["the envelopes of this round"], "chance": ["the order of the scores"],
  "endings": [{"id": "all_taken", "text": "All thirteen scores have come up."}],
  "phases": [{"id": "bids", "name": "Envelopes", "help": "Everybody sends one envelope in secret."}],
  "prompts": [{"id": "bid", "text": "Choose the envelope you send for this score.",
    "help": "The fattest single envelope takes it; tied fattest envelopes take nothing.",
    "wait": "The envelopes are being filled."}],
  "acts": [{"id": "bid", "class": "bid", "roles": ["card"], "text": "Send {card}"}],
  "units": [{"id": "points", "name": "points", "one": "point", "role": "score", "suffix": " points"}]})");
    }

    Json components() const {
        Json out = Json::parse(R"({"components": [
  {"id": "deck", "kind": "pile", "name": "Scores to come", "seen": "nobody", "help": "Nobody knows the order."},
  {"id": "prize", "kind": "row", "name": "The score", "area": "centre", "slots": 1, "help": "What you bid for."},
  {"id": "hand", "kind": "hand", "name": "Envelopes", "owner": "seat", "help": "All started with the same thirteen."},
  {"id": "points", "kind": "counter", "name": "Points", "owner": "seat", "unit": "points", "help": "Scores taken."}],
  "texts": [
  {"id": "turned_up", "text": "The score is {face}."}, {"id": "sent", "text": "{by} sends {face}."},
  {"id": "won", "text": "{by} takes {amount}."}, {"id": "over", "text": "All scores are gone."},
  {"id": "tied", "text": "The fattest envelopes are tied: nobody takes the score."}]})");
        for (int value = 1; value <= cards; ++value) {
            const std::string number = std::to_string(value);
            out["faces"].push_back({{"id", "n" + number}, {"name", "the " + number}, {"corner", value}});
        }
        return out;
    }

    void start(State &s, Events &events) const {
        s.deck = Bits<cards>::all();
        for (Seat seat = 0; seat < seats; ++seat) s.hand[seat] = Bits<cards>::all();
        turn_up(s, events);
    }
    Status status(const State &s) const {
        if (!s.prize) return {.phase = 1, .round = s.round, .ending = 1};
        const Seats waiting = all_seats(seats) & ~Seats{s.ready};
        return {.waiting = waiting, .phase = 1, .round = s.round, .prompt = 1, .window = s.round};
    }
    void choices(const State &s, Seat seat, Choices &list) const {
        for (const int card : s.hand[seat]) list.add(bid, unsigned(card) + 1);
    }
    void apply(State &s, Seat seat, Choice choice, Events &events) const {
        s.bid[seat] = static_cast<std::uint8_t>(choice.first());
        s.ready = static_cast<std::uint8_t>(s.ready | seat_bit(seat));
        events.ready(seat);
        if (s.ready != all_seats(seats)) return;
        reveal(s, events);
        turn_up(s, events);
    }
    void standings(const State &s, sd_standing *out) const {
        for (Seat seat = 0; seat < seats; ++seat) out[seat].score = s.points[seat];
        rank_by_score({out, seats});
    }

    // Envelopes that are in are drawn anew from what their seat could have sent.
    void determinize(State &s, Seat viewer, Rng &rng) const {
        for (const Seat seat : each(Seats{s.ready})) {
            if (seat != viewer) s.bid[seat] = static_cast<std::uint8_t>(s.hand[seat].random(rng) + 1);
        }
    }

    void show(const State &s, Table &table) const {
        table.count(at(deck), s.deck.count());
        if (s.prize) table.item(slot(prize, 0), {.face = s.prize, .thing = s.prize});
        for (Seat seat = 0; seat < seats; ++seat) {
            for (const int card : s.hand[seat]) {
                const unsigned value = unsigned(card) + 1;
                const Viewers picked = s.bid[seat] == value ? only(seat) : nobody;
                table.item(at(hand, seat), {.face = value, .thing = value, .picked = picked});
            }
            table.number(at(points, seat), s.points[seat]);
            if (s.bid[seat]) table.mark(seat_place(seat), {.seat = int(seat), .text = "ready"});
        }
    }
    void describe(const State &, Seat seat, Choice choice, Description &words) const {
        words.card(at(hand, seat), choice.first());
    }

    Verdict sane(const State &s) const {
        const int left = s.deck.count() + (s.prize != 0);
        for (Seat seat = 0; seat < seats; ++seat) {
            const bool sends = s.bid[seat] && s.hand[seat].has(s.bid[seat] - 1);
            if (s.hand[seat].count() == left && sends == has_seat(s.ready, seat)) continue;
            return Verdict::no("seat {0} has not the envelopes it should have", seat);
        }
        const bool fits = s.round == cards + (s.prize != 0) - left && !(s.prize && s.deck.has(s.prize - 1));
        return fits ? Verdict::yes() : Verdict::no("round {0} does not fit the scores left", s.round);
    }
    template <class F> void fields(State &s, F &f) const {
        f.object("rng", [&] { s.rng.fields(f); });
        f.set("deck", s.deck), f.sets("hand", s.hand), f("points", s.points, 0, 91), f("bid", s.bid, 0, cards);
        f("ready", s.ready, 0, 63), f("prize", s.prize, 0, cards), f("round", s.round, 1, cards);
    }
    void reveal(State &s, Events &events) const {
        unsigned best = 0, holders = 0, winner = 0;
        events.next_beat();
        for (Seat seat = 0; seat < seats; ++seat) {
            events.compare({.by = int(seat), .face = s.bid[seat], .from = at(hand, seat), .text = sent});
            if (s.bid[seat] > best) best = s.bid[seat], winner = seat, holders = 0;
            holders += s.bid[seat] == best;
            s.hand[seat].remove(s.bid[seat] - 1);
            s.bid[seat] = 0;
        }
        s.ready = 0;
        events.next_beat();
        if (holders > 1) return events.say({.text = tied});
        s.points[winner] = static_cast<std::int16_t>(s.points[winner] + s.prize);
        events.change({.by = int(winner), .to = at(points, winner), .amount = s.prize, .unit = 1, .text = won});
    }
    void turn_up(State &s, Events &events) const {
        events.next_beat();
        if (s.deck.empty()) return s.prize = 0, events.end({.text = over});
        s.prize = static_cast<std::uint8_t>(1 + s.deck.draw(s.rng));
        ++s.round;
        events.show({.face = s.prize, .from = at(deck), .to = slot(prize, 0), .text = turned_up});
    }
};

SITDOWN_EXPORT(Goofspiel)
