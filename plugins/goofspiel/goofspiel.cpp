// The Take (Goofspiel), 2 to 6 seats: thirteen scores are turned up one by one; everybody sends one of thirteen
// envelopes in secret, and the fattest single envelope gets the score. If the fattest are tied, nobody gets it.
// Hidden: the order of the scores (undecided until turned up) and the envelopes of this round.
#include <sitdown/bits.hpp>
#include <sitdown/game.hpp>

using namespace sitdown;

struct Goofspiel {
    static constexpr int cards = 13;
    static constexpr int most = 6;
    enum Act : unsigned { bid = 1 };
    enum Component : unsigned { deck = 1, prize, hand, points };
    enum Text : unsigned { turned_up = 1, sent, won, tied, over };

    struct State {
        Rng rng;
        Bits<cards> deck;           // not yet turned up; its order is undecided
        Bits<cards> hand[most];     // a card that is bid stays in hand until the reveal
        std::uint8_t bid[most];     // 0 = not in yet, else the card's value
        std::int16_t points[most];
        std::uint16_t round;
        std::uint8_t prize;         // 0 = the game is over
        std::uint8_t unused[5];     // fills the last word: no padding
    };

    explicit Goofspiel(const Setup &setup) : seats(setup.seats) {}

    static Json manifest() {
        return Json::parse(R"({
  "id": "goofspiel", "version": "1.0.0", "title": "The Take",
  "about": "Thirteen scores, thirteen envelopes: the fattest single envelope takes the score.",
  "seats": {"min": 2, "max": 6}, "minutes": {"min": 5, "max": 10}, "shelf": 100, "reference": true, "decisions": 78,
  "mechanics": ["auction", "simultaneous-selection", "hand-management"],
  "hidden": ["the envelopes of this round"], "chance": ["the order of the scores"],
  "endings": [{"id": "all_taken", "text": "All thirteen scores have come up."}],
  "options": [], "profiles": [],
  "phases": [{"id": "bids", "name": "Envelopes", "help": "Everybody sends one envelope in secret."}],
  "prompts": [{"id": "bid", "text": "Choose the envelope you send for this score.",
               "help": "The fattest single envelope takes it; tied fattest envelopes take nothing.",
               "wait": "The envelopes are being filled."}],
  "acts": [{"id": "bid", "class": "bid", "roles": ["card"], "text": "Send {card}"}],
  "units": [{"id": "points", "name": "points", "role": "score"}]})");
    }

    Json components() const {
        Json faces = Json::array();
        for (int value = 1; value <= cards; ++value) {
            const std::string number = std::to_string(value);
            faces.push_back({{"id", "n" + number}, {"name", "the " + number}, {"type", "value"}, {"corner", value}});
        }
        Json out = Json::parse(R"({"components": [
  {"id": "deck", "kind": "pile", "name": "Scores to come", "owner": "table", "seen": "nobody", "area": "beside", "help": "Shuffled: nobody knows the order."},
  {"id": "prize", "kind": "row", "name": "The score", "owner": "table", "seen": "all", "area": "centre", "slots": 1, "help": "What the envelopes are for."},
  {"id": "hand", "kind": "hand", "name": "Envelopes", "owner": "seat", "seen": "all", "area": "bar", "help": "All have started with the same thirteen."},
  {"id": "points", "kind": "counter", "name": "Points", "owner": "seat", "seen": "all", "area": "panel", "unit": "points", "help": "The sum of the scores taken."}],
 "tokens": [], "texts": [
  {"id": "turned_up", "text": "The score is {face}."}, {"id": "sent", "text": "{by} sends {face}."},
  {"id": "won", "text": "{by} takes {amount} points."}, {"id": "tied", "text": "The fattest envelopes are tied: nobody takes the score."},
  {"id": "over", "text": "All scores are gone."}]})");
        out["faces"] = faces;
        return out;
    }

    void start(State &s, Events &events) const {
        s.deck = Bits<cards>::all();
        for (Seat seat = 0; seat < seats; ++seat) s.hand[seat] = Bits<cards>::all();
        turn_up(s, events);
    }

    sd_status status(const State &s) const {
        sd_status out{};
        out.round = s.round;
        out.phase = 1;
        if (!s.prize) return out.ending = 1, out;
        out.prompt = 1;
        out.window = s.round;
        for (Seat seat = 0; seat < seats; ++seat) out.waiting |= static_cast<Seats>(s.bid[seat] == 0) << seat;
        return out;
    }

    void choices(const State &s, Seat seat, Choices &list) const {
        for (const int card : s.hand[seat]) list.add(bid, static_cast<unsigned>(card) + 1);
    }

    void apply(State &s, Seat seat, Choice choice, Events &events) const {
        s.bid[seat] = static_cast<std::uint8_t>(choice.first());
        events.ready(seat);
        for (Seat other = 0; other < seats; ++other) {
            if (!s.bid[other]) return;
        }
        reveal(s, events);
        turn_up(s, events);
    }

    void standings(const State &s, sd_standing *out) const {
        for (Seat seat = 0; seat < seats; ++seat) {
            out[seat] = {s.points[seat], 1};
            for (Seat other = 0; other < seats; ++other) out[seat].place += s.points[other] > s.points[seat];
        }
    }

    // Envelopes that are in are drawn anew from what their seat could have sent.
    void determinize(State &s, Seat viewer, Rng &rng) const {
        for (Seat seat = 0; seat < seats; ++seat) {
            if (seat != viewer && s.bid[seat]) s.bid[seat] = static_cast<std::uint8_t>(s.hand[seat].random(rng) + 1);
        }
    }

    void show(const State &s, Table &table) const {
        table.count(at(deck), s.deck.count());
        if (s.prize) table.item(slot(prize, 0), {.face = s.prize, .thing = s.prize});
        for (Seat seat = 0; seat < seats; ++seat) {
            for (const int card : s.hand[seat]) {
                const auto value = static_cast<unsigned>(card) + 1;
                table.item(at(hand, seat), {.face = value, .thing = value, .picked = s.bid[seat] == value ? only(seat) : nobody});
            }
            table.number(at(points, seat), s.points[seat]);
            if (s.bid[seat]) table.mark(seat_place(seat), {.seat = static_cast<int>(seat), .text = "ready"});
        }
    }

    void describe(const State &, Seat seat, Choice choice, Description &words) const { words.card(at(hand, seat), choice.first()); }

    Verdict sane(const State &s) const {
        const int left = s.deck.count() + (s.prize != 0);
        for (Seat seat = 0; seat < seats; ++seat) {
            if (s.hand[seat].count() != left) return Verdict::no("seat {0} holds another number of envelopes than scores are left", int(seat));
            if (s.bid[seat] && !s.hand[seat].has(s.bid[seat] - 1)) return Verdict::no("seat {0} sends an envelope it has not got", int(seat));
        }
        if (s.prize && s.deck.has(s.prize - 1)) return Verdict::no("the score {0} is turned up and still to come", int(s.prize));
        return s.round == (s.prize ? cards + 1 - left : cards) ? Verdict::yes() : Verdict::no("round {0} does not fit the scores left", int(s.round));
    }

    template <class F> void fields(State &s, F &f) const {
        f.object("rng", [&] { s.rng.fields(f); });
        f.set("deck", s.deck);
        for (int seat = 0; seat < most; ++seat) f.set(("hand " + std::to_string(seat)).c_str(), s.hand[seat]);
        f("bid", s.bid, 0, cards);
        f("points", s.points, 0, 91);
        f("round", s.round, 1, cards);
        f("prize", s.prize, 0, cards);
    }

private:
    void reveal(State &s, Events &events) const {
        unsigned best = 0, winner = 0, holders = 0;
        events.next_beat();
        for (Seat seat = 0; seat < seats; ++seat) {
            events.compare({.by = static_cast<int>(seat), .face = s.bid[seat], .from = at(hand, seat), .text = sent});
            if (s.bid[seat] > best) best = s.bid[seat], winner = seat, holders = 0;
            holders += s.bid[seat] == best;
            s.hand[seat].remove(s.bid[seat] - 1);
            s.bid[seat] = 0;
        }
        events.next_beat();
        if (holders > 1) return events.say({.text = tied});
        s.points[winner] = static_cast<std::int16_t>(s.points[winner] + s.prize);
        events.change({.by = static_cast<int>(winner), .to = at(points, winner), .amount = s.prize, .unit = 1, .text = won});
    }

    void turn_up(State &s, Events &events) const {
        events.next_beat();
        if (s.deck.empty()) return s.prize = 0, events.end({.text = over});
        const int card = s.deck.random(s.rng);
        s.deck.remove(card);
        s.prize = static_cast<std::uint8_t>(card + 1);
        ++s.round;
        events.show({.face = s.prize, .from = at(deck), .to = slot(prize, 0), .text = turned_up});
    }

    Seat seats;
};

SITDOWN_EXPORT(Goofspiel)
